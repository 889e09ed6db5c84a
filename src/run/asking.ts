/** A step asks a person: at once where one sits at a terminal, else the run waits. */
import type { Step } from '../pipeline/model.ts';
import { questionOf } from '../plan/approval.ts';
import type { Question, Reason } from '../record/decisions.ts';
import type { Run } from '../record/run.ts';
import type { StepDecided } from '../record/step-events.ts';
import { needsOf } from './outcome.ts';
import type { Person } from './ports.ts';
import type { StepRequest } from './step-request.ts';

/** What has come of it; `waiting`: the run waits for an answer. */
export type Answered = StepDecided['decision'] | 'waiting';

/** What a step asks now. @param prompt of a gate, evaluated */
export function questionNow(request: StepRequest, prompt: string | null): Question {
  const { step, pipeline, recorder, setting, ports } = request;
  const { definition } = recorder.run;
  const asking = { step, steps: pipeline.steps, definition, inputs: setting.inputs };
  const needs = needsOf(step, recorder.run);
  return questionOf({ ...asking, needs }, prompt === null ? null : ports.masks.apply(prompt));
}

/** Puts the question on record, and then the answer if a person gives one now. @throws RecordLost */
export async function ask(
  request: StepRequest,
  { reason, question }: { readonly reason: Reason; readonly question?: Question },
): Promise<Answered> {
  const { step, recorder, ports, halted } = request;
  const asked = question === undefined ? {} : { question };
  recorder.write({ type: 'step.waiting', step: step.id, reason, ...asked });
  const { person } = ports;
  if (person === null || question === undefined || request.status === 'cancelled') return 'waiting';
  const answer = await person.ask({ step: step.id, reason, question }, halted);
  if (answer === 'later' || halted.aborted) return 'waiting';
  decide(request, { person, decision: answer, question });
  return answer;
}

function decide(
  { step, recorder }: StepRequest,
  {
    person,
    decision,
    question,
  }: {
    readonly person: Person;
    readonly decision: StepDecided['decision'];
    readonly question: Question;
  },
): Run {
  const comment = decision === 'completed' ? 'said so at a terminal' : null;
  return recorder.write({
    type: 'step.decided',
    step: step.id,
    decision,
    who: person.name,
    comment,
    question,
  });
}

/** Whether a step is a gate, which starts nothing. */
export function isGate({ approval }: Step): boolean {
  return approval !== null;
}
