/** Runs an attempt: takes the locks, plans under them, drives the engine, lets go. */
import { coverageOf } from '../files/coverage.ts';
import { folderId } from '../files/folder.ts';
import type { FilesSetting } from '../files/setting.ts';
import { snapshotPath, snapshotsOf } from '../files/snapshot-file.ts';
import { type Heart, removeSnapshot } from '../files/snapshot-writer.ts';
import { Machine } from '../machine/machine.ts';
import type { Inputs, Pipeline } from '../pipeline/model.ts';
import { withRecorded } from '../plan/arriving.ts';
import { outsideOf } from '../plan/outside.ts';
import { nothingToDo } from '../plan/plan.ts';
import type { Chosen } from '../plan/request.ts';
import { expired, inOrderOfAge, runIdFor } from '../record/listing.ts';
import type { Run } from '../record/run.ts';
import type { AttemptRequest, AttemptResult } from '../run/attempt.ts';
import type {
  ArrivingFiles,
  Clock,
  Deadline,
  Observer,
  Person,
  Ports,
  Published,
  Setting,
  Stop,
} from '../run/ports.ts';
import { Masks } from '../shell/masks.ts';
import type { Shell, StopSignal } from '../shell/port.ts';
import type { DirectoryStore } from '../store/directory.ts';
import type { Identity } from '../store/identity.ts';
import type { OpenRun } from '../store/port.ts';
import { askFirst } from './ask-first.ts';
import { clearUp } from './clear-up.ts';
import type { Surroundings } from './git.ts';
import { inputsOf } from './inputs.ts';
import { holdRun, holdWorkspace } from './locks.ts';
import { withLegs } from './matrices.ts';
import { logOpener, makeScratch, scratchPath } from './node-ports.ts';
import { type PlannedAttempt, planAttempt } from './planned-attempt.ts';
import { runnerContext, runnerVariables } from './runner.ts';
import { type Absent, absentHere, machineId, morePlaces } from './this-machine.ts';

export interface LaunchRequest {
  readonly workspace: string;
  readonly store: DirectoryStore;
  /** Its matrices are written out under the locks, when the inputs are known for sure. */
  readonly pipeline: Pipeline;
  /** The run that goes on, or null for a new one. */
  readonly run: Run | null;
  /** What the id of a new run ends in, from 1, which is left out; counted on while that id is taken. */
  readonly idNumber: number;
  readonly given: Readonly<Record<string, string>>;
  readonly choice: Chosen;
  /** Whether reused steps that are older than a person's edits run again. */
  readonly edited: boolean;
  /** `uncertain`: an earlier attempt may have done more than the record tells. */
  readonly history: Setting['history'];
  /** The workflow run that this is an attempt of; null where none is known. */
  readonly by: Setting['by'];
  /** What becomes of a run that is done with: nothing, or its files are brought to the workspace. */
  readonly whenDone: 'nothing-to-do' | 'bring-back';
  readonly surroundings: Surroundings;
  readonly files: FilesSetting;
  readonly secrets: Readonly<Record<string, string>>;
  /** The job's own token: `github.token`, and `secrets.GITHUB_TOKEN` where none is given; null where there is none. */
  readonly token: string | null;
  /** What the steps' processes inherit. */
  readonly env: Readonly<Record<string, string>>;
  readonly maxParallel: number;
  readonly stop: Stop;
  readonly deadline: Deadline | null;
  readonly cleanUp: AttemptRequest['cleanUp'];
  /** Who can be asked at once; null for nobody. */
  readonly asked: Person | null;
  readonly drive: Drive;
}

/** Runs an attempt to its end. */
export type Drive = (
  request: AttemptRequest,
  ports: Ports & { readonly files: ArrivingFiles },
) => Promise<AttemptResult>;

/** What the entry point chose to answer the engine's questions. */
export interface Adapters {
  readonly clock: Clock;
  readonly shell: Shell;
  readonly observer: Observer;
  readonly me: Identity;
  readonly random: () => string;
  /** The fixed place of workspace locks. */
  readonly locks: string;
  /** Where scratch directories go; an existing directory. */
  readonly temp: string;
  /** Starts the process that ends the steps' processes when this one is killed. */
  readonly watch: (attempt: Watched) => Heart & { readonly close: () => Promise<void> };
  readonly hashFiles: Ports['hashFiles'];
  readonly published: Published;
  readonly warn: (message: string) => void;
}

