/** The lines of a mark: text with a checksum in front. */
import { crc32 } from 'node:zlib';

/** The line that says that it does not tell all that the steps left. */
export const CUT_OFF = 'x';
/** The last line. Without it, something is missing. */
export const END = 'e';

/** A line with its newline. @param text of characters of one byte, without a newline */
export function lineOf(text: string): string {
  return `${sumOf(text)} ${text}\n`;
}

/** The text of a line, or null when its checksum does not fit. */
export function checked(line: string): string | null {
  const text = line.slice(9);
  return line.slice(0, 8) === sumOf(text) ? text : null;
}

function sumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** JSON with no character beyond one byte. */
export function ascii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Something of the attempt runs again. */
export const RUNS = 'r';

/** Nothing of the attempt runs since a time, in ms since 1970. */
export function quietLine(since: number): string {
  return `q${since}`;
}
