import { expect, test } from '@jest/globals';
import type { ChangedPath } from '../../src/tree/change.ts';
import { fittingOn } from '../../src/tree/fitting.ts';
import type { Path } from '../../src/tree/path.ts';
import type { Entry } from '../../src/tree/state.ts';

const FOLDER: Entry = { kind: 'directory', mode: 0o755, mtime: 0 };

/** `f:TEXT` is a file, `d` a folder, null nothing. */
function entry(text: string | null): Entry | null {
  if (text === null) return null;
  if (text === 'd') return FOLDER;
  return { kind: 'file', mode: 0o644, size: 1, digest: text, mtime: 0 };
}

function treeOf(entries: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(entries).map(([path, text]) => [`./${path}` as Path, entry(text) as Entry] as const),
  );
}

function changeOf(changes: Readonly<Record<string, readonly [string | null, string | null]>>): ChangedPath[] {
  return Object.entries(changes).map(([path, [before, after]]) => ({
    path: `./${path}` as Path,
    before: entry(before),
    after: entry(after),
  }));
}

const FOLDER_MADE = { conf: [null, 'd'], 'conf/a': [null, 'f:a'] } as const;
const FILE_TO_FOLDER = { conf: ['f:1', 'd'], 'conf/a': [null, 'f:a'] } as const;
const FOLDER_TO_FILE = { conf: ['d', 'f:1'], 'conf/a': ['f:a', null], 'conf/b': ['f:b', null] } as const;
const DEEP = { o: ['f:1', 'd'], 'o/p': [null, 'd'], 'o/p/q': [null, 'f:q'], other: [null, 'f:x'] } as const;

test.each([
  ['what is as it was', FOLDER_MADE, {}, ['conf', 'conf/a']],
  ['what is so already', FOLDER_MADE, { conf: 'd', 'conf/a': 'f:a' }, ['conf', 'conf/a']],
  ['beside what came since', FOLDER_MADE, { conf: 'd', 'conf/c': 'f:c' }, ['conf', 'conf/a']],
  ['nothing below a file that came since', FOLDER_MADE, { conf: 'f:new' }, []],
  ['a folder instead of a file', FILE_TO_FOLDER, { conf: 'f:1' }, ['conf', 'conf/a']],
  ['no folder instead of a file that was changed', FILE_TO_FOLDER, { conf: 'f:2' }, []],
  [
    'a file instead of a folder',
    FOLDER_TO_FILE,
    { conf: 'd', 'conf/a': 'f:a', 'conf/b': 'f:b' },
    ['conf', 'conf/a', 'conf/b'],
  ],
  [
    'no file instead of a folder with something new in it',
    FOLDER_TO_FILE,
    { conf: 'd', 'conf/a': 'f:a', 'conf/b': 'f:b', 'conf/c': 'f:c' },
    [],
  ],
  [
    'no file instead of a folder with something changed in it',
    FOLDER_TO_FILE,
    { conf: 'd', 'conf/a': 'f:a', 'conf/b': 'f:2' },
    [],
  ],
  ['nothing of a tree whose top does not come', DEEP, { o: 'f:2' }, ['other']],
])('%s', (_, change, tree, expected) => {
  const all = changeOf(change);
  const { fitting, others } = fittingOn(all, treeOf(tree));
  const named = expected.map((path) => `./${path}`);
  expect(fitting.map(({ path }) => path)).toEqual(named);
  expect(others.map(({ path }) => path)).toEqual(
    all.map(({ path }) => path).filter((path) => !named.includes(path)),
  );
});

test('what may not be changed does not fit, nor what needs it to go', () => {
  const tree = treeOf({ conf: 'd', 'conf/a': 'f:a', 'conf/b': 'f:b' });
  const { fitting } = fittingOn(changeOf(FOLDER_TO_FILE), tree, (path) => path !== './conf/b');
  expect(fitting).toEqual([]);
});
