/**
 * Which steps of a workflow are reused: the one rule of resuming, where the steps come one by one. A step is reused while all that it was
 * built on is reused, or ran in place of a completion that counts. Pure but for its own memory.
 */

import type { Rerun } from '../pipeline/model.ts';
import { changedParts } from '../plan/definition.ts';
import { isLoss } from '../plan/doubt.ts';
import type { Completion, Reason, StepDefinition } from '../record/decisions.ts';
import type { Named } from '../record/files-events.ts';
import { isDone, type Run, type StepRecord } from '../record/run.ts';
import { basisOf } from '../run/outcome.ts';

/** A step that has come. */
export interface Arrival {
  readonly definition: StepDefinition;
  readonly rerun: Rerun;
  /** What of its installs this machine does not have. */
  readonly installs: readonly Named[];
  /** Whether a person named it, so that it runs. */
  readonly isChosen: boolean;
  /** Why what it saved does not fit the files here, or cannot be had; null where it does. Asked only where nothing else speaks against it. */
  readonly doubt: (completion: Completion) => Reason | null;
}

export interface Verdict {
  readonly decision: 'reuse' | 'run' | 'ask';
  readonly reason: Reason;
  /** The completion that is reused, or in place of which it runs; null where it runs anew. */
  readonly counting: Completion | null;
}

export class Chain {
  readonly #former: ReadonlyMap<string, StepRecord>;
  /** `uncertain`: an earlier attempt may have done more than the record tells. */
  readonly #history: 'whole' | 'uncertain';
  /** The completions that count of the steps that have come, by step. */
  readonly #counting = new Map<string, Completion>();
  /** The first step that ran anew, or failed: nothing after it is reused. */
  #broken: string | null = null;

