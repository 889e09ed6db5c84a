/** `savepoint verify`: reads back every stored byte. */
import { closeSync, existsSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '../../launch/exit.ts';
import { journalFault } from '../../record/lines.ts';
import type { Run } from '../../record/run.ts';
import { formatBytes, formatTable } from '../../report/tables.ts';
import { placed } from '../../report/talk.ts';
import { type Costs, checkPacks, costsOf, filesWithout, type PackCheck } from '../../saved/audit.ts';
import type { DirectoryStore } from '../../store/directory.ts';
import { reasonOf } from '../../store/errors.ts';
import { NO_RUNS } from '../../store/port.ts';
import { openRegular } from '../../store/regular-file.ts';
import { shellWord } from '../../words/shell-word.ts';
import { findRun } from '../find-run.ts';
import { existingStore, locationOf, type Options, placeOf } from '../options.ts';
import { type Reading, reading } from '../saved-files.ts';
import { warnAll } from '../warn.ts';
import type { World } from '../world.ts';

interface Verified {
  readonly run: Run;
  readonly areRemoved: boolean;
  readonly checks: readonly PackCheck[];
  /** What of the record and the logs cannot be read as it was written, in words. */
  readonly faults: readonly string[];
  /** Files whose contents no pack holds. */
  readonly without: readonly string[];
  /** Null: nothing is damaged. */
  readonly costs: Costs | null;
}

/** Verifies the packs of a run, or of all of them. */
export async function verify(world: World, options: Options, [id]: readonly string[]): Promise<number> {
  const { store, runs, warnings } = id === undefined ? everyRun(world, options) : oneRun(world, options, id);
  const [first] = runs;
  if (store === null || first === undefined) {
    if (options.quiet !== true) world.output.talk('there is no run to verify\n');
    if (options.output === 'json') world.output.data('[]\n');
    return warnings === 0 ? EXIT.ok : EXIT.store;
  }
  const act = async (how: Reading): Promise<number> => {
    const verified: Verified[] = [];
    for (const run of runs) {
      const one = await verifyRun(store, run, how);
      how.ticker.stop();
      verified.push(one);
      report(world, options, one);
    }
    if (options.output === 'json') world.output.data(`${JSON.stringify(verified.map(jsonOf), null, 2)}\n`);
    const isSound = warnings === 0 && verified.every(isWhole);
    return isSound ? EXIT.ok : EXIT.store;
  };
  return reading(world, options, { run: first, act });
}

function everyRun(world: World, options: Options) {
  const store = existingStore(world, locationOf(world, options, null));
  const listing = store?.list() ?? NO_RUNS;
  warnAll(world, listing.warnings);
  return { store, runs: listing.runs.map(({ run }) => run), warnings: listing.warnings.length };
}

function oneRun(world: World, options: Options, id: string) {
  const { store, run } = findRun(world, options, id);
  return { store, runs: [run], warnings: 0 };
}

async function verifyRun(store: DirectoryStore, run: Run, { ticker, signal }: Reading): Promise<Verified> {
  const { areRemoved } = store.filesOf(run.run_id);
  const faults = recordFaults(store, run);
  if (areRemoved) return { run, areRemoved, faults, checks: [], without: [], costs: null };
  const directory = store.packsPath(run.run_id);
  const progress = (pack: number, bytes: number) =>
    ticker.say(`verifying ${run.run_id}`, `pack ${pack + 1}`, bytes);
  const request = { directory, run, signal, progress };
  const checks = await checkPacks(request);
  const without = filesWithout(request);
  const isSound = without.length === 0 && checks.every(({ why }) => why === null);
  const costs = isSound ? null : await costsOf(request, checks);
  return { run, areRemoved, faults, checks, without, costs };
}

function isWhole({ costs, faults }: Verified): boolean {
  return costs === null && faults.length === 0;
}

/** Events have a checksum each. Logs have none: they are read. */
function recordFaults(store: DirectoryStore, { run_id, last_event }: Run): readonly string[] {
  const journal = journalFault(store.eventsText(run_id), last_event);
  const logs = store.logsPath(run_id);
  const faults = journal === null ? [] : [`events.ndjson: ${journal}`];
  for (const name of existsSync(logs) ? readdirSync(logs) : []) {
    try {
      readThrough(join(logs, name));
    } catch (error) {
      faults.push(`logs/${name}: ${reasonOf(error)}`);
    }
  }
  return faults;
}

/** Reads a file to its end, and keeps nothing of it. @throws the system's error, or that it is no regular file */
function readThrough(path: string): void {
  const fd = openRegular(path);
  try {
    const bytes = Buffer.allocUnsafe(2 ** 20);
    while (readSync(fd, bytes) > 0);
  } finally {
    closeSync(fd);
  }
}

function report(world: World, options: Options, verified: Verified): void {
  const { run, faults, checks, without, costs } = verified;
  if (options.output === 'ndjson') {
    for (const check of checks) world.output.data(`${JSON.stringify(packJson(run, check))}\n`);
  }
  if (options.output !== 'table') return;
  if (options.quiet !== true) world.output.data(textOf(verified));
  for (const fault of faults) world.output.talk(`savepoint: ${run.run_id}: ${fault}\n`);
  if (costs === null) return;
  for (const { file, why } of checks)
    if (why !== null) world.output.talk(`savepoint: ${file} is damaged or gone: ${why}\n`);
  if (checks.every(({ why }) => why === null))
    world.output.talk(`savepoint: no pack of ${run.run_id} holds ${without.slice(0, 5).join(', ')}\n`);
  const place = placeOf(locationOf(world, options, null), options);
  world.output.talk(placed(costText(run, costs), place));
}

function textOf(verified: Verified): string {
  const { run, areRemoved, checks } = verified;
  if (areRemoved) return `${run.run_id}: its files were removed by \`savepoint clean --files\`\n`;
  const bytes = formatBytes(checks.reduce((sum, each) => sum + each.bytes, 0));
  const count = `${checks.length} ${checks.length === 1 ? 'pack' : 'packs'}, ${bytes}`;
  const rows = checks.map((check) => [
    `  ${check.pack}`,
    whose(check),
    formatBytes(check.bytes),
    check.why ?? 'whole',
  ]);
  return `${run.run_id}: ${count}${isWhole(verified) ? ', all whole' : ''}\n${formatTable(rows)}`;
}

/** Whose files are in a pack. */
function whose({ kind, step, attempt }: PackCheck): string {
  switch (kind) {
    case 'source':
      return attempt === 1 ? 'source' : `source of attempt ${attempt}`;
    case 'borrowed':
      return 'borrowed of an earlier run';
    case 'earlier':
      return 'files of earlier runs';
    case 'step':
    case 'finally':
      return `${step}`;
    case 'edit':
      return step === null ? 'edits' : `edits during ${step}`;
    case 'kept':
    case 'aside':
      return `${step === null ? 'files' : step}, ${kind === 'kept' ? 'kept for its next try' : 'set aside'}`;
  }
}

function costText(run: Run, costs: Costs): string {
  const { canGoOn, steps, lost } = costs;
  const lines = [
    ...lost.map((what) => `  lost: ${what}`),
    ...(steps.length === 0
      ? []
      : [`  steps that run again, or ask, wherever their files are missing: ${steps.join(', ')}`]),
    ...(canGoOn ? [] : [`  ${run.run_id} cannot go on in a folder without the source files of the run`]),
    `  hint: bring the file back from a copy of the store${elseText(run, costs)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What else than a copy helps. A completed run goes on with nothing of itself. */
function elseText({ run_id, status }: Run, { canGoOn, steps: [first] }: Costs): string {
  if (!canGoOn) return ', or start over with `savepoint run --fresh`';
  if (status !== 'completed') return `, or go on with \`savepoint resume ${run_id}\``;
  return first === undefined
    ? ''
    : `, or run the steps again with \`savepoint run --run ${run_id} --from-step ${shellWord(first)}\``;
}

function packJson({ run_id }: Run, { pack, file, kind, step, attempt, bytes, why }: PackCheck) {
  return { run_id, pack, file, kind, step, attempt, bytes, whole: why === null, why };
}

function jsonOf(verified: Verified) {
  const { run, areRemoved, faults, checks, without, costs } = verified;
  return {
    run_id: run.run_id,
    whole: isWhole(verified),
    files_removed: areRemoved,
    faults,
    packs: checks.map((check) => packJson(run, check)),
    without,
    costs: costs === null ? null : { can_go_on: costs.canGoOn, steps: costs.steps, lost: costs.lost },
  };
}
