/** Contents are stored once in a store: a new run in a folder borrows the packs of the last one there. */
import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { crash } from '../support/crash.ts';
import { checkout, place, put, read, repository, Scene } from '../support/scene.ts';

/** Lines that do not compress well, the same each time. */
const MUCH = 'seq 20000 | sha256sum > out/key; seq 1 40000 | sort -R --random-source=out/key > out/much';
const TEXT = `
steps:
  - { id: make, run: 'mkdir -p out; ${MUCH}; echo make >> "$LOG"' }
  - { id: end, run: 'test -e "$OUT/go"' }
`;
const FILES = { 'savepoint.yml': TEXT, '.gitignore': 'out\n' };
const MINE = Array.from({ length: 40_000 }, (_, at) => `${at ** 3}`).join('\n');

const packsIn = (run: string) => join(run, 'packs');
const sizes = (run: string) => readdirSync(packsIn(run)).map((name) => statSync(join(packsIn(run), name)));
/** Bytes of the packs that no other run has. */
const own = (run: string) => sizes(run).reduce((sum, { nlink, size }) => sum + (nlink === 1 ? size : 0), 0);

let scene: Scene;
let cwd: string;
let first: string;
beforeEach(async () => {
  scene = new Scene();
  cwd = repository(FILES);
  put(cwd, { mine: MINE });
  await scene.run(cwd);
  first = scene.runFolder;
});

/** A new run in the folder. */
async function second(): Promise<string> {
  expect((await scene.run(cwd, '--fresh')).code).toBe(1);
  return scene.runFolder;
}

test('a second run in a folder stores what is new, and both are whole', async () => {
  const before = own(first);
  const run = await second();
  expect([own(run) < before / 20, own(first) < before / 20]).toEqual([true, true]);
  expect((await scene.call(cwd, 'verify')).code).toBe(0);
  const { stdout } = await scene.call(cwd, 'verify', 'latest');
  expect(stdout).toContain('borrowed of an earlier run');
});

test('a run goes on elsewhere with what it borrowed, when the run that it borrowed of is gone', async () => {
  const [made] = [read(cwd, 'out/much')];
  await second();
  expect((await scene.call(cwd, 'clean', first.split('/').at(-1) ?? '')).code).toBe(0);
  scene.log();
  scene.release();
  const elsewhere = checkout(cwd);
  put(elsewhere, { mine: MINE });
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect([scene.log(), read(elsewhere, 'out/much') === made]).toEqual([[], true]);
  expect((await scene.call(elsewhere, 'verify', 'latest')).code).toBe(0);
});

test('what a step changes in a borrowed file is stored, and what borrows of it again is whole', async () => {
  await second();
  writeFileSync(join(cwd, 'mine'), `${MINE}\nmore`);
  const third = await second();
  const packs = join(scene.store, 'runs');
  for (const run of readdirSync(packs))
    if (join(packs, run) !== third) rmSync(join(packs, run), { recursive: true });
  const to = join(scene.outside, 'to');
  expect((await scene.call(cwd, 'restore', 'latest', '--to', to)).code).toBe(0);
  expect([read(to, 'mine'), read(to, 'out/much')]).toEqual([`${MINE}\nmore`, read(cwd, 'out/much')]);
});

test('clean tells what is free afterwards: what two runs share is free with the second of them', async () => {
  const whole = own(first);
  await second();
  const freed = async (...ids: string[]) => {
    const { stdout } = await scene.call(cwd, 'clean', '--dry-run', '-o', 'json', ...ids);
    return (JSON.parse(stdout) as { stored_bytes: number }[]).reduce(
      (sum, { stored_bytes }) => sum + stored_bytes,
      0,
    );
  };
  const [a = '', b = ''] = [first, scene.runFolder].map((path) => path.split('/').at(-1) ?? '');
  expect([(await freed(a)) < whole / 10, (await freed(b)) < whole / 10]).toEqual([true, true]);
  expect(await freed(a, b)).toBeGreaterThan(whole);
});

test.each<[string, (pack: string) => void]>([
  ['cut short', (pack) => truncateSync(pack, statSync(pack).size - 1)],
  ['gone', (pack) => rmSync(pack)],
  [
    'a link',
    (pack) => {
      writeFileSync(`${pack}.elsewhere`, readFileSync(pack));
      rmSync(pack);
      symlinkSync(`${pack}.elsewhere`, pack);
    },
  ],
])('a pack that is %s is not borrowed, and its contents are stored again', async (_, spoil) => {
  for (const name of readdirSync(packsIn(first))) spoil(join(packsIn(first), name));
  const run = await second();
  expect(own(run)).toBeGreaterThan(100_000);
  expect((await scene.call(cwd, 'verify', 'latest')).code).toBe(0);
});

test('a content that is found damaged is damaged for each run that names it, and verify says so of each', async () => {
  await second();
  const [name = ''] = readdirSync(packsIn(first));
  const pack = join(packsIn(first), name);
  const bytes = readFileSync(pack);
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  writeFileSync(pack, bytes);
  const { code, stdout } = await scene.call(cwd, 'verify');
  expect([code, stdout.match(/digest|checksum|damage|other/gi)?.length ?? 0]).toEqual([
    5,
    expect.any(Number),
  ]);
  expect(stdout.match(/all whole/g)).toBeNull();
});

test('a kill while packs are borrowed leaves both runs as they should be', async () => {
  const other = place(FILES);
  put(other, { mine: MINE });
  for (const at of [1, 2]) {
    const fault = { at, match: '^link ', action: 'after' } as const;
    await crash(
      ['run', '--fresh', '--store', scene.store],
      { cwd, env: scene.env },
      { roots: [scene.store], fault },
    );
    expect((await scene.call(cwd, 'verify')).code).toBe(0);
  }
  const run = await second();
  expect([own(run) < own(first) + 10_000, (await scene.call(cwd, 'verify')).code]).toEqual([true, 0]);
});
