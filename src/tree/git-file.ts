/** The `.git` of a submodule, or of another working tree. Pure. */
import type { Path } from './path.ts';
import type { State } from './state.ts';

/**
 * Whether a path is such a `.git`: a file, or a link, that leads to where the repository is, in most cases in the `.git` of the
 * workspace. That is not saved, so elsewhere it would lead nowhere. A folder `.git` below the workspace is a whole repository.
 */
export function leadsIntoGit(path: Path, state: State | null): boolean {
  return path.endsWith('/.git') && (state?.kind === 'file' || state?.kind === 'link');
}
