/** Rule 11 over several attempts: what held a secret is not on record, and a resume says what that means. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, workspaceWith } from '../support/cli.ts';

test('a pause for a value that was not saved names the step whose run would set it, and naming that goes on', async () => {
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - id: login
    env: { T: "\${{ secrets.TOK }}" }
    run: echo "tok=$T" >> "$GITHUB_OUTPUT"; echo login >> counts
  - id: use
    env: { X: "\${{ steps.login.outputs.tok }}" }
    run: echo "use \${#X}" >> counts; test -e go
`);
  const env = { TOK: 'hunter2-secret' };
  expect((await savepoint(['run', '--secret', 'TOK'], { cwd, env })).code).toBe(1);
  writeFileSync(join(cwd, 'go'), '');
  const paused = await savepoint(['resume', '--secret', 'TOK'], { cwd, env });
  expect([paused.code, paused.stderr]).toEqual([3, expect.stringContaining('--from-step login')]);
  expect((await savepoint(['resume', '--secret', 'TOK', '--from-step', 'login'], { cwd, env })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['login', 'use 14', 'login', 'use 14']);
});

test.each([
  ["steps.a.outputs.tok != ''", 'in steps'],
  ["steps.a.outputs.tok == ''", 'in steps'],
  ["always() && needs.a.outputs.tok != ''", 'in steps'],
  ["contains(toJSON(steps.a.outputs), 'tok')", 'in steps'],
  ["env.VARIABLE != ''", 'in steps'],
  ["env.MADE != ''", 'in steps'],
  ["steps.a.outputs.tok != ''", 'in finally'],
  ["env.VARIABLE != ''", 'in finally'],
  ["env.MADE != ''", 'in finally'],
])('rule 11: no `if` is decided by a value that was not saved: %s, %s', async (condition, where) => {
  const gated = `{ id: c, ${where === 'in steps' ? 'needs: [a, b], ' : ''}if: "${condition}", env: { MADE: "\${{ steps.a.outputs.tok }}" }, run: 'echo c >> counts' }`;
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: a, env: { T: "\${{ secrets.TOK }}" }, run: 'echo "tok=$T" >> "$GITHUB_OUTPUT"; echo "VARIABLE=$T" >> "$GITHUB_ENV"' }
  - { id: b, needs: [], run: 'test -e go' }
${where === 'in steps' ? `  - ${gated}` : `finally:\n  - ${gated}`}
`);
  const env = { TOK: 'hunter2-secret' };
  await savepoint(['run', '--secret', 'TOK'], { cwd, env });
  writeFileSync(join(cwd, 'go'), '');
  writeFileSync(join(cwd, 'counts'), '');
  const resumed = await savepoint(['resume', '--secret', 'TOK'], { cwd, env });
  expect(resumed.stderr).not.toContain('skipped');
  // It has not run, whatever time it took in the first attempt.
  expect(resumed.stderr).not.toMatch(/^x c: .*\(\d/m);
  expect([resumed.code, linesIn(join(cwd, 'counts'))]).toEqual([where === 'in steps' ? 3 : 1, []]);
});

test('a step that waits for a value that was not saved is skipped where its `if` does not ask for that', async () => {
  const cwd = workspaceWith(`
steps:
  - { id: a, env: { T: "\${{ secrets.TOK }}" }, run: 'echo "tok=$T" >> "$GITHUB_OUTPUT"' }
  - { id: b, needs: [], run: 'test -e go' }
  - { id: c, needs: [a, b], if: failure(), run: 'echo "\${{ steps.a.outputs.tok }}"; exit 1' }
`);
  const env = { TOK: 'hunter2-secret' };
  await savepoint(['run', '--secret', 'TOK'], { cwd, env });
  writeFileSync(join(cwd, 'go'), '');
  expect((await savepoint(['resume', '--secret', 'TOK'], { cwd, env })).code).toBe(0);
});

test('a resume warns that what a reused step masked is not masked any more', async () => {
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: m, run: 'echo "::add-mask::from-a-vault"' }
  - { id: p, run: test -e go }
`);
  expect((await savepoint(['run'], { cwd })).code).toBe(1);
  writeFileSync(join(cwd, 'go'), '');
  const resumed = await savepoint(['resume'], { cwd });
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.stringMatching(/warning: m: .*add-mask/)]);
});

test('an input that contains a secret is refused, since inputs are on record', async () => {
  const cwd = workspaceWith('inputs: { tok: {} }\nsteps:\n  - run: echo > started\n');
  const refused = await savepoint(['run', '--secret', 'TOK', '--input', 'tok=Bearer hunter2-secret'], {
    cwd,
    env: { TOK: 'hunter2-secret' },
  });
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining('the input tok contains the secret TOK'),
  ]);
  expect(refused.stderr).not.toContain('hunter2');
  const left = readdirSync(cwd, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(json|ndjson)$/.test(file),
  );
  for (const file of left) expect(readFileSync(join(cwd, file), 'utf8')).not.toContain('hunter2');
  expect(readdirSync(cwd)).not.toContain('started');
});

test('a resume without a secret that the run was given is refused, and says how to give it again', async () => {
  const cwd = workspaceWith(
    'steps:\n  - { id: a, run: \'test -e go; echo "${{ secrets.TOK }}" | wc -c >> counts\' }\n',
  );
  const env = { TOK: 'hunter2-secret' };
  const first = await savepoint(['run', '--secret', 'TOK'], { cwd, env });
  expect(first.stderr).toMatch(/to go on: +savepoint resume \S+ --secret TOK/);
  writeFileSync(join(cwd, 'go'), '');
  const refused = await savepoint(['resume'], { cwd, env });
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--secret TOK')]);
  expect(linesIn(join(cwd, 'counts'))).toEqual([]);
  expect((await savepoint(['resume', '--secret', 'TOK'], { cwd, env })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['15']);
});
