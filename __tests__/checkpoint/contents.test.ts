/** Contents of a run, in several packs. */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { PackRef } from '../../src/checkpoint/pack.ts';
import { readPack } from '../../src/checkpoint/read-pack.ts';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import type { VerifyProgress } from '../../src/checkpoint/verify-contents.ts';
import { sha256 } from '../../src/digest/digest.ts';
import { ContentLost, PIECE } from '../../src/workspace/contents.ts';
import { putPack } from '../support/encode-pack.ts';
import { folder } from '../support/folder.ts';
import { random } from '../support/random.ts';
import { bytesOf, filesOf, RUN, randomBytes, write, writeAndRead } from './rig.ts';

const LARGE = randomBytes(random(21), 2 * PIECE + 1234);
const SMALL = Array.from({ length: 20 }, (_, n) => randomBytes(random(n), 1 + n * 100));

test('are all there, whichever pack they are in, and come in buffers of at most a piece', async () => {
  const directory = folder();
  const run = new RunContents();
  for (const [at, content] of [LARGE, ...SMALL].entries())
    run.add(await writeAndRead(directory, { number: at + 1, contents: [content] }));
  for (const content of [...SMALL, LARGE]) {
    expect(run.has(sha256(content))).toBe(true);
    expect((await bytesOf(run, sha256(content))).equals(content)).toBe(true);
  }
  const lengths: number[] = [];
  for await (const bytes of run.read(sha256(LARGE))) lengths.push(bytes.length);
  expect(lengths).toEqual([PIECE, PIECE, 1234]);
  expect(await run.verify([LARGE, ...SMALL].map((content) => sha256(content)))).toEqual(new Map());
  run.close();
  expect((await bytesOf(run, sha256(LARGE))).equals(LARGE)).toBe(true);
  run.close();
});

test('that nobody holds are lost', async () => {
  const run = new RunContents();
  run.add(await writeAndRead(folder(), { contents: SMALL }));
  const digest = sha256('unknown');
  expect(run.has(digest)).toBe(false);
  await expect(bytesOf(run, digest)).rejects.toThrow(ContentLost);
  expect(await run.verify([digest, sha256(SMALL[3] ?? '')])).toEqual(
    new Map([[digest, 'nothing that the run saved holds it']]),
  );
  run.close();
});

test('that are damaged in one pack are taken from another', async () => {
  const directory = folder();
  const run = new RunContents();
  const refs: PackRef[] = [];
  for (const number of [1, 2]) refs.push(await write(directory, { number, contents: SMALL }));
  for (const ref of refs) run.add(readPack({ directory, ref, run: RUN }));
  damage(join(directory, '000002.pack'));
  const digests = SMALL.map((content) => sha256(content));
  expect(await run.verify(digests)).toEqual(new Map());
  run.close();
  damage(join(directory, '000001.pack'));
  const lost = await run.verify(digests);
  expect([...lost.keys()].sort()).toEqual([...digests].sort());
  expect(lost.get(digests[0] ?? '')).toBe('pack 2 is damaged: a block of it does not fit its digest');
  run.close();
});

test('that are gone with their pack are lost, and the others are not', async () => {
  const directory = folder();
  const run = new RunContents();
  run.add(await writeAndRead(directory, { number: 1, contents: SMALL.slice(0, 10) }));
  run.add(await writeAndRead(directory, { number: 2, contents: SMALL.slice(10) }));
  rmSync(join(directory, '000001.pack'));
  const lost = await run.verify(SMALL.map((content) => sha256(content)));
  expect(new Set(lost.keys())).toEqual(new Set(SMALL.slice(0, 10).map((content) => sha256(content))));
  expect([...lost.values()][0]).toBe('pack 1 is not there');
  run.close();
});

