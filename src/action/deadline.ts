/** The deadline of a job: counted from its start, where GitHub tells that. */
import { call } from '../github/api.ts';
import type { GoRequest } from '../launch/go-request.ts';
import type { ActionInputs } from './inputs.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;

/** Null where none is given. */
export async function deadlineOf(
  { machine, report }: Pick<World, 'machine' | 'report'>,
  { deadlineMinutes, job, token }: Pick<ActionInputs, 'deadlineMinutes' | 'job' | 'token'>,
  started: number,
): Promise<GoRequest['deadline']> {
  if (deadlineMinutes === null) return null;
  const told = job === null ? null : await jobStart({ env: machine.env, token }, job);
  if (told === null)
    report.say(
      'The deadline counts from the start of this step: the job may not read its own start (actions: read).',
    );
  const from = told ?? started;
  return { at: from + deadlineMinutes * MINUTE_MS, from };
}

/** When a job was started, in ms since 1970; null where that cannot be read. */
async function jobStart(access: Parameters<typeof call>[0], job: string): Promise<number | null> {
  const answer = await call(access, 'GET', { path: `/actions/jobs/${job}` });
  if (answer.kind === 'failed') return null;
  const at = Date.parse(`${(answer.body as { started_at?: unknown } | null)?.started_at}`);
  return Number.isNaN(at) ? null : at;
}
