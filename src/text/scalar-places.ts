/** Where a character of a YAML scalar's value stands in the file. */
import type { Source, Spot } from './source.ts';
import type { ScalarNode } from './tree.ts';

/**
 * Folding, indentation and escapes change only blanks and the way characters are written. So the n-th character
 * of the value that is no blank is the n-th of the source that is none.
 */
interface Alignment {
  /** For each character of the value: how many before it are no blanks. */
  readonly before: Int32Array;
  /** The offsets in the file of the characters that are no blanks. */
  readonly offsets: readonly number[];
}

const known = new WeakMap<ScalarNode, Alignment>();

/** A stretch of a scalar's value as a stretch of the file; the scalar's own spot where it cannot be found. */
export function spotIn(source: Source, node: ScalarNode, stretch: Spot): Spot {
  const text = `${node.value}`;
  let alignment = known.get(node);
  if (alignment === undefined) {
    alignment = { before: countBlanks(text), offsets: offsetsOf(source.text, node) };
    known.set(node, alignment);
  }
  const { before, offsets } = alignment;
  const start = offsets[before[stretch.start] ?? -1];
  if (start === undefined || offsets.length !== before[text.length]) return node;
  const last = offsets[(before[Math.min(stretch.end, text.length)] ?? 0) - 1];
  return { start, end: last === undefined || last < start ? start + 1 : last + 1 };
}

function countBlanks(text: string): Int32Array {
  const before = new Int32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) before[at + 1] = (before[at] ?? 0) + (isBlank(text[at]) ? 0 : 1);
  return before;
}

function offsetsOf(text: string, node: ScalarNode): readonly number[] {
  if (node.style === 'double') return doubleQuoted(text, node);
  const from = node.style === 'block' ? text.indexOf('\n', node.start) : node.start;
  const [start, end] = node.style === 'single' ? [node.start + 1, node.end - 1] : [from, node.end];
  const offsets: number[] = [];
  for (let at = start; at < end; at++) {
    if (isBlank(text[at])) continue;
    offsets.push(at);
    if (node.style === 'single' && text[at] === "'") at++;
  }
  return offsets;
}

function doubleQuoted(text: string, node: ScalarNode): readonly number[] {
  const offsets: number[] = [];
  for (let at = node.start + 1; at < node.end - 1; at++) {
    if (text[at] !== '\\') {
      if (!isBlank(text[at])) offsets.push(at);
      continue;
    }
    const escaped = text[at + 1] ?? '';
    const digits = { x: 2, u: 4, U: 8 }[escaped] ?? 0;
    const code = digits === 0 ? -1 : Number.parseInt(text.slice(at + 2, at + 2 + digits), 16);
    const blank = digits === 0 ? /[ \ttnr\r\n]/.test(escaped) : isBlank(String.fromCodePoint(code));
    if (!blank) offsets.push(at);
    if (!blank && code > 0xffff) offsets.push(at);
    at += digits + 1;
  }
  return offsets;
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\n' || char === '\t' || char === '\r';
}
