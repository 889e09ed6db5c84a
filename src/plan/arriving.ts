/** Steps that stay in a workflow: they come one by one, and an attempt begins without knowing them. Pure. */
import type { Pipeline, Rerun, Step } from '../pipeline/model.ts';
import type { Reason, StepDefinition } from '../record/decisions.ts';
import type { Named } from '../record/files-events.ts';
import type { Run } from '../record/run.ts';
import type { Plan } from './request.ts';

const NOTHING_MENTIONED: Step['mentions'] = {
  ...{ inputs: [], secrets: [], github: [], env: [], strategy: [], steps: [], outputs: [], overridden: [] },
  condition: { env: [], outputs: [] },
};

/** What a step of a workflow says of itself, besides what stands in its definition. */
export interface Words {
  readonly rerun: Rerun;
  readonly reads: readonly string[] | null;
  readonly writes: readonly string[] | null;
}

/** A step of a workflow as the engine knows steps. */
export function arrivedStep({ id, name, number, needs }: StepDefinition, words: Words): Step {
  return {
    ...{ id, name, number, needs, ...words, section: 'steps', run: '', shell: null, workingDirectory: null },
    ...{ env: {}, behind: [], needsWritten: true, if: null, timeoutMinutes: null, continueOnError: false },
    retries: { max: 0, delayMs: 0, backoff: 'fixed', maxDelayMs: null, when: [] },
    ...{ started: [], background: null, strategy: null, leg: null, approval: null },
    ...{ keep: 'nothing', mentions: NOTHING_MENTIONED, line: 1 },
  };
}

/** The steps that earlier attempts had, in place of those of a pipeline file. */
export function withRecorded(pipeline: Pipeline, record: Run | null): Pipeline {
  const words: Words = { rerun: 'auto', reads: null, writes: null };
  return { ...pipeline, steps: (record?.definition ?? []).map((each) => arrivedStep(each, words)) };
}

/** Nothing is decided, and nothing brought back, before a step comes. @param installs what is not here of what steps installed @param from the step that a person named */
export function arrivingPlan(
  record: Run | null,
  {
    installs = new Map(),
    from,
  }: { readonly installs?: ReadonlyMap<string, readonly Named[]> | undefined; readonly from: string | null },
): Plan {
  const definition = record?.definition ?? [];
  const steps = definition.map(({ id, needs, section }) => {
    const missing = installs.get(id);
    const reason: Reason =
      id === from
        ? { kind: 'chosen' }
        : missing === undefined
          ? { kind: 'not-come' }
          : { kind: 'install', installs: missing };
    return { id, needs, section, started: [], decision: 'leave' as const, reason, standsFor: null };
  });
  return { steps, definition, arriving: { from } };
}
