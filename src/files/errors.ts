/** Why a run cannot go on in a workspace. */
import { type Path, textOf } from '../tree/path.ts';
import { NO_ACCESS } from '../workspace/errors.ts';

/** The workspace cannot be brought to where the run was. Nothing has been written. */
export class CannotResume extends Error {
  override readonly name = 'CannotResume';
  readonly hint: string;

  constructor(message: string, hint: string, options: ErrorOptions = {}) {
    super(message, options);
    this.hint = hint;
  }
}

/** A file must be in the store before it is set back, and only its owner can make that possible. */
export function cannotSetAside(path: Path, why: string): CannotResume {
  return new CannotResume(
    `${textOf(path)} must be saved before it is set back, and cannot be read: ${why}`,
    why === NO_ACCESS
      ? 'make it readable, such as by `chmod -R u+rwX` on it and the folders above, or remove it'
      : 'let nothing else write there, or remove it, and go on again',
  );
}
