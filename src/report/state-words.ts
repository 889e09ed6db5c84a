/** What has become of a run or a step, in words and with a symbol. Pure. */
import type { RunStatus } from '../record/events.ts';
import { isDone, type Run, type StepRecord } from '../record/run.ts';

/** What a state means to people, whatever it is shown with. */
export type Tone = 'good' | 'bad' | 'open' | 'busy' | 'idle';

const TONES: Readonly<Record<StepRecord['state'], Tone>> = {
  pending: 'idle',
  running: 'busy',
  retrying: 'busy',
  completed: 'good',
  failed: 'bad',
  skipped: 'idle',
  waiting: 'open',
  interrupted: 'open',
};

const SYMBOLS: Readonly<Record<StepRecord['state'], string>> = {
  pending: '⏳',
  running: '🔄',
  retrying: '🔄',
  completed: '✅',
  failed: '❌',
  skipped: '⏭️',
  waiting: '✋',
  interrupted: '🛑',
};

const STATUSES: Readonly<Record<RunStatus, readonly [string, string]>> = {
  queued: ['⏳', 'queued'],
  running: ['🛑', 'ended before its end was recorded'],
  completed: ['✅', 'completed'],
  failed: ['❌', 'failed'],
  interrupted: ['🛑', 'interrupted'],
  paused: ['✋', 'paused: a person is asked'],
};

export function toneOf(step: StepRecord): Tone {
  return isForgiven(step) ? 'open' : TONES[step.state];
}

export function symbolOf(step: StepRecord): string {
  return isForgiven(step) ? '⚠️' : SYMBOLS[step.state];
}

/** The state of a step, and whether it comes from an earlier attempt. */
export function stateWords(step: StepRecord, run: Run): string {
  if (step.state === 'completed' && isService(step, run))
    return isReused(step, run) ? 'a service, not needed' : 'a service, ended';
  const state = isForgiven(step) ? 'failed, and the run goes on' : step.state;
  return isReused(step, run) ? `${state}, reused` : state;
}

/** The symbol and the words for what a run has come to. */
export function statusWords({ status }: Run): { readonly symbol: string; readonly words: string } {
  const [symbol, words] = STATUSES[status];
  return { symbol, words };
}

/** Whether it is done, and the newest attempt came to it and did not run it. */
export function isReused(step: StepRecord, run: Run): boolean {
  return isDone(step) && step.attempt !== run.attempt && step.reason?.kind !== 'not-come';
}

/** Whether a step is ended by others, rather than by itself. */
export function isService({ id }: Pick<StepRecord, 'id'>, { definition }: Run): boolean {
  return definition.find((entry) => entry.id === id)?.background === 'service';
}

/** Whether it is completed, and what it changed could not be saved. */
export function isUnsaved(step: Pick<StepRecord, 'id' | 'state' | 'change'>, run: Run): boolean {
  return step.state === 'completed' && step.change === null && !isService(step, run);
}

/** `continue-on-error`: its command failed. */
function isForgiven({ state, outcome }: StepRecord): boolean {
  return state === 'completed' && outcome === 'failure';
}
