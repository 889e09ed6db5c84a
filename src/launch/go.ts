/** A run from request to end, with the adapters of this machine. The command line and the action share it. */

import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { settleFolder } from '../files/folder.ts';
import type { Doing } from '../files/setting.ts';
import type { Pipeline } from '../pipeline/model.ts';
import type { Chosen } from '../plan/request.ts';
import type { Problem } from '../problem/problem.ts';
import type { WorkflowAttempt } from '../record/decisions.ts';
import { isUnfinished } from '../record/listing.ts';
import type { Run } from '../record/run.ts';
import { type AttemptRequest, runAttempt } from '../run/attempt.ts';
import type { Observer, Person, Published, Stop } from '../run/ports.ts';
import { createShell } from '../shell/shell.ts';
import { startWatcher } from '../shell/watcher.ts';
import { DirectoryStore } from '../store/directory.ts';
import { timeIn } from '../store/file-time.ts';
import { identify } from '../store/identity.ts';
import { NO_RUNS } from '../store/port.ts';
import { type Given, mustNotBeRejected, recordAnswer } from './answers.ts';
import { chooseRun, type Meant, otherRun, type RunChoice } from './choose-run.ts';
import { namesStep, planFor, resolveChoice, type StepChoice } from './choose-step.ts';
import { startDeadline } from './deadline.ts';
import { surroundings } from './git.ts';
import { callHook } from './hooks.ts';
import { inputsOf, mustHaveSecrets, mustHoldNoSecret } from './inputs.ts';
import { type Drive, type Launched, launch, type Watched } from './launch.ts';
import { folderOf, type Located, mustBeWritable, type PipelineFile } from './locate.ts';
import { withLegs } from './matrices.ts';
import { fileHasher, type Helper, makeScratch, scratchPath, systemClock } from './node-ports.ts';
import { loadPipeline } from './pipeline-file.ts';
import { filesSetting, writesOf } from './plan-files.ts';
import { Refusal } from './refusal.ts';
import { mustHaveFiles } from './removed-files.ts';
import { absentHere, notHere } from './this-machine.ts';
import { HASH, WATCH } from './words.ts';

/** This process, as its entry point knows it. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly host: string;
  readonly pid: number;
  /** An existing directory for scratch files. */
  readonly temp: string;
  /** The home folder. */
  readonly home: string;
  /** The fixed place of workspace locks. */
  readonly locks: string;
  /** How to start this program again. */
  readonly self: Helper;
}

export interface GoRequest {
  readonly machine: Machine;
  readonly located: Located;
  /** Folders that are never part of the workspace, besides the store. */
  readonly apart: readonly string[];
  /** The pipeline file, or what it said when it was read. */
  readonly file: PipelineFile | Pipeline;
  /** Which run; told once the pipeline has been read and is known to be good. */
  readonly run: (pipeline: Pipeline) => Promise<RunChoice> | RunChoice;
  /** What the id of a new run ends in, from 1, which is left out; counted on while that id is taken. */
  readonly idNumber: number;
  /** The workflow run that this is an attempt of; null where none is known. */
  readonly by: WorkflowAttempt | null;
  readonly step: StepChoice | null;
  /** What a person answers to the run that goes on, on record before anything is planned; null for nothing. */
  readonly answer: Given | null;
  /** Who can be asked at once; null for nobody. */
  readonly asked: Person | null;
  /** Whether reused steps that are older than a person's edits run again. */
  readonly edited: boolean;
  readonly inputs: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The job's own token; null where there is none. */
  readonly token: string | null;
  /** Null: as the file says, else the number of cores. */
  readonly maxParallel: number | null;
  /** How long a finished run is kept, in ms; null: as the file says. */
  readonly retentionMs: number | null;
  /** Names of variables, or beginnings that end in `*`, that steps do not inherit. */
  readonly hidden: readonly string[];
  readonly stop: Stop;
  /** When the attempt must be over, and since when that time runs, in ms since 1970; null: it may take any time. */
  readonly deadline: { readonly at: number; readonly from: number } | null;
  readonly cleanUp: AttemptRequest['cleanUp'];
  /** Runs the attempt where the steps stay in the workflow and come one by one; absent: the steps of the pipeline are run. */
  readonly drive?: Drive;
  /** Milliseconds between the signal that ends a step and SIGKILL. */
  readonly graceMs: number;
  /** Whether a person is at work in the workspace while steps run. */
  readonly person: boolean;
  /** Told how far reading, saving and restoring files has come. */
  readonly progress: (doing: Doing, files: number, bytes: number) => void;
  /** Who is told; made when the pipeline has been read. */
  readonly observe: (pipeline: Pipeline, maxParallel: number) => Observer;
  readonly published: Published;
  /** `problem`: what the message says, as data, where it is one of the pipeline file. */
  readonly warn: (message: string, problem?: Problem) => void;
}

