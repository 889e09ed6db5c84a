/** Lines of text, with a checksum behind those that were written together. */
import { crc32 } from 'node:zlib';

/** Begins the line that seals those before it. */
const SEAL = '=';

/** Some lines with their newlines, and a checksum behind. @param texts of characters of one byte, without a newline */
export function sealed(texts: readonly string[]): Buffer {
  const lines = Buffer.from(`${texts.join('\n')}\n`, 'latin1');
  return Buffer.concat([lines, Buffer.from(`${SEAL}${sumOf(lines)}\n`, 'latin1')]);
}

/** What was sealed together; null where it does not fit its checksum, or has none. */
export function* unsealed(bytes: Buffer): Generator<readonly string[] | null> {
  for (let start = 0; start < bytes.length; ) {
    const last = bytes.indexOf(`\n${SEAL}`, start);
    const end = last < 0 ? -1 : bytes.indexOf('\n', last + 1);
    if (end < 0) {
      yield null;
      return;
    }
    const seal = bytes.toString('latin1', last + 1 + SEAL.length, end);
    const isWhole = seal === sumOf(bytes.subarray(start, last + 1));
    yield isWhole ? bytes.toString('latin1', start, last).split('\n') : null;
    start = end + 1;
  }
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
