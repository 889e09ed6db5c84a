/** What people are told of another workspace than the one in which a run began: what is other there, and what of their edits comes along. Pure. */
import type { Differing } from '../record/events.ts';
import type { ChangedPath } from '../tree/change.ts';
import { leadsIntoGit } from '../tree/git-file.ts';
import { type Path, parentOf } from '../tree/path.ts';
import { type Entry, sameInGit, sameState, type Tree } from '../tree/state.ts';
import { namesOf } from './capture.ts';
import type { Outlook } from './outlook.ts';

/**
 * Paths of the source that are changed, missing or new here, and that neither a step nor an edit of the run touched, or that are there as
 * none of them knew them: these are left as they are, though a step that runs again may write over them. Of a folder that is missing or
 * new only the folder itself, unless a step or an edit touched it: then what was in it besides.
 * @returns null where there are none, and in the workspace that the run left
 */
export function differingSources({ facts, known }: Pick<Outlook, 'facts' | 'known'>): Differing | null {
  const { source, sourceBefore } = facts;
  if (sourceBefore === null) return null;
  const differs = (path: Path) => !isSame(sourceBefore.get(path), source.get(path));
  const isTheirs = (path: Path) => {
    const here = source.get(path);
    return here !== undefined && here.kind !== 'directory' && !known.has(path, here);
  };
  const isNobodys = (path: Path) =>
    differs(path) &&
    (!known.isTouched(path) || isTheirs(path)) &&
    !leadsIntoGit(path, source.get(path) ?? sourceBefore.get(path) ?? null);
  const paths = [...pathsOf(sourceBefore, source)].filter((path) => {
    const above = parentOf(path);
    return isNobodys(path) && (above === null || !isNobodys(above));
  });
  return told(paths);
}

/**
 * Paths at which what persons edited in earlier attempts is not there yet, and is brought along.
 * @returns null where there are none, and in the workspace that the run left
 */
export function comingEdits({ run, facts, view }: Pick<Outlook, 'run' | 'facts' | 'view'>): Differing | null {
  if (view.place === 'left') return null;
  const edits = facts.edits.filter(({ number }) => number <= run.completions);
  const last = new Map(edits.flatMap(({ change }) => change.map((each) => [each.path, each] as const)));
  const paths = [...last.values()].flatMap((each) =>
    each.after?.kind === 'directory' || isThere(each, view.found.get(each.path)) ? [] : [each.path],
  );
  return told(paths);
}

/** Whether what an edit left is there; of a file that git may have, but for a mode that git does not keep, unless the edit is of that alone. */
function isThere({ before, after }: ChangedPath, here: Entry | undefined): boolean {
  return sameState(after, here) || (sameInGit(after, here) && !sameInGit(before, after));
}

function told(paths: Path[]): Differing | null {
  if (paths.length === 0) return null;
  return { files: paths.length, paths: namesOf(paths.sort().map((path) => ({ path }))) };
}

function* pathsOf(before: Tree, now: Tree): Generator<Path> {
  yield* before.keys();
  for (const path of now.keys()) if (!before.has(path)) yield path;
}

/** Of modes only what git keeps counts: the rest is made by the umask of each checkout. */
function isSame(before: Entry | undefined, now: Entry | undefined): boolean {
  return sameState(before, now) || sameInGit(before, now);
}
