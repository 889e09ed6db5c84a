/** What an attempt puts on record before anything happens. Pure. */
import { allSteps, type Pipeline } from '../pipeline/model.ts';
import { decisionsOf } from '../plan/made.ts';
import type { Plan } from '../plan/request.ts';
import type { EventBody } from '../record/events.ts';
import { type Run, SCHEMA, stepOf } from '../record/run.ts';
import { andOf } from '../words/some.ts';
import type { Setting } from './ports.ts';

/** By step, what is said of it when it is reused: something that it had is not on this machine. */
export type Missing = ReadonlyMap<string, string>;

interface Beginning {
  readonly pipeline: Pipeline;
  readonly plan: Plan;
  /** The record so far, or null for a new run. */
  readonly run: Run | null;
  readonly setting: Setting;
}

export function planEvent({ pipeline, plan, run, setting }: Beginning): EventBody {
  return {
    type: 'plan',
    schema: SCHEMA,
    run_id: setting.runId,
    sequence: setting.sequence,
    attempt: (run?.attempt ?? 0) + 1,
    mark: setting.mark,
    pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
    source: setting.source,
    inputs: setting.inputs,
    secrets: Object.keys(setting.secrets).sort(),
    where: setting.where,
    retention_ms: pipeline.retentionMs,
    definition: plan.definition,
    decisions: decisionsOf(plan, pipeline),
    ...(setting.history === 'uncertain' ? { history: setting.history } : {}),
    ...(setting.by === null ? {} : { by: setting.by }),
  };
}

/** What steps that are about to run may miss of the reused ones: said in every attempt. @param now the record with the plan */
export function startWarnings(
  { pipeline, plan, run, setting, lacks }: Beginning & { readonly lacks: Missing },
  now: Run,
): readonly EventBody[] {
  if (!plan.steps.some((step) => step.section === 'steps' && step.decision === 'run')) return [];
  return [
    ...inputsOf(run, setting),
    ...secretsOf(plan, pipeline, setting),
    ...masksOf(plan, now),
    ...lacksOf(plan, lacks),
    ...readyOf(plan, now),
  ];
}

/** Of a run that goes on: a workflow that is started again may fill in its own defaults. */
function inputsOf(before: Run | null, { inputs }: Pick<Setting, 'inputs'>): readonly EventBody[] {
  return Object.entries(before?.inputs ?? {}).flatMap(([name, was]): readonly EventBody[] => {
    const now = inputs[name];
    if (now === undefined || `${now}` === `${was}`) return [];
    const message = `the input ${name} is ${JSON.stringify(now)} now, and was ${JSON.stringify(was)}: the steps that mention it run again`;
    return [{ type: 'warning', step: null, message }];
  });
}

/** A secret that nobody gave is an empty text, as in a workflow; there, those of the repository are given to all jobs. */
function secretsOf(
  plan: Plan,
  pipeline: Pipeline,
  { secrets }: Pick<Setting, 'secrets'>,
): readonly EventBody[] {
  const given = new Set(['*', 'github_token', ...Object.keys(secrets).map((name) => name.toLowerCase())]);
  const run = new Set(plan.steps.filter(({ decision }) => decision === 'run').map(({ id }) => id));
  const steps = allSteps(pipeline).filter(({ id }) => run.has(id));
  const names = new Map(
    steps.flatMap(({ mentions }) => mentions.secrets).map((name) => [name.toLowerCase(), name]),
  );
  const missing = [...names].flatMap(([name, written]) => (given.has(name) ? [] : [written]));
  if (missing.length === 0) return [];
  const [what, are] = missing.length === 1 ? ['secret', 'is'] : ['secrets', 'are'];
  const options = missing.map((name) => `--secret ${name}`).join(' ');
  const message = `the ${what} ${andOf(missing)} ${are} empty, since nobody gave a value; give it with \`${options}\``;
  return [{ type: 'warning', step: null, message }];
}

/** Texts that a reused step asked to be masked are not on record: nobody can mask them again but the step itself. */
function masksOf(plan: Plan, { steps }: Run): readonly EventBody[] {
  const reused = new Set(plan.steps.filter((step) => step.decision === 'reuse').map((step) => step.id));
  return steps.flatMap(({ id, withheld }): readonly EventBody[] => {
    if (withheld.masks === 0 || !reused.has(id)) return [];
    const message =
      'is not run again, and what it masked by ::add-mask:: is not masked now; `rerun: always` would';
    return [{ type: 'warning', step: id, message }];
  });
}

/** What a reused step had and this machine has not. */
function lacksOf({ steps }: Plan, lacks: Missing): readonly EventBody[] {
  return steps.flatMap(({ id, decision }): readonly EventBody[] => {
    const message = decision === 'reuse' ? lacks.get(id) : undefined;
    return message === undefined ? [] : [{ type: 'warning', step: id, message }];
  });
}

/** A step that only waits until a service is ready leaves no files. Where it is reused, nobody waits for the service that is started again. */
function readyOf({ steps, definition }: Plan, run: Run): readonly EventBody[] {
  const services = new Set(
    definition.flatMap(({ id, background }) => (background === 'service' ? [id] : [])),
  );
  const decisions = new Map(steps.map((step) => [step.id, step.decision]));
  return steps.flatMap(({ id, decision, started }): readonly EventBody[] => {
    const service = started.find((need) => services.has(need) && decisions.get(need) === 'run');
    if (
      decision !== 'reuse' ||
      service === undefined ||
      services.has(id) ||
      stepOf(run, id)?.change?.files !== 0
    )
      return [];
    const message = `is not run again, and ${service} is started again: if it waits until ${service} is ready, give it \`rerun: always\``;
    return [{ type: 'warning', step: id, message }];
  });
}
