/** Pipelines, records and histories for tests of what is pure. */

import type { Inputs, Pipeline } from '../../src/pipeline/model.ts';
import { readPipeline } from '../../src/pipeline/read.ts';

/** A pipeline from its text. @throws Error with the problems, which a test then shows */
export function pipelineOf(text: string): Pipeline {
  const checked = readPipeline({ path: 'savepoint.yml', bytes: Buffer.from(text) });
  if (checked.ok) return checked.value;
  throw new Error(checked.problems.map((problem) => `${problem.place?.line}: ${problem.message}`).join('\n'));
}

export const NO_INPUTS: Inputs = {};
