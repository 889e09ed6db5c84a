/** Rule 11 over several attempts: what held a secret is not on record, and a resume says what that means. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';

const env = { TOK: 'hunter2-secret' };

/** A run that fails, and goes on when it may; `counts` has what ran since. */
async function failedAndResumed(cwd: string) {
  await savepoint(['run', '--secret', 'TOK'], { cwd, env });
  writeFileSync(join(cwd, 'go'), '');
  writeFileSync(join(cwd, 'counts'), '');
  return savepoint(['resume', '--secret', 'TOK'], { cwd, env });
}

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
  ["steps.A.outputs.TOK != ''", 'in steps'],
  ["env.variable != ''", 'in steps'],
  ["env.FROM != ''", 'in steps'],
  ["steps.a.outputs.tok != ''", 'in finally'],
  ["env.VARIABLE != ''", 'in finally'],
  ["env.MADE != ''", 'in finally'],
  ["steps.A.outputs.TOK != ''", 'in finally'],
  ["env.variable != ''", 'in finally'],
  ["env.FROM != ''", 'in finally'],
])('rule 11: no `if` is decided by a value that was not saved: %s, %s', async (condition, where) => {
  const gated = `{ id: c, ${where === 'in steps' ? 'needs: [a, b], ' : ''}if: "${condition}", env: { MADE: "\${{ steps.a.outputs.tok }}", FROM: "\${{ env.VARIABLE }}" }, run: 'echo c >> counts' }`;
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: a, env: { T: "\${{ secrets.TOK }}" }, run: 'echo "tok=$T" >> "$GITHUB_OUTPUT"; echo "VARIABLE=$T" >> "$GITHUB_ENV"' }
  - { id: b, needs: [], run: 'test -e go' }
${where === 'in steps' ? `  - ${gated}` : `finally:\n  - ${gated}`}
`);
  const resumed = await failedAndResumed(cwd);
  expect(resumed.stderr).not.toContain('skipped');
  // It has not run, whatever time it took in the first attempt.
  expect(resumed.stderr).not.toMatch(/^x c: .*\(\d/m);
  expect([resumed.code, linesIn(join(cwd, 'counts'))]).toEqual([where === 'in steps' ? 3 : 1, []]);
});

test.each([
  ['in steps', 3],
  ['in finally', 1],
])('rule 11: an output that was not saved is missed whatever its case: %s', async (where, code) => {
  const use = `- { id: c, run: 'echo "use \${{ steps.A.outputs.TOK }}" | wc -c >> counts' }`;
  const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: a, env: { T: "\${{ secrets.TOK }}" }, run: 'echo "tok=$T" >> "$GITHUB_OUTPUT"' }
  - { id: b, run: 'test -e go' }
${where === 'in steps' ? `  ${use}` : `finally:\n  ${use}`}
`);
  const resumed = await failedAndResumed(cwd);
  expect([resumed.code, linesIn(join(cwd, 'counts'))]).toEqual([code, []]);
});

describe.each([
  ['in steps', 3],
  ['in finally', 1],
])(
  'rule 11: a value that was not saved is missed, not taken for empty, where an expression takes it apart: %s',
  (where, code) => {
    const J = 'fromJSON(steps.a.outputs.creds)';
    test.each([
      ['run', `run: 'echo "\${{ ${J}.key }}" | wc -c >> counts'`],
      ['run of a step that asks', `rerun: ask, run: 'echo "\${{ ${J}.key }}" | wc -c >> counts'`],
      ['env', `env: { K: "\${{ ${J}.key }}" }, run: 'echo "\${#K}" >> counts'`],
      ['working-directory', `working-directory: "\${{ ${J}.dir }}", run: 'echo c >> counts'`],
      ['continue-on-error', `continue-on-error: "\${{ ${J}.no }}", run: 'echo c >> counts'`],
      ['timeout-minutes', `timeout-minutes: "\${{ ${J}.min }}", run: 'echo c >> counts'`],
    ])('in %s', async (_, members) => {
      const use = `- { id: c, ${where === 'in steps' ? 'needs: [a, b], ' : ''}${members} }`;
      const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: a, env: { T: "\${{ secrets.TOK }}" }, run: 'echo "creds={\\"key\\":\\"$T\\",\\"dir\\":\\".\\",\\"no\\":false,\\"min\\":5}" >> "$GITHUB_OUTPUT"' }
  - { id: b, run: 'test -e go' }
${where === 'in steps' ? `  ${use}` : `finally:\n  ${use}`}
`);
      const resumed = await failedAndResumed(cwd);
      expect([resumed.code, linesIn(join(cwd, 'counts'))]).toEqual([code, []]);
      expect(resumed.stderr).toMatch(
        /^[x?] c: (is refused: )?needs (creds of a|a\.creds), which held a secret and was not saved/m,
      );
    });

    test('an `if` that speaks of none of it decides all the same', async () => {
      const use = `- { id: c, ${where === 'in steps' ? 'needs: [a, b], ' : ''}if: "1 == 2", env: { K: "\${{ ${J}.key }}" }, run: 'echo c >> counts' }`;
      const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: a, env: { T: "\${{ secrets.TOK }}" }, run: 'echo "creds={\\"key\\":\\"$T\\"}" >> "$GITHUB_OUTPUT"' }
  - { id: b, run: 'test -e go' }
${where === 'in steps' ? `  ${use}` : `finally:\n  ${use}`}
`);
      const resumed = await failedAndResumed(cwd);
      expect([resumed.code, linesIn(join(cwd, 'counts'))]).toEqual([0, []]);
    });
  },
);

