/** Values that steps set in another place are moved to this one. */
import type { Where } from '../record/events.ts';
import type { Run, StepRecord } from '../record/run.ts';

/**
 * The record with the values of steps that ended in an attempt with another workspace, temp or home folder as they
 * are here: a value at or below the old folder is moved to the new one, each part of a list with `:` by itself.
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

type Folders = Pick<Where, 'workspace' | 'temp' | 'home'>;

function moveStep(step: StepRecord, from: Where | undefined, to: Where): StepRecord {
  const folders = from === undefined ? [] : foldersOf(from, to);
  if (folders.length === 0) return step;
  const move = (value: string) => moveValue(value, folders);
  return {
    ...step,
    outputs: mapped(step.outputs, move),
    env: mapped(step.env, move),
    path: step.path.map(move),
  };
}

type Folder = readonly [from: string, to: string];

/** The folders that are others now, the deepest first. Records of old have no home and temp. */
function foldersOf(from: Where, to: Folders): readonly Folder[] {
  const pairs: readonly (readonly [string | undefined, string])[] = [
    [from.workspace, to.workspace],
    [from.temp, to.temp],
    [from.home, to.home],
  ];
  return pairs
    .filter((pair): pair is Folder => pair[0] !== undefined && pair[0] !== pair[1] && pair[0].length > 1)
    .sort(([a], [b]) => b.length - a.length);
}

function moveValue(value: string, folders: readonly Folder[]): string {
  return value
    .split(':')
    .map((part) => {
      const folder = folders.find(([from]) => part === from || part.startsWith(`${from}/`));
      return folder === undefined ? part : `${folder[1]}${part.slice(folder[0].length)}`;
    })
    .join(':');
}

function mapped(
  values: Readonly<Record<string, string>>,
  move: (value: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, move(value)]));
}
