import type { Options } from './options.ts';
import type { World } from './world.ts';

/** Prints one thing for programs. @returns false where it is wanted for people */
export function printOne({ output }: World, options: Options, value: object): boolean {
  if (options.output === 'json') output.data(`${JSON.stringify(value, null, 2)}\n`);
  else if (options.output === 'ndjson') output.data(`${JSON.stringify(value)}\n`);
  else return false;
  return true;
}

/** Prints rows for programs: as JSON one array, as NDJSON one a line. @returns false where they are wanted for people */
export function printRows({ output }: World, options: Options, rows: readonly object[]): boolean {
  if (options.output === 'json') output.data(`${JSON.stringify(rows, null, 2)}\n`);
  else if (options.output === 'ndjson') output.data(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  else return false;
  return true;
}
