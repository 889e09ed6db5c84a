/** A YAML mapping of names to single values, as an input of the action has one. */
import { isMap, isScalar, parseDocument } from 'yaml';

export type Mapping =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>> }
  /** One line on what is wrong. */
  | { readonly ok: false; readonly message: string };

/** Values as they are written, without their quotes: `1.0` is `1.0`. JSON is YAML; nothing, or `null`, is an empty mapping. */
export function readMapping(text: string): Mapping {
  // The schema that makes no number of what looks like one.
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false, logLevel: 'error' });
  const [wrong] = [...document.errors, ...document.warnings];
  if (wrong !== undefined) return { ok: false, message: `not valid YAML: ${wrong.message}` };
  const { contents } = document;
  if (contents === null || textOf(contents) === '') return { ok: true, values: {} };
  if (!isMap(contents)) return { ok: false, message: 'not a mapping' };
  const values: [string, string][] = [];
  for (const { key, value } of contents.items) {
    const name = textOf(key);
    const written = value === null ? '' : textOf(value);
    if (name === null || name === '') return { ok: false, message: 'a name must be a piece of text' };
    if (written === null) return { ok: false, message: `${name} is not a single value` };
    values.push([name, written]);
  }
  return { ok: true, values: Object.fromEntries(values) };
}

/** Null for what is no single value. */
function textOf(node: unknown): string | null {
  if (!isScalar(node)) return null;
  const isNull = node.type === 'PLAIN' && /^(null|~|)$/.test(`${node.value ?? ''}`);
  return isNull ? '' : `${node.value}`;
}
