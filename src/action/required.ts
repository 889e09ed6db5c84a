/** What must be in the store elsewhere for the job to go on. */
import { Refusal } from '../launch/refusal.ts';
import type { Found, Opened } from '../line/find.ts';
import type { LookRequest } from './look.ts';

/** Where nothing can ever have been saved, it is that which is told. @throws Refusal exit 4 */
export function mustHavePlace({
  objects,
  run,
  resume,
}: Pick<LookRequest, 'objects' | 'run' | 'resume'>): void {
  const { read, why } = objects.access;
  if (read !== 'nothing' || (run === null && resume !== 'required')) return;
  const what = run === null ? 'resume: required, but there is no run to go on with' : `no such run: ${run}`;
  throw new Refusal(4, `${what}: ${why}`, {
    hint: 'let the job use the cache or artifacts, or give the action a folder that outlives it as `store`',
  });
}

/** @throws Refusal exit 4 where all is required */
export function mustHaveAll(resume: LookRequest['resume'], missing: readonly string[]): void {
  if (resume !== 'required' || missing.length === 0) return;
  throw new Refusal(4, 'resume: required, but some checkpoints are gone', {
    hint: 'leave `resume` out to go on with what there is',
  });
}

/** @param named the run that was, where it must be this one @throws Refusal exit 4 where it is not */
export function mustBeNamed(named: string | null, newest: Opened | null, found: Found): void {
  if (named === null || newest?.run.run_id === named) return;
  const other = newest ?? found.newest;
  const message =
    newest === null ? `nothing of ${named} can be read` : `${named} was followed by ${other?.run.run_id}`;
  throw new Refusal(4, message, { hint: 'a newer run of its scope has replaced it' });
}
