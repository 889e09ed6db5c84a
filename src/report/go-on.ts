/** How a run goes on that has ended under the action, in plain sentences. Pure. */
import { dependentsOf } from '../plan/graph.ts';
import type { Reason } from '../record/decisions.ts';
import { isInWorkflow } from '../record/in-workflow.ts';
import { meantIds } from '../record/meant-step.ts';
import {
  isAhead,
  isDone,
  isOfGate,
  isRejected,
  type Run,
  type StepRecord,
  servicesOf,
} from '../record/run.ts';
import { inputOf, runOrDone, type Started, startedByHand } from './by-hand.ts';
import { askedBy, describeReason, remedyStep } from './reasons.ts';
import { isResumable, type Saved, START_OVER } from './saved.ts';

export interface Going extends Started {
  readonly run: Run;
  /** Ids of the steps with `rerun: ask`. */
  readonly asks: ReadonlySet<string>;
  readonly saved: Saved;
  /** Ids of completed steps whose files are not in the store that later attempts read. */
  readonly unpublished: ReadonlySet<string>;
  /** Ids of the steps that a re-run reuses. */
  readonly reused: ReadonlySet<string>;
  /** Why steps would wait in a re-run that need a value which is not saved. */
  readonly withheld: ReadonlyMap<string, Reason>;
  /** The command that brings the run to another machine; null: none does. */
  readonly fetch: string | null;
  /** The step that was to run alone; null: all. */
  readonly only: string | null;
  /** The step that was not started, since that could not be saved first; null: none. */
  readonly notStarted: string | null;
}

/** More questions than this are counted. */
const MOST = 20;

const orFolder = (way: string): string => `${way}, or give the action a folder that outlives it as \`store\``;

const TAKEN =
  'Another attempt has taken this run over, and goes on with it: see that one. So that no two go on with a run at once, give the workflow a `concurrency` group.';

/** What people can do now; none where nothing is left to do. */
export function goOn(going: Going): readonly string[] {
  const { run, only, fetch } = going;
  if (run.status === 'completed') return [];
  // What the others are was not asked.
  if (only !== null && isDoneWith(run, only)) return [];
  return fetch === null || isRejected(run) ? inCi(going) : [...inCi(going), elsewhere(run, fetch)];
}

function elsewhere({ run_id, source: { commit } }: Run, fetch: string): string {
  const where = commit === null ? 'in a checkout' : `in a checkout of ${commit.slice(0, 10)}`;
  return `Your own machine can go on with it, too: ${where}, ${fetch}, then savepoint resume ${run_id}`;
}

function inCi(going: Going): readonly string[] {
  const { run, saved } = going;
  if (saved.rerun === 'as-another-left') return [TAKEN];
  if (isRejected(run)) return rejected(going);
  if (saved.rerun === 'starts-over') return [startsOver(run, saved), ...startable(going), ...again(going)];
  const lost = lostWords(going);
  if (lost !== null)
    return [lost, ...startable(going), ...waiting(run, (step) => unsavedRemedy(step, saved))];
  const answers = waiting(run, (step) => [consentTo(going, step)]);
  return [...next(going), ...startable(going), ...answers, ...withheldIn(going), ...consents(going)];
}

/** No attempt goes on with it. */
function rejected(going: Going): readonly string[] {
  const step = going.run.steps.find(({ answer }) => answer?.decision === 'rejected');
  if (step?.answer === undefined) return [];
  const again = startedByHand(going, step.id);
  const end = isOfGate(step.answer) ? 'have it ask again' : 'run it after all';
  return [`The run has ended for good: ${step.answer.who} rejected ${step.id}. To ${end}, ${again}`];
}

function isDoneWith({ definition, steps }: Run, name: string): boolean {
  const meant = meantIds(definition, name);
  return meant.size > 0 && steps.every((step) => !meant.has(step.id) || isDone(step));
}

