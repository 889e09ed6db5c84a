import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lastLook } from '../../src/files/last-look.ts';
import { markPath, readMark } from '../../src/files/mark.ts';
import { MarkWriter } from '../../src/files/mark-writer.ts';
import { folderId } from '../../src/files/trace.ts';
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
function rig(more: readonly string[] = []) {
  const [cwd, cache] = [folder(), join(folder(), 'cache')];
  for (const each of [join(cwd, 'd/e'), cache]) mkdirSync(each, { recursive: true });
  for (const each of ['a', 'd/x', 'd/e/y']) writeFileSync(join(cwd, each), '');
  writeFileSync(join(cache, 'z'), '');
  const mark = markPath(folder(), cwd, 'r');
  const writer = new MarkWriter(mark, { beats: () => {}, rests: () => {} });
  writer.begin(
    { run: 'r', attempt: 'mark', folder: folderId(cwd) },
    {
      index: new Map([...PATHS, ...more].map((path) => [path as Path, SEEN])),
      ...{ half: new Map(), unread: new Set() },
      git: { from: NO_HEAD, to: NO_HEAD },
      roots: [
        { path: '~/.cache' as RootPath, absolute: cache },
        { path: '.' as RootPath, absolute: cwd },
      ],
    },
  );
  writer.close();
  const gone = (attempt = 'mark') => {
    lastLook(mark, attempt);
    const noted = readMark(mark)?.ended?.missed ?? null;
    return noted === null
      ? null
      : [...noted].map(([path, what]) => (what === 'gone' ? path : `${what} ${path}`));
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

test('so is all that was in a root that is gone', () => {
  const { cache, gone } = rig();
  rmSync(cache, { recursive: true });
  expect(gone()).toEqual(['~/.cache', '~/.cache/z']);
});

test('of what cannot be looked at nothing is told, nor of what is in it; of all else it is', () => {
  const deep = `./${'d'.repeat(300)}`;
  const { cwd, gone } = rig([deep, `${deep}/in`]);
  rmSync(join(cwd, 'a'));
  expect(gone()).toEqual(['./a', `unknown ${deep}`, `unknown ${deep}/in`]);
});

test('nothing is told where the workspace has been moved, nor of another attempt', () => {
  const { cwd, gone } = rig();
  rmSync(join(cwd, 'a'));
  expect(gone('another')).toBe(null);
  renameSync(cwd, `${cwd}-moved`);
  expect(gone()).toBe(null);
  mkdirSync(cwd);
  expect(gone()).toBe(null);
});
