/** From a plan to a session: saves all that must be in the store, and begins the snapshot of the attempt. */
import type { Keep, Step } from '../pipeline/model.ts';
import type { SourceDigests } from '../record/decisions.ts';
import type { EventBody } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import type { FilesLog } from '../run/ports.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { type FileAction, pathsTo } from '../tree/reconcile.ts';
import { sweepTemporary, twoNames } from '../workspace/apply.ts';
import type { Staged } from '../workspace/stage.ts';
import { act, keptLines, notBack, type Tools } from './apply.ts';
import type { ArrivingFacts } from './arriving.ts';
import { type First, saveFirst } from './first.ts';
import type { Inspection } from './inspect.ts';
import { editedBy } from './layers.ts';
import { Saving, type SavingRequest } from './saving.ts';
import { Session } from './session.ts';
import type { Settled } from './settle.ts';
import { type SnapshotHead, snapshotPath } from './snapshot-file.ts';
import { type Heart, SnapshotWriter } from './snapshot-writer.ts';
import { staleLines } from './stale.ts';
import { Taking } from './taking.ts';
import { Tracked } from './tracked.ts';
import { type Warning, warningsOf } from './warnings.ts';
import { WorkingCopy } from './working-copy.ts';
import { yours } from './yours.ts';

export interface PrepareRequest extends SavingRequest {
  /** Null for a new run. */
  readonly settled: Settled | null;
  /** The mark of the attempt. */
  readonly attempt: string;
  readonly heart: Heart;
  readonly writes: ReadonlyMap<string, readonly string[]>;
  readonly keeps: ReadonlyMap<string, Keep>;
  /** Whether steps come one by one. */
  readonly isArriving?: boolean;
  /** Aborts what takes long while steps run. */
  readonly hurry: AbortSignal;
}

export interface Prepared {
  readonly session: Session;
  readonly digests: SourceDigests;
}

/** @throws StoreError when something could not be saved; CannotResume, WorkspaceRefusal; the signal's reason */
export async function prepare(request: PrepareRequest): Promise<Prepared> {
  const { inspection, settled } = request;
  const saving = new Saving(request);
  if (settled === null) return sessionOf(request, saving, { ...(await saveFirst(saving)), settled: null });
  const { start, actions, model } = settled;
  const { view, facts, bare } = start;
  const deleted = pathsTo('delete', actions);
  const stays = [...view.found.keys()].filter((path) => !deleted.has(path));
  twoNames(pathsTo('write', actions), inspection.area.roots, stays);
  if (view.place === 'elsewhere' && settled.plan.isCleanUp !== true) await saving.elsewhere(settled);
  await saving.edits(settled.edits);
  await saving.kept(settled);
  await saving.aside(settled);
  return sessionOf(request, saving, {
    model,
    bare,
    index: view.index,
    unread: view.unread,
    digests: facts.digests,
    settled,
  });
}

function sessionOf(
  request: PrepareRequest,
  saving: Saving,
  { model, bare, index, unread, digests, settled }: First & { readonly settled: Settled | null },
): Prepared {
  const { inspection, runId, attempt, heart, writes, keeps, hurry, isArriving = false } = request;
  const { area, view, git } = inspection;
  // Closures live as long as the attempt: the changes of all layers must not.
  const { contents } = inspection.history;
  const setting = { ...inspection.setting, signal: hurry };
  const { store, workspace, person } = setting;
  const writer = new SnapshotWriter(snapshotPath(store, workspace, runId), heart);
  const left = settled?.left ?? new Map<Path, readonly string[]>();
  const { made, skipped } = view;
  const edited = settled === null ? [] : editedBy(settled.start.history, settled.edits);
  const copy = new WorkingCopy({ area, model, index, unread, made, left, skipped, writer });
  const { packs } = saving;
  const taking = new Taking({
    ...{ copy, area, packs, setting },
    held: view.git?.held ?? new Map(),
    onHeld: (held) => contents.addGit(git, held),
  });
  const tracked = new Tracked(setting, view);
  const session = new Session({
    ...{ setting, taking, tracked, writes, keeps },
    isServed: servedBy(inspection.pipeline.steps, writes),
    isYours: yours({
      person,
      isTracked: (path) => tracked.has(path),
      source: new Set([...bare.keys(), ...edited]),
      ignored: view.ignored,
    }),
    kept: settled?.kept ?? new Map(),
    restarts: settled?.restarts ?? new Map(),
    arriving: isArriving ? arrivingFacts({ view, bare, digests, settled }) : null,
    begin: beginning({
      ...{ area, packs, setting: inspection.setting, copy, writer, staged: settled?.staged ?? null },
      head: { run: runId, attempt, commit: view.commit, ref: view.git?.ref ?? null },
      events: saving.events,
      warnings: warningsOf(inspection, settled),
      temporary: view.temporary,
      actions: settled?.actions ?? [],
    }),
    atEnd: settled === null ? [] : staleLines(settled.plan, settled.start),
    close: inspection.close,
  });
  return { session, digests };
}

/** Whether the `writes` of a service match a path. */
function servedBy(
  steps: readonly Step[],
  writes: ReadonlyMap<string, readonly string[]>,
): (path: Path) => boolean {
  const services = steps.filter(({ background }) => background?.kind === 'service');
  const matchers = services.map(({ id }) => compilePatterns(writes.get(id) ?? []));
  return (path) => matchers.some((matches) => matches(path));
}

function arrivingFacts({
  view: { commit, nested, ignored },
  bare,
  digests,
  settled,
}: Pick<Inspection, 'view'> &
  Pick<First, 'bare' | 'digests'> & { readonly settled: Settled | null }): ArrivingFacts {
  const told = { bare, digests, commit, nested, ignored };
  if (settled === null) return { ...told, past: null };
  const { changes, lost, committed } = settled.start.facts;
  return { ...told, past: { changes, lost, committed } };
}

/** All that is needed before the first step: the rest of what was found and read may go. */
interface Beginning extends Tools {
  readonly copy: WorkingCopy;
  readonly writer: SnapshotWriter;
  readonly head: SnapshotHead;
  readonly events: readonly ((run: Run) => EventBody)[];
  readonly warnings: readonly Warning[];
  /** Files that an earlier process did not finish. */
  readonly temporary: readonly string[];
  readonly actions: readonly FileAction[];
  readonly staged: Staged | null;
}

/** To be done once; lets go of what it needs then. */
function beginning(given: Beginning): (log: FilesLog) => Promise<void> {
  let left: Beginning | null = given;
  return async (log) => {
    const now = left;
    left = null;
    if (now !== null) await begin(now, log);
  };
}

/** Records what is found before anything is brought back, so that a kill meanwhile is as if the attempt had not begun. */
async function begin(given: Beginning, log: FilesLog): Promise<void> {
  const { events, warnings, copy, writer, head, actions } = given;
  for (const event of events) log.write(event(log.run()));
  for (const { step, message } of warnings) log.write({ type: 'warning', step, message });
  writer.begin(head, { index: copy.index, unread: copy.unread.keys(), made: copy.made, left: copy.left });
  sweepTemporary(given.temporary);
  for (const path of [...copy.left.keys()]) copy.settled(path);
  if (actions.length === 0) return;
  writer.restoring();
  const applied = await act(actions, copy.index, given).finally(() => given.staged?.close());
  copy.see(applied.indexed);
  for (const { path } of actions) copy.settled(path);
  for (const message of keptLines(applied.kept)) log.write({ type: 'warning', step: null, message });
  const stuck = notBack(actions, applied.kept);
  if (stuck !== null) throw new Error(stuck);
  writer.restored();
  copy.flush();
}
