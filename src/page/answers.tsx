/** The steps that ask a person, and how one answers them. */
import { useState } from 'preact/hooks';
import { type Answer, isOfGate, isRejected, type Run, type StepRecord } from '../record/run.ts';
import { describeReason } from '../report/reasons.ts';
import { ask, runPath } from './client.ts';
import { AskText } from './dialogs.tsx';
import { Time, type useAction } from './words.tsx';

interface AskingProps {
  readonly run: Run;
  readonly action: ReturnType<typeof useAction>;
}

/** A banner for each step that waits, and one for what ended the run for good. */
export function Asking({ run, action }: AskingProps) {
  const waiting = run.steps.filter(({ state }) => state === 'waiting');
  return (
    <>
      {waiting.map((step) => (
        <section class="banner open" key={step.id} aria-label={`${step.id} asks`}>
          <Question step={step} />
          {step.question === undefined ? null : <Choice run={run} action={action} step={step} />}
        </section>
      ))}
      {isRejected(run) ? <Rejected run={run} /> : null}
    </>
  );
}

function Question({ step }: { readonly step: StepRecord }) {
  const { id, question, reason } = step;
  const isFirst = reason?.kind === 'approval' && reason.because.kind === 'new';
  return (
    <p>
      <strong>
        {question?.prompt ?? (question === undefined ? `${id} cannot run` : `Run ${id} again?`)}
      </strong>{' '}
      <span class="quiet">
        {question?.prompt == null ? null : `${id} waits for a person. `}
        {reason === null || isFirst ? null : describeReason(reason)}
      </span>
    </p>
  );
}

function Choice({ run, action, step }: AskingProps & { readonly step: StepRecord }) {
  const [comment, setComment] = useState('');
  const [isMarking, setMarking] = useState(false);
  const isGate = step.question?.prompt != null;
  const path = `${runPath(run.run_id)}/steps/${encodeURIComponent(step.id)}`;
  const resume = () => ask(`${runPath(run.run_id)}/resume`, {});
  const approve = () =>
    action.act(async () => {
      await ask(`${path}/approve`, { comment });
      await resume();
    });
  return (
    <>
      <div class="buttons">
        <input
          type="text"
          aria-label={`Comment on ${step.id}`}
          placeholder="Comment"
          value={comment}
          onInput={(event) => setComment(event.currentTarget.value)}
        />
        <button type="button" class="main" disabled={action.isBusy} onClick={approve}>
          {isGate ? 'Approve and resume' : 'Run it and resume'}
        </button>
        {isGate ? null : (
          <button type="button" disabled={action.isBusy} onClick={() => setMarking(true)}>
            Take it as done…
          </button>
        )}
        <button
          type="button"
          class="danger"
          disabled={action.isBusy}
          title="Ends the run for good"
          onClick={() => action.act(() => ask(`${path}/reject`, { comment }))}
        >
          Reject
        </button>
      </div>
      {isMarking ? (
        <AskText
          title={`Take ${step.id} as done, and resume`}
          label="Why, for the record"
          action="Take as done"
          isRequired
          send={async (reason) => {
            await ask(`${path}/mark`, { reason });
            // This question is gone by then.
            void action.act(resume);
          }}
          onClose={() => setMarking(false)}
        />
      ) : null}
    </>
  );
}

function Rejected({ run }: { readonly run: Run }) {
  const step = run.steps.find(({ state, answer }) => state === 'failed' && answer?.decision === 'rejected');
  if (step?.answer === undefined) return null;
  return (
    <section class="banner bad" aria-label="Rejected">
      <p>
        <strong>{step.id} was rejected: this run has ended for good.</strong>{' '}
        <span class="quiet">
          It was <Answered answer={step.answer} />
          {isOfGate(step.answer)
            ? '. “Run from here” of that step or one before it asks again.'
            : '. “Run from here” of that step runs it after all.'}
        </span>
      </p>
    </section>
  );
}

const DECISIONS: Readonly<Record<Answer['decision'], string>> = {
  approved: 'approved',
  rejected: 'rejected',
  completed: 'taken as done',
};

/** The same without the time, as of an event that has its own. */
export function decisionText({
  decision,
  who,
  comment,
}: Pick<Answer, 'decision' | 'who' | 'comment'>): string {
  return `${DECISIONS[decision]} by ${who}${comment ? `: ${comment}` : ''}`;
}

/** Who said what, and when. */
export function Answered({ answer }: { readonly answer: Answer }) {
  const { decision, who, at, comment } = answer;
  return (
    <>
      {DECISIONS[decision]} by {who}, <Time at={at} />
      {comment === null || comment === '' ? '' : `: ${comment}`}
    </>
  );
}
