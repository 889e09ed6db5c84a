/** How an attempt ends whose steps stay in the workflow. Pure. */
import type { AttemptEnded } from '../record/events.ts';
import { isDone, type Run, type StepRecord } from '../record/run.ts';
import type { StopSignal } from '../shell/port.ts';
import { someOf } from '../words/some.ts';
import type { JobStatus } from './protocol.ts';

const MOST = 5;

export interface End {
  /** Null: nobody has stopped the keeper. */
  readonly by: StopSignal | null;
  /** Null: the runner does not say. */
  readonly job: JobStatus | null;
}

/** Only the runner knows which failures the job forgives, and which steps it does not need. */
export function endOf(run: Run, { by, job }: End): AttemptEnded {
  const ended = { type: 'attempt.ended', waiting_for: [], pending: [] } as const;
  if (by !== null) return { ...ended, status: 'interrupted', why: `stopped by ${by}` };
  if (job === 'success') return { ...ended, status: 'completed', why: whyGreen(run) };
  const failed = inState(run, 'failed');
  if (failed.length > 0) return { ...ended, status: 'failed', why: `failed: ${someOf(failed, MOST)}` };
  const waiting = inState(run, 'waiting');
  if (waiting.length > 0)
    return {
      ...ended,
      status: 'paused',
      why: `waiting for a person: ${someOf(waiting, MOST)}`,
      waiting_for: waiting,
    };
  const cut = inState(run, 'interrupted', 'running');
  if (cut.length > 0)
    return { ...ended, status: 'interrupted', why: `cut off: ${someOf(cut.map(wordsIn(run)), MOST)}` };
  if (job === 'failure') return { ...ended, status: 'failed', why: 'a step that is not saved has failed' };
  if (job === 'cancelled') return { ...ended, status: 'interrupted', why: 'the job was cancelled' };
  const left = run.steps.filter(hasNotCome).map(({ id }) => id);
  if (left.length > 0)
    return { ...ended, status: 'interrupted', why: `the job ended before ${someOf(left, MOST)}` };
  return { ...ended, status: 'completed', why: 'all steps completed' };
}

/** The record as people are told of it: in a job that ended well, what failed was forgiven, and what has not come was not needed. */
export function asTold(run: Run): Run {
  // A step that has not come stands behind those that have, and keeps its old number.
  const definition = run.definition.map((entry, at) => ({ ...entry, number: at + 1 }));
  if (run.status !== 'completed') return { ...run, definition };
  const told = (step: StepRecord): StepRecord => {
    if (hasNotCome(step)) return { ...step, state: 'skipped', duration_ms: null };
    return isDone(step) ? step : { ...step, state: 'completed', outcome: 'failure' };
  };
  return { ...run, definition, steps: run.steps.map(told) };
}

function whyGreen(run: Run): string {
  const forgiven = inState(run, 'failed', 'waiting', 'interrupted', 'running');
  return forgiven.length === 0
    ? 'all steps completed'
    : `the job ended well without ${someOf(forgiven, MOST)}`;
}

function inState({ steps }: Run, ...states: readonly StepRecord['state'][]): readonly string[] {
  return steps.filter((step) => states.includes(step.state) && !hasNotCome(step)).map(({ id }) => id);
}

function hasNotCome({ reason }: StepRecord): boolean {
  return reason?.kind === 'not-come';
}

/** A step with what stopped it. */
function wordsIn({ steps }: Run): (id: string) => string {
  return (id) => {
    const why = steps.find((step) => step.id === id)?.error_message;
    return why == null ? id : `${id}, ${why}`;
  };
}
