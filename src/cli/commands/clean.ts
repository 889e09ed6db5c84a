/** `savepoint clean`: removes runs from the store. */
import { mustFind } from '../../launch/choose-run.ts';
import { Refusal } from '../../launch/refusal.ts';
import { parseDuration } from '../../pipeline/durations.ts';
import { expired, isUnfinished } from '../../record/listing.ts';
import { formatBytes } from '../../report/tables.ts';
import { packsIn } from '../../saved/audit.ts';
import type { DirectoryStore } from '../../store/directory.ts';
import { Freed } from '../../store/freed.ts';
import { type ListedRun, NO_RUNS } from '../../store/port.ts';
import { agrees } from '../ask.ts';
import { existingStore, locationOf, type Options } from '../options.ts';
import { printRows } from '../rows.ts';
import { warnAll } from '../warn.ts';
import type { World } from '../world.ts';

/** Removes what retention lets go, or the runs named, or with `--all` every one; never one that is held. */
export async function clean(world: World, options: Options, ids: readonly string[]): Promise<number> {
  const store = existingStore(world, locationOf(world, options, null));
  const listing = store?.list() ?? NO_RUNS;
  warnAll(world, listing.warnings);
  const selected = chosen(listing.runs, options, ids);
  const onlyFiles = options.files === true;
  const doomed = store === null ? [] : onlyFiles ? withFiles(store, selected) : wholly(store, selected);
  const isDry = options.dryRun === true;
  if (!isDry && !(await agreed(world, doomed, onlyFiles))) return 0;
  const remove = (id: string) => (onlyFiles ? store?.removeFiles(id, new Date()) : store?.remove(id));
  const removed = doomed.filter(({ run }) => {
    if (isDry || remove(run.run_id) !== 'held') return true;
    if (ids.length > 0) throw heldRefusal(run.run_id);
    return false;
  });
  if (!isDry) store?.sweep();
  report(world, options, { removed, kept: selected.length === 0 ? listing.runs.length : 0 });
  return 0;
}

/** Runs with the bytes that are free when they are removed one after the other. */
function wholly(store: DirectoryStore, runs: readonly ListedRun[]): readonly ListedRun[] {
  const freed = new Freed();
  return runs.map((each) => ({ ...each, storedBytes: store.freedBy(each.run.run_id, freed) }));
}

/** The runs that have saved files, with the bytes that are free when these are removed one after the other. */
function withFiles(store: DirectoryStore, runs: readonly ListedRun[]): readonly ListedRun[] {
  const freed = new Freed();
  return runs.flatMap((each) => {
    const { bytes, areRemoved } = store.filesOf(each.run.run_id, freed);
    const isLeft = bytes > 0 || (!areRemoved && packsIn(each.run).length > 0);
    return isLeft ? [{ ...each, storedBytes: bytes }] : [];
  });
}

interface Cleaned {
  readonly removed: readonly ListedRun[];
  /** How many runs there are, where none of them was chosen; else 0. */
  readonly kept: number;
}

function report(world: World, options: Options, { removed, kept }: Cleaned): void {
  const isDry = options.dryRun === true;
  const rows = removed.map(({ run, storedBytes }) => ({
    run_id: run.run_id,
    status: run.status,
    stored_bytes: storedBytes,
    removed: !isDry,
  }));
  if (printRows(world, options, rows) || options.quiet === true) return;
  const what = options.files === true ? ' the files of' : '';
  const did = (isDry ? 'would remove' : 'removed') + what;
  for (const row of rows)
    world.output.data(`${did} ${row.run_id} (${row.status}, ${formatBytes(row.stored_bytes)})\n`);
  if (rows.length === 0) world.output.talk(`nothing to remove\n${whyKept(options, kept)}`);
}

function whyKept({ all, olderThan }: Options, kept: number): string {
  if (kept === 0) return '';
  const runs = kept === 1 ? '1 run' : `${kept} runs`;
  if (all === true && olderThan === undefined) return `  another process holds ${runs}\n`;
  const why = olderThan === undefined ? 'within its retention' : 'too new';
  return `  ${runs} unfinished, held or ${why}; to remove one, name it: savepoint clean RUN\n`;
}

function chosen(runs: readonly ListedRun[], options: Options, ids: readonly string[]): readonly ListedRun[] {
  const age = options.olderThan === undefined ? null : ageOf(options.olderThan);
  if (ids.length > 0 && (options.all === true || age !== null)) {
    const other = options.all === true ? '--all' : '--older-than';
    throw new Refusal(2, `a named run and ${other} exclude each other`, { hint: `leave out ${other}` });
  }
  if (options.all === true)
    return runs.filter(({ run, held }) => !held && (age === null || isOlder(run.updated_at, age)));
  if (ids.length === 0) return expired(runs, new Date(), age);
  const all = runs.map(({ run }) => run);
  const named = new Set(ids.map((id) => mustFind(all, id).run_id));
  const found = runs.filter(({ run }) => named.has(run.run_id));
  const held = found.find((each) => each.held);
  if (held === undefined) return found;
  throw heldRefusal(held.run.run_id);
}

function heldRefusal(id: string): Refusal {
  return new Refusal(4, `another process holds the run ${id}`, {
    hint: 'wait until it has ended, or stop it',
  });
}

function ageOf(text: string): number {
  const age = parseDuration(text);
  if (age !== null && /[a-z]$/.test(text)) return age;
  throw new Refusal(2, `--older-than ${text} is not a length of time`, { hint: 'write 7d, 12h or 30m' });
}

function isOlder(at: string, ms: number): boolean {
  return Date.now() - Date.parse(at) > ms;
}

/** Names the unfinished runs that can then no longer go on; asks where there is somebody to answer. */
async function agreed(world: World, doomed: readonly ListedRun[], onlyFiles: boolean): Promise<boolean> {
  const lost = doomed.filter(({ run }) => isUnfinished(run));
  if (lost.length === 0) return true;
  world.output.talk(
    `these runs are unfinished and cannot go on once ${onlyFiles ? 'their files are ' : ''}removed:\n${lost.map(({ run }) => `  ${run.run_id} (${run.status})\n`).join('')}`,
  );
  if (world.stdin.isTTY !== true) return true;
  if (await agrees(world, `remove ${onlyFiles ? 'the files' : 'them'}?`)) return true;
  world.output.talk('nothing was removed\n');
  return false;
}
