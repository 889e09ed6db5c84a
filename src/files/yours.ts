/** Which files are the person's: rule 2. Pure. */
import type { Path } from '../tree/path.ts';
import type { Tree } from '../tree/state.ts';

export interface YoursFacts {
  /** Whether a person is at work here: on a command line without `CI`. */
  readonly person: boolean;
  /** Paths that git tracks, in HEAD or the index, before or after. */
  readonly isTracked: (path: Path) => boolean;
  /** The workspace before the first step, without what steps of earlier runs made, and the files that a person made since. */
  readonly source: Pick<Tree, 'has'>;
  readonly ignored: (path: Path) => boolean;
}

/** Whether a file is the person's, while no step runs whose `writes` match it. */
export function yours({ person, isTracked, source, ignored }: YoursFacts): (path: Path) => boolean {
  if (!person) return () => false;
  return (path) => isTracked(path) || (source.has(path) && !ignored(path));
}
