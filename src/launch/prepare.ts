/** From a request to a plan: the pipeline, the run it goes on with, the inputs. Starts and writes nothing. */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { digestOf } from '../digest/digest.ts';
import { STORE_FOLDER } from '../files/setting.ts';
import { storedFile } from '../files/stored-file.ts';
import { inputValue, resolveInputs } from '../pipeline/inputs.ts';
import type { Inputs, Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import { nearestTo } from '../pipeline/nearest.ts';
import { readPipeline } from '../pipeline/read.ts';
import { type Choice, isPlan, type Plan, type PlanRequest, plan } from '../plan/plan.ts';
import { isUnfinished } from '../record/listing.ts';
import type { Run } from '../record/run.ts';
import { Masks } from '../shell/masks.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { reasonOf } from '../store/errors.ts';
import type { PipelineFile } from './locate.ts';
import { Refusal } from './refusal.ts';
import { agrees, namedRun, newestRun } from './select.ts';

/** A step that was named is meant for this run; was let run by it before; or is meant for that of another job. */
export type Meant = 'as-named' | 'begun' | 'all';

/** Which run is wanted. */
export type RunChoice =
  /** The newest that is unfinished, else a new one. */
  | { readonly kind: 'auto' }
  | { readonly kind: 'fresh' }
  /** The newest, finished or not; never a new one. */
  | { readonly kind: 'newest' }
  | { readonly kind: 'named'; readonly id: string }
  /** What there is of this job, by ids, newest first. */
  | {
      readonly kind: 'found';
      readonly ids: readonly string[];
      readonly history: 'whole' | 'uncertain';
      /** A completed run is brought back, or left for a new one. */
      readonly completed: 'bring-back' | 'leave';
      readonly inputs: Matching;
      /** Whether a new run may start where this one is not gone on with. */
      readonly otherwise: 'start' | 'refuse';
      readonly step: Meant;
    };

/** Whether inputs that are given must agree with the run's, be all of them with what a new run would have besides, or replace them. */
export type Matching = 'agree' | 'equal' | 'replace';

export interface StepChoice {
  readonly kind: 'from' | 'only';
  /** An id or a number. */
  readonly step: string;
}

/** The most bytes of a pipeline file that are read: enough to say that it is too large. */
const MOST_BYTES = 1024 * 1024 + 1;

/**
 * The pipeline file of a run that goes on. In an empty workspace it is the one that the run began with, if the store holds it:
 * the files come back only after it has been read. @throws Refusal exit 4 where it does not
 */
export async function pipelineOf(
  run: Run,
  workspace: string,
  store: DirectoryStore | null,
): Promise<PipelineFile> {
  const { path } = run.pipeline;
  const named = { file: resolve(workspace, path), path };
  if (store === null || isAbsolute(path) || !isEmpty(workspace)) return named;
  const stored = await storedFile(path, { run, directory: store.packsPath(run.run_id), most: MOST_BYTES });
  if (stored.kind === 'found') return { ...named, bytes: stored.bytes };
  throw stored.kind === 'deleted' ? pipelineDeleted(run) : pipelineGone(run);
}

function pipelineDeleted({ run_id, pipeline }: Run): Refusal {
  return new Refusal(
    4,
    `${run_id} began with ${pipeline.path}, which is not here: it was deleted since, and that was kept`,
    {
      hint: `bring the file back: \`savepoint restore ${run_id} --at STEP --to DIR\` has it as it was after a step`,
    },
  );
}

function pipelineGone({ run_id, pipeline, sources }: Run): Refusal {
  const commit = sources.at(-1)?.commit ?? null;
  if (commit === null) {
    const hint = 'bring the file back, or start over with `savepoint run --fresh`';
    return new Refusal(4, `${run_id} began with ${pipeline.path}, which is not here and not in the store`, {
      hint,
    });
  }
  return new Refusal(
    4,
    `${run_id} began with ${pipeline.path}, which only git has, in the commit ${commit}`,
    {
      hint: `check out that commit here, then resume: git checkout ${commit}`,
    },
  );
}

/** Whether nothing is in a folder but what Savepoint keeps there. */
function isEmpty(folder: string): boolean {
  return readdirSync(folder).every((name) => name === STORE_FOLDER);
}

/** Reads and checks a pipeline file. @throws Refusal with every problem of it */
export function loadPipeline(file: PipelineFile): Pipeline {
  const checked = readPipeline({ path: file.path, bytes: readBytes(file) });
  if (checked.ok) return checked.value;
  throw new Refusal(2, `${file.path} cannot be run`, { problems: checked.problems });
}

function readBytes({ file, path, bytes }: PipelineFile): Uint8Array {
  try {
    return bytes ?? readStart(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = { EISDIR: 'it is a directory', ENOENT: 'it is not there' }[code ?? ''] ?? reasonOf(error);
    throw new Refusal(2, `${path} cannot be read: ${why}`, { hint: 'name the pipeline file' });
  }
}

/** The beginning of a file, which may be a device without an end. @throws the system's error */
function readStart(file: string): Uint8Array {
  const fd = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(MOST_BYTES);
    for (let at = 0; ; ) {
      const read = readSync(fd, bytes, at, MOST_BYTES - at, null);
      at += read;
      if (read === 0) return bytes.subarray(0, at);
    }
  } finally {
    closeSync(fd);
  }
}

/** @throws Refusal when the pipeline uses words that this version cannot run yet */
export function mustBeRunnable(pipeline: Pipeline): void {
  if (pipeline.notYet.length === 0) return;
  throw new Refusal(2, `${pipeline.path} uses what this version cannot run yet`, {
    problems: pipeline.notYet,
  });
}

/** The run that a choice means, or null for a new one. @param runs newest first @throws Refusal exit 4 */
export function chooseRun(
  runs: readonly Run[],
  choice: RunChoice,
  wanted: {
    pipeline: Pipeline;
    workspace: string;
    /** Tells the folder of the workspace, wherever it has been moved to. */
    folder: string;
    inputs: Readonly<Record<string, string>>;
    /** Whether a finished run is gone on with too. */
    again: boolean;
  },
): Run | null {
  const { pipeline, workspace, folder } = wanted;
  switch (choice.kind) {
    case 'fresh':
      return null;
    case 'named':
      return mustFind(runs, choice.id);
    case 'newest':
      return newestRun(runs, { pipeline: pipeline.path, workspace, folder, inputs: {} }) ?? noRun(runs);
    case 'found':
      return foundRun(choice, runs, wanted);
    case 'auto': {
      const inputs = asDeclared(pipeline, wanted.inputs);
      const found = newestRun(runs, { pipeline: pipeline.path, workspace, folder, inputs });
      return found !== null && (wanted.again || isUnfinished(found)) ? found : null;
    }
  }
}

function foundRun(
  choice: Extract<RunChoice, { kind: 'found' }>,
  runs: readonly Run[],
  {
    pipeline,
    inputs,
    again,
  }: { pipeline: Pipeline; inputs: Readonly<Record<string, string>>; again: boolean },
): Run | null {
  const known = choice.ids.map((id) => mustFind(runs, id));
  const agreeing = newestWith(known, { pipeline, inputs, matching: choice.inputs });
  const run = agreeing ?? known[0] ?? null;
  const agree = agreeing !== undefined;
  if (run !== null && agree && (again || isUnfinished(run) || choice.completed === 'bring-back')) return run;
  if (choice.otherwise === 'start') return null;
  const why =
    run === null ? 'there is none' : agree ? `${run.run_id} is completed` : `${run.run_id} has other inputs`;
  throw new Refusal(4, `resume: required, and there is no run to go on with: ${why}`, {
    hint: 'leave `resume` out to start a new one',
  });
}

/** The newest run whose inputs fit those that are given. @param runs newest first @throws Refusal exit 2 where those are not what the pipeline takes */
export function newestWith(
  runs: readonly Run[],
  {
    pipeline,
    inputs,
    matching,
  }: {
    readonly pipeline: Pipeline;
    readonly inputs: Readonly<Record<string, string>>;
    readonly matching: Matching;
  },
): Run | undefined {
  if (matching === 'replace') return runs[0];
  if (matching === 'agree') {
    const given = asDeclared(pipeline, inputs);
    return runs.find((each) => agrees(each, given));
  }
  const wanted = digestOf(inputsOf(pipeline, null, inputs));
  return runs.find((each) => {
    // With what the pipeline has come to take since.
    const has = resolveInputs(pipeline.inputs, declaredOf(pipeline, each));
    return has.ok && digestOf(has.value) === wanted;
  });
}

/** Says that there is nothing to go on with. @param runs newest first, none of them wanted @throws Refusal exit 4, always */
export function noRun([newest]: readonly Run[]): never {
  const hint = 'start one with `savepoint run`';
  if (newest === undefined) throw new Refusal(4, 'there is no run to go on with', { hint });
  const elsewhere = newest.attempts.at(-1)?.where.workspace ?? 'another folder';
  throw new Refusal(4, 'there is no run of this workspace to go on with', {
    hint: `the newest in the store, ${newest.run_id}, ran in ${elsewhere}; to go on with it here, name it: savepoint resume ${newest.run_id}`,
  });
}

/** Inputs by their declared names, with the values that the pipeline makes of them: `N=1.0` is `n=1` for a number `n`. */
function asDeclared(
  { inputs }: Pipeline,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const byName = new Map(inputs.map((spec) => [spec.name.toLowerCase(), spec]));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const spec = byName.get(name.toLowerCase());
      return spec === undefined ? [name, value] : [spec.name, `${inputValue(spec, value) ?? value}`];
    }),
  );
}

