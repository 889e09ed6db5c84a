/** The calls of GitHub's REST API in the tests' results service. */
import { expect, test } from '@jest/globals';
import { save, service, workspace } from './rig.ts';
import { runClients } from './run-client.ts';
import type { ResultsService } from './service.ts';

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Ask {
  readonly token?: string;
  readonly body?: object;
}

async function ask(results: ResultsService, what: string, options: Ask = {}): Promise<Answer> {
  const [method = '', path = ''] = what.split(' ');
  const answer = await fetch(`${results.url}/repos/octo/repo/actions${path}`, {
    method,
    headers: { authorization: `Bearer ${options.token ?? results.restToken()}` },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
}

const keysIn = ({ body }: Answer) => (body.actions_caches as { key: string }[]).map(({ key }) => key);

async function withEntries(): Promise<ResultsService> {
  const results = await service();
  const cwd = workspace();
  await runClients([save('a-1'), save('a-10'), save('b')], { cwd, env: results.env() });
  await runClients([save('a-1')], { cwd, env: results.env({ ref: 'refs/heads/other' }) });
  results.squat({ key: 'a-unfinished' });
  return results;
}

test('finished caches are listed by the beginning of their keys and by ref, in pages, and deleted by the whole key or by id', async () => {
  const results = await withEntries();

  const all = await ask(results, 'GET /caches');
  expect([all.status, all.body.total_count]).toEqual([200, 4]);
  expect(keysIn(await ask(results, 'GET /caches?key=a-1'))).toEqual(['a-1', 'a-10', 'a-1']);
  expect(keysIn(await ask(results, 'GET /caches?key=a-1&ref=refs/heads/other'))).toEqual(['a-1']);
  const second = await ask(results, 'GET /caches?per_page=3&page=2');
  expect([second.body.total_count, keysIn(second)]).toEqual([4, ['a-1']]);
  expect((await ask(results, 'DELETE /caches?key=a-')).status).toBe(404);
  const gone = await ask(results, 'DELETE /caches?key=a-1&ref=refs/heads/main');
  expect([gone.status, gone.body.total_count]).toEqual([200, 1]);
  const b = results.entries().find(({ key }) => key === 'b');
  expect((await ask(results, `DELETE /caches/${b?.id}`)).status).toBe(204);
  expect(keysIn(await ask(results, 'GET /caches'))).toEqual(['a-1', 'a-10']);
});

test('a token does what it may in its own repository', async () => {
  const results = await service();
  const status = async (what: string, token: string) => (await ask(results, what, { token })).status;
  const reader = results.restToken({ actions: 'read' });

  expect(await status('GET /caches', 'ghs_made-up')).toBe(401);
  expect(await status('GET /caches', results.token())).toBe(401);
  expect(await status('GET /caches', results.restToken({ actions: 'none' }))).toBe(403);
  expect(await status('GET /caches', reader)).toBe(200);
  expect(await status('DELETE /caches?key=a', reader)).toBe(403);
  expect(await status('GET /caches', results.restToken({ repository: 'octo/other' }))).toBe(404);
});

test('a job that a test made known is told', async () => {
  const results = await service();
  results.addJob({ id: 5, name: 'build', started_at: '2026-01-01T00:00:00Z' });

  expect(await ask(results, 'GET /jobs/5')).toMatchObject({
    status: 200,
    body: { id: 5, name: 'build', status: 'in_progress', started_at: '2026-01-01T00:00:00Z' },
  });
  expect((await ask(results, 'GET /jobs/6')).status).toBe(404);
});

test('a dispatch is noted, within the limits of its inputs', async () => {
  const results = await service();
  const dispatch = (body: object) => ask(results, 'POST /workflows/ci.yml/dispatches', { body });
  const many = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`k${at}`, 'v']));

  expect((await dispatch({ ref: 'main', inputs: { a: 'b' } })).status).toBe(204);
  expect((await dispatch({ inputs: {} })).status).toBe(422);
  expect((await dispatch({ ref: 'main', inputs: many })).status).toBe(422);
  expect((await dispatch({ ref: 'main', inputs: { a: 'x'.repeat(65_535) } })).status).toBe(422);
  expect(results.dispatches).toEqual([
    { repository: 'octo/repo', workflow: 'ci.yml', ref: 'main', inputs: { a: 'b' } },
  ]);
});

test('a workflow run is told with the jobs of each attempt and what stands above their logs, and re-run once it has ended', async () => {
  const results = await service();
  results.addRun({ id: 7, status: 'in_progress', conclusion: null });
  for (const attempt of [1, 2]) results.addJob({ id: attempt, run_id: 7, run_attempt: attempt });
  results.annotate({ job: 2, annotation_level: 'failure', message: 'The operation was canceled.' });

  expect((await ask(results, 'GET /runs/8')).status).toBe(404);
  expect((await ask(results, 'POST /runs/7/rerun-failed-jobs')).status).toBe(403);
  results.addRun({ id: 7 });
  const jobs = await ask(results, 'GET /runs/7/attempts/2/jobs');
  expect([jobs.body.total_count, jobs.body.jobs]).toEqual([1, [expect.objectContaining({ id: 2 })]]);
  const annotations = await fetch(`${results.url}/repos/octo/repo/check-runs/2/annotations`, {
    headers: { authorization: `Bearer ${results.restToken()}` },
  });
  expect(await annotations.json()).toEqual([
    expect.objectContaining({ annotation_level: 'failure', message: 'The operation was canceled.' }),
  ]);
  expect((await ask(results, 'POST /runs/7/rerun-failed-jobs')).status).toBe(201);
  expect([await ask(results, 'GET /runs/7'), results.reruns]).toEqual([
    { status: 200, body: expect.objectContaining({ run_attempt: 2, status: 'queued', conclusion: null }) },
    [7],
  ]);
});
