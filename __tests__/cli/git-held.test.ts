/** What git holds is not stored again, and can be set back all the same. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint, workspaceWith } from '../support/cli.ts';

const PIPELINE = `
steps:
  - { id: first, run: 'echo first >> file' }
  - id: second
    run: 'cat other >> file; rm other; exit 1'
    retries: { max: 1, delay: 1ms }
`;

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd });
}

test('a file that only git holds is set back for the next try of the attempt that found it', async () => {
  const cwd = workspaceWith(PIPELINE, { file: 'file\n', other: 'other\n' });
  git(cwd, 'init', '-q');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'source');
  const { code, stderr } = await savepoint(['run'], { cwd, env: { CI: '1' } });
  expect([code, stderr]).toEqual([1, expect.not.stringContaining('warning')]);
  // What the second try has left: once what was there, not twice, and no file less.
  expect(readFileSync(join(cwd, 'file'), 'utf8')).toBe('file\nfirst\nother\n');
});