/** What of a run that can be gone on with a re-run would not find. */
export function notUploaded({ unpublished, saved }: Pick<Going, 'unpublished' | 'saved'>): readonly string[] {
  if (unpublished.size === 0 || !isResumable(saved)) return [];
  const isOne = unpublished.size === 1;
  const what = `${unpublished.size} ${isOne ? 'step has finished and is' : 'steps have finished and are'} not uploaded`;
  return [
    saved.more === 'none'
      ? `${what}: ${isOne ? 'it runs' : 'they run'} again.`
      : `${what} yet. The end of the job tries again; a step that is not uploaded by then runs again.`,
  ];
}

/** Why a step asks, and how to consent: a re-run keeps its `with:`, so that takes a workflow run of its own. */
export function questionOf(
  going: Pick<Going, 'run' | 'asks' | 'saved' | 'byHand' | 'answerByHand'>,
  step: StepRecord,
): string {
  const { run, saved } = going;
  const asked = `paused: ${step.id} ${asksWhat(step)}`;
  if (saved.rerun === 'as-another-left') return [asked, TAKEN].join('\n');
  const lost = saved.rerun === 'starts-over' ? startsOver(run, saved) : lostWords(going);
  const remedy = lost === null ? [consentTo(going, step)] : [lost, ...unsavedRemedy(step, saved)];
  return [asked, ...remedy].join('\n');
}

function asksWhat(step: StepRecord): string {
  const what = askedBy(step);
  const how = isGate(step) ? 'asks' : 'asks before it is started';
  return what === '' ? how : `${how}: ${what}`;
}

function isGate({ question }: StepRecord): boolean {
  return question?.prompt != null;
}

/** Null where a re-run finds something. */
function lostWords({
  saved: { there, more, access, store },
  asks,
}: Pick<Going, 'saved' | 'asks'>): string | null {
  if (access === 'unreadable') {
    // A step that asks would not be started then: who else goes on with the run cannot be read.
    const or = asks.size > 0 ? '' : `, or ${START_OVER}`;
    return `A re-run cannot read the saved run, and stops: ${store.letRead}${or}.`;
  }
  if (there !== 'nothing') return null;
  return more === 'may-come'
    ? 'Nothing of this run is saved: unless the end of the job can still save it, a re-run starts from the first step.'
    : 'Nothing of this run is saved: a re-run starts from the first step.';
}

/** What is not saved cannot be named. Where more may come, that is the remedy. */
function unsavedRemedy(step: StepRecord, { more, store }: Saved): readonly string[] {
  if (more === 'may-come') return [];
  if (isGate(step))
    return [`The gate ${step.id} can be approved only where the run is saved: ${orFolder(store.letUse)}.`];
  return [
    `The step ${step.id} can be let run only where the run is saved: ${orFolder(store.letUse)}. Or change the rerun: of ${consentedStep(step)}.`,
  ];
}

function startsOver({ run_id }: Run, { there, access }: Saved): string {
  const words = 'A re-run starts over: the job has `resume: never`.';
  return there === 'nothing' || access === 'unreadable'
    ? words
    : `${words} To go on with this run, let \`resume\` be auto again: where a variable sets it, a re-run goes on then; else give the action run-id: ${run_id}, too`;
}

/** Steps that ask, and that a new run starts again, since it does not know that they were started. */
function again(going: Going): readonly string[] {
  return askAgain(going)
    .filter(({ id }) => id !== going.notStarted)
    .slice(0, MOST)
    .map(({ id }) => `The step ${id} was started: a run that starts over starts it again without asking.`);
}

/** The step with which a re-run goes on; none where all that is left waits for a person. */
function next(going: Going): readonly string[] {
  const { run, reused } = going;
  const steps = run.steps.filter((step) => step.section === 'steps');
  const left = steps.filter((step) => !isDone(step));
  const stuck = stuckIn(going);
  const open = left.filter(({ id }) => !stuck.has(id));
  const services = servicesOf(run);
  const first = open.find(({ id }) => !services.has(id)) ?? open[0];
  if (left.length > 0 && first === undefined) return [];
  const end = isInWorkflow(run) ? '' : ' with finally';
  const from = first === undefined ? end : ` with the step ${first.id}`;
  const kept = reused.size;
  const words =
    kept === 0
      ? ''
      : ` ${kept} of ${steps.length} steps ${kept === 1 ? 'is' : 'are'} done and need not run again.`;
  return [`Choose "Re-run failed jobs" to go on${from}.${words}`];
}

