/** `savepoint restore`: the files of a run, in a folder of their own. */
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { EXIT } from '../../launch/exit.ts';
import { namedStep } from '../../launch/named-step.ts';
import { Refusal } from '../../launch/refusal.ts';
import { parseEvents } from '../../record/lines.ts';
import { runAfter } from '../../record/past.ts';
import type { Run } from '../../record/run.ts';
import { formatBytes } from '../../report/tables.ts';
import { asideOf, filesOf } from '../../saved/past.ts';
import { mustHaveAll, namesFrom, type Saved } from '../../saved/saved.ts';
import { KEPT_WHY, type WrittenOut, writeOut } from '../../saved/write-out.ts';
import { makeDirectories } from '../../store/atomic.ts';
import { someOf } from '../../words/some.ts';
import { type FoundRun, findRun } from '../find-run.ts';
import { locationOf, type Options } from '../options.ts';
import { folderRefusal, openFiles, type Reading, reading } from '../saved-files.ts';
import { warnAll } from '../warn.ts';
import type { World } from '../world.ts';

/** Writes the files of a run below `--to`, and nothing anywhere else. Nothing is written before all of it is verified. */
export async function restore(world: World, options: Options, [id]: readonly string[]): Promise<number> {
  const { to, at, aside } = options;
  if (to === undefined || to === '')
    throw new Refusal(2, '--to is missing', {
      hint: 'name an empty folder, or one that is not there: --to DIR',
    });
  if (at !== undefined && aside === true) throw new Refusal(2, '--at and --aside exclude each other');
  const directory = resolve(world.cwd(), to);
  mustBeFree(directory);
  const found = findRun(world, options, id);
  mustBeApart(directory, found.store.path);
  const past = at === undefined ? found.run : atStep(found, at);
  const saved = openFiles(world, options, { ...found, run: past });
  const act = (how: Reading) => bringOut({ world, options, directory, found, past, saved }, how);
  try {
    return await reading(world, options, { run: past, act });
  } finally {
    saved.close();
  }
}

interface Bringing {
  readonly world: World;
  readonly options: Options;
  readonly directory: string;
  readonly found: FoundRun;
  /** The run as it was at the step, or as it is. */
  readonly past: Run;
  readonly saved: Saved;
}

async function bringOut(bringing: Bringing, { ticker, signal }: Reading): Promise<number> {
  const { world, options, past, saved } = bringing;
  const { history } = saved;
  const isAside = options.aside === true;
  if (!isAside) mustHaveBegun(past);
  const ends = isEnd(past, options.at) ? 'all' : 'of-completed';
  const { tree, unsaved, isNumbered } = isAside
    ? { ...asideOf(history, runFiles(past, history)), unsaved: [] }
    : { ...filesOf(past, history, ends), isNumbered: false };
  if (isAside && tree.size === 0) {
    world.output.talk(`nothing of ${past.run_id} was set aside\n`);
    return EXIT.ok;
  }
  const tell = (doing: string) => (count: number, bytes: number) =>
    ticker.say(doing, `${count} of ${tree.size} files`, bytes);
  const missing = await mustHaveAll(tree, history, { signal, progress: tell('verifying') });
  const directory = makeFree(bringing.directory);
  warnIfInside(bringing, directory);
  const { contents } = history;
  const written = await writeOut({ tree, contents, directory, signal, progress: tell('restoring') });
  ticker.stop();
  let bytes = 0;
  let files = 0;
  for (const entry of tree.values()) {
    if (entry.kind !== 'directory') files += 1;
    if (entry.kind === 'file') bytes += entry.size;
  }
  const named = { unsaved, missing: namesFrom(missing), isNumbered };
  return report(bringing, { directory, written, files, bytes, ...named });
}

/** The run's files; null where they cannot be had. */
function runFiles(run: Run, history: Saved['history']) {
  try {
    return filesOf(run, history, 'all').tree;
  } catch {
    return null;
  }
}

/** Whether the step at which the files are wanted is one of `finally`. */
function isEnd(run: Run, at: string | undefined): boolean {
  return at !== undefined && namedStep(run, at).section === 'finally';
}

interface Result {
  readonly directory: string;
  readonly written: WrittenOut;
  readonly files: number;
  readonly bytes: number;
  readonly unsaved: readonly string[];
  readonly missing: readonly string[];
  /** Something was set aside more than once. */
  readonly isNumbered: boolean;
}

