/**
 * What an attempt goes on with, decided from what was found: the same for every kind of store, which only tell it what they know. Pure.
 */
import type { Given } from '../launch/answers.ts';
import type { Matching, Meant, RunChoice } from '../launch/choose-run.ts';
import type { StepChoice } from '../launch/choose-step.ts';
import type { Known } from '../line/choose.ts';
import type { Named, Scope } from '../line/owner.ts';
import type { RunEvent } from '../record/events.ts';
import { isUnfinished } from '../record/listing.ts';
import { meantStep } from '../record/meant-step.ts';
import { isRejected, type Run } from '../record/run.ts';
import { begunBefore, consentIn } from './named.ts';

export interface Facts {
  /** The id of the workflow run; null where none is known. */
  readonly workflowRun: string | null;
  /** The number of its attempt, from 1. */
  readonly attempt: number;
  readonly resume: 'auto' | 'never' | 'required';
  /** The step that was named; null: all. */
  readonly step: StepChoice | null;
  /** What a person answers to the run; null for nothing. */
  readonly answer: Pick<Given, 'step'> | null;
  /** The run that was named, by its id; null: none. */
  readonly run: string | null;
  /** Whether this job's line has it. */
  readonly named: Named['kind'];
  readonly scope: Scope['kind'];
  /** Whether of the earlier attempts of this workflow run the last one, an older one, or none has left what is found. */
  readonly known: Known;
  /** The run that there is to go on with; null: none is found. */
  readonly found: FoundRun | null;
}

export interface FoundRun {
  readonly run: Run;
  readonly events: readonly RunEvent[];
  /** Whether this workflow run was the last to do anything in it. */
  readonly isOwn: boolean;
}

export interface Decided
  extends Pick<
    Extract<RunChoice, { kind: 'found' }>,
    'completed' | 'inputs' | 'otherwise' | 'step' | 'answers'
  > {
  /** What comes of the run that was found: it is completed and comes back, or is left; else something of it runs. */
  readonly fate: 'none' | 'go-on' | 'bring-back' | 'leave';
  /** What people are told of the run and the step that were named. */
  readonly says: readonly string[];
}

export function decide(facts: Facts): Decided {
  const { found, step, named, resume, scope } = facts;
  const { meant, says } = meaningOf(facts);
  // A step that was named runs again in a completed run, too; one alone is brought back by the plan.
  const isAgain = step !== null && meant !== 'all' && (meant !== 'begun' || step.kind === 'only');
  const completed = belongs(facts) ? 'bring-back' : 'leave';
  const goesOn = found !== null && (isAgain || isUnfinished(found.run));
  return {
    step: meant,
    answers: isAnswered(facts) ? 'leave' : 'take',
    says,
    completed,
    fate: found === null ? 'none' : goesOn ? 'go-on' : completed,
    inputs: matchingOf(named, scope),
    otherwise: resume === 'required' ? 'refuse' : 'start',
  };
}

/**
 * Whether an answer that is given is not for this run, or no more: a re-run keeps its `with:`, and nobody has answered a second time what was
 * asked since.
 */
function isAnswered({ named, attempt, workflowRun, found, answer }: Facts): boolean {
  if (named === 'beside' || named === 'elsewhere') return true;
  if (answer === null || found === null || attempt === 1) return false;
  const step = answer.step === null ? undefined : meantStep(found.run.definition, answer.step)?.id;
  return found.events.some(
    (event) => event.type === 'step.decided' && event.step === step && event.by?.workflow_run === workflowRun,
  );
}

/** The runs of a scope of one's own may have other inputs each. A workflow run goes on with its own, whatever it gives now. */
export function matchingOf(named: Named['kind'], scope: Scope['kind']): Matching {
  return scope === 'own' && named !== 'this' ? 'equal' : 'replace';
}

/** Whether more may have happened in a run than is told. @param lost whether something is known to be missing */
export function historyOf(known: Known, lost: 'nothing' | 'something'): 'whole' | 'uncertain' {
  return known === 'last' && lost === 'nothing' ? 'whole' : 'uncertain';
}

/** Why a run is not gone on with that has the wanted inputs. */
export function whyLeft(run: Run): string {
  return isRejected(run) ? 'was rejected' : 'was completed by another workflow run';
}

/**
 * Whether a re-run starts a new run although another one is known: what its earlier attempts started, that one tells, and a person is to say
 * whether it starts again.
 */
export function startsOver(fate: Decided['fate'], attempt: number): boolean {
  return fate === 'leave' && attempt > 1;
}

/**
 * A completed run is brought back to the workflow run that completed it, to the one that it is of, and where it or one beside it is
 * named; else a new one starts.
 */
function belongs({ named, scope, found }: Facts): boolean {
  return named === 'this' || named === 'beside' || scope === 'run' || found?.isOwn === true;
}

/**
 * What the run and the step that were named mean for the job. A re-run keeps its `with:`: the step was let run by the attempt that
 * began it, and nobody has named it a second time.
 */
function meaningOf({ workflowRun, attempt, resume, step, run, named, known, found }: Facts): {
  readonly meant: Meant;
  readonly says: readonly string[];
} {
  if (named === 'beside' || named === 'elsewhere') {
    const says = `${run} is of another job or scope of this workflow: this one goes on with its own.`;
    return { meant: 'all', says: [says] };
  }
  if (step === null) return { meant: 'all', says: [] };
  if (attempt === 1 || resume === 'never') return { meant: 'as-named', says: [] };
  // What is not known may have begun it.
  if (found === null) return { meant: 'begun', says: [] };
  const consent = consentIn(found.events, step, workflowRun);
  if (consent === 'used') return { meant: 'begun', says: [begunBefore(step.step)] };
  if (consent === 'unused' && known === 'last') return { meant: 'not-begun', says: [] };
  const says = `Whether ${step.step} has been started since it was named is not known: it is decided afresh, and asks if it has rerun: ask.`;
  return { meant: 'may-have-begun', says: [says] };
}
