/** A plan that fits the files: looks at the workspace and at what the run has saved. Writes nothing. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateText } from '../expressions/evaluate.ts';
import { staging } from '../files/apply.ts';
import { CannotResume } from '../files/errors.ts';
import { areaOf, type Inspection, inspect, writtenThere } from '../files/inspect.ts';
import type { Doing, FilesSetting } from '../files/setting.ts';
import { STORE_FOLDER } from '../files/setting.ts';
import { type Settled, settle } from '../files/settle.ts';
import { legContexts } from '../pipeline/expand.ts';
import type { Inputs, Keep, Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import { fingerprintsOf } from '../plan/definition.ts';
import { nothingToDo, withFinally } from '../plan/made.ts';
import type { Outside } from '../plan/outside.ts';
import type { Chosen, Plan, PlanRequest } from '../plan/request.ts';
import type { Run } from '../record/run.ts';
import { which } from '../shell/which.ts';
import { RootsRefusal, WorkspaceRefusal } from '../workspace/errors.ts';
import type { OtherRun } from './choose-run.ts';
import { planFor } from './choose-step.ts';
import { type Surroundings, trusting } from './git.ts';
import { Refusal } from './refusal.ts';
import type { Absent } from './this-machine.ts';

export interface FilesRequest {
  readonly pipeline: Pipeline;
  /** Real path of the workspace. */
  readonly workspace: string;
  /** Path of the store. */
  readonly store: string;
  /** Folders that are never part of the workspace, besides the store. */
  readonly apart: readonly string[];
  /** The folder of temporary files. */
  readonly temp: string;
  readonly home: string;
  /** The name of this machine. */
  readonly host: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly commit: string | null;
  /** Whether a person is at work in the workspace. */
  readonly person: boolean;
  /** The time by the clock of the file system of the store, in ms since 1970. */
  readonly now: () => number;
  readonly progress: (doing: Doing, files: number, bytes: number) => void;
  readonly warn: (message: string) => void;
  readonly signal: AbortSignal;
}

/** What the rooms below need to be told of this machine and this pipeline. */
export function filesSetting(request: FilesRequest): FilesSetting {
  const { pipeline, workspace, env } = request;
  const [store, temp] = [realPath(request.store), realPath(request.temp)];
  const defined = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    workspace,
    home: request.home,
    host: request.host,
    paths: pipeline.workspace.paths,
    exclude: pipeline.workspace.exclude,
    own: [store, join(workspace, STORE_FOLDER), temp, ...request.apart.map(realPath)],
    store,
    git: which('git', env.PATH, workspace),
    env: trusting(Object.fromEntries(defined)),
    commit: request.commit,
    person: request.person,
    now: request.now,
    progress: request.progress,
    warn: request.warn,
    signal: request.signal,
  };
}

/** Where a folder really is, if it is there: the workspace is told by its real path, too. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

export interface PlanFilesRequest {
  readonly pipeline: Pipeline;
  readonly inputs: Inputs;
  readonly record: Run | null;
  readonly choice: Chosen;
  readonly edited: boolean;
  readonly history: 'whole' | 'uncertain';
  readonly whenDone: 'nothing-to-do' | 'bring-back';
  /** Whether what comes back is built on the way. */
  readonly purpose: 'to-show' | 'to-run';
  readonly setting: FilesSetting;
  /** The folder of the run's packs. */
  readonly packs: string;
  readonly surroundings: Surroundings;
  readonly outside: Outside;
  /** What is not on this machine. */
  readonly absent: Pick<Absent, 'installs'>;
  readonly isAskedNow?: PlanRequest['isAskedNow'];
  /** As of `planFor`. */
  readonly other?: OtherRun | null;
}

export interface PlannedFiles {
  readonly plan: Plan;
  /** To be closed when it is not needed any more. */
  readonly inspection: Inspection;
  /** Null for a new run. */
  readonly settled: Settled | null;
  readonly writes: ReadonlyMap<string, readonly string[]>;
  readonly keeps: ReadonlyMap<string, Keep>;
}

