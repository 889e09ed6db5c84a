/** Annotations of GitHub: what stands on a file's line, and above the log of a job. Pure. */
import type { Place, Problem } from '../problem/problem.ts';
import { escapeData, escapeProperty } from './escapes.ts';
import { beginningOf, lastLines } from './log-end.ts';

export type Level = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly level: Level;
  readonly message: string;
  /** Such as `title`, `file`, `line`: see PROPERTIES. Others are left out. */
  readonly properties: Readonly<Record<string, string>>;
}

/** A step of a job shows so many of each level. */
export const MOST = 10;

/** The characters of a message, with its escapes, that are kept. */
const LONGEST = 4096;

/** The properties that the runner knows, from its `IssueCommandExtension`. */
const PROPERTIES = ['title', 'file', 'line', 'endLine', 'col', 'endColumn'];

/** The workflow command for an annotation; a message that is too long is cut. */
export function formatAnnotation({ level, message, properties }: Annotation): string {
  const given = PROPERTIES.flatMap((name) => {
    const value = properties[name] ?? '';
    return value === '' ? [] : [`${name}=${escapeProperty(beginningOf(value, 500, (text) => text.length))}`];
  });
  const head = given.length === 0 ? level : `${level} ${given.join(',')}`;
  return `::${head}::${escapeData(beginningOf(message, LONGEST, escapedLength))}`;
}

export interface FailedStep {
  readonly step: string;
  /** What is wrong, in one line. */
  readonly error: string;
  /** The step in its pipeline file; null when it is not there any more. */
  readonly place: Pick<Place, 'file' | 'line'> | null;
  /** The last lines of its log. */
  readonly log: readonly string[];
}

/** One annotation for a step that failed: its error, and as much of the end of its log as there is room for. */
export function failureAnnotation({ step, error, place, log }: FailedStep): Annotation {
  const head = beginningOf(error, LONGEST / 4, escapedLength);
  const end = lastLines(log, LONGEST - escapedLength(`${head}\n\n`), escapedLength);
  return {
    level: 'error',
    message: end.trim() === '' ? head : `${head}\n\n${end}`,
    properties: { title: step, ...propertiesOf(place) },
  };
}

/** A problem of the pipeline file. */
export function problemAnnotation({ place, message, hint }: Problem, level: Level): Annotation {
  const text = hint === undefined ? message : `${message} (${hint})`;
  if (place === undefined) return { level, message: text, properties: {} };
  const columns = { col: `${place.column}`, endColumn: `${place.column + place.length}` };
  return { level, message: text, properties: { ...propertiesOf(place), ...columns } };
}

/** The properties of a place in a file. */
export function propertiesOf(place: Pick<Place, 'file' | 'line'> | null): Readonly<Record<string, string>> {
  return place === null ? {} : { file: place.file, line: `${place.line}` };
}

/** What stands for annotations that there is no room for. @param count at least 1 */
export function moreAnnotation(level: Level, count: number): Annotation {
  const noun = count === 1 ? level : `${level}s`;
  return { level, message: `${count} more ${noun}: see the log`, properties: {} };
}

function escapedLength(text: string): number {
  return escapeData(text).length;
}
