/** Writes the steps that have a matrix out: each leg is a step of its own. Pure but for `hashFiles`, which a matrix has not. */
import { evaluateText, evaluateValue } from '../expressions/evaluate.ts';
import { parseExpression } from '../expressions/expressions.ts';
import { splitText } from '../expressions/segments.ts';
import type { Scope, Value } from '../expressions/value.ts';
import type { Checked, Problem } from '../problem/problem.ts';
import { MAX_STEPS } from './entries.ts';
import { type Combination, combinationsOf, legIds } from './matrix.ts';
import type { Background, Inputs, Leg, Mentions, Pipeline, Step, Strategy } from './model.ts';

/** What is known before a run. */
export interface Known {
  readonly inputs: Inputs;
  readonly github: Readonly<Record<string, Value>>;
  /** The variables from outside the pipeline. */
  readonly env: Readonly<Record<string, string>>;
}

/** The pipeline with a step for each leg, numbered anew; or what is wrong with its matrices. */
export async function expandMatrices(pipeline: Pipeline, known: Known): Promise<Checked<Pipeline>> {
  if (!hasMatrix(pipeline)) return { ok: true, value: pipeline };
  const scope = await scopeOf(pipeline, known);
  const problems: Problem[] = [];
  const legs = new Map<string, readonly Step[]>();
  for (const step of [...pipeline.steps, ...pipeline.finally]) {
    const made = step.strategy === null ? [step] : await legsOf(step, step.strategy, scope);
    if (isProblem(made)) problems.push(made);
    else legs.set(step.id, made);
  }
  if (problems.length > 0) return { ok: false, problems };
  const count = [...legs.values()].reduce((sum, each) => sum + each.length, 0);
  if (count > MAX_STEPS) {
    const message = `the pipeline has ${count} steps with the legs of its matrices, more than ${MAX_STEPS}`;
    return { ok: false, problems: [{ code: 'too-many-steps', message, hint: 'let one step do more' }] };
  }
  return { ok: true, value: written(pipeline, legs) };
}

function hasMatrix({ steps, finally: last }: Pipeline): boolean {
  return [...steps, ...last].some(({ strategy }) => strategy !== null);
}

function isProblem(made: readonly Step[] | Problem): made is Problem {
  return 'code' in made;
}

/** `env` is what Savepoint was started with, and above it the pipeline's own as far as it is known by now. */
async function scopeOf({ env }: Pipeline, { inputs, github, env: outer }: Known): Promise<Scope> {
  const base: Scope = {
    contexts: { inputs, github, env: outer },
    status: 'success',
    hashFiles: async () => '',
  };
  const own: Record<string, string> = {};
  for (const [name, text] of Object.entries(env)) own[name] = await evaluateText(text, base);
  return { ...base, contexts: { ...base.contexts, env: { ...outer, ...own } } };
}

async function legsOf(step: Step, strategy: Strategy, scope: Scope): Promise<readonly Step[] | Problem> {
  const refuse = (message: string, hint: string): Problem => {
    return { code: 'bad-matrix', message, hint, place: strategy.place };
  };
  try {
    const combined = combinationsOf(await valueIn(strategy.matrix, scope));
    if (!combined.ok) return refuse(`${combined.message}, in the step "${step.id}"`, combined.hint);
    const failFast = await valueIn(strategy.failFast, scope);
    const maxParallel = strategy.maxParallel === null ? null : await valueIn(strategy.maxParallel, scope);
    if (typeof failFast !== 'boolean')
      return refuse(`"fail-fast" of "${step.id}" is ${JSON.stringify(failFast)}`, 'give it true or false');
    if (maxParallel !== null && !(Number.isInteger(maxParallel) && Number(maxParallel) > 0))
      return refuse(
        `"max-parallel" of "${step.id}" is ${JSON.stringify(maxParallel)}`,
        'give it a whole number from 1 up',
      );
    const { combinations } = combined;
    const total = combinations.length;
    const shared = {
      of: step.id,
      total,
      failFast,
      maxParallel: maxParallel === null ? total : Number(maxParallel),
    };
    const ids = legIds(step.id, combinations);
    return await Promise.all(
      combinations.map((matrix, index) => legOf(step, ids[index] ?? '', { ...shared, index, matrix })),
    );
  } catch (error) {
    if ((error as Error).name !== 'EvaluationError') throw error;
    return refuse(
      `the matrix of "${step.id}" cannot be evaluated: ${(error as Error).message}`,
      'correct the expression, or the input that it takes',
    );
  }
}

