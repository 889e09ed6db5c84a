/** Rule 11: what is on record holds no secret, and a run that goes on needs its secrets again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';

const env = { TOK: 'hunter2-secret' };

test('an input that contains a secret is refused, since inputs are on record', async () => {
  const cwd = workspaceWith('inputs: { tok: {} }\nsteps:\n  - run: echo > started\n');
  const refused = await savepoint(['run', '--secret', 'TOK', '--input', 'tok=Bearer hunter2-secret'], {
    cwd,
    env,
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
