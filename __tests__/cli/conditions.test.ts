import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';

test('a step whose if is false is skipped, also after a failure; one that waits for it stays pending', async () => {
  const cwd = workspaceWith(`
steps:
  - { id: a, run: exit 1 }
  - { id: b, run: echo }
  - { id: c, if: always() && false, run: echo }
`);
  const { stdout } = await savepoint(['run', '-o', 'json'], { cwd });
  const run = JSON.parse(stdout) as { steps: readonly { id: string; state: string }[] };
  expect(run.steps.map((step) => `${step.id} ${step.state}`)).toEqual(['a failed', 'b pending', 'c skipped']);
});

test('to others a step that stayed pending was skipped and one that was stopped cancelled, as in a workflow', async () => {
  const cwd = workspaceWith(`
fail-fast: true
steps:
  - parallel:
      - { id: a, run: 'while [ ! -e up ]; do sleep 0.02; done; exit 1' }
      - { id: slow, run: echo > up; sleep 1000 }
  - { id: b, run: echo }
finally:
  - run: echo "\${{ steps.a.outcome }} \${{ steps.slow.outcome }} \${{ steps.b.outcome }} \${{ steps.b.conclusion }}" >> seen
`);
  expect((await savepoint(['run', '--max-parallel', '2'], { cwd })).code).toBe(1);
  expect(linesIn(join(cwd, 'seen'))).toEqual(['failure cancelled skipped skipped']);
});

test('continue-on-error forgives an expression of run that cannot be evaluated', async () => {
  const cwd = workspaceWith(`
steps:
  - { id: a, continue-on-error: true, run: "echo \${{ fromJSON('') }}" }
  - { id: b, run: 'echo \${{ steps.a.outcome }} >> seen' }
`);
  expect((await savepoint(['run'], { cwd })).code).toBe(0);
  expect(linesIn(join(cwd, 'seen'))).toEqual(['failure']);
});

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
