/** What a step's expressions and its process see, told from the record. */
import type { Value } from '../expressions/value.ts';
import { legContexts } from '../pipeline/expand.ts';
import type { Pipeline, Step } from '../pipeline/model.ts';
import type { Fingerprints } from '../plan/facts.ts';
import { endedBefore } from '../plan/graph.ts';
import { mentionedOutside } from '../plan/outside.ts';
import type { Run, StepRecord } from '../record/run.ts';
import type { Masks } from '../shell/port.ts';
import { hasEnded } from './outcome.ts';
import type { Setting } from './ports.ts';

/** The contexts of one step, but for `env`. */
export function contextsOf(step: Step, run: Run, setting: Setting): Readonly<Record<string, Value>> {
  const mentioned = mentionedRecords(step, run);
  const known = groupedIn(run, mentioned);
  const named = step.needsWritten ? mentioned.filter(({ id }) => step.needs.includes(id)) : null;
  const needs = named === null ? known : groupedIn(run, named);
  const token = setting.token === null ? {} : { GITHUB_TOKEN: setting.token };
  return {
    github: { ...setting.github, token: setting.token ?? setting.secrets.GITHUB_TOKEN ?? '' },
    runner: setting.runner,
    secrets: over(setting.secrets, token),
    inputs: setting.inputs,
    ...legContexts(step.leg),
    run: { id: setting.runId, attempt: run.attempt, resumed: run.attempt > 1 },
    steps: Object.fromEntries(known.map(({ id, context }) => [id, context])),
    needs: Object.fromEntries(needs.map(({ id, context }) => [id, needContext(context)])),
  };
}

/** The values of one mapping, and those of another whose names it does not have. */
export function over<T>(
  first: Readonly<Record<string, T>>,
  second: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return { ...second, ...first };
}

/** Only what is spoken of, since a pipeline may have thousands of steps. */
function mentionedRecords(step: Step, run: Run): readonly StepRecord[] {
  const { steps } = step.mentions;
  if (steps.length === 0) return [];
  if (steps.includes('*')) {
    const above = step.section === 'finally' ? null : endedBefore(run.definition, step.id);
    return run.steps.filter((record) => record.id !== step.id && (above === null || above.has(record.id)));
  }
  return run.steps.filter((record) => steps.includes(record.id));
}

type StepContext = {
  readonly outputs: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly conclusion: string;
};

/** By the id that expressions use: the legs of a matrix are one. */
function groupedIn(
  { definition }: Run,
  records: readonly StepRecord[],
): readonly { readonly id: string; readonly context: StepContext }[] {
  if (records.length === 0) return [];
  const written = new Map(definition.map(({ id, of }) => [id, of ?? id]));
  const groups = Map.groupBy(records, ({ id }) => written.get(id) ?? id);
  return [...groups].map(([id, legs]) => ({ id, context: together(legs) }));
}

/** The worst result first: it is that of all legs. */
const RESULTS = ['failure', 'cancelled', 'success', 'skipped'];

/** Of the legs of a matrix the worst result counts, and of each output the one that was set last. */
function together(legs: readonly StepRecord[]): StepContext {
  const inTurn = legs.toSorted((a, b) => (a.completion?.number ?? 0) - (b.completion?.number ?? 0));
  const contexts = inTurn.map(stepContext);
  const worst = (key: 'outcome' | 'conclusion') =>
    RESULTS.find((result) => contexts.some((context) => context[key] === result)) ?? '';
  const outputs = Object.assign({}, ...contexts.map((context) => context.outputs));
  return { outputs, outcome: worst('outcome'), conclusion: worst('conclusion') };
}

/** One that stays pending counts as skipped and one that was stopped as cancelled, as in a workflow. */
function stepContext(record: StepRecord): StepContext {
  if (!hasEnded(record)) {
    const outcome = record.state === 'interrupted' ? 'cancelled' : 'skipped';
    return { outputs: {}, outcome, conclusion: outcome };
  }
  // A service that was cut off, and that no step needs now, has none.
  const outcome = record.outcome ?? 'success';
  const forgiven = record.state === 'completed' && outcome === 'failure';
  return { outputs: record.outputs, outcome, conclusion: forgiven ? 'success' : outcome };
}

function needContext({ conclusion: result, outputs }: StepContext): Value {
  return { result, outputs };
}

/** Variables, and folders for PATH, the first one in front. */
export interface SetForLater {
  readonly env: Readonly<Record<string, string>>;
  readonly path: readonly string[];
}

/** What the steps that a step depends on set, in the order in which they ended. */
export function setBefore(step: Step, run: Run): SetForLater {
  const setters = settersIn(run);
  if (setters.length === 0) return { env: {}, path: [] };
  const above = step.section === 'finally' ? null : endedBefore(run.definition, step.id);
  return setBy(setters.filter(({ id }) => id !== step.id && (above === null || above.has(id))));
}

/** What all steps set, in the order in which they ended. */
export function setByAll(run: Run): SetForLater {
  return setBy(settersIn(run));
}

function settersIn(run: Run): readonly StepRecord[] {
  return run.steps.filter(
    (record) => hasEnded(record) && (record.path.length > 0 || Object.keys(record.env).length > 0),
  );
}

function setBy(setters: readonly StepRecord[]): SetForLater {
  const sorted = setters.toSorted((a, b) => (a.completion?.number ?? 0) - (b.completion?.number ?? 0));
  return {
    env: Object.assign({}, ...sorted.map((record) => record.env)),
    path: sorted.toReversed().flatMap((record) => record.path),
  };
}

/** The variables from outside the pipeline that a step's expressions mention; none that hold a secret. */
export function outsideFor(
  step: Step,
  run: Run,
  {
    pipeline,
    setting,
    masks,
  }: {
    readonly pipeline: Pick<Pipeline, 'env'>;
    readonly setting: Pick<Setting, 'outside' | 'env'>;
    readonly masks: Masks;
  },
): Fingerprints {
  if (step.mentions.env.length === 0) return {};
  const set = Object.keys(setBefore(step, run).env);
  const found = mentionedOutside(step, setting.outside, { pipeline: pipeline.env, set });
  return Object.fromEntries(Object.entries(found).filter(([name]) => !masks.hides(setting.env[name] ?? '')));
}

/** The environment of a step's process: the step's over what steps set, over the pipeline's, over Savepoint's own. */
export function processEnv(
  layers: {
    readonly base: Readonly<Record<string, string>>;
    readonly pipeline: Readonly<Record<string, string>>;
    readonly set: Readonly<Record<string, string>>;
    readonly step: Readonly<Record<string, string>>;
  },
  path: readonly string[],
): Readonly<Record<string, string>> {
  const env = { ...layers.base, ...layers.pipeline, ...layers.set, ...layers.step };
  if (path.length === 0) return env;
  return {
    ...env,
    PATH: [...path, ...(env.PATH === undefined || env.PATH === '' ? [] : [env.PATH])].join(':'),
  };
}

/** Values of a mapping, each evaluated. */
export async function evaluateAll(
  texts: Pipeline['env'],
  evaluate: (text: string) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const entries = await Promise.all(
    Object.entries(texts).map(
      async ([name, text]): Promise<[string, string]> => [name, await evaluate(text)],
    ),
  );
  return Object.fromEntries(entries);
}
