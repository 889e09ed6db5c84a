/** Why files that a run has saved cannot be had. */
import { type Path, textOf } from '../tree/path.ts';

/** Something that a run has saved is damaged or gone. */
export class FilesLost extends Error {
  override readonly name = 'FilesLost';

  constructor(what: string, why: string) {
    super(`${what}: ${why}`);
  }
}

/** A file is in git alone, and not in the repository that was looked at. */
export class NotInGit extends Error {
  override readonly name = 'NotInGit';
  readonly commit: string | null;

  constructor(path: Path, { why, commit }: { readonly why: string; readonly commit: string | null }) {
    super(`${textOf(path)} is kept by git alone, in the commit ${commit ?? '?'}: ${why}`);
    this.commit = commit;
  }
}
