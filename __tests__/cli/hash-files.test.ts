import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';

test('hashFiles gives the hash of the files, and prints nothing where data is expected', async () => {
  const cwd = workspaceWith(
    `
steps:
  - { id: a, if: "hashFiles('*.lock') != ''", run: "echo \${{ hashFiles('*.lock') }} >> seen" }
  - { id: b, if: "hashFiles('none') != ''", run: echo b >> seen }
`,
    { 'one.lock': 'locked\n' },
  );
  const { code, stdout } = await savepoint(['run', '-o', 'json'], { cwd });
  expect(code).toBe(0);
  const run = JSON.parse(stdout) as { steps: readonly { state: string }[] };
  expect(run.steps.map((step) => step.state)).toEqual(['completed', 'skipped']);
  // GitHub hashes the hashes of the files: sha256(sha256("locked\n")), computed with sha256sum.
  expect(linesIn(join(cwd, 'seen'))).toEqual([
    '8cdb4659ad6693d3fe52278aa24ef072afbc863557a80b6edbfa6f710de8a5a0',
  ]);
});
