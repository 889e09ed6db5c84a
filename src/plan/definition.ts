import { digestOf } from '../digest/digest.ts';
import type { Inputs, Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import type { Completion, StepDefinition } from '../record/events.ts';
import { isRunnerVariable } from '../words/platform.ts';
import type { Fingerprints } from './facts.ts';

/**
 * The graph that runs, with each step's *definition*: what makes it another step when it changes. That is its
 * words as written, with `defaults` and the pipeline's `env` applied; not its name, times, retries or `rerun`.
 */
export function definitionsOf(pipeline: Pipeline): readonly StepDefinition[] {
  return allSteps(pipeline).map((step) => definitionOf(pipeline, step));
}

function definitionOf(pipeline: Pipeline, step: Step): StepDefinition {
  const parts = partsOf(pipeline, step);
  return {
    id: step.id,
    name: step.name,
    number: step.number,
    section: step.section,
    needs: step.needs,
    ...(step.retries.max === 0 ? {} : { tries: step.retries.max + 1 }),
    parts,
    digest: digestOf(parts),
  };
}

/** Parts that say nothing are left out, so that a word the language gains later changes no old digest. */
function partsOf(pipeline: Pipeline, step: Step): Readonly<Record<string, unknown>> {
  const parts = {
    run: step.approval === null ? step.run : null,
    approval: step.approval,
    shell: step.shell,
    env: orNull(step.env),
    // Apart, since what steps set by $GITHUB_ENV stands over the one and under the other.
    'env of the pipeline': orNull(without(pipeline.env, step.mentions.overridden)),
    'working-directory': step.workingDirectory,
    // In whatever order they are named.
    needs: step.needsWritten ? step.needs.toSorted() : null,
    if: step.if,
    reads: step.reads,
    writes: step.writes,
    'continue-on-error': step.continueOnError === false ? null : step.continueOnError,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}

function orNull(mapping: Readonly<Record<string, string>>): Readonly<Record<string, string>> | null {
  return Object.keys(mapping).length === 0 ? null : mapping;
}

function without(
  mapping: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(mapping).filter(([name]) => !names.includes(name)));
}

/** The inputs that a step mentions, with their values. */
export function mentionedInputs(step: Step, inputs: Inputs): Inputs {
  if (step.mentions.inputs.includes('*')) return inputs;
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => step.mentions.inputs.includes(name)));
}

/** The first digits of the digest of each value of the `github` context, which may be large and not for all eyes. */
export function fingerprintsOf(github: unknown): Fingerprints {
  return Object.fromEntries(
    Object.entries(github ?? {}).map(([name, value]) => [name, digestOf(value).slice(0, 12)]),
  );
}

/** Those of the values that a step mentions. */
export function mentionedFingerprints({ mentions }: Step, github: unknown): Fingerprints {
  const all = fingerprintsOf(github);
  if (mentions.github.includes('*')) return all;
  // `env.GITHUB_SHA` has the value of `github.sha`.
  const variables = mentions.env.filter((name) => /^GITHUB_/i.test(name) && isRunnerVariable(name));
  const names = [...mentions.github, ...variables.map((name) => name.slice('GITHUB_'.length).toLowerCase())];
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
}

/** The first digits of the digest of each part. */
export function partDigests({ parts }: StepDefinition): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, digestOf(part).slice(0, 12)]));
}

/** The names of the parts in which a definition differs from the one that a completion notes. */
export function changedParts(completion: Completion, now: StepDefinition): readonly string[] {
  const after = partDigests(now);
  const names = new Set([...Object.keys(completion.parts), ...Object.keys(after)]);
  return [...names].filter((name) => completion.parts[name] !== after[name]);
}
