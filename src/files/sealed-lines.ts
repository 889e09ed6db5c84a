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
