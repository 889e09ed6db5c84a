/** What becomes of one step, by what is known of it: reuse, run or ask, with the reason. Pure. */
import type { Step } from '../pipeline/model.ts';
import type { Completion, LookedAt, Reason } from '../record/decisions.ts';
import type { StepRecord } from '../record/run.ts';
import type { Asking, Standing } from './approval.ts';
import { isLoss } from './doubt.ts';
import type { FileFacts } from './facts.ts';
import { hasEndedWell, recordsOf } from './judge.ts';
import type { Former } from './renamed.ts';
import type { PlannedStep, Question } from './request.ts';
import { endNeeds } from './services.ts';

interface Verdict {
  readonly step: Step;
  readonly record: StepRecord | undefined;
  readonly doubt: Reason | null;
  readonly counts: boolean;
  readonly chosen: boolean;
  /** Whether a person has let it run. */
  readonly consented: boolean;
  /** Whether it may have been started after what is on record. */
  readonly unsure: boolean;
  /** Whether the last attempt was cut off on another machine, or in another folder. */
  readonly lost: boolean;
  readonly files: FileFacts | null;
  /** What a person has answered. */
  readonly standing: Standing;
  /** The step that it may have been before it was renamed. */
  readonly former: Former | undefined;
}

/** What a step would ask if its turn came now. */
export function askingOf(
  { pipeline, definition, inputs, record }: Question,
  step: Step,
  counts: ReadonlyMap<string, Completion>,
): Asking {
  const records = recordsOf(record);
  const definitions = new Map(definition.map((entry) => [entry.id, entry]));
  const needs = endNeeds(step.id, definitions).map((need): Completion['needs'][number] => {
    const basis = counts.get(need)?.basis ?? null;
    return { step: need, basis, result: records.get(need)?.outcome ?? 'pending' };
  });
  return { step, steps: pipeline.steps, definition, inputs, needs };
}

export function decide(verdict: Verdict): PlannedStep {
  const { step, record, doubt, counts, chosen, consented, unsure, files, former } = verdict;
  const base = {
    id: step.id,
    needs: step.needs,
    started: step.started,
    section: step.section,
    standsFor: null,
  };
  if (counts && record?.completion) {
    const { number: completion } = record.completion;
    if (doubt !== null) return { ...base, decision: 'reuse', reason: { kind: 'kept', completion } };
    const kind = record.outcome === 'skipped' ? 'skipped' : 'completed';
    return { ...base, decision: 'reuse', reason: { kind, completion, ...lookedAt(step, files) } };
  }
  const answered = chosen ? null : byAnswer(verdict);
  if (answered !== null) return { ...base, ...answered };
  const reason: Reason = chosen ? { kind: 'chosen' } : whyAgain(verdict);
  if (step.approval !== null)
    return { ...base, decision: 'ask', reason: { kind: 'approval', because: reason } };
  const asks = step.rerun === 'ask' || (step.rerun === 'never' && isLoss(reason));
  if (asks && !consented && record?.started === true) {
    return { ...base, decision: 'ask', reason: { kind: 'started-before', because: reason } };
  }
  if (step.rerun === 'ask' && !consented && (unsure || former?.record.started === true)) {
    return { ...base, decision: 'ask', reason: { kind: 'maybe-started', because: reason } };
  }
  return { ...base, decision: 'run', reason };
}

/** What comes of a step that a person has decided; null where nobody has, or the answer is of another question. */
function byAnswer({ step, standing, record }: Verdict): Pick<PlannedStep, 'decision' | 'reason'> | null {
  // What was taken as done once is so by its completion, and no more where that does not count.
  if (standing.kind === 'none' || (step.approval === null && hasEndedWell(record))) return null;
  if (standing.kind === 'differs') {
    if (step.approval === null) return null;
    return { decision: 'ask', reason: { kind: 'approval', because: standing.because } };
  }
  const { decision, who: by } = standing.answer;
  const kind = decision === 'completed' ? 'marked' : decision;
  return { decision: 'run', reason: { kind, by } };
}

/** Which files were compared for a step that is reused. */
function lookedAt({ reads, approval }: Step, files: FileFacts | null): { readonly files?: LookedAt } {
  if (files === null || approval !== null) return {};
  if (reads !== null) return { files: 'reads' };
  return { files: files.place === 'here' ? 'none' : 'source' };
}

function whyAgain({ step, record, doubt, unsure, lost, former }: Verdict): Reason {
  if (record?.failure) return { kind: 'failed', failure: record.failure };
  if (doubt !== null) return doubt;
  if (record?.started) return { kind: 'interrupted' };
  const isNamed = hasEndedWell(former?.record) || step.rerun === 'ask';
  if (former !== undefined && isNamed) return { kind: 'new', was: former.id };
  return unsure || (record !== undefined && lost) ? { kind: 'new', lost: true } : { kind: 'new' };
}
