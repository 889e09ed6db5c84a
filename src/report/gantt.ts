/** When each try ran, in all attempts, as a Mermaid Gantt chart. Pure. */
import { escapeLabel } from './mermaid.ts';
import type { AttemptSpan, Span, SpanState, Spans } from './spans.ts';

export interface Gantt {
  readonly text: string;
  /** Tries that are too short to be among those that are drawn. */
  readonly leftOut: number;
}

/** So many bars are drawn, the longest ones: with more, nobody finds a step, and Mermaid takes no text of 50,000 characters. */
const MOST_BARS = 30;
const LONGEST_NAME = 40;
/** A bar is at least such a part of the whole. */
const SHORTEST = 1 / 300;

/** A sign comes first, so that no name is taken for a word of the chart's own. */
const SIGNS: Readonly<Record<SpanState, string>> = {
  completed: '✅',
  failed: '❌',
  interrupted: '⏹️',
  running: '⏳',
  waiting: '⏳',
};

/** How Mermaid paints them: grey, red, blue. */
const TAGS: Readonly<Record<SpanState, string>> = {
  completed: 'done',
  failed: 'crit',
  interrupted: 'active',
  running: 'active',
  waiting: 'active',
};

/** Attempts stand behind each other, without the time between them. Null: there are no two to compare. */
export function ganttOf({ attempts, spans }: Spans): Gantt | null {
  if (spans.length < 2) return null;
  const drawn = new Set(spans.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_BARS));
  const parts = inRow(attempts, spans);
  const whole = Math.max(1, ...parts.map(({ offset, length }) => offset + length));
  const lines = parts.flatMap(({ attempt, start, offset }) => {
    const own = spans.filter((span) => span.attempt === attempt && drawn.has(span));
    const bars = own.map((span) => barOf(span, { from: offset - start, shortest: whole * SHORTEST }));
    return bars.length === 0 ? [] : [`  section Attempt ${attempt}`, ...bars];
  });
  const head = ['gantt', `  dateFormat ${FORMAT}`, `  axisFormat ${axisOf(whole)}`, '  todayMarker off'];
  return { text: `${[...head, ...lines].join('\n')}\n`, leftOut: spans.length - drawn.size };
}

function lengthOf({ start, end }: Span): number {
  return (end ?? start) - start;
}

interface Part {
  readonly attempt: number;
  readonly start: number;
  readonly length: number;
  /** How long the attempts before it took. */
  readonly offset: number;
}

function inRow(attempts: readonly AttemptSpan[], spans: readonly Span[]): readonly Part[] {
  let offset = 0;
  return attempts.map(({ attempt, start, end }) => {
    const ends = spans.flatMap((span) => (span.attempt === attempt ? [span.end ?? span.start] : []));
    const length = Math.max(end ?? start, ...ends) - start;
    const part = { attempt, start, length, offset };
    offset += length;
    return part;
  });
}

function barOf(span: Span, { from, shortest }: { readonly from: number; readonly shortest: number }): string {
  const name = span.step.length > LONGEST_NAME ? `${span.step.slice(0, LONGEST_NAME - 1)}…` : span.step;
  const nth = span.try > 1 ? `, try ${span.try}` : '';
  // A colon ends the name.
  const label = `${escapeLabel(name)}${nth}`.replaceAll(':', '#58;');
  const start = Math.max(0, span.start + from);
  const end = start + Math.max(lengthOf(span), shortest);
  return `    ${SIGNS[span.state]} ${label} :${TAGS[span.state]}, ${clock(start)}, ${clock(end)}`;
}

const FORMAT = 'YYYY-MM-DD HH:mm:ss.SSS';

/** Time since the first start, as a time of day: Mermaid knows no other, and reads and writes it in the same time zone. */
function clock(ms: number): string {
  return new Date(Date.UTC(2000, 0, 1) + Math.round(ms)).toISOString().replace('T', ' ').replace('Z', '');
}

function axisOf(whole: number): string {
  if (whole < 5_000) return '%S.%L';
  return whole < 60 * 60_000 ? '%M:%S' : '%H:%M';
}