/** Looks whether a new run could begin, and at nothing that is in the workspace. @throws Refusal when it could not: exit 2 for what the file says */
export async function mustHavePlace(setting: FilesSetting): Promise<void> {
  await refusing(async () => areaOf(setting));
}

/** @throws Refusal exit 4 when the workspace cannot be brought to where the run was, 2 for what the file says of it */
export async function planFiles(request: PlanFilesRequest): Promise<PlannedFiles> {
  const { pipeline, inputs, record, choice, edited, history, setting, packs } = request;
  const writes = await writesOf(pipeline, inputs);
  const keeps = await keepsOf(pipeline, inputs, record);
  const { outside, absent, isAskedNow = () => false } = request;
  const known = { outside, installs: absent.installs, isAskedNow };
  const base = { pipeline, inputs, record, choice, edited, history, writes, ...known };
  return refusing(async () => {
    const github = fingerprintsOf(request.surroundings.github);
    const inspection = await inspect({ pipeline, setting, run: record, packs, github, writes });
    try {
      const { start } = inspection;
      if (start === null) {
        const there = writtenThere(inspection, writes);
        const plan = planFor({ ...base, files: null, writes: there }, request.other ?? null);
        return { plan, inspection, settled: null, writes, keeps };
      }
      const settled = await settle({
        ...{ start, choice, writes, keeps, signal: setting.signal },
        stage: request.purpose === 'to-run' ? staging(inspection) : null,
        planWith: (files) => planOrBack(request, planFor({ ...base, files })),
        progress: (files, bytes) => setting.progress('verifying', files, bytes),
      });
      return { plan: settled.plan, inspection, settled, writes, keeps };
    } catch (error) {
      inspection.close();
      throw error;
    }
  });
}

/** With what `finally` left, where a run that is done with is brought back. */
function planOrBack({ record, choice, whenDone }: PlanFilesRequest, made: Plan): Plan {
  const isBack = whenDone === 'bring-back' && record !== null && nothingToDo(record, made, choice);
  return isBack ? withFinally(made, record) : made;
}

/** Says in the terms of the entry points that a workspace is no place to go on. */
export async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof CannotResume || cause instanceof WorkspaceRefusal)
      throw new Refusal(cause instanceof RootsRefusal ? 2 : 4, cause.message, { hint: cause.hint });
    throw cause;
  }
}

/** The `writes` of steps that declare any. They may speak of inputs. */
export async function writesOf(
  pipeline: Pipeline,
  inputs: Inputs,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const writes = new Map<string, readonly string[]>();
  for (const step of allSteps(pipeline))
    if (step.writes !== null) writes.set(step.id, await evaluated(step.writes, { inputs, leg: step.leg }));
  return writes;
}

/** How much steps keep of failed tries, of those that keep any. The patterns may speak of inputs. */
async function keepsOf(
  pipeline: Pipeline,
  inputs: Inputs,
  record: Run | null,
): Promise<ReadonlyMap<string, Keep>> {
  // What the last try of a step left stays that a person took as done.
  const done = (record?.steps ?? []).filter(({ reason }) => reason?.kind === 'marked');
  const keeps = new Map<string, Keep>(done.map(({ id }) => [id, 'everything']));
  for (const { id, keep, leg } of allSteps(pipeline))
    if (keep !== 'nothing' && !keeps.has(id))
      keeps.set(id, keep === 'everything' ? keep : await evaluated(keep, { inputs, leg }));
  return keeps;
}

function evaluated(
  patterns: readonly string[],
  { inputs, leg }: { readonly inputs: Inputs } & Pick<Step, 'leg'>,
): Promise<readonly string[]> {
  const contexts = { inputs, matrix: legContexts(leg).matrix };
  const scope = { contexts, status: 'success' as const, hashFiles: async () => '' };
  return Promise.all(patterns.map((pattern) => evaluateText(pattern, scope)));
}
