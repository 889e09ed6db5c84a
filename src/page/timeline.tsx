/** The steps of a run, each with its tries in all attempts as bars. */
import type { Run, StepRecord } from '../record/run.ts';
import { type Span, type Spans, scaleOf } from '../report/spans.ts';
import { isReused, isUnsaved, stateWords } from '../report/state-words.ts';
import { formatDuration } from '../report/tables.ts';
import { Duration, StepIcon } from './words.tsx';

interface TimelineProps {
  readonly run: Run;
  readonly spans: Spans;
  readonly now: number;
  readonly selected: string | null;
  readonly onSelect: (step: string) => void;
}

type Scale = ReturnType<typeof scaleOf>;

const WIDE = 1000;
const HIGH = 20;

export function Timeline({ run, spans, now, selected, onSelect }: TimelineProps) {
  const scale = scaleOf(spans.attempts, now);
  const bars = Map.groupBy(spans.spans, ({ step }) => step);
  return (
    <div class="timeline">
      <Axis scale={scale} />
      <ol class="steps" aria-label="Steps">
        {run.steps.map((step, at) => (
          <li
            key={step.id}
            class={step.section === 'finally' && run.steps[at - 1]?.section !== 'finally' ? 'last-part' : ''}
          >
            <button
              type="button"
              class={`step ${selected === step.id ? 'selected' : ''}`}
              aria-expanded={selected === step.id}
              onClick={() => onSelect(step.id)}
            >
              <StepIcon step={step} run={run} />
              <span class="name" title={step.name}>
                <span class="step-id">{step.id}</span>
                {isReused(step, run) ? <span class="tag reused">reused</span> : null}
                {isUnsaved(step, run) ? <span class="tag ask">not saved</span> : null}
                {step.retry_count > 0 ? <span class="tag">{step.retry_count + 1} tries</span> : null}
              </span>
              <Track bars={bars.get(step.id) ?? []} scale={scale} now={now} label={labelOf(step, run)} />
              <Duration ms={tookMs(step, now)} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function tookMs({ state, started_at, duration_ms }: StepRecord, now: number): number | null {
  if (started_at !== null && (state === 'running' || state === 'retrying'))
    return Math.max(0, now - Date.parse(started_at));
  return state === 'pending' ? null : duration_ms;
}

function labelOf(step: StepRecord, run: Run): string {
  return `${step.id}: ${stateWords(step, run)}`;
}

function Axis({ scale }: { readonly scale: Scale }) {
  return (
    <div class="axis" aria-hidden="true">
      <div class="track">
        {scale.parts.map(({ attempt, from, width, length }) =>
          width > 0.04 ? (
            <span key={attempt} class="attempt" style={{ left: `${from * 100}%`, width: `${width * 100}%` }}>
              {width > 0.2 ? `attempt ${attempt} · ${formatDuration(length)}` : attempt}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

interface TrackProps {
  readonly bars: readonly Span[];
  readonly scale: Scale;
  readonly now: number;
  readonly label: string;
}

function Track({ bars, scale, now, label }: TrackProps) {
  return (
    <svg
      class="track"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {scale.parts.slice(1).map(({ attempt, from }) => (
        <line key={attempt} class="seam" x1={from * WIDE} x2={from * WIDE} y1="0" y2={HIGH} />
      ))}
      {bars.map((bar) => {
        const x = scale.at(bar.attempt, bar.start) * WIDE;
        const end = scale.at(bar.attempt, bar.end ?? now) * WIDE;
        return (
          <rect
            key={`${bar.attempt}.${bar.try}`}
            class={bar.state}
            x={x}
            y="4"
            width={Math.max(4, end - x)}
            height={HIGH - 8}
            rx="2"
          >
            <title>{titleOf(bar, now)}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function titleOf(bar: Span, now: number): string {
  const nth = bar.try > 1 ? `, try ${bar.try}` : '';
  return `attempt ${bar.attempt}${nth}: ${bar.state}, ${formatDuration((bar.end ?? now) - bar.start)}`;
}