/** With a folder as store, what is on record is published. */
export const AT_ONCE: Published = { now: async () => null, others: async () => null };

export interface Gone {
  readonly launched: Launched;
  readonly choice: Chosen;
  readonly pipeline: Pipeline;
  /** Path of the store. */
  readonly store: string;
  /** The folder of a run's logs, by its id. */
  readonly logsOf: (run: string) => string;
}

/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
export async function go(request: GoRequest): Promise<Gone> {
  const { machine, located, stop, warn } = request;
  const { workspace } = located;
  const read = 'steps' in request.file ? request.file : loadPipeline(request.file);
  const pipeline = { ...read, retentionMs: request.retentionMs ?? read.retentionMs };
  mustBeWritable(workspace);
  settleFolder(workspace);
  const me = identify(machine.host, machine.pid);
  const runChoice = await request.run(pipeline);
  const meant = runChoice.kind === 'found' ? runChoice.step : 'as-named';
  const before = DirectoryStore.open(located.store, me);
  const { runs, warnings } = before?.list() ?? NO_RUNS;
  for (const warning of warnings) warn(warning);
  const known = runs.map((each) => each.run);
  const again = request.cleanUp === 'alone' || namesStep(request.step, meant) || request.edited;
  const wanted = { pipeline, workspace, folder: folderOf(located), inputs: request.inputs, again };
  const run = chooseRun(known, runChoice, wanted);
  if (run !== null && before !== null) mustHaveFiles(before, run);
  if (run !== null) mustHaveSecrets(run, request.secrets);
  const answer = runChoice.kind === 'found' && runChoice.answers === 'leave' ? null : request.answer;
  if (answer !== null && run === null)
    throw new Refusal(4, 'there is no run that could be answered', { hint: 'name it by its id' });
  // It is planned again under the locks. Here, what cannot be run is refused before anything is written.
  const inputs = inputsOf(pipeline, run, request.inputs);
  mustHoldNoSecret(inputs, request.secrets);
  const env = inherited(machine.env, request.hidden);
  const around = await surroundings(workspace, machine.env);
  const whole = await withLegs(pipeline, { inputs, github: around.github, env }, request.secrets);
  if (run !== null && isUnfinished(run)) warnOfHere(run, whole, request);
  const choice: Chosen =
    request.drive !== undefined
      ? { kind: 'arriving', from: fromOf(request.step, meant) }
      : request.cleanUp === 'alone'
        ? { kind: 'clean-up' }
        : resolveChoice(whole, request.step, meant);
  if (run !== null && answer === null && runChoice.kind === 'named' && choice.kind === 'all')
    mustNotBeRejected(run);
  const writes = await writesOf(whole, inputs);
  const isDamaged = runs.some((each) => each.run === run && !each.isWhole);
  const history = isDamaged ? 'uncertain' : runChoice.kind === 'found' ? runChoice.history : 'whole';
  planFor(
    { pipeline: whole, inputs, record: run, choice, edited: request.edited, history, files: null, writes },
    otherRun(known, runChoice, wanted),
  );
  makeScratch(scratchPath(machine.temp, randomUUID())).dispose();
  const store = DirectoryStore.create(located.store, me);
  const maxParallel = request.maxParallel ?? pipeline.maxParallel ?? availableParallelism();
  const isSideBySide = maxParallel > 1 || pipeline.steps.some(({ background }) => background !== null);
  if (run === null && isSideBySide)
    for (const problem of pipeline.warnings) warn(inOneLine(problem), problem);
  const observer = request.observe(whole, maxParallel);
  const { now } = systemClock;
  if (run !== null && answer !== null) recordAnswer(run.run_id, answer, { store, now, observer });
  const deadline = request.deadline === null ? null : startDeadline(request.deadline);
  const launched = await launch(
    {
      workspace,
      store,
      pipeline,
      run,
      idNumber: request.idNumber,
      by: request.by,
      given: request.inputs,
      choice,
      edited: request.edited,
      history,
      whenDone: runChoice.kind === 'found' ? 'bring-back' : 'nothing-to-do',
      secrets: request.secrets,
      token: request.token,
      maxParallel,
      stop,
      deadline,
      cleanUp: request.cleanUp,
      asked: request.asked,
      drive: request.drive ?? runAttempt,
      env,
      surroundings: around,
      files: filesSetting({
        pipeline,
        workspace,
        store: store.path,
        apart: request.apart,
        temp: machine.temp,
        home: machine.home,
        host: machine.host,
        env: machine.env,
        commit: around.source.commit,
        person: request.person,
        now: () => timeIn(store.path),
        progress: request.progress,
        warn,
        signal: stop.asked,
      }),
    },
    {
      clock: systemClock,
      shell: createShell({ graceMs: request.graceMs }),
      observer,
      me,
      random: randomUUID,
      locks: machine.locks,
      temp: machine.temp,
      watch: (attempt) => watchAttempt(machine, env, attempt),
      hashFiles: fileHasher(
        { workspace, store: store.path, env: machine.env },
        { ...machine.self, args: [...machine.self.args, HASH] },
      ),
      published: request.published,
      warn,
    },
  ).finally(() => deadline?.end());
  // A runner that cancels leaves no time for it.
  if (launched.kind === 'ended' && launched.result.run !== null && stop.by === null)
    await callHook({
      ...{ pipeline, run: launched.result.run, workspace, temp: machine.temp, env, warn },
      ...{ github: around.github, secrets: request.secrets },
    });
  return { launched, choice, pipeline: whole, store: store.path, logsOf: (id) => store.logsPath(id) };
}

