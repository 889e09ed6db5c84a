/** The lines of a mark: text, with a checksum behind those that were written together. */
import { crc32 } from 'node:zlib';

/** The line that says that it does not tell all that the steps left. */
export const CUT_OFF = 'x';
/** The last line. Without it, something is missing. */
export const END = 'e';

/** Begins the line that seals those before it. */
const SEAL = '=';

/** Some lines with their newlines, and a checksum behind. @param texts of characters of one byte, without a newline */
export function sealed(texts: readonly string[]): Buffer {
  const lines = Buffer.from(`${texts.join('\n')}\n`, 'latin1');
  return Buffer.concat([lines, Buffer.from(`${SEAL}${sumOf(lines)}\n`, 'latin1')]);
}

/** What was sealed together; null where it does not fit its checksum, or has none. */
export function* unsealed(bytes: Buffer): Generator<readonly string[] | null> {
  let start = 0;
  let texts: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf('\n', from);
    if (end < 0) break;
    const text = bytes.toString('latin1', from, end);
    if (text.startsWith(SEAL)) {
      yield text.slice(1) === sumOf(bytes.subarray(start, from)) ? texts : null;
      start = end + 1;
      texts = [];
    } else texts.push(text);
    from = end + 1;
  }
  if (start < bytes.length) yield null;
}

function sumOf(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}

/** JSON with no character beyond one byte. */
export function ascii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The workspace is being set to what is wanted, before the first step. */
export const SETS = 's';
/** It is. */
export const IS_SET = 'd';

/** Something of the attempt runs again. */
export const RUNS = 'r';

/** Nothing of the attempt runs since a time, in ms since 1970. */
export function quietLine(since: number): string {
  return `q${since}`;
}