function report({ world, options, past }: Bringing, result: Result): number {
  const { directory, written, files, bytes, unsaved, missing } = result;
  const failed = written.kept.map(({ path, why }) => ({ path: namesFrom([path])[0] ?? '', why }));
  const value = {
    run_id: past.run_id,
    at: options.at ?? null,
    aside: options.aside === true,
    directory,
    files,
    bytes,
    home: written.home,
    elsewhere: written.elsewhere,
    not_saved: { steps: unsaved, files: missing },
    failed,
  };
  if (options.output === 'json') world.output.data(`${JSON.stringify(value, null, 2)}\n`);
  else if (options.output === 'ndjson') world.output.data(`${JSON.stringify(value)}\n`);
  else if (options.quiet !== true) world.output.data(textOf({ ...value, isNumbered: result.isNumbered }));
  const warnings = [
    ...(unsaved.length === 0 ? [] : [`not saved, so not restored: the changes of ${someOf(unsaved, 5)}`]),
    ...(missing.length === 0
      ? []
      : [`git ignores ${someOf(missing, 5)}, from before the run: not saved, so not restored`]),
    ...failed.map(({ path, why }) => `${path} could not be written as it was: ${KEPT_WHY[why]}`),
  ];
  warnAll(world, warnings);
  return failed.length === 0 ? EXIT.ok : EXIT.store;
}

function textOf(value: {
  readonly run_id: string;
  readonly at: string | null;
  readonly aside: boolean;
  readonly directory: string;
  readonly files: number;
  readonly bytes: number;
  readonly home: string | null;
  readonly elsewhere: string | null;
  readonly isNumbered: boolean;
}): string {
  const { run_id, at, aside, directory, files, bytes, home, elsewhere, isNumbered } = value;
  const what = aside ? `the files that ${run_id} set aside` : at === null ? run_id : `${run_id} after ${at}`;
  const count = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
  const lines = [
    `restored ${what} to ${directory}: ${count}`,
    ...(home === null ? [] : [`  files of the home folder are in ${join(directory, home)}`]),
    ...(elsewhere === null
      ? []
      : [`  files of other folders are in ${join(directory, elsewhere)}, below their full paths`]),
    ...(isNumbered
      ? ['  a file that was set aside more than once: FILE is the newest version, FILE.~1~ the oldest']
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The record as it was when the step had ended. @throws Refusal, StoreError */
function atStep({ store, run }: FoundRun, wanted: string): Run {
  const { id } = namedStep(run, wanted);
  let past: Run | null;
  try {
    past = runAfter(parseEvents(store.eventsText(run.run_id)), id);
  } catch (error) {
    throw new Refusal(5, `the events of ${run.run_id} are damaged: ${(error as Error).message}`, {
      hint: 'without --at it can be restored as it is now',
    });
  }
  const step = past?.steps.find((each) => each.id === id);
  if (past === null || step === undefined)
    throw new Refusal(4, `${id} has not been completed in ${run.run_id}`, {
      hint: `\`savepoint show ${run.run_id}\` says which steps have`,
    });
  if (step.state !== 'completed' || step.change !== null) return past;
  throw new Refusal(4, `${id} is completed but not saved: its files could not be kept`, {
    hint: `\`savepoint events ${run.run_id} ${id}\` says why`,
  });
}

/** @throws Refusal exit 4 for a run that was cut off before its files were saved */
function mustHaveBegun({ run_id, sources }: Run): void {
  if (sources.length > 0) return;
  throw new Refusal(
    4,
    `${run_id} has saved no files: it ended before its first step, or an older version ran it`,
    {
      hint: '`savepoint runs` lists the others',
    },
  );
}

/** @throws Refusal exit 2 unless a folder is empty or not there */
function mustBeFree(directory: string): void {
  try {
    if (statSync(directory, { throwIfNoEntry: false }) === undefined) {
      if (lstatSync(directory, { throwIfNoEntry: false }) === undefined) return;
      throw new Refusal(2, `${directory} is a link to ${readlinkSync(directory)}, which is not there`, {
        hint: 'make that folder, or name another one with --to',
      });
    }
    const names = readdirSync(directory);
    if (names.length === 0) return;
    throw new Refusal(
      2,
      `${directory} is not empty: it has ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`,
      {
        hint: 'restore writes only into a folder that is empty or not there yet',
      },
    );
  } catch (error) {
    throw folderRefusal(`${directory} cannot be written to`, error);
  }
}

/** Nothing but stores write into a store. @throws Refusal exit 2 */
function mustBeApart(directory: string, store: string): void {
  if (!isIn(realPathOf(directory), realpathSync(store))) return;
  throw new Refusal(2, `${directory} is in the store`, { hint: 'name another folder with --to' });
}

/** Where a folder will be that is not made yet. */
function realPathOf(directory: string): string {
  if (existsSync(directory)) return realpathSync(directory);
  return join(realPathOf(dirname(directory)), basename(directory));
}

function isIn(directory: string, above: string): boolean {
  return `${directory}${sep}`.startsWith(`${above}${sep}`);
}

/** Makes the folder. @returns its real path @throws Refusal exit 2 */
function makeFree(directory: string): string {
  mustBeFree(directory);
  try {
    makeDirectories(directory);
    return realpathSync(directory);
  } catch (error) {
    throw folderRefusal(`${directory} cannot be made`, error);
  }
}

function warnIfInside({ world, options }: Bringing, directory: string): void {
  const { workspace } = locationOf(world, options, null);
  if (!isIn(directory, workspace)) return;
  warnAll(world, [`${directory} is in the workspace: the next run takes its files for yours`]);
}
