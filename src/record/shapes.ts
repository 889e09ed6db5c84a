/**
 * The shapes of records and events, as JSON Schema: what is read from a store is held against them. The compiler holds them against the
 * types: a property that a type gains or loses must be told here, too. Pure.
 */

import type {
  BuiltOn,
  Completion,
  Decision,
  Failure,
  LookedAt,
  NeedChange,
  Question,
  Reason,
  Start,
  StepDefinition,
} from './decisions.ts';
import type {
  AttemptEnded,
  EventBody,
  PlanEvent,
  RunEvent,
  RunStatus,
  SourceRecord,
  Where,
} from './events.ts';
import type {
  Amount,
  ChangeRef,
  Coverage,
  FolderKind,
  MachineChange,
  Named,
  PackRef,
  Shared,
  SourceDiffering,
} from './files-events.ts';
import { fits, type Schema } from './fits.ts';
import type { Answer, AttemptRecord, Layer, Run, SourceFiles, StepRecord, StepState } from './run.ts';
import {
  always,
  count,
  flag,
  listOf,
  mapOf,
  number,
  object,
  oneOf,
  ordinal,
  orNull,
  text,
  time,
  union,
} from './schemas.ts';
import type { Withheld } from './step-events.ts';

const texts = listOf(text);
const textMap = mapOf(text);
const textOrNull: Schema = { type: ['string', 'null'] };
const inputs = mapOf({ type: ['string', 'number', 'boolean'] });
const section = oneOf<StepDefinition['section']>({ steps: null, finally: null });

type FailureOf<K extends Failure['kind']> = Omit<Extract<Failure, { kind: K }>, 'kind'>;
const failures: { readonly [K in Failure['kind']]: Schema } = {
  error: object<FailureOf<'error'>>({ exit_code: count }),
  signal: object<FailureOf<'signal'>>({ signal: text }),
  timeout: object<FailureOf<'timeout'>>({ minutes: number }),
  refused: object<FailureOf<'refused'>>({ message: text }),
};
const failure = union('kind', failures);

type Because = 'started-before' | 'maybe-started' | 'approval';
type ReasonOf<K extends Reason['kind']> = Omit<Extract<Reason, { kind: K }>, 'kind'>;
const bare = object<object>({});
const NEED_CHANGES: Readonly<Record<NeedChange, null>> = {
  ...{ 'runs-again': null, 'ran-again': null, added: null, removed: null },
};
const named = listOf(object<Named>({ what: text, count, names: texts }, { at: texts }));
const lookedAt = oneOf<LookedAt>({ reads: null, source: null, none: null });
const plainReasons: { readonly [K in Exclude<Reason['kind'], Because>]: Schema } = {
  completed: object<ReasonOf<'completed'>>({ completion: ordinal }, { files: lookedAt }),
  skipped: object<ReasonOf<'skipped'>>({ completion: ordinal }, { files: lookedAt }),
  kept: object<ReasonOf<'kept'>>({ completion: ordinal }),
  taken: object<ReasonOf<'taken'>>({ completion: ordinal }),
  new: object<ReasonOf<'new'>>({}, { lost: always, was: text }),
  failed: object<ReasonOf<'failed'>>({ failure }),
  interrupted: bare,
  definition: object<ReasonOf<'definition'>>({ parts: texts }),
  input: object<ReasonOf<'input'>>({ input: text }),
  env: object<ReasonOf<'env'>>({ name: text }),
  needs: object<ReasonOf<'needs'>>({
    step: text,
    change: oneOf(NEED_CHANGES),
  }),
  always: object<ReasonOf<'always'>>({}, { by: oneOf<'env'>({ env: null }) }),
  install: object<ReasonOf<'install'>>({ installs: named }),
  chosen: bare,
  'not-chosen': bare,
  'not-come': bare,
  secret: bare,
  finally: bare,
  approved: object<ReasonOf<'approved'>>({ by: text }),
  rejected: object<ReasonOf<'rejected'>>({ by: text }),
  marked: object<ReasonOf<'marked'>>({ by: text }),
  prompt: bare,
  behind: object<ReasonOf<'behind'>>({
    step: text,
    change: oneOf<ReasonOf<'behind'>['change']>({ changed: null, added: null, removed: null }),
  }),
  withheld: object<ReasonOf<'withheld'>>({ step: text, names: texts }),
  unsaved: bare,
  lost: object<ReasonOf<'lost'>>({ path: text, why: text }),
  differs: object<ReasonOf<'differs'>>({ path: text }, { unsaved: always }),
  reads: object<ReasonOf<'reads'>>({ paths: texts }),
  commit: object<ReasonOf<'commit'>>({ from: textOrNull, to: textOrNull }, { folder: text }),
  source: object<ReasonOf<'source'>>({ paths: texts }),
  github: object<ReasonOf<'github'>>({ name: text }),
  edited: object<ReasonOf<'edited'>>({ paths: texts }),
  present: bare,
  deadline: object<ReasonOf<'deadline'>>({ took_ms: number }),
  blocked: object<ReasonOf<'blocked'>>({ step: text }),
  service: object<ReasonOf<'service'>>({}, { step: text }),
};
// A question is asked because of something else than a question: depth has an end.
const because = union('kind', plainReasons);
const reasons: { readonly [K in Reason['kind']]: Schema } = {
  ...plainReasons,
  'started-before': object<ReasonOf<'started-before'>>({ because }),
  'maybe-started': object<ReasonOf<'maybe-started'>>({ because }),
  approval: object<ReasonOf<'approval'>>({ because }),
};
const reason = union('kind', reasons);

