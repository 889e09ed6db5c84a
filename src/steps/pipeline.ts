/** What stands for the pipeline file where the steps stay in the workflow. Pure. */
import type { Pipeline } from '../pipeline/model.ts';
import { STEPS } from '../record/in-workflow.ts';

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** @param name of the job */
export function workflowSteps(name: string): Pipeline {
  return {
    ...{ name, description: null, path: STEPS, digest: '', inputs: [], env: {}, maxParallel: null },
    ...{ failFast: false, retentionMs: RETENTION_MS, steps: [], finally: [], warnings: [] },
    ...{ onPause: null, onEnd: null },
    workspace: { paths: ['.'], exclude: [], machine: [] },
  };
}
