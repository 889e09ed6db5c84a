/** A run that was brought here, on its way into the store: read back whole before it is there for anybody. */
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../launch/refusal.ts';
import { foldAll } from '../record/fold.ts';
import { parseEvents } from '../record/lines.ts';
import type { Run } from '../record/run.ts';
import { type Costs, costsOf, filesWithout, type PackCheck } from '../saved/audit.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { StoreError } from '../store/errors.ts';
import { readRecord } from '../store/run-files.ts';
import { addsTo, auditOf, GIT, joined, looked, type Telling } from './joined.ts';

export interface Incoming extends Telling {
  /** An empty folder in the store, of this process alone. */
  readonly folder: string;
  /** Unpacks in the folder of a run what it has of git. */
  readonly settle: (directory: string) => Promise<'unpacked' | 'none' | 'damaged'>;
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
  /** `there`: the store had all of this; `mended`: all but some files. */
  readonly how: 'new' | 'newer' | 'mended' | 'there';
  /** What is damaged of the run that is in the store now, and what that costs; null: nothing is. */
  readonly costs: Costs | null;
  /** Whether the files of git did not come as they were packed, and the store does not have them. */
  readonly isGitLost: boolean;
  readonly bytes: number;
}

const ID = /^\d{8}-\d{6}-[a-z0-9-]{1,64}$/;

/**
 * Takes a run into the store. Of what the store has of it already, and of what comes, the whole files are kept.
 * @param directory its folder, below the incoming one
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
  const known = knownIn(store, run, journal);
  const settled = await incoming.settle(named);
  const came = await looked(run, named, incoming);
  const here = known ? await looked(run, dirname(store.packsPath(run.run_id)), incoming) : null;
  const adds = here !== null && addsTo(here, came);
  const checks = here === null ? came.checks : joined(came, here);
  const costs = await costsIn(run, { named, checks, incoming });
  if (costs?.canGoOn === false)
    throw new StoreError(
      `the files that ${run.run_id} began with are damaged or gone, so that nothing can go on with it`,
    );
  const how = known === journal ? (adds ? 'mended' : 'there') : known === null ? 'new' : 'newer';
  if (how !== 'there' && store.takeIn(run.run_id, named) === 'held') throw held(run);
  const isGitLost = settled === 'damaged' && here?.others.includes(GIT) !== true;
  const bytes = checks.reduce((sum, each) => sum + each.bytes, 0);
  return { run, how, costs, isGitLost, bytes };
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

/** The journal of the same run in the store, empty where it cannot be read; null: there is no such run. @throws Refusal exit 4 where it is not the beginning of what came */
function knownIn(store: DirectoryStore, run: Run, journal: string): string | null {
  const here = store.read(run.run_id);
  if (here.kind === 'absent') return null;
  if (here.kind === 'found' && here.held) throw held(run);
  const known = here.kind === 'found' ? store.eventsText(run.run_id) : '';
  if (journal.startsWith(known)) return known;
  throw new Refusal(4, `${run.run_id} is here already, and has gone on here`, {
    hint: `go on with it, or bring it into another store with --store DIR; \`savepoint clean ${run.run_id}\` removes the one that is here`,
  });
}

function held({ run_id }: Run): Refusal {
  return new Refusal(4, `another process is at work with ${run_id} here`, {
    hint: 'wait until it has ended',
  });
}

async function costsIn(run: Run, { named, checks, incoming }: Checked): Promise<Costs | null> {
  const request = auditOf(run, named, incoming);
  const isSound = filesWithout(request).length === 0 && checks.every(({ why }) => why === null);
  return isSound ? null : costsOf(request, checks);
}

interface Checked {
  readonly named: string;
  readonly checks: readonly PackCheck[];
  readonly incoming: Incoming;
}