/** What the watcher is told of an attempt. */
export interface Watched {
  readonly mark: string;
  /** The scratch directory, to be removed. */
  readonly scratch: string;
  /** The snapshot of the workspace, to be touched while the attempt lives. */
  readonly snapshot: string;
}

export type Launched =
  /** `expired`: the finished runs that were removed then, past their retention. */
  | { readonly kind: 'ended'; readonly result: AttemptResult; readonly expired: readonly string[] }
  | { readonly kind: 'nothing-to-do'; readonly run: Run }
  /** Somebody asked to stop before anything was started. */
  | { readonly kind: 'stopped'; readonly by: StopSignal };

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

/** The plan, and once more when a person at a terminal has answered for steps that ask first of all. */
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
  const plan = () =>
    planAttempt({
      purpose: 'to-run',
      ...{ pipeline, inputs, record: open.run, choice, edited, history, whenDone, surroundings, absent },
      setting: request.files,
      packs: request.store.packsPath(open.id),
      outside: outsideOf(request.env, here),
      answers: person === null ? 'later' : 'at-once',
    });
  const first = await plan();
  const question = { pipeline, inputs, open, person, observer, now: clock.now, until: stop.asked };
  const asked = await askFirst({ ...question, plan: first.plan }).catch((error) => {
    first.close();
    throw error;
  });
  if (!asked.isAnswered) return { planned: first, person: asked.person };
  first.close();
  return { planned: await plan(), person: asked.person };
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

interface Prepared extends LaunchRequest {
  readonly inputs: Inputs;
  readonly planned: PlannedAttempt;
  readonly lacks: ReadonlyMap<string, string>;
  readonly open: OpenRun;
}

async function attempt(request: Prepared, adapters: Adapters): Promise<AttemptResult> {
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
      directory: store.packsPath(open.id),
      attempt: mark,
      heart: watcher,
      hurry: stop.hurry,
      isArriving: planned.plan.isArriving === true,
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

function machineOf(
  { pipeline, planned, workspace, files: { home, now } }: Prepared,
  { where }: Setting,
): Machine {
  return new Machine({
    workspace,
    home,
    temp: where.temp,
    now,
    root: '/',
    saved: [workspace, ...Object.values(planned.roots)],
    more: morePlaces(pipeline, home),
    texts: new Map(planned.plan.definition.map(({ id, parts }) => [id, JSON.stringify(parts)])),
  });
}

function settingOf(
  request: Prepared,
  adapters: Adapters,
  { mark, builtOn }: Pick<Setting, 'mark' | 'builtOn'>,
): Setting {
  const { open, surroundings, inputs, workspace, store, planned } = request;
  const known = open.run;
  const covers = coverageOf(request.files);
  const runner = runnerContext(request.env, adapters.temp);
  return {
    runId: open.id,
    sequence: known?.sequence ?? nextSequence(store),
    mark,
    history: request.history,
    by: request.by,
    inputs,
    source: surroundings.source,
    builtOn,
    where: {
      host: adapters.me.host,
      os: process.platform,
      workspace,
      workspace_id: folderId(workspace),
      commit: surroundings.source.commit,
      pid: adapters.me.pid,
      boot: adapters.me.boot,
      namespace: adapters.me.namespace,
      started: adapters.me.started,
      home: request.files.home,
      temp: runner.temp,
      machine: machineId({ env: request.env, host: adapters.me.host }),
      ...(covers === null ? {} : { covers }),
      ...(Object.keys(planned.roots).length === 0 ? {} : { roots: planned.roots }),
    },
    env: { ...runnerVariables(runner), ...request.env, RUNNER_TEMP: runner.temp, ...surroundings.env },
    outside: outsideOf(request.env, { workspace, home: request.files.home, temp: adapters.temp }),
    github: surroundings.github,
    runner,
    secrets: request.secrets,
    token: request.token,
    maxParallel: request.maxParallel,
  };
}

function reserveRun({ store, pipeline, idNumber }: LaunchRequest, { clock }: Adapters): OpenRun {
  const now = clock.now();
  for (let nth = idNumber; ; nth++) {
    const open = store.reserve(runIdFor(now, pipeline.name, nth));
    if (open !== null) return open;
  }
}

function nextSequence(store: DirectoryStore): number {
  return (inOrderOfAge(store.list().runs)[0]?.run.sequence ?? 0) + 1;
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
