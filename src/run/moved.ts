/** Values that steps set in another place are moved to this one. */

import type { Where } from '../record/events.ts';
import type { FolderKind } from '../record/files-events.ts';
import type { Run, StepRecord } from '../record/run.ts';

type Folders = Readonly<Record<FolderKind, string>>;

/**
 * The record with the values of steps that ended in an attempt with another workspace, temp or home folder as they
 * are here: each path at or below the old folder is moved to the new one, wherever in a value it stands.
 */
export function moved(run: Run): Run {
  const to = run.attempts.at(-1)?.where;
  const from = new Map(run.attempts.map(({ attempt, where }) => [attempt, where]));
  if (to === undefined || run.attempts.every(({ where }) => foldersOf(where, to).length === 0)) return run;
  return { ...run, steps: run.steps.map((step) => moveStep(step, from.get(step.attempt ?? 0), to)) };
}

/** A path of an attempt, where it would be in another. */
export function movedPath(path: string, from: Where, to: Folders): string {
  return moveValue(path, foldersOf(from, to));
}

/** What of a step's values `moved` changes, in words; nothing where it changes none. */
export function movedNames(before: StepRecord, after: StepRecord): readonly string[] {
  const differing = (kind: 'outputs' | 'env') =>
    Object.keys(after[kind]).filter((name) => after[kind][name] !== before[kind][name]);
  const isPathMoved = after.path.some((entry, at) => entry !== before.path[at]);
  return [
    ...differing('outputs').map((name) => `output ${name}`),
    ...differing('env').map((name) => `variable ${name}`),
    ...(isPathMoved ? ['PATH'] : []),
  ];
}

function moveStep(step: StepRecord, from: Where | undefined, to: Where): StepRecord {
  const known = from === undefined ? [] : foldersOf(from, to);
  if (known.length === 0) return step;
  const other = Object.entries(step.machine?.spellings ?? {}).map(([path, kind]): Folder => [path, to[kind]]);
  const folders = deepestFirst([...known, ...other]);
  const move = (value: string) => moveValue(value, folders);
  return {
    ...step,
    outputs: mapped(step.outputs, move),
    env: mapped(step.env, move),
    path: step.path.map(move),
  };
}

type Folder = readonly [from: string, to: string];

/** The folders that are others now. Records of old have no home and temp. */
function foldersOf(from: Where, to: Folders): readonly Folder[] {
  const pairs: readonly (readonly [string | undefined, string])[] = [
    [from.workspace, to.workspace],
    [from.temp, to.temp],
    [from.home, to.home],
  ];
  return deepestFirst(
    pairs.filter(
      (pair): pair is Folder => pair[0] !== undefined && pair[0] !== pair[1] && pair[0].length > 1,
    ),
  );
}

function deepestFirst(folders: readonly Folder[]): readonly Folder[] {
  return folders.toSorted(([a], [b]) => b.length - a.length);
}

/** Characters of names. Where one stands before or behind a folder's path, that is part of another path. */
const NAME = '\\p{L}\\p{N}_.~+%\\-';
/** What may stand before a path: also an option of one letter (-I/x), and a line's end as JSON writes it (\\n/x). */
const BEFORE = `^|file://|[^${NAME}/]|(?:^|[^${NAME}])-[A-Za-z]|\\\\[nrt]`;

function moveValue(value: string, folders: readonly Folder[]): string {
  if (folders.length === 0) return value;
  const to = new Map(folders);
  const paths = folders.map(([from]) => from.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<=${BEFORE})(?:${paths})(?![${NAME}@])`, 'gu');
  return value.replace(pattern, (path) => to.get(path) ?? path);
}

function mapped(
  values: Readonly<Record<string, string>>,
  move: (value: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, move(value)]));
}
