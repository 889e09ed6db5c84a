/** How an attempt ends whose steps stay in the workflow. Pure. */
import type { AttemptEnded } from '../record/events.ts';
import type { Run, StepRecord } from '../record/run.ts';
import type { StopSignal } from '../shell/port.ts';
import { someOf } from '../words/some.ts';

const MOST = 5;

export function endOf({ steps }: Run, by: StopSignal | null): AttemptEnded {
  const inState = (...states: readonly StepRecord['state'][]) =>
    steps.flatMap(({ id, state, reason }) =>
      states.includes(state) && reason?.kind !== 'not-come' ? [id] : [],
    );
  const ended = { type: 'attempt.ended', waiting_for: [], pending: [] } as const;
  if (by !== null) return { ...ended, status: 'interrupted', why: `stopped by ${by}` };
  const failed = inState('failed');
  if (failed.length > 0) return { ...ended, status: 'failed', why: `failed: ${someOf(failed, MOST)}` };
  const waiting = inState('waiting');
  if (waiting.length > 0)
    return {
      ...ended,
      status: 'paused',
      why: `waiting for a person: ${someOf(waiting, MOST)}`,
      waiting_for: waiting,
    };
  const words = (id: string) => {
    const why = steps.find((step) => step.id === id)?.error_message;
    return why == null ? id : `${id}, ${why}`;
  };
  const cut = inState('interrupted', 'running');
  if (cut.length > 0)
    return { ...ended, status: 'interrupted', why: `cut off: ${someOf(cut.map(words), MOST)}` };
  const left = steps.flatMap(({ id, reason }) => (reason?.kind === 'not-come' ? [id] : []));
  if (left.length > 0)
    return { ...ended, status: 'interrupted', why: `the job ended before ${someOf(left, MOST)}` };
  return { ...ended, status: 'completed', why: 'all steps completed' };
}
