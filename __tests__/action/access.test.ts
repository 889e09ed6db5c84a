/** A cache that is not there, or that may not be read or written: what is said, and what is done. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AttemptOptions, type Done, Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const TWO = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo from-a > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"
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
  [
    'with a token that may only read, in a scope of one’s own',
    { ...READ_ONLY, inputs: { scope: 'nightly' } },
    /Nothing will be saved.*denied/,
  ],
  ['with cache-mode none', mode('none'), /Nothing will be saved.*cache-mode is none/],
  ['with cache-mode read', mode('read'), /Nothing will be saved.*cache-mode is read/],
])(
  '%s the run goes on, says once that nothing is saved, and is not resumable',
  async (_how, options, said) => {
    const job = new Job({ service, pipeline: TWO });
    const first = await job.start(options).done;
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
  180_000,
);

test('without a cache service the same is said once, and a re-run starts over', async () => {
  const job = new Job({ service: null, pipeline: TWO });
  for (const attempt of [1, 2]) {
    const done = await job.start({ attempt }).done;
    expect([done.code, done.outputs.resumable, done.outputs.resumed]).toEqual([1, 'false', 'false']);
    expect(warnings(done)).toEqual([
      expect.stringMatching(/Nothing will be saved.*there is no cache service here/),
    ]);
  }
  expect(job.ran).toEqual(['a', 'b', 'a', 'b']);
}, 180_000);

test.each([
  ['cache-mode read', mode('read')],
  ['a token that may only read', READ_ONLY],
])(
  'with %s a re-run goes on with what was saved before',
  async (_how, options) => {
    const job = new Job({ service, pipeline: TWO });
    await job.start().done;
    const entries = service.entries().length;
    job.put('go');
    const second = await job.start(options).done;
    expect([second.code, second.outputs['resumed-from']]).toEqual([0, 'b']);
    expect(job.ran).toEqual(['a', 'b', 'b']);
    expect(warnings(second)).toEqual([
      expect.stringMatching(
        /Nothing will be saved, and a re-run will go on from checkpoint 1\.\d again: .*(cache-mode is read|denied)/,
      ),
    ]);
    expect(service.entries()).toHaveLength(entries);
  },
  180_000,
);

test('with cache-mode write-only the first attempt is saved, and a re-run stops before any step, but with resume: never', async () => {
  const job = new Job({ service, pipeline: TWO });
  const options = mode('write-only');
  const first = await job.start({ ...options, token: { access: 'write-only' } }).done;
  expect([first.code, service.entries().length > 0]).toEqual([1, true]);
  expect(warnings(first)).toEqual([
    expect.stringMatching(/A re-run cannot read the saved run, and will stop: cache-mode is write-only$/),
  ]);
  expect(first.outputs.resumable).toBe('false');
  for (const told of [first.stdout, first.summary]) {
    expect(told).toContain('A re-run cannot read the saved run, and stops');
    expect(told).not.toContain('Re-run failed');
  }
  const second = await job.start({ ...options, token: { access: 'write-only' } }).done;
  expect(second.code).toBe(5);
  expect(second.stdout).toMatch(
    /^::error::the cache cannot be read: cache-mode is write-only.* \(let the job read the cache, or start over with `resume: never`\)$/m,
  );
  expect(job.ran).toEqual(['a', 'b']);
  job.put('go');
  const third = await job.start({ ...options, inputs: { resume: 'never' } }).done;
  expect([third.code, warnings(third)]).toEqual([0, []]);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b']);
}, 180_000);

test('with cache-mode write-only a step that asks is started by the first attempt: nobody can be beside it', async () => {
  const job = new Job({
    service,
    pipeline: 'steps: [{ id: publish, rerun: ask, run: "echo publish >> \\"$LOG\\"" }]',
  });
  const first = await job.start({ ...mode('write-only'), token: { access: 'write-only' } }).done;
  expect([first.code, first.outputs.status, job.ran]).toEqual([0, 'completed', ['publish']]);
}, 180_000);

soaked(
  'what a stopped attempt has not uploaded is not promised to the end of the job',
  async () => {
    const pipeline = TWO.replace('- id: b', '- id: more\n    run: test -e "$OUT/more"\n  - id: b');
    const job = new Job({ service, pipeline });
    await job.start().done;
    job.put('more');
    const second = await job.start(mode('read')).done;
    expect([second.code, job.ran]).toEqual([1, ['a', 'b']]);
    expect(second.summary).toContain('1 step has finished and is not uploaded&#58; it runs again&#46;');
    expect(second.summary).toContain('**finished, not uploaded**');
  },
  180_000,
);

test('a step that asks is not started where nothing can be saved, and the exit code says why', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: publish
    rerun: ask
    run: echo publish >> "$LOG"
`,
  });
  const first = await job.start(mode('read')).done;
  expect([first.code, first.outputs.status, first.outputs['steps-run']]).toEqual([5, 'interrupted', '1']);
  expect(first.stdout).toContain('publish is not started: that it starts must be saved first');
  for (const told of [first.stdout, first.summary])
    expect(told).toContain('let the job read and write the cache');
  expect(job.ran).toEqual(['a']);
  const second = await job.start(mode('none')).done;
  expect([second.code, second.outputs.status]).toEqual([5, 'paused']);
  expect(second.summary).toContain('let the job read and write the cache');
  expect(second.stdout).toMatch(/^::error title=publish,.*let the job read and write the cache/m);
}, 180_000);

soaked(
  'where resume: never cannot help it is not the advice',
  async () => {
    const pipeline = 'steps: [{ id: publish, rerun: ask, run: "echo publish >> \\"$LOG\\"; exit 1" }]';
    const job = new Job({ service, pipeline });
    const options = { ...mode('write-only'), token: { access: 'write-only' } } as const;
    const first = await job.start(options).done;
    expect([first.code, job.ran]).toEqual([1, ['publish']]);
    const over = await job.start({ ...options, inputs: { resume: 'never' } }).done;
    expect([over.code, job.ran]).toEqual([5, ['publish']]);
    for (const told of [first.summary, over.summary]) expect(told).not.toContain('or start over with');
    expect(over.summary).toContain('A re-run starts over');
    expect(over.summary).toContain('let the job read and write the cache');
  },
  180_000,
);

test.each([
  ['a run that is named', { 'run-id': '20260102-030405-x' }, 'no such run: 20260102-030405-x'],
  ['a run that is required', { resume: 'required' }, 'there is no run to go on with'],
])('without a cache service %s is refused, and why is said', async (_what, inputs, said) => {
  const job = new Job({ service: null, pipeline: TWO });
  const done = await job.attempt({ attempt: 2, inputs });
  expect([done.code, job.ran]).toEqual([4, []]);
  expect(done.stdout).toContain(`${said}: there is no cache service here`);
});
