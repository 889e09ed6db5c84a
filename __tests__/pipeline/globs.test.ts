import { expect, test } from '@jest/globals';
import { coveredBy } from '../../src/pipeline/checks/excluded.ts';
import { excludeProblem, globProblem, nestedPaths, pathProblem } from '../../src/pipeline/globs.ts';

test.each([
  ['src/**', null],
  ['!src/**/*.test.ts', null],
  ['*.{js,ts}', null],
  ['[abc]*', null],
  ['a\\{b', null],
  ['..x/y', null],
  ['', 'is empty'],
  ['!', 'is empty'],
  ['/etc', 'is absolute; patterns are relative to the workspace'],
  ['~/x', 'is absolute; patterns are relative to the workspace'],
  ['C:\\x', 'is absolute; patterns are relative to the workspace'],
  ['a/../b', 'leads out of its folder with ".."'],
  ['a{b', 'has a "{" or "}" without its partner'],
  ['a}b{', 'has a "{" or "}" without its partner'],
  ['a[b', 'has a "[" or "]" without its partner'],
])('the pattern "%s": %s', (pattern, problem) => {
  expect(globProblem(pattern)).toBe(problem);
});

test('a pattern of exclude may begin with a slash and hold brackets, as in a .gitignore', () => {
  expect(excludeProblem('/dist')).toBeNull();
  expect(excludeProblem('a{b')).toBeNull();
});

test.each([
  ['dist/**', ['dist/**'], 'dist/**'],
  ['dist/app.js', ['dist/**'], 'dist/**'],
  ['dist/app.js', ['/dist/'], '/dist/'],
  ['dist/app.js', ['dist'], 'dist'],
  ['web/dist/app.js', ['dist'], 'dist'],
  ['web/dist/app.js', ['/dist'], null],
  ['web/dist/app.js', ['**/dist/**'], '**/dist/**'],
  ['./dist/app.js', ['x', 'dist/'], 'dist/'],
  ['*.log', ['*.log'], '*.log'],
  ['anything', ['**'], '**'],
  ['distribution/x', ['dist/**'], null],
  ['dist/app.js', ['dist/*.map'], null],
  // As in a .gitignore: below a folder that is left out nothing is taken back in.
  ['dist/keep/a', ['dist/**', '!dist/keep/**'], 'dist/**'],
  ['dist/keep/a', ['dist/*', '!dist/keep'], null],
  ['data/in', ['data/*'], 'data/*'],
  ['data/in', ['*'], '*'],
  ['data/in', ['x', '*n'], '*n'],
  ['data/in', ['*x'], null],
  ['data/**', ['data/*'], 'data/*'],
  ['data/**', ['data/in'], null],
  ['*', ['*[0-9]', '*[!0-9]'], '*[0-9]", "*[!0-9]'],
  ['logs/*.log', ['*[0-9].log'], null],
  ['*.log', ['[a-z]*'], null],
  ['**/*.c', ['*.c'], '*.c'],
  ['**/*.c', ['*/*.c'], null],
  ['src/**/x?', ['src'], 'src'],
  ['*', ['*/'], null],
  ['src', ['src/'], 'src/'],
  ['@types/**', ['@types'], '@types'],
  ['{a,b}', ['*'], '*'],
  ['{a,b}/**', ['a', 'b'], 'a", "b'],
  ['{a,b}/**', ['a'], null],
  ['data/*.{csv,json}', ['data'], 'data'],
  ['data/**/*.{csv,{json,x}}', ['data/**'], 'data/**'],
  ['data/*.{csv,json}', ['*.csv'], null],
  ['data/{1..3}', ['data'], 'data'],
  ['data/[a-z]*.csv', ['data'], 'data'],
  ['[a-z]/x', ['/q'], null],
  ['data/@(in|out).csv', ['data'], 'data'],
  ['data/!(in).csv', ['in.csv'], null],
  ['a\\{b', ['a{b'], null],
  ['!data/in', ['*'], null],
  ['src/**', [], null],
])('writes %s with exclude %j: covered by %s', (writes, exclude, covered) => {
  expect(coveredBy(writes, { paths: [], exclude })).toBe(covered);
});

test.each([
  [['src'], ['/gen'], 'src/gen/in.c', '/gen'],
  [['src'], ['/gen/**'], 'src/gen/*.c', '/gen/**'],
  [['out', 'src/'], ['gen/*.c'], 'src/gen/in.c', 'gen/*.c'],
  [['src'], ['/src'], 'src/x', null],
  [['src'], ['src'], 'src', null],
  [['src'], ['*'], 'other/x', null],
  [['.'], ['/gen'], 'src/gen/in.c', null],
])(
  'in the folders %j what exclude %j leaves out is relative to its folder: of %s it is %s',
  (paths, exclude, reads, covered) => {
    expect(coveredBy(reads, { paths, exclude })).toBe(covered);
  },
);

test.each([
  [['.', 'src'], [{ outer: 0, inner: 1 }]],
  [['src', './'], [{ outer: 1, inner: 0 }]],
  [['a/b', 'a'], [{ outer: 1, inner: 0 }]],
  [['a', './a/'], [{ outer: 0, inner: 1 }]],
  [['~/.cargo', '~/.cargo/bin'], [{ outer: 0, inner: 1 }]],
  [['.', '~/.cargo', '/opt/x'], []],
  [['a', 'ab'], []],
  [['.', '.npmrc', 'x/.docker/config.json', '.ssh'], []],
  [['.npmrc', '.npmrc'], [{ outer: 0, inner: 1 }]],
  [
    ['a', 'a/b', 'a'],
    [
      { outer: 0, inner: 1 },
      { outer: 0, inner: 2 },
    ],
  ],
])('the folders %j: nested as %j', (paths, nested) => {
  expect(nestedPaths(paths)).toEqual(nested);
});

test.each([
  ['.', null],
  ['~/.cargo', null],
  ['/opt/tools', null],
  ['../x', 'leads out of the workspace with ".."; name the folder by its absolute path'],
  ['src/*', 'is a pattern; name a folder'],
])('the folder "%s": %s', (path, problem) => {
  expect(pathProblem(path)).toBe(problem);
});