  /** @param run the record before the attempt; null for a new run */
  constructor(run: Run | null, history: 'whole' | 'uncertain') {
    this.#former = new Map(
      [...(run?.removed_steps ?? []), ...(run?.steps ?? [])].map((step) => [step.id, step]),
    );
    this.#history = history;
  }

  decide(arrival: Arrival): Verdict {
    const { rerun, definition } = arrival;
    const own = this.#former.get(definition.id);
    const completion = own === undefined ? null : countable(own, arrival);
    const doubt = this.#doubtOf(arrival, own, completion);
    const counts = completion !== null && (doubt === null || isKept(rerun, doubt));
    if (counts) return this.#counted(arrival, completion, { own, doubt });
    return { ...this.#anew(arrival, own, doubt ?? { kind: 'new' }), counting: null };
  }

  /** Notes what becomes of it. */
  came(id: string, { decision, counting }: Verdict): void {
    if (counting !== null && decision !== 'ask') this.#counting.set(id, counting);
    else this.failed(id);
  }

  /** It runs anew, or has failed, and with it what would come after it. */
  failed(id: string): void {
    this.#broken ??= id;
  }

  #counted(
    { rerun, installs }: Arrival,
    completion: Completion,
    { own, doubt }: { readonly own: StepRecord | undefined; readonly doubt: Reason | null },
  ): Verdict {
    const { number } = completion;
    if (rerun === 'always')
      return { decision: 'run', reason: { kind: 'always', by: 'env' }, counting: completion };
    if (rerun === 'auto' && installs.length > 0)
      return { decision: 'run', reason: { kind: 'install', installs }, counting: completion };
    if (rerun === 'auto' && own !== undefined && isWithheld(own))
      return { decision: 'run', reason: { kind: 'secret' }, counting: completion };
    const reason: Reason =
      doubt !== null ? { kind: 'kept', completion: number } : { kind: 'completed', completion: number };
    return { decision: 'reuse', reason, counting: completion };
  }

  #anew(
    { rerun, isChosen }: Arrival,
    own: StepRecord | undefined,
    because: Reason,
  ): Pick<Verdict, 'decision' | 'reason'> {
    const asks = rerun === 'ask' || (rerun === 'never' && isLoss(because));
    if (!asks || isChosen) return { decision: 'run', reason: because };
    if (own?.started === true) return { decision: 'ask', reason: { kind: 'started-before', because } };
    if (rerun === 'ask' && (this.#history === 'uncertain' || own?.maybe_started === true))
      return { decision: 'ask', reason: { kind: 'maybe-started', because } };
    return { decision: 'run', reason: because };
  }

  #doubtOf(arrival: Arrival, own: StepRecord | undefined, completion: Completion | null): Reason | null {
    const { definition, isChosen, doubt, rerun } = arrival;
    if (isChosen) return { kind: 'chosen' };
    if (own === undefined) return { kind: 'new' };
    if (completion === null) return whyNot(own);
    const loss = doubt(completion);
    // A `never` step that cannot be had must not be hidden by what else has changed.
    if (rerun === 'never' && loss !== null && isLoss(loss)) return loss;
    if (completion.definition !== definition.digest)
      return { kind: 'definition', parts: changedParts(completion, definition) };
    // Its own files come anew.
    const isOnlyGone = (loss?.kind === 'lost' || loss?.kind === 'unsaved') && runsInPlace(own, arrival);
    return this.#doubtOfNeeds(completion) ?? (isOnlyGone ? null : loss);
  }

  #doubtOfNeeds(completion: Completion): Reason | null {
    if (this.#broken !== null) return { kind: 'needs', step: this.#broken, change: 'runs-again' };
    for (const { step, basis } of completion.needs) {
      const now = this.#counting.get(step);
      if (now === undefined) return { kind: 'needs', step, change: 'removed' };
      if (now.basis !== basis) return { kind: 'needs', step, change: 'ran-again' };
    }
    const needed = new Set(completion.needs.map(({ step }) => step));
    // Steps that ran side by side are no needs of each other. Any other that has come stands newly before it.
    for (const [step, { basis }] of this.#counting)
      if (!needed.has(step) && basis <= beganAfter(completion))
        return { kind: 'needs', step, change: 'added' };
    return null;
  }
}

/** The completion that may count. Where it may run in place of one, a later try that failed changes nothing. */
function countable(own: StepRecord, arrival: Arrival): Completion | null {
  if (isDone(own) && own.completion !== null) return own.completion;
  return runsInPlace(own, arrival) ? own.last_good : null;
}

/** Whether it runs in every attempt, or in this one, without anything that was built on it running again. */
function runsInPlace(own: StepRecord, { rerun, installs }: Arrival): boolean {
  return rerun === 'always' || (rerun === 'auto' && (installs.length > 0 || isWithheld(own)));
}

function whyNot({ failure, started }: StepRecord): Reason {
  if (failure !== null) return { kind: 'failed', failure };
  return started ? { kind: 'interrupted' } : { kind: 'new' };
}

/** All steps that had ended before a step started: it notes each, and not only the last. */
export function needsOf(ids: readonly string[], { steps }: Run): Completion['needs'] {
  const records = new Map(steps.map((step) => [step.id, step]));
  return ids.map((step) => {
    const record = records.get(step);
    return { step, basis: basisOf(record), result: record?.outcome ?? 'pending' };
  });
}

/** Whether something that it set held a secret, so that it is not saved. */
export function isWithheld({ withheld }: StepRecord): boolean {
  return withheld.outputs.length + withheld.env.length > 0 || withheld.path;
}

function isKept(rerun: Rerun, doubt: Reason): boolean {
  return rerun === 'never' && doubt.kind !== 'chosen' && !isLoss(doubt);
}

function beganAfter({ began_after, basis }: Completion): number {
  return began_after ?? basis - 1;
}

/** Steps that the attempt has not come to, and that were built on one that has run anew: nothing of them can count again. */
export function outdated({ steps }: Run): readonly string[] {
  const bases = new Map(
    steps.flatMap(({ id, state, completion }) =>
      state === 'completed' && completion !== null ? [[id, completion.basis] as const] : [],
    ),
  );
  const isBuiltAnew = ({ completion }: StepRecord) =>
    completion?.needs.some(
      ({ step, basis }) => basis !== null && bases.has(step) && bases.get(step) !== basis,
    ) === true;
  return steps.flatMap((step) => (step.reason?.kind === 'not-come' && isBuiltAnew(step) ? [step.id] : []));
}
