/** The files of one attempt: before its first step, and at each end of a step. */
import type { Step } from '../pipeline/model.ts';
import type { Completion } from '../record/events.ts';
import type { Captured, Files, FilesLog } from '../run/ports.ts';
import type { Change } from '../tree/change.ts';
import { type Runner, shareOut } from '../tree/ownership.ts';
import { type Path, textOf } from '../tree/path.ts';
import { compilePatterns, readsDigest } from '../tree/patterns.ts';
import { sameState, type Tree } from '../tree/state.ts';
import { readRefs } from '../workspace/git-files.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { type CaptureRequest, capture, lookAt, NOTHING, namesOf, type Packs, type Taken } from './capture.ts';
import type { Changed, Ground } from './ground.ts';
import { bringBack } from './restore.ts';
import type { Area, FilesSetting } from './setting.ts';
import { isMissed, skipLines } from './skipped.ts';

export interface SessionParts {
  readonly setting: FilesSetting;
  readonly area: Area;
  readonly packs: Packs;
  readonly ground: Ground;
  /** The workspace before the first step. */
  readonly source: Tree;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** What steps keep of failed tries, and what they find of it at their first try. */
  readonly kept: ReadonlyMap<string, readonly Path[]>;
  /** A fingerprint of HEAD and all refs; null without git. */
  readonly refs: string | null;
  /** What is left to do before the first step. */
  readonly begin: (log: FilesLog) => Promise<void>;
  readonly close: () => void;
}

/** What to look at. */
interface Now {
  readonly paths: ReadonlyMap<Path, Seen | null>;
  /** When the scan that saw them began, in ms since 1970. */
  readonly startedAt: number;
  /** Paths that were not as the model has them before, and now belong to whoever is looked at. */
  readonly fresh?: ReadonlySet<Path>;
  /** What cannot even be named to be read. */
  readonly missed?: readonly { readonly path: Path; readonly why: string }[];
}

/** A step that ended well, and could not be saved when it did. */
interface Owed {
  readonly step: string;
  completion: number | null;
  readonly paths: ReadonlyMap<Path, Seen | null>;
}

const NO_CHANGE: Captured = { change: NOTHING, entangled: [], warnings: [] };

