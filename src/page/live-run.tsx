/** A run of the service: what a person can do about it. */
import { useEffect, useState } from 'preact/hooks';
import { isRejected, type Run, type StepRecord } from '../record/run.ts';
import { Asking } from './answers.tsx';
import { ask, liveSource, runPath } from './client.ts';
import { AskText } from './dialogs.tsx';
import { useRun } from './live.ts';
import { Plan } from './plan-view.tsx';
import { RunView } from './run-view.tsx';
import { Fault, useAction } from './words.tsx';

interface LiveRunProps {
  readonly id: string;
  readonly step: string | null;
  readonly isDismissed: boolean;
  /** The commands that the service has. */
  readonly commands: readonly string[];
  readonly onStep: (step: string | null) => void;
  readonly onRun: (run: string) => void;
  readonly onGone: () => void;
}

type Action = ReturnType<typeof useAction>;

export function LiveRun(props: LiveRunProps) {
  const { id, step, onStep, onGone } = props;
  const { whole, events, fault } = useRun(id);
  const action = useAction();
  // Once for each fault.
  useEffect(() => {
    if (fault?.status === 404) onGone();
  }, [fault]);
  if (whole === null)
    return fault === null ? <p class="quiet empty">Reading the run…</p> : <Fault fault={fault} />;
  const { run, held } = whole;
  return (
    <RunView
      {...{ run, held, events, step, onStep }}
      asOf={null}
      source={liveSource(id)}
      actions={<Actions {...props} run={run} held={held} action={action} />}
      banner={
        <>
          {fault?.status === 0 ? (
            <p class="banner busy" role="status">
              The service does not answer. The run goes on without it; this page tries again.
            </p>
          ) : null}
          <Fault fault={action.fault} />
          <Banner {...props} run={run} held={held} action={action} />
          {held ? null : <Asking run={run} action={action} />}
        </>
      }
      stepActions={(each) => <StepActions {...props} run={run} held={held} action={action} record={each} />}
      plan={held || run.status === 'completed' || isRejected(run) ? null : () => <Plan run={run} />}
    />
  );
}

interface ActionsProps extends LiveRunProps {
  readonly run: Run;
  readonly held: boolean;
  readonly action: Action;
}

function Actions(props: ActionsProps) {
  const { run, held, action, onRun } = props;
  const path = runPath(run.run_id);
  if (held)
    return (
      <button
        type="button"
        disabled={action.isBusy}
        onClick={() => action.act(() => ask(`${path}/cancel`, {}))}
      >
        Cancel the run
      </button>
    );
  // The banner has the same buttons.
  if (isInterrupted(props)) return null;
  return (
    <>
      {run.status === 'completed' || isRejected(run) ? null : <Resume run={run} action={action} />}
      <Restart run={run} action={action} onRun={onRun} />
    </>
  );
}

function Resume({ run, action }: Pick<ActionsProps, 'run' | 'action'>) {
  // The answer is what a run that asks waits for.
  const asks = run.steps.some(({ state }) => state === 'waiting');
  const resume = () => action.act(() => ask(`${runPath(run.run_id)}/resume`, {}));
  return (
    <button type="button" class={asks ? '' : 'main'} disabled={action.isBusy} onClick={resume}>
      Resume
    </button>
  );
}

function Restart({ run, action, onRun }: Pick<ActionsProps, 'run' | 'action' | 'onRun'>) {
  const restart = () =>
    action.act(async () => {
      const { run_id } = await ask<{ run_id: string | null }>(`${runPath(run.run_id)}/restart`, {});
      if (run_id !== null) onRun(run_id);
    });
  return (
    <button type="button" disabled={action.isBusy} onClick={restart}>
      Retry from scratch
    </button>
  );
}

function isInterrupted({ run, held, isDismissed }: ActionsProps): boolean {
  return run.status === 'interrupted' && !held && !isDismissed;
}

function Banner(props: ActionsProps) {
  const { run, action, onRun } = props;
  if (!isInterrupted(props)) return null;
  const why = run.attempts.at(-1)?.why ?? 'its process is gone';
  const left = run.steps.filter(
    ({ state, section }) => section === 'steps' && state !== 'completed' && state !== 'skipped',
  ).length;
  return (
    <div class="banner open" role="status">
      <p>
        <strong>This run was interrupted</strong> ({why}). Its finished steps are saved;{' '}
        {left === 1 ? '1 step is' : `${left} steps are`} left to run.
      </p>
      <div class="buttons">
        <Resume run={run} action={action} />
        <Restart run={run} action={action} onRun={onRun} />
        <button
          type="button"
          class="plain"
          disabled={action.isBusy}
          onClick={() => action.act(() => ask(`${runPath(run.run_id)}/dismiss`, {}))}
        >
          Dismiss
        </button>
      </div>
    </div>
  );
}

/** A gate does nothing that could be done, and a step that was answered keeps its answer. */
function isMarkable({ state, answer, question }: StepRecord): boolean {
  if (state === 'waiting') return question?.prompt == null;
  return ['failed', 'interrupted'].includes(state) && answer === undefined;
}

function StepActions({
  run,
  held,
  action,
  record,
  commands,
}: ActionsProps & { readonly record: StepRecord }) {
  const [isMarking, setMarking] = useState(false);
  const path = runPath(run.run_id);
  if (held || record.section === 'finally') return null;
  const step = encodeURIComponent(record.id);
  const canMark = commands.includes('mark') && isMarkable(record);
  return (
    <div class="actions">
      <button
        type="button"
        disabled={action.isBusy}
        onClick={() => action.act(() => ask(`${path}/resume`, { from_step: record.id }))}
      >
        Run from here
      </button>
      {canMark ? (
        <button type="button" onClick={() => setMarking(true)}>
          Mark as completed
        </button>
      ) : null}
      {record.change === null ? null : (
        <a
          class="button"
          href={`${path}/steps/${step}/workspace`}
          download
          title="The workspace as it was when this step had ended"
        >
          Files
        </a>
      )}
      {isMarking ? (
        <AskText
          title={`Mark ${record.id} as completed`}
          label="Why, for the record"
          action="Mark"
          isRequired
          send={(reason) => ask(`${path}/steps/${step}/mark`, { reason })}
          onClose={() => setMarking(false)}
        />
      ) : null}
    </div>
  );
}
