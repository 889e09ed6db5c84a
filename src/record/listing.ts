/** Choosing among runs. Pure. */
import { isRejected, type Run } from './run.ts';

/** What a record says when the process that wrote it is gone: it was interrupted, and so were its running steps. */
export function abandoned(run: Run): Run {
  if (run.status !== 'running') return run;
  return {
    ...run,
    status: 'interrupted',
    current_steps: [],
    steps: run.steps.map((step) =>
      step.state === 'running' || step.state === 'retrying' ? { ...step, state: 'interrupted' } : step,
    ),
    attempts: run.attempts.map((attempt) =>
      attempt.ended_at === null ? { ...attempt, why: 'its process is gone' } : attempt,
    ),
  };
}

/** Newest first: by the order in which the runs were started, not by the clock. */
export function inOrderOfAge<T extends { readonly run: Run }>(runs: readonly T[]): readonly T[] {
  return [...runs].sort(
    (a, b) =>
      b.run.sequence - a.run.sequence ||
      compare(b.run.created_at, a.run.created_at) ||
      compare(b.run.run_id, a.run.run_id),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a run is one that `run` and `resume` go on with. */
export function isUnfinished(run: Run): boolean {
  if (isRejected(run)) return false;
  return (
    run.status === 'failed' ||
    run.status === 'interrupted' ||
    run.status === 'paused' ||
    run.status === 'running'
  );
}

/** The shortest beginning of each id that no other id has, at least 4 characters. */
export function uniquePrefixes(ids: readonly string[]): ReadonlyMap<string, string> {
  const sorted = [...ids].sort();
  return new Map(
    sorted.map((id, at) => {
      const shared = Math.max(common(id, sorted[at - 1] ?? ''), common(id, sorted[at + 1] ?? ''));
      return [id, id.slice(0, Math.max(4, shared + 1))];
    }),
  );
}

function common(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

/** A run's id: when it began, in UTC, and a slug of its name; `-2`, `-3` … when that is taken. */
export function runIdFor(now: Date, name: string, nth: number): string {
  const digits = now.toISOString().replace(/[-:]/g, '');
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  const base = `${digits.slice(0, 8)}-${digits.slice(9, 15)}-${slug === '' ? 'run' : slug}`;
  return nth === 1 ? base : `${base}-${nth}`;
}

/** Which runs retention lets go: finished and rejected ones whose end is older than what was promised, or than `olderThanMs` where given. */
export function expired<T extends { readonly run: Run; readonly held: boolean }>(
  runs: readonly T[],
  now: Date,
  olderThanMs: number | null,
): readonly T[] {
  return runs.filter(({ run, held }) => {
    const isOver = run.status === 'completed' || isRejected(run);
    if (held || !isOver) return false;
    return now.getTime() - Date.parse(run.completed_at ?? run.updated_at) > (olderThanMs ?? run.retention_ms);
  });
}
