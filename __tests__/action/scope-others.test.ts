/** Several runs in one scope: each job goes on with its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { isSoak } from '../support/random.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const TWO = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo from-a > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; cat a.txt > b.txt
`;
const NIGHTLY = { scope: 'nightly-main' };

const STORES = ['cache', 'folder'] as const;
/** Which run it is, the same code tells of both: a soak tries all of it with both. */
const EITHER = isSoak() ? STORES : STORES.slice(1);

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('a completed run comes back to its own workflow run, after others have completed or begun theirs, too', async () => {
  const job = new Job({ service, pipeline: TWO });
  job.put('go');
  const first = await job.attempt({ run: 101, attempt: 1, inputs: NIGHTLY });
  const second = await job.attempt({ run: 102, attempt: 1, inputs: NIGHTLY });
  job.take('go');
  const third = await job.attempt({ run: 103, attempt: 1, inputs: NIGHTLY });
  expect([first.code, second.code, third.code]).toEqual([0, 0, 1]);
  const ran = job.ran.length;
  for (const [run, { outputs }] of [
    [101, first],
    [102, second],
  ] as const) {
    const entries = service.entries().length;
    const again = await job.attempt({ run, attempt: 2, inputs: NIGHTLY });
    expect([again.code, again.outputs['run-id'], again.outputs['steps-run']]).toEqual([
      0,
      outputs['run-id'],
      '0',
    ]);
    expect(readFileSync(join(again.workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
    expect(again.stdout).not.toContain('::warning');
    // Else the next one would take it for the newest of the scope.
    expect(service.entries()).toHaveLength(entries);
  }
  expect(job.ran).toHaveLength(ran);
  job.put('go');
  const fourth = await job.attempt({ run: 104, attempt: 1, inputs: NIGHTLY });
  expect([fourth.code, fourth.outputs['run-id'], fourth.outputs['resumed-from']]).toEqual([
    0,
    third.outputs['run-id'],
    'b',
  ]);
}, 180_000);

describe.each(EITHER)('with defaults for its inputs, with a %s as store,', (kind) => {
  const text = (more = '') => `
inputs: { to: { default: staging }${more} }
steps:
  - id: a
    reads: []
    run: echo "a \${{ inputs.to }}" >> "$LOG"
  - id: b
    run: echo "b \${{ inputs.to }}" >> "$LOG"; test -e "$OUT/go"
`;
  const start = () => {
    const job = new Job({ service: kind === 'cache' ? service : null, pipeline: text() });
    const inputs = { scope: 'n', ...(kind === 'cache' ? {} : { store: join(folder(), 'store') }) };
    return { job, inputs, other: { ...inputs, inputs: 'to=production' } };
  };

  test('a job that gives none does not go on with the run of one that gives others', async () => {
    const { job, inputs, other } = start();
    await job.attempt({ run: 1, attempt: 1, inputs });
    await job.attempt({ run: 2, attempt: 1, inputs: other });
    job.put('go');
    const inWords = { ...inputs, inputs: 'to=staging' };
    const own = await job.attempt({ run: 3, attempt: 1, inputs: inWords });
    expect([own.code, own.outputs['resumed-from']]).toEqual([0, 'b']);
    const next = await job.attempt({ run: 4, attempt: 1, inputs });
    expect([next.code, next.outputs.resumed]).toEqual([0, 'false']);
    const of = 'staging';
    expect(job.ran).toEqual([
      `a ${of}`,
      `b ${of}`,
      'a production',
      'b production',
      `b ${of}`,
      `a ${of}`,
      `b ${of}`,
    ]);
  }, 180_000);

  test('it goes on where the pipeline has come to take one more, be it with an older run', async () => {
    const { job, inputs, other } = start();
    await job.attempt({ run: 1, attempt: 1, inputs });
    await job.attempt({ run: 2, attempt: 1, inputs: other });
    job.change('savepoint.yml', text(', speed: { default: fast }'));
    job.put('go');
    const own = await job.attempt({ run: 3, attempt: 1, inputs });
    expect([own.code, own.outputs['resumed-from']]).toEqual([0, 'b']);
  }, 180_000);

  test.each([
    ['a re-run, whose commit has the old default,', 'staging', {}],
    ['a job that gives the old one in words', 'production', { inputs: 'to=staging' }],
  ])(
    '%s goes on with its own run, where a later one has another default',
    async (_, now, words) => {
      const { job, inputs } = start();
      const first = await job.attempt({ run: 1, attempt: 1, inputs });
      job.change('savepoint.yml', text().replace('default: staging', 'default: production'));
      const second = await job.attempt({ run: 2, attempt: 1, inputs });
      expect(second.outputs['run-id']).not.toBe(first.outputs['run-id']);
      job.change('savepoint.yml', text().replace('default: staging', `default: ${now}`));
      job.put('go');
      const again = await job.attempt({ run: 1, attempt: 2, inputs: { ...inputs, ...words } });
      expect([again.code, again.outputs['run-id']]).toEqual([0, first.outputs['run-id']]);
      const ran = ['a staging', 'b staging', 'a production', 'b production', 'b staging'];
      expect(job.ran).toEqual(ran);
    },
    180_000,
  );
});

test.each(EITHER)(
  'a run that is completed since nothing of it is left to run comes back to the workflow run that found it so: %s',
  async (kind) => {
    const ask = '{ id: a, rerun: ask, reads: [], run: echo a >> "$LOG" }';
    const job = new Job({
      service: kind === 'cache' ? service : null,
      pipeline: `steps: [${ask}, { id: b, run: "false" }]`,
    });
    const inputs = { scope: 'n', ...(kind === 'cache' ? {} : { store: join(folder(), 'store') }) };
    const first = await job.attempt({ run: 1, attempt: 1, inputs });
    job.change('savepoint.yml', `steps: [${ask}]`);
    for (const attempt of [1, 2]) {
      const { code, outputs, stdout } = await job.attempt({ run: 2, attempt, inputs });
      expect([code, outputs['run-id'], outputs['steps-run']]).toEqual([0, first.outputs['run-id'], '0']);
      expect(stdout).toContain('nothing was left to run');
    }
    expect(job.ran).toEqual(['a']);
  },
  180_000,
);

test('each goes on with the run of its inputs, though others were started since', async () => {
  const job = new Job({ service, pipeline: `inputs: { target: { default: staging } }\n${TWO}` });
  const given = (target: string) => ({ ...NIGHTLY, inputs: `target=${target}` });
  const first = await job.attempt({ run: 101, attempt: 1, inputs: given('staging') });
  const second = await job.attempt({ run: 102, attempt: 1, inputs: given('production') });
  job.put('go');
  for (const [run, { outputs }, target] of [
    [101, first, 'staging'],
    [103, second, 'production'],
  ] as const) {
    const again = await job.attempt({ run, attempt: 2, inputs: given(target) });
    expect([again.code, again.outputs['run-id'], again.outputs['resumed-from']]).toEqual([
      0,
      outputs['run-id'],
      'b',
    ]);
  }
  expect(job.ran).toEqual(['a', 'b', 'a', 'b', 'b', 'b']);
}, 180_000);

soaked(
  'a run that is no longer the newest is gone on with by its id',
  async () => {
    const job = new Job({ service, pipeline: TWO });
    const first = await job.attempt({ run: 101, attempt: 1, inputs: NIGHTLY });
    const second = await job.attempt({ run: 102, attempt: 1, inputs: { ...NIGHTLY, resume: 'never' } });
    job.put('go');
    const id = first.outputs['run-id'] ?? '';
    const named = await job.attempt({ run: 103, attempt: 1, inputs: { 'run-id': id } });
    expect([named.code, named.outputs['run-id'], named.outputs['resumed-from']]).toEqual([0, id, 'b']);
    const other = await job.attempt({
      run: 102,
      attempt: 2,
      inputs: { 'run-id': second.outputs['run-id'] ?? '' },
    });
    expect([other.code, other.outputs['resumed-from']]).toEqual([0, 'b']);
    expect(job.ran).toEqual(['a', 'b', 'a', 'b', 'b', 'b']);
  },
  180_000,
);

soaked(
  'where a completed run that was followed by another is gone, its re-run says so and starts a new one',
  async () => {
    const job = new Job({ service, pipeline: TWO });
    job.put('go');
    const first = await job.attempt({ run: 101, attempt: 1, inputs: NIGHTLY });
    const old = new Set(service.entries().map(({ key }) => key));
    await job.attempt({ run: 102, attempt: 1, inputs: NIGHTLY });
    service.evict(({ key }) => old.has(key));
    const again = await job.attempt({ run: 101, attempt: 2, inputs: NIGHTLY });
    expect(again.outputs['run-id']).not.toBe(first.outputs['run-id']);
    expect(again.stdout).toMatch(/^::warning::checkpoint 1\.\d+: it is gone/m);
    const required = await job.attempt({ run: 101, attempt: 3, inputs: { ...NIGHTLY, resume: 'required' } });
    expect(required.outputs['run-id']).toBe(again.outputs['run-id']);
  },
  180_000,
);

test.each(EITHER)(
  'a re-run whose inputs have other values now goes on with its own run, and with those: %s',
  async (kind) => {
    const job = new Job({
      service: kind === 'cache' ? service : null,
      pipeline: `
inputs: { channel: { default: a } }
steps:
  - { id: deploy, rerun: ask, run: echo deploy >> "$LOG" }
  - { id: tell, run: 'echo "tell \${{ inputs.channel }}" >> "$LOG"; test -e "$OUT/go"' }
`,
    });
    const store = kind === 'cache' ? {} : { store: join(folder(), 'store') };
    await job.attempt({ attempt: 1, inputs: { ...store, inputs: 'channel=b' } });
    job.put('go');
    const again = await job.attempt({ attempt: 2, inputs: { ...store, inputs: 'channel=c' } });
    expect([again.code, again.outputs['resumed-from']]).toEqual([0, 'tell']);
    expect(job.ran).toEqual(['deploy', 'tell b', 'tell c']);
  },
  180_000,
);

test.each(EITHER)(
  'rule 5: a completed run comes back to its workflow run that has its inputs again, with a %s as store',
  async (kind) => {
    const pipeline = `
inputs: { to: { default: x } }
steps:
  - { id: deploy, rerun: ask, run: 'echo "deploy \${{ inputs.to }}" >> "$LOG"' }
`;
    const job = new Job({ service: kind === 'cache' ? service : null, pipeline });
    const inputs = { scope: 'n', ...(kind === 'cache' ? {} : { store: join(folder(), 'store') }) };
    const first = await job.attempt({ run: 101, attempt: 1, inputs: { ...inputs, inputs: 'to=x' } });
    await job.attempt({ run: 101, attempt: 2, inputs: { ...inputs, inputs: 'to=y' } });
    await job.attempt({ run: 102, attempt: 1, inputs: { ...inputs, inputs: 'to=x' } });
    const again = await job.attempt({ run: 101, attempt: 3, inputs: { ...inputs, inputs: 'to=x' } });
    expect([again.code, again.outputs['run-id'], job.ran]).toEqual([
      0,
      first.outputs['run-id'],
      ['deploy x', 'deploy y', 'deploy x'],
    ]);
  },
  120_000,
);
