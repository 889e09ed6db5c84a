/** `report`: the page of a run as an artifact that a browser opens. Each test starts jobs and their post steps, so it takes seconds. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const TWO = `
name: Two
env: { WORD: "\${{ secrets.WORD }}" }
steps:
  - id: a
    run: echo a >> "$LOG"; printf "one\\n$WORD\\n</script>\\n" > a.txt
  - id: b
    run: echo b >> "$LOG"; test ! -e "$OUT/hang" || sleep 600; echo "no $WORD"; test -e "$OUT/go"
`;
const SECRETS = { secrets: 'WORD=s3cret-word' };
const WANTED = { report: 'on-failure', ...SECRETS };

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

const reports = () => service.artifacts().filter(({ name }) => name.startsWith('savepoint-report-'));

/** What a browser gets of the newest report. */
async function opened() {
  const { id } = reports().at(-1) ?? {};
  const headers = { Authorization: `Bearer ${service.restToken({ actions: 'read' })}` };
  const place = `${service.url}/repos/octo/repo/actions/artifacts/${id}/zip`;
  const { pathname, search } = new URL(
    (await fetch(place, { headers, redirect: 'manual' })).headers.get('location') ?? '',
  );
  const html = await (await fetch(`${service.url}${pathname}${search}`)).text();
  const [, data = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
  return { html, data: JSON.parse(data) };
}

test('a failed run has a report, which log, output and summary name, and the end of the job makes no second one', async () => {
  const job = new Job({ service, pipeline: TWO });
  const first = await job.attempt({ inputs: WANTED });
  const [made] = reports();
  expect(made?.name).toBe(`savepoint-report-build-${first.outputs['run-id']}.1.html`);
  const address = `https://github.com/octo/repo/actions/runs/777/artifacts/${made?.id}`;
  expect([first.code, first.outputs['report-url']]).toEqual([1, address]);
  expect(first.stdout).toContain(`Saved a report of this run: ${address}`);
  expect(first.summary).toContain(`[The report of this run](${address})`);
  const { html, data } = await opened();
  expect(html.includes('s3cret-word')).toBe(false);
  expect(data.run).toMatchObject({ run_id: first.outputs['run-id'], status: 'failed' });
  expect(data.events.at(-1)).toMatchObject({ type: 'attempt.ended' });
  expect(data.logs.at(-1)).toMatchObject({ step: 'b', text: 'no ***\n' });
  expect(data.diffs.a.text).toContain('+***');
  expect((await first.post()).stdout).not.toContain('report');
});

test('a completed run in a folder has one where that is always wanted, also when a re-run brings it back', async () => {
  const job = new Job({ service, pipeline: TWO });
  job.put('go');
  const inputs = { report: 'always', store: folder(), ...SECRETS };
  const first = await job.attempt({ inputs });
  const again = await job.attempt({ inputs });
  expect([first.code, again.code, reports().length]).toEqual([0, 0, 2]);
  expect(again.outputs['report-url']).toContain(`/artifacts/${reports().at(-1)?.id}`);
});

test('of a job whose main step was killed the end of the job makes it, and the summary names it', async () => {
  const job = new Job({ service, pipeline: TWO });
  job.put('hang');
  const going = job.start({ inputs: WANTED });
  await until('b runs', () => job.ran.includes('b'));
  going.started.child.kill('SIGKILL');
  const post = await (await going.done).post();
  expect(post.stdout).toContain('Saved a report of this run: https://github.com/');
  const { data } = await opened();
  expect(data.run.steps.map((step: { state: string }) => step.state)).toEqual(['completed', 'interrupted']);
});

test('a service that does not answer changes no result, and is a warning at the end of the job alone', async () => {
  const job = new Job({ service, pipeline: TWO });
  job.put('go');
  service.fault({ on: { method: 'CreateArtifact', nth: 'always' }, does: { kind: 'stall' } });
  // Of the 18 s that it may cost a job, a tenth.
  const env = { SAVEPOINT_TEST_SHORTER: '40' };
  const inputs = { report: 'always', store: folder(), ...SECRETS };
  const first = await job.attempt({ inputs, env });
  expect([first.code, first.outputs.status, first.outputs['report-url']]).toEqual([
    0,
    'completed',
    undefined,
  ]);
  expect(first.stdout).not.toContain('::warning');
  const start = performance.now();
  const post = await first.post();
  expect([post.code, post.stdout]).toEqual([
    0,
    expect.stringMatching(/::warning::the report could not be saved: no answer/),
  ]);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('what main could not save the end of the job saves', async () => {
  const job = new Job({ service, pipeline: TWO });
  service.fault({ on: { method: 'CreateArtifact' }, does: { kind: 'status', status: 403 } });
  const first = await job.attempt({ inputs: WANTED });
  expect(first.stdout).toMatch(/The report is not saved yet, and the end of the job tries again: .*\(403\)/);
  expect([first.code, reports()]).toEqual([1, []]);
  expect((await first.post()).stdout).toContain('Saved a report of this run: ');
  expect(reports()).toHaveLength(1);
});
