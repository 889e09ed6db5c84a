import { digestOf } from '../digest/digest.ts';
import { legContexts } from '../pipeline/expand.ts';
import type { Inputs, Leg, Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import type { Completion, StepDefinition } from '../record/decisions.ts';
import { isRunnerVariable } from '../words/platform.ts';
import type { Fingerprints } from './facts.ts';

/**
 * The graph that runs, with each step's *definition*: what makes it another step when it changes. That is its
 * words as written, with `defaults` and the pipeline's `env` applied; not its name, times, retries or `rerun`.
 */
export function definitionsOf(pipeline: Pipeline): readonly StepDefinition[] {
  const steps = allSteps(pipeline);
  const written = new Map(steps.flatMap(({ id, leg }) => (leg === null ? [] : [[id, leg.of]])));
  return steps.map((step) => definitionOf(step, { pipeline, written }));
}

interface Around {
  readonly pipeline: Pipeline;
  /** By the id of a leg, that of its step as the file has it. */
  readonly written: ReadonlyMap<string, string>;
}

function definitionOf(step: Step, around: Around): StepDefinition {
  const parts = partsOf(step, around);
  return {
    id: step.id,
    name: step.name,
    number: step.number,
    section: step.section,
    needs: step.needs,
    ...(step.started.length === 0 ? {} : { started: step.started }),
    ...(step.background === null ? {} : { background: step.background.kind }),
    ...(step.leg === null ? {} : { of: step.leg.of }),
    ...(step.retries.max === 0 ? {} : { tries: step.retries.max + 1 }),
    parts,
    digest: digestOf(parts),
  };
}

/** Parts that say nothing are left out, so that a word the language gains later changes no old digest. */
function partsOf(step: Step, { pipeline, written }: Around): Readonly<Record<string, unknown>> {
  const parts = {
    run: step.approval === null ? step.run : null,
    approval: step.approval,
    shell: step.shell,
    env: orNull(step.env),
    // Apart, since what steps set by $GITHUB_ENV stands over the one and under the other.
    'env of the pipeline': orNull(without(pipeline.env, step.mentions.overridden)),
    'working-directory': step.workingDirectory,
    // In whatever order they are named.
    needs: step.needsWritten ? asWritten(step.needs, written) : null,
    background: step.background?.kind ?? null,
    matrix: step.leg === null ? null : plainOf(step.leg.matrix),
    strategy: strategyOf(step),
    if: step.if,
    reads: step.reads,
    writes: step.writes,
    'continue-on-error': step.continueOnError === false ? null : step.continueOnError,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}

function asWritten(needs: readonly string[], written: Around['written']): readonly string[] {
  return [...new Set(needs.map((id) => written.get(id) ?? id))].sort();
}

/** The values of a leg; those that are lists or mappings as text. */
function plainOf(matrix: Leg['matrix']): Readonly<Record<string, unknown>> {
  const entries = Object.entries(matrix).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** The values of `strategy` that the step's expressions mention: with another number of legs they are others. */
function strategyOf({ leg, mentions }: Step): Readonly<Record<string, unknown>> | null {
  const { strategy } = legContexts(leg);
  const isMentioned = (name: string) => mentions.strategy.some((each) => each === '*' || each === name);
  const entries = Object.entries(strategy).filter(([name]) => isMentioned(name));
  return entries.length === 0 ? null : Object.fromEntries(entries);
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
