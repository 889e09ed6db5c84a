/** `savepoint runs`, also `savepoint list runs`. */
import { Refusal } from '../../launch/refusal.ts';
import { uniquePrefixes } from '../../record/listing.ts';
import type { Run } from '../../record/run.ts';
import { paint } from '../../report/colour.ts';
import { formatAge, formatBytes, formatTable } from '../../report/tables.ts';
import { type ListedRun, NO_RUNS } from '../../store/port.ts';
import { coloursOn, existingStore, locationOf, type Options } from '../options.ts';
import { printRows } from '../rows.ts';
import { warnAll } from '../warn.ts';
import type { World } from '../world.ts';

/** `list runs`. @throws Refusal for anything else than runs */
export async function list(world: World, options: Options, [what]: readonly string[]): Promise<number> {
  if (what !== 'runs') throw new Refusal(2, `there are no ${what} to list`, { hint: 'savepoint list runs' });
  return runs(world, options);
}

/** Lists the runs of the store, newest first. */
export async function runs(world: World, options: Options): Promise<number> {
  const listing = existingStore(world, locationOf(world, options, null))?.list() ?? NO_RUNS;
  warnAll(world, listing.warnings);
  if (!printRows(world, options, listing.runs.map(jsonOf))) table(world, options, listing.runs);
  return 0;
}

function jsonOf({ run, storedBytes }: ListedRun) {
  return {
    run_id: run.run_id,
    pipeline_name: run.pipeline.name,
    status: run.status,
    created_at: run.created_at,
    updated_at: run.updated_at,
    attempt: run.attempt,
    steps_completed: counted({ run }).completed,
    steps_total: counted({ run }).total,
    stored_bytes: storedBytes,
  };
}

/** Steps that have ended well, and all of them; `finally` belongs to an attempt and is not counted. */
function counted({ run }: Pick<ListedRun, 'run'>): { readonly completed: number; readonly total: number } {
  const steps = run.steps.filter((step) => step.section === 'steps');
  const done = steps.filter((step) => step.state === 'completed' || step.state === 'skipped');
  return { completed: done.length, total: steps.length };
}

function table(world: World, options: Options, listed: readonly ListedRun[]): void {
  if (listed.length === 0 && options.quiet !== true)
    world.output.talk('there is no run yet; start one with `savepoint run`\n');
  const now = Date.now();
  const rows = listed.map(({ run, storedBytes }) => {
    const { completed, total } = counted({ run });
    const started = `${run.created_at.slice(0, 19)}Z (${formatAge(now - Date.parse(run.created_at))})`;
    const stored = formatBytes(storedBytes);
    return [run.run_id, run.pipeline.name, statusOf(run, now), started, `${completed}/${total}`, stored];
  });
  const text = formatTable([['RUN-ID', 'NAME', 'STATUS', 'STARTED', 'STEPS', 'STORED'], ...rows]);
  world.output.data(coloursOn(world, options, world.output.stdout) ? markPrefixes(text, listed) : text);
}

/** Since when a run waits for a person. */
function statusOf({ status, attempts, updated_at }: Run, now: number): string {
  if (status !== 'paused') return status;
  const since = attempts.at(-1)?.ended_at ?? updated_at;
  return `paused ${formatAge(now - Date.parse(since))}`;
}

/** Underlines the part of each id that is enough to name its run. */
function markPrefixes(text: string, listed: readonly ListedRun[]): string {
  const prefixes = uniquePrefixes(listed.map(({ run }) => run.run_id));
  return text
    .split('\n')
    .map((line) => {
      const prefix = prefixes.get(line.slice(0, line.indexOf(' '))) ?? '';
      return paint('underline', prefix) + line.slice(prefix.length);
    })
    .join('\n');
}
