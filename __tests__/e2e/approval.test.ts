/** Gates in a workflow: a pause, and the workflow runs that are started by hand to answer it. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { Job, SOONER } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

let service: ResultsService;

beforeAll(async () => {
  service = await ResultsService.start();
});

afterAll(() => service.stop());

const GATED = `
steps:
  - { id: build, run: 'echo build >> "$LOG"; echo made > made' }
  - { id: gate, approval: { prompt: "Publish?" } }
  - { id: publish, run: 'echo publish >> "$LOG"; test -e made && test -e "$OUT/go"' }
  - { id: tell, approval: { prompt: "Tell all?" } }
  - { id: mail, run: 'echo mail >> "$LOG"' }
`;

/** A job whose run waits at its first gate. */
async function paused(pipeline = GATED) {
  const job = new Job({ service: null, pipeline });
  const store = { store: join(folder(), 'store') };
  const first = await job.attempt({ run: 5, attempt: 1, inputs: store });
  const id = first.outputs['run-id'] ?? '';
  const by = { env: { GITHUB_TRIGGERING_ACTOR: 'octocat' } };
  return { job, first, id, by, named: { ...store, 'run-id': id }, store };
}

test('a pause is red, says in its output, annotation and summary what is asked and how it is answered', async () => {
  const { first, job } = await paused();
  expect([first.code, first.outputs.status, first.outputs['waiting-for']]).toEqual([3, 'paused', 'gate']);
  expect(first.outputs.resumable).toBe('true');
  expect(first.stdout).toMatch(/::error title=gate,.*::paused: gate asks: Publish\?%0ATo approve it, /);
  expect(first.summary).toContain('The step gate waits for a person&#58; Publish&#63;');
  expect(first.summary).toMatch(/savepoint-run&#58; \S+ and savepoint-approve&#58; gate&#59; to reject it,/);
  expect(job.ran).toEqual(['build']);
});

test('two gates are approved one by one; a re-run of the workflow run that approved one approves no more', async () => {
  const { job, named, by } = await paused();
  const approved = await job.attempt({ run: 6, attempt: 1, inputs: { ...named, approve: 'gate' }, ...by });
  expect([approved.code, approved.outputs['failed-steps'], job.ran]).toEqual([
    1,
    'publish',
    ['build', 'publish'],
  ]);
  expect(approved.stdout).toContain('gate: approved by octocat');
  job.put('go');
  const rerun = await job.attempt({ run: 6, attempt: 2, inputs: { ...named, approve: 'gate' }, ...by });
  expect([rerun.code, rerun.outputs['waiting-for']]).toEqual([3, 'tell']);
  const last = await job.attempt({ run: 7, attempt: 1, inputs: { ...named, approve: 'tell' }, ...by });
  expect([last.code, last.outputs.status]).toEqual([0, 'completed']);
  expect(job.ran).toEqual(['build', 'publish', 'publish', 'mail']);
});

test('a re-run approves nothing that has come to be asked since', async () => {
  const { job, named } = await paused();
  await job.attempt({ run: 6, attempt: 1, inputs: { ...named, approve: 'gate' } });
  job.change('savepoint.yml', GATED.replace('echo mail', 'echo spam'));
  job.put('go');
  const rerun = await job.attempt({ run: 6, attempt: 2, inputs: { ...named, approve: 'gate' } });
  expect([rerun.code, rerun.outputs['waiting-for'], job.ran]).toEqual([3, 'gate', ['build', 'publish']]);
  expect(rerun.stdout).toContain('asks again for approval (mail, which comes after it, has changed)');
});

test('a rejected run is red for good, a re-run included; a step that is named has it ask again', async () => {
  const { job, named, store } = await paused();
  const rejected = await job.attempt({ run: 6, attempt: 1, inputs: { ...named, reject: 'gate' } });
  expect([rejected.code, rejected.outputs.status, rejected.outputs['failed-steps']]).toEqual([
    1,
    'failed',
    'gate',
  ]);
  const rerun = await job.attempt({ run: 5, attempt: 2, inputs: store });
  expect([rerun.code, rerun.outputs['run-id']]).toEqual([1, named['run-id']]);
  const again = await job.attempt({ run: 7, attempt: 1, inputs: { ...named, 'from-step': 'gate' } });
  expect([again.code, again.outputs['waiting-for'], job.ran]).toEqual([3, 'gate', ['build']]);
});

test.each([
  [{ approve: 'build' }, 4, 'asks about gate, and not about build, which is completed'],
  [{ approve: 'gate', reject: 'gate' }, 2, 'approve and reject exclude each other'],
  [{ approve: 'gate', 'run-id': '', scope: 'other' }, 4, 'there is no run that could be answered'],
])('what cannot be answered is refused: %j', async (inputs, code, says) => {
  const { job, named } = await paused();
  const refused = await job.attempt({ run: 6, attempt: 1, inputs: { ...named, ...inputs } });
  expect([refused.code, refused.stdout]).toEqual([code, expect.stringContaining(says)]);
  expect(job.ran).toEqual(['build']);
});

// Two jobs, each in a process of its own, with a folder and with the service as store.
test.each(['folder', 'cache'])(
  'a second job of the workflow run goes on with the run, and approves: %s',
  async (kind) => {
    const job = new Job({ service: kind === 'cache' ? service : null, pipeline: GATED });
    const store: Record<string, string> = kind === 'cache' ? {} : { store: join(folder(), 'store') };
    const run = kind === 'cache' ? 21 : 22;
    const build = await job.attempt({ run, attempt: 1, inputs: store });
    expect([build.code, build.outputs.status]).toEqual([3, 'paused']);
    job.put('go');
    const inputs = { ...store, 'run-id': build.outputs['run-id'] ?? '', approve: 'gate' };
    const second = { run, inputs, env: { GITHUB_JOB: 'publish', GITHUB_ACTION: 'another' } };
    const publish = await job.attempt({ ...second, attempt: 1 });
    expect([publish.code, publish.outputs['waiting-for'], job.ran]).toEqual([
      3,
      'tell',
      ['build', 'publish'],
    ]);
    const rerun = await job.attempt({ ...second, attempt: 2, inputs: { ...inputs, approve: 'tell' } });
    expect([rerun.code, rerun.outputs['run-id'], job.ran.at(-1)]).toEqual([
      0,
      build.outputs['run-id'],
      'mail',
    ]);
    const first = await job.attempt({ run, attempt: 2, inputs: store });
    expect([first.code, first.outputs['steps-reused']]).toEqual([0, '5']);
  },
);

const CUT = `
steps:
  - { id: build, run: 'echo build >> "$LOG"' }
  - { id: publish, rerun: ask, run: 'echo publish >> "$LOG"; echo half > half; test -e "$OUT/go" || sleep 600' }
  - { id: mail, run: 'echo mail >> "$LOG"' }
`;

// Attempts that save to a service, each a process of its own, and one that is killed.
test.each([
  ['mark', ['build', 'publish', 'mail']],
  ['approve', ['build', 'publish', 'publish', 'mail']],
])(
  'a publish that was cut off on a lost runner is never run again unasked, and %s answers',
  async (input, ran) => {
    const job = new Job({ service, pipeline: CUT });
    const scope = { scope: input };
    const going = job.start({ run: 5, attempt: 1, inputs: scope, env: SOONER });
    await until('publish runs', () => job.ran.includes('publish'));
    going.started.child.kill('SIGKILL');
    await going.done;
    const rerun = await job.attempt({ run: 5, attempt: 2, inputs: scope, env: SOONER });
    expect([rerun.code, rerun.outputs['waiting-for'], job.ran]).toEqual([3, 'publish', ['build', 'publish']]);
    job.put('go');
    const inputs = { ...scope, [input]: 'publish' };
    const answered = await job.attempt({ run: 6, attempt: 1, inputs, env: SOONER });
    expect([answered.code, job.ran]).toEqual([0, ran]);
    // Of a failed try nothing is saved, and so it is not on this machine.
    const bare = /taken as done by \S+(;|&#59;) it changed no file here/;
    const isSaid = [bare.test(answered.stdout), bare.test(answered.summary)];
    expect(isSaid).toEqual(input === 'mark' ? [true, true] : [false, false]);
  },
);
