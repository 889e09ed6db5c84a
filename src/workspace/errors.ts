import type { Path } from '../tree/path.ts';
import { textOf } from '../tree/path.ts';

/** The workspace cannot be worked on as it is asked for. The user can mend it; nothing was written. */
export class WorkspaceRefusal extends Error {
  override readonly name = 'WorkspaceRefusal';
  readonly hint: string;

  constructor(
    message: string,
    {
      hint = 'see `workspace.paths` of the pipeline',
      ...options
    }: ErrorOptions & { readonly hint?: string } = {},
  ) {
    super(message, options);
    this.hint = hint;
  }
}

/** `workspace.paths` of the pipeline name no folders that can be roots together. */
export class RootsRefusal extends WorkspaceRefusal {}

/** The system refused to read or write a path of the workspace; `cause` is its error. */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError';
  readonly path: Path;

  constructor(path: Path, cause: unknown) {
    super(`${textOf(path)}: ${systemReason(cause)}`, { cause });
    this.path = path;
  }
}

/** Of EACCES and EPERM: somebody may be able to give the permission. */
export const NO_ACCESS = 'permission denied';

/** The one-line text of a system error. */
export function systemReason(error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return NO_ACCESS;
    case 'EEXIST':
      return 'something else has come there meanwhile';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'no space left on the device';
    case 'EDQUOT':
      return 'the disk quota is used up';
    case 'EIO':
      return 'input/output error of the device';
    case 'ENAMETOOLONG':
      return 'the name is too long';
    case 'EMFILE':
    case 'ENFILE':
      return 'too many open files';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** The code of a system error such as `ENOENT`, or nothing. */
export function codeOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return typeof code === 'string' ? code : '';
}
