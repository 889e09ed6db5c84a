import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

test('a pipeline that fails goes on from the step that failed, with outputs, variables and PATH', async () => {
  const counts = join(folder(), 'counts');
  const cwd = workspaceWith(
    `
env: { COUNTS: ${counts} }
workspace: { exclude: [counts] }
steps:
  - id: set
    run: |
      echo set >> "$COUNTS"
      echo "answer=42" >> "$GITHUB_OUTPUT"
      echo "COLOUR=green" >> "$GITHUB_ENV"
      mkdir -p tools && printf '#!/bin/sh\\necho tool\\n' > tools/mytool && chmod +x tools/mytool
      echo "$PWD/tools" >> "$GITHUB_PATH"
  - id: use
    run: |
      echo "use \${{ steps.set.outputs.answer }} $COLOUR $(mytool)" >> "$COUNTS"
      test -e go
  - id: last
    run: echo last >> "$COUNTS"
`,
  );
  const first = await savepoint(['run'], { cwd });
  expect(first.code).toBe(1);
  expect(linesIn(counts)).toEqual(['set', 'use 42 green tool']);
  writeFileSync(join(cwd, 'go'), '');
  const second = await savepoint(['run'], { cwd });
  expect(second.code).toBe(0);
  expect(linesIn(counts)).toEqual(['set', 'use 42 green tool', 'use 42 green tool', 'last']);
  expect(second.stderr).toContain('1 of 3 steps reused');
  // The control: without resuming, everything runs.
  expect((await savepoint(['run', '--fresh'], { cwd })).code).toBe(0);
  expect(linesIn(counts).slice(4)).toEqual(['set', 'use 42 green tool', 'last']);
});

test('resume never starts a run, and has nothing to do on a completed one', async () => {
  const cwd = workspaceWith('steps:\n  - run: echo once >> counts\n');
  expect((await savepoint(['resume'], { cwd })).code).toBe(4);
  expect((await savepoint(['run'], { cwd })).code).toBe(0);
  const again = await savepoint(['resume'], { cwd });
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('nothing to do')]);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['once']);
  const [, id = ''] = /its files: +savepoint restore (\S+) --to DIR/.exec(again.stderr) ?? [];
  const to = folder();
  expect((await savepoint(['restore', id, '--to', to], { cwd })).code).toBe(0);
  expect(linesIn(join(to, 'counts'))).toEqual(['once']);
});

test('run starts a new run when the newest with those inputs is completed, and goes on with one that is not', async () => {
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
inputs: { x: { default: a } }
steps:
  - run: echo "\${{ inputs.x }}" >> counts; test "\${{ inputs.x }}" = a
`);
  expect((await savepoint(['run'], { cwd })).code).toBe(0);
  expect((await savepoint(['run', '--input', 'x=b'], { cwd })).code).toBe(1);
  expect((await savepoint(['run', '--input', 'x=a'], { cwd })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['a', 'b', 'a']);
  const list = await savepoint(['runs', '-o', 'json'], { cwd });
  expect(JSON.parse(list.stdout)).toHaveLength(3);
  expect((await savepoint(['run', '--input', 'x=b'], { cwd })).code).toBe(1);
  expect(JSON.parse((await savepoint(['list', 'runs', '-o', 'json'], { cwd })).stdout)).toHaveLength(3);
});

test('a step that asks pauses the run, and naming it is consent', async () => {
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: deploy, rerun: ask, run: echo deploy >> counts }
  - { id: check, run: 'echo check >> counts; test -e go' }
`);
  expect((await savepoint(['run'], { cwd })).code).toBe(1);
  const changed = readFileSync(join(cwd, 'savepoint.yml'), 'utf8').replace('echo deploy', 'echo Deploy');
  writeFileSync(join(cwd, 'savepoint.yml'), changed);
  const paused = await savepoint(['run'], { cwd });
  expect([paused.code, paused.stderr]).toEqual([
    3,
    expect.stringMatching(/savepoint approve \S+ deploy --resume/),
  ]);
  writeFileSync(join(cwd, 'go'), '');
  expect((await savepoint(['resume', '--from-step', 'deploy'], { cwd })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['deploy', 'check', 'Deploy', 'check']);
});

test('a step that asks and fails by its own exit code is started in no later attempt; its retries start it unasked', async () => {
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: deploy, rerun: ask, retries: 1, run: 'echo deploy >> counts; test -e go' }
`);
  expect((await savepoint(['run'], { cwd })).code).toBe(1);
  for (const command of ['run', 'resume']) {
    const { code, stderr } = await savepoint([command], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('it was started before, so it asks first (failed before: exit code 1)');
    expect(stderr).toMatch(/savepoint mark \S+ deploy --completed --reason TEXT/);
  }
  const shown = await savepoint(['show', '-o', 'json'], { cwd });
  expect(JSON.parse(shown.stdout).steps).toMatchObject([{ id: 'deploy', state: 'waiting' }]);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['deploy', 'deploy']);
  writeFileSync(join(cwd, 'go'), '');
  expect((await savepoint(['run', '--from-step', 'deploy'], { cwd })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['deploy', 'deploy', 'deploy']);
});

test('with --edited the newest run is meant, finished or not', async () => {
  const cwd = workspaceWith('workspace: { exclude: [counts] }\nsteps: [{ id: a, run: echo a >> counts }]\n');
  expect((await savepoint(['run'], { cwd })).code).toBe(0);
  for (const command of ['run', 'resume', 'plan'])
    expect(await savepoint([command, '--edited'], { cwd })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/nothing to do/),
    });
  expect(linesIn(join(cwd, 'counts'))).toEqual(['a']);
});

test('rule 2: a run goes on in another folder, and in one that was made anew, with the files of its completed steps', async () => {
  const outside = folder();
  const store = join(outside, 'store');
  const env = { LOG: join(outside, 'log') };
  const pipeline =
    'steps:\n  - run: echo here > made; echo make >> "$LOG"\n  - run: cat made >> "$LOG"; test -e "$LOG.go"\n';
  const cwd = workspaceWith(pipeline);
  expect((await savepoint(['run', '--store', store], { cwd, env })).code).toBe(1);
  const elsewhere = workspaceWith(pipeline);
  const there = ['run', '--store', store, '--run', 'latest'];
  expect((await savepoint(there, { cwd: elsewhere, env })).code).toBe(1);
  expect(readFileSync(join(elsewhere, 'made'), 'utf8')).toBe('here\n');
  rmSync(elsewhere, { recursive: true });
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'savepoint.yml'), pipeline);
  writeFileSync(`${env.LOG}.go`, '');
  expect((await savepoint(['run', '--store', store], { cwd: elsewhere, env })).code).toBe(0);
  expect(linesIn(env.LOG)).toEqual(['make', 'here', 'here', 'here']);
});

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
