/** What goes into a pack comes out of it. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listPacks, nextNumber, removeOrphans } from '../../src/checkpoint/directory.ts';
import { NewerPack, PackAbsent, PackDamaged } from '../../src/checkpoint/errors.ts';
import { KINDS } from '../../src/checkpoint/pack.ts';
import { readPack } from '../../src/checkpoint/read-pack.ts';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { verifyPack } from '../../src/checkpoint/verify-pack.ts';
import { sha256 } from '../../src/digest/digest.ts';
import { StoreError } from '../../src/store/errors.ts';
import type { Change } from '../../src/tree/change.ts';
import type { Path } from '../../src/tree/path.ts';
import { PIECE } from '../../src/workspace/contents.ts';
import { decodePack, putPack } from '../support/encode-pack.ts';
import { folder } from '../support/folder.ts';
import { isSoak, random, seeded, seedFor } from '../support/random.ts';
import { begin, bytesOf, filesOf, keep, RUN, randomBytes, randomChange, write, writeAndRead } from './rig.ts';

const SIZES = [0, 1, 2, 100, 2000, 70_000, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 2 * PIECE + 500_000];

describe('a round trip', () => {
  test('brings back random contents, changes, states that a step noted, and which contents git holds', async () => {
    for (let round = 0; round < (isSoak() ? 200 : 6); round++)
      await seeded(seedFor(4711 + round), async (random) => {
        const sizes = random.sample(SIZES, 1 + random.below(SIZES.length));
        const contents = sizes.map((size) => randomBytes(random, size));
        const change = randomChange(random, random.below(300));
        const noted = change.map(({ path, before }) => ({ path, state: before }));
        const git = new Map([40, 64].map((length) => [sha256(`${length}`), 'a'.repeat(length)] as const));
        const pack = await writeAndRead(folder(), { contents, change, noted, git });
        expect([pack.change(), pack.noted(), new Map(pack.git)]).toEqual([change, noted, git]);
        const run = new RunContents();
        run.add(pack);
        for (const content of contents)
          expect((await bytesOf(run, sha256(content))).equals(content)).toBe(true);
        run.close();
      });
  });

  test('brings back a change of many parts in its order', async () => {
    const change = randomChange(random(5), 4_000);
    const directory = folder();
    const pack = await writeAndRead(directory, { change });
    const parts = packIn(directory)
      .toString('latin1')
      .match(/^\["changes",/gm);
    expect(parts?.length).toBeGreaterThan(1);
    expect(pack.change()).toEqual(change);
  });

  test('brings back a content of so many pieces that its row is split', async () => {
    const pieces = Array.from({ length: 2345 }, (_, n) => sha256(`${n}`));
    const writer = begin(folder());
    const digest = sha256('whole');
    writer.addContent(digest, 2344 * PIECE + 5, pieces);
    const directory = folder();
    const other = begin(directory, { number: 2 });
    other.addContent(digest, 2344 * PIECE + 5, pieces);
    const ref = await other.finish({ kind: 'step', step: null, change: [], git: new Map() });
    const made = readPack({ directory, ref, run: RUN }).contents.get(digest);
    expect(made?.size).toBe(2344 * PIECE + 5);
    expect(made?.pieces.toString('hex')).toBe(pieces.join(''));
    await writer.abandon();
  });

  test.each(KINDS)('says whose change it is: %s', async (kind) => {
    const pack = await writeAndRead(folder(), { kind, step: 'test (é, 1)', number: 3 });
    expect(pack.header).toEqual({ format: 2, run: RUN, number: 3, kind, step: 'test (é, 1)' });
  });

  test('says what it holds when it is finished as it does when it is read', async () => {
    const directory = folder();
    const writer = begin(directory);
    for (const size of SIZES) await keep(writer, randomBytes(random(size), size));
    const ref = await writer.finish({ kind: 'step', step: 's', change: [], git: new Map() });
    const { pieces, contents } = readPack({ directory, ref, run: RUN });
    expect(pieces.size).toBeGreaterThan(SIZES.length);
    expect(contents.size).toBeGreaterThan(0);
    expect(writer.held()).toEqual({ pieces, contents });
  });

  test('is the same bytes for the same input, in whatever time', async () => {
    const contents = SIZES.map((size) => randomBytes(random(size), size));
    const change = randomChange(random(9), 500);
    const [first, second] = [folder(), folder()];
    const git = [1, 2, 3].map((n) => [sha256(`${n}`), `${n}`.repeat(40)] as const);
    await write(first, { contents, change, git: new Map(git) });
    const writer = begin(second);
    for (const content of contents) {
      await keep(writer, content);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await writer.finish({ kind: 'step', step: 'build', change, git: new Map(git.toReversed()) });
    expect(packIn(first).equals(packIn(second))).toBe(true);
  });

  test('has the blocks and tables that the document describes', async () => {
    const directory = folder();
    const contents = [Buffer.alloc(3000, 'compressible '), randomBytes(random(76), 500)];
    const big = [randomBytes(random(3), PIECE), randomBytes(random(4), 7)];
    const git = new Map([[sha256('git'), 'a'.repeat(40)]]);
    const noted = [
      { path: './a' as Path, state: null },
      { path: './b' as Path, state: { kind: 'directory', mode: 0o755 } as const },
    ];
    await write(directory, {
      contents: [...contents, Buffer.concat(big)],
      kind: 'edit',
      step: null,
      git,
      noted,
    });
    const change = filesOf([...contents, Buffer.concat(big)]);
    const [one, two, three, four] = [...contents, ...big].map((content) => sha256(content));
    const found = decodePack(packIn(directory));
    expect(found.header).toEqual({ format: 2, run: RUN, number: 1, kind: 'edit', step: null });
    expect(Buffer.concat(found.blocks).equals(Buffer.concat([...contents, ...big]))).toBe(true);
    expect(found.rows.blocks?.map((row) => (row as number[])[1])).toEqual([3500 + PIECE, 7]);
    expect({ ...found.rows, blocks: [] }).toEqual({
      blocks: [],
      pieces: [
        [one, 0, 0, 3000],
        [two, 0, 3000, 500],
        [three, 0, 3500, PIECE],
        [four, 1, 0, 7],
      ],
      contents: [[sha256(Buffer.concat(big)), PIECE + 7, 2, 0, three, four]],
      git: [...git],
      changes: change.map(({ path, after }) => [
        path,
        null,
        after?.kind === 'file' && ['f', 0o644, after.size, after.digest, after.mtime],
      ]),
      noted: [
        ['./a', null],
        ['./b', ['d', 0o755]],
      ],
    });
  });
});

describe('a content', () => {
  test('is stored once, whatever it is called', async () => {
    const content = randomBytes(random(1), 3 * PIECE);
    const [once, thrice] = [folder(), folder()];
    const one = await write(once, { contents: [content], change: [] });
    const writer = begin(thrice);
    for (let n = 0; n < 3; n++) await keep(writer, content);
    for (let at = 0; at < content.length; at += PIECE)
      await writer.addPiece(content.subarray(at, at + PIECE));
    expect(writer.keptBytes).toBe(
      new Set([0, 1, 2].map((n) => sha256(content.subarray(n * PIECE, (n + 1) * PIECE)))).size * PIECE,
    );
    const three = await writer.finish({ kind: 'step', step: 'build', change: [], git: new Map() });
    expect(three).toEqual(one);
  });

  test('that is known elsewhere is not stored, and read from there', async () => {
    const directory = folder();
    const old = Buffer.concat([0, 1, 2, 3].map((n) => randomBytes(random(100 + n), PIECE)));
    const first = await writeAndRead(directory, { contents: [old] });
    const run = new RunContents();
    run.add(first);
    const changed = Buffer.from(old);
    changed.writeUInt32LE(12345, 2 * PIECE + 17);
    const writer = begin(directory, { number: 2, isKnown: (digest) => run.has(digest) });
    await keep(writer, changed);
    await keep(writer, old);
    expect(writer.keptBytes).toBe(PIECE);
    const ref = await writer.finish({ kind: 'step', step: 's', change: [], git: new Map() });
    expect(run.has(sha256(changed))).toBe(false);
    run.add(readPack({ directory, ref, run: RUN }));
    expect((await bytesOf(run, sha256(changed))).equals(changed)).toBe(true);
    expect((await bytesOf(run, sha256(old))).equals(old)).toBe(true);
    run.close();
  });

  test('of no bytes is known everywhere and stored nowhere', async () => {
    const writer = begin(folder());
    expect(writer.has(sha256(''))).toBe(true);
    expect(await writer.addPiece(Buffer.alloc(0))).toBe(sha256(''));
    expect(writer.keptBytes).toBe(0);
    await writer.abandon();
    expect(await bytesOf(new RunContents(), sha256(''))).toEqual(Buffer.alloc(0));
  });

  test('that is given in pieces at the same time is stored whole', async () => {
    const directory = folder();
    const writer = begin(directory);
    const pieces = Array.from({ length: 12 }, (_, n) => randomBytes(random(n), PIECE - n));
    const digests = await Promise.all(pieces.map((piece) => writer.addPiece(piece)));
    const ref = await writer.finish({ kind: 'step', step: 's', change: [], git: new Map() });
    const run = new RunContents();
    run.add(readPack({ directory, ref, run: RUN }));
    expect(await run.verify(digests)).toEqual(new Map());
    run.close();
  });
});

describe('a pack', () => {
  test('appears under its name when it is finished, and can be read by its owner alone', async () => {
    const directory = join(folder(), 'packs');
    const writer = begin(directory, { number: 7 });
    await keep(writer, Buffer.alloc(100, 'x'));
    expect(readdirSync(directory)).toEqual(['000007.pack.tmp']);
    const ref = await writer.finish({ kind: 'step', step: 's', change: [], git: new Map() });
    expect(readdirSync(directory)).toEqual(['000007.pack']);
    const { size, mode } = statSync(join(directory, '000007.pack'));
    expect(ref).toEqual({ pack: 7, index: expect.stringMatching(/^[0-9a-f]{64}$/), bytes: size });
    expect(mode & 0o777).toBe(0o600);
    await writer.abandon();
    expect(readdirSync(directory)).toEqual(['000007.pack']);
  });

  test('replaces what a killed process left under the temporary name', async () => {
    const directory = folder();
    writeFileSync(join(directory, '000001.pack.tmp'), 'x'.repeat(1000));
    const ref = await write(directory, { contents: [Buffer.from('new')] });
    expect(await verifyPack(directory, ref, RUN)).toEqual({ bytes: ref.bytes, pieces: 1 });
    expect(readdirSync(directory)).toEqual(['000001.pack']);
  });

  test('is never written twice', async () => {
    const directory = folder();
    const ref = await write(directory, { contents: [Buffer.from('old')] });
    expect(() => begin(directory)).toThrow('never written twice');
    expect(await verifyPack(directory, ref, RUN)).toEqual({ bytes: ref.bytes, pieces: 1 });
  });

  test('that is abandoned leaves nothing, and takes nothing more', async () => {
    const directory = folder();
    const writer = begin(directory);
    for (let n = 0; n < 5; n++) await writer.addPiece(randomBytes(random(n), PIECE));
    await writer.abandon();
    await writer.abandon();
    expect(readdirSync(directory)).toEqual([]);
    await expect(writer.addPiece(Buffer.from('a'))).rejects.toThrow('abandoned');
  });

  const file = filesOf([Buffer.from('a')])[0]?.after ?? null;
  test.each<readonly [string, Change]>([
    ['out of order', ['./b', './a'].map((path) => ({ path: path as Path, before: null, after: file }))],
    ['with a path that climbs', [{ path: './../a' as Path, before: null, after: file }]],
  ])('of a change %s is not published', async (_name, change) => {
    const directory = folder();
    const writer = begin(directory);
    await expect(writer.finish({ kind: 'step', step: 's', change, git: new Map() })).rejects.toThrow(/path/);
    await writer.abandon();
    expect(readdirSync(directory)).toEqual([]);
  });

  test('that is not there is told as absent', () => {
    const ref = { pack: 5, index: sha256(''), bytes: 100 };
    expect(() => readPack({ directory: folder(), ref, run: RUN })).toThrow(PackAbsent);
    expect(() => readPack({ directory: join(folder(), 'none'), ref, run: RUN })).toThrow(PackAbsent);
  });

  test.each([0, -1, 1.5, Number.NaN, 1_000_000, '../../etc/passwd' as unknown as number])(
    'of number %s is damaged',
    (pack) => {
      const ref = { pack, index: sha256(''), bytes: 100 };
      expect(() => readPack({ directory: folder(), ref, run: RUN })).toThrow(PackDamaged);
    },
  );

  test('that the system refuses to open is neither absent nor damaged', async () => {
    const directory = folder();
    const ref = await write(directory);
    rmSync(join(directory, '000001.pack'));
    symlinkSync('000001.pack', join(directory, '000001.pack'));
    expect(() => readPack({ directory, ref, run: RUN })).toThrow(StoreError);
  });

  test.each(['run', 'index', 'bytes', 'number'])(
    'that is not the one the record names is damaged: another %s',
    async (what) => {
      const directory = folder();
      const ref = await write(directory, { contents: [Buffer.from('a')] });
      await write(directory, { number: 2, contents: [Buffer.from('b')] });
      const asked = {
        run: { directory, ref, run: 'another' },
        index: { directory, ref: { ...ref, index: sha256('') }, run: RUN },
        bytes: { directory, ref: { ...ref, bytes: ref.bytes + 1 }, run: RUN },
        number: { directory, ref: { ...ref, pack: 2 }, run: RUN },
      }[what];
      expect(() => asked && readPack(asked)).toThrow(PackDamaged);
    },
  );

  test('of a newer format is refused in plain words', () => {
    const directory = folder();
    const ref = putPack(directory, 1, { header: {}, version: 3 });
    expect(() => readPack({ directory, ref, run: RUN })).toThrow(NewerPack);
    expect(() => readPack({ directory, ref, run: RUN })).toThrow(
      'pack 1 was written by a newer Savepoint (format 3; this one reads format 2)',
    );
  });
});

describe('the directory of packs', () => {
  test('lists them in order, and nothing else', async () => {
    const directory = folder();
    for (const number of [12, 3]) await write(directory, { number });
    for (const name of ['000004.pack.tmp', '5.pack', '000000.pack', 'x000006.pack', '000007.packs', 'notes'])
      writeFileSync(join(directory, name), '');
    expect(listPacks(directory)).toEqual([3, 12]);
    expect(listPacks(join(directory, 'none'))).toEqual([]);
  });

  test('loses what no record names, and what was never finished', async () => {
    const directory = folder();
    for (const number of [1, 2, 3]) await write(directory, { number });
    for (const name of ['000004.pack.tmp', 'notes']) writeFileSync(join(directory, name), '');
    expect([...removeOrphans(directory, new Set([2, 9]))].sort()).toEqual([
      '000001.pack',
      '000003.pack',
      '000004.pack.tmp',
    ]);
    expect(readdirSync(directory).sort()).toEqual(['000002.pack', 'notes']);
    expect(removeOrphans(join(directory, 'none'), new Set())).toEqual([]);
    expect(existsSync(join(directory, 'none'))).toBe(false);
  });

  test('gives out a number above all on disk and all in records', async () => {
    const directory = folder();
    expect(nextNumber(directory, new Set())).toBe(1);
    await write(directory, { number: 4 });
    expect(nextNumber(directory, new Set())).toBe(5);
    expect(nextNumber(directory, new Set([2, 8]))).toBe(9);
  });
});

function packIn(directory: string): Buffer {
  return readFileSync(join(directory, '000001.pack'));
}
