/** The end of a log, for places that hold little. Pure. */
import { stripVTControlCharacters } from 'node:util';
import { visible } from './text.ts';

/** The lines of a log without colours and control characters. A CR ends a line too; empty lines at the end are left out. */
export function cleanLines(text: string): readonly string[] {
  return stripVTControlCharacters(text)
    .toWellFormed()
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .map(visible);
}

/**
 * As many of the last lines as fit, joined. Where not even the last one does, its end.
 * @param cost what a text takes of the limit; it must add up over the characters of a text
 */
export function lastLines(lines: readonly string[], limit: number, cost: (text: string) => number): string {
  const last = lines.at(-1);
  if (last === undefined) return '';
  const kept: string[] = [];
  let room = limit;
  for (const line of lines.toReversed()) {
    const price = cost(line) + (kept.length === 0 ? 0 : cost('\n'));
    if (price > room) break;
    room -= price;
    kept.unshift(line);
  }
  return kept.length > 0 ? kept.join('\n') : endOf(last, limit, cost);
}

/** The end of a text, with `…` in front where something is missing. */
function endOf(line: string, limit: number, cost: (text: string) => number): string {
  let room = limit - cost('…');
  if (room < 0) return '';
  const kept: string[] = [];
  for (const character of [...line].toReversed()) {
    room -= cost(character);
    if (room < 0) break;
    kept.unshift(character);
  }
  return `…${kept.join('')}`;
}

/** The beginning of a text, with `…` behind it where something is missing. @param cost as for `lastLines` */
export function beginningOf(text: string, limit: number, cost: (text: string) => number): string {
  if (cost(text) <= limit) return text;
  let room = limit - cost('…');
  if (room < 0) return '';
  let kept = '';
  for (const character of text) {
    room -= cost(character);
    if (room < 0) break;
    kept += character;
  }
  return `${kept}…`;
}
