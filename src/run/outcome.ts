/** Judgements over how things ended. Pure. */
import type { Pipeline, Step } from '../pipeline/model.ts';
import { mentionedFingerprints, mentionedInputs, partDigests } from '../plan/definition.ts';
import type { Fingerprints } from '../plan/facts.ts';
import { hasEndedWell } from '../plan/judge.ts';
import { endNeeds } from '../plan/services.ts';
import type { Completion, Failure, Reason, Result } from '../record/decisions.ts';
import type { AttemptEnded } from '../record/events.ts';
import { type Run, type StepRecord, servicesOf } from '../record/run.ts';
import type { LeftBehind } from '../record/step-events.ts';
import type { Masks, Said, ScriptResult } from '../shell/port.ts';
import type { Setting } from './ports.ts';

export type EndStatus = AttemptEnded['status'];

/** Why a try failed; null when it succeeded or was stopped. `minutes` is the time limit that it had. */
export function failureOf({ exit, said }: ScriptResult, minutes: number | null): Failure | null {
  switch (exit.kind) {
    case 'exited':
      if (exit.code !== 0) return { kind: 'error', exit_code: exit.code };
      return said.errors.length > 0 ? { kind: 'refused', message: said.errors.join('; ') } : null;
    case 'signal':
      return { kind: 'signal', signal: exit.signal };
    case 'timeout':
      return { kind: 'timeout', minutes: minutes ?? 0 };
    case 'unstartable':
      return { kind: 'refused', message: exit.message };
    case 'stopped':
      return null;
  }
}

export const NOTHING_SAID: Said = {
  outputs: {},
  env: {},
  path: [],
  masked: 0,
  summary: '',
  errors: [],
  warnings: [],
};

/** A longer summary is shown where the step runs, and is not kept: every checkpoint has the whole record in it. */
const SUMMARY_KEPT = 64 * 1024;

/** What a step set for later ones, without what holds a secret, and what it wrote for the summary. */
export function leftBehind(said: Said, masks: Masks): LeftBehind {
  const [outputs, hiddenOutputs] = split(said.outputs, masks);
  const [env, hiddenEnv] = split(said.env, masks);
  const path = said.path.filter((entry) => !masks.hides(entry));
  const summary = masks.apply(said.summary);
  const isKept = summary !== '' && Buffer.byteLength(summary) <= SUMMARY_KEPT;
  return {
    outputs,
    env,
    path,
    withheld: {
      outputs: hiddenOutputs,
      env: hiddenEnv,
      path: path.length < said.path.length,
      masks: said.masked,
    },
    ...(isKept ? { summary } : {}),
  };
}

function split(values: Readonly<Record<string, string>>, masks: Masks): [Record<string, string>, string[]] {
  const entries = Object.entries(values);
  const hidden = entries.filter(([name, value]) => masks.hides(value) || masks.hides(name));
  const open = entries.filter((entry) => !hidden.includes(entry));
  return [Object.fromEntries(open), hidden.map(([name]) => masks.apply(name))];
}

/** What an end of a step was found to be built on. */
interface Found {
  readonly setting: Pick<Setting, 'inputs' | 'builtOn' | 'github'>;
  /** The basis of the completion that it stands for, or null. */
  readonly standsFor: number | null;
  /** The digest of the files that it reads, or null. */
  readonly reads: string | null;
  /** The variables from outside that it mentions. */
  readonly outside: Fingerprints;
  /** The steps in the background that it depends on the start of. */
  readonly started: NonNullable<Completion['started']>;
  /** The number of completions that there were at its start; where that is not said, none has come since. */
  readonly beganAfter?: number;
  /** Of a gate: the steps behind it. */
  readonly guards?: Completion['guards'] | undefined;
}

/** The completion that an end of a step gets now. */
export function completionOf(step: Step, run: Run, found: Found): Completion {
  const { setting, standsFor, reads, outside, started, beganAfter, guards } = found;
  const definition = run.definition.find((entry) => entry.id === step.id);
  if (definition === undefined) throw new Error(`no definition of ${step.id}`);
  const records = new Map(run.steps.map((record) => [record.id, record]));
  const number = run.completions + 1;
  const former = standsFor === null ? null : (records.get(step.id)?.last_good ?? null);
  const began = former === null ? beganAfter : former.began_after;
  return {
    number,
    basis: standsFor ?? number,
    ...(began === undefined || began === run.completions ? {} : { began_after: began }),
    definition: definition.digest,
    parts: partDigests(definition),
    inputs: mentionedInputs(step, setting.inputs),
    needs: needsOf(step, run),
    ...(guards === undefined ? {} : { guards }),
    ...(step.behind.length === 0
      ? {}
      : { behind: Object.fromEntries(step.behind.map((id) => [id, basisOf(records.get(id))])) }),
    // In its former place it finds the files that it found there; now it may also find what later steps made.
    reads: former === null ? reads : former.reads,
    source: setting.builtOn,
    github: mentionedFingerprints(step, setting.github),
    ...(Object.keys(outside).length === 0 ? {} : { env: outside }),
    ...(Object.keys(started).length === 0 ? {} : { started }),
  };
}