/** The run that an id means. @param runs newest first @throws Refusal exit 4 */
export function mustFind(runs: readonly Run[], id: string): Run {
  const found = namedRun(runs, id);
  switch (found.kind) {
    case 'run':
      return found.run;
    case 'ambiguous':
      throw new Refusal(4, `${found.ids.length} runs begin with ${id}: ${found.ids.slice(0, 5).join(', ')}`, {
        hint: 'write more of the id',
      });
    case 'none':
      throw new Refusal(4, id === 'latest' ? 'there is no run in the store' : `no such run: ${id}`, {
        hint: '`savepoint runs` lists them',
      });
  }
}

/** The inputs of a run that goes on, some replaced; or of a new one. @throws Refusal exit 2 */
export function inputsOf(
  pipeline: Pipeline,
  run: Run | null,
  given: Readonly<Record<string, string>>,
): Inputs {
  const checked = resolveInputs(pipeline.inputs, { ...declaredOf(pipeline, run), ...given });
  if (checked.ok) return checked.value;
  throw new Refusal(2, 'the inputs do not fit the pipeline', { problems: checked.problems });
}

/** The inputs of a run that the pipeline still takes. */
function declaredOf(pipeline: Pipeline, run: Run | null): Inputs {
  const declared = new Set(pipeline.inputs.map((input) => input.name));
  return Object.fromEntries(Object.entries(run?.inputs ?? {}).filter(([name]) => declared.has(name)));
}

