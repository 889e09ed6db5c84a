/** A cache that is not there, or that may not be read or written: what is said, and what is done. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AttemptOptions, type Done, Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const TWO = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo from-a > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"
`;
const ASKS = `
steps:
  - { id: publish, rerun: ask, run: 'echo publish >> "$LOG"' }
  - { id: b, run: 'echo b >> "$LOG"; test -e "$OUT/go"' }
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

const warnings = ({ stdout }: Done) => stdout.split('\n').filter((line) => line.startsWith('::warning'));

const READ_ONLY: Partial<AttemptOptions> = { token: { access: 'read-only' } };
const mode = (name: string): Partial<AttemptOptions> => ({ env: { ACTIONS_CACHE_MODE: name } });

test.each<[string, Partial<AttemptOptions>, RegExp]>([
  ['with a token that may only read', READ_ONLY, /nothing more is saved: cache write denied[^{}]*$/],
  ['with cache-mode none', mode('none'), /Nothing will be saved.*cache-mode is none/],
])(
  '%s the run goes on, says once that nothing is saved, and is not resumable',
  async (_how, options, said) => {
    const job = new Job({ service, pipeline: TWO });
    const first = await job.attempt(options);
    expect([first.code, first.outputs.status, first.outputs.resumable]).toEqual([1, 'failed', 'false']);
    expect(job.ran).toEqual(['a', 'b']);
    expect(warnings(first)).toEqual([expect.stringMatching(said)]);
    expect(first.stdout).toMatch(
      /^ {2}Nothing of this run is saved: a re-run starts from the first step\.$/m,
    );
    expect(first.summary).toContain('- Nothing of this run is saved');
    for (const told of [first.stdout, first.summary])
      expect(told).not.toMatch(/Re-run failed|not uploaded yet/);
    const post = await first.post();
    expect([post.code, post.stdout.includes('::warning')]).toEqual([0, false]);
    expect(service.entries()).toEqual([]);
  },
);

test('without a cache service a re-run starts over and says so; a run that is named or required is refused', async () => {
  const job = new Job({ service: null, pipeline: TWO });
  const done = await job.attempt({ attempt: 2 });
  expect([done.code, done.outputs.resumable, done.outputs.resumed]).toEqual([1, 'false', 'false']);
  expect(warnings(done)).toEqual([
    expect.stringMatching(/Nothing will be saved.*there is no cache service here/),
  ]);
  for (const [inputs, said] of [
    [{ 'run-id': '20260102-030405-x' }, 'no such run: 20260102-030405-x'],
    [{ resume: 'required' }, 'there is no run to go on with'],
  ] as const) {
    const refused = await job.attempt({ attempt: 2, inputs });
    expect([refused.code, refused.stdout]).toEqual([
      4,
      expect.stringContaining(`${said}: there is no cache service here`),
    ]);
  }
  expect(job.ran).toEqual(['a', 'b']);
});

test('with a token that may only read a re-run goes on with what was saved before', async () => {
  const job = new Job({ service, pipeline: TWO });
  await job.attempt();
  const entries = service.entries().length;
  job.put('go');
  const second = await job.attempt(READ_ONLY);
  expect([second.code, second.outputs['resumed-from']]).toEqual([0, 'b']);
  expect(job.ran).toEqual(['a', 'b', 'b']);
  expect(warnings(second)).toEqual([
    expect.stringMatching(
      /Nothing will be saved, and a re-run will go on from checkpoint 1\.\d again: .*denied/,
    ),
  ]);
  expect(service.entries()).toHaveLength(entries);
});

test('with cache-mode write-only the first attempt is saved, and a re-run stops before any step', async () => {
  const job = new Job({ service, pipeline: ASKS });
  const options = { ...mode('write-only'), token: { access: 'write-only' } } as const;
  // Nobody can be beside a first attempt, so a step that asks starts.
  const first = await job.attempt(options);
  expect([first.code, first.outputs.resumable, job.ran]).toEqual([1, 'false', ['publish', 'b']]);
  expect(service.entries().length).toBeGreaterThan(0);
  expect(warnings(first)).toEqual([
    expect.stringMatching(/A re-run cannot read the saved run, and will stop: cache-mode is write-only$/),
  ]);
  for (const told of [first.stdout, first.summary]) {
    expect(told).toContain('A re-run cannot read the saved run, and stops');
    expect(told).not.toContain('Re-run failed');
  }
  const second = await job.attempt(options);
  expect(second.code).toBe(5);
  expect(second.stdout).toMatch(
    /^::error::the cache cannot be read: cache-mode is write-only.* \(let the job read the cache, or start over: .*`resume: \$\{\{ vars\.SAVEPOINT_RESUME \}\}`.*\)$/m,
  );
  expect(job.ran).toEqual(['publish', 'b']);
});

test('a step that asks is not started where nothing can be saved, and log and summary say why', async () => {
  const job = new Job({ service, pipeline: ASKS });
  const first = await job.attempt(mode('read'));
  expect([first.code, first.outputs.status, job.ran]).toEqual([5, 'interrupted', []]);
  expect(first.stdout).toContain('publish is not started: that it starts must be saved first');
  for (const told of [first.stdout, first.summary])
    expect(told).toContain('let the job read and write the cache');
});
