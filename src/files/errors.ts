/** Why a run cannot go on in a workspace. */
import { type Path, textOf } from '../tree/path.ts';
import { NO_ACCESS } from '../workspace/errors.ts';

/** What a step left by halves that only a person can get out of the way, or make readable. */
export interface LeftBehind {
  /** Where something stands in the way, to be removed. */
  readonly inTheWay: readonly Path[];
  /** What cannot be read, each with its step where that is known. */
  readonly unread: ReadonlyMap<Path, string | null>;
}

const NOTHING: LeftBehind = { inTheWay: [], unread: new Map() };

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

/**
 * What is there must be in the store before it is set back, and only its owner can make that possible.
 * @param unread it, and all else that cannot be read
 */
export function cannotSetBack(
  path: Path,
  why: string,
  unread: LeftBehind['unread'] = new Map([[path, null]]),
): CannotResume {
  return new CannotResume(
    `${textOf(path)} must be saved before it is set back, and cannot be read: ${why}`,
    why === NO_ACCESS
      ? 'make it readable, such as by `chmod -R u+rwX` on it and the folders above, or remove it'
      : 'let nothing else write there, or remove it, and go on again',
    { left: { inTheWay: [], unread } },
  );
}
