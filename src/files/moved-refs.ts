/** What is done to the `.git` of the workspace while steps run: that is not saved. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GitCall } from '../workspace/git-call.ts';
import { type Brought, NOTHING_BROUGHT, readBrought } from '../workspace/git-checkout.ts';
import { type Refs, readRefs } from '../workspace/git-files.ts';
import type { Ground } from './ground.ts';
import type { SessionParts } from './take.ts';

export class MovedRefs {
  readonly #setting: SessionParts['setting'];
  readonly #ground: Ground;
  #hasGit: boolean;
  /** As they were when that was said last; null where there were none, or git fails to tell them. */
  #refs: Refs | null;
  /** What was checked out before the first step, and, as far as is known, when each started. */
  readonly #first: Refs | null;
  readonly #starts = new Map<string, Refs | null>();

  constructor({ setting, ground, refs }: Pick<SessionParts, 'setting' | 'ground' | 'refs'>) {
    this.#setting = setting;
    this.#ground = ground;
    this.#hasGit = hasGit(setting);
    this.#refs = refs;
    this.#first = refs;
  }

  started(step: string): void {
    this.#starts.set(step, this.#refs);
  }

  /**
   * What has come with commits, or been staged for one, since a step started.
   * @param step null for the first one @throws the signal's reason
   */
  async brought(step: string | null): Promise<Brought> {
    const call = this.#call();
    const then = step === null ? this.#first : (this.#starts.get(step) ?? null);
    return call === null || then === null ? NOTHING_BROUGHT : readBrought(call, then.commit);
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
    const call = this.#call();
    const refs = call === null ? null : await readRefs(call);
    if (refs === null || refs.all === this.#refs?.all) return false;
    this.#refs = refs;
    this.#ground.checkedOut(refs);
    return true;
  }

  #call(): GitCall | null {
    const { git, workspace, env, signal } = this.#setting;
    return git === null ? null : { git, workspace, env, signal };
  }
}

function hasGit({ workspace }: SessionParts['setting']): boolean {
  return existsSync(join(workspace, '.git'));
}
