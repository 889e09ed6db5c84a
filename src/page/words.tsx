/** Small pieces that are shown in many places. */
import { useState } from 'preact/hooks';
import type { Run, StepRecord } from '../record/run.ts';
import { stateWords, type Tone, toneOf } from '../report/state-words.ts';
import { formatDuration } from '../report/tables.ts';
import { ApiFault } from './client.ts';

const STATUS_TONES: Readonly<Record<Run['status'], Tone>> = {
  queued: 'idle',
  running: 'busy',
  completed: 'good',
  failed: 'bad',
  interrupted: 'open',
  paused: 'open',
};

/** One shape for each tone, so that colour is never all that tells. */
const SHAPES: Readonly<Record<Tone, string>> = {
  good: 'M3.5 8.5l3 3 6-7',
  bad: 'M4.5 4.5l7 7m0-7l-7 7',
  open: 'M8 4v5m0 2.6v.1',
  busy: 'M8 3.5A4.5 4.5 0 1 1 3.5 8',
  idle: 'M5 8h6',
};

export function Icon({ tone }: { readonly tone: Tone }) {
  return (
    <svg class={`icon ${tone}`} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" class="disc" />
      <path d={SHAPES[tone]} />
    </svg>
  );
}

export function StatusPill({ status }: { readonly status: Run['status'] }) {
  const tone = STATUS_TONES[status];
  return (
    <span class={`pill ${tone}`}>
      <Icon tone={tone} />
      {status}
    </span>
  );
}

export function StatusIcon({ status }: { readonly status: Run['status'] }) {
  return (
    <>
      <Icon tone={STATUS_TONES[status]} />
      <span class="unseen">{status}</span>
    </>
  );
}

export function StepIcon({ step, run }: { readonly step: StepRecord; readonly run: Run }) {
  return (
    <>
      <Icon tone={toneOf(step)} />
      <span class="unseen">{stateWords(step, run)}</span>
    </>
  );
}

export function Duration({ ms }: { readonly ms: number | null }) {
  return <span class="duration">{ms === null ? '' : formatDuration(ms)}</span>;
}

export function Time({ at }: { readonly at: string }) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const text = date.toLocaleString(undefined, {
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <time dateTime={at} title={date.toLocaleString()}>
      {text}
    </time>
  );
}

export function Fault({ fault }: { readonly fault: ApiFault | null }) {
  if (fault === null) return null;
  return (
    <p class="fault" role="alert">
      <strong>{fault.message}</strong>
      {fault.hint === null ? '' : ` – ${fault.hint}`}
    </p>
  );
}

/** Does something once at a time, and keeps what went wrong. */
export function useAction(): {
  readonly isBusy: boolean;
  readonly fault: ApiFault | null;
  readonly act: (action: () => Promise<unknown>) => Promise<boolean>;
} {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ApiFault | null>(null);
  const act = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setFault(null);
    try {
      await action();
      return true;
    } catch (error) {
      setFault(error instanceof ApiFault ? error : new ApiFault(0, `${error}`, null));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, fault, act };
}
