/** A run that was brought here, on its way into the store: read back whole before it is there for anybody. */
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../launch/refusal.ts';
import { foldAll } from '../record/fold.ts';
import { parseEvents } from '../record/lines.ts';
import type { Run } from '../record/run.ts';
import { type Costs, checkPacks, costsOf, filesWithout } from '../saved/audit.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { StoreError } from '../store/errors.ts';
import { readRecord } from '../store/run-files.ts';

export interface Incoming {
  /** An empty folder in the store, of this process alone. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Told the folder of a run that is whole, before it goes into the store. */
  readonly settle: (directory: string) => Promise<void>;
  readonly progress: (doing: string, done: string, bytes: number) => void;
}

/** Makes a folder for what comes, and removes those of processes that are gone. */
export function incomingIn(store: DirectoryStore, pid: number): string {
  for (const name of readdirSync(store.path)) {
    const [, of] = /^incoming-(\d+)-/.exec(name) ?? [];
    if (of !== undefined && !isAlive(Number(of)))
      rmSync(join(store.path, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(store.path, `incoming-${pid}-`));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What came. */
export interface TakenIn {
  readonly run: Run;
  /** `there`: the store had just this. */
  readonly how: 'new' | 'newer' | 'there';
  /** What of it is damaged, and what that costs; null: nothing is. */
  readonly costs: Costs | null;
  readonly bytes: number;
}

const ID = /^\d{8}-\d{6}-[a-z0-9-]{1,64}$/;

/**
 * Takes a run into the store. @param directory its folder, below the incoming one
 * @throws Refusal exit 4 where the run has gone on here; StoreError where it is of no use
 */
export async function takeIn(store: DirectoryStore, directory: string, incoming: Incoming): Promise<TakenIn> {
  const journal = readFileSync(join(directory, 'events.ndjson'), 'utf8');
  const named = join(incoming.folder, idIn(journal));
  if (named !== directory) renameSync(directory, named);
  const record = readRecord(named);
  if (record.kind !== 'found')
    throw new StoreError(`the record cannot be read${record.kind === 'broken' ? `: ${record.why}` : ''}`);
  const { run } = record;
  const how = howIn(store, run, journal);
  const { costs, bytes } = await verified(run, join(named, 'packs'), incoming);
  if (costs?.canGoOn === false)
    throw new StoreError(
      `the files that ${run.run_id} began with are damaged or gone, so that nothing can go on with it`,
    );
  await incoming.settle(named);
  if (how !== 'there' && store.takeIn(run.run_id, named) === 'held') throw held(run);
  return { run, how, costs, bytes };
}

/** @throws StoreError */
function idIn(journal: string): string {
  let id: string;
  try {
    id = foldAll(parseEvents(journal)).run_id;
  } catch (error) {
    throw new StoreError(`the record cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (ID.test(id)) return id;
  throw new StoreError('the record cannot be read: it has no proper id');
}

/** What is in the store of the same run. @throws Refusal exit 4 where that is not the beginning of what came */
function howIn(store: DirectoryStore, run: Run, journal: string): TakenIn['how'] {
  const here = store.read(run.run_id);
  if (here.kind === 'absent') return 'new';
  if (here.kind === 'found' && here.held) throw held(run);
  const known = here.kind === 'found' ? store.eventsText(run.run_id) : '';
  if (known === journal) return 'there';
  if (journal.startsWith(known)) return 'newer';
  throw new Refusal(4, `${run.run_id} is here already, and has gone on here`, {
    hint: `go on with it, or bring it into another store with --store DIR; \`savepoint clean ${run.run_id}\` removes the one that is here`,
  });
}

function held({ run_id }: Run): Refusal {
  return new Refusal(4, `another process is at work with ${run_id} here`, {
    hint: 'wait until it has ended',
  });
}

async function verified(run: Run, directory: string, { signal, progress }: Incoming) {
  const request = {
    directory,
    run,
    signal,
    progress: (pack: number, done: number) => progress(`verifying ${run.run_id}`, `pack ${pack + 1}`, done),
  };
  const checks = await checkPacks(request);
  const isSound = filesWithout(request).length === 0 && checks.every(({ why }) => why === null);
  const bytes = checks.reduce((sum, each) => sum + each.bytes, 0);
  return { costs: isSound ? null : await costsOf(request, checks), bytes };
}