/** How the steps have ended of which a step waits for the end. */
export function needsOf(
  { id }: Pick<Step, 'id'>,
  run: Run,
  definition: Run['definition'] = run.definition,
): Completion['needs'] {
  const definitions = new Map(definition.map((entry) => [entry.id, entry]));
  const records = new Map(run.steps.map((record) => [record.id, record]));
  return endNeeds(id, definitions).map((need) => {
    const record = records.get(need);
    return { step: need, basis: basisOf(record), result: resultOf(record) };
  });
}

/**
 * Whether a step has ended, in this attempt or in one whose end stands. A step that is decided afresh keeps what it
 * came to before on record, for the next plan; nobody else may see it.
 */
export function hasEnded(record: StepRecord | undefined): boolean {
  return record?.state === 'completed' || record?.state === 'failed' || record?.state === 'skipped';
}

/** The number that what is built on an end of a step notes; null where it has not ended well. */
export function basisOf(record: StepRecord | undefined): number | null {
  return hasEnded(record) && hasEndedWell(record) ? (record?.completion?.basis ?? null) : null;
}

function resultOf(record: StepRecord | undefined): Result {
  return hasEnded(record) ? (record?.outcome ?? 'pending') : 'pending';
}

/**
 * How an attempt ends, told from the states of the steps.
 * @param section `steps`: of those alone, to know whether `finally` is due, beside which services run on; `all`: of the whole run
 */
export function statusOf(run: Run, section: 'steps' | 'all'): EndStatus {
  const services = servicesOf(run);
  const isUp = ({ id, state }: StepRecord) =>
    services.has(id) && (state === 'running' || state === 'retrying');
  const steps = run.steps.filter((step) => section === 'all' || (step.section === 'steps' && !isUp(step)));
  if (steps.some((step) => step.state === 'failed')) return 'failed';
  if (steps.some((step) => step.state === 'waiting')) return 'paused';
  const open = steps.some((step) => step.state !== 'completed' && step.state !== 'skipped');
  return open ? 'interrupted' : 'completed';
}

/**
 * How an attempt ends that was not cut off. Where the steps have come to be completed without `finally`, that is still to come: an earlier
 * one was of a run that had failed.
 * @param before the run as it was before the attempt; null for a new one
 */
export function endOf(run: Run, before: Run | null): EndStatus {
  const status = statusOf(run, 'all');
  if (status !== 'completed' || before === null || before.status === 'completed') return status;
  const isOwed = run.steps.some(({ section, attempt }) => section === 'finally' && attempt !== run.attempt);
  return isOwed ? 'interrupted' : status;
}

/** What keeps each step pending that has not run: the first need, in the order of the file, that did not go well; or a leg that failed and stopped the others. */
export function blockers(
  pipeline: Pipeline,
  run: Run,
): readonly { readonly step: string; readonly reason: Reason }[] {
  const records = new Map(run.steps.map((record) => [record.id, record]));
  const guilty = new Map<string, string>();
  const failedLeg = failedLegOf(pipeline, records);
  const found: { step: string; reason: Reason }[] = [];
  for (const step of pipeline.steps) {
    const record = records.get(step.id);
    if (record?.state === 'failed' || record?.state === 'waiting' || record?.state === 'interrupted') {
      guilty.set(step.id, step.id);
      continue;
    }
    const by = step.needs.map((need) => guilty.get(need)).find((id) => id !== undefined) ?? failedLeg(step);
    if (by === undefined) continue;
    guilty.set(step.id, by);
    if (record?.state === 'pending') found.push({ step: step.id, reason: { kind: 'blocked', step: by } });
  }
  return found;
}

/** The leg that stops the others of its matrix; undefined for none. */
function failedLegOf(
  { steps }: Pipeline,
  records: ReadonlyMap<string, StepRecord>,
): (step: Step) => string | undefined {
  const failed = new Map<string, string>();
  for (const { id, leg } of steps)
    if (leg?.failFast === true && records.get(id)?.state === 'failed' && !failed.has(leg.of))
      failed.set(leg.of, id);
  return ({ leg }) => (leg === null ? undefined : failed.get(leg.of));
}
