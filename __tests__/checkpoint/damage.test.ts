/** What is damaged is noticed, wherever it is; what is hostile is refused. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { expand } from '../../src/checkpoint/compress.ts';
import { Malformed, NewerPack, PackDamaged } from '../../src/checkpoint/errors.ts';
import type { PackRef } from '../../src/checkpoint/pack.ts';
import { readPack } from '../../src/checkpoint/read-pack.ts';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { verifyPack } from '../../src/checkpoint/verify-pack.ts';
import { sha256 } from '../../src/digest/digest.ts';
import { isPathIn, type RootPath } from '../../src/tree/path.ts';
import { ContentLost, PIECE } from '../../src/workspace/contents.ts';
import { folder } from '../support/folder.ts';
import { hostilePacks, putHostile } from '../support/hostile-packs.ts';
import { isSoak, random } from '../support/random.ts';
import { bytesOf, RUN, randomBytes, randomChange, write } from './rig.ts';

const CONTENTS = [Buffer.from('small'), Buffer.alloc(3000, 'compressible '), randomBytes(random(4), 90)];

/** Every byte in the long form; else a sample. */
const STRIDE = isSoak() ? 1 : 17;

interface Small {
  readonly directory: string;
  readonly path: string;
  readonly ref: PackRef;
  readonly bytes: Buffer;
}

/** A pack of a few hundred bytes with something in every table. */
async function small(): Promise<Small> {
  const directory = folder();
  const big = Buffer.alloc(PIECE + 1, 'b');
  const ref = await write(directory, {
    contents: [...CONTENTS, big],
    change: randomChange(random(6), 3),
    git: new Map([[sha256('git'), 'a'.repeat(40)]]),
  });
  const path = join(directory, '000001.pack');
  return { directory, path, ref, bytes: readFileSync(path) };
}

const firstPart = (bytes: Buffer): number => {
  const at = Number(bytes.readBigUInt64LE(bytes.length - 72));
  const lines = bytes
    .toString('latin1', at, bytes.length - 72)
    .split('\n')
    .slice(1, -1);
  return at - lines.reduce((sum, line) => sum + (JSON.parse(line) as [string, number])[1], 0);
};

describe('in a small pack', () => {
  test('every byte is covered: any change of one is noticed, in the index at once', async () => {
    const { directory, path, ref, bytes } = await small();
    const index = firstPart(bytes);
    for (let at = 0; at < bytes.length; at += STRIDE)
      for (const mask of [0x01, 0x80, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ mask;
        writeFileSync(path, changed);
        const open = () => readPack({ directory, ref, run: RUN });
        if (at < 16 || at >= index) expect(open).toThrow(PackDamaged);
        else expect(open().change().length).toBe(3);
        await expect(verifyPack(directory, ref, RUN)).rejects.toThrow(PackDamaged);
        await expect(verifyPack(directory, 1, RUN)).rejects.toThrow(PackDamaged);
      }
  });

  test('every damaged block is told by the contents in it, and the others are right', async () => {
    const { directory, path, ref, bytes } = await small();
    const wanted = new Map(
      [...CONTENTS, Buffer.alloc(PIECE + 1, 'b')].map((content) => [sha256(content), content]),
    );
    for (let at = 16; at < firstPart(bytes); at += 3 * STRIDE) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      writeFileSync(path, changed);
      const run = new RunContents();
      run.add(readPack({ directory, ref, run: RUN }));
      const lost = await run.verify(wanted.keys());
      expect(lost.size).toBeGreaterThan(0);
      for (const [digest, content] of wanted) {
        if (lost.has(digest)) await expect(bytesOf(run, digest)).rejects.toThrow(ContentLost);
        else expect((await bytesOf(run, digest)).equals(content)).toBe(true);
      }
      run.close();
    }
  });

  test('every cut is noticed, and every byte too many', async () => {
    const { directory, path, ref, bytes } = await small();
    const check = async (changed: Buffer) => {
      writeFileSync(path, changed);
      expect(() => readPack({ directory, ref, run: RUN })).toThrow(PackDamaged);
      expect(() => readPack({ directory, ref: { ...ref, bytes: changed.length }, run: RUN })).toThrow(
        PackDamaged,
      );
      await expect(verifyPack(directory, 1, RUN)).rejects.toThrow(PackDamaged);
    };
    for (let length = 0; length < bytes.length; length += STRIDE) await check(bytes.subarray(0, length));
    for (const more of [Buffer.alloc(1), Buffer.alloc(72), bytes.subarray(-72), bytes])
      await check(Buffer.concat([bytes, more]));
    for (const less of [1, 16, 72]) await check(bytes.subarray(less));
  });

  test('that is whole, everything verifies', async () => {
    const { directory, ref } = await small();
    expect(await verifyPack(directory, ref, RUN)).toEqual({ bytes: ref.bytes, pieces: 5 });
    expect(await verifyPack(directory, 1, RUN)).toEqual({ bytes: ref.bytes, pieces: 5 });
    await expect(verifyPack(directory, 1, 'another')).rejects.toThrow(PackDamaged);
  });

  test('what changes after it was opened is noticed when the change is read', async () => {
    const { directory, path, ref, bytes } = await small();
    const pack = readPack({ directory, ref, run: RUN });
    const changed = Buffer.from(bytes);
    const at = Number(bytes.readBigUInt64LE(bytes.length - 72)) - 1;
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(path, changed);
    expect(() => pack.change()).toThrow(PackDamaged);
  });

  test.each(['a directory', 'a pipe'])('%s in its place is damage, and nobody waits for it', async (what) => {
    const { directory, path, ref } = await small();
    rmSync(path);
    if (what === 'a pipe') execFileSync('mkfifo', [path]);
    else mkdirSync(path);
    expect(() => readPack({ directory, ref, run: RUN })).toThrow(PackDamaged);
  });
});

