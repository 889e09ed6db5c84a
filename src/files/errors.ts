/** Why a run cannot go on in a workspace. */
import { type Path, textOf } from '../tree/path.ts';

/** The workspace cannot be brought to where the run was. Nothing has been written. */
export class CannotResume extends Error {
  override readonly name = 'CannotResume';
  readonly hint: string;
  /** What people are told to remove by hand, so that what was there may come back; null where that is none of the remedies. */
  readonly removable: Path | null;

  constructor(
    message: string,
    hint: string,
    { removable = null, ...options }: ErrorOptions & { readonly removable?: Path | null } = {},
  ) {
    super(message, options);
    this.hint = hint;
    this.removable = removable;
  }
}

/** What is there must be in the store before it is set back, and only its owner can make that possible. */
export function cannotSetBack(path: Path, why: string): CannotResume {
  return new CannotResume(
    `${textOf(path)} must be saved before it is set back, and cannot be read: ${why}`,
    `make it readable, such as by \`chmod -R u+rwX\` on it and the folders above, or remove it`,
    { removable: path },
  );
}
