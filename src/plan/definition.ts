import { digestOf } from '../digest/digest.ts';
import type { Inputs, Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import type { StepDefinition } from '../record/events.ts';

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
    parts,
    digest: digestOf(parts),
  };
}

/** Parts that say nothing are left out, so that a word the language gains later changes no old digest. */
function partsOf(pipeline: Pipeline, step: Step): Readonly<Record<string, unknown>> {
  const parts = {
    run: step.run,
    shell: step.shell,
    env: { ...pipeline.env, ...step.env },
    'working-directory': step.workingDirectory,
    needs: step.needsWritten ? step.needs : null,
    if: step.if,
    reads: step.reads,
    writes: step.writes,
    'continue-on-error': step.continueOnError === false ? null : step.continueOnError,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}

/** The inputs that a step mentions, with their values. */
export function mentionedInputs(step: Step, inputs: Inputs): Inputs {
  if (step.mentions.inputs.includes('*')) return inputs;
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => step.mentions.inputs.includes(name)));
}

/** The names of the parts in which two definitions differ. */
export function changedParts(before: StepDefinition, after: StepDefinition): readonly string[] {
  const names = new Set([...Object.keys(before.parts), ...Object.keys(after.parts)]);
  return [...names].filter(
    (name) => digestOf(before.parts[name] ?? null) !== digestOf(after.parts[name] ?? null),
  );
}
