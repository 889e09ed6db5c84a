/** Runs an attempt: takes the locks, plans under them, drives the engine, lets go. */
import { snapshotPath, snapshotsOf } from '../files/snapshot-file.ts';
import { removeSnapshot } from '../files/snapshot-writer.ts';
import type { Inputs } from '../pipeline/model.ts';
import { withRecorded } from '../plan/arriving.ts';
import { nothingToDo } from '../plan/made.ts';
import { outsideOf } from '../plan/outside.ts';
import type { PlanRequest } from '../plan/request.ts';
import { expired, runIdFor } from '../record/listing.ts';
import type { AttemptResult } from '../run/attempt.ts';
import type { Person } from '../run/ports.ts';
import { Masks } from '../shell/masks.ts';
import type { DirectoryStore } from '../store/directory.ts';
import type { OpenRun } from '../store/port.ts';
import { askFirst, without } from './ask-first.ts';
import { clearUp } from './clear-up.ts';
import { inputsOf } from './inputs.ts';
import type { Adapters, Launched, LaunchRequest } from './launch-request.ts';
import { holdRun, holdWorkspace } from './locks.ts';
import { withLegs } from './matrices.ts';
import { logOpener, makeScratch, scratchPath } from './node-ports.ts';
import { type PlannedAttempt, planAttempt } from './planned-attempt.ts';
import { machineOf, type Prepared, settingOf } from './setting.ts';
import { type Absent, absentHere } from './this-machine.ts';

/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
export async function launch(request: LaunchRequest, adapters: Adapters): Promise<Launched> {
  const lock = holdWorkspace(request.workspace, adapters);
  try {
    const open =
      request.run === null ? reserveRun(request, adapters) : holdRun(request.run.run_id, request.store);
    try {
      return await underLock(request, adapters, open);
    } catch (error) {
      if (request.stop.by === null || !isAbort(error)) throw error;
      return { kind: 'stopped', by: request.stop.by };
    } finally {
      open.close();
    }
  } finally {
    lock.release();
  }
}

function isAbort(error: unknown): boolean {
  return (error as Error).name === 'AbortError';
}

async function underLock(request: LaunchRequest, adapters: Adapters, open: OpenRun): Promise<Launched> {
  const { choice, store, workspace } = request;
  const inputs = inputsOf(request.pipeline, open.run, request.given);
  const known = { inputs, github: request.surroundings.github, env: request.env };
  const pipeline =
    choice.kind === 'arriving'
      ? withRecorded(request.pipeline, open.run)
      : await withLegs(request.pipeline, known, request.secrets);
  await clearUp({ ...adapters, store, workspace, marks: request.files.store }, open.run);
  const here = { workspace, home: request.files.home, temp: adapters.temp };
  const absent = absentHere(pipeline, open.run, { ...here, env: request.env, host: adapters.me.host });
  const { planned, person } = await planAnswered({ ...request, pipeline }, adapters, {
    ...{ open, inputs, absent, here },
  });
  try {
    if (
      request.whenDone === 'nothing-to-do' &&
      open.run !== null &&
      nothingToDo(open.run, planned.plan, choice)
    )
      return { kind: 'nothing-to-do', run: open.run };
    const prepared = {
      ...{ ...request, pipeline, asked: person, inputs, planned, open, lacks: absent.lacks },
    };
    const result = await attempt(prepared, adapters);
    return { kind: 'ended', result, expired: retain(store, adapters) };
  } finally {
    planned.close();
  }
}

