/** The text of a pipeline file, and places in it. */
import type { Checked, Place, Problem } from '../problem/problem.ts';

const MAX_BYTES = 1024 * 1024;

export interface Source {
  readonly path: string;
  readonly text: string;
  /** The offset of each line's first character. */
  readonly lineStarts: readonly number[];
}

/** A stretch of the text: offsets in UTF-16 code units, the end not included. */
export interface Spot {
  readonly start: number;
  readonly end: number;
}

/** Decodes a file's bytes; a Problem (without a place) when they are too many or are not UTF-8 text. */
export function readSource(path: string, bytes: Uint8Array): Checked<Source> {
  const problem = notText(path, bytes);
  if (problem !== null) return { ok: false, problems: [problem] };
  try {
    return { ok: true, value: sourceOf(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    const message = `${path} is not a text file in UTF-8`;
    return { ok: false, problems: [{ code: 'not-text', message, hint: 'save the file as UTF-8' }] };
  }
}

/** A Source from text that is decoded already. */
export function sourceOf(path: string, text: string): Source {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return { path, text, lineStarts };
}

/** The first line of a stretch of the text, as a Place; what goes on beyond that line is not underlined. */
export function placeOf(source: Source, spot: Spot): Place {
  const index = lineIndex(source, spot.start);
  const lineStart = source.lineStarts[index] ?? 0;
  const next = source.lineStarts[index + 1];
  const text = source.text.slice(lineStart, next === undefined ? undefined : next - 1).replace(/\r$/, '');
  const onLine = text.slice(spot.start - lineStart, Math.max(spot.end, spot.start) - lineStart).trimEnd();
  const column = spot.start - lineStart + 1;
  return { file: source.path, line: index + 1, column, length: Math.max(1, onLine.length), text };
}

/** The number, from 1, of the line that an offset is on. */
export function lineOf(source: Source, offset: number): number {
  return lineIndex(source, offset) + 1;
}

function lineIndex(source: Source, offset: number): number {
  let low = 0;
  let high = source.lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function notText(path: string, bytes: Uint8Array): Problem | null {
  if (bytes.length > MAX_BYTES) {
    const message = `${path} is longer than 1 MiB, the most that a pipeline file may have`;
    return { code: 'too-big', message, hint: 'move long scripts into files of their own and run those' };
  }
  if (bytes.includes(0)) {
    const message = `${path} is not a text file: it holds NUL bytes`;
    return { code: 'not-text', message, hint: 'name a YAML file, saved as UTF-8' };
  }
  return null;
}
