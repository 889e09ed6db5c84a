/** What git says of the workspace while steps run: which files it tracks, and whether HEAD or a ref has moved. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '../tree/path.ts';
import { type Refs, readRefs } from '../workspace/git-files.ts';
import { indexFile, readTracked } from '../workspace/git-tracked.ts';
import type { FilesSetting } from './setting.ts';
import { gitCall, type View } from './view.ts';

const ELSEWHERE = 'a resume elsewhere will not have it';

export class Tracked {
  readonly #setting: FilesSetting;
  #before: ReadonlySet<Path>;
  #now: ReadonlySet<Path>;
  #refs: Refs | null;
  #hasGit: boolean;
  /** The file of git's index, and its stat when the tracked files were read. */
  #index: { readonly path: string | null; stat: string } | null = null;

  constructor(setting: FilesSetting, { tracked, git }: Pick<View, 'tracked' | 'git'>) {
    this.#setting = setting;
    this.#before = tracked;
    this.#now = tracked;
    this.#refs = git?.refs ?? null;
    this.#hasGit = hasGit(setting);
  }

  /** Whether git tracks a path, or did before the last look. */
  has(path: Path): boolean {
    return this.#now.has(path) || this.#before.has(path);
  }

  /** Looks again. @returns what moved since, in words @throws the signal's reason */
  async look(): Promise<readonly string[]> {
    const call = gitCall(this.#setting);
    this.#before = this.#now;
    if (call === null) return [];
    const isNew = !this.#hasGit && hasGit(this.#setting);
    this.#hasGit ||= isNew;
    if (!this.#hasGit && this.#refs === null) return [];
    const refs = await readRefs(call);
    const isMoved = refs !== null && refs.all !== this.#refs?.all;
    if (this.#setting.person && (await this.#isStaged(isMoved))) this.#now = await readTracked(call);
    if (isNew) {
      this.#refs = refs;
      return [`made .git, which is not saved: ${ELSEWHERE}`];
    }
    if (!isMoved || this.#refs === null) return [];
    this.#refs = refs;
    return [`moved HEAD or a ref of git, which is not saved: ${ELSEWHERE}`];
  }

  /** Whether the index may have changed since it was read. */
  async #isStaged(isMoved: boolean): Promise<boolean> {
    const call = gitCall(this.#setting);
    if (call === null) return false;
    this.#index ??= { path: await indexFile(call), stat: '' };
    const stat = statOf(this.#index.path);
    const isSame = stat === this.#index.stat && !isMoved;
    this.#index.stat = stat;
    return !isSame;
  }
}

function statOf(path: string | null): string {
  const stat = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

function hasGit({ workspace }: FilesSetting): boolean {
  return existsSync(join(workspace, '.git'));
}
