import { createHash, hash, subtle } from 'node:crypto';

/** SHA-256 of some text (as UTF-8) or bytes, as 64 hexadecimal digits. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data);
}

/** The same of lines with a newline between them, which are not made one text of first. */
export function sha256OfLines(lines: readonly string[]): string {
  const whole = createHash('sha256');
  for (let at = 0; at < lines.length; at += 1000)
    whole.update(`${at === 0 ? '' : '\n'}${lines.slice(at, at + 1000).join('\n')}`);
  return whole.digest('hex');
}

/** The same of many bytes, not shared, in the thread pool: of a copy, made at once. */
export async function sha256InPool(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex');
}

/** JSON with the keys of every object sorted, so that equal values have equal text. `undefined` members are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : member,
  );
}

/** The digest of a JSON-shaped value, the same for equal values whatever the order of their keys. */
export function digestOf(value: unknown): string {
  return sha256(canonicalJson(value));
}
