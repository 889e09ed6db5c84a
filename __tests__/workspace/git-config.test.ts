import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mayBeGitConfig, withCredentialsOf, withoutCredentials } from '../../src/workspace/git-config.ts';
import { folder } from '../support/folder.ts';

const CONFIG = './lib/.git/config';
const open = (text: string) => withoutCredentials(CONFIG, text);

test.each([
  ['./lib/.git/config', '', true],
  ['./lib/.git/modules/a/b/config', '', true],
  ['./lib/.git/worktrees/w/config.worktree', '', true],
  ['./mirror.git/config', '[core]\n\trepositoryformatversion = 0\n', true],
  ['./.github/config', '', false],
  ['./app/config', '[core]\n', false],
  ['./lib/.git/configuration', '', false],
])('whether %s with %j is the configuration of a repository: %s', (path, text, expected) => {
  const secret = '[http]\n\textraheader = x\n';
  const isCut = mayBeGitConfig(path) && withoutCredentials(path, text + secret) !== text + secret;
  expect(isCut).toBe(expected);
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
  [
    'a section of the old form',
    '[http.localhost]\n\textraheader = SECRET\n\tsslVerify = true\n',
    'http.localhost.sslverify=true\n',
  ],
  [
    'two sections in one line',
    '[core] [http] extraheader = SECRET\n\tpostBuffer = 1\n',
    'http.postbuffer=1\n',
  ],
  [
    'a comment behind a value that ends in a backslash',
    '[http]\n\tpostBuffer = 1 # x \\\n\textraheader = SECRET\n',
    'http.postbuffer=1\n',
  ],
  ['a token of another section', '[gitlab]\n\ttoken = SECRET\n\tuser = me\n', 'gitlab.user=me\n'],
  ['a last line without its newline', '[http]\n\textraheader = SECRET', ''],
];

test.each(CASES)('%s is left out, and nothing else', (_title, text, expected) => {
  const file = join(folder(), 'config');
  writeFileSync(file, open(text));
  expect(execFileSync('git', ['config', '--file', file, '--list'], { encoding: 'utf8' })).toBe(expected);
  expect(open(text)).not.toContain('SECRET');
  expect(open(open(text))).toBe(open(text));
});

test('a configuration without credentials is as it was', () => {
  const text =
    '[core]\n\trepositoryformatversion = 0\n; a comment\n[remote "o"]\n\turl = git@host:r\n\tfetch = +a:b\n\n';
  expect(open(text)).toBe(text);
});

test.each(CASES)('%s stays where the file is written over', (_title, text) => {
  const wanted = open(text);
  const whole = withCredentialsOf(CONFIG, wanted, text);
  expect(open(whole)).toBe(wanted);
  const settings = (content: string) => {
    const file = join(folder(), 'config');
    writeFileSync(file, content);
    return execFileSync('git', ['config', '--file', file, '--list'], { encoding: 'utf8' }).split('\n').sort();
  };
  expect(settings(whole)).toEqual(settings(text));
});

test('a section that is to go takes its credentials along', () => {
  const existing = '[core]\n\tbare = true\n[http "https://h/"]\n\textraheader = SECRET\n';
  const wanted = '[core]\n\tbare = false\n';
  expect(withCredentialsOf(CONFIG, wanted, existing)).toBe(wanted);
});
