/** The rows of an index as text: one JSON array a line, ASCII alone. Pure. */
import { isAscii } from 'node:buffer';
import { Malformed } from './errors.ts';

export type Row = readonly unknown[];

const NOT_ASCII = /[\u007f-\uffff]/g;

/** JSON in ASCII, without a newline. */
export function lineOf(value: unknown): string {
  const text = JSON.stringify(value);
  NOT_ASCII.lastIndex = 0;
  return NOT_ASCII.test(text) ? text.replace(NOT_ASCII, escaped) : text;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The lines of a text that ends with a newline. @throws Malformed */
export function linesIn(bytes: Buffer): readonly string[] {
  if (!isAscii(bytes)) throw new Malformed('its index holds what is not ASCII');
  const lines = bytes.toString('latin1').split('\n');
  if (lines.pop() !== '') throw new Malformed('a line of its index does not end');
  return lines;
}

/** @throws Malformed */
export function valueIn(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch (cause) {
    throw new Malformed('a line of its index is no JSON', { cause });
  }
}

/** @throws Malformed */
export function rowIn(line: string): Row {
  const row = valueIn(line);
  if (!Array.isArray(row)) throw new Malformed('a line of its index is no row');
  return row;
}

/** Gives equal texts back as one and the same: what many rows tell of is held once. */
export type Once = (text: string) => string;

/** @param known texts that are held anyway */
export function onceEach(known: Iterable<string> = []): Once {
  const texts = new Map<string, string>();
  const once: Once = (text) => {
    const same = texts.get(text);
    if (same === undefined) texts.set(text, text);
    return same ?? text;
  };
  for (const text of known) once(text);
  return once;
}

/** A row with its texts, and those of the states in it, as `once` gives them. What lies deeper belongs to no row. */
export function asOne(row: Row, once: Once): Row {
  const given = (cell: unknown): unknown => (typeof cell === 'string' ? once(cell) : cell);
  return row.map((cell) => (Array.isArray(cell) ? cell.map(given) : given(cell)));
}

/** A whole number from `least` to `most`. @throws Malformed */
export function wholeIn(value: unknown, { least = 0, most = Number.MAX_SAFE_INTEGER } = {}): number {
  if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most)
    throw new Malformed('a number in its index is out of bounds');
  return value as number;
}
