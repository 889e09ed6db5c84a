import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isGitConfig, withoutCredentials } from '../../src/workspace/git-config.ts';
import { folder } from '../support/folder.ts';

test.each([
  ['./lib/.git/config', true],
  ['./lib/.git/modules/a/b/config', true],
  ['./lib/.git/worktrees/w/config.worktree', true],
  ['./lib/.gitconfig', false],
  ['./.github/config', false],
  ['./lib/git/config', false],
  ['./lib/.git/configuration', false],
])('whether %s is the configuration of a repository: %s', (path, expected) => {
  expect(isGitConfig(path)).toBe(expected);
});

/** Each with what `git config --list` says of it without its credentials. */
const CASES: readonly (readonly [string, string, string])[] = [
  [
    'what the checkout action leaves',
    '[remote "origin"]\n\turl = https://github.com/o/r\n[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic U0VDUkVU\n',
    'remote.origin.url=https://github.com/o/r\n',
  ],
  ['a key in other letters', '[HTTP]\n\tExtraHeader = SECRET\n\tsslVerify = true\n', 'http.sslverify=true\n'],
  [
    'a value in the line of its section',
    '[http] extraheader = SECRET\n[core]\n\tbare = false\n',
    'core.bare=false\n',
  ],
  [
    'a value that goes on in the next line',
    '[http]\n\textraheader = A: \\\nSECRET\n\tpostBuffer = 1\n',
    'http.postbuffer=1\n',
  ],
  [
    'a comment that ends in a backslash',
    '[http]\n# a comment \\\n\textraheader = SECRET\n\tpostBuffer = 1\n',
    'http.postbuffer=1\n',
  ],
  [
    'user and password in an address',
    '[remote "o"]\n\turl = https://me:SECRET@host/r\n\tpushurl = "https://SECRET@host/r"\n',
    'remote.o.url=https://host/r\nremote.o.pushurl=https://host/r\n',
  ],
  [
    'a token in the name of a section',
    '[url "https://SECRET@github.com/"]\n\tinsteadOf = git@github.com:\n',
    'url.https://github.com/.insteadof=git@github.com:\n',
  ],
  [
    'a helper',
    '[credential]\n\thelper = "!echo password=SECRET"\n\tusername = me\n',
    'credential.username=me\n',
  ],
  [
    'the user of an ssh address',
    '[remote "o"]\n\turl = ssh://git@host/r\n',
    'remote.o.url=ssh://git@host/r\n',
  ],
  ['a last line without its newline', '[http]\n\textraheader = SECRET', ''],
];

test.each(CASES)('%s is left out, and nothing else', (_title, text, expected) => {
  const file = join(folder(), 'config');
  writeFileSync(file, withoutCredentials(text));
  expect(execFileSync('git', ['config', '--file', file, '--list'], { encoding: 'utf8' })).toBe(expected);
  expect(withoutCredentials(text)).not.toContain('SECRET');
  expect(withoutCredentials(withoutCredentials(text))).toBe(withoutCredentials(text));
});

test('a configuration without credentials is as it was', () => {
  const text =
    '[core]\n\trepositoryformatversion = 0\n; a comment\n[remote "o"]\n\turl = git@host:r\n\tfetch = +a:b\n\n';
  expect(withoutCredentials(text)).toBe(text);
});
