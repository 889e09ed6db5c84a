/** Why a run cannot go on in a workspace. */
import { type Path, textOf } from '../tree/path.ts';
import { NO_ACCESS } from '../workspace/errors.ts';
import type { Indexed } from '../workspace/stat-index.ts';

/** What is found of a run that only a person can put right: it is noted, since what they do then is none of their edits. */
export interface LeftBehind {
  /** Where the mark of the attempt is that left it; null for none. */
  readonly mark: string | null;
  /** Where something stands in the way, to be removed. */
  readonly inTheWay: readonly Path[];
  /** What steps left that did not end well: each with its step, where that is known, and what is there now, null for nothing. */
  readonly half: ReadonlyMap<Path, { readonly step: string | null; readonly now: Indexed | 'unread' | null }>;
}

const NOTHING: LeftBehind = { mark: null, inTheWay: [], half: new Map() };

/** The workspace cannot be brought to where the run was. Nothing has been written. */
export class CannotResume extends Error {
  override readonly name = 'CannotResume';
  readonly hint: string;
  readonly left: LeftBehind;

  constructor(
    message: string,
    hint: string,
    { left = NOTHING, ...options }: ErrorOptions & { readonly left?: LeftBehind } = {},
  ) {
    super(message, options);
    this.hint = hint;
    this.left = left;
  }
}

/** What is there must be in the store before it is set back, and only its owner can make that possible. */
export function cannotSetBack(path: Path, why: string, left: LeftBehind): CannotResume {
  return new CannotResume(
    `${textOf(path)} must be saved before it is set back, and cannot be read: ${why}`,
    why === NO_ACCESS
      ? 'make it readable, such as by `chmod -R u+rwX` on it and the folders above, or remove it'
      : 'let nothing else write there, or remove it, and go on again',
    { left },
  );
}