/** The plan, and once more when a person at a terminal was asked about steps that ask first of all. */
async function planAnswered(
  request: LaunchRequest,
  { observer, clock }: Adapters,
  {
    open,
    inputs,
    absent,
    here,
  }: {
    readonly open: OpenRun;
    readonly inputs: Inputs;
    readonly absent: Absent;
    readonly here: Parameters<typeof outsideOf>[1];
  },
): Promise<{ readonly planned: PlannedAttempt; readonly person: Person | null }> {
  const { pipeline, choice, edited, history, whenDone, surroundings, asked: person, stop } = request;
  const plan = (isAskedNow: PlanRequest['isAskedNow']) =>
    planAttempt({
      purpose: 'to-run',
      ...{ pipeline, inputs, record: open.run, choice, edited, history, whenDone, surroundings, absent },
      setting: request.files,
      packs: request.store.packsPath(open.id),
      outside: outsideOf(request.env, here),
      isAskedNow,
    });
  const first = await plan(() => person !== null);
  const question = { pipeline, inputs, open, person, observer, now: clock.now, until: stop.asked };
  const asked = await askFirst({ ...question, plan: first.plan }).catch((error) => {
    first.close();
    throw error;
  });
  const { isAnswered, later } = asked;
  if (!isAnswered && later.size === 0) return { planned: first, person };
  first.close();
  const planned = await plan((step) => person !== null && !later.has(step));
  return { planned, person: person === null ? null : without(later, person) };
}

/** Removes snapshots of this folder that no run goes on from: of runs that are completed, or gone. A failure is said, and changes nothing else. */
function removeOthers({ open, store, workspace, files }: Prepared, { warn }: Adapters): void {
  try {
    const unfinished = store.list().runs.filter(({ run, held }) => held || run.status !== 'completed');
    const going = new Set([open.id, ...unfinished.map(({ run }) => run.run_id)]);
    for (const { path, run } of snapshotsOf(files.store, workspace))
      if (!going.has(run)) removeSnapshot(path);
  } catch (error) {
    warn((error as Error).message);
  }
}

export async function attempt(request: Prepared, adapters: Adapters): Promise<AttemptResult> {
  const { open, pipeline, planned, stop, workspace, files: filesSetting, store, cleanUp } = request;
  const mark = (cleanUp === 'alone' ? open.run?.attempts.at(-1)?.mark : undefined) ?? adapters.random();
  const path = scratchPath(adapters.temp, mark);
  const scratch = makeScratch(path);
  const snapshot = snapshotPath(filesSetting.store, workspace, open.id);
  const watcher = adapters.watch({ mark, scratch: path, snapshot });
  try {
    const { session, digests } = await planned.prepare({
      run: open.run,
      runId: open.id,
      packsOf: (run) => store.packsPath(run),
      attempt: mark,
      heart: watcher,
      hurry: stop.hurry,
      isArriving: planned.plan.arriving !== undefined,
    });
    removeOthers(request, adapters);
    const setting = settingOf(request, adapters, {
      mark,
      builtOn: { ...planned.commits, ...digests },
    });
    const masks = new Masks();
    for (const secret of Object.values(request.secrets)) masks.add(secret);
    if (request.token !== null) masks.add(request.token);
    return await request.drive(
      {
        pipeline,
        plan: planned.plan,
        run: open.run,
        setting,
        stop,
        deadline: request.deadline,
        workspace,
        lacks: request.lacks,
        cleanUp,
      },
      {
        clock: adapters.clock,
        shell: adapters.shell,
        observer: adapters.observer,
        journal: open,
        masks,
        openLog: logOpener(open.logs, adapters.warn),
        scratch: scratch.next,
        hashFiles: adapters.hashFiles,
        files: session,
        machine: machineOf(request, setting),
        published: adapters.published,
        person: request.asked,
      },
    );
  } finally {
    scratch.dispose();
    await watcher.close();
  }
}

function reserveRun({ store, pipeline, idNumber }: LaunchRequest, { clock }: Adapters): OpenRun {
  const now = clock.now();
  for (let nth = idNumber; ; nth++) {
    const open = store.reserve(runIdFor(now, pipeline.name, nth));
    if (open !== null) return open;
  }
}

/** Removes finished runs that are past their retention. A failure is said, and changes nothing else. @returns the ids of those removed */
function retain(store: DirectoryStore, { clock, warn }: Adapters): readonly string[] {
  const removed: string[] = [];
  try {
    for (const { run } of expired(store.list().runs, clock.now(), null))
      if (store.remove(run.run_id) === 'removed') removed.push(run.run_id);
    store.sweep();
  } catch (error) {
    warn((error as Error).message);
  }
  return removed;
}
