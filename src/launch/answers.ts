/** What a person answers to a run that asks, put on record. */
import { endNeeds } from '../plan/services.ts';
import type { Question, StepDefinition, WorkflowAttempt } from '../record/decisions.ts';
import type { RunEvent } from '../record/events.ts';
import { fold } from '../record/fold.ts';
import { type Answer, isDone, isOfGate, type Run, type StepRecord, stepOf } from '../record/run.ts';
import type { StepDecided } from '../record/step-events.ts';
import { needsOf } from '../run/outcome.ts';
import type { Observer } from '../run/ports.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { shellWord } from '../words/shell-word.ts';
import { andOf } from '../words/some.ts';
import { holdRun } from './locks.ts';
import { namedStep } from './named-step.ts';
import { Refusal } from './refusal.ts';

/** An answer as it was given. */
export interface Given extends Pick<StepDecided, 'decision' | 'who' | 'comment'> {
  /** An id or a number; null: the step that asks. */
  readonly step: string | null;
  readonly outputs: Readonly<Record<string, string>>;
  /** The workflow run that gives it; null where none is known. */
  readonly by: WorkflowAttempt | null;
}

export interface Recorded {
  readonly run: Run;
  readonly step: StepRecord;
  /** Whether the same was on record before. */
  readonly kind: 'new' | 'known';
}

/** Puts an answer on record, under the lock of the run. @throws Refusal, StoreError */
export function recordAnswer(
  id: string,
  given: Given,
  {
    store,
    now,
    observer,
  }: {
    readonly store: DirectoryStore;
    readonly now: () => Date;
    readonly observer: Pick<Observer, 'event'> | null;
  },
): Recorded {
  const open = holdRun(id, store);
  try {
    if (open.run === null) throw new Error(`a run without a record: ${id}`);
    const { step, question } = askedBy(open.run, given);
    if (question === null) return { run: open.run, step, kind: 'known' };
    const event: RunEvent = {
      n: open.run.last_event + 1,
      at: now().toISOString(),
      type: 'step.decided',
      step: step.id,
      ...{ decision: given.decision, who: given.who, comment: given.comment, question },
      ...(Object.keys(given.outputs).length === 0 ? {} : { outputs: given.outputs }),
      ...(given.by === null ? {} : { by: given.by }),
    };
    const run = fold(open.run, event);
    open.append(event, run);
    observer?.event(event, run);
    return { run, step: stepOf(run, step.id) ?? step, kind: 'new' };
  } finally {
    open.close();
  }
}

/** What is answered; null where the same has been before. @throws Refusal where that cannot be answered */
function askedBy(run: Run, given: Given): { readonly step: StepRecord; readonly question: Question | null } {
  const step = given.step === null ? theOneThatAsks(run, given) : namedStep(run, given.step);
  const { answer } = step;
  if (step.state !== 'waiting' && answer !== undefined) {
    if (answer.decision === given.decision) return { step, question: null };
    throw otherAnswer(run, step, answer);
  }
  if (given.decision === 'completed') return { step, question: asDone(run, step) };
  if (step.state !== 'waiting') throw notAsked(run, step, given);
  if (step.question !== undefined) return { step, question: step.question };
  throw new Refusal(4, `no answer helps ${step.id}: it needs a value that was not saved`, {
    hint: `\`savepoint show ${run.run_id} ${shellWord(step.id)}\` names it, and the step that sets it again`,
  });
}

/** The step that asks; else the one that was answered last. */
function theOneThatAsks(run: Run, { decision }: Given): StepRecord {
  const waiting = run.steps.filter(({ state }) => state === 'waiting');
  const [first, second] = waiting;
  if (first === undefined) {
    const known = run.steps
      .filter(({ answer }) => answer !== undefined)
      .toSorted((a, b) => Date.parse(b.answer?.at ?? '') - Date.parse(a.answer?.at ?? ''));
    if (known[0] !== undefined) return known[0];
    throw asksNothing(run, `it is ${run.status}`);
  }
  if (second === undefined) return first;
  throw new Refusal(2, `${asks(run, waiting)}: name one of them`, {
    hint: `savepoint ${VERBS[decision]} ${run.run_id} ${shellWord(first.id)}`,
  });
}