/** Before anything runs, people hear what the run had on another machine. */
function warnOfHere(run: Run, pipeline: Pipeline, { machine, located, warn }: GoRequest): void {
  const at = { ...machine, workspace: located.workspace };
  for (const line of notHere(run, at, absentHere(pipeline, run, at).installs.keys())) warn(line);
}

/** The step of a workflow that is named, and was not let run before by the same naming. */
function fromOf(step: StepChoice | null, meant: Meant): string | null {
  return meant === 'as-named' || meant === 'not-begun' ? (step?.step ?? null) : null;
}

function inOneLine({ place, message, hint }: Problem): string {
  const at = place === undefined ? '' : `${place.file}:${place.line}: `;
  return `${at}${message}${hint === undefined ? '' : ` (${hint})`}`;
}

/** Starts the process that ends the steps' processes when this one is killed, and clears up. */
function watchAttempt({ self }: Machine, env: Readonly<Record<string, string>>, attempt: Watched) {
  const args = [...self.args, WATCH, attempt.scratch, attempt.snapshot];
  const started = startWatcher({ execPath: self.program, args, env });
  started.attempt(attempt.mark);
  return started;
}

/** What the command line hides from steps. */
export const HIDDEN_VARIABLES: readonly string[] = ['SAVEPOINT_KEY'];

/** The environment that steps inherit: this process's own, less what is hidden from them. */
export function inherited(env: Machine['env'], hidden: readonly string[]): Readonly<Record<string, string>> {
  const isHidden = (name: string) =>
    hidden.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
  return Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !isHidden(entry[0]),
    ),
  );
}
