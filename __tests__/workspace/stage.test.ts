/** What is not there yet is built aside, and comes to its place whole. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readPack } from '../../src/checkpoint/read-pack.ts';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { sha256 } from '../../src/digest/digest.ts';
import type { Path } from '../../src/tree/path.ts';
import type { Entry } from '../../src/tree/state.ts';
import type { Applied, ApplyAction } from '../../src/workspace/apply.ts';
import { type Contents, PIECE } from '../../src/workspace/contents.ts';
import type { Roots } from '../../src/workspace/roots.ts';
import type { Staged } from '../../src/workspace/stage.ts';
import { microsOf } from '../../src/workspace/stat-index.ts';
import { RUN, randomBytes, write as writePack } from '../checkpoint/rig.ts';
import { folder } from '../support/folder.ts';
import { giveAway } from '../support/other-user.ts';
import { random } from '../support/random.ts';
import {
  applyAt,
  asUser,
  at,
  LONG_AGO,
  lookAround,
  Memory,
  rootsAt,
  scanAt,
  seenAt,
  stageAt,
} from './rig.ts';

const TEXT = 'some text\n';
const LARGE = randomBytes(random(1), 2 * PIECE + 7);

const directory = (mode = 0o755): Entry => ({ kind: 'directory', mode, mtime: LONG_AGO });
const link = (target: string): Entry => ({ kind: 'link', target, mtime: LONG_AGO });
const file = (content: string | Buffer, mode = 0o644): Entry => {
  return { kind: 'file', mode, size: Buffer.byteLength(content), digest: sha256(content), mtime: LONG_AGO };
};

/** Folders from above, and what is in them. */
const TREE = new Map<Path, Entry>([
  [at('made'), directory(0o750)],
  [at('made/\xff'), directory(0o777)],
  [at('made/empty'), directory()],
  [at('there/new'), directory()],
  [at('made/\xff/file'), file(TEXT, 0o755)],
  [at('made/same'), file(TEXT, 0o600)],
  [at('made/nothing'), file('')],
  [at('made/large'), file(LARGE)],
  [at('made/zeros'), file(Buffer.alloc(PIECE + 5))],
  [at('there/new/file'), file('other\n')],
  [at('there/alone'), file(TEXT, 0o444)],
  [at('made/link'), link('../nowhere/\xff')],
]);
const CONTENTS = [TEXT, LARGE, Buffer.alloc(PIECE + 5), 'other\n'].map((content) => Buffer.from(content));

/** What a run has saved, in packs. @returns the path of each, too */
async function packed(...packs: readonly (readonly Buffer[])[]) {
  const [store, contents] = [folder(), new RunContents()];
  const paths: string[] = [];
  for (const [index, some] of packs.entries()) {
    const ref = await writePack(store, { number: index + 1, contents: some });
    contents.add(readPack({ directory: store, ref, run: RUN }));
    paths.push(join(store, `00000${index + 1}.pack`));
  }
  return { contents, paths };
}

/** A workspace with a folder in it. */
function place(): { readonly workspace: string; readonly roots: Roots } {
  const workspace = folder();
  mkdirSync(join(workspace, 'there'));
  utimesSync(workspace, 1000, 1000);
  return { workspace, roots: rootsAt(workspace) };
}

const writes = (tree: ReadonlyMap<Path, Entry>) =>
  [...tree].map(([path, entry]): ApplyAction => ({ kind: 'write', path, entry, expect: null }));

function build(tree: ReadonlyMap<Path, Entry>, { roots, contents, signal }: Where): Promise<Staged> {
  return stageAt(roots, writes(tree), contents, signal);
}

interface Where {
  readonly roots: Roots;
  readonly contents: Contents;
  readonly signal?: AbortSignal;
}

async function bring(
  tree: ReadonlyMap<Path, Entry>,
  { roots, contents }: Where,
  staged: Staged,
): Promise<Applied> {
  return applyAt(roots, writes(tree), { contents, staged }).finally(() => staged.close());
}

const builtOf = (staged: Staged) => [...TREE.keys()].filter((path) => staged.isBuilt(path));
const namesIn = (workspace: string) => readdirSync(workspace, { recursive: true, encoding: 'utf8' }).sort();