const pipeline = object<Run['pipeline']>({ name: text, path: text, digest: text });
const source = object<SourceRecord>({ repository: textOrNull, ref: textOrNull, commit: textOrNull });
const where = object<Where>(
  {
    ...{ host: text, os: text, workspace: text, workspace_id: text, commit: textOrNull },
    ...{ pid: count, home: text, temp: text },
  },
  {
    boot: text,
    namespace: text,
    started: text,
    machine: text,
    roots: textMap,
    covers: object<Coverage>({ paths: texts, exclude: texts }),
  },
);
const scalar: Schema = { type: ['string', 'number', 'boolean', 'null'] };
const part: Schema = { anyOf: [scalar, texts, mapOf(scalar)] };
const stepDefinition = object<StepDefinition>(
  { id: text, name: text, number: count, section, needs: texts, parts: mapOf(part), digest: text },
  {
    tries: ordinal,
    of: text,
    started: texts,
    background: oneOf<'task' | 'service'>({ task: null, service: null }),
  },
);
const definition = listOf(stepDefinition);
const packNumber = { ...ordinal, maximum: 999_999 };
const from = object<NonNullable<PackRef['from']>>({ run: text, pack: packNumber });
const pack = object<PackRef>({ pack: packNumber, index: text, bytes: count }, { from });
const change = object<ChangeRef>({
  pack: orNull(pack),
  files: count,
  bytes: count,
  stored_bytes: count,
});
const need = object<Completion['needs'][number]>({
  step: text,
  basis: orNull(count),
  result: oneOf<Completion['needs'][number]['result']>({
    ...{ success: null, failure: null, skipped: null, pending: null },
  }),
});
const start = object<Start>({ definition: text, inputs, needs: mapOf(orNull(count)) }, { env: textMap });
const completion = object<Completion>(
  {
    ...{ number: ordinal, basis: ordinal, definition: text, parts: textMap, inputs, needs: listOf(need) },
    reads: textOrNull,
    source: object<BuiltOn>({ commit: textOrNull, digest: textOrNull }, { nested: textMap, roots: textMap }),
    github: textMap,
  },
  { began_after: count, behind: mapOf(orNull(count)), env: textMap, guards: textMap, started: mapOf(start) },
);
const question = object<Question>(
  { prompt: textOrNull, definition: text, inputs, needs: listOf(need) },
  { guards: textMap },
);
const workflowAttempt = object<NonNullable<PlanEvent['by']>>({ workflow_run: text, attempt: ordinal });
const decided = {
  decision: oneOf<Answer['decision']>({ approved: null, rejected: null, completed: null }),
  ...{ who: text, comment: textOrNull, question },
};
const perhapsDecided = { outputs: textMap, by: workflowAttempt };
const withheld = object<Withheld>({ outputs: texts, env: texts, path: flag, masks: count });
const leftBehind = { outputs: textMap, env: textMap, path: texts, withheld };
const perhapsLeft = { summary: text };
const differs = object<SourceDiffering>({ files: count, paths: texts }, { uncommitted: always });
const kinds = oneOf<FolderKind>({ workspace: null, home: null, temp: null });
const machine = object<MachineChange>(
  {},
  { installs: named, others: named, places: texts, temp: texts, spellings: mapOf(kinds) },
);
const shared = object<Shared>({ steps: texts, paths: texts });
const place = oneOf<SourceFiles['place']>({ first: null, elsewhere: null, empty: null });
const decision = object<Decision>({
  step: text,
  decision: oneOf<Decision['decision']>({ reuse: null, run: null, ask: null, leave: null }),
  reason,
});
const ends: Readonly<Record<AttemptEnded['status'], null>> = {
  ...{ completed: null, failed: null, interrupted: null, paused: null },
};

