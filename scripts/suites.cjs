/** A reporter of jest that says at the start how many suites there are, and about how long they take. */

/** On two cores, with what the suites share of them. */
const SECONDS_A_SUITE = 1.4;

module.exports = class Suites {
  onRunStart({ numTotalTestSuites: count }) {
    const seconds = Math.ceil(count * SECONDS_A_SUITE);
    const time = seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} minutes`;
    console.error(`${count} ${count === 1 ? 'suite' : 'suites'}, about ${time} on two cores\n`);
  }
};
