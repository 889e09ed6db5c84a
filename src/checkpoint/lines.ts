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
  return mustBeRow(valueIn(line));
}

function mustBeRow(row: unknown): Row {
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

/** The rows of a text that ends with a newline, with their texts, and those of the states in them, as `once` gives them. @throws Malformed */
export function* rowsIn(bytes: Buffer, once: Once): Generator<Row> {
  // At once: to parse 100,000 rows one by one takes twice as long.
  const lines = linesIn(bytes);
  const rows = valueIn(`[${lines.join(',')}]`) as readonly unknown[];
  if (rows.length !== lines.length) throw new Malformed('a line of its index is no row');
  for (const row of rows) {
    const cells = mustBeRow(row) as unknown[];
    for (const cell of cells) if (Array.isArray(cell)) share(cell, once);
    share(cells, once);
    yield cells;
  }
}

/** What lies deeper than in a state belongs to no row. */
function share(cells: unknown[], once: Once): void {
  for (const [at, cell] of cells.entries()) if (typeof cell === 'string') cells[at] = once(cell);
}

/** A whole number from `least` to `most`. @throws Malformed */
export function wholeIn(value: unknown, { least = 0, most = Number.MAX_SAFE_INTEGER } = {}): number {
  if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most)
    throw new Malformed('a number in its index is out of bounds');
  return value as number;
}
