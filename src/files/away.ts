/** What steps with `keep` find of failed tries, where other steps run before: it comes back when they start. */
import type { Change } from '../tree/change.ts';
import { changeBetween } from '../tree/diff.ts';
import { fittingOn } from '../tree/fitting.ts';
import { fold } from '../tree/fold.ts';
import { type Path, textOf } from '../tree/path.ts';
import { type Entry, sameState } from '../tree/state.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { namesOf } from './capture.ts';
import type { HalfFiles } from './half.ts';
import { keptIsLost } from './kept.ts';
import { firstOf, lostOf, type Move, type Moved, move } from './restore.ts';
import type { Taking } from './take.ts';

export class AwayFiles {
  readonly #taking: Taking;
  readonly #half: HalfFiles;

  constructor(taking: Taking, half: HalfFiles) {
    this.#taking = taking;
    this.#half = half;
  }

  has(step: string): boolean {
    return this.#taking.parts.away.has(step);
  }

  /**
   * Brings back what a step had written, where it would find now what it found there then.
   * @returns the paths that are its own before it starts
   * @throws ContentLost, WorkspaceError, the signal's reason: what was done until then is half-written
   */
  async bring(step: string): Promise<readonly Path[]> {
    const { ground } = this.#taking.parts;
    const isFree = (path: Path) => ground.apart(path) === undefined;
    const { fitting, others } = fittingOn(this.#of(step), ground.model, isFree);
    const moves = this.#movesFor(fitting);
    const lost = await lostOf(moves, this.#taking.parts);
    const [gone] = moves.filter(({ wanted }) => wanted?.kind === 'file' && lost.has(wanted.digest));
    if (gone?.wanted?.kind === 'file') {
      const why = `${textOf(gone.path)}: ${lost.get(gone.wanted.digest)}`;
      this.#warn(step, keptIsLost(why));
      return [];
    }
    const { blocked, indexed } = await this.#move(step, moves);
    const back = moves.map(({ path }) => path).filter((path) => indexed.has(path));
    for (const path of back) ground.part(path, { entry: indexed.get(path)?.entry ?? null, step });
    ground.flush();
    const isThere = ({ path, after }: Change[number]) =>
      indexed.has(path) || sameState(after, ground.before(path));
    await this.#setAside(step, [...others, ...fitting.filter((each) => !isThere(each))]);
    const missing = [...others.flatMap(nameIfThere), ...blocked];
    if (missing.length > 0)
      this.#warn(step, `not all is back that it had kept of its last try: ${firstOf(missing)}`);
    return back;
  }

  /** The step is skipped: what it had written is not brought back. */
  skipped(step: string): Promise<void> {
    return this.#setAside(step, this.#of(step));
  }

  #of(step: string): Change {
    return this.#taking.parts.away.get(step)?.change ?? [];
  }

  #movesFor(fitting: Change): readonly Move[] {
    const { ground, area } = this.#taking.parts;
    const roots = area.roots.list.map(({ path }) => path);
    const wanted = fold(ground.model, [fitting], roots);
    return changeBetween(ground.model, wanted).map(({ path }) => {
      const found = ground.index.get(path)?.entry ?? null;
      return { path, found, wanted: wanted.get(path) };
    });
  }

  async #move(step: string, moves: readonly Move[]): Promise<Moved> {
    const { parts } = this.#taking;
    try {
      return await move(moves, new Map(), parts);
    } catch (error) {
      const { paths: changed, startedAt } = parts.ground.look();
      const own = moves.flatMap(({ path }): [Path, Seen | null][] => {
        const seen = changed.get(path);
        return seen === undefined ? [] : [[path, seen]];
      });
      await this.#half.leaveHalf(step, { paths: new Map(own), startedAt });
      throw error;
    }
  }

  /** What the step does not find any more, as others have left something else there. */
  async #setAside(step: string, others: Change): Promise<void> {
    const { packs, away } = this.#taking.parts;
    const told = away.get(step)?.told;
    const rest = new Map<Path, Entry>();
    for (const { path, after } of others) {
      const isHeld = after?.kind === 'link' || (after?.kind === 'file' && packs.contents.has(after.digest));
      if (isHeld && told?.has(path) !== true) rest.set(path, after);
    }
    if (rest.size === 0) return;
    const { ref, change } = await this.#taking.take('aside', step, { paths: new Map(), startedAt: 0, rest });
    if (ref === null) return;
    this.#taking.log?.write({ type: 'files.aside', step, change: ref, paths: namesOf(change) });
  }

  #warn(step: string, message: string): void {
    this.#taking.log?.write({ type: 'warning', step, message });
  }
}

function nameIfThere({ path, after }: Change[number]): readonly string[] {
  return after === null || after.kind === 'directory'
    ? []
    : [`${textOf(path)} (what was there is otherwise now)`];
}
