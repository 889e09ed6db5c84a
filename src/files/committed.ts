/** What of a workspace is the work of whoever made the commit that is checked out in it, and not the run's. Pure. */
import type { Run } from '../record/run.ts';
import type { Change } from '../tree/change.ts';
import { foldersAbove, type Path } from '../tree/path.ts';
import { type Entry, sameInGit, type Tree } from '../tree/state.ts';
import { isBlob } from '../workspace/git-blob.ts';
import type { History } from './history.ts';
import type { View } from './view.ts';

interface Seeing {
  readonly view: View;
  readonly history: History;
}

/**
 * Whether the commit that is checked out here has at a path what it has not in the source before: then what is there is this source's,
 * although a step had made the same there, as where somebody has committed what a step left, or taken it out of the checkout.
 */
export function isCommitted({ view, history }: Seeing, before: Tree, path: Path): boolean {
  const { found, checkout, trace, commit } = view;
  const git = foreignGit(view);
  const [was, is] = [before.get(path), found.get(path)];
  if (is !== undefined && isAsInCommit(view, path)) return !sameInGit(was, is);
  if (git === null) return false;
  if (is === undefined && checkout.leftOut.has(path)) return true;
  const last = history.earlier ?? history.source;
  const old = was?.kind === 'file' ? last?.held.get(was.digest) : undefined;
  const id = git.held.get(path);
  if (id !== undefined) return isAnother(was, { old, id, isLink: git.special.get(path) === 'link' });
  if (is !== undefined) return false;
  if (checkout.removed.has(path) || old !== undefined) return true;
  // In a fresh clone of another commit, which may not have the old one, so is what nobody knows to have been ignored.
  const isFresh = trace === null && history.earlier === null && last?.record.commit !== commit;
  return isFresh && was !== undefined && was.kind !== 'other' && !git.ignored(path);
}

/** What git has that is checked out here; null also where steps of the run have made the repository, which is their work. */
export function foreignGit({ git, origin }: View): View['git'] {
  return origin.commit === null ? null : git;
}

/** Whether a blob of the commit is another than what was there, as far as that can be told. @param old what was there, as a blob */
function isAnother(
  was: Entry | undefined,
  { old, id, isLink }: { readonly old: string | undefined; readonly id: string; readonly isLink: boolean },
): boolean {
  if (was?.kind === 'file') return old !== undefined && old !== id;
  return was?.kind !== 'link' || !isLink || !isBlob(Buffer.from(was.target, 'latin1'), id);
}

/** Whether a file or link is what the commit has that is checked out here: of its mode git keeps whether its owner may execute it. */
function isAsInCommit(view: View, path: Path): boolean {
  const { found, committed, checkout } = view;
  const git = foreignGit(view);
  const here = found.get(path);
  const [id, special] = [git?.held.get(path), git?.special.get(path)];
  if (id === undefined) return false;
  // A file that git has in another form, as with other line ends, is what it has where it says so.
  const isClean = committed.has(path) || checkout.clean.has(path);
  if (here?.kind === 'file') return isClean && ((here.mode & 0o100) !== 0) === (special === 'executable');
  return here?.kind === 'link' && special === 'link' && isBlob(Buffer.from(here.target, 'latin1'), id);
}

/** Those of some paths that are as the commit has them that is checked out here, and the folders in which it has something. */
export function asCommitted(
  given: Seeing,
  { before, paths }: { readonly before: Tree; readonly paths: readonly Path[] },
): ReadonlySet<Path> {
  const { found } = given.view;
  const git = foreignGit(given.view);
  if (git === null || paths.length === 0) return new Set();
  const folders = foldersAbove([...git.held.keys()].filter((path) => found.has(path)));
  const isOfCommit = (path: Path) => {
    if (found.get(path)?.kind === 'directory') return folders.has(path);
    return isAsInCommit(given.view, path) || isCommitted(given, before, path);
  };
  return new Set(paths.filter(isOfCommit));
}

/**
 * Where steps have deleted what the commit that is checked out here has not, and nothing is there. Which commit had it, of those on which
 * the run has been, is not known any more: nothing is where it has been on no other.
 */
export function* goneInCommit({ view, run }: Pick<Seeing, 'view'> & { readonly run: Run }, change: Change) {
  const { found, commit } = view;
  const git = foreignGit(view);
  if (git === null || run.sources.every((source) => source.commit === commit)) return;
  const folders = foldersAbove(git.held.keys());
  for (const { path, before, after } of change) {
    if (after !== null || before === null || before.kind === 'other') continue;
    if (found.has(path) || git.held.has(path) || folders.has(path) || git.ignored(path)) continue;
    yield path;
  }
}
