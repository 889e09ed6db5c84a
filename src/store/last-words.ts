/** Why a process ended, from what it printed to stderr. */

/** Of one line, in characters. */
const LONGEST = 2000;
/** How Node and V8 begin the line that says it. */
const REASON = /^(Uncaught )?([A-Z]\w*)?Error\b|^FATAL ERROR: |^\S*node: /;
/** What Node adds below it, whatever happened. */
const ADDED = /^(Node\.js v\d|\(Use `\S+ --trace)/;

/** The line that says why, else the last one. Null where it printed nothing, or too much. */
export function lastWordsIn(printed: string): string | null {
  const lines = printed.split(/\r?\n|\r/).filter((line) => line.trim() !== '' && !ADDED.test(line));
  const line = lines.findLast((each) => REASON.test(each)) ?? lines.at(-1);
  // Whole, or not at all: of a secret that was cut in two the rest would not be masked.
  return line === undefined || line.length > LONGEST ? null : line.trim();
}
