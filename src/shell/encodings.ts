/** Parts of a base64 text shorter than this would mask too much that is no secret. */
const SHORTEST_BASE64_PART = 4;

/**
 * The texts as which a secret may show up in output: itself, its lines, and the encodings that the runner masks too (its
 * `ValueEncoders.cs`, without those for errors of PowerShell). Lines without a letter or digit are left out: masking
 * every `{` because a secret is JSON hides nothing.
 */
export function variants(secret: string): Set<string> {
  const found = new Set<string>();
  if (secret.trim() === '') return found;
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const parts = lines.filter((line) => line !== secret && /[\p{L}\p{N}]/u.test(line));
  for (const text of [secret, secret.trim(), ...parts]) {
    for (const variant of encodings(text)) found.add(variant);
  }
  return found;
}

function* encodings(text: string): Generator<string> {
  yield text;
  yield* base64(text);
  yield JSON.stringify(text).slice(1, -1);
  const uri = encodeURIComponent(text.toWellFormed());
  yield uri;
  yield uri.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  yield text.replace(/[&<>"']/g, (char) => XML[char] ?? char);
  yield text.replaceAll("'", "''");
  yield text.replaceAll('"', '\\"');
  if (text.length > 8 && /^(["']).*\1$/s.test(text)) yield text.slice(1, -1);
}

const XML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * The base64 of a text alone, and of a text inside a longer one (`user:password`): what precedes it may shift it by none,
 * one or two bytes, and of each shift the characters made of the text's own bits alone are certain.
 */
function* base64(text: string): Generator<string> {
  const bytes = Buffer.from(text);
  yield bytes.toString('base64');
  for (const shift of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    const certain = encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
    if (certain.length >= SHORTEST_BASE64_PART) yield certain;
  }
}
