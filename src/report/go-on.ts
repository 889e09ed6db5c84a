/** How a run goes on that has ended under the action, in plain sentences. Pure. */
import { isAhead, isDone, type Run, type StepRecord } from '../record/run.ts';
import { describeReason } from './reasons.ts';
import { remedyStep } from './talk.ts';

/**
 * What of the record and the files is where a re-run finds it. `-yet`: the end of the job tries once more. `unreadable`: it is there, and
 * may not be read.
 */
export type Saved = 'all' | 'some-yet' | 'some' | 'nothing-yet' | 'nothing' | 'unreadable';

export interface Going {
  readonly run: Run;
  /** Ids of the steps with `rerun: ask`. */
  readonly asks: ReadonlySet<string>;
  readonly saved: Saved;
  /** Ids of completed steps whose files are not in the store that later attempts read. */
  readonly unpublished: ReadonlySet<string>;
  /** The step that was to run alone; null: all. */
  readonly only: string | null;
}

/** More questions than this are counted. */
const MOST = 20;

const NOTHING_SAVED: Readonly<Partial<Record<Saved, string>>> = {
  'nothing-yet':
    'Nothing of this run is saved: unless the end of the job can still save it, a re-run starts from the first step.',
  nothing: 'Nothing of this run is saved: a re-run starts from the first step.',
  unreadable:
    'A re-run cannot read what is saved, and stops: let the job read the cache, or start over with `resume: never`.',
};

/** Whether a re-run finds nothing that it could go on with. */
export function isNothing(saved: Saved): boolean {
  return saved in NOTHING_SAVED;
}

/** What people can do now; none where nothing is left to do. */
export function goOn(going: Going): readonly string[] {
  const { run, saved, only } = going;
  if (run.status === 'completed') return [];
  // What the others are was not asked.
  if (only !== null && run.steps.some((step) => step.id === only && isDone(step))) return [];
  const lost = NOTHING_SAVED[saved];
  if (lost !== undefined) return [lost];
  return run.status === 'paused' ? questions(run) : [again(going), ...consents(going)];
}

/** Why a step asks, and how to consent: a re-run keeps its `with:`, so that takes a workflow run of its own. */
export function questionOf(run: Run, step: StepRecord, saved: Saved): string {
  const why = step.reason === null ? '' : `: ${describeReason(step.reason)}`;
  const remedy = NOTHING_SAVED[saved] ?? `To let it run, ${byHand(run, consentedStep(step))}`;
  return `paused: ${step.id} asks before it is started${why}\n${remedy}`;
}

function again({ run, unpublished }: Going): string {
  const steps = run.steps.filter((step) => step.section === 'steps');
  const kept = steps.filter((step) => isDone(step) && !unpublished.has(step.id)).length;
  const next = steps.find((step) => !isDone(step));
  const from = next === undefined ? 'finally' : `the step ${next.id}`;
  const words = kept === 0 ? '' : ` ${kept} of ${steps.length} steps are done and need not run again.`;
  return `Choose "Re-run failed jobs" to go on with ${from}.${words}`;
}

function questions(run: Run): readonly string[] {
  const waiting = run.steps.filter((step) => step.state === 'waiting');
  const shown = waiting.slice(0, MOST).flatMap((step) => {
    const why = step.reason === null ? '' : `: ${describeReason(step.reason)}`;
    return [
      `The step ${step.id} waits for a person${why}.`,
      `To let it run, ${byHand(run, consentedStep(step))}`,
    ];
  });
  const more = waiting.length - MOST;
  return more > 0 ? [...shown, `${more} more steps wait for a person.`] : shown;
}

/** Only the same branch sees the run; the ref of a pull request can be started by a push alone. */
function byHand({ run_id, source: { ref } }: Run, step: string): string {
  if (ref?.startsWith('refs/pull/') === true)
    return `push a commit to the pull request that gives the action run-id: ${run_id} and from-step: ${step}`;
  const where = ref === null ? '' : ` on ${ref.replace(/^refs\/(heads|tags)\//, '')}`;
  return `start the workflow by hand (workflow_dispatch)${where} with the inputs savepoint-run: ${run_id} and savepoint-from-step: ${step}`;
}

function consentedStep({ id, reason }: StepRecord): string {
  return reason === null ? id : remedyStep(id, reason);
}

/** Steps that were cut off and ask before they are started a second time. */
function consents({ run, asks }: Going): readonly string[] {
  return run.steps
    .filter((step) => asks.has(step.id) && step.started && !isDone(step) && !isAhead(step))
    .filter((step) => step.state !== 'failed' || step.failure?.kind !== 'error')
    .slice(0, MOST)
    .map(
      ({ id }) =>
        `The step ${id} has rerun: ask, and may have done its work: it is not started again unless it is named. To let it run, ${byHand(run, id)}`,
    );
}
