/** Why a completion does not count, by what it was built on. Pure. */
import type { Inputs, Step } from '../pipeline/model.ts';
import type { Completion, Reason, StepDefinition } from '../record/decisions.ts';
import { changedBehind, guardsOf } from './approval.ts';
import { changedParts, mentionedInputs } from './definition.ts';
import { endedBefore } from './graph.ts';
import type { Outside } from './outside.ts';
import type { JudgeRequest } from './request.ts';
import { endNeeds, startsOf } from './services.ts';

/** A `rerun: always` step whose own files are gone runs again, and what was built on it stays. */
export function isOnlyGone({ rerun }: Step, doubt: Reason | null): boolean {
  return rerun === 'always' && (doubt?.kind === 'unsaved' || doubt?.kind === 'lost');
}

/** A gate that asks again because of what comes after it: what was built on it stays. */
export function isOnlyBehind(doubt: Reason | null): boolean {
  return doubt?.kind === 'behind';
}

interface Evidence {
  readonly step: Step;
  readonly completion: Completion;
  readonly inputs: Inputs;
  readonly counts: ReadonlyMap<string, Completion>;
  readonly now: ReadonlyMap<string, StepDefinition>;
  readonly outside: Outside | undefined;
  readonly steps: ReadonlyMap<string, Step>;
  readonly request: JudgeRequest;
}

/** Why a completion does not count, files aside; null when nothing speaks against it. */
export function doubtOf(evidence: Evidence): Reason | null {
  const { step, completion, counts, now } = evidence;
  const definition = now.get(step.id);
  if (definition === undefined) throw new Error(`no definition of ${step.id}`);
  if (completion.definition !== definition.digest) {
    return { kind: 'definition', parts: changedParts(completion, definition) };
  }
  const value = otherValue(step, completion, evidence);
  if (value !== null) return value;
  const noted = new Map(completion.needs.map((need) => [need.step, need.basis]));
  const other = otherNeed(endNeeds(step.id, now), noted, counts) ?? otherStart(evidence);
  if (other !== null) return other;
  if (step.behind.length > 0 || completion.behind !== undefined) {
    const before = [...endedBefore([...now.values()], step.id)].filter(
      (id) => now.get(id)?.background !== 'service',
    );
    const further = otherNeed(before, allNoted(completion, counts), counts);
    if (further !== null) return further;
  }
  return completion.guards === undefined ? null : doubtOfGuards(completion.guards, evidence);
}

function doubtOfGuards(
  before: NonNullable<Completion['guards']>,
  { step, request }: Evidence,
): Reason | null {
  const { pipeline, definition, inputs } = request;
  return changedBehind(before, guardsOf({ step, steps: pipeline.steps, definition, inputs }));
}

/** An input, or a variable from outside, that is another one than was noted. */
function otherValue(
  step: Step,
  noted: Pick<Completion, 'inputs' | 'env'>,
  { inputs, outside }: Pick<Evidence, 'inputs' | 'outside'>,
): Reason | null {
  const values = mentionedInputs(step, inputs);
  const names = new Set([...Object.keys(values), ...Object.keys(noted.inputs)]);
  for (const input of names) {
    if (values[input] !== noted.inputs[input]) return { kind: 'input', input };
  }
  for (const [name, before] of outside === undefined ? [] : Object.entries(noted.env ?? {}))
    if (outside?.(name) !== before) return { kind: 'env', name };
  return null;
}

/** The first of the steps in the background that a step depends on which is started from something else than was noted. */
function otherStart(evidence: Evidence): Reason | null {
  const { step, completion, counts, now, steps, request } = evidence;
  const [wanted, noted] = [startsOf(step.id, now), completion.started ?? {}];
  const added = [...wanted].find((id) => !Object.hasOwn(noted, id));
  if (added !== undefined) return { kind: 'needs', step: added, change: 'added' };
  for (const [id, start] of Object.entries(noted)) {
    const own = steps.get(id);
    if (own === undefined || !wanted.has(id)) return { kind: 'needs', step: id, change: 'removed' };
    const isSame =
      !request.chosen.has(id) &&
      now.get(id)?.digest === start.definition &&
      otherValue(own, start, evidence) === null &&
      otherNeed(endNeeds(id, now), new Map(Object.entries(start.needs)), counts) === null;
    if (!isSame) return { kind: 'needs', step: id, change: 'runs-again' };
  }
  return null;
}

/** The first of some steps that does not count as a completion notes it. */
function otherNeed(
  needs: Iterable<string>,
  noted: ReadonlyMap<string, number | null>,
  counts: ReadonlyMap<string, Completion>,
): Reason | null {
  const wanted = new Set(needs);
  const added = [...wanted].find((need) => !noted.has(need));
  if (added !== undefined) return { kind: 'needs', step: added, change: 'added' };
  const removed = [...noted.keys()].find((need) => !wanted.has(need));
  if (removed !== undefined) return { kind: 'needs', step: removed, change: 'removed' };
  const again = [...noted].find(([need, basis]) => counts.get(need)?.basis !== basis);
  return again === undefined ? null : { kind: 'needs', step: again[0], change: 'runs-again' };
}

/** What a completion notes of all that its step depends on, through what those note with which it counts where it does not say so itself. */
function allNoted(
  completion: Completion,
  counts: ReadonlyMap<string, Completion>,
): ReadonlyMap<string, number | null> {
  const noted = new Map<string, number | null>();
  const open = [completion];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    for (const [step, basis] of Object.entries(each.behind ?? {})) noted.set(step, basis);
    for (const { step, basis } of each.needs) {
      const isNew = !noted.has(step);
      noted.set(step, basis);
      const through = counts.get(step);
      if (isNew && each.behind === undefined && through?.basis === basis) open.push(through);
    }
  }
  return noted;
}

/** Whether a reason says that a step's files cannot be had. */
export function isLoss({ kind }: Reason): boolean {
  return kind === 'lost' || kind === 'differs' || kind === 'unsaved';
}