test.each([
  ['an output that it mentions', 'tok=$T" >> "$GITHUB_OUTPUT', '${{ steps.login.outputs.tok }}'],
  ['a variable', 'VARIABLE=$T" >> "$GITHUB_ENV', '$VARIABLE'],
])(
  'a `rerun: always` step runs again where `finally` needs of it what was not saved: %s',
  async (_, sets, use) => {
    const cwd = workspaceWith(`
workspace: { exclude: [counts] }
steps:
  - { id: login, rerun: always, env: { T: "\${{ secrets.TOK }}" }, run: 'echo login >> counts; echo "${sets}"' }
  - { id: build, run: 'echo build >> counts' }
finally:
  - { id: f, run: 'X="${use}"; echo "f \${#X}" >> counts; test -e go' }
`);
    expect((await savepoint(['run', '--secret', 'TOK'], { cwd, env })).code).toBe(1);
    writeFileSync(join(cwd, 'go'), '');
    expect((await savepoint(['resume', '--secret', 'TOK'], { cwd, env })).code).toBe(0);
    expect(linesIn(join(cwd, 'counts'))).toEqual(['login', 'build', 'f 14', 'login', 'f 14']);
    const over = await savepoint(['resume', '--secret', 'TOK'], { cwd, env });
    expect([over.code, over.stderr]).toEqual([0, expect.stringContaining('nothing to do')]);
  },
);

test('a step of `finally` is told to run without a variable that was not saved', async () => {
  const cwd = workspaceWith(`
steps:
  - { id: login, env: { T: "\${{ secrets.TOK }}" }, run: 'echo "VARIABLE=$T" >> "$GITHUB_ENV"' }
finally:
  - { id: f, run: 'test -e go' }
`);
  const first = await savepoint(['run', '--secret', 'TOK'], { cwd, env });
  expect([first.code, first.stderr]).toEqual([1, expect.not.stringContaining('runs without')]);
  writeFileSync(join(cwd, 'go'), '');
  const resumed = await savepoint(['resume', '--secret', 'TOK'], { cwd, env });
  expect(resumed.code).toBe(0);
  expect(resumed.stderr).toContain(
    'warning: f: runs without the VARIABLE that login set, which held a secret and was not saved; give login `rerun: always`',
  );
});

test('a step that waits for a value that was not saved is skipped where its `if` does not ask for that', async () => {
  const cwd = workspaceWith(`
steps:
  - { id: a, env: { T: "\${{ secrets.TOK }}" }, run: 'echo "tok=$T" >> "$GITHUB_OUTPUT"' }
  - { id: b, needs: [], run: 'test -e go' }
  - { id: c, needs: [a, b], if: failure(), run: 'echo "\${{ steps.a.outputs.tok }}"; exit 1' }
`);
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
  const first = await savepoint(['run', '--secret', 'TOK'], { cwd, env });
  expect(first.stderr).toMatch(/to go on: +savepoint resume \S+ --secret TOK/);
  writeFileSync(join(cwd, 'go'), '');
  const refused = await savepoint(['resume'], { cwd, env });
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--secret TOK')]);
  expect(linesIn(join(cwd, 'counts'))).toEqual([]);
  expect((await savepoint(['resume', '--secret', 'TOK'], { cwd, env })).code).toBe(0);
  expect(linesIn(join(cwd, 'counts'))).toEqual(['15']);
});
