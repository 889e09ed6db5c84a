/** Saves into the store, before the first step, all that must be there, and gathers the events that tell of it. */
import { borrow } from '../checkpoint/borrow.ts';
import { nextNumber, removeOrphans } from '../checkpoint/directory.ts';
import { onceEach } from '../checkpoint/lines.ts';
import type { SourceDigests } from '../record/decisions.ts';
import type { EventBody } from '../record/events.ts';
import type { SourceCaptured } from '../record/files-events.ts';
import { packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import { reasonOf, StoreError } from '../store/errors.ts';
import type { Change } from '../tree/change.ts';
import { type Path, textOf } from '../tree/path.ts';
import { type Entry, sameState, type Tree, UNREADABLE } from '../tree/state.ts';
import type { Indexed, Seen } from '../workspace/stat-index.ts';
import { broughtBack } from './apply.ts';
import {
  type CaptureRequest,
  capture,
  type Keep,
  makeFolder,
  namesOf,
  type Packs,
  type Taken,
} from './capture.ts';
import { cannotSetAside } from './errors.ts';
import { sourceDigests } from './facts-of.ts';
import type { Inspection } from './inspect.ts';
import type { Settled } from './settle.ts';
import { isHidden } from './skipped.ts';
import { differing, editsEvent, stepsOf, unignoredFirst } from './told.ts';
import { unreadable } from './view.ts';

export interface SavingRequest {
  readonly inspection: Inspection;
  /** Null for a new run. */
  readonly run: Run | null;
  readonly runId: string;
  /** The folder of the packs of a run in the store. */
  readonly packsOf: (run: string) => string;
}

type Wanted = Pick<CaptureRequest, 'kind' | 'paths' | 'before' | 'keep' | 'what'> &
  Partial<Pick<CaptureRequest, 'step' | 'rest' | 'held' | 'recorded'>>;

/** The workspace of a new run, as it was saved. */
export interface First {
  readonly model: Map<Path, Entry>;
  readonly bare: Tree;
  readonly index: Map<Path, Indexed>;
  readonly unread: ReadonlyMap<Path, Seen>;
  readonly digests: SourceDigests;
}

/** What a new run has of the last one here. */
interface Kept {
  /** Whether what is at a path need not be read: the store has it, or git. */
  readonly isKept: (path: Path, entry: Entry) => boolean;
  /** Contents that git had for the last run: digest → id of the blob. */
  readonly held: ReadonlyMap<string, string>;
}

const NOTHING_KEPT: Kept = { isKept: () => false, held: new Map() };

export class Saving {
  readonly inspection: Inspection;
  readonly packs: Packs;
  /** In their order. They name the packs, and are written before anything is done to the workspace. */
  readonly events: ((run: Run) => EventBody)[] = [];
  readonly #folderOf: SavingRequest['packsOf'];
  readonly #runId: string;

  /** @throws StoreError when the packs of the run cannot be looked at */
  constructor({ inspection, run, runId, packsOf: folderOf }: SavingRequest) {
    this.inspection = inspection;
    this.#folderOf = folderOf;
    const directory = folderOf(runId);
    const referenced = packsOf(run);
    this.#runId = runId;
    const next = this.#inStore(() => {
      removeOrphans(directory, referenced);
      return nextNumber(directory, referenced);
    });
    this.packs = { directory, run: runId, contents: inspection.history.contents, next };
  }

  #inStore<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw new StoreError(`the packs of ${this.#runId} cannot be looked at: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }

  /**
   * Saves the workspace of a new run: the source, and the files that steps of earlier runs here made as the lowest layer.
   * @throws as `#capture`
   */
  async first(): Promise<First> {
    const { view, setting } = this.inspection;
    const { ignored } = view;
    const isEarlier = (path: Path) =>
      view.made.has(path) && !(setting.person && view.isTracked(path)) && view.git?.held.has(path) !== true;
    const isApart = (path: Path) => !isEarlier(path) && ignored(path);
    const { isKept, held } = this.#borrow(isApart);
    const source = new Map<Path, Seen | null>();
    const earlier = new Map<Path, Seen | null>();
    const told = new Map<Path, Entry>();
    const toldEarlier = new Map<Path, Entry>();
    for (const [path, seen] of this.#all()) {
      const entry = view.index.get(path)?.entry;
      const [toRead, known] = isEarlier(path) ? [earlier, toldEarlier] : [source, told];
      if (entry !== undefined && (isApart(path) || isKept(path, entry))) known.set(path, entry);
      else toRead.set(path, seen);
    }
    const hidden = this.#hidden();
    for (const [path, entry] of hidden) if (!source.has(path)) told.set(path, entry);
    const taken = await this.#capture({
      kind: 'source',
      paths: source,
      before: (path) => hidden.get(path) ?? null,
      keep: (path) => this.#keepOfSource(path),
      what: 'all',
      rest: told,
      held,
    });
    const [index, bare, unread] = [new Map(view.index), new Map<Path, Entry>(), new Map<Path, Seen>()];
    const note = (
      { indexed, failed }: Taken,
      seenAt: ReadonlyMap<Path, Seen | null>,
      tree: Map<Path, Entry>,
    ) => {
      for (const [path, each] of indexed) {
        if (each === null) index.delete(path);
        else {
          index.set(path, each);
          tree.set(path, each.entry);
        }
      }
      for (const { path, why } of failed) {
        const seen = seenAt.get(path);
        if (seen == null) continue;
        index.delete(path);
        unread.set(path, seen);
        tree.set(path, unreadable(seen));
        this.#sayNotSaved(path, why);
      }
    };
    note(taken, source, bare);
    for (const [path, entry] of told) if (entry.kind !== 'other') bare.set(path, entry);
    const { pipeline, area } = this.inspection;
    const roots = area.roots.list.map(({ path }) => path);
    const digests = sourceDigests(bare, { pipeline: pipeline.path, roots }, view);
    this.#tellSource('first', digests, taken);
    const model = new Map(bare);
    for (const [path, entry] of toldEarlier) model.set(path, entry);
    if (earlier.size + toldEarlier.size > 0) {
      const layer = await this.#capture({
        kind: 'earlier',
        paths: earlier,
        before: () => null,
        keep: () => ({ kind: 'content' }),
        what: 'all',
        rest: toldEarlier,
      });
      note(layer, earlier, model);
      if (layer.ref !== null && layer.change.length > 0)
        this.#tell({ type: 'earlier.captured', change: layer.ref });
    }
    return { model, bare, index, unread, digests };
  }

  /**
   * Borrows packs of the last run here: what is as that one left it is neither read nor stored again.
   * @param isApart whether the content of a path is not stored @throws StoreError
   */
  #borrow(isApart: (path: Path) => boolean): Kept {
    const { view, history } = this.inspection;
    const { directory, run, next } = this.packs;
    const needs = new Set<string>();
    for (const [path, { entry }] of view.index)
      if (entry.kind === 'file' && !isApart(path)) needs.add(entry.digest);
    if (view.newestRun === null || view.newestRun === run || needs.size === 0) return NOTHING_KEPT;
    const { packs, git } = this.#inStore(() => {
      makeFolder(directory);
      const from = this.#folderOf(view.newestRun ?? run);
      return borrow({ from, to: directory, next, needs, once: onceEach(needs) });
    });
    for (const pack of packs) history.contents.add(pack);
    const refs = packs.map(({ ref }) => ref);
    if (refs.length > 0) this.#tell({ type: 'packs.borrowed', packs: refs });
    this.packs.next = Math.max(next, ...refs.map(({ pack }) => pack + 1));
    const held = new Map<string, string>();
    for (const [path, { entry }] of view.index) {
      const blob = view.git?.held.get(path);
      if (entry.kind === 'file' && blob !== undefined && git.get(entry.digest) === blob)
        held.set(entry.digest, blob);
    }
    const isKept = (path: Path, entry: Entry) =>
      entry.kind === 'file'
        ? history.contents.isPacked(entry.digest) ||
          (held.has(entry.digest) && view.git?.held.has(path) === true)
        : entry.kind !== 'other';
    return { isKept, held };
  }

  /** Of another workspace: digests of all source files, and the contents that neither git nor the store has. @throws as `#capture` */
  async elsewhere({ start, actions }: Pick<Settled, 'start' | 'actions'>): Promise<void> {
    const { bare, facts } = start;
    const { view, history } = this.inspection;
    const hidden = this.#hidden();
    const paths = new Map<Path, Seen | null>();
    const rest = new Map<Path, Entry>([...hidden].filter(([path]) => !bare.has(path)));
    for (const [path, entry] of bare) {
      const indexed = view.index.get(path);
      if (indexed !== undefined && sameState(indexed.entry, entry)) paths.set(path, indexed.seen);
      else rest.set(path, entry);
      if (entry.kind === 'other') this.#sayNotSaved(path, view.unread.get(path)?.why ?? entry.what);
    }
    const taken = await this.#capture({
      kind: 'source',
      paths,
      before: (path) => hidden.get(path) ?? null,
      keep: (path) => this.#keepOfSource(path),
      what: 'all',
      recorded: (path) => bare.get(path),
      rest,
      held: history.held,
    });
    for (const { path, why } of taken.failed) this.#sayNotSaved(path, why);
    const differs = differing(start);
    const said = { ...(differs === null ? {} : { differs }), brings: broughtBack(actions) };
    this.#tellSource(view.isEmpty ? 'empty' : 'elsewhere', facts.digests, taken, said);
  }

  /** A person's edits since the last snapshot. @throws as `#capture` */
  async edits(edits: Change): Promise<void> {
    if (edits.length === 0) return;
    const { index } = this.inspection.view;
    const before = new Map(edits.map((each) => [each.path, each.before]));
    const { ref, change } = await this.#capture({
      kind: 'edit',
      paths: new Map(edits.map(({ path }) => [path, index.get(path)?.seen ?? null])),
      before: (path) => before.get(path) ?? null,
      keep: (path) => this.#unlessInGit(path),
      what: 'states',
    });
    if (ref === null || change.length === 0) return;
    const event = editsEvent(change);
    this.events.push(({ completions }) => ({
      type: 'edits.kept',
      number: completions + 1,
      step: null,
      change: ref,
      ...event,
    }));
  }

  /** Files of killed tries that their steps keep. @throws as `#capture` */
  async kept({ unsavedKept, start }: Settled): Promise<void> {
    for (const [step, change] of unsavedKept) {
      const before = new Map(change.map((each) => [each.path, each.before]));
      const taken = await this.#capture({
        kind: 'kept',
        step,
        paths: new Map(change.map(({ path }) => [path, start.view.index.get(path)?.seen ?? null])),
        before: (path) => before.get(path) ?? null,
        keep: () => ({ kind: 'content' }),
        what: 'states',
      });
      if (taken.ref !== null && taken.change.length > 0)
        this.#tell({ type: 'files.kept', step, change: taken.ref });
    }
  }

  /** Files that are to be set back. @throws as `#capture` */
  async aside(settled: Settled): Promise<void> {
    const { undone, start, model } = settled;
    if (undone.length === 0) return;
    const { index } = start.view;
    const { ref, change } = await this.#capture({
      kind: 'aside',
      paths: new Map(undone.map((path) => [path, index.get(path)?.seen ?? null])),
      before: (path) => model.get(path) ?? null,
      keep: () => ({ kind: 'content' }),
      what: 'states',
    });
    if (ref === null || change.length === 0) return;
    const paths = unignoredFirst(
      change.map(({ path }) => path),
      start.view.ignored,
    );
    this.#tell({ type: 'files.aside', steps: stepsOf(undone, settled), change: ref, paths: namesOf(paths) });
  }

  #tell(event: EventBody): void {
    this.events.push(() => event);
  }

  *#all(): Generator<readonly [Path, Seen]> {
    const { index, unseen } = this.inspection.view;
    for (const [path, { seen }] of index) yield [path, seen];
    yield* unseen;
  }

  /** Paths that nobody can look at, or into. */
  #hidden(): ReadonlyMap<Path, Entry> {
    const hidden = this.inspection.view.skipped.filter((each) => isHidden(each) && each.path !== '.');
    return new Map(hidden.map(({ path }) => [path, { ...UNREADABLE, mtime: 0 }]));
  }

  #sayNotSaved(path: Path, why: string): void {
    this.inspection.setting.warn(`${textOf(path)} cannot be read, and is not saved: ${why}`);
  }

  /** Contents that git has are not kept a second time; nor are ignored files, which are not part of the source. */
  #keepOfSource(path: Path): Keep {
    const keep = this.#unlessInGit(path);
    return keep.kind === 'content' && this.inspection.view.ignored(path) ? { kind: 'digest' } : keep;
  }

  #unlessInGit(path: Path): Keep {
    const blob = this.inspection.view.git?.held.get(path);
    return blob === undefined ? { kind: 'content' } : { kind: 'unless', blob };
  }

  #tellSource(
    place: 'first' | 'elsewhere' | 'empty',
    digests: SourceDigests,
    { ref, held }: Taken,
    more: Pick<SourceCaptured, 'differs' | 'brings'> = {},
  ): void {
    if (ref === null) throw new Error('a source without a pack');
    const { view, history, git } = this.inspection;
    history.contents.addGit(git, held);
    const { commit, nested } = view;
    const said = { ...more, ...(Object.keys(nested).length === 0 ? {} : { nested }) };
    this.#tell({ type: 'source.captured', place, commit, ...digests, change: ref, ...said });
  }

  /** @throws StoreError when it could not be saved, CannotResume when it cannot be read; the signal's reason */
  async #capture(request: Wanted): Promise<Taken> {
    const { setting, area, view, history, git } = this.inspection;
    const taken = await capture(
      { step: null, scannedAt: view.startedAt, ...request },
      {
        roots: area.roots,
        packs: this.packs,
        signal: setting.signal,
        progress: (files, bytes) => setting.progress('saving', files, bytes),
        unreadable: request.kind === 'source' || request.kind === 'earlier' ? 'without' : 'refuse',
      },
    );
    history.contents.addGit(git, taken.held);
    if (taken.ref !== null) return taken;
    setting.signal.throwIfAborted();
    const [failed] = taken.failed;
    if (taken.cause === 'unreadable' && failed !== undefined) throw cannotSetAside(failed.path, failed.why);
    throw new StoreError(
      `the ${NOUNS[request.kind]} could not be saved in ${this.packs.directory}: ${failed?.why ?? ''}`,
      { cause: taken.error },
    );
  }
}

const NOUNS: Readonly<Record<CaptureRequest['kind'], string>> = {
  source: 'source of the run',
  earlier: 'files of earlier runs',
  step: 'change of the step',
  edit: 'edits',
  kept: 'files that the step keeps',
  aside: 'files that are to be set back',
};
