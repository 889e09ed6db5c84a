/** Attempts at runs without processes: what the plan says runs, with results that a test decides. */
import type { Inputs, Pipeline, Step } from '../../src/pipeline/model.ts';
import { decisionsOf, isPlan } from '../../src/plan/made.ts';
import { mentionedOutside, outsideOf } from '../../src/plan/outside.ts';
import { plan } from '../../src/plan/plan.ts';
import type { Choice, Plan } from '../../src/plan/request.ts';
import type { EventBody } from '../../src/record/events.ts';
import { fold } from '../../src/record/fold.ts';
import { type Run, SCHEMA } from '../../src/record/run.ts';
import type { LeftBehind } from '../../src/record/step-events.ts';
import { completionOf } from '../../src/run/outcome.ts';
import { startsFor } from '../../src/run/starts.ts';
import { Masks } from '../../src/shell/masks.ts';
import { NO_CHANGE, WITHOUT_FILES } from './files.ts';

export type Result = 'success' | 'failure' | 'timeout' | 'skip' | 'cut-off' | 'forgiven';

export interface AttemptOptions {
  readonly inputs?: Inputs;
  readonly choice?: Choice;
  /** How a step ends that runs; success where nothing is said. */
  readonly results?: Readonly<Record<string, Result>>;
  readonly left?: Readonly<Record<string, Partial<LeftBehind>>>;
  /** What was found of a step's files. */
  readonly found?: Readonly<Record<string, Partial<Found>>>;
  readonly commit?: string;
  /** The commits of repositories below the workspace. */
  readonly nested?: Readonly<Record<string, string>>;
  /** The digest of all source files. */
  readonly digest?: string;
  /** Those of other roots. */
  readonly roots?: Readonly<Record<string, string>>;
  /** Variables from outside the pipeline. */
  readonly env?: Readonly<Record<string, string>>;
  /** The `github` context. */
  readonly github?: Readonly<Record<string, string>>;
  /** Steps that end before the attempt is killed; all where nothing is said. */
  readonly killedAfter?: number;
}

interface Found {
  readonly reads: string;
  /** Null: it could not be saved. */
  readonly change: null;
  /** The completions that there were when it was started. */
  readonly beganAfter: number;
}

export interface Attempted {
  readonly run: Run;
  readonly plan: Plan;
  /** The steps whose process was started, in order. */
  readonly ran: readonly string[];
}

const NOTHING: LeftBehind = {
  outputs: {},
  env: {},
  path: [],
  withheld: { outputs: [], env: [], path: false, masks: 0 },
};
/** The folders of the machine. */
export const HERE = { workspace: '/w', home: '/h', temp: '/t' };
const AT = '2026-01-02T03:04:05.000Z';

/** One attempt, steps one after another. @throws Error when the plan is refused */
export function attempt(pipeline: Pipeline, before: Run | null, options: AttemptOptions = {}): Attempted {
  const inputs = options.inputs ?? {};
  const choice = options.choice ?? { kind: 'all' };
  const outside = outsideOf(options.env ?? {}, HERE);
  const made = plan({ pipeline, inputs, record: before, choice, outside, ...WITHOUT_FILES });
  if (!isPlan(made)) throw new Error(`refused: ${made.chosen} needs ${made.steps.join(', ')}`);
  const teller = new Teller(pipeline, before);
  teller.tell({
    type: 'plan',
    schema: SCHEMA,
    run_id: 'r',
    sequence: 1,
    attempt: (before?.attempt ?? 0) + 1,
    mark: 'm',
    pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
    source: { repository: null, ref: null, commit: null },
    inputs,
    secrets: [],
    where: {
      host: 'h',
      os: 'linux',
      workspace: '/w',
      workspace_id: '1',
      commit: null,
      pid: 1,
      home: '/h',
      temp: '/t',
    },
    retention_ms: 1000,
    definition: made.definition,
    decisions: decisionsOf(made, pipeline),
  });
  const ran = walk(pipeline, made, teller, { ...options, inputs });
  return { run: teller.run, plan: made, ran };
}

