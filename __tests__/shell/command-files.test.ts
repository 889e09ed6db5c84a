import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { acceptVariables, parsePairs, parsePaths } from '../../src/shell/command-files.ts';
import { readCommandFile } from '../../src/shell/scratch.ts';
import { readSummary } from '../../src/shell/summary.ts';
import { ShellRig } from '../support/shell-rig.ts';

test.each([
  ['', []],
  ['a=1\n', ['a', '1']],
  ['a=1', ['a', '1']],
  ['\n\na=1\n\nb=2\n', ['a', '1', 'b', '2']],
  ['a=\n', ['a', '']],
  ['a=b=c\n', ['a', 'b=c']],
  ['a = b \n', ['a ', ' b ']],
  ['a=x<<EOF\n', ['a', 'x<<EOF']],
  ['a<<EOF\nEOF\n', ['a', '']],
  ['a<<EOF\n\nEOF\n', ['a', '']],
  ['a<<EOF\none\ntwo\nEOF\nb=2\n', ['a', 'one\ntwo', 'b', '2']],
  ['a<<EOF\n\none\n\nEOF', ['a', '\none\n']],
  ['a<<x=y\nv\nx=y\n', ['a', 'v']],
  ['a<<EOF\n EOF\nEOF \nEOF\n', ['a', ' EOF\nEOF ']],
  ['a=1\r\n', ['a', '1\r']],
  ['a<<EOF\r\nv\r\nEOF\r\n', ['a', 'v\r']],
  ['a=1\na=2\n', ['a', '1', 'a', '2']],
  ['a<b=1\nc>>d=2\n', ['a<b', '1', 'c>>d', '2']],
])('the names and values of %j are %j', (text, flat) => {
  const { pairs, error } = parsePairs(text);
  expect([pairs.flat(), error]).toEqual([flat, null]);
});

test.each([
  ['nothing\n', "Invalid format 'nothing'"],
  ['=v\n', "Invalid format '=v'. Name must not be empty"],
  ['<<EOF\nEOF\n', "Invalid format '<<EOF'. Name must not be empty and delimiter must not be empty"],
  ['a<<\nv\n', "Invalid format 'a<<'. Name must not be empty and delimiter must not be empty"],
  ['a<<EOF\nv\n', "Invalid value. Matching delimiter not found 'EOF'"],
  ['a<<EOF', "Invalid value. Matching delimiter not found 'EOF'"],
])('of %j it is said: %s', (text, error) => {
  expect(parsePairs(text)).toEqual({ pairs: [], error });
});

test('what stands before an error is kept', () => {
  expect(parsePairs('a=1\nb').pairs).toEqual([['a', '1']]);
});

test.each(['NODE_OPTIONS', 'node_options', 'GITHUB_SHA', 'RUNNER_TEMP', 'SAVEPOINT_STEP'])(
  'the variable %s cannot be set, which is only said',
  (name) => {
    const set = acceptVariables([
      [name, 'x'],
      ['A', 'y'],
    ]);
    expect([...set.env]).toEqual([['A', 'y']]);
    expect(set).toMatchObject({ warnings: [expect.stringContaining(name)] });
  },
);

test.each(['CI', 'PATH', 'GITHUB', 'MY_GITHUB_TOKEN', 'GITHUB_SHA_SHORT', 'RUNNER_IMAGE', 'github_sha'])(
  'the variable %s can be set',
  (name) => {
    expect([...acceptVariables([[name, 'x']]).env]).toEqual([[name, 'x']]);
  },
);

test.each([
  ['', []],
  ['/a\n/b\n', ['/b', '/a']],
  ['/a\r\n\r\n/b', ['/b', '/a']],
  ['/a\n/b\n/a\n', ['/a', '/b']],
  [' /a \n ', [' ', ' /a ']],
])('the directories of %j are %j', (text, paths) => {
  expect(parsePaths(text)).toEqual(paths);
});

const LINK = 'The file was replaced by a link';
const NO_FILE = 'The file was replaced by something that is not a file';

test.each<[string, (file: string) => void, string]>([
  ['a FIFO', (file) => execFileSync('mkfifo', [file]), NO_FILE],
  ['a directory', (file) => mkdirSync(file), NO_FILE],
  ['a link', (file) => symlinkSync('/etc/passwd', file), LINK],
  ['more than the limit', (file) => writeFileSync(file, 'x'.repeat(1025)), 'The file is larger than 1 KiB'],
])('a command file with %s in its place is refused, not waited for', (_, put, message) => {
  using rig = new ShellRig();
  put(rig.file('f'));
  expect(readCommandFile(rig.file('f'), 1024)).toEqual({ ok: false, message });
});

test('bytes of a command file that are not UTF-8 become U+FFFD, as the runner reads them', () => {
  using rig = new ShellRig();
  writeFileSync(rig.file('f'), Buffer.from('title=caf\xe9\n', 'latin1'));
  expect(readCommandFile(rig.file('f'), 1024)).toEqual({ ok: true, text: 'title=caf\ufffd\n' });
});

test('a command file that is gone is empty, and a byte order mark is no part of one', () => {
  using rig = new ShellRig();
  rig.write('f', '\uFEFFa=1');
  expect(readCommandFile(rig.file('f'), 1024)).toEqual({ ok: true, text: 'a=1' });
  rmSync(rig.file('f'));
  expect(readCommandFile(rig.file('f'), 1024)).toEqual({ ok: true, text: '' });
});

test('a summary of more than 1 MiB is cut between two characters, with a warning', () => {
  using rig = new ShellRig();
  rig.write('f', `a${'é'.repeat(700_000)}`);
  const { text, warning } = readSummary(rig.file('f'), rig.masks);
  expect(text).toBe(`a${'é'.repeat(524_287)}`);
  expect(warning).toContain('larger than 1 MiB');
});

test('a summary is masked, and one that is no file any more is left out with a warning', () => {
  using rig = new ShellRig();
  rig.masks.add('hunter22');
  rig.write('f', '# It is hunter22\n');
  expect(readSummary(rig.file('f'), rig.masks)).toEqual({ text: '# It is ***\n', warning: null });
  rmSync(rig.file('f'));
  mkdirSync(rig.file('f'));
  expect(readSummary(rig.file('f'), rig.masks)).toEqual({
    text: '',
    warning: expect.stringContaining(NO_FILE),
  });
});

test('no part of a secret that goes on behind what is read of a summary gets out', () => {
  using rig = new ShellRig();
  const secret = `${'s'.repeat(30)}${'t'.repeat(1_048_570)}`;
  rig.masks.add(secret);
  rig.write('f', `${secret}-${secret}-`);
  expect(readSummary(rig.file('f'), rig.masks).text).toBe('***-');
});