/** The steps that a re-run would not start, and all that depends on them. */
function stuckIn(going: Going): ReadonlySet<string> {
  const { run, saved, notStarted } = going;
  const asking = run.steps.filter((step) => step.state === 'waiting').map(({ id }) => id);
  const refused = notStarted !== null && saved.there !== 'all' && saved.more === 'none' ? [notStarted] : [];
  const roots = [...asking, ...refused, ...going.withheld.keys(), ...askAgain(going).map(({ id }) => id)];
  return new Set(roots.flatMap((id) => [id, ...dependentsOf(run.definition, id)]));
}

/** Steps that a re-run would only wait with, which waits with none of them now. */
function withheldIn({ run, withheld }: Going): readonly string[] {
  return run.steps.flatMap(({ id, state }) => {
    const reason = withheld.get(id);
    return reason === undefined || state === 'waiting'
      ? []
      : [`A re-run would not start the step ${id}: it ${describeReason(reason)}.`];
  });
}

/** How a step that was not started can be. */
function startable(going: Going): readonly string[] {
  const { notStarted, saved } = going;
  // Where all is saved since, it can.
  if (notStarted === null || (saved.there === 'all' && saved.access === 'readable')) return [];
  // One that must be named is started by no re-run.
  const mustBe = saved.rerun === 'goes-on' && askAgain(going).some(({ id }) => id === notStarted);
  const later = mustBe ? 'name it when' : 're-run the job when';
  const how =
    saved.more === 'may-come'
      ? `${later} ${saved.store.name} can be written again`
      : `${orFolder(saved.store.letUse)}. Or take its rerun: ask out`;
  return [`The step ${notStarted} has rerun: ask, and starts only after its start is saved: ${how}.`];
}

/** @param answers what is said of each question */
function waiting(run: Run, answers: (step: StepRecord) => readonly string[]): readonly string[] {
  const steps = run.steps.filter((step) => step.state === 'waiting');
  const shown = steps.slice(0, MOST).flatMap((step) => {
    const what = askedBy(step);
    const why = what === '' ? '' : `: ${what.replace(/([^?])$/, '$1.')}`;
    return [`The step ${step.id} waits for a person${why === '' ? '.' : why}`, ...answers(step)];
  });
  const more = steps.length - MOST;
  return more > 0 ? [...shown, `${more} more steps wait for a person.`] : shown;
}

function consentTo(going: Started, step: StepRecord): string {
  if (!isGate(step)) return runOrDone(going, step.id, consentedStep(step));
  const approve = startedByHand(going, step.id, 'approve');
  const [approves, rejects] = [inputOf(going, 'approve'), inputOf(going, 'reject')];
  return `To approve it, ${approve}; to reject it, with ${rejects}: ${step.id} instead of ${approves}`;
}

function consentedStep({ id, reason }: StepRecord): string {
  return reason === null ? id : remedyStep(id, reason);
}

function consents(going: Going): readonly string[] {
  return askAgain(going)
    .slice(0, MOST)
    .map(
      ({ id }) =>
        `The step ${id} has rerun: ask, and was started: it is not started again unless it is named. ${runOrDone(going, id)}`,
    );
}

/** Steps that were started, are not done, and ask before they are started a second time. Those of `finally` belong to one attempt, and do not ask. */
function askAgain({ run, asks }: Going): readonly StepRecord[] {
  const asking = run.steps.filter(({ id, section }) => section === 'steps' && asks.has(id));
  return asking.filter((step) => !isDone(step) && !isAhead(step) && step.started);
}
