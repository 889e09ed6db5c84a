/** Runs of steps that stay in the workflow. They have no pipeline file. */
import type { Run } from './run.ts';

/** As the pipeline of such a run is named in records and in the keys of checkpoints: no file has this name. */
export const STEPS = 'steps of the workflow';

/** Whether only a re-run of the job can go on with a run. */
export function isInWorkflow({ pipeline }: Pick<Run, 'pipeline'>): boolean {
  return pipeline.path === STEPS;
}
