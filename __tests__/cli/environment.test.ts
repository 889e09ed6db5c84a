/** What Savepoint inherits from its caller: the run is of the workspace, and its steps are as without it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

const PIPELINE = `
steps:
  - id: made
    working-directory: below
    run: |
      echo "hash=\${{ hashFiles('savepoint.yml') }}" >> "$GITHUB_OUTPUT"
      echo "$GITHUB_SHA" > ../sha
      test -d "$RUNNER_TEMP"
  - { id: used, run: 'test -n "\${{ steps.made.outputs.hash }}"' }
`;

/** A repository with the pipeline in it. */
function repository(): string {
  const cwd = workspaceWith(PIPELINE, { 'below/.keep': '', 'tmp/.keep': '' });
  const git = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-q', '-m', cwd],
  ])
    execFileSync('git', [...git, ...args], { cwd });
  return cwd;
}

function headOf(cwd: string): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd, encoding: 'utf8' }).trim();
}

const other = repository();
const script = join(folder(), 'script');
writeFileSync(script, 'true\n');

// Each starts a process of Node for `hashFiles`, which takes a second where the machine is busy.
test.each<[string, Readonly<Record<string, string>>]>([
  ['a hook of git in another repository', { GIT_DIR: join(other, '.git'), GIT_INDEX_FILE: '/nonexistent' }],
  ['a relative TMPDIR', { TMPDIR: 'tmp' }],
  ['a relative RUNNER_TEMP', { RUNNER_TEMP: './tmp/' }],
  ['a step of another Savepoint', { SAVEPOINT_STEP: '11111111-1111-4111-8111-111111111111/1' }],
  [
    'a shell with settings of its own',
    {
      ...{ BASH_ENV: script, ENV: script, CDPATH: '/', GREP_OPTIONS: '--color=always', GIT_TRACE: '1' },
      ...{ LC_ALL: 'tr_TR.UTF-8', TZ: ':nowhere', NO_COLOR: '1', FORCE_COLOR: '1' },
    },
  ],
])('a run ends well with %s', async (_, env) => {
  const cwd = repository();
  const { code, stderr } = await savepoint(['run'], { cwd, env });
  expect([code, stderr]).toEqual([0, expect.stringContaining('2 of 2 steps done')]);
  expect(linesIn(join(cwd, 'sha'))).toEqual([headOf(cwd)]);
});