function walk(
  pipeline: Pipeline,
  made: Plan,
  teller: Teller,
  options: AttemptOptions & { inputs: Inputs },
): string[] {
  const steps = new Map(pipeline.steps.map((step) => [step.id, step]));
  const bad = new Set<string>();
  const ran: string[] = [];
  for (const planned of made.steps.filter((each) => each.section === 'steps')) {
    const step = steps.get(planned.id);
    if (step === undefined) continue;
    if (step.needs.some((need) => bad.has(need)) || planned.decision === 'ask') bad.add(step.id);
    else if (planned.decision === 'run') {
      if (ran.length === options.killedAfter) return ran;
      const result = options.results?.[step.id] ?? 'success';
      if (result !== 'skip') ran.push(step.id);
      const left = { ...NOTHING, ...options.left?.[step.id] };
      if (!teller.end(step, result, { left, options, standsFor: planned.standsFor })) bad.add(step.id);
      if (result === 'cut-off') return ran;
    }
  }
  const status = bad.size > 0 ? 'failed' : 'completed';
  teller.tell({ type: 'attempt.ended', status, why: '', waiting_for: [], pending: [] });
  return ran;
}

class Teller {
  readonly #pipeline: Pipeline;
  #run: Run | null;

  constructor(pipeline: Pipeline, run: Run | null) {
    this.#pipeline = pipeline;
    this.#run = run;
  }

  get run(): Run {
    if (this.#run === null) throw new Error('nothing was told');
    return this.#run;
  }

  tell(body: EventBody): void {
    this.#run = fold(this.#run, { n: (this.#run?.last_event ?? 0) + 1, at: AT, ...body });
  }

  /** Tells the events of one step. Whether what depends on it can go on. */
  end(
    step: Step,
    result: Result,
    about: {
      left: LeftBehind;
      options: AttemptOptions & { readonly inputs: Inputs };
      standsFor: number | null;
    },
  ): boolean {
    const { left, options, standsFor } = about;
    const { inputs, commit = null, nested = {}, digest = null, roots = {}, github = {} } = options;
    const setting = { inputs, builtOn: { commit, nested, digest, roots }, github };
    const found = options.found?.[step.id] ?? {};
    const { reads = null, change = NO_CHANGE } = found;
    const { beganAfter = this.run.completions } = found;
    const complete = () => {
      const outside = mentionedOutside(step, outsideOf(options.env ?? {}, HERE), {
        pipeline: this.#pipeline.env,
        set: [],
      });
      const pipeline = this.#pipeline;
      const known = { inputs, outside: outsideOf(options.env ?? {}, HERE), env: {} };
      const started = startsFor(step, this.run, { pipeline, setting: known, masks: new Masks() });
      return completionOf(step, this.run, { setting, standsFor, reads, outside, started, beganAfter });
    };
    if (result === 'skip') {
      this.tell({ type: 'step.skipped', step: step.id, completion: complete() });
      return true;
    }
    this.tell({ type: 'step.started', step: step.id, try: 1 });
    if (result === 'cut-off') return false;
    if (result === 'success' || result === 'forgiven') {
      const outcome = result === 'success' ? 'success' : 'failure';
      const end = { outcome, exit_code: 0, error_message: null } as const;
      this.tell({
        type: 'step.completed',
        step: step.id,
        completion: complete(),
        change,
        ...end,
        ...left,
      });
      return true;
    }
    const failure =
      result === 'timeout'
        ? ({ kind: 'timeout', minutes: 1 } as const)
        : ({ kind: 'error', exit_code: 1 } as const);
    this.tell({
      type: 'step.failed',
      step: step.id,
      failure,
      error_message: 'x',
      completion: complete(),
      ...left,
    });
    return false;
  }
}

/** Decision and reason of a step, for a table: `reuse completed`, `run definition`. */
export function decisionOf(made: Plan, id: string): string {
  const step = made.steps.find((each) => each.id === id);
  return step === undefined ? 'absent' : `${step.decision} ${step.reason.kind}`;
}