export class Session implements Files {
  readonly #parts: SessionParts;
  readonly #running = new Map<string, Runner>();
  readonly #kept: Map<string, readonly Path[]>;
  /** The steps with which one that runs is entangled when it completes. */
  readonly #mates = new Map<string, string[]>();
  readonly #numbers = new Map<string, number>();
  #owed: Owed[] = [];
  #refs: string | null;
  #log: FilesLog | null = null;
  /** Why the record could not be written, once that has happened: then nothing else counts. */
  #lost: Error | null = null;
  #left = new Set<Path>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#kept = new Map(parts.kept);
    this.#refs = parts.refs;
  }

  async begin(log: FilesLog): Promise<void> {
    this.#log = {
      run: log.run,
      write: (body) => {
        try {
          log.write(body);
        } catch (error) {
          this.#lost = error as Error;
          throw error;
        }
      },
    };
    await this.#parts.begin(this.#log);
  }

  reads({ reads }: Step): string | null {
    return reads === null ? null : readsDigest(this.#parts.ground.model, compilePatterns(reads));
  }

  starting({ id }: Step): void {
    const writes = this.#parts.writes.get(id);
    this.#running.set(id, { step: id, writes: writes === undefined ? null : compilePatterns(writes) });
  }

  completed(step: Step): Promise<Captured> {
    return this.#inTurn(async () => {
      if (!this.#running.has(step.id)) return NO_CHANGE;
      try {
        return await this.#complete(step);
      } catch (error) {
        this.#running.delete(step.id);
        const why = this.#cannotSee(error);
        return { change: null, entangled: [], warnings: [`is completed but not saved: ${why}`] };
      }
    });
  }

  recorded({ id }: Step, { number }: Completion): void {
    this.#numbers.set(id, number);
    for (const owed of this.#owed) if (owed.step === id) owed.completion ??= number;
  }

  failed(step: Step, then: 'try-again' | 'end'): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#running.has(step.id)) return;
      if (step.retries.workspace === 'keep' && then === 'try-again') return;
      try {
        await this.#fail(step, then);
      } catch (error) {
        if (then === 'end') this.#running.delete(step.id);
        const message = `what it wrote could not be looked at: ${this.#cannotSee(error)}`;
        this.#log?.write({ type: 'warning', step: step.id, message });
      }
    });
  }

  end(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#saveOwed();
        await this.#noteLeft();
      } catch (error) {
        this.#cannotSee(error);
      } finally {
        this.#parts.ground.flush();
        this.#parts.close();
      }
    });
  }

  /** Something went wrong with the workspace or the packs: the next attempt goes by the time of writing. @throws what the record said */
  #cannotSee(error: unknown): string {
    if (this.#lost !== null) throw this.#lost;
    this.#parts.ground.cutOff();
    return this.#parts.setting.signal.aborted ? 'it was stopped' : (error as Error).message;
  }

  /** One look at the workspace at a time. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async #complete(step: Step): Promise<Captured> {
    const { ground } = this.#parts;
    const runners = [...this.#running.values()];
    const now = ground.scan();
    const mine = this.#mine(now, { step, how: 'completed', runners });
    const missed = now.skipped.filter(isMissed);
    const taken = await this.#capture('step', step.id, { ...mine, missed });
    this.#running.delete(step.id);
    this.#kept.delete(step.id);
    const warnings = [...skipLines(now.skipped), ...(await this.#movedRefs())];
    if (taken.ref === null) {
      this.#owe(step.id, mine.paths, taken);
      // What cannot be named will not be saved later either.
      if (missed.length > 0) this.#owed.pop();
      return { change: null, entangled: this.#matesOf(step.id), warnings: [...warnings, unsaved(taken)] };
    }
    this.#entangle(step.id, { change: taken.change, runners });
    warnings.push(...this.#cannotSetBack(taken.change));
    ground.see(taken.indexed);
    ground.accept(taken.change);
    await this.#saveOwed();
    ground.flush();
    return { change: taken.ref, entangled: this.#matesOf(step.id), warnings };
  }

  /** The paths that belong to an ending step, with what it kept of earlier tries. */
  #mine(
    now: Changed,
    { step, how, runners }: { step: Step; how: 'completed' | 'failed'; runners: readonly Runner[] },
  ): Now {
    const { ground } = this.#parts;
    const kept = this.#kept.get(step.id) ?? [];
    const changed: Path[] = [];
    const quiet: Path[] = [];
    for (const [path, seen] of now.paths) {
      if (this.#isOwed(path, seen)) continue;
      if (this.#isSameDirectory(path, seen)) quiet.push(path);
      else changed.push(path);
    }
    const shares = shareOut({ changed, ending: step.id, how, running: runners });
    if (how === 'failed') for (const path of shares.left) this.#left.add(path);
    const own = runners.length === 1 ? [...shares.own, ...quiet] : shares.own;
    const paths = new Map<Path, Seen | null>();
    for (const path of kept) paths.set(path, ground.index.get(path)?.seen ?? null);
    for (const path of own) paths.set(path, now.paths.get(path) ?? null);
    return { paths, startedAt: now.startedAt, fresh: new Set(kept) };
  }

  /** A path that could not be read when the step that wrote it ended, and that was not written to since: at most its mode is another. */
  #isOwed(path: Path, seen: Seen | null): boolean {
    if (seen === null || this.#owed.length === 0) return false;
    const apart = this.#parts.ground.apart(path);
    if (apart === undefined || apart.entry !== null) return false;
    const left = this.#owed.find(({ step }) => step === apart.step)?.paths.get(path);
    return left != null && left.ino === seen.ino && left.size === seen.size && left.mtimeMs === seen.mtimeMs;
  }

  /** A directory of which only the time is another has changed with what is in it: nobody shares that out. */
  #isSameDirectory(path: Path, seen: Seen | null): boolean {
    const before = this.#parts.ground.before(path);
    return (
      seen !== null &&
      before?.kind === 'directory' &&
      (seen.mode & 0o170000) === 0o040000 &&
      (seen.mode & 0o777) === before.mode
    );
  }

  #capture(kind: CaptureRequest['kind'], step: string | null, now: Now): Promise<Taken> {
    const { ground, area, packs, setting } = this.#parts;
    return capture(
      {
        kind,
        step,
        paths: now.paths,
        scannedAt: now.startedAt,
        before: (path) => ground.before(path),
        keep: () => ({ kind: 'content' }),
        what: kind === 'step' ? 'states-and-times' : 'states',
        missed: now.missed ?? [],
        isOld: (path, entry) => {
          const apart = now.fresh?.has(path) === true ? undefined : ground.apart(path);
          return apart !== undefined && sameState(apart.entry, entry);
        },
      },
      {
        roots: area.roots,
        packs,
        signal: setting.signal,
        progress: (files, bytes) => setting.progress('saving', files, bytes),
        unreadable: 'refuse',
      },
    );
  }

  /** Notes with whom a step is entangled: those who could have changed the same paths, if they complete. */
  #entangle(
    step: string,
    { change, runners }: { readonly change: Change; readonly runners: readonly Runner[] },
  ): void {
    if (runners.length < 2) return;
    const changed = change.flatMap(({ path, before, after }) => (sameState(before, after) ? [] : [path]));
    const { entangled } = shareOut({ changed, ending: step, how: 'completed', running: runners });
    for (const mate of entangled) this.#mates.set(mate, [...(this.#mates.get(mate) ?? []), step]);
  }

  #matesOf(step: string): readonly number[] {
    const mates = this.#mates.get(step) ?? [];
    this.#mates.delete(step);
    return mates.flatMap((mate) => this.#numbers.get(mate) ?? []);
  }

  async #movedRefs(): Promise<string[]> {
    const { setting } = this.#parts;
    if (this.#refs === null || setting.git === null) return [];
    const { git, workspace, env, signal } = setting;
    const refs = await readRefs({ git, workspace, env, signal });
    if (refs === null || refs === this.#refs) return [];
    this.#refs = refs;
    return ['moved HEAD or a ref of git, which is not saved: a resume elsewhere will not have it'];
  }

  /** Ignored files that were there before the first step were not captured. */
  #cannotSetBack(change: Change): readonly string[] {
    const { contents } = this.#parts.packs;
    const gone = change.filter(
      ({ before, after }) =>
        before?.kind === 'file' &&
        !(after?.kind === 'file' && after.digest === before.digest) &&
        !contents.has(before.digest),
    );
    if (gone.length === 0) return [];
    return [
      `changed ${listed(gone)}, which git ignores and which was there before the run: the change is saved, but it could not be set back to what it was`,
    ];
  }

  #owe(step: string, paths: Owed['paths'], taken: Taken): void {
    const { ground } = this.#parts;
    ground.see(taken.indexed);
    for (const [path, seen] of paths) {
      const indexed = taken.indexed.get(path);
      if (indexed === undefined) ground.cannotRead(path, seen);
      ground.part(path, { entry: indexed?.entry ?? null, step });
    }
    this.#owed.push({ step, completion: null, paths });
  }

  /** Another try at what could not be saved: only where nothing has been written to it since. */
  async #saveOwed(): Promise<void> {
    const { ground } = this.#parts;
    for (const owed of this.#owed) {
      if (owed.completion === null || this.#log === null) continue;
      const isOverwritten = [...owed.paths.keys()].some((path) => ground.apart(path)?.step !== owed.step);
      if (isOverwritten) this.#owed = this.#owed.filter((each) => each !== owed);
      if (isOverwritten) continue;
      const fresh = new Set(owed.paths.keys());
      const taken = await this.#capture('step', owed.step, {
        paths: owed.paths,
        startedAt: Date.now(),
        fresh,
      });
      if (taken.ref === null) continue;
      ground.see(taken.indexed);
      ground.accept(taken.change);
      this.#owed = this.#owed.filter((each) => each !== owed);
      const { step, completion } = owed;
      this.#log.write({ type: 'step.saved', step, completion, change: taken.ref });
    }
  }

  async #fail(step: Step, then: 'try-again' | 'end'): Promise<void> {
    const { ground } = this.#parts;
    const now = ground.scan();
    const runners = [...this.#running.values()];
    const mine = this.#mine(now, { step, how: 'failed', runners });
    if (then === 'end') {
      this.#running.delete(step.id);
      this.#mates.delete(step.id);
    }
    const { edited, half } = this.#divide(step, mine.paths);
    await this.#keepEdits(step.id, { ...mine, paths: edited });
    if (step.retries.workspace === 'keep') await this.#keepHalf(step.id, { ...mine, paths: half });
    else if (then === 'try-again') await this.#setBack(step.id, { ...mine, paths: half });
    else await this.#leaveHalf(step.id, { ...mine, paths: half });
    ground.flush();
  }

  /** Where a person is at work, a source file that changed during a failed step is theirs, unless the step's `writes` match it. */
  #divide(
    { id }: Step,
    paths: Owed['paths'],
  ): { readonly edited: Owed['paths']; readonly half: Owed['paths'] } {
    const { setting, source } = this.#parts;
    const writes = this.#parts.writes.get(id);
    const isWritten = writes === undefined ? () => false : compilePatterns(writes);
    const edited = new Map<Path, Seen | null>();
    const half = new Map<Path, Seen | null>();
    for (const [path, seen] of paths) {
      const isSource = source.get(path)?.kind === 'file' && !isWritten(path);
      (setting.person && isSource ? edited : half).set(path, seen);
    }
    return { edited, half };
  }

  async #keepEdits(step: string, now: Now): Promise<void> {
    const taken = await this.#capture('edit', step, now);
    if (taken.ref === null) return this.#sayNotKept(step, taken);
    this.#parts.ground.see(taken.indexed);
    const { change } = taken;
    if (change.length === 0 || this.#log === null) return;
    const number = this.#log.run().completions + 1;
    const paths = namesOf(change);
    this.#log.write({ type: 'edits.kept', number, step, change: taken.ref, paths });
    this.#parts.ground.accept(change);
  }

  #sayNotKept(step: string, { failed }: Taken): void {
    const message = `${listed(failed)} could not be saved, and is left as it is: ${failed[0]?.why ?? ''}`;
    this.#log?.write({ type: 'warning', step, message });
  }

  /** The next try, in this attempt or in another one, finds what this one has written. */
  async #keepHalf(step: string, now: Now): Promise<void> {
    const taken = await this.#capture('kept', step, now);
    if (taken.ref === null) this.#sayNotKept(step, taken);
    this.#apart(step, taken);
    if (taken.ref !== null && taken.ref.pack !== null)
      this.#log?.write({ type: 'files.kept', step, change: taken.ref });
  }

  #apart(step: string, { indexed, change }: Taken): void {
    const { ground } = this.#parts;
    ground.see(indexed);
    for (const { path, before, after } of change)
      if (!sameState(before, after)) ground.part(path, { entry: after, step });
  }

  /** The workspace stays as the step left it; the next attempt sets it back. Digests are enough until then. */
  async #leaveHalf(step: string | null, { paths, startedAt }: Now): Promise<void> {
    const { area, setting, ground } = this.#parts;
    const { signal } = setting;
    const looked = await lookAt(paths, { roots: area.roots, signal, scannedAt: startedAt });
    ground.see(looked.indexed);
    for (const [path, indexed] of looked.indexed) {
      const entry = indexed?.entry ?? null;
      if (!sameState(ground.before(path), entry)) ground.part(path, { entry, step });
      else ground.join(path);
    }
    for (const path of looked.unread) {
      ground.cannotRead(path, paths.get(path) ?? null);
      ground.part(path, { entry: null, step });
    }
  }

  async #setBack(step: string, now: Now): Promise<void> {
    const { ground } = this.#parts;
    const taken = await this.#capture('aside', step, now);
    if (taken.ref === null) return this.#sayNotKept(step, taken);
    this.#apart(step, taken);
    const { change } = taken;
    if (change.length === 0 || this.#log === null) return;
    this.#log.write({ type: 'files.aside', step, change: taken.ref, paths: namesOf(change) });
    const message = await bringBack(change, this.#parts);
    if (message !== null) this.#log.write({ type: 'warning', step, message });
    ground.flush();
  }

  /** What failed steps left and nobody else claimed: it is nobody's work, and no person's. */
  async #noteLeft(): Promise<void> {
    const { ground, setting, source } = this.#parts;
    if (this.#left.size === 0) return;
    const { paths: changed, startedAt } = ground.scan();
    const paths = new Map<Path, Seen | null>();
    for (const path of this.#left) {
      const seen = changed.get(path);
      if (seen !== undefined && !(setting.person && source.has(path))) paths.set(path, seen);
    }
    await this.#leaveHalf(null, { paths, startedAt });
  }
}

function unsaved({ failed }: Taken): string {
  const [first] = failed;
  const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  const what = first === undefined ? 'its files' : textOf(first.path);
  return `is completed but not saved: ${what}${more} could not be kept (${first?.why ?? ''}); it is tried again after the next step, and a resume runs the step again if that fails`;
}

function listed(paths: readonly { readonly path: Path }[]): string {
  const names = namesOf(paths, 3).join(', ');
  return paths.length > 3 ? `${names} and ${paths.length - 3} more` : names;
}