describe('a hostile pack', () => {
  const packs = hostilePacks(RUN, 1);
  const open = (pack: (typeof packs)[number]) => {
    const directory = folder();
    return readPack({ directory, ref: putHostile(directory, 1, pack), run: RUN });
  };
  const of = (fate: string) =>
    packs.filter((pack) => pack.fate === fate).map((pack) => [pack.name, pack] as const);

  test('that says nothing wrong is taken: what is refused is what is hostile', async () => {
    const good = packs.find(({ name }) => name === 'an absolute path');
    expect(
      good &&
        open(good)
          .change()
          .map(({ path }) => path),
    ).toEqual(['/etc/cron.d/evil']);
    const directory = folder();
    if (good) putHostile(directory, 1, good);
    await expect(verifyPack(directory, 1, RUN)).resolves.toMatchObject({ pieces: 1 });
  });

  test.each(of('refused'))('is refused: %s', async (_name, pack) => {
    expect(() => [open(pack).change(), open(pack).noted()]).toThrow(PackDamaged);
    const directory = folder();
    await expect(verifyPack(directory, putHostile(directory, 1, pack), RUN)).rejects.toThrow(PackDamaged);
  });

  test('is not expanded beyond what it says, nor read when it says too much', () => {
    const bomb = zstdCompressSync(Buffer.alloc(8 * PIECE));
    const cause = { code: 'ERR_BUFFER_TOO_LARGE' };
    expect(() => expand(bomb, 1000)).toThrow(
      expect.objectContaining({ cause: expect.objectContaining(cause) }),
    );
    const much = packs.find(({ name }) => name === 'more parts than there may be');
    expect(() => much && open(much)).toThrow('its index is longer than it may be');
  });

  test('cannot ask for much memory to be expanded', () => {
    // A frame with a window of 2^20 or 2^27 bytes, and one block that is stored as it is.
    const frame = (log: number) =>
      Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, (log - 10) << 3, (5 << 3) | 1, 0, 0, 1, 2, 3, 4, 5]);
    expect(expand(frame(20), 5)).toEqual(Buffer.from([1, 2, 3, 4, 5]));
    expect(() => expand(frame(27), 5)).toThrow(Malformed);
  });

  test.each(of('newer'))('is refused as newer: %s', (_name, pack) => {
    expect(() => open(pack)).toThrow(NewerPack);
  });

  test.each(of('later'))('is left to who knows the roots: %s', (_name, pack) => {
    const change = open(pack).change();
    const isOutside = change.some(({ path }) => !isPathIn(path, ['.' as RootPath]));
    expect(isOutside || /git|through|below/.test(pack.name)).toBe(true);
  });

  test.each(of('lost'))('gives out no bytes under a wrong name: %s', async (_name, pack) => {
    const run = new RunContents();
    run.add(open(pack));
    expect([...(await run.verify(pack.contents)).keys()].sort()).toEqual([...pack.contents].sort());
    for (const digest of pack.contents) {
      const read = await bytesOf(run, digest).catch((error: unknown) => error);
      if (!(read instanceof ContentLost)) expect(sha256(read as Buffer)).not.toBe(digest);
    }
    run.close();
  });
});