/** Inputs are kept in the record, as they are. @throws Refusal for one that contains a secret, in any form that is masked */
export function mustHoldNoSecret(inputs: Inputs, secrets: Readonly<Record<string, string>>): void {
  for (const [name, secret] of Object.entries(secrets)) {
    const masks = new Masks();
    masks.add(secret);
    const input = Object.entries(inputs).find(([, value]) => masks.hides(`${value}`));
    if (input === undefined) continue;
    throw new Refusal(
      2,
      `the input ${input[0]} contains the secret ${name}, and inputs are kept in the record`,
      {
        hint: `leave it out, and use \${{ secrets.${name} }} in the pipeline`,
      },
    );
  }
}

/** What an attempt was given as a secret the next must be given, too: else it would be empty, and no longer hidden. @throws Refusal */
export function mustHaveSecrets(run: Run, secrets: Readonly<Record<string, string>>): void {
  const missing = run.secrets.filter((name) => !Object.hasOwn(secrets, name));
  if (missing.length === 0) return;
  throw new Refusal(
    2,
    `${run.run_id} was given the ${missing.length === 1 ? 'secret' : 'secrets'} ${missing.join(', ')}`,
    {
      hint: `give it again: savepoint resume ${run.run_id}${run.secrets.map((name) => ` --secret ${name}`).join('')}`,
    },
  );
}

/** The choice with the id of the step that it names. @throws Refusal exit 2 when there is none */
export function resolveChoice(
  pipeline: Pipeline,
  choice: StepChoice | null,
  meant: Meant = 'as-named',
): Choice {
  if (choice === null || meant === 'all') return { kind: 'all' };
  const steps = allSteps(pipeline);
  const step =
    steps.find((each) => each.id === choice.step) ?? steps.find((each) => `${each.number}` === choice.step);
  if (step !== undefined && step.section === 'steps') {
    if (meant === 'as-named') return { kind: choice.kind, step: step.id };
    return choice.kind === 'only' ? { kind: 'only', step: step.id, begun: true } : { kind: 'all' };
  }
  throw step === undefined ? unknownStep(choice, steps) : finallyStep(choice, step);
}

function unknownStep(choice: StepChoice, steps: readonly Step[]): Refusal {
  const isNumber = /^\d+$/.test(choice.step);
  const near = isNumber
    ? null
    : nearestTo(
        choice.step,
        steps.map((step) => step.id),
      );
  return new Refusal(2, `no such step: ${choice.step}`, {
    hint: near === null ? '`savepoint plan` lists the steps with their numbers' : `did you mean ${near}?`,
  });
}

function finallyStep(choice: StepChoice, step: Step): Refusal {
  return new Refusal(
    2,
    `${step.id} is a step of \`finally\`, which belongs to an attempt and cannot be named by --${choice.kind}-step`,
  );
}

/** The plan. @throws Refusal exit 4 when what a chosen step depends on has not been completed */
export function planFor(request: PlanRequest): Plan {
  const made = plan(request);
  if (isPlan(made)) return made;
  const [first = ''] = made.steps;
  throw new Refusal(
    4,
    `${made.chosen} cannot be started: it depends on ${made.steps.join(', ')}, not completed yet`,
    {
      hint: `run it first, or begin there: --from-step ${first}`,
    },
  );
}
