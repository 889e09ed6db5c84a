/** Many known files are asked for by two threads; whatever may have changed is never taken for unchanged. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import { KnownStats } from '../../src/workspace/known-stats.ts';
import { type Indexed, seenOf } from '../../src/workspace/stat-index.ts';
import { folder } from '../support/folder.ts';
import { random } from '../support/random.ts';
import { lookAround, rootsAt, scanAt, settled } from './rig.ts';

const COUNT = 1200;
const opened: KnownStats[] = [];
afterEach(() => {
  for (const stats of opened.splice(0)) stats.close();
});

function open(): KnownStats {
  const stats = new KnownStats();
  opened.push(stats);
  return stats;
}

function knownAt(cwd: string, paths: readonly Path[]): readonly Indexed[] {
  return paths.map((path) => {
    const seen = seenOf(lstatSync(join(cwd, path)));
    return { seen, entry: { kind: 'other', what: 'device', mtime: 0 }, racy: false };
  });
}

function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

function isAsSeen(file: string, known: Indexed | undefined): boolean {
  const now = lstatSync(file, { throwIfNoEntry: false });
  return now !== undefined && isDeepStrictEqual(seenOf(now), known?.seen);
}

function makeFiles(cwd: string, count: number): Path[] {
  mkdirSync(join(cwd, 'd'), { recursive: true });
  const paths = Array.from({ length: count }, (_, at) => `./d/${at}` as Path);
  for (const path of paths) writeFileSync(join(cwd, path), 'four');
  return paths;
}

/** Each changes the file at a path so that its stat shows it. */
const CHANGES: readonly ((file: string) => void)[] = [
  (file) => rmSync(file),
  (file) => chmodSync(file, 0o600),
  (file) => writeFileSync(file, 'longer than it was'),
  (file) => utimesSync(file, 1, 1),
  (file) => {
    writeFileSync(`${file}.new`, 'four');
    renameSync(`${file}.new`, file);
  },
  (file) => {
    rmSync(file);
    symlinkSync('elsewhere', file);
  },
];

test.each([
  ['two threads', () => {}],
  ['one thread, where the other has ended', (stats: KnownStats) => stats.close()],
])('by %s, what was changed in any way is told from what was not', (_how, prepare) => {
  const cwd = folder();
  const paths = makeFiles(cwd, COUNT);
  const stats = open();
  prepare(stats);
  const noise = random(3);
  for (let round = 0; round < 2; round++) {
    for (const path of paths) if (!isThere(join(cwd, path))) writeFileSync(join(cwd, path), 'four');
    const known = knownAt(cwd, paths);
    for (const [at, path] of noise.sample(paths, 60).entries())
      CHANGES[at % CHANGES.length]?.(join(cwd, path));
    const same = stats.ask({ paths, known, absolute: (path) => join(cwd, path) });
    const told = paths.filter((_path, at) => same[at] !== 1);
    const changed = paths.filter((path, at) => !isAsSeen(join(cwd, path), known[at]));
    expect(told).toEqual(changed);
    // Some are as they were all the same, where what was done had been done before.
    expect(changed.length).toBeGreaterThan(40);
  }
});

test('lists may grow, shrink and be of other files from one time to the next', () => {
  const cwd = folder();
  const paths = makeFiles(cwd, COUNT);
  const stats = open();
  const [gone = './d/none' as Path] = paths.slice(700);
  const known = new Map(knownAt(cwd, paths).map((each, at) => [paths[at], each]));
  rmSync(join(cwd, gone));
  for (const list of [paths.slice(0, 1000), paths, paths.slice(500, 800), [...paths].reverse(), []]) {
    const of = list.map((path) => known.get(path) as Indexed);
    const same = stats.ask({ paths: list, known: of, absolute: (path) => join(cwd, path) });
    expect(list.filter((_path, at) => same[at] !== 1)).toEqual(list.includes(gone) ? [gone] : []);
  }
});

test('a scan that asks so finds what one finds that does not: names of any bytes, links and long paths included', async () => {
  const cwd = folder();
  makeFiles(cwd, 50);
  for (const name of ['é', '\xff', ' ', 'a\nb']) writeFileSync(Buffer.from(`${cwd}/${name}`, 'latin1'), 'x');
  symlinkSync('nowhere', join(cwd, 'link'));
  writeFileSync(join(cwd, 'setuid'), 'x');
  chmodSync(join(cwd, 'setuid'), 0o4755);
  const roots = rootsAt(cwd);
  const index = settled((await lookAround(roots)).index);
  writeFileSync(Buffer.from(`${cwd}/\xff`, 'latin1'), 'longer');
  rmSync(join(cwd, 'link'));
  rmSync(join(cwd, 'd/7'));
  rmSync(join(cwd, 'd/8'));
  mkdirSync(join(cwd, 'd/8'));
  writeFileSync(join(cwd, 'd/9'), 'longer');
  writeFileSync(join(cwd, 'd/new'), 'x');
  const [alone, asking] = [undefined, open()].map((stats) => {
    const found = scanAt(roots, { index, directories: 'changed', stats });
    return [[...found.changed].sort(), [...found.gone].sort(), found.skipped];
  });
  expect(asking).toEqual(alone);
  expect(alone?.[0]).toHaveLength(5);
});

test('what is found through a link that took the place of its folder is not there', async () => {
  const cwd = folder();
  makeFiles(cwd, 5);
  mkdirSync(join(cwd, 'd/e'));
  writeFileSync(join(cwd, 'd/e/f'), 'four');
  const roots = rootsAt(cwd);
  const index = settled((await lookAround(roots)).index);
  renameSync(join(cwd, 'd'), join(cwd, 'moved'));
  symlinkSync('moved', join(cwd, 'd'));
  for (const directories of ['all', 'changed'] as const) {
    const { gone } = scanAt(roots, { index, directories, stats: open() });
    const below = [...index.keys()].filter((path) => path.startsWith('./d/'));
    expect([...gone].sort()).toEqual(below.sort());
  }
});
