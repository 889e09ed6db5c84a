/** What is told of a process of Node that ended by itself, from what it printed. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lastWordsIn } from '../../src/store/last-words.ts';
import { folder } from '../support/folder.ts';

/** What Node prints to stderr. */
function printedBy(args: readonly string[], options = ''): string {
  const env = { PATH: process.env.PATH, NODE_OPTIONS: options };
  return spawnSync(process.execPath, args, { cwd: folder(), encoding: 'utf8', env }).stderr;
}

function file(name: string, text: string): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

test.each<[string, () => string, string | RegExp]>([
  [
    'a file to preload that is not there',
    () => printedBy(['-e', ''], '--require ./hook.js'),
    /^Error: Cannot find module '.\/hook.js'$/,
  ],
  [
    'an error with another as its cause',
    () => printedBy([file('a.mjs', 'throw new TypeError("outer", { cause: new Error("inner") })')]),
    'TypeError: outer',
  ],
  ['something thrown that is no error', () => printedBy(['-e', 'throw "just text"']), 'just text'],
  [
    'no memory left',
    () =>
      printedBy(['-e', 'const a = []; for (;;) a.push(new Array(1000).fill(a))'], '--max-old-space-size=8'),
    /^FATAL ERROR: .*heap/,
  ],
  [
    'its own words before it ended',
    () => printedBy(['-e', 'console.error("one\\ntwo\\n"); process.exit(1)']),
    'two',
  ],
])('the line that says why it ended is found: %s', (_what, print, told) => {
  expect(lastWordsIn(print())).toEqual(typeof told === 'string' ? told : expect.stringMatching(told));
});

test.each(['', '\n \n'])('of %j there is nothing to tell', (printed) => {
  expect(lastWordsIn(printed)).toBeNull();
});

test('a line that is too long is not told at all: of a secret that was cut in two the rest would not be masked', () => {
  const line = `Error: ${'word '.repeat(380)}a secret of five words`;
  expect(lastWordsIn(line)).toBe(line);
  expect(lastWordsIn(`${line}${' more'.repeat(20)}`)).toBeNull();
});
