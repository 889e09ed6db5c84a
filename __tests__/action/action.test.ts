import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { act, manifest } from '../support/action.ts';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { commandsIn } from '../support/runner.ts';

test('the action goes on where it failed, and says so in its outputs', async () => {
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
inputs: { who: { required: true } }
steps:
  - id: a
    run: echo "\${{ inputs.who }} \${{ github.sha }}" >> counts; echo "x=1" >> "$GITHUB_OUTPUT"
  - id: b
    run: echo b >> counts; test -e "$GO"
`);
  const env = { GO: join(folder(), 'go') };
  const first = await act(cwd, { inputs: 'who=me' }, env);
  expect(first.code).toBe(1);
  expect(first.outputs).toMatchObject({
    status: 'failed',
    attempt: '1',
    resumed: 'false',
    'failed-steps': 'b',
    'steps-total': '2',
  });
  expect(first.stdout).toContain('::error title=b,file=savepoint.yml,line=7::exit code 1');
  writeFileSync(env.GO, '');
  const second = await act(cwd, {}, env);
  expect(second.code).toBe(0);
  expect(second.outputs).toMatchObject({
    status: 'completed',
    attempt: '2',
    resumed: 'true',
    'steps-reused': '1',
    'steps-run': '1',
  });
  expect(JSON.parse(second.outputs.outputs ?? '')).toMatchObject({ a: { x: '1' } });
  expect(linesIn(join(cwd, 'counts'))).toEqual([`me ${'a'.repeat(40)}`, 'b', 'b']);
  expect(second.summary).toMatch(/section Attempt 1\n.* a :done[\s\S]*section Attempt 2\n.* b :done/);
  const { 'report-url': _none, ...told } = manifest.outputs;
  expect(Object.keys(second.outputs).sort()).toEqual(Object.keys(told).sort());
});

test('the log says once that the defaults of the workflow do not reach the steps', async () => {
  const cwd = workspaceWith('steps:\n  - run: exit 0\n', { 'ci.yml': 'defaults: { run: { shell: sh } }' });
  const { stdout } = await act(cwd, {}, { GITHUB_WORKFLOW_REF: 'o/r/ci.yml@refs/heads/main' });
  expect(stdout.match(/^The `defaults\.run` of the workflow does not reach the steps/gm)).toHaveLength(1);
});

test('steps do not see the tokens and inputs of the action', async () => {
  const cwd = workspaceWith('steps:\n  - run: env > seen\n');
  expect((await act(cwd)).code).toBe(0);
  const seen = readFileSync(join(cwd, 'seen'), 'utf8');
  expect(seen).toContain('GITHUB_SHA=');
  expect(seen).not.toMatch(/the-token-of-the-action|^INPUT_|^STATE_/m);
});

test('resume: required starts no run and goes on with one that is there, and resume: never starts over', async () => {
  const cwd = workspaceWith('steps:\n  - run: echo x >> counts\n  - run: test -e go\n');
  expect((await act(cwd, { resume: 'required' })).code).toBe(4);
  expect((await act(cwd, { resume: 'never' })).code).toBe(1);
  expect((await act(cwd, { resume: 'never' })).code).toBe(1);
  writeFileSync(join(cwd, 'go'), '');
  expect((await act(cwd, { resume: 'required' })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['x', 'x']);
});

test('a mistake in the file is an annotation on its line', async () => {
  const cwd = workspaceWith('steps:\n  - run: x\n    retires: 2\n');
  const { code, stdout } = await act(cwd);
  expect(code).toBe(2);
  expect(stdout).toMatch(/::error file=savepoint\.yml,line=3,col=5,endColumn=12::unknown key/);
});

test('secrets given to the action are hidden in its log', async () => {
  const cwd = workspaceWith('steps:\n  - run: echo "token is ${{ secrets.TOKEN }} and ${{ secrets.PEM }}"\n');
  const { code, stdout } = await act(cwd, { secrets: 'TOKEN=hush-hush\nPEM<<END\nline one\nline two\nEND' });
  expect(code).toBe(0);
  expect(stdout.replace(/^::add-mask::.*$/gm, '')).not.toMatch(/hush-hush|line one|line two/);
  expect(stdout).toContain('token is ***');
});

test('a secret that is named and not set is refused, before anything runs', async () => {
  const cwd = workspaceWith('steps:\n  - run: echo x >> ran\n');
  const { code, stdout } = await act(cwd, { secrets: 'SET\nTOKN' }, { SET: 'hush-hush' });
  expect(code).toBe(2);
  expect(stdout).toMatch(/^::error::secrets: TOKN has no value, and there is no variable of that name \(/m);
  expect(existsSync(join(cwd, 'ran'))).toBe(false);
  expect((await act(cwd, { secrets: 'SET\nTOKN\nEMPTY=' }, { SET: 'hush-hush', TOKN: '' })).code).toBe(0);
});

test.each([
  [
    { store: 'Caches' },
    'store: Caches is neither cache nor artifact; did you mean "cache"? (a folder of that name is written ./Caches)',
  ],
  [{ 'retention-days': 'a week' }, 'retention-days: a week is not a whole number above 0'],
  [{ 'run-id': '20260102-030405-none', resume: 'never' }, 'resume: never exclude each other'],
  [{ 'max-continuations': '-1' }, 'max-continuations: -1 is not a whole number, 0 or more'],
  [{ command: 'plan' }, 'command: plan is not supported yet'],
  [{ part: '1' }, 'part is not supported yet'],
  [{ 'encryption-key': 'k' }, 'encryption-key: encryption is not supported yet'],
  [{ store: 's3://bucket/prefix' }, 's3://bucket/prefix: S3 is not supported yet (name a folder'],
  [{ secrets: 'A B=hush' }, 'secrets: line 1 is neither NAME=value nor'],
  [{ secrets: 'A<<END\nhush' }, 'secrets: the block A<<END has no line that is END'],
])('with %j nothing starts, and the input is named', async (inputs, message) => {
  const cwd = workspaceWith('steps:\n  - run: echo x >> ran\n');
  const { code, stdout } = await act(cwd, inputs);
  expect([code, existsSync(join(cwd, 'ran'))]).toEqual([2, false]);
  expect(stdout).toMatch(/^::error::/m);
  expect(stdout).toContain(message);
});

test.each(['./kept', 'deep/er/kept'])(
  'a store in a checkout is refused, which empties it: %s',
  async (store) => {
    const cwd = workspaceWith('steps:\n  - run: echo x >> ran\n', { '.gitignore': 'kept\n' });
    expect((await act(cwd, { store })).code).toBe(0);
    rmSync(join(cwd, 'ran'));
    execFileSync('git', ['init', '-q', cwd]);
    const { code, stdout } = await act(cwd, { store });
    expect([code, existsSync(join(cwd, 'ran'))]).toEqual([2, false]);
    expect(stdout).toMatch(
      /^::error::store: \S+\/kept lies in a checkout, which actions\/checkout empties .*\(name a folder outside of the workspace/m,
    );
    expect((await act(cwd, { store: join(folder(), 'kept') })).code).toBe(0);
  },
);

test('a secret of several lines that is given as NAME=value is refused, and not printed', async () => {
  const cwd = workspaceWith('steps:\n  - run: echo x >> ran\n');
  const { code, stdout, stderr, summary } = await act(cwd, {
    secrets: 'KEY=first-line\nc2Vjb25k==\nthird-line',
  });
  expect([code, existsSync(join(cwd, 'ran'))]).toEqual([2, false]);
  expect(`${stdout}${stderr}${summary}`).not.toMatch(/first-line|c2Vjb25k|third-line/);
  expect(stdout).toContain(
    'secrets: line 2 is neither NAME=value nor the name of a variable (write a value of',
  );
});

test('where a step has removed the file for the outputs of the action, its own result stands, and that is said', async () => {
  const gone = join(folder(), 'output');
  writeFileSync(gone, '');
  const cwd = workspaceWith('steps:\n  - run: rm "$GONE"\n');
  const { code, stdout, stderr } = await act(cwd, {}, { GITHUB_OUTPUT: gone, GONE: gone });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^::warning::the runner did not accept the outputs: /m);
  const refused = await act(workspaceWith('steps: 1'), {}, { GITHUB_OUTPUT: gone });
  expect([refused.code, refused.stderr]).toEqual([2, '']);
  expect(refused.stdout).toMatch(/^::error /m);
});

test('the runner is told what a step masks, once a text, and line by line', async () => {
  const cwd = workspaceWith(`
steps:
  - id: a
    run: |
      echo "::add-mask::hush-one"; echo "::add-mask::hush-one"; echo "::add-mask::given"
      echo "::add-mask::line one%0D%0Aline two"; echo "::add-mask:: "
      echo "hush-one line two"
  - { id: b, run: 'echo "::add-mask::hush-one"' }
`);
  const { code, stdout } = await act(cwd, { secrets: 'S=given' });
  expect(code).toBe(0);
  const masks = commandsIn(stdout).filter(({ name }) => name === 'add-mask');
  expect(masks.map(({ data }) => data)).toEqual([
    'given',
    'hush-one',
    'line one%0D%0Aline two',
    'line one',
    'line two',
  ]);
  expect(stdout).toContain('a | *** ***\n');
});