/** Changes one byte of the first block of a pack. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

test.each([
  ['packs', async () => (await packed(CONTENTS)).contents],
  [
    'elsewhere',
    async () => {
      const memory = new Memory();
      for (const content of CONTENTS) memory.add(content);
      return memory;
    },
  ],
])(
  'all comes back with content, mode, time and target, and is known from then on: contents in %s',
  async (_, make) => {
    const { workspace, roots } = place();
    const contents = await make();
    const staged = await build(TREE, { roots, contents });
    expect(builtOf(staged)).toEqual([...TREE.keys()]);
    expect(readdirSync(join(workspace, 'there'))).toEqual([]);
    const { kept, indexed } = await bring(TREE, { roots, contents }, staged);
    expect(kept).toEqual([]);
    const { tree } = await lookAround(roots);
    tree.delete(at('there'));
    expect(tree).toEqual(new Map([...TREE].sort()));
    expect(new Map([...indexed].map(([path, found]) => [path, found?.entry]))).toEqual(TREE);
    for (const [path, found] of indexed) expect([path, found?.seen]).toEqual([path, seenAt(roots, path)]);
    expect(readdirSync(workspace).sort()).toEqual(['made', 'there']);
  },
);

test('what comes in a new folder is known by its times from then on, and so is what is put there later', async () => {
  const { workspace, roots } = place();
  const { contents } = await packed(CONTENTS);
  const staged = await build(TREE, { roots, contents });
  const later = { contents, staged, now: () => Date.now() + 1000 };
  const { indexed } = await applyAt(roots, writes(TREE), later).finally(() => staged.close());
  const again = [...indexed].flatMap(([path, found]) => (found?.racy === true ? [path] : []));
  expect(again).toEqual([at('made'), at('there/new')]);
  writeFileSync(join(workspace, 'made/empty/new'), TEXT);
  const index = new Map([...indexed].flatMap(([path, found]) => (found === null ? [] : [[path, found]])));
  const { changed } = scanAt(roots, { index, directories: 'changed' });
  expect([...changed.keys()]).toEqual(expect.arrayContaining([at('made/empty'), at('made/empty/new')]));
});

test('a file that is all zeros at its end takes no room for them', async () => {
  const { workspace, roots } = place();
  const { contents } = await packed(CONTENTS);
  await bring(TREE, { roots, contents }, await build(TREE, { roots, contents }));
  expect(lstatSync(join(workspace, 'made/zeros'))).toMatchObject({ size: PIECE + 5, blocks: 0 });
});

// 50 MiB are written to a pack first, which takes over a second.
test('two threads share many blocks, and one file of many', async () => {
  const { roots } = place();
  // Noise, since a pack holds it as it is: 17 MiB in small files, and 34 in one.
  const small = Array.from({ length: 68 }, (_, number) => randomBytes(random(2 * number + 100), PIECE / 4));
  const large = Buffer.concat(
    Array.from({ length: 34 }, (_, number) => randomBytes(random(3 * number), PIECE)),
  );
  const { contents } = await packed([...small, large]);
  const tree = new Map<Path, Entry>([
    [at('d'), directory()],
    [at('d/large'), file(large)],
  ]);
  for (const [number, content] of small.entries()) tree.set(at(`d/${number}`), file(content));
  const staged = await build(tree, { roots, contents });
  expect((await bring(tree, { roots, contents }, staged)).kept).toEqual([]);
  const { tree: found } = await lookAround(roots);
  for (const [path, entry] of tree) expect(found.get(path)).toEqual(entry);
});

test('where a content is lost nothing is built, and all that is lost is told', async () => {
  const { workspace, roots } = place();
  const { contents, paths } = await packed([Buffer.from(TEXT)], [Buffer.from('other\n'), LARGE]);
  for (const path of paths) damage(path);
  const staged = await build(TREE, { roots, contents });
  expect(staged.lost.get(sha256(TEXT))).toMatch(/pack 1 is damaged/);
  expect(staged.lost.get(sha256('other\n'))).toMatch(/pack 2 is damaged/);
  expect(builtOf(staged)).toEqual([]);
  expect(namesIn(workspace)).toEqual(['there']);
});

test('a content that is damaged in one pack is taken from another', async () => {
  const { workspace, roots } = place();
  const { contents, paths } = await packed(CONTENTS, CONTENTS);
  damage(paths[1] ?? '');
  const staged = await build(TREE, { roots, contents });
  expect(staged.lost.size).toBe(0);
  await bring(TREE, { roots, contents }, staged);
  expect(readFileSync(join(workspace, 'made/same'), 'utf8')).toBe(TEXT);
});

test.each([
  ['one piece', 'other\n'],
  ['several pieces', LARGE],
])('a content of %s that is another than it is called is not brought', async (_, content) => {
  const { workspace, roots } = place();
  const { contents } = await packed(CONTENTS);
  const liar: Contents = {
    has: () => true,
    piecesOf: () => contents.piecesOf(sha256(content)),
    read: (digest) => contents.read(digest),
  };
  const evil = { ...file(content), digest: sha256('evil') } as Entry;
  const staged = await build(new Map([[at('x'), evil]]), { roots, contents: liar });
  expect([...staged.lost.keys()]).toEqual([sha256('evil')]);
  expect(namesIn(workspace)).toEqual(['there']);
});

test('till it comes to its place it lies where nobody else may enter, and no time shows it', async () => {
  const { workspace, roots } = place();
  const { contents } = await packed(CONTENTS);
  const staged = await build(TREE, { roots, contents });
  const [site = ''] = readdirSync(workspace).filter((name) => name !== 'there');
  expect(lstatSync(join(workspace, site))).toMatchObject({ mode: 0o40700 });
  expect(lstatSync(workspace).mtimeMs).toBe(1000_000);
  expect([...(await lookAround(roots)).tree.keys()]).toEqual([at('there')]);
  staged.close();
  expect([namesIn(workspace), lstatSync(workspace).mtimeMs]).toEqual([['there'], 1000_000]);
});

test.each([
  ['a file', (path: string) => writeFileSync(path, 'mine')],
  ['a folder', (path: string) => mkdirSync(path)],
  ['a link', (path: string) => symlinkSync('mine', path)],
])('%s that comes to the place meanwhile stays, and what is below it is left out', async (_, put) => {
  const { workspace, roots } = place();
  const { contents } = await packed(CONTENTS);
  const staged = await build(TREE, { roots, contents });
  put(join(workspace, 'made'));
  put(join(workspace, 'there/alone'));
  const before = ['made', 'there/alone'].map((name) => seenAt(roots, at(name)));
  const { kept } = await bring(TREE, { roots, contents }, staged);
  expect(kept.map(({ path }) => path)).toEqual(expect.arrayContaining([at('made'), at('there/alone')]));
  expect(['made', 'there/alone'].map((name) => seenAt(roots, at(name)).ino)).toEqual(
    before.map(({ ino }) => ino),
  );
  expect(readFileSync(join(workspace, 'there/new/file'), 'utf8')).toBe('other\n');
});

test('a folder with something in it is not replaced, however late it comes', async () => {
  const { workspace, roots } = place();
  const { contents } = await packed(CONTENTS);
  const staged = await build(TREE, { roots, contents });
  mkdirSync(join(workspace, 'made/mine'), { recursive: true });
  const name = (each: string) => join(workspace, each);
  const inIt = { absolute: workspace, ino: 0, self: workspace, at: name };
  expect(staged.move({ path: at('made'), absolute: name('made'), place: inIt, name: 'made' })).toBeNull();
  expect([staged.isMoved(at('made/same')), namesIn(name('made'))]).toEqual([false, ['mine']]);
  staged.close();
});

test('nothing comes through a folder that became a link to a folder outside', async () => {
  const { workspace, roots } = place();
  const { contents } = await packed(CONTENTS);
  const outside = folder();
  const staged = await build(TREE, { roots, contents });
  renameSync(join(workspace, 'there'), join(workspace, 'aside'));
  symlinkSync(outside, join(workspace, 'there'));
  const { kept } = await bring(TREE, { roots, contents }, staged);
  expect(new Set(kept.map(({ path }) => path))).toEqual(
    new Set([at('there/new'), at('there/new/file'), at('there/alone')]),
  );
  expect([namesIn(outside), namesIn(join(workspace, 'aside'))]).toEqual([[], []]);
});

test('folders that not even their owner may write into are moved into such a folder, and can be removed till then', async () => {
  const { workspace, roots } = place();
  const tree = new Map<Path, Entry>([
    [at('there/ro'), directory(0o500)],
    [at('there/ro/deep'), directory(0o000)],
    [at('there/ro/deep/file'), file(TEXT, 0o000)],
  ]);
  const { contents, paths } = await packed([Buffer.from(TEXT)]);
  giveAway(workspace, join(workspace, 'there'), ...paths.flatMap((path) => [path, join(path, '..')]));
  chmodSync(join(workspace, 'there'), 0o555);
  let built = 0;
  await asUser(async () => {
    (await build(tree, { roots, contents })).close();
    expect(namesIn(workspace)).toEqual(['there']);
    const staged = await build(tree, { roots, contents });
    const name = namesIn(workspace).find((each) => each.endsWith('/deep/file'));
    built = lstatSync(join(workspace, name ?? '')).ino;
    expect((await bring(tree, { roots, contents }, staged)).kept).toEqual([]);
  });
  const found = [...tree.keys()].map((path) => seenAt(roots, path));
  expect(found.map(({ mode, mtimeMs }) => [mode & 0o777, microsOf(mtimeMs)])).toEqual(
    [0o500, 0o000, 0o000].map((mode) => [mode, LONG_AGO]),
  );
  expect([found.at(-1)?.ino, seenAt(roots, at('there')).mode & 0o777]).toEqual([built, 0o555]);
});

test('a signal ends it, and nothing is left', async () => {
  const { workspace, roots } = place();
  const { contents } = await packed(CONTENTS);
  const stopped = AbortSignal.abort(new Error('stop'));
  await expect(build(TREE, { roots, contents, signal: stopped })).rejects.toThrow('stop');
  expect(namesIn(workspace)).toEqual(['there']);
});

test('where a root is not there nothing is built, and all is written in its place', async () => {
  const workspace = join(folder(), 'gone');
  const roots = rootsAt(workspace);
  const { contents } = await packed(CONTENTS);
  const staged = await build(TREE, { roots, contents });
  expect(builtOf(staged)).toEqual([]);
  const tree = new Map([[at('there'), directory()], ...TREE]);
  expect((await bring(tree, { roots, contents }, staged)).kept).toEqual([]);
  expect((await lookAround(roots)).tree.get(at('made/large'))).toEqual(file(LARGE));
});
