/** What git says of the workspace while steps run: which files it tracks, and whether HEAD or a ref has moved. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '../tree/path.ts';
import { readRefs } from '../workspace/git-files.ts';
import { isTracked, readTracked, type TrackedFiles, trackedNow } from '../workspace/git-tracked.ts';
import type { FilesSetting } from './setting.ts';
import { gitCall, type View } from './view.ts';

const ELSEWHERE = 'which is not saved: a resume elsewhere will not have it';

export class Tracked {
  readonly #setting: FilesSetting;
  #before: readonly TrackedFiles[];
  #now: readonly TrackedFiles[];
  #refs: string | null;
  #hasGit: boolean;

  constructor(setting: FilesSetting, { repositories, git }: Pick<View, 'repositories' | 'git'>) {
    this.#setting = setting;
    this.#before = repositories;
    this.#now = repositories;
    this.#refs = git?.all ?? null;
    this.#hasGit = git !== null || hasGit(setting);
  }

  /** Whether git tracks a path, or did before the last look. */
  has(path: Path): boolean {
    return isTracked(this.#now, path) || isTracked(this.#before, path);
  }

  /** Looks again. @returns what moved since, in words @throws the signal's reason */
  async look(): Promise<readonly string[]> {
    const call = gitCall(this.#setting);
    if (call === null) return [];
    const isNew = !this.#hasGit && hasGit(this.#setting);
    this.#before = this.#now;
    const now: TrackedFiles[] = [];
    for (const each of this.#before) now.push(await trackedNow(call, each));
    if (isNew && this.#setting.person) now.push(await readTracked(call, ''));
    this.#now = now;
    this.#hasGit ||= isNew;
    if (!this.#hasGit) return [];
    const [before, { all }] = [this.#refs, await readRefs(call)];
    this.#refs = all ?? before;
    if (isNew) return [`made .git, ${ELSEWHERE}`];
    return before === null || this.#refs === before ? [] : [`moved HEAD or a ref of git, ${ELSEWHERE}`];
  }
}

function hasGit({ workspace }: FilesSetting): boolean {
  return existsSync(join(workspace, '.git'));
}