test('of several pieces are lost when one of them is in a pack that was not added', async () => {
  const directory = folder();
  const first = await writeAndRead(directory, { number: 1, contents: [LARGE.subarray(0, PIECE)] });
  const isKnown = (digest: string) => first.pieces.has(digest);
  const run = new RunContents();
  run.add(await writeAndRead(directory, { number: 2, contents: [LARGE], isKnown }));
  expect(run.has(sha256(LARGE))).toBe(false);
  await expect(bytesOf(run, sha256(LARGE))).rejects.toThrow(ContentLost);
  expect([...(await run.verify([sha256(LARGE)])).keys()]).toEqual([sha256(LARGE)]);
  run.add(first);
  expect(run.has(sha256(LARGE))).toBe(true);
  expect(await run.verify([sha256(LARGE)])).toEqual(new Map());
  run.close();
});

test('of several pieces are lost when a piece in another pack has another length than they need', async () => {
  const directory = folder();
  const [whole, short] = [randomBytes(random(3), PIECE), Buffer.from('short')];
  const run = new RunContents();
  run.add(await writeAndRead(directory, { number: 1, contents: [whole, short] }));
  const digest = sha256(Buffer.concat([whole, short]));
  const ref = putPack(directory, 2, {
    header: { format: 2, run: RUN, number: 2, kind: 'step', step: null },
    rows: { contents: [[digest, 2 * PIECE, 2, 0, sha256(whole), sha256(short)]] },
  });
  run.add(readPack({ directory, ref, run: RUN }));
  await expect(bytesOf(run, digest)).rejects.toThrow(ContentLost);
  run.close();
});

test('are read block by block: a block serves all that is in it', async () => {
  const directory = folder();
  const contents = Array.from({ length: 300 }, (_, n) => randomBytes(random(1000 + 2 * n), 6000 + n));
  const run = new RunContents();
  run.add(await writeAndRead(directory, { contents }));
  const iterator = filesOf(contents).values();
  const first = iterator.next().value?.after;
  if (first?.kind === 'file') await bytesOf(run, first.digest);
  // Whatever is in the block of the first one needs no file any more.
  copyFileSync('/dev/null', join(directory, '000001.pack'));
  const lost = await run.verify(contents.map((content) => sha256(content)));
  expect(lost.size).toBeGreaterThan(0);
  expect(contents.length - lost.size).toBeGreaterThan(100);
  run.close();
});

test('are verified with a word of how far it is', async () => {
  const run = new RunContents();
  run.add(await writeAndRead(folder(), { contents: [...SMALL, LARGE] }));
  const told: VerifyProgress[] = [];
  const digests = [...SMALL, LARGE].map((content) => sha256(content));
  await run.verify([...digests, ...digests], { onProgress: (progress) => told.push(progress) });
  const bytes = LARGE.length + SMALL.reduce((sum, { length }) => sum + length, 0);
  expect(told.at(-1)).toEqual({ done: SMALL.length + 1, total: SMALL.length + 1, bytes });
  expect(told.map((progress) => progress.bytes)).toEqual(
    told.map(({ bytes }) => bytes).sort((a, b) => a - b),
  );
  run.close();
});

test('are verified until somebody says stop, and other work goes on meanwhile', async () => {
  const run = new RunContents();
  run.add(await writeAndRead(folder(), { contents: [Buffer.concat(Array(4).fill(LARGE))] }));
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('stopped')), 0);
  const digest = sha256(Buffer.concat(Array(4).fill(LARGE)));
  await expect(run.verify([digest], { signal: stop.signal })).rejects.toThrow('stopped');
  run.close();
});

test('keep few files open', async () => {
  const directory = folder();
  const run = new RunContents();
  const contents = Array.from({ length: 24 }, (_, n) => Buffer.from(`content ${n}`));
  for (const [at, content] of contents.entries())
    run.add(await writeAndRead(directory, { number: at + 1, contents: [content] }));
  const before = openFiles();
  for (const content of contents) await bytesOf(run, sha256(content));
  expect(openFiles() - before).toBeLessThanOrEqual(16);
  run.close();
  expect(openFiles()).toBe(before);
});

function openFiles(): number {
  return readdirSync('/proc/self/fd').length;
}

/** Changes the first byte of the first block. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
