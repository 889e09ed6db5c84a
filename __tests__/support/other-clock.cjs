/** Preloaded into a process: its clock is an hour `ahead` of the file system's, or `behind`, as the variable CLOCK says. Measured times go on. */
const OFF = { ahead: 3_600_000, behind: -3_600_000 }[process.env.CLOCK] ?? 0;
const real = Date.now;
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [real() + OFF] : given));
  }

  static now() {
    return real() + OFF;
  }
};
