/** When each try of each step ran, in all attempts: the bars of the chart. Pure. */
import type { RunEvent } from '../record/events.ts';

export type SpanState = 'running' | 'completed' | 'failed' | 'interrupted' | 'waiting';

export interface Span {
  readonly step: string;
  readonly attempt: number;
  readonly try: number;
  /** Milliseconds since 1970; `end` is null while it runs. */
  readonly start: number;
  readonly end: number | null;
  readonly state: SpanState;
}

export interface AttemptSpan {
  readonly attempt: number;
  readonly start: number;
  readonly end: number | null;
}

export interface Spans {
  readonly attempts: readonly AttemptSpan[];
  readonly spans: readonly Span[];
}

const ENDS: Readonly<Partial<Record<RunEvent['type'], SpanState>>> = {
  'step.completed': 'completed',
  'step.failed': 'failed',
  'step.retrying': 'failed',
  'step.interrupted': 'interrupted',
};

/** @param run whether a process holds it: of an ended one, what has no end was cut off where its attempt was */
export function spansOf(events: readonly RunEvent[], run: 'live' | 'ended'): Spans {
  const attempts: AttemptSpan[] = [];
  const spans: Span[] = [];
  const open = new Map<string, number>();
  const last = events.at(-1);
  let before = 0;
  for (const event of events) {
    const at = Date.parse(event.at);
    if (event.type === 'plan') {
      cutOff(before);
      attempts.push({ attempt: event.attempt, start: at, end: null });
    } else if (event.type === 'attempt.ended') {
      cutOff(at);
    } else if (event.type === 'step.started') {
      open.set(event.step, spans.length);
      const attempt = attempts.at(-1)?.attempt ?? 1;
      spans.push({ step: event.step, attempt, try: event.try, start: at, end: null, state: 'running' });
    } else if ('step' in event && event.step !== null) {
      const state =
        event.type === 'step.completed' && event.outcome === 'failure' ? 'failed' : ENDS[event.type];
      if (state !== undefined) close(event.step, at, state);
    }
    before = at;
  }
  if (run === 'ended' && last !== undefined) cutOff(Date.parse(last.at));
  return { attempts, spans };

  function close(step: string, end: number, state: SpanState): void {
    const place = open.get(step);
    const span = place === undefined ? undefined : spans[place];
    if (place === undefined || span === undefined) return;
    spans[place] = { ...span, end: Math.max(end, span.start), state };
    open.delete(step);
  }

  /** Nothing of an attempt goes on behind its end. */
  function cutOff(end: number): void {
    for (const step of [...open.keys()]) close(step, end, 'interrupted');
    const newest = attempts.at(-1);
    if (newest !== undefined && newest.end === null) attempts[attempts.length - 1] = { ...newest, end };
  }
}

/** From a time to a place between 0 and 1: attempts side by side, the time between them left out. */
export function scaleOf(attempts: readonly AttemptSpan[], now: number) {
  const lengths = attempts.map(({ start, end }) => Math.max(1, (end ?? now) - start));
  const gap = attempts.length < 2 ? 0 : Math.min(0.02, 0.2 / (attempts.length - 1));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const room = 1 - gap * Math.max(0, attempts.length - 1);
  let from = 0;
  const parts = attempts.map(({ attempt, start }, at) => {
    const width = ((lengths[at] ?? 1) / whole) * room;
    const part = { attempt, start, length: lengths[at] ?? 1, from, width };
    from += width + gap;
    return part;
  });
  const at = (attempt: number, time: number): number => {
    const part = parts.find((each) => each.attempt === attempt);
    if (part === undefined) return 0;
    const share = Math.min(1, Math.max(0, (time - part.start) / part.length));
    return part.from + share * part.width;
  };
  return { parts, at };
}
