/** Which run, which steps and which answer a request means. What cannot be run is refused here, before anything is written. */
import { settleFolder } from '../files/folder.ts';
import type { Pipeline } from '../pipeline/model.ts';
import type { Chosen } from '../plan/request.ts';
import { isUnfinished } from '../record/listing.ts';
import type { Run } from '../record/run.ts';
import { DirectoryStore } from '../store/directory.ts';
import { identify } from '../store/identity.ts';
import { NO_RUNS } from '../store/port.ts';
import { type Given, mustNotBeRejected } from './answers.ts';
import { chooseRun, type Meant, otherRun, type RunChoice } from './choose-run.ts';
import { namesStep, planFor, resolveChoice, type StepChoice } from './choose-step.ts';
import { surroundings } from './git.ts';
import { type GoRequest, inherited } from './go-request.ts';
import { inputsOf, mustHaveSecrets, mustHoldNoSecret } from './inputs.ts';
import type { Adapters, LaunchRequest } from './launch-request.ts';
import { loadPipeline } from './load-pipeline.ts';
import { folderOf, mustBeWritable } from './locate.ts';
import { withLegs } from './matrices.ts';
import { writesOf } from './plan-files.ts';
import { Refusal } from './refusal.ts';
import { mustHaveFiles } from './removed-files.ts';
import { absentHere, notHere } from './this-machine.ts';

/** A request with all that was found out about it. */
export interface Understood extends Pick<LaunchRequest, 'run' | 'choice' | 'history' | 'whenDone' | 'env'> {
  readonly me: Adapters['me'];
  /** As the file has it, with the request's retention. */
  readonly pipeline: Pipeline;
  /** With the legs of its matrices. */
  readonly whole: Pipeline;
  /** What is put on record for the run before it is planned; null for nothing. */
  readonly answer: Given | null;
  readonly around: LaunchRequest['surroundings'];
}

/** @throws Refusal when nothing can be started; StoreError when the store cannot be read */
export async function understand(request: GoRequest): Promise<Understood> {
  const { machine, located, secrets } = request;
  const { workspace } = located;
  const read = 'steps' in request.file ? request.file : loadPipeline(request.file);
  const pipeline = { ...read, retentionMs: request.retentionMs ?? read.retentionMs };
  mustBeWritable(workspace);
  settleFolder(workspace);
  const me = identify(machine.host, machine.pid);
  const runChoice = await request.run(pipeline);
  const meant = runChoice.kind === 'found' ? runChoice.step : 'as-named';
  const store = DirectoryStore.open(located.store, me);
  const { runs, warnings } = store?.list() ?? NO_RUNS;
  for (const warning of warnings) request.warn(warning);
  const known = runs.map((each) => each.run);
  const again = request.cleanUp === 'alone' || namesStep(request.step, meant) || request.edited;
  const wanted = { pipeline, workspace, folder: folderOf(located), inputs: request.inputs, again };
  const run = chooseRun(known, runChoice, wanted);
  if (run !== null && store !== null) mustHaveFiles(store, run);
  if (run !== null) mustHaveSecrets(run, secrets);
  const answer = answerFor(run, runChoice, request.answer);
  const inputs = inputsOf(pipeline, run, request.inputs);
  mustHoldNoSecret(inputs, secrets);
  const env = inherited(machine.env, request.hidden);
  const around = await surroundings(workspace, machine.env);
  const whole = await withLegs(pipeline, { inputs, github: around.github, env }, secrets);
  if (run !== null && isUnfinished(run)) warnOfHere(run, whole, request);
  const choice = choiceOf(whole, request, meant);
  if (run !== null && answer === null && runChoice.kind === 'named' && choice.kind === 'all')
    mustNotBeRejected(run);
  const isDamaged = runs.some((each) => each.run === run && !each.isWhole);
  const history = isDamaged ? 'uncertain' : runChoice.kind === 'found' ? runChoice.history : 'whole';
  // It is planned again under the locks.
  const writes = await writesOf(whole, inputs);
  const { edited } = request;
  const question = { pipeline: whole, inputs, record: run, choice, edited, history, files: null, writes };
  planFor(question, otherRun(known, runChoice, wanted));
  const whenDone = runChoice.kind === 'found' ? 'bring-back' : 'nothing-to-do';
  return { me, pipeline, whole, run, answer, env, around, choice, history, whenDone };
}

function answerFor(run: Run | null, runChoice: RunChoice, given: Given | null): Given | null {
  const answer = runChoice.kind === 'found' && runChoice.answers === 'leave' ? null : given;
  if (answer !== null && run === null)
    throw new Refusal(4, 'there is no run that could be answered', { hint: 'name it by its id' });
  return answer;
}

function choiceOf(whole: Pipeline, { drive, cleanUp, step }: GoRequest, meant: Meant): Chosen {
  if (drive !== undefined) return { kind: 'arriving', from: fromOf(step, meant) };
  return cleanUp === 'alone' ? { kind: 'clean-up' } : resolveChoice(whole, step, meant);
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
