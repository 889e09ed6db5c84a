/** One step: its log, its changes, and all else that is known of it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { isAhead, isDone, type Run, type StepRecord } from '../record/run.ts';
import { describeReason } from '../report/reasons.ts';
import { stateWords } from '../report/state-words.ts';
import { formatBytes, formatCount, formatDuration } from '../report/tables.ts';
import { Answered } from './answers.tsx';
import type { LogRow, RunSource } from './client.ts';
import { DiffView } from './diff-view.tsx';
import { LogView } from './log-view.tsx';
import { Tabs } from './tabs.tsx';
import { StepIcon, Time } from './words.tsx';

/** As in the style. */
const NARROW = '(max-width: 1000px)';

interface StepProps {
  readonly run: Run;
  readonly step: StepRecord;
  readonly source: RunSource;
  /** What a person can do about it. */
  readonly actions: preact.ComponentChildren;
  readonly onClose: () => void;
}

export function StepView({ run, step, source, actions, onClose }: StepProps) {
  const [tab, setTab] = useState('log');
  const isLive = step.state === 'running' || step.state === 'retrying';
  const changed = step.change?.files ?? 0;
  const title = step.question?.prompt ?? step.name;
  const box = useRef<HTMLElement>(null);
  // Where there is no room beside the steps it stands above them.
  useEffect(() => {
    if (matchMedia(NARROW).matches) box.current?.scrollIntoView();
  }, [step.id]);
  return (
    <section class="step-view" ref={box} aria-label={`Step ${step.id}`}>
      <header>
        <h2>
          <StepIcon step={step} run={run} />
          {step.id}
        </h2>
        {actions}
        <button type="button" class="plain" aria-label="Close the step" onClick={onClose}>
          ✕
        </button>
      </header>
      {title === step.id ? null : (
        <p class="script" title={title}>
          {title}
        </p>
      )}
      <p class="why">
        {stateWords(step, run)}
        {step.error_message === null || isAhead(step) ? '' : `: ${step.error_message}`}
        {step.reason === null ? null : <span class="quiet"> · why: {describeReason(step.reason)}</span>}
      </p>
      <Tabs
        name="step"
        tabs={[
          ['log', 'Log'],
          ['changes', changed === 0 ? 'Changes' : `Changes (${formatCount(changed)})`],
          ['details', 'Details'],
        ]}
        current={tab}
        onChange={setTab}
      >
        {tab === 'log' ? <Logs run={run} step={step} source={source} isLive={isLive} /> : null}
        {tab === 'changes' ? (
          <DiffView
            source={source}
            step={step.id}
            key_={`${run.run_id} ${step.id} ${step.completion?.number} ${run.attempt}`}
          />
        ) : null}
        {tab === 'details' ? <Details step={step} /> : null}
      </Tabs>
    </section>
  );
}

/** A gate starts nothing. */
function isAnswered(step: StepRecord): boolean {
  return step.answer !== undefined && !isAhead(step);
}

interface LogsProps extends Pick<StepProps, 'run' | 'step' | 'source'> {
  readonly isLive: boolean;
}

/** The log of the last try, and the others to choose. */
function Logs({ run, step, source, isLive }: LogsProps) {
  const [rows, setRows] = useState<readonly LogRow[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // A new try has a new log.
  useEffect(() => {
    let isOver = false;
    source.logs().then(
      (all) => !isOver && setRows(all.filter((row) => row.step === step.id)),
      () => !isOver && setRows([]),
    );
    return () => {
      isOver = true;
    };
  }, [run.run_id, step.id, step.started_at, step.retry_count, step.state]);
  // Another step has other logs.
  useEffect(() => setChosen(null), [run.run_id, step.id]);
  // The room of the log, so that nothing moves once it is there.
  if (rows === null) return <div class="log" />;
  const newest = rows.at(-1);
  const row = rows.find(({ file }) => file === chosen) ?? newest;
  if (row === undefined)
    return (
      <p class="quiet empty">
        {isAnswered(step)
          ? 'There is no log: a person ended the step.'
          : 'There is no log: the step has not run.'}
      </p>
    );
  return (
    <>
      {rows.length > 1 ? (
        <label class="tries">
          Try{' '}
          <select value={row.file} onChange={(event) => setChosen(event.currentTarget.value)}>
            {rows.map((each) => (
              <option key={each.file} value={each.file}>
                {`attempt ${each.attempt}${each.try > 1 ? `, try ${each.try}` : ''} (${formatBytes(each.bytes)})`}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <LogView
        key={`${run.run_id}/${row.file}`}
        source={source.log(row.file)}
        name={`${run.run_id}/${row.file}`}
        isLive={isLive && row === newest}
        // There a running step is, and there one tells why it failed.
        opensAt={isDone(step) ? 'start' : 'end'}
      />
    </>
  );
}

function Details({ step }: { readonly step: StepRecord }) {
  const rows: readonly (readonly [string, preact.ComponentChildren])[] = [
    ['id', <code key="id">{step.id}</code>],
    ['started', step.started_at === null ? null : <Time key="t" at={step.started_at} />],
    ['took', step.duration_ms === null ? null : formatDuration(step.duration_ms)],
    ['exit code', step.exit_code],
    ['answer', step.answer === undefined ? null : <Answered key="a" answer={step.answer} />],
    ['completion', step.completion?.number ?? null],
    [
      'saved',
      step.change === null
        ? null
        : `${formatCount(step.change.files)} files, ${formatBytes(step.change.stored_bytes)}`,
    ],
  ];
  return (
    <div class="details">
      <dl>
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Values title="Outputs" values={step.outputs} />
      <Values title="Variables" values={step.env} />
      {step.summary === undefined ? null : (
        <>
          <h3>Summary</h3>
          <pre>{step.summary}</pre>
        </>
      )}
    </div>
  );
}

function Values({
  title,
  values,
}: {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}) {
  const entries = Object.entries(values);
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl class="values">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <pre>{value}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
