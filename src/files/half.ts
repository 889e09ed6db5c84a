/** What steps wrote that did not end well: what of it is kept, set back, or left for the next attempt. */
import { changedIn } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, sameEntry, sameState } from '../tree/state.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { lookAt, namesOf, type Taken } from './capture.ts';
import { bringBack, firstOf, type SetBack } from './restore.ts';
import { filesKept } from './save-away.ts';
import type { Now, Taking } from './take.ts';

/** Why a step is not tried again whose work could not be put into the store: which that is has been said. */
const NOT_SAVED = 'what it wrote could not be saved, and is not set back without that';

export class HalfFiles {
  readonly #taking: Taking;
  /** What nobody owned when a step failed beside others. */
  readonly #left = new Set<Path>();

  constructor(taking: Taking) {
    this.#taking = taking;
  }

  /** Paths that nobody owned when a step failed. */
  leave(paths: Iterable<Path>): void {
    for (const path of paths) this.#left.add(path);
  }

  /** Whether there are any, so that the workspace may not be as the run means it although nothing runs. */
  get hasLeft(): boolean {
    return this.#left.size > 0;
  }

  /**
   * The next try, in this attempt or in another one, finds what this one has written.
   * @param besideOf the steps that failed beside it, and may have made some of what has changed
   */
  async keepHalf(
    step: string,
    now: Now,
    besideOf: (changed: readonly Path[]) => readonly string[],
  ): Promise<void> {
    const taken = await this.#taking.take('kept', step, now);
    if (taken.ref === null) this.#taking.sayNotKept(step, taken);
    // Here the next try finds it all the same: it is that step's, and nobody else's.
    if (taken.cause === 'store') return this.leaveHalf(step, now);
    this.#apart(step, taken);
    if (taken.cause === 'unreadable') this.#cannotRead(step, taken.failed, now);
    const { ref } = taken;
    const beside = besideOf(changedIn(taken.change));
    if (ref !== null && (ref.pack !== null || this.#hasKept(step)))
      this.#taking.log?.write(filesKept(step, ref, beside));
  }

  /** Whether something is on record as kept by a step: then also that nothing is any more is to be told. */
  #hasKept(step: string): boolean {
    const layers = this.#taking.log?.run().layers ?? [];
    return layers.findLast((layer) => layer.kind === 'kept' && layer.step === step)?.change.pack != null;
  }

  #apart(step: string, { indexed, change }: Taken): void {
    const { ground } = this.#taking.parts;
    ground.see(indexed);
    ground.joinOthers(step, indexed);
    for (const { path, before, after } of change)
      if (!sameState(before, after)) ground.part(path, { entry: indexed.get(path)?.entry ?? null, step });
  }

  /** The workspace stays as the step left it; the next attempt sets it back. Digests are enough until then. */
  async leaveHalf(step: string | null, { paths, startedAt }: Now): Promise<void> {
    const { area, setting, ground } = this.#taking.parts;
    const { signal } = setting;
    const looked = await lookAt(paths, { roots: area.roots, signal, scannedAt: startedAt });
    ground.see(looked.indexed);
    for (const [path, indexed] of looked.indexed) {
      const entry = indexed?.entry ?? null;
      const apart = ground.apart(path);
      // What another step keeps, or could not save, is seen again where it was written shortly before: it stays that step's.
      if (apart !== undefined && sameState(apart.entry, entry)) continue;
      if (!sameState(ground.before(path), entry)) ground.part(path, { entry, step });
      else ground.join(path);
    }
    this.#cannotRead(
      step,
      looked.unread.map((path) => ({ path })),
      { paths },
    );
  }

  #cannotRead(
    step: string | null,
    unread: readonly { readonly path: Path }[],
    { paths }: Pick<Now, 'paths'>,
  ): void {
    const { ground } = this.#taking.parts;
    for (const { path } of unread) {
      ground.cannotRead(path, paths.get(path) ?? null);
      ground.part(path, { entry: null, step });
    }
  }

  /** @returns why the next try would not find the workspace as this one did; null where it does */
  async setBack(step: string, now: Now): Promise<string | null> {
    const { ground } = this.#taking.parts;
    const taken = await this.#taking.take('aside', step, now);
    if (taken.ref === null) {
      this.#taking.sayNotKept(step, taken);
      return NOT_SAVED;
    }
    this.#apart(step, taken);
    const { change } = taken;
    const touched = this.#touchedAmong(step, taken.indexed);
    if (change.length + touched.length === 0 || this.#taking.log === null) return null;
    const paths = namesOf(change.filter(({ after }) => after !== null));
    if (change.length > 0) this.#taking.log.write({ type: 'files.aside', step, change: taken.ref, paths });
    const { blocked, left } = await bringBack([...change, ...touched], this.#taking.parts);
    ground.flush();
    if (blocked.length > 0) return `could not set back ${firstOf(blocked)}`;
    const message = `could not set back ${firstOf(left)}; the next try finds it as it is`;
    if (left.length > 0) this.#taking.log.write({ type: 'warning', step, message });
    return null;
  }

  /** What earlier steps have made, and of which nothing but the time is another: make goes by that. Of sources a person may have set it. */
  #touchedAmong(step: string, seen: Taken['indexed']): readonly SetBack[] {
    return [...seen].flatMap(([path, now]) => {
      const [entry, wanted] = [now?.entry, this.#madeBefore(step, path)];
      if (wanted == null || entry === undefined) return [];
      const isTouched = sameState(wanted, entry) && wanted.mtime !== entry.mtime;
      return isTouched ? [{ path, after: entry, wanted }] : [];
    });
  }

  /** What a step found at a path that earlier steps had made, be they saved or not. */
  #madeBefore(step: string, path: Path): Entry | null | undefined {
    const { ground, source } = this.#taking.parts;
    const apart = ground.apart(path);
    if (apart !== undefined) return apart.step === null || apart.step === step ? null : apart.entry;
    const wanted = ground.model.get(path);
    return sameEntry(source.get(path), wanted) ? null : wanted;
  }

  /**
   * What failed steps left and nobody else claimed is nobody's work, and no person's.
   * @param what `all`: so is what has changed since the last step was looked at, by processes that outlived theirs
   * @param isEdit what is a person's all the same
   */
  async noteLeft(what: 'unowned' | 'all', isEdit: (path: Path, seen: Seen | null) => boolean): Promise<void> {
    const { ground, setting, source } = this.#taking.parts;
    if (this.#left.size === 0 && what === 'unowned') return;
    const { paths: changed, startedAt } = ground.scan();
    const isTheirs = (path: Path, seen: Seen | null) =>
      (setting.person && (source.has(path) || ground.persons.has(path))) || isEdit(path, seen);
    const isTaken = (path: Path) => what === 'all' || this.#left.has(path);
    const paths = new Map([...changed].filter(([path, seen]) => isTaken(path) && !isTheirs(path, seen)));
    await this.leaveHalf(null, { paths, startedAt });
  }
}
