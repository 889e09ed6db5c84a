/** From what was found to a session: saves the source, edits and what is set aside; the workspace is not touched yet. */
import type { FilesLog } from '../run/ports.ts';
import { type Path, textOf } from '../tree/path.ts';
import type { FileAction, Reconciled } from '../tree/reconcile.ts';
import type { Entry } from '../tree/state.ts';
import { sweepTemporary } from '../workspace/apply.ts';
import type { Indexed, Seen } from '../workspace/stat-index.ts';
import { twoNames } from '../workspace/two-names.ts';
import { namesOf } from './capture.ts';
import { Ground } from './ground.ts';
import { type MarkHead, markPath } from './mark.ts';
import { MarkWriter } from './mark-writer.ts';
import type { Outlook } from './outlook.ts';
import { leftOutLine } from './past-edits.ts';
import { act } from './restore.ts';
import { saveAside } from './save-aside.ts';
import { saveFirst, saveSourceElsewhere } from './save-source.ts';
import { Saving, type SavingRequest } from './saving.ts';
import { Session } from './session.ts';
import { toSetAside } from './set-aside.ts';
import type { Settled } from './settle.ts';
import { skipLines } from './skipped.ts';
import { staleLine, staleSources } from './stale.ts';
import { countingOf, NOTHING_COUNTS } from './stand-ins.ts';
import { listed } from './take.ts';
import { folderId } from './trace.ts';

export interface PrepareRequest extends SavingRequest {
  /** Null for a new run. */
  readonly settled: Settled | null;
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
  readonly #saving: Saving;

  constructor(request: PrepareRequest) {
    this.#request = request;
    this.#saving = new Saving(request);
  }

  async run(): Promise<Prepared> {
    const { inspection, settled, writes } = this.#request;
    const { outlook, view } = inspection;
    if (outlook === null || settled === null) {
      const first = await saveFirst(this.#saving);
      return this.#session({
        ...first,
        source: new Map(first.model),
        half: new Map(),
        kept: new Map(),
        actions: [],
      });
    }
    const { actions, edits } = settled.reconciled;
    twoNames(
      actions.flatMap(({ kind, path }) => (kind === 'write' ? [path] : [])),
      inspection.area.roots,
    );
    if (view.place !== 'left') await saveSourceElsewhere(this.#saving, outlook);
    await this.#edits(outlook, edits);
    await saveAside(this.#saving, toSetAside({ settled, outlook, writes }), settled);
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

  async #edits({ view }: Outlook, edits: Reconciled['edits']): Promise<void> {
    if (edits.length === 0) return;
    const before = new Map(edits.map((each) => [each.path, each.before]));
    const taken = await this.#saving.capture({
      kind: 'edit',
      paths: new Map(edits.map(({ path }) => [path, view.index.get(path)?.seen ?? null])),
      before: (path) => before.get(path) ?? null,
      keep: () => ({ kind: 'content' }),
      what: 'states',
    });
    const { ref } = taken;
    if (ref === null || taken.change.length === 0) return;
    const paths = namesOf(taken.change);
    this.#saving.events.push((run) => {
      const number = run.completions + 1;
      return { type: 'edits.kept', number, step: null, change: ref, paths };
    });
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
      packs: this.#saving.packs,
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
    const { seen, found, committed } = this.#request.inspection.view;
    for (const each of [seen, found, committed]) each.clear();
  }

  async #bringAbout(log: FilesLog, { head, mark, ground, start }: Beginning): Promise<void> {
    const { inspection, settled } = this.#request;
    const { outlook } = inspection;
    for (const event of this.#saving.events) log.write(event(log.run()));
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
    const applied = await act(start.actions, start.index, { setting, area, packs: this.#saving.packs });
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
