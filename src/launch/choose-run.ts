/** Which run a request goes on with. Pure. */
import { digestOf } from '../digest/digest.ts';
import { inputValue, resolveInputs } from '../pipeline/inputs.ts';
import type { Pipeline } from '../pipeline/model.ts';
import { isUnfinished } from '../record/listing.ts';
import type { Run } from '../record/run.ts';
import { declaredOf, inputsOf } from './inputs.ts';
import { Refusal } from './refusal.ts';
import { namedRun, newestRun } from './select.ts';

/**
 * What the step that was named means: it is named now; it was before, and an earlier attempt has not begun it, may have, or has; or it is
 * meant for the run of another job.
 */
export type Meant = 'as-named' | 'not-begun' | 'may-have-begun' | 'begun' | 'all';

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
      /** Whether an answer that was given is meant for this run, and not used up. */
      readonly answers: 'take' | 'leave';
    };

/** Inputs that are given, with the defaults of the others, must be the run's; or they replace its own. */
export type Matching = 'equal' | 'replace';

/** What is known when a run is chosen. */
export interface Request {
  readonly pipeline: Pipeline;
  readonly workspace: string;
  /** As in `Wanted`. */
  readonly folder: string | null;
  readonly inputs: Readonly<Record<string, string>>;
  /** Whether a finished run is gone on with too. */
  readonly again: boolean;
}

/** The run that a choice means, or null for a new one. @param runs newest first @throws Refusal exit 4 */
export function chooseRun(runs: readonly Run[], choice: RunChoice, wanted: Request): Run | null {
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

/** A run that is not gone on with, since other inputs were given. */
export interface OtherRun {
  readonly run: string;
  /** Those that were given, as `NAME=VALUE`. */
  readonly inputs: readonly string[];
}

/** The run that would be gone on with if no inputs were given; null for none. @param runs newest first, of which none was chosen */
export function otherRun(
  runs: readonly Run[],
  { kind }: RunChoice,
  { pipeline, workspace, folder, inputs }: Request,
): OtherRun | null {
  if (kind !== 'auto') return null;
  const newest = newestRun(runs, { pipeline: pipeline.path, workspace, folder, inputs: {} });
  if (newest === null) return null;
  const given = Object.entries(asDeclared(pipeline, inputs)).map(([name, value]) => `${name}=${value}`);
  return { run: newest.run_id, inputs: given };
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
export function asDeclared(
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
