import { statSync } from 'node:fs';
import type { Pipeline } from '../pipeline/model.ts';
import { hasEndedWell } from '../plan/plan.ts';
import type { Run } from '../record/run.ts';
import { Refusal } from './refusal.ts';

/** What tells a folder from another one that took its path: its inode and when it was made. */
export function folderId(path: string): string {
  const { ino, birthtimeMs } = statSync(path);
  return `${ino}-${Math.round(birthtimeMs)}`;
}

/**
 * A completed step is reused only where its files are: in the workspace that the run left. (Files are not saved yet.)
 * @throws Refusal exit 4 in any other
 */
export function mustBeHere(run: Run, pipeline: Pipeline, workspace: string): void {
  const where = run.attempts.at(-1)?.where;
  if (where === undefined || (where.workspace === workspace && where.workspace_id === folderId(workspace)))
    return;
  const ids = new Set(pipeline.steps.map((step) => step.id));
  if (!run.steps.some((step) => ids.has(step.id) && hasEndedWell(step))) return;
  const same = where.workspace === workspace;
  throw new Refusal(
    4,
    same
      ? `the workspace ${workspace} is not the folder that ${run.run_id} left: the files of its completed steps are gone`
      : `${run.run_id} ran in ${where.workspace} on ${where.host}, and this version does not bring files to another workspace`,
    {
      hint: same
        ? 'start over with `savepoint run --fresh`'
        : `go on there: savepoint resume -C ${where.workspace} ${run.run_id}`,
    },
  );
}