/** A value with all of its expressions evaluated. */
async function valueIn(value: Value, scope: Scope): Promise<Value> {
  if (typeof value === 'string') return evaluateValue(value, scope);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => valueIn(each, scope)));
  const entries = Object.entries(value).map(
    async ([key, each]) => [key, await valueIn(each, scope)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function legOf(step: Step, id: string, leg: Leg): Promise<Step> {
  return { ...step, id, name: await nameOf(step, leg), strategy: null, leg };
}

/** The name, with what it says of the matrix; other expressions stay as they are. */
async function nameOf({ id, name }: Step, leg: Leg): Promise<string> {
  if (name === id) return legIds(id, [leg.matrix])[0] ?? id;
  const scope: Scope = { contexts: legContexts(leg), status: 'success', hashFiles: async () => '' };
  const parts = splitText(name).segments.map(async ({ kind, text }) => {
    if (kind === 'text') return text;
    const parsed = parseExpression(text);
    const isOfLeg =
      parsed.ok && parsed.value.uses.every(({ context }) => context === 'matrix' || context === 'strategy');
    return isOfLeg ? evaluateText(`\${{${text}}}`, scope).catch(() => `\${{${text}}}`) : `\${{${text}}}`;
  });
  return (await Promise.all(parts)).join('');
}

/** The contexts `matrix` and `strategy` of a step; empty for one that is no leg. */
export function legContexts(leg: Leg | null): {
  readonly matrix: Combination;
  readonly strategy: Combination;
} {
  if (leg === null) return { matrix: {}, strategy: {} };
  const { matrix, failFast, index, total, maxParallel } = leg;
  return {
    matrix,
    strategy: {
      'fail-fast': failFast,
      'job-index': index,
      'job-total': total,
      'max-parallel': maxParallel,
    },
  };
}

/** All steps with their legs in their places; who names a step with a matrix means all of its legs. */
function written(pipeline: Pipeline, legs: ReadonlyMap<string, readonly Step[]>): Pipeline {
  const lists = new Map<readonly string[], readonly string[]>();
  const idsOf = (id: string) => legs.get(id)?.map((leg) => leg.id) ?? [id];
  const all = (ids: readonly string[]) => {
    const known = lists.get(ids) ?? ids.flatMap(idsOf);
    lists.set(ids, known);
    return known;
  };
  const numbers = firstNumbers(pipeline, legs);
  let number = 0;
  const sectionOf = (steps: readonly Step[]) =>
    steps
      .flatMap((step) => legs.get(step.id) ?? [])
      .map((step): Step => {
        number += 1;
        const { needs, started, behind, mentions, background } = step;
        return {
          ...step,
          number,
          needs: all(needs),
          started: all(started),
          behind: all(behind),
          background: moved(background, { all, numbers }),
          mentions: mentioning(mentions, idsOf),
        };
      });
  return { ...pipeline, steps: sectionOf(pipeline.steps), finally: sectionOf(pipeline.finally) };
}

/** By the numbers of the file, those that the first legs have; the last is that of a step that would come next. */
function firstNumbers(
  { steps, finally: last }: Pipeline,
  legs: ReadonlyMap<string, readonly Step[]>,
): readonly number[] {
  const numbers = [0, 1];
  for (const { id } of [...steps, ...last]) numbers.push((numbers.at(-1) ?? 0) + (legs.get(id)?.length ?? 0));
  return numbers;
}

function moved(
  background: Background | null,
  {
    all,
    numbers,
  }: { readonly all: (ids: readonly string[]) => readonly string[]; readonly numbers: readonly number[] },
): Background | null {
  if (background?.kind !== 'service' || background.cancel === null) return background;
  const { after, before } = background.cancel;
  return { kind: 'service', cancel: { after: all(after), before: numbers[before] ?? before } };
}

function mentioning(mentions: Mentions, idsOf: (id: string) => readonly string[]): Mentions {
  const outputs = (each: Mentions['outputs']) =>
    each.flatMap(({ step, output }) => idsOf(step).map((id) => ({ step: id, output })));
  const { condition } = mentions;
  return {
    ...mentions,
    steps: mentions.steps.flatMap(idsOf),
    outputs: outputs(mentions.outputs),
    condition: { ...condition, outputs: outputs(condition.outputs) },
  };
}

/** The steps that a name means: the one with this id, or all legs of the step with it. */
export function stepsNamed<S extends Pick<Step, 'id' | 'leg'>>(
  steps: readonly S[],
  name: string,
): readonly S[] {
  return steps.filter(({ id, leg }) => id === name || leg?.of === name);
}
