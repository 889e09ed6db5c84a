/** The action with a folder as its store: the same rules of whose run it is as with the cache. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Run } from '../../src/record/run.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { commit, repository } from '../support/scene.ts';

const TWO = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; cat a.txt
`;

test('a re-run in another workspace goes on, a completed run is brought back, and ~ is the home folder', async () => {
  const home = folder();
  // No shell has seen `~`.
  const options = { inputs: { store: '~/kept', 'retention-days': '30' }, env: { HOME: home } };
  const job = new Job({ service: null, pipeline: `retention: 2h\n${TWO}` });
  expect((await job.attempt(options)).code).toBe(1);
  job.put('go');
  expect((await job.attempt(options)).code).toBe(0);
  const third = await job.attempt(options);
  expect([third.code, existsSync(join(third.workspace, 'a.txt'))]).toEqual([0, true]);
  expect(job.ran).toEqual(['a', 'b', 'b']);
  const [line = ''] = readdirSync(join(home, 'kept'));
  const record = join(home, 'kept', line, 'runs', third.outputs['run-id'] ?? '', 'run.json');
  const { retention_ms } = JSON.parse(readFileSync(record, 'utf8')) as Run;
  expect(retention_ms).toBe(30 * 24 * 3_600_000);
});

// `line/owner` has the other things that tell jobs apart, `line/keys` all pairs of their keys in the cache.
test('another leg of a matrix and another workflow run do not go on with it, not even in the same workspace', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: TWO });
  const { workspace } = await job.attempt({ inputs: { store, matrix: '{"n":1}' } });
  for (const [run, matrix] of [
    [777, '{"n":11}'],
    [7777, '{"n":1}'],
  ] as const) {
    const crossed = await job.attempt({ run, attempt: 1, workspace, inputs: { store, matrix } });
    expect([crossed.code, crossed.outputs.resumed]).toEqual([1, 'false']);
  }
  expect(job.ran).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});

test('in a scope of its own a completed run is brought back to its own workflow run alone, also after the next one', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: TWO });
  job.put('go');
  const inputs = { store, scope: 'nightly' };
  const first = await job.attempt({ run: 1, attempt: 1, inputs });
  const again = await job.attempt({ run: 1, attempt: 2, inputs });
  expect([again.outputs['run-id'], again.outputs['steps-run']]).toEqual([first.outputs['run-id'], '0']);
  const next = await job.attempt({ run: 2, attempt: 1, inputs });
  expect(next.outputs['run-id']).not.toBe(first.outputs['run-id']);
  const late = await job.attempt({ run: 1, attempt: 3, inputs });
  expect([late.outputs['run-id'], late.outputs['steps-run']]).toEqual([first.outputs['run-id'], '0']);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b']);
});

test('on a runner that keeps its folder tomorrow’s commit is another workspace: a step without `reads` runs again', async () => {
  const pipeline = `
steps:
  - { id: a, run: 'cat src > built; echo a >> "$LOG"' }
  - { id: r, needs: [], reads: [other], run: 'echo r >> "$LOG"' }
  - { id: b, run: 'test -e "$OUT/go"; cat built >> "$LOG"' }
`;
  const cwd = repository({
    ...{ 'savepoint.yml': `max-parallel: 1${pipeline}`, '.gitignore': 'built' },
    ...{ src: 'one', other: 'o' },
  });
  const job = new Job({ service: null, pipeline });
  const store = join(folder(), 'store');
  const tonight = (run: number) =>
    job.attempt({
      ...{ run, attempt: 1, inputs: { store, scope: 'nightly' } },
      env: { GITHUB_WORKSPACE: cwd },
    });
  expect((await tonight(1)).code).toBe(1);
  commit(cwd, { src: 'two' });
  job.put('go');
  const next = await tonight(2);
  expect([next.code, next.outputs.resumed]).toEqual([0, 'true']);
  expect(job.ran).toEqual(['a', 'r', 'a', 'two']);
});

test('an attempt on another machine does not know what was done, nor does the one after it: a step that asks does', async () => {
  const pipeline = `
steps:
  - { id: a, run: 'echo a >> "$LOG"' }
  - { id: deploy, rerun: ask, run: 'echo deploy >> "$LOG"' }
`;
  const job = new Job({ service: null, pipeline });
  const store = join(folder(), 'store');
  expect((await job.attempt({ attempt: 2, inputs: { store, inputs: 'none=1' } })).code).toBe(2);
  const again = await job.attempt({ attempt: 3, inputs: { store } });
  expect([again.code, again.outputs['waiting-for'], job.ran]).toEqual([3, 'deploy', ['a']]);
});
