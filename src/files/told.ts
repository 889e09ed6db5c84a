/** Files as events tell them. Pure. */
import type { SourceDiffering } from '../record/files-events.ts';
import type { Change } from '../tree/change.ts';
import { type Path, parentOf } from '../tree/path.ts';
import { sameInGit, sameState } from '../tree/state.ts';
import { namesOf } from './capture.ts';
import type { Settled } from './settle.ts';
import type { Start } from './start.ts';

/** Edits as an event tells them. */
export function editsEvent(change: Change): {
  readonly paths: readonly string[];
  readonly deleted?: readonly string[];
} {
  // A folder is told by the files in it.
  const files = change.filter(({ before, after }) => (after ?? before)?.kind !== 'directory');
  const told = files.length === 0 ? change : files;
  const paths = namesOf(told.map(({ path }) => path));
  const deleted = namesOf(told.flatMap(({ path, after }) => (after === null ? [path] : [])));
  const named = deleted.filter((path) => paths.includes(path));
  return { paths, ...(named.length === 0 ? {} : { deleted: named }) };
}

/** So that the first ones that are named are not those that nobody looks for. */
export function unignoredFirst(paths: readonly Path[], ignored: (path: Path) => boolean): readonly Path[] {
  return [...paths.filter((path) => !ignored(path)), ...paths.filter(ignored)];
}

/** The steps that left some paths: in failed tries, else in completions. */
export function stepsOf(
  paths: readonly Path[],
  { start, plan }: Pick<Settled, 'start' | 'plan'>,
): readonly string[] {
  const { left, history } = start;
  const reused = new Set(plan.steps.flatMap(({ id, decision }) => (decision === 'reuse' ? [id] : [])));
  const steps = new Set(paths.flatMap((path) => left.get(path) ?? []));
  const others = new Set(paths.filter((path) => !left.has(path)));
  for (const { layer, change } of others.size === 0 ? [] : history.layers)
    if (
      layer.kind === 'step' &&
      layer.step !== null &&
      !reused.has(layer.step) &&
      change?.some(({ path }) => others.has(path)) === true
    )
      steps.add(layer.step);
  return [...steps];
}

/**
 * Source files that are changed, missing or new here, and that neither a step nor an edit of the run touched. Of a folder that is missing or
 * new only the folder itself.
 */
export function differing({ facts, bare: now, given, run, view }: Start): SourceDiffering | null {
  const { sourceBefore: before, committed, commit } = facts;
  if (before === null) return null;
  const isOther = (path: Path) => {
    const [was, is] = [before.get(path), now.get(path)];
    return !sameState(was, is) && !sameInGit(was, is) && !given.isTouched(path);
  };
  const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => {
    const above = parentOf(path);
    return isOther(path) && (above === null || !isOther(above));
  });
  if (paths.length === 0) return null;
  const isClean = (path: Path) => (now.has(path) ? committed.has(path) : !view.isTracked(path));
  const isSame = commit !== null && commit === run.sources.at(-1)?.commit;
  return {
    files: paths.length,
    paths: namesOf(paths.sort()),
    ...(isSame && paths.every(isClean) ? { uncommitted: true } : {}),
  };
}
