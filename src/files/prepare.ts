/** From what was found to a session: saves the source, edits and what is set aside; the workspace is not touched yet. */
import { nextNumber, removeOrphans } from '../checkpoint/directory.ts';
import type { EventBody } from '../record/events.ts';
import { packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import type { FilesLog } from '../run/ports.ts';
import { reasonOf, StoreError } from '../store/errors.ts';
import { type Path, textOf } from '../tree/path.ts';
import type { FileAction, Reconciled } from '../tree/reconcile.ts';
import { type Entry, sameState, UNREADABLE } from '../tree/state.ts';
import { sweepTemporary } from '../workspace/apply.ts';
import type { Indexed, Seen } from '../workspace/stat-index.ts';
import { twoNames } from '../workspace/two-names.ts';
import { type CaptureRequest, capture, type Keep, namesOf, type Packs, type Taken } from './capture.ts';
import { differingSources } from './differing.ts';
import { cannotSetBack } from './errors.ts';
import { leftByFinally } from './finally-files.ts';
import { Ground } from './ground.ts';
import type { Inspection } from './inspect.ts';
import { type MarkHead, markPath } from './mark.ts';
import { MarkWriter } from './mark-writer.ts';
import { type Outlook, sourceDigest } from './outlook.ts';
import { leftOutLine } from './past-edits.ts';
import { act } from './restore.ts';
import { Session } from './session.ts';
import type { Settled } from './settle.ts';
import { isHidden, skipLines } from './skipped.ts';
import { staleLine, staleSources } from './stale.ts';
import { countingOf, NOTHING_COUNTS } from './stand-ins.ts';
import { listed } from './take.ts';
import { folderId } from './trace.ts';
import { unreadable } from './view.ts';

export interface PrepareRequest {
  readonly inspection: Inspection;
  /** Null for a new run. */
  readonly settled: Settled | null;
  readonly run: Run | null;
  readonly runId: string;
  /** The folder of the run's packs. */
  readonly directory: string;
  /** The mark of the attempt. */
  readonly attempt: string;
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** Aborts what takes long while steps run. */
  readonly hurry: AbortSignal;
}

export interface Prepared {
  readonly session: Session;
  /** The digest of all source files. */
  readonly sourceDigest: string;
}

/** @throws StoreError when something could not be saved; WorkspaceRefusal; the signal's reason */
export async function prepare(request: PrepareRequest): Promise<Prepared> {
  return new Preparation(request).run();
}

class Preparation {
  readonly #request: PrepareRequest;
  readonly #packs: Packs;
  readonly #events: ((run: Run) => EventBody)[] = [];

  constructor(request: PrepareRequest) {
    const { inspection, run, runId, directory } = request;
    this.#request = request;
    const referenced = packsOf(run);
    try {
      removeOrphans(directory, referenced);
      const next = nextNumber(directory, referenced);
      this.#packs = { directory, run: runId, contents: inspection.history.contents, next };
    } catch (error) {
      throw new StoreError(`the packs of ${runId} cannot be looked at: ${reasonOf(error)}`, { cause: error });
    }
  }

  async run(): Promise<Prepared> {
    const { inspection, settled } = this.#request;
    const { outlook, view } = inspection;
    if (outlook === null || settled === null) return this.#first();
    const { actions, edits } = settled.reconciled;
    twoNames(
      actions.flatMap(({ kind, path }) => (kind === 'write' ? [path] : [])),
      inspection.area.roots,
    );
    if (view.place !== 'left') await this.#sourceElsewhere(outlook);
    await this.#edits(outlook, edits);
    await this.#aside(settled, outlook);
    return this.#session({
      model: settled.model,
      index: view.index,
      unread: view.unread,
      source: outlook.facts.source,
      digest: outlook.facts.digest,
      half: outlook.half,
      kept: settled.kept,
      actions,
    });
  }

  /** A new run: everything that is there is its source. */
  async #first(): Promise<Prepared> {
    const { view } = this.#request.inspection;
    const hidden = this.#hidden();
    const unseen = [...hidden].filter(([path]) => !view.seen.has(path));
    const taken = await this.#capture({
      kind: 'source',
      paths: view.seen,
      before: (path) => hidden.get(path) ?? null,
      keep: (path) => this.#keepOfSource(path),
      what: 'all',
      ...(unseen.length === 0 ? {} : { rest: { entries: new Map(unseen), held: new Map() } }),
    });
    const index = new Map<Path, Indexed>();
    const model = new Map<Path, Entry>();
    const unread = new Map<Path, Seen>();
    for (const [path, indexed] of taken.indexed) {
      if (indexed === null) continue;
      index.set(path, indexed);
      model.set(path, indexed.entry);
    }
    for (const { path, why } of taken.failed) {
      const seen = view.seen.get(path);
      if (seen === undefined) continue;
      unread.set(path, seen);
      model.set(path, unreadable(seen));
      this.#sayNotSaved(path, why);
    }
    const digest = sourceDigest(model);
    this.#source('first', digest, taken);
    return this.#session({
      model,
      index,
      unread,
      source: new Map(model),
      digest,
      half: new Map(),
      kept: new Map(),
      actions: [],
    });
  }

  #source(place: 'first' | 'elsewhere' | 'empty', digest: string, { ref, held }: Taken): void {
    if (ref === null) throw new Error('a source without a pack');
    const { view, history, git, outlook } = this.#request.inspection;
    history.contents.addGit(git, held);
    const { commit } = view;
    const differs = outlook === null ? null : differingSources(outlook);
    const said = differs === null ? {} : { differs };
    this.#events.push(() => ({ type: 'source.captured', place, commit, digest, change: ref, ...said }));
  }

  /** Another workspace has a source of its own: digests of all, and the contents that neither git nor the store has. */
  async #sourceElsewhere({ facts, view }: Outlook): Promise<void> {
    const paths = new Map<Path, Seen | null>();
    const hidden = this.#hidden();
    const entries = new Map<Path, Entry>([...hidden].filter(([path]) => !facts.source.has(path)));
    for (const [path, entry] of facts.source) {
      const indexed = view.index.get(path);
      const isAsFound = indexed !== undefined && sameState(indexed.entry, entry);
      if (isAsFound) paths.set(path, indexed.seen);
      else entries.set(path, entry);
      if (!isAsFound && entry.kind === 'other')
        this.#sayNotSaved(path, view.unread.get(path)?.why ?? entry.what);
    }
    const taken = await this.#capture({
      kind: 'source',
      paths,
      before: (path) => hidden.get(path) ?? null,
      keep: (path) => this.#keepOfSource(path),
      what: 'all',
      rest: { entries, held: this.#heldBefore() },
    });
    for (const { path, why } of taken.failed) this.#sayNotSaved(path, why);
    this.#source(view.place === 'empty' ? 'empty' : 'elsewhere', facts.digest, taken);
  }

  /** What nobody can look at, or into. */
  #hidden(): ReadonlyMap<Path, Entry> {
    const { skipped } = this.#request.inspection.view;
    const hidden = skipped.filter((each) => isHidden(each) && each.path !== '.');
    return new Map(hidden.map(({ path }) => [path, { ...UNREADABLE, mtime: 0 }]));
  }

  #sayNotSaved(path: Path, why: string): void {
    this.#request.inspection.setting.warn(`${textOf(path)} cannot be read, and is not saved: ${why}`);
  }

  #heldBefore(): ReadonlyMap<string, string> {
    const { source, earlier } = this.#request.inspection.history;
    return new Map([...(earlier?.held ?? []), ...(source?.held ?? [])]);
  }

  /** Contents that git has are not kept a second time; nor are ignored files, which are not part of the source. */
  #keepOfSource(path: Path): Keep {
    const { git } = this.#request.inspection.view;
    const blob = git?.held.get(path);
    if (blob !== undefined) return { kind: 'unless', blob };
    return git?.ignored(path) === true ? { kind: 'digest' } : { kind: 'content' };
  }

  async #edits({ view }: Outlook, edits: Reconciled['edits']): Promise<void> {
    if (edits.length === 0) return;
    const before = new Map(edits.map((each) => [each.path, each.before]));
    const taken = await this.#capture({
      kind: 'edit',
      paths: new Map(edits.map(({ path }) => [path, view.index.get(path)?.seen ?? null])),
      before: (path) => before.get(path) ?? null,
      keep: () => ({ kind: 'content' }),
      what: 'states',
    });
    const { ref } = taken;
    if (ref === null || taken.change.length === 0) return;
    const paths = namesOf(taken.change);
    this.#events.push((run) => {
      const number = run.completions + 1;
      return { type: 'edits.kept', number, step: null, change: ref, paths };
    });
  }

  /** What is to be written over or deleted, and is not in the store, goes there first. */
  async #aside({ reconciled, model }: Settled, outlook: Outlook): Promise<void> {
    const { view } = outlook;
    // What came while `finally` ran is in a pack, and yet no command brings it but as what was set aside.
    const owned = new Map([...leftByFinally(outlook), ...outlook.half]);
    const paths = new Map<Path, Seen | null>();
    for (const action of reconciled.actions) {
      if (action.kind === 'times') continue;
      const seen = view.index.get(action.path)?.seen;
      const found = view.found.get(action.path);
      if (seen === undefined || found === undefined) continue;
      const isKept = found.kind !== 'file' || this.#packs.contents.has(found.digest);
      if (owned.has(action.path) || !isKept) paths.set(action.path, seen);
    }
    if (paths.size === 0) return;
    const taken = await this.#capture({
      kind: 'aside',
      paths,
      before: (path) => model.get(path) ?? null,
      keep: () => ({ kind: 'content' }),
      what: 'states',
    });
    const { ref } = taken;
    if (ref === null || taken.change.length === 0) return;
    const owners = new Set([...paths.keys()].map((path) => owned.get(path) ?? null));
    const [owner = null] = owners;
    const step = owners.size === 1 ? owner : null;
    const names = namesOf(taken.change);
    this.#events.push(() => ({ type: 'files.aside', step, change: ref, paths: names }));
  }

  /** @throws StoreError when it could not be saved */
  async #capture(
    request: Pick<CaptureRequest, 'kind' | 'paths' | 'before' | 'keep' | 'what'> &
      Partial<Pick<CaptureRequest, 'rest'>>,
  ): Promise<Taken> {
    const { inspection } = this.#request;
    const { setting, area, view } = inspection;
    const taken = await capture(
      { step: null, scannedAt: view.startedAt, isOld: () => false, ...request },
      {
        roots: area.roots,
        packs: this.#packs,
        signal: setting.signal,
        progress: (files, bytes) => setting.progress('saving', files, bytes),
        unreadable: request.kind === 'source' ? 'without' : 'refuse',
      },
    );
    if (taken.ref !== null) return taken;
    setting.signal.throwIfAborted();
    const [failed] = taken.failed;
    if (taken.cause === 'unreadable' && failed !== undefined) throw cannotSetBack(failed.path, failed.why);
    throw new StoreError(
      `the ${NOUNS[request.kind]} could not be saved: ${failed === undefined ? '' : `${textOf(failed.path)}: ${failed.why}`}`,
    );
  }

  #session(start: Start): Prepared {
    const { inspection, settled, runId, attempt, writes, hurry } = this.#request;
    const { area, view, outlook } = inspection;
    const setting = { ...inspection.setting, signal: hurry };
    const mark = new MarkWriter(markPath(setting.store, setting.workspace, runId));
    const { model, index, unread, source, kept } = start;
    const ground = new Ground(area, { model, index, unread, mark, skipped: view.skipped });
    for (const [step, paths] of kept)
      for (const path of paths) ground.part(path, { entry: view.found.get(path) ?? null, step });
    const head = { run: runId, attempt, folder: folderId(setting.workspace) };
    const session = new Session({
      setting,
      area,
      packs: this.#packs,
      ground,
      source,
      writes,
      kept,
      refs: view.git?.refs ?? null,
      counting: outlook === null || settled === null ? NOTHING_COUNTS : countingOf(settled, outlook),
      begin: (log) => this.#begin(log, { head, mark, ground, start }),
      close: () => {
        mark.close();
        ground.close();
        inspection.close();
      },
    });
    return { session, sourceDigest: start.digest };
  }

  async #begin(log: FilesLog, beginning: Beginning): Promise<void> {
    await this.#bringAbout(log, beginning);
    // Nobody looks back, and of 100,000 files this is much memory.
    this.#request.inspection.view.seen.clear();
    this.#request.inspection.view.found.clear();
  }

  async #bringAbout(log: FilesLog, { head, mark, ground, start }: Beginning): Promise<void> {
    const { inspection, settled } = this.#request;
    const { outlook } = inspection;
    for (const event of this.#events) log.write(event(log.run()));
    for (const message of skipLines(inspection.view.skipped))
      log.write({ type: 'warning', step: null, message });
    for (const { id, reason } of settled?.plan.steps ?? []) {
      if (reason.kind !== 'lost') continue;
      const message = `what it saved cannot be had: ${reason.path}: ${reason.why}; it runs again`;
      log.write({ type: 'warning', step: id, message });
    }
    const { notSetBack = [] } = settled ?? {};
    if (notSetBack.length > 0) {
      const message = `${listed(notSetBack.map((path) => ({ path })))} cannot be set back: git ignores it, and it was there before the run; it is left as it is`;
      log.write({ type: 'warning', step: null, message });
    }
    const stale = outlook === null || settled === null ? null : staleSources(settled.plan, outlook);
    if (stale !== null) log.write({ type: 'warning', step: null, message: staleLine(stale) });
    for (const each of outlook?.leftOut ?? [])
      log.write({ type: 'warning', step: null, message: leftOutLine(each) });
    const acted = new Set(start.actions.map(({ path }) => path));
    mark.begin(head, start.index, new Map([...start.half].filter(([path]) => !acted.has(path))));
    sweepTemporary(inspection.view.temporary);
    if (start.actions.length > 0) await this.#act(log, { ground, start });
  }

  async #act(log: FilesLog, { ground, start }: Pick<Beginning, 'ground' | 'start'>): Promise<void> {
    const { setting, area, view } = this.#request.inspection;
    const applied = await act(start.actions, start.index, { setting, area, packs: this.#packs });
    ground.see(applied.indexed);
    // What is brought back for a step that keeps it is that step's as it is now, not as it was found.
    for (const [step, paths] of start.kept)
      for (const path of paths)
        if (applied.indexed.has(path))
          ground.part(path, { entry: ground.index.get(path)?.entry ?? null, step });
    for (const { path, why } of applied.kept) {
      ground.part(path, { entry: view.found.get(path) ?? null, step: null });
      log.write({ type: 'warning', step: null, message: `${textOf(path)} is left as it is (${why})` });
    }
    ground.flush();
  }
}

interface Start {
  readonly model: Map<Path, Entry>;
  readonly index: Map<Path, Indexed>;
  readonly unread: ReadonlyMap<Path, Seen>;
  readonly source: ReadonlyMap<Path, Entry>;
  readonly digest: string;
  readonly half: ReadonlyMap<Path, string | null>;
  readonly kept: ReadonlyMap<string, readonly Path[]>;
  readonly actions: readonly FileAction[];
}

interface Beginning {
  readonly head: MarkHead;
  readonly mark: MarkWriter;
  readonly ground: Ground;
  readonly start: Start;
}

const NOUNS: Readonly<Record<CaptureRequest['kind'], string>> = {
  source: 'source of the run',
  step: 'change of the step',
  edit: 'edits',
  kept: 'half-written files',
  aside: 'files that are to be set back',
};