type Of<T extends EventBody['type']> = Omit<Extract<RunEvent, { type: T }>, 'type' | 'n' | 'at'>;
const step = text;
const events: { readonly [T in EventBody['type']]: Schema } = {
  plan: object<Of<'plan'>>(
    {
      ...{ schema: ordinal, run_id: text, sequence: count, attempt: ordinal, mark: text, pipeline, source },
      ...{ inputs, secrets: texts, where, retention_ms: number, definition },
      decisions: listOf(decision),
    },
    {
      history: oneOf<NonNullable<PlanEvent['history']>>({ uncertain: null }),
      by: workflowAttempt,
      key: text,
    },
  ),
  'step.arrived': object<Of<'step.arrived'>>(
    { step, definition: stepDefinition, decision: { enum: ['reuse', 'run', 'ask'] }, reason },
    { dropped: texts },
  ),
  'step.started': object<Of<'step.started'>>({ step, try: ordinal }),
  'step.retrying': object<Of<'step.retrying'>>({ step, try: ordinal, failure, delay_ms: number }),
  'step.completed': object<Of<'step.completed'>>(
    {
      ...{ step, outcome: { enum: ['success', 'failure'] }, exit_code: orNull(count) },
      ...{ error_message: textOrNull, completion, change: orNull(change) },
      ...leftBehind,
    },
    { ...perhapsLeft, shared, machine },
  ),
  'step.failed': object<Of<'step.failed'>>(
    { step, failure, error_message: text, completion, ...leftBehind },
    perhapsLeft,
  ),
  'step.skipped': object<Of<'step.skipped'>>({ step, completion }),
  'step.interrupted': object<Of<'step.interrupted'>>({ step, why: text }, { never_started: always, failure }),
  'step.waiting': object<Of<'step.waiting'>>({ step, reason }, { question }),
  'step.decided': object<Of<'step.decided'>>({ step, ...decided }, perhapsDecided),
  'step.saved': object<Of<'step.saved'>>({ step, completion: ordinal, change }),
  'source.captured': object<Of<'source.captured'>>(
    { place, commit: textOrNull, digest: text, change },
    { differs, nested: textMap, roots: textMap, brings: object<Amount>({ files: count, bytes: count }) },
  ),
  'earlier.captured': object<Of<'earlier.captured'>>({ change }),
  'packs.borrowed': object<Of<'packs.borrowed'>>({ packs: listOf(pack) }),
  'edits.kept': object<Of<'edits.kept'>>(
    { number: ordinal, step: textOrNull, change, paths: texts },
    { deleted: texts },
  ),
  'files.aside': object<Of<'files.aside'>>({ steps: texts, change, paths: texts }),
  'files.kept': object<Of<'files.kept'>>({ step, change }),
  warning: object<Of<'warning'>>({ step: textOrNull, message: text }),
  'attempt.ended': object<Of<'attempt.ended'>>(
    {
      ...{ status: oneOf(ends), why: text, waiting_for: texts },
      pending: listOf(object<AttemptEnded['pending'][number]>({ step, reason })),
    },
    { out_of_time: always },
  ),
};

const attempt = object<AttemptRecord>(
  {
    ...{ attempt: ordinal, mark: text, started_at: time, ended_at: orNull(time), why: textOrNull, where },
  },
  { out_of_time: always },
);
const states: Readonly<Record<StepState, null>> = {
  ...{ pending: null, running: null, retrying: null, completed: null },
  ...{ failed: null, skipped: null, waiting: null, interrupted: null },
};
const answer = object<Answer>({ ...decided, at: time }, perhapsDecided);
const steps = listOf(
  object<StepRecord>(
    {
      ...{ id: text, name: text, section, state: oneOf(states) },
      outcome: orNull({ enum: ['success', 'failure', 'skipped'] }),
      ...{ started: flag, retry_count: count, started_at: orNull(time), completed_at: orNull(time) },
      ...{ duration_ms: orNull(number), exit_code: orNull(count), failure: orNull(failure) },
      ...{ error_message: textOrNull, ...leftBehind },
      ...{ completion: orNull(completion), last_good: orNull(completion), change: orNull(change) },
      ...{ reason: orNull(reason), attempt: orNull(ordinal) },
    },
    { maybe_started: always, ...perhapsLeft, machine, question, answer },
  ),
);
const layer = object<Layer>(
  {
    kind: oneOf<Layer['kind']>({
      ...{ earlier: null, step: null, finally: null, edit: null, kept: null, aside: null },
    }),
    ...{ number: orNull(ordinal), order: count, step: textOrNull, attempt: ordinal, change },
  },
  { paths: texts, shared },
);
const statuses: Readonly<Record<RunStatus, null>> = { ...ends, queued: null, running: null };
/** The record of a run. */
export const RUN = object<Run>(
  {
    ...{
      schema: ordinal,
      run_id: text,
      sequence: count,
      pipeline,
      definition,
      source,
      inputs,
      secrets: texts,
    },
    ...{ status: oneOf(statuses), attempt: ordinal, attempts: listOf(attempt) },
    ...{ created_at: time, updated_at: time, completed_at: orNull(time) },
    ...{ current_steps: texts, waiting_for: texts, retention_ms: number },
    ...{ steps, removed_steps: steps },
    sources: listOf(
      object<SourceFiles>(
        { attempt: ordinal, place, commit: textOrNull, digest: text, change, completions: count },
        { nested: textMap, roots: textMap },
      ),
    ),
    ...{ layers: listOf(layer), completions: count, last_event: ordinal },
  },
  { key: text, borrowed: listOf(pack) },
);

/** Every event. */
export const EVENT: Schema = union('type', events, { n: ordinal, at: time });

/** Whether a value is an event in all that it says. */
export function isEvent(value: unknown): value is RunEvent {
  return fits(EVENT, value);
}

/** Whether a value is the record of a run in all that it says. */
export function isRun(value: unknown): value is Run {
  return fits(RUN, value);
}
