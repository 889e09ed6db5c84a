/** What a person's answer is bound to, and whether it still holds. Pure. */
import { digestOf } from '../digest/digest.ts';
import type { Inputs, Step } from '../pipeline/model.ts';
import type { Completion, Question, Reason, StepDefinition } from '../record/decisions.ts';
import type { Answer, StepRecord } from '../record/run.ts';
import { mentionedInputs } from './definition.ts';
import { dependentsOf } from './graph.ts';

/** What is asked now. */
export interface Asking {
  readonly step: Step;
  /** All steps of the section. */
  readonly steps: readonly Step[];
  readonly definition: readonly StepDefinition[];
  readonly inputs: Inputs;
  readonly needs: Completion['needs'];
}

/** The question of a step. @param prompt of a gate, evaluated; null for a step that asks by itself */
export function questionOf(asking: Asking, prompt: string | null): Question {
  const { step, definition, inputs, needs } = asking;
  return {
    prompt,
    definition: definition.find(({ id }) => id === step.id)?.digest ?? '',
    inputs: mentionedInputs(step, inputs),
    needs,
    ...(step.approval === null ? {} : { guards: guardsOf(asking) }),
  };
}

/** The steps behind a gate, with what tells that one of them has changed. */
export function guardsOf({
  step,
  steps,
  definition,
  inputs,
}: Pick<Asking, 'step' | 'steps' | 'definition' | 'inputs'>): Readonly<Record<string, string>> {
  const behind = dependentsOf(steps, step.id);
  const digests = new Map(definition.map(({ id, digest }) => [id, digest]));
  const print = (each: Step) => digestOf([digests.get(each.id), mentionedInputs(each, inputs)]).slice(0, 12);
  return Object.fromEntries(steps.flatMap((each) => (behind.has(each.id) ? [[each.id, print(each)]] : [])));
}

/** The first of the steps behind a gate that is not as it was; null for none. */
export function changedBehind(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Reason | null {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  const step = names.find((name) => before[name] !== now[name]);
  if (step === undefined) return null;
  const change = before[step] === undefined ? 'added' : now[step] === undefined ? 'removed' : 'changed';
  return { kind: 'behind', step, change };
}

/** In what a question differs from the one that was answered; null where it is the same, and the answer holds. */
export function differenceOf(answered: Question, now: Question): Reason | null {
  if (answered.definition !== now.definition) return { kind: 'definition', parts: [] };
  const input = Object.keys(now.inputs).find((name) => answered.inputs[name] !== now.inputs[name]);
  if (input !== undefined) return { kind: 'input', input };
  const before = new Map(answered.needs.map((need) => [need.step, need]));
  const again = now.needs.find(({ step, basis }) => before.get(step)?.basis !== basis);
  if (again !== undefined)
    return { kind: 'needs', step: again.step, change: again.basis === null ? 'runs-again' : 'ran-again' };
  const behind = changedBehind(answered.guards ?? {}, now.guards ?? {});
  if (behind !== null) return behind;
  return answered.prompt === now.prompt ? null : { kind: 'prompt' };
}

/** The answer of a person that still holds for a step that is decided afresh; else why it does not, where there is one. */
export type Standing =
  | { readonly kind: 'none' }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'differs'; readonly because: Reason };

/** Before the step's turn has come: what its question says then is not known yet. @param asking told only where there is an answer */
export function standingOf(record: StepRecord | undefined, asking: () => Asking): Standing {
  const { answer } = record ?? {};
  if (answer === undefined) return { kind: 'none' };
  const because = differenceOf(answer.question, questionOf(asking(), answer.question.prompt));
  return because === null ? { kind: 'answered', answer } : { kind: 'differs', because };
}
