import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import { isLeftOut, leaveOut } from '../../src/workspace/leave-out.ts';
import { resolveRoots } from '../../src/workspace/roots.ts';
import { folder } from '../support/folder.ts';
import { atText } from './rig.ts';

interface Options {
  readonly paths?: readonly string[];
  readonly exclude?: readonly string[];
  readonly own?: readonly string[];
}

const workspace = folder();
const home = folder();

function leftOut({ paths = ['.'], exclude = [], own = [] }: Options = {}) {
  const roots = resolveRoots(paths, { workspace, home });
  return leaveOut({ roots, covered: [{ paths, exclude }], own, isGit: () => false });
}

test.each([
  './.netrc',
  './a/b/.npmrc',
  '~/x/.docker/config.json',
  '~/x/.cargo/credentials',
  '~/x/.cargo/credentials.toml',
  './.config/gh/hosts.yml',
  './.ssh/id_ed25519',
  './deep/.ssh/work',
  './.gnupg',
])('%s is left out as credentials', (path) => {
  expect(leftOut({ paths: ['.', '~/x'] })(path as Path, 'leaf')).toBe('credentials');
});

test.each([
  './npmrc',
  './config.json',
  './docker/config.json',
  './x.docker/config.json',
  './.cargo/config.toml',
  './.ssh/config',
  './.ssh/id_ed25519.pub',
  './.ssh/known_hosts',
  './.ssh',
  './.yarnrc.yml',
])('%s is no credential file', (path) => {
  expect(leftOut()(path as Path, 'leaf')).toBeNull();
});

test('credentials that are listed are saved: as a file, or by the folder that holds the keys', () => {
  const decide = leftOut({ paths: ['.', '.npmrc', '~/.ssh', '~/.gnupg', '~/.cargo'] });
  expect(decide('./.npmrc' as Path, 'leaf')).toBeNull();
  expect(decide('./a/.npmrc' as Path, 'leaf')).toBe('credentials');
  expect(decide('~/.ssh/id_rsa' as Path, 'leaf')).toBeNull();
  expect(decide('~/.gnupg' as Path, 'directory')).toBeNull();
  expect(decide('~/.cargo/credentials' as Path, 'leaf')).toBe('credentials');
});

test('.git of the workspace is left out, that of another root or further down is not', () => {
  const decide = leftOut({ paths: ['.', '~/x'] });
  expect(decide('./.git' as Path, 'directory')).toBe('git');
  expect(decide('./.git' as Path, 'leaf')).toBe('git');
  expect(decide('~/x/.git' as Path, 'directory')).toBeNull();
  expect(decide('./sub/.git' as Path, 'directory')).toBeNull();
});

test('what is ours is left out, wherever it lies, and what is beside it is not', () => {
  mkdirSync(join(workspace, '.savepoint'), { recursive: true });
  const decide = leftOut({ own: [join(workspace, '.savepoint'), '/somewhere/else', join(workspace, 'é')] });
  expect(decide('./.savepoint' as Path, 'directory')).toBe('ours');
  expect(decide('./.savepoint2' as Path, 'directory')).toBeNull();
  expect(decide(atText('é'), 'leaf')).toBe('ours');
  expect(isLeftOut('./.savepoint/runs/x' as Path, 'leaf', decide)).toBe('ours');
});

test.each([
  ['**/.cache/**', './a/.cache/x', 'leaf', true],
  ['*.log', './a/b.log', 'leaf', true],
  ['*.log', './a/b.LOG', 'leaf', false],
  ['/dist/', './dist', 'directory', true],
  ['/dist/', './dist', 'leaf', false],
  ['/dist/', './a/dist', 'directory', false],
  ['dist/', '~/x/dist', 'directory', true],
  ['a b', './a b', 'leaf', true],
  ['é', './é', 'leaf', true],
  ['à', './à', 'leaf', true],
  ['à', './Ã', 'leaf', false],
  ['x*', './x\ny', 'leaf', true],
] as const)('the pattern %j on %j as a %s: %p', (pattern, path, kind, isExcluded) => {
  const decide = leftOut({ paths: ['.', '~/x'], exclude: [pattern] });
  const bytes = Buffer.from(path).toString('latin1') as Path;
  expect(decide(bytes, kind)).toBe(isExcluded ? 'excluded' : null);
});

test('a name that is not UTF-8 is matched by its bytes', () => {
  const decide = leftOut({ exclude: ['a*', '\ufffd', 'c?'] });
  expect(decide('./a\xff' as Path, 'leaf')).toBe('excluded');
  expect(decide('./\xff' as Path, 'leaf')).toBeNull();
  expect(decide('./c\x85' as Path, 'leaf')).toBe('excluded');
  expect(decide('./b\xa0' as Path, 'leaf')).toBeNull();
});

test('what one of several leaves out is left out, its patterns relative to its own folders', () => {
  const roots = resolveRoots(['src'], { workspace, home });
  const covered = [
    { paths: ['.', '.npmrc', 'src/.npmrc'], exclude: ['/src/out'] },
    { paths: ['src'], exclude: ['/tmp'] },
  ];
  const decide = leaveOut({ roots, covered, own: [], isGit: () => false });
  expect(decide('./src/out' as Path, 'directory')).toBe('excluded');
  expect(decide('./src/tmp' as Path, 'leaf')).toBe('excluded');
  expect(decide('./src/x' as Path, 'leaf')).toBeNull();
  expect(decide('./src/.npmrc' as Path, 'leaf')).toBe('credentials');
});

test('later patterns take things back in', () => {
  const decide = leftOut({ exclude: ['*.txt', '!keep.txt'] });
  expect(decide('./keep.txt' as Path, 'leaf')).toBeNull();
  expect(decide('./other.txt' as Path, 'leaf')).toBe('excluded');
});
