import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lastLook } from '../../src/files/last-look.ts';
import { markPath, readMark } from '../../src/files/mark.ts';
import { MarkWriter } from '../../src/files/mark-writer.ts';
import type { Path, RootPath } from '../../src/tree/path.ts';
import { NO_HEAD } from '../../src/workspace/git-files.ts';
import type { Indexed } from '../../src/workspace/stat-index.ts';
import { folder } from '../support/folder.ts';
import { entryOf } from '../tree/model.ts';

const SEEN: Indexed = {
  seen: { ino: 1, size: 2, mode: 0o100644, mtimeMs: 3, ctimeMs: 4, nlink: 1 },
  entry: entryOf('1'),
  racy: false,
};
const PATHS = ['./a', './d', './d/x', './d/e', './d/e/y', '~/.cache', '~/.cache/z'];

/** A workspace, and a root in the home folder, all of which an attempt has seen. */
function rig() {
  const [cwd, cache] = [folder(), join(folder(), 'cache')];
  for (const each of [join(cwd, 'd/e'), cache]) mkdirSync(each, { recursive: true });
  for (const each of ['a', 'd/x', 'd/e/y']) writeFileSync(join(cwd, each), '');
  writeFileSync(join(cache, 'z'), '');
  const mark = markPath(folder(), cwd, 'r');
  const writer = new MarkWriter(mark, { beats: () => {}, rests: () => {} });
  writer.begin(
    { run: 'r', attempt: 'mark', folder: '1-2' },
    {
      index: new Map(PATHS.map((path) => [path as Path, SEEN])),
      ...{ half: new Map(), unread: new Set() },
      git: { from: NO_HEAD, to: NO_HEAD },
      roots: [
        { path: '.' as RootPath, absolute: cwd },
        { path: '~/.cache' as RootPath, absolute: cache },
      ],
    },
  );
  writer.close();
  const gone = (attempt = 'mark') => {
    lastLook(mark, attempt);
    const noted = readMark(mark)?.gone ?? null;
    return noted === null ? null : [...noted];
  };
  return { cwd, cache, gone };
}

test('of what an attempt has seen in any root, what is not there any more is noted', () => {
  const { cwd, cache, gone } = rig();
  expect(gone()).toEqual([]);
  for (const each of [join(cwd, 'a'), join(cwd, 'd/e'), join(cache, 'z')]) rmSync(each, { recursive: true });
  expect(gone()).toEqual(['./a', './d/e', './d/e/y', '~/.cache/z']);
});

test('so is what would be found through a link, or below a file', () => {
  const { cwd, gone } = rig();
  const elsewhere = folder();
  mkdirSync(join(elsewhere, 'e'));
  writeFileSync(join(elsewhere, 'e/y'), '');
  rmSync(join(cwd, 'd'), { recursive: true });
  symlinkSync(elsewhere, join(cwd, 'd'));
  expect(gone()).toEqual(['./d/x', './d/e', './d/e/y']);
  rmSync(join(cwd, 'd'));
  writeFileSync(join(cwd, 'd'), '');
  expect(gone()).toEqual(['./d/x', './d/e', './d/e/y']);
});

test('nothing is where a root is not there, nor of another attempt', () => {
  const { cwd, cache, gone } = rig();
  rmSync(join(cwd, 'a'));
  expect(gone('another')).toBe(null);
  rmSync(cache, { recursive: true });
  expect(gone()).toBe(null);
});
