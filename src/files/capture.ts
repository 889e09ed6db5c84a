/** Reads what is at some paths, keeps it in a pack, and tells the change. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PackWriter } from '../checkpoint/pack-writer.ts';
import type { ChangeRef } from '../record/files-events.ts';
import { MOST_NAMED } from '../record/set-aside.ts';
import { syncDirectory } from '../store/atomic.ts';
import { reasonOf } from '../store/errors.ts';
import type { Change } from '../tree/change.ts';
import { firstOf } from '../tree/order.ts';
import { nameOf, type Path } from '../tree/path.ts';
import { sameState } from '../tree/state.ts';
import { someOf } from '../words/some.ts';
import type { CaptureRequest, CaptureTools, Packs, Taken } from './capture-request.ts';
import { Reading } from './reading.ts';

/** Never throws for what the disk says: `failed` tells it. */
export async function capture(request: CaptureRequest, tools: CaptureTools): Promise<Taken> {
  const { packs } = tools;
  const none = { failed: [], indexed: new Map(), held: new Map(), cut: [], cause: null };
  const isEmpty = request.paths.size + (request.rest?.size ?? 0) + (request.noted?.length ?? 0) === 0;
  if (isEmpty) return { change: [], ref: NOTHING, ...none };
  let writer: PackWriter;
  try {
    makeFolder(packs.directory);
    writer = openPack(packs, request);
  } catch (error) {
    const failed = [...request.paths.keys()].slice(0, 1).map((path) => ({ path, why: reasonOf(error) }));
    return { change: [], ref: null, ...none, failed, cause: 'store', error };
  }
  return captureInto(writer, request, tools);
}

export const NOTHING: ChangeRef = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };

/** Makes the folder of the packs, durably; not that of the run, which may have been moved. */
export function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  mkdirSync(directory);
  syncDirectory(dirname(directory));
}

function openPack({ directory, next, run, contents }: Packs, { kind }: CaptureRequest): PackWriter {
  // What is set aside or kept may be the only copy afterwards: a content that should be in a pack already is read there first.
  const mustBeRead = kind === 'aside' || kind === 'kept';
  const isKnown = (digest: string) =>
    mustBeRead ? contents.isPackedWhole(digest) : contents.isSound(digest);
  return PackWriter.create({ directory, number: next, run, isKnown });
}

async function captureInto(writer: PackWriter, request: CaptureRequest, tools: CaptureTools): Promise<Taken> {
  const reading = new Reading(request, tools, writer);
  const { kind, step, noted = [] } = request;
  try {
    await reading.all();
    const change = reading.change();
    const { failed, indexed, held, cut } = reading;
    const told = { change, failed, indexed, held, cut, cause: null };
    if (failed.length > 0 && tools.unreadable === 'refuse') {
      await writer.abandon();
      return { ...told, ref: null, cause: 'unreadable' };
    }
    if (change.length + held.size + noted.length === 0) {
      await writer.abandon();
      return { ...told, ref: NOTHING };
    }
    const pack = await writer.finish({ kind, step, change, noted, git: held });
    tools.packs.contents.add(writer.held());
    tools.packs.next = pack.pack + 1;
    const counted = kind === 'source' ? change.filter(({ after }) => after !== null) : change;
    return { ...told, ref: { pack, ...countOf(counted), stored_bytes: pack.bytes } };
  } catch (error) {
    await writer.abandon();
    if (tools.signal.aborted) return reading.gaveUp('it was stopped before all was saved');
    return { ...reading.gaveUp(reasonOf(error)), error };
  }
}

/** Paths that differ, and the bytes in the files that are there. Times alone do not count. */
function countOf(change: Change): { readonly files: number; readonly bytes: number } {
  let files = 0;
  let bytes = 0;
  for (const { before, after } of change) {
    if (sameState(before, after)) continue;
    files += 1;
    if (after?.kind === 'file') bytes += after.size;
  }
  return { files, bytes };
}

/** Paths for people, a few of them. */
export function namesOf(paths: Iterable<Path>, most = MOST_NAMED): readonly string[] {
  return firstOf(paths, most).map(nameOf);
}

/** Some paths by name, for a sentence. */
export function listed(paths: readonly { readonly path: Path }[], most = 3): string {
  const names = namesOf(
    paths.map(({ path }) => path),
    most,
  );
  return someOf(names, most, paths.length);
}
