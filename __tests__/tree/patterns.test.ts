import { expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import { pathOf } from '../../src/tree/path.ts';
import { compilePatterns, matchesAll, readsDigest } from '../../src/tree/patterns.ts';
import { entryOf, pathIn, treeOf } from './model.ts';

test.each([
  [['src/**'], ['src', 'src/a.ts', 'src/.x/.y', 'src/a\nb'], ['srcx', 'a/src/b']],
  [['src'], ['src', 'src/a/b'], ['a/src', 'srcx/a']],
  [['src/'], ['src', 'src/a/b'], ['srcx']],
  [['./src/*.ts'], ['src/a.ts', 'src/.a.ts'], ['src/a/b.ts', 'src/a.js']],
  [['././src//a'], ['src/a', 'src/a/b'], ['src/b']],
  [['*.json'], ['a.json', '.json'], ['a/b.json']],
  [['**/*.ts'], ['a.ts', 'a/b.ts', '.a/b.ts', 'a\nb/c.ts'], ['a.js']],
  [['packages/*/'], ['packages/a/b', 'packages/a/b/c'], ['packages']],
  [['packages/*'], ['packages/a'], ['packages/a/b']],
  [
    ['packages/*/dist/**'],
    ['packages/a/dist/b', 'packages/a/dist/b/c'],
    ['packages/a/b', 'packages/a/b/dist/c'],
  ],
  [['{src,lib}/**'], ['src/a', 'lib/b/c'], ['bin/a']],
  [['*.{js,ts}'], ['a.js', 'a.ts'], ['a.md']],
  [['[ab]?c'], ['axc', 'béc'], ['cxc', 'a/c']],
  [['**'], ['a', 'a/b', '.a/.b', '..a', 'a\nb/c'], []],
  [['.'], ['a', 'a/b'], []],
  [['./'], ['a', 'a/b'], []],
  [['src/**', '!src/**/*.test.ts'], ['src/a.ts'], ['src/a.test.ts', 'src/b/c.test.ts']],
  [['src/**', '!src/gen'], ['src/a'], ['src/gen', 'src/gen/a/b']],
  [['src/**', '!./src/gen/', 'src/gen/keep'], ['src/a', 'src/gen/keep', 'src/gen/keep/x'], ['src/gen/a']],
  [['!src/a', 'src/**'], ['src/a'], []],
  [['!src/a'], [], ['src/a', 'src/b']],
  [['**', '!!a'], ['a', 'b'], ['!a']],
  [['src/!(*.test).js'], ['src/a.js'], ['src/a.test.js']],
  [['!(dist)/**'], ['src/a'], ['dist/a']],
  [['a\\{b', 'c\\[d\\]'], ['a{b', 'a{b/x', 'c[d]', 'c[d]/x'], ['cd']],
  [['app/(auth)/**', 'app/[id]'], ['app/(auth)/x', 'app/[id]/x/y'], ['app/x']],
  [['./app/(auth)', '././lib//(x)/'], ['app/(auth)/x', 'lib/(x)/y'], ['app/x']],
  [['a b/é*'], ['a b/éa'], ['a b/ea']],
  [[], [], ['a']],
])('%j matches %j and not %j', (patterns, matched, others) => {
  const matches = compilePatterns(patterns);
  expect(matched.filter((text) => !matches(pathOf(text)))).toEqual([]);
  expect(others.filter((text) => matches(pathOf(text)))).toEqual([]);
});

test('nothing outside of the workspace matches', () => {
  const matches = compilePatterns(['**', 'etc/**', '.cargo']);
  expect(['/etc/x', '~/.cargo', '~/x'].filter((text) => matches(text as Path))).toEqual([]);
});

test('a name that is not UTF-8 matches wildcards', () => {
  const path = './src/\u00ff\u00fe.ts' as Path;
  for (const pattern of ['**', 'src', 'src/**', 'src/*.ts'])
    expect(compilePatterns([pattern])(path)).toBe(true);
  expect(compilePatterns(['src/a*'])(path)).toBe(false);
});

test('the digest of what a step reads follows paths, kinds, modes, contents and targets of what matches', () => {
  const usual = { a: 'x', b: 'y', l: '-> a', d: 'dir', p: 'fifo' };
  const matches = compilePatterns(['**', '!out']);
  const digest = (lines: Record<string, string>, mtime = 1) => readsDigest(treeOf(lines, mtime), matches);
  const others = [
    { ...usual, a: 'z' },
    { ...usual, a: 'x 755' },
    { ...usual, c: 'x' },
    { ...usual, l: '-> b' },
    { ...usual, l: 'x' },
    { a: 'x', b: 'y' },
    { a: 'y', b: 'x', l: '-> a' },
  ].map((lines) => digest(lines));
  expect(new Set([digest(usual), ...others]).size).toBe(8);
  expect(digest(usual)).toMatch(/^[0-9a-f]{64}$/);
  expect(digest(usual, 2)).toBe(digest(usual));
  expect(digest(Object.fromEntries(Object.entries(usual).reverse()))).toBe(digest(usual));
  expect(digest({ ...usual, d: 'dir 700', e: 'dir', out: 'x' })).toBe(digest(usual));
  const { d: _, p: __, ...content } = usual;
  expect(digest(content)).toBe(digest(usual));
});

test('names and targets cannot make one set of files look like another', () => {
  const everything = compilePatterns(['**']);
  const digests = [{ l: '-> 420,x' }, { l: 'x' }].map((lines) => readsDigest(treeOf(lines), everything));
  expect(digests[0]).not.toBe(digests[1]);
  const two = treeOf({ a: 'x', b: 'y' });
  const line = readsDigest(treeOf({ a: 'x' }), everything);
  const one = new Map([[pathIn('a","file",420,"x"]\n["./b'), entryOf('y')]]);
  expect(new Set([readsDigest(two, everything), readsDigest(one, everything), line]).size).toBe(3);
});

test.each([
  [['a'], true],
  [['a', 'd/**'], true],
  [['a', 'none'], false],
  [['empty'], false],
  [['p'], false],
  [['l'], true],
  [['!none', 'a'], true],
  [['d/**', '!d/b'], false],
  [['d/**', '!d/b', 'a'], false],
  [['!d/b', 'd/**'], true],
  [['**', '!d/b'], true],
  [[], true],
])('of the patterns %j each matches a file or link: %s', (patterns, expected) => {
  const tree = treeOf({ a: 'x', d: 'dir', 'd/b': 'y', l: '-> a', empty: 'dir', p: 'fifo' });
  expect(matchesAll(patterns, tree)).toBe(expected);
});