const VERBS = { approved: 'approve', rejected: 'reject', completed: 'mark' } as const;

function asks({ run_id }: Run, waiting: readonly StepRecord[]): string {
  return `${run_id} asks about ${andOf(
    waiting.map(({ id }) => id),
    10,
  )}`;
}

/** The step that was named does not ask; others may. */
function notAsked(run: Run, { id, state }: StepRecord, { decision }: Given): Refusal {
  const waiting = run.steps.filter((step) => step.state === 'waiting');
  const [first] = waiting;
  if (first === undefined) return asksNothing(run, `${id} is ${state}`);
  return new Refusal(4, `${asks(run, waiting)}, and not about ${id}, which is ${state}`, {
    hint: `savepoint ${VERBS[decision]} ${run.run_id} ${shellWord(first.id)}`,
  });
}

function asksNothing(run: Run, why: string): Refusal {
  return new Refusal(4, `${run.run_id} asks nothing: ${why}`, {
    hint: `\`savepoint show ${run.run_id}\` shows how it stands`,
  });
}

const TOLD: Readonly<Record<Answer['decision'], string>> = {
  approved: 'approved',
  rejected: 'rejected',
  completed: 'taken as done',
};

function otherAnswer({ run_id }: Run, { id }: StepRecord, answer: Answer): Refusal {
  const { decision, who, at } = answer;
  return new Refusal(4, `${id} was ${TOLD[decision]} by ${who} at ${at}`, {
    hint: toChange(answer, run_id, id),
  });
}

/** How a person comes to another answer. */
function toChange(answer: Answer, run: string, step: string): string {
  const end = isOfGate(answer) ? 'to be asked again' : 'to run it after all';
  return `${end}: savepoint resume ${run} --from-step ${shellWord(step)}`;
}

/** What it is bound to that a person takes a step as done. @throws Refusal where it cannot be */
function asDone(run: Run, step: StepRecord): Question {
  const definition = run.definition.find(({ id }) => id === step.id);
  if (definition === undefined) throw new Error(`no definition of ${step.id}`);
  mustBeMarkable(run, step, definition);
  return {
    prompt: null,
    definition: definition.digest,
    inputs: run.inputs,
    needs: needsOf(definition, run),
  };
}

function mustBeMarkable(run: Run, { id, section, state }: StepRecord, definition: StepDefinition): void {
  if (section === 'finally')
    throw new Refusal(2, `${id} is a step of \`finally\`, which each attempt decides afresh`);
  if ('approval' in definition.parts)
    throw new Refusal(2, `${id} asks for approval, and does nothing that could be done`, {
      hint: `savepoint approve ${run.run_id} ${id}`,
    });
  if (definition.background === 'service')
    throw new Refusal(2, `${id} is a service, which is never done: it ends after the steps that use it`);
  if (isDone({ state })) throw new Refusal(4, `${id} is ${state} already`);
  const needs = endNeeds(id, new Map(run.definition.map((entry) => [entry.id, entry])));
  const open = needs.filter((need) => !run.steps.some((each) => each.id === need && isDone(each)));
  if (open.length > 0)
    throw new Refusal(
      4,
      `${id} cannot be taken as done: it depends on ${andOf(open, 10)}, not completed yet`,
      {
        hint: 'complete that first',
      },
    );
}

/** @throws Refusal exit 4 where a person has ended the run for good */
export function mustNotBeRejected(run: Run): void {
  const step = run.steps.find(({ state, answer }) => state === 'failed' && answer?.decision === 'rejected');
  if (step?.answer === undefined) return;
  const { who, at } = step.answer;
  throw new Refusal(4, `${run.run_id} has ended for good: ${step.id} was rejected by ${who} at ${at}`, {
    hint: toChange(step.answer, run.run_id, step.id),
  });
}
