import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';

const CHAIN = `
workspace: { exclude: [counts] }
steps:
  - { id: a, run: 'echo a >> counts; echo v=1 >> "$GITHUB_OUTPUT"' }
  - { id: b, run: 'echo "b \${{ steps.a.outputs.v }}" >> counts; echo w=x >> "$GITHUB_OUTPUT"' }
  - { id: c, run: 'echo "c \${{ steps.b.outputs.w }}" >> counts' }
`;

function edit(cwd: string, from: string, to: string): void {
  const file = join(cwd, 'savepoint.yml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

async function stateOf(cwd: string): Promise<string> {
  const { stdout } = await savepoint(['show', '-o', 'json'], { cwd });
  const run = JSON.parse(stdout) as { status: string; steps: readonly { id: string; state: string }[] };
  return `${run.status}: ${run.steps.map((step) => `${step.id} ${step.state}`).join(', ')}`;
}

test('after --only-step what depends on the step is pending, and a resume runs it', async () => {
  const cwd = workspaceWith(CHAIN);
  expect((await savepoint(['run'], { cwd })).code).toBe(0);
  edit(cwd, 'v=1', 'v=2');
  expect((await savepoint(['run', '--only-step', 'a'], { cwd })).code).toBe(0);
  expect(await stateOf(cwd)).toBe('interrupted: a completed, b pending, c pending');
  const early = await savepoint(['run', '--only-step', 'c'], { cwd });
  expect([early.code, early.stderr]).toEqual([4, expect.stringContaining('it depends on b')]);
  const resumed = await savepoint(['resume'], { cwd });
  expect(resumed.code).toBe(0);
  expect(resumed.stderr).toMatch(/ b {2}depends on a, which has run again since\n/);
  expect(resumed.stderr).toMatch(/ c {2}depends on b, which runs again\n/);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['a', 'b 1', 'c x', 'a', 'b 2', 'c x']);
  expect(await stateOf(cwd)).toBe('completed: a completed, b completed, c completed');
});

test('--only-step of the last step leaves a completed run completed, and its finally as it was', async () => {
  const cwd = workspaceWith(`${CHAIN}finally:\n  - { id: tidy, run: echo tidy >> counts }\n`);
  expect((await savepoint(['run'], { cwd })).code).toBe(0);
  expect((await savepoint(['run', '--only-step', 'c'], { cwd })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['a', 'b 1', 'c x', 'tidy', 'c x']);
  expect(await stateOf(cwd)).toBe('completed: a completed, b completed, c completed, tidy completed');
});

test('where --only-step completes the steps of a failed run, its finally is still to come', async () => {
  const gate = 'run: \'test -e go; echo "c';
  const cwd = workspaceWith(
    `${CHAIN.replace('run: \'echo "c', gate)}finally:\n  - { id: tidy, run: echo tidy >> counts; ls > tidied }\n`,
  );
  expect((await savepoint(['run'], { cwd })).code).toBe(1);
  writeFileSync(join(cwd, 'go'), '');
  expect((await savepoint(['run', '--only-step', 'c'], { cwd })).code).toBe(0);
  expect(await stateOf(cwd)).toBe('interrupted: a completed, b completed, c completed, tidy completed');
  expect((await savepoint(['resume'], { cwd })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['a', 'b 1', 'tidy', 'c x', 'tidy']);
  expect(linesIn(join(cwd, 'tidied'))).toContain('go');
  expect(await stateOf(cwd)).toBe('completed: a completed, b completed, c completed, tidy completed');
});

test('--only-step does not run on a step that waits for a person', async () => {
  const cwd = workspaceWith(CHAIN.replace('{ id: b,', '{ id: b, rerun: ask,'));
  expect((await savepoint(['run'], { cwd })).code).toBe(0);
  edit(cwd, 'v=1', 'v=2');
  expect((await savepoint(['run', '--from-step', 'a'], { cwd })).code).toBe(3);
  const refused = await savepoint(['run', '--only-step', 'c'], { cwd });
  expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining('it depends on b')]);
});

test('resume with another input runs what mentions it, also on a completed run, and refuses an unknown one', async () => {
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
inputs: { x: { default: '1' } }
steps:
  - { id: a, run: 'echo "a \${{ inputs.x }}" >> counts', needs: [] }
  - { id: b, run: echo b >> counts, needs: [] }
`);
  expect((await savepoint(['run', '--max-parallel', '1'], { cwd })).code).toBe(0);
  expect((await savepoint(['resume', '--input', 'x=2'], { cwd })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['a 1', 'b', 'a 2']);
  expect((await savepoint(['resume', '--input', 'y=2'], { cwd })).code).toBe(2);
});

test('a variable of the pipeline that a step sets itself counts where its own is made of it, and nowhere else', async () => {
  const cwd = workspaceWith(`
max-parallel: 1
workspace: { exclude: [counts] }
inputs: { x: { default: '1' } }
env: { V: '\${{ inputs.x }}' }
steps:
  - { id: sets, needs: [], env: { V: own }, run: 'echo "sets $V" >> counts' }
  - { id: adds, needs: [], env: { V: '\${{ env.V }} more' }, run: 'echo "adds $V" >> counts' }
  - { id: fails, run: exit 1 }
`);
  const resumed = async (...args: readonly string[]) => {
    expect((await savepoint(['resume', ...args], { cwd })).code).toBe(1);
    return linesIn(join(cwd, 'counts')).slice(2);
  };
  expect((await savepoint(['run'], { cwd })).code).toBe(1);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['sets own', 'adds 1 more']);
  expect(await resumed('--input', 'x=2')).toEqual(['adds 2 more']);
  edit(cwd, "V: '${{ inputs.x }}'", 'V: text');
  expect(await resumed()).toEqual(['adds 2 more', 'adds text more']);
});
