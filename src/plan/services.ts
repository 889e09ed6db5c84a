/** Steps in the background: what others depend on of them, and which services are started in an attempt. Pure. */
import type { Step } from '../pipeline/model.ts';
import type { Decision, StepDefinition } from '../record/decisions.ts';
import type { Run } from '../record/run.ts';

/** Whether a step is ended by others, rather than by itself. */
export function isService({ background }: Pick<Step, 'background'>): boolean {
  return background?.kind === 'service';
}

type Definitions = ReadonlyMap<string, Pick<StepDefinition, 'needs' | 'started' | 'background'>>;

/** The needs of a step that it depends on the end of: what they came to, and what they left. */
export function endNeeds(step: string, definitions: Definitions): readonly string[] {
  return needsOf(step, definitions).filter((need) => !isBeside(step, need, definitions));
}

/** The steps in the background that a step depends on the start of, directly and through others of them. */
export function startsOf(step: string, definitions: Definitions): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [step];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    for (const need of needsOf(each, definitions)) {
      if (found.has(need) || !isBeside(each, need, definitions)) continue;
      found.add(need);
      open.push(need);
    }
  }
  return found;
}

function needsOf(step: string, definitions: Definitions): readonly string[] {
  return definitions.get(step)?.needs ?? [];
}

/** Whether all that a step depends on of another is that it has been started: no service leaves anything. */
function isBeside(step: string, need: string, definitions: Definitions): boolean {
  const { started = [] } = definitions.get(step) ?? {};
  return started.includes(need) || definitions.get(need)?.background === 'service';
}

type Decided = Pick<Decision, 'decision' | 'reason'>;

export interface ServicesRequest {
  readonly pipeline: { readonly steps: readonly Step[] };
  readonly record: Run | null;
  readonly choice: { readonly kind: 'all' | 'from' | 'only' };
  /** Steps that wait for a person, or that a person has rejected, and what waits for these. */
  readonly unreachable?: ReadonlySet<string>;
  /** Whether `finally` runs. */
  readonly hasFinally: boolean;
}

/**
 * Services are started where a step runs that comes after them and before their `cancel`; and where they have never been started, or have
 * failed.
 */
export function decideServices<P extends Decided>(judged: Map<string, P>, request: ServicesRequest): void {
  const { pipeline, unreachable, hasFinally } = request;
  const running = pipeline.steps.filter(
    (step) =>
      !isService(step) && startsProcess(step, judged.get(step.id)) && unreachable?.has(step.id) !== true,
  );
  for (const step of pipeline.steps) {
    const planned = judged.get(step.id);
    if (planned === undefined || !isService(step) || planned.reason.kind === 'chosen') continue;
    if (planned.decision === 'ask' || (planned.reason.kind === 'service' && planned.decision === 'run'))
      continue;
    const beside = running.find((each) => comesBeside(each, step))?.id;
    const forFinally = hasFinally && step.background?.kind === 'service' && step.background.cancel === null;
    judged.set(step.id, {
      ...planned,
      ...decide(step, beside ?? (forFinally ? '`finally`' : undefined), request),
    });
  }
}

/** Not so a gate that is passed, nor a step of which a person has said what has become of it. */
function startsProcess({ approval }: Step, planned: Decided | undefined): boolean {
  if (planned?.decision !== 'run' || approval !== null) return false;
  return planned.reason.kind !== 'marked' && planned.reason.kind !== 'rejected';
}

/** Whether a step comes after a service and before its `cancel`. */
function comesBeside({ number, needs }: Step, { id, number: own, background }: Step): boolean {
  if (background?.kind !== 'service') return false;
  const { before = Number.POSITIVE_INFINITY } = background.cancel ?? {};
  return number < before && (number > own || needs.includes(id));
}

function decide({ id }: Step, beside: string | undefined, { record, choice }: ServicesRequest): Decided {
  const own = record?.steps.find((step) => step.id === id);
  const isNew = own === undefined || (!own.started && own.outcome !== 'skipped');
  const isOwnRun = choice.kind !== 'only' || beside !== undefined;
  if (isOwnRun && isNew) return { decision: 'run', reason: { kind: 'new' } };
  if (isOwnRun && own?.failure) return { decision: 'run', reason: { kind: 'failed', failure: own.failure } };
  if (beside !== undefined) return { decision: 'run', reason: { kind: 'service', step: beside } };
  return { decision: isNew || own?.failure ? 'leave' : 'reuse', reason: { kind: 'service' } };
}
