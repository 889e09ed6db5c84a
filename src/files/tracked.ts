/** What git says of the workspace while steps run: which files it tracks, and whether HEAD or a ref has moved. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Path } from '../tree/path.ts';
import type { GitCall } from '../workspace/git-call.ts';
import { type Glance, glanceAtRefs, type NestedRepository, readRefs } from '../workspace/git-files.ts';
import { isTracked, readTracked, type TrackedFiles, trackedNow } from '../workspace/git-tracked.ts';
import type { FilesSetting } from './setting.ts';
import { gitCall, type View } from './view.ts';

export class Tracked {
  readonly #setting: FilesSetting;
  #before: readonly TrackedFiles[];
  #now: readonly TrackedFiles[];
  #refs: string | null;
  #glance: Glance | null;
  /** Those of repositories below. */
  readonly #others: Map<NestedRepository, string>;
  #hasGit: boolean;

  constructor(
    setting: FilesSetting,
    { repositories, git, others }: Pick<View, 'repositories' | 'git' | 'others'>,
  ) {
    this.#setting = setting;
    this.#before = repositories;
    this.#now = repositories;
    this.#refs = git?.all ?? null;
    this.#glance = git?.glance ?? null;
    this.#others = new Map(others.map((each) => [each, each.refs()]));
    this.#hasGit = git !== null || hasGit(setting);
  }

  /** Whether git tracks a path, or did before the last look. */
  has(path: Path): boolean {
    return isTracked(this.#now, path) || isTracked(this.#before, path);
  }

  /** Looks again. @returns what moved since, by what to call it @throws the signal's reason */
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
    const below = this.#movedBelow();
    if (!this.#hasGit) return below;
    const before = this.#refs;
    this.#refs = (await this.#readRefs(call)) ?? before;
    if (isNew) return ['a repository', ...below];
    return before === null || this.#refs === before ? below : ['HEAD, a branch or a tag', ...below];
  }

  /** To start git after each step takes longer than many a step: it is asked where one of its files has changed. */
  async #readRefs(call: GitCall): Promise<string | null> {
    if (this.#glance !== null && this.#glance.now() === this.#glance.seen) return this.#refs;
    this.#glance = await glanceAtRefs(call);
    return (await readRefs(call)).all;
  }

  #movedBelow(): readonly string[] {
    const moved: string[] = [];
    for (const [repository, before] of this.#others) {
      const now = repository.refs();
      if (now !== before) moved.push(`HEAD, a branch or a tag in ${nameOf(repository.folder)}`);
      this.#others.set(repository, now);
    }
    return moved;
  }
}

function hasGit({ workspace }: FilesSetting): boolean {
  return existsSync(join(workspace, '.git'));
}
