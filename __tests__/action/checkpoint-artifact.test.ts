/** `checkpoint-artifact`: one artifact with the record, the contents and the logs of a run, whatever its store. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isWanted } from '../../src/action/shelf.ts';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { type AttemptOptions, Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const TWO = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo from-a > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go" || test ! -e "$OUT/hang" || sleep 600; test -e "$OUT/go"
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

const names = () => service.artifacts().map(({ name, status }) => `${name} ${status}`);

test.each([
  ['never', 'failed', false],
  ['on-failure', 'failed', true],
  ['on-failure', 'interrupted', true],
  ['on-failure', 'paused', true],
  ['on-failure', 'running', true],
  ['on-failure', 'completed', false],
  ['always', 'completed', true],
] as const)('%s, of a run that is %s: %s', (when, status, wanted) => {
  expect(isWanted(when, status)).toBe(wanted);
});

test.each<[string, () => AttemptOptions]>([
  ['the cache', () => ({ inputs: { 'checkpoint-artifact': 'on-failure', matrix: '{"n":1,"os":"a b"}' } })],
  [
    'a folder',
    () => ({
      inputs: { 'checkpoint-artifact': 'on-failure', matrix: '{"n":1,"os":"a b"}', store: folder() },
    }),
  ],
])(
  'with %s as store a failed run is an artifact when the job has ended, and the log says how to bring it',
  async (_what, options) => {
    const job = new Job({ service, pipeline: TWO });
    const first = await job.attempt(options());
    const bring = 'savepoint fetch octo/repo/actions/runs/777 --job build-1-a-b';
    expect(first.stdout).toContain(
      `Your own machine can go on with it, too: in a checkout of aaaaaaaaaa, ${bring}`,
    );
    expect(names()).toEqual([]);
    const name = `savepoint-build-1-a-b-${first.outputs['run-id']}`;
    expect((await first.post()).stdout).toContain(
      `Saved the artifact ${name}, with which another machine goes on: ${bring}`,
    );
    expect(names()).toEqual([`${name} ready`]);
  },
);

test('a job whose main step was killed leaves one, too; a completed run none', async () => {
  const job = new Job({ service, pipeline: TWO });
  const inputs = { 'checkpoint-artifact': 'on-failure' };
  job.put('hang');
  const going = job.start({ inputs });
  await until('b runs', () => job.ran.includes('b'));
  going.started.child.kill('SIGKILL');
  await (await going.done).post();
  expect(names()).toEqual([expect.stringMatching(/^savepoint-build-\d{8}-\d{6}-savepoint-\d+ ready$/)]);
  job.put('go');
  const second = await job.attempt({ inputs });
  expect([second.code, (await second.post()).code]).toEqual([0, 0]);
  expect(second.stdout).not.toContain('Your own machine');
  expect(names()).toHaveLength(1);
});

describe('where no artifact can be, the log does not send people to one:', () => {
  test.each<[string, AttemptOptions]>([
    [
      'the service takes none',
      { inputs: { store: 'artifact', token: 't', 'checkpoint-artifact': 'always' } },
    ],
    ['it is GitHub Enterprise Server', { env: { GITHUB_SERVER_URL: 'https://ghe.example' } }],
  ])('%s', async (_what, { inputs = { store: folder(), 'checkpoint-artifact': 'always' }, env = {} }) => {
    service.fault({ on: { method: 'CreateArtifact', nth: 'always' }, does: { kind: 'status', status: 403 } });
    const { stdout, code } = await new Job({ service, pipeline: TWO }).attempt({ inputs, env });
    expect(code).toBe(1);
    expect(stdout).not.toContain('Your own machine');
  });
});

test('a service that does not take it is a warning, and nothing else', async () => {
  const job = new Job({ service, pipeline: TWO });
  service.fault({ on: { method: 'CreateArtifact', nth: 'always' }, does: { kind: 'status', status: 403 } });
  const first = await job.attempt({ inputs: { 'checkpoint-artifact': 'always' } });
  const post = await first.post();
  expect(post.code).toBe(0);
  expect(post.stdout).toMatch(/::warning::the run could not be saved as an artifact: .*\(403\)/);
});
