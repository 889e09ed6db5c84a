/** What git says of the workspace while steps run: which files it tracks, and whether HEAD or a ref has moved. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '../tree/path.ts';
import type { GitCall } from '../workspace/git-call.ts';
import { type Refs, readRefs } from '../workspace/git-files.ts';
import { indexFile } from '../workspace/git-tracked.ts';
import type { FilesSetting } from './setting.ts';
import { gitCall, trackedIn, type View } from './view.ts';

const ELSEWHERE = 'a resume elsewhere will not have it';

export class Tracked {
  readonly #setting: FilesSetting;
  #before: ReadonlySet<Path>;
  #now: ReadonlySet<Path>;
  #refs: Refs | null;
  #hasGit: boolean;
  /** Of each repository its folder, the file of its index, and the stat of that when the tracked files were read. */
  readonly #indexes: { readonly folder: string; path: string | null | undefined; stat: string }[];

  constructor(
    setting: FilesSetting,
    { tracked, git, repositories }: Pick<View, 'tracked' | 'git' | 'repositories'>,
  ) {
    this.#setting = setting;
    this.#before = tracked;
    this.#now = tracked;
    this.#refs = git?.refs ?? null;
    this.#hasGit = hasGit(setting);
    this.#indexes = repositories.map((folder) => ({ folder, path: undefined, stat: '' }));
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
    if (isNew) this.#indexes.unshift({ folder: '', path: undefined, stat: '' });
    if (this.#setting.person && (await this.#isStaged(call)))
      this.#now = await trackedIn(
        call,
        this.#indexes.map(({ folder }) => folder),
      );
    if (!this.#hasGit && this.#refs === null) return [];
    const refs = await readRefs(call);
    const isMoved = refs !== null && refs.all !== this.#refs?.all;
    if (isNew) {
      this.#refs = refs;
      return [`made .git, which is not saved: ${ELSEWHERE}`];
    }
    if (!isMoved || this.#refs === null) return [];
    this.#refs = refs;
    return [`moved HEAD or a ref of git, which is not saved: ${ELSEWHERE}`];
  }

  /** Whether an index may have changed since it was read: a commit writes it, too. */
  async #isStaged(call: GitCall): Promise<boolean> {
    let isStaged = false;
    for (const each of this.#indexes) {
      if (each.path === undefined)
        each.path = await indexFile({ ...call, workspace: join(call.workspace, each.folder) });
      const stat = statOf(each.path);
      isStaged ||= stat !== each.stat;
      each.stat = stat;
    }
    return isStaged;
  }
}

function statOf(path: string | null): string {
  const stat = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

function hasGit({ workspace }: FilesSetting): boolean {
  return existsSync(join(workspace, '.git'));
}
