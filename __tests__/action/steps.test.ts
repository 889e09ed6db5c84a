/** One step alone, and what is shown when nothing was started. */
import { expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';

const THREE = `
steps:
  - { id: a, run: 'echo a >> "$LOG"' }
  - { id: b, run: 'echo b >> "$LOG"; exit 1' }
  - { id: c, run: 'echo c >> "$LOG"' }
`;

test('a step that runs alone and ends well is green, and nobody is told to re-run the rest', async () => {
  const job = new Job({ service: null, pipeline: THREE });
  const store = { store: `${job.out}/store` };
  expect((await job.attempt({ inputs: store })).code).toBe(1);
  const alone = await job.attempt({ inputs: { ...store, 'only-step': 'a' } });
  expect([alone.code, job.ran]).toEqual([0, ['a', 'b', 'a']]);
  for (const told of [alone.stdout, alone.summary]) expect(told).not.toContain('Re-run');
  expect(alone.stdout).not.toContain('::error');
});

test.each([
  [
    'a pipeline that is wrong',
    2,
    { files: { 'bad.yml': 'steps: [{ runs: x }]' } },
    { pipeline: 'bad.yml' },
    /runs/,
  ],
  ['an input that it does not have', 2, {}, { inputs: 'nobody=x' }, /leave `inputs:` out/],
  ['a run that is nowhere', 4, {}, { 'run-id': '20260102-030405-none' }, /no such run/],
])(
  'with %s nothing is started, and output and summary say so',
  async (_what, code, files, inputs, said) => {
    const job = new Job({ service: null, pipeline: THREE, ...files });
    const refused = await job.attempt({ inputs: { store: `${job.out}/store`, ...inputs } });
    expect([refused.code, refused.outputs]).toEqual([code, { status: 'failed', outputs: '{}' }]);
    expect(refused.stdout).toMatch(said);
    expect(refused.summary).toContain('Savepoint started nothing');
    expect(refused.stdout).not.toMatch(/--input|savepoint runs/);
    expect(job.ran).toEqual([]);
  },
  60_000,
);
