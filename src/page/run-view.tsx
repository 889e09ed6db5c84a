/** A run: its state, its steps over time, its graph, and the step that was chosen. */
import { useState } from 'preact/hooks';
import type { RunEvent } from '../record/events.ts';
import { isDone, type Run, type StepRecord, tookMs } from '../record/run.ts';
import { spansOf } from '../report/spans.ts';
import { formatDuration } from '../report/tables.ts';
import { decisionText } from './answers.tsx';
import type { RunSource } from './client.ts';
import { Graph } from './graph.tsx';
import { useNow } from './live.ts';
import { StepView } from './step-view.tsx';
import { Tabs } from './tabs.tsx';
import { Timeline } from './timeline.tsx';
import { Warnings } from './warnings.tsx';
import { StatusPill, Time } from './words.tsx';

interface RunProps {
  readonly run: Run;
  /** Whether a process holds it. */
  readonly held: boolean;
  /** The time up to which the page shows it; null: it goes on. */
  readonly asOf: number | null;
  readonly events: readonly RunEvent[];
  readonly source: RunSource;
  readonly step: string | null;
  readonly onStep: (step: string | null) => void;
  readonly actions: preact.ComponentChildren;
  readonly banner: preact.ComponentChildren;
  readonly stepActions: (step: StepRecord) => preact.ComponentChildren;
  /** A tab that only a live page has. */
  readonly plan: (() => preact.ComponentChildren) | null;
}

export function RunView(props: RunProps) {
  const { run, held, asOf, events, source, step: chosen, onStep, actions, banner, stepActions, plan } = props;
  const [tab, setTab] = useState('timeline');
  const clock = useNow(held && asOf === null);
  const now = asOf ?? clock;
  const spans = spansOf(events, held ? 'live' : 'ended');
  const step = run.steps.find(({ id }) => id === chosen) ?? null;
  const onSelect = (id: string) => onStep(id === chosen ? null : id);
  const common = { run, selected: step?.id ?? null, onSelect };
  const panels: Readonly<Record<string, () => preact.ComponentChildren>> = {
    timeline: () => <Timeline {...common} spans={spans} now={now} />,
    graph: () => <Graph {...common} />,
    events: () => <Events events={events} />,
    ...(plan === null ? {} : { plan }),
  };
  return (
    <article class={`run ${step === null ? '' : 'with-step'}`}>
      <RunHead
        run={run}
        end={held ? now : Date.parse(run.updated_at)}
        record={source.record}
        actions={actions}
      />
      {banner}
      <Warnings events={events} />
      <div class="parts">
        <div class="overview">
          <Tabs
            name="run"
            tabs={[
              ['timeline', 'Timeline'],
              ['graph', 'Graph'],
              ['events', 'Events'],
              ...(plan === null ? [] : [['plan', 'Next resume'] as const]),
            ]}
            current={tab}
            onChange={setTab}
          >
            {(panels[tab] ?? panels.timeline)?.()}
          </Tabs>
        </div>
        {step === null ? null : (
          <StepView
            run={run}
            step={step}
            source={source}
            actions={stepActions(step)}
            onClose={() => onStep(null)}
          />
        )}
      </div>
    </article>
  );
}

interface HeadProps {
  readonly run: Run;
  /** Of an attempt that has not recorded its end: now, or its last sign of life. */
  readonly end: number;
  /** Where the record can be downloaded. */
  readonly record: string;
  readonly actions: preact.ComponentChildren;
}

function RunHead({ run, end, record, actions }: HeadProps) {
  const steps = run.steps.filter(({ section }) => section === 'steps');
  const done = steps.filter(isDone).length;
  const attempt = run.attempts.at(-1);
  const took =
    attempt === undefined ? null : (tookMs(attempt) ?? Math.max(0, end - Date.parse(attempt.started_at)));
  return (
    <header class="run-head">
      <div class="title">
        <h1>{run.pipeline.name}</h1>
        <StatusPill status={run.status} />
      </div>
      <div class="actions">{actions}</div>
      <p class="facts">
        <code>{run.run_id}</code>
        <span>
          started <Time at={run.created_at} />
        </span>
        <span>attempt {run.attempt}</span>
        {took === null ? null : <span>{formatDuration(took)}</span>}
        <span>
          {done} of {steps.length} steps
        </span>
        {run.source.commit === null ? null : (
          <span>
            {run.source.ref?.replace('refs/heads/', '')} <code>{run.source.commit.slice(0, 10)}</code>
          </span>
        )}
        <a href={record} download={`${run.run_id}.json`}>
          record
        </a>
      </p>
      <progress max={steps.length} value={done} aria-label="Steps completed" class={run.status} />
    </header>
  );
}

const MOST_EVENTS = 1000;

/** Newest first. */
function Events({ events }: { readonly events: readonly RunEvent[] }) {
  return (
    <ol class="events" reversed>
      {events
        .slice(-MOST_EVENTS)
        .reverse()
        .map((event) => (
          <li key={event.n}>
            <Time at={event.at} />
            <code>{event.type}</code>
            <span>{textOf(event)}</span>
          </li>
        ))}
    </ol>
  );
}

function textOf(event: RunEvent): string {
  const of = 'step' in event && event.step !== null ? event.step : '';
  if (event.type === 'plan') return `attempt ${event.attempt}`;
  const more = {
    message: 'message' in event ? event.message : undefined,
    decided: event.type === 'step.decided' ? decisionText(event) : undefined,
    why: 'why' in event ? event.why : undefined,
    error: 'error_message' in event ? event.error_message : undefined,
  };
  return [of, more.message ?? more.decided ?? more.why ?? more.error ?? '']
    .filter((part) => part !== '')
    .join(': ');
}
