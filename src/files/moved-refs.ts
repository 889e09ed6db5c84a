/** What steps do to the `.git` of the workspace, which is not saved. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRefs } from '../workspace/git-files.ts';
import type { Ground } from './ground.ts';
import type { SessionParts } from './take.ts';

export class MovedRefs {
  readonly #setting: SessionParts['setting'];
  readonly #ground: Ground;
  #hasGit: boolean;
  #refs: string | null;

  constructor({ setting, ground, refs }: Pick<SessionParts, 'setting' | 'ground' | 'refs'>) {
    this.#setting = setting;
    this.#ground = ground;
    this.#hasGit = hasGit(setting);
    this.#refs = refs;
  }

  /** What was done since the last call, for people. @throws the signal's reason */
  async say(): Promise<readonly string[]> {
    if (!this.#hasGit && hasGit(this.#setting)) {
      this.#hasGit = true;
      await this.#read();
      return ['made .git, which is not saved: a resume elsewhere will not have it'];
    }
    if (this.#refs === null || !(await this.#read())) return [];
    return ['moved HEAD or a ref of git, which is not saved: a resume elsewhere will not have it'];
  }

  /** Whether they are other ones than before. */
  async #read(): Promise<boolean> {
    const { git, workspace, env, signal } = this.#setting;
    const refs = git === null ? null : await readRefs({ git, workspace, env, signal });
    if (refs === null || refs.all === this.#refs) return false;
    this.#refs = refs.all;
    this.#ground.checkedOut(refs);
    return true;
  }
}

function hasGit({ workspace }: SessionParts['setting']): boolean {
  return existsSync(join(workspace, '.git'));
}
