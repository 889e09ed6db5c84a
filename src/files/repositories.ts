/** Repositories below the workspace. */
import { type Path, parentOf } from '../tree/path.ts';

/**
 * The repositories below the workspace that were there before the first step, the person's own. Their `.git` folders are not saved, as that of
 * the workspace is not. The `.git` that a step makes is saved as any other folder.
 */
export class Repositories {
  readonly #folders = new Set<Path>();
  /** `.git` files of working trees and submodules: small files, which lead to the repository. They are saved. */
  readonly #files = new Set<Path>();
  readonly #isMade: (path: Path) => boolean;
  #isOpen = true;

  /** @param isMade whether a step of the run, or of an earlier one here, made a path */
  constructor(isMade: (path: Path) => boolean) {
    this.#isMade = isMade;
  }

  /** Whether a path that is met is the `.git` folder of such a repository. */
  has(path: Path, kind: 'directory' | 'leaf'): boolean {
    if (!path.endsWith('/.git')) return false;
    if (this.#isOpen && !this.#isMade(path)) (kind === 'leaf' ? this.#files : this.#folders).add(path);
    return kind === 'directory' && this.#folders.has(path);
  }

  /** From now on a `.git` that comes is a step's. */
  close(): void {
    this.#isOpen = false;
  }

  /** Where those below the workspace are, relative to it. */
  folders(): readonly string[] {
    return this.all().flatMap((folder) => (folder.startsWith('./') ? [folder.slice(2)] : []));
  }

  /** Where they are, in all roots. */
  all(): readonly Path[] {
    return [...this.#folders, ...this.#files].flatMap((path) => parentOf(path) ?? []);
  }
}
