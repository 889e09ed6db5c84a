/** Brings a checkpoint to this machine: the journal and the packs of its run, into the folder where runs are kept. */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packName } from '../checkpoint/format.ts';
import { formatRun, OtherSchema } from '../record/lines.ts';
import { livePacks, packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import { sourcesAlike } from '../record/sources.ts';
import type { Objects } from '../store/objects.ts';
import { CheckpointDamaged, CheckpointFile } from './checkpoint.ts';
import { nameOf, type Opened, ofOther, USELESS } from './find.ts';
import { type Entry, keyOf } from './keys.ts';
import { lineOf, type Owner } from './owner.ts';

export interface BringRequest {
  readonly objects: Objects;
  readonly owner: Owner;
  readonly found: Opened;
  /** The folder of the run, which is not there yet. */
  readonly directory: string;
  /** An existing folder for what is fetched. */
  readonly temp: string;
  /** Told of each checkpoint that has been fetched: how many, of how many. */
  readonly progress: (done: number, of: number) => void;
}

/** Checkpoints that are fetched side by side. */
export const SIDE_BY_SIDE = 4;

/**
 * What is not there afterwards the engine finds missing, and runs the steps again.
 * @returns what could not be had, and why
 * @throws StoreError when the store gives no proper answer; the system's error
 */
export async function bring(request: BringRequest): Promise<readonly string[]> {
  const { found, directory } = request;
  const packs = join(directory, 'packs');
  mkdirSync(packs, { recursive: true });
  const missing = new Set(packsOf(found.run));
  const take = (held: readonly number[]) => held.filter((pack) => missing.delete(pack));
  for (const pack of take(found.checkpoint.header.packs.map((each) => each.pack)))
    await found.checkpoint.extract(pack, join(packs, packName(pack)));
  const links = found.checkpoint.header.chain
    .map(({ packs: held, ...entry }) => ({ entry, packs: take(held) }))
    .filter((link) => link.packs.length > 0);
  const live = livePacks(found.run);
  const all = links.length + 1;
  const lost: string[] = [];
  let done = 1;
  request.progress(done, all);
  const work = async () => {
    for (let link = links.shift(); link !== undefined; link = links.shift()) {
      const why = await bringPacks(request, link.entry, link.packs);
      // What was done again since is no loss.
      if (why !== null && link.packs.some((pack) => live.has(pack)))
        lost.push(`checkpoint ${nameOf(link.entry)}: ${why}`);
      done += 1;
      request.progress(done, all);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  writeFileSync(join(directory, 'events.ndjson'), found.checkpoint.journal);
  writeFileSync(join(directory, 'run.json'), formatRun(found.run));
  return lost;
}

/** Whether the files that a run began with are there: without them nothing of it fits anywhere. @param directory the folder of the run */
export function hasSource(run: Run, directory: string): boolean {
  const refs = sourcesAlike(run).map(({ change }) => change.pack);
  const isThere = (ref: (typeof refs)[number]) =>
    ref === null || existsSync(join(directory, 'packs', packName(ref.pack)));
  return refs.length === 0 || refs.some(isThere);
}

/** @returns why they could not be had */
async function bringPacks(
  { objects, owner, directory, temp }: BringRequest,
  entry: Entry,
  packs: readonly number[],
): Promise<string | null> {
  const path = join(mkdtempSync(join(temp, 'fetched-')), 'checkpoint');
  const fetched = await objects.fetch(keyOf(lineOf(owner), entry), path);
  if (fetched !== 'found') return USELESS[fetched];
  try {
    const file = CheckpointFile.open(path);
    if (!file.isOf(owner, entry)) return 'it is of another run than its key says';
    for (const pack of packs) {
      if (!(await file.extract(pack, join(directory, 'packs', packName(pack)))))
        return `it has no pack ${pack}`;
    }
    file.remove();
    return null;
  } catch (error) {
    if (error instanceof CheckpointDamaged) return error.message;
    if (error instanceof OtherSchema) throw ofOther(entry, error);
    throw error;
  }
}
