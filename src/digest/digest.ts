import { hash } from 'node:crypto';

/** SHA-256 of some text (as UTF-8) or bytes, as 64 hexadecimal digits. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data);
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
