/** Does one thing with much of it, and says as JSON what it took. */

import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onceEach } from '../../src/checkpoint/lines.ts';
import type { PackRef } from '../../src/checkpoint/pack.ts';
import { readPack } from '../../src/checkpoint/read-pack.ts';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { verifyPack } from '../../src/checkpoint/verify-pack.ts';
import { watchHeap } from '../../src/heap.ts';
import type { Change, ChangedPath } from '../../src/tree/change.ts';
import type { Path } from '../../src/tree/path.ts';
import { PIECE } from '../../src/workspace/contents.ts';
import { random } from '../support/random.ts';
import { begin, RUN, randomBytes } from './rig.ts';

const [what = '', directory = '', ...rest] = process.argv.slice(2);
const peakMiB = () => process.resourceUsage().maxRSS / 1024;

/** A content of `mib` MiB, of which half can be compressed. */
async function large(mib: number): Promise<unknown> {
  const writer = begin(directory);
  const whole = createHash('sha256');
  const pieces: string[] = [];
  const piece = Buffer.alloc(PIECE, randomBytes(random(2), PIECE / 2));
  for (let n = 0; n < mib; n++) {
    piece.fill(`line ${n}\n`, PIECE / 2);
    whole.update(piece);
    pieces.push(await writer.addPiece(piece));
  }
  const digest = whole.digest('hex');
  writer.addContent(digest, mib * PIECE, pieces);
  const ref = await writer.finish({ kind: 'step', step: 's', change: [], git: new Map() });
  const written = peakMiB();
  await verifyPack(directory, ref, RUN);
  const run = new RunContents();
  run.add(readPack({ directory, ref, run: RUN }));
  const lost = (await run.verify([digest])).size;
  run.close();
  return { kept: writer.keptBytes, written, peak: peakMiB(), lost };
}

/** A pack of many files of a few bytes. */
async function many(count: number): Promise<unknown> {
  const writer = begin(directory);
  const change: ChangedPath[] = [];
  for (let n = 0; n < count; n++) {
    const content = Buffer.from(`content ${n}`);
    const digest = await writer.addPiece(content);
    const path = `./folder/${String(n).padStart(7, '0')}` as Path;
    change.push({
      path,
      before: null,
      after: { kind: 'file', mode: 0o644, size: content.length, digest, mtime: n },
    });
  }
  const ref = await writer.finish({ kind: 'step', step: 's', change, git: new Map() });
  return { ref, peak: peakMiB() };
}

function open(ref: PackRef): unknown {
  const before = peakMiB();
  const start = performance.now();
  const pack = readPack({ directory, ref, run: RUN });
  const opened = performance.now() - start;
  const peak = peakMiB();
  return {
    opened,
    pieces: pack.pieces.size,
    took: peak - before,
    changes: pack.change().length,
    peak: peakMiB(),
  };
}

/** What one more change takes, in bytes, whose paths and digests are held already: told once, and anew. */
function again(ref: PackRef): unknown {
  const pack = readPack({ directory, ref, run: RUN, once: onceEach() });
  const changes = [pack.change()];
  const takenBy = (change: () => Change) => {
    const before = liveBytes();
    changes.push(change());
    return liveBytes() - before;
  };
  const once = takenBy(() => pack.change());
  const anew = takenBy(() => readPack({ directory, ref, run: RUN }).change());
  return { once, anew, changes: changes.length };
}

function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** Reads a content out of each of many packs, twice over, a little of each in turn. */
async function handles(refs: readonly PackRef[]): Promise<unknown> {
  const run = new RunContents();
  for (const ref of refs) run.add(readPack({ directory, ref, run: RUN }));
  const digests = refs.flatMap((ref) => [...readPack({ directory, ref, run: RUN }).pieces.keys()]);
  const readers = [...digests, ...digests].map((digest) => run.read(digest));
  let bytes = 0;
  for (const reader of readers) for await (const chunk of reader) bytes += chunk.length;
  return { digests: digests.length, bytes, lost: (await run.verify(digests)).size };
}

// As a command does: when V8 collects is chance without it.
watchHeap();
const json = () => JSON.parse(rest[0] ?? 'null') as never;
const works: Readonly<Record<string, () => unknown>> = {
  large: () => large(Number(rest[0])),
  many: () => many(Number(rest[0])),
  open: () => open(json()),
  again: () => again(json()),
  handles: () => handles(json()),
};
console.log(JSON.stringify(await works[what]?.()));
