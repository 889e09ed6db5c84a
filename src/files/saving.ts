/** Saves into the store, before the first step, all that must be there, and gathers the events that tell of it. */
import { nextNumber, removeOrphans } from '../checkpoint/directory.ts';
import type { SourceDigests } from '../record/decisions.ts';
import type { EventBody } from '../record/events.ts';
import type { SourceCaptured } from '../record/files-events.ts';
import { packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import { reasonOf, StoreError } from '../store/errors.ts';
import type { Change } from '../tree/change.ts';
import { type Path, textOf } from '../tree/path.ts';
import { type Entry, sameState, UNREADABLE } from '../tree/state.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { broughtBack } from './apply.ts';
import { capture, namesOf } from './capture.ts';
import type { CaptureRequest, Keep, Packs, Taken } from './capture-request.ts';
import { cannotSetAside } from './errors.ts';
import type { Inspection } from './inspect.ts';
import type { Settled } from './settle.ts';
import { isHidden } from './skipped.ts';
import { differing, editsEvent, stepsOf, unignoredFirst } from './told.ts';

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

export class Saving {
  readonly inspection: Inspection;
  readonly packs: Packs;
  /** In their order. They name the packs, and are written before anything is done to the workspace. */
  readonly events: ((run: Run) => EventBody)[] = [];
  /** The folder of the packs of a run in the store. */
  readonly folderOf: SavingRequest['packsOf'];
  readonly #runId: string;

  /** @throws StoreError when the packs of the run cannot be looked at */
  constructor({ inspection, run, runId, packsOf: folderOf }: SavingRequest) {
    this.inspection = inspection;
    this.folderOf = folderOf;
    const directory = folderOf(runId);
    const referenced = packsOf(run);
    this.#runId = runId;
    const next = this.inStore(() => {
      removeOrphans(directory, referenced);
      return nextNumber(directory, referenced);
    });
    this.packs = { directory, run: runId, contents: inspection.history.contents, next };
  }

  /** @throws StoreError for what the system says */
  inStore<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw new StoreError(`the packs of ${this.#runId} cannot be looked at: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }

  /** Of another workspace: digests of all source files, and the contents that neither git nor the store has. @throws as `capture` */
  async elsewhere({ start, actions }: Pick<Settled, 'start' | 'actions'>): Promise<void> {
    const { bare, facts } = start;
    const { view, history } = this.inspection;
    const hidden = this.hidden();
    const paths = new Map<Path, Seen | null>();
    const rest = new Map<Path, Entry>([...hidden].filter(([path]) => !bare.has(path)));
    for (const [path, entry] of bare) {
      const indexed = view.index.get(path);
      if (indexed !== undefined && sameState(indexed.entry, entry)) paths.set(path, indexed.seen);
      else rest.set(path, entry);
      if (entry.kind === 'other') this.sayNotSaved(path, view.unread.get(path)?.why ?? entry.what);
    }
    const taken = await this.capture({
      kind: 'source',
      paths,
      before: (path) => hidden.get(path) ?? null,
      keep: (path) => this.keepOfSource(path),
      what: 'all',
      recorded: (path) => bare.get(path),
      rest,
      held: history.held,
    });
    for (const { path, why } of taken.failed) this.sayNotSaved(path, why);
    const differs = differing(start);
    const said = { ...(differs === null ? {} : { differs }), brings: broughtBack(actions) };
    this.tellSource(view.isEmpty ? 'empty' : 'elsewhere', facts.digests, taken, said);
  }

  /** A person's edits since the last snapshot. @throws as `capture` */
  async edits(edits: Change): Promise<void> {
    if (edits.length === 0) return;
    const { index } = this.inspection.view;
    const before = new Map(edits.map((each) => [each.path, each.before]));
    const { ref, change } = await this.capture({
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

  /** Files of killed tries that their steps keep. @throws as `capture` */
  async kept({ unsavedKept, start }: Settled): Promise<void> {
    for (const [step, change] of unsavedKept) {
      const before = new Map(change.map((each) => [each.path, each.before]));
      const taken = await this.capture({
        kind: 'kept',
        step,
        paths: new Map(change.map(({ path }) => [path, start.view.index.get(path)?.seen ?? null])),
        before: (path) => before.get(path) ?? null,
        keep: () => ({ kind: 'content' }),
        what: 'states',
      });
      if (taken.ref !== null && taken.change.length > 0)
        this.tell({ type: 'files.kept', step, change: taken.ref });
    }
  }

  /** Files that are to be set back. @throws as `capture` */
  async aside(settled: Settled): Promise<void> {
    const { undone, start, model } = settled;
    if (undone.length === 0) return;
    const { index } = start.view;
    const { ref, change } = await this.capture({
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
    this.tell({ type: 'files.aside', steps: stepsOf(undone, settled), change: ref, paths: namesOf(paths) });
  }

  /** Has an event written before anything is done to the workspace. */
  tell(event: EventBody): void {
    this.events.push(() => event);
  }

  /** Paths that nobody can look at, or into. */
  hidden(): ReadonlyMap<Path, Entry> {
    const hidden = this.inspection.view.skipped.filter((each) => isHidden(each) && each.path !== '.');
    return new Map(hidden.map(({ path }) => [path, { ...UNREADABLE, mtime: 0 }]));
  }

  sayNotSaved(path: Path, why: string): void {
    this.inspection.setting.warn(`${textOf(path)} cannot be read, and is not saved: ${why}`);
  }

  /** Contents that git has are not kept a second time; nor are ignored files, which are not part of the source. */
  keepOfSource(path: Path): Keep {
    const keep = this.#unlessInGit(path);
    return keep.kind === 'content' && this.inspection.view.ignored(path) ? { kind: 'digest' } : keep;
  }

  #unlessInGit(path: Path): Keep {
    const blob = this.inspection.view.git?.held.get(path);
    return blob === undefined ? { kind: 'content' } : { kind: 'unless', blob };
  }

  /** @throws what is our fault: a source has a pack */
  tellSource(
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
    this.tell({ type: 'source.captured', place, commit, ...digests, change: ref, ...said });
  }

  /** @throws StoreError when it could not be saved, CannotResume when it cannot be read; the signal's reason */
  async capture(request: Wanted): Promise<Taken> {
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
