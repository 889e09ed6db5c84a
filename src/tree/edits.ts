/** What a person changed since the last snapshot: rules 2, 3 and 7 of the workspace. Pure. */
import type { Path } from './path.ts';
import { sameState, type Tree } from './state.ts';

export interface Since {
  /** The last snapshot. */
  readonly last: Tree;
  readonly found: Tree;
  /** Files of the person: rule 2. */
  readonly isYours: (path: Path) => boolean;
  /** Paths that a completed step, also of an earlier run, made: where they are missing they come back. */
  readonly isMade: (path: Path) => boolean;
  /** Paths of which nothing is known now. */
  readonly isHidden: (path: Path) => boolean;
  /** After a kill: whether a path was written later than the last sign of life. Null where the attempt ended by itself. */
  readonly isAfterKill: ((path: Path) => boolean) | null;
}

export interface ToldApart {
  /** Changed by a person. */
  readonly edits: readonly Path[];
  /** Changed by the steps that were killed. */
  readonly killed: readonly Path[];
}

/** Tells a person's changes from those of steps that were killed. */
export function editsSince({ last, found, isYours, isMade, isHidden, isAfterKill }: Since): ToldApart {
  const edits: Path[] = [];
  const killed: Path[] = [];
  const tell = (path: Path) => {
    const [before, now] = [last.get(path), found.get(path)];
    if (sameState(before, now) || now?.kind === 'other' || isHidden(path)) return;
    if (isYours(path)) edits.push(path);
    else if (isAfterKill !== null) (now !== undefined && isAfterKill(path) ? edits : killed).push(path);
    // A snapshot could not read it: the step that left it may have written on.
    else if (before?.kind === 'other' && isMade(path)) killed.push(path);
    else if (now !== undefined || !isMade(path)) edits.push(path);
  };
  for (const path of last.keys()) tell(path);
  for (const path of found.keys()) if (!last.has(path)) tell(path);
  return { edits, killed };
}
