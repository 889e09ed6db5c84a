/** The API on a real port, with real runs in real processes, which is why some tests take over a second. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openapi } from '../../src/serve/api.ts';
import { until, workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';
import { COMMANDS, listen, startService, type TestService } from '../support/service.ts';

const TWO = `
name: Two
inputs: { word: { default: hello } }
steps:
  - id: one
    run: echo "\${{ inputs.word }}" | tee out.txt; echo "::warning::careful"
  - id: two
    run: test -e go && echo went
`;

/** A workspace whose only run has failed in its second step, and a service for it. */
async function failed(): Promise<{ workspace: string; service: TestService; run: string }> {
  const workspace = workspaceWith(TWO);
  await savepoint(['run'], { cwd: workspace });
  const service = await startService(workspace);
  const { json } = await service.ask('/api/runs');
  return { workspace, service, run: json.runs[0].run_id };
}

async function statusOf(service: TestService, run: string): Promise<string> {
  return (await service.ask(`/api/runs/${run}`)).json.run.status;
}

async function untilStatus(service: TestService, run: string, status: string): Promise<void> {
  let seen = '';
  const timer = setInterval(async () => {
    seen = await statusOf(service, run).catch(() => '');
  }, 50);
  await until(`${run} is ${status}`, () => seen === status).finally(() => clearInterval(timer));
}

interface Paths {
  readonly [path: string]: {
    readonly get?: {
      readonly operationId: string;
      readonly responses: { readonly 200: { readonly content: Readonly<Record<string, unknown>> } };
    };
  };
}

test('answers are as the OpenAPI file says', async () => {
  const { service, run } = await failed();
  const { logs } = (await service.ask(`/api/runs/${run}/logs`)).json;
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'api', ...openapi }, 'api', false, false);
  const fill = (path: string) =>
    path.replace('{run}', run).replace('{step}', 'one').replace('{log}', encodeURIComponent(logs[0].file));
  const checked: string[] = [];
  for (const [path, { get }] of Object.entries(openapi.paths as Paths)) {
    const ok = get?.responses[200].content['application/json'];
    if (get === undefined || ok === undefined) continue;
    const { status, json } = await service.ask(fill(path) + (path.endsWith('search') ? '?q=hello' : ''));
    expect({ path, status }).toEqual({ path, status: 200 });
    const validate = ajv.compile({ $ref: `api#${pointerTo(path)}` });
    expect({ path, fits: validate(json), errors: validate.errors }).toEqual({
      path,
      fits: true,
      errors: null,
    });
    checked.push(get.operationId);
  }
  expect(checked).toEqual(
    expect.arrayContaining(['status', 'runs', 'run', 'events', 'graph', 'plan', 'diff', 'logLines']),
  );
});

function pointerTo(path: string): string {
  const name = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return encodeURI(`/paths/${name}/get/responses/200/content/application~1json/schema`);
}

const BAD_READS: readonly (readonly [string, number])[] = [
  ['/api/runs/nope', 400],
  ['/api/runs/..%2f..%2fetc', 400],
  ['/api/runs/20260101-000000-none', 404],
  ['/api/runs?limit=0', 400],
  ['/api/runs?limit=many', 400],
  ['/api/runs?limit=9999999999999999999999', 400],
  ['/api/runs?status=good', 400],
  ['/api/runs?surprise=1', 400],
  ['/api/runs?after=../../x', 400],
  ['/api/runs/RUN/logs/..%2frun.json', 400],
  ['/api/runs/RUN/logs/other.1.1.log', 404],
  ['/api/runs/RUN/logs/one.1.1.log?from=-1', 400],
  ['/api/runs/RUN/logs/one.1.1.log/search', 400],
  ['/api/runs/RUN/events?after=1.5', 400],
  ['/api/runs/RUN/steps/none/diff', 404],
  ['/api/runs/RUN/plan?from_step=none', 404],
  ['/api/nothing', 404],
  ['/api/runs/RUN/cancel', 405],
  ['/api/runs/RUN/steps/two/diff', 409],
];

const BAD_CHANGES: readonly (readonly [string, unknown, number])[] = [
  ['/api/runs', '{', 400],
  ['/api/runs', [], 400],
  ['/api/runs', {}, 400],
  ['/api/runs', { pipeline: 'savepoint.yml', surprise: 1 }, 400],
  ['/api/runs', { pipeline: 'savepoint.yml', inputs: { word: 1 } }, 400],
  ['/api/runs', { pipeline: 'savepoint.yml', inputs: { '--fresh': 'x' } }, 400],
  ['/api/runs', { pipeline: '../savepoint.yml' }, 404],
  ['/api/runs', { pipeline: '--help' }, 404],
  ['/api/runs', { pipeline: 'savepoint.yml', inputs: { none: 'x' } }, 409],
  ['/api/runs', { pipeline: 'savepoint.yml', inputs: { word: 'x'.repeat(100_000) } }, 413],
  ['/api/runs/RUN/resume', { from_step: 'none' }, 404],
  ['/api/runs/RUN/resume', { from_step: 3 }, 400],
  ['/api/runs/RUN/steps/two/mark', {}, 400],
  ['/api/runs/RUN/steps/two/approve', { comment: 'x' }, 409],
  ['/api/runs/RUN/cancel', {}, 409],
  ['/api/runs/RUN', {}, 405],
  ['/api/status', {}, 405],
];

test('requests that do not fit are refused with a reason, and start nothing', async () => {
  const { service, run } = await failed();
  const asked = [
    ...BAD_READS.map(([path, status]) => ({ path, status, asked: {} })),
    ...BAD_CHANGES.map(([path, body, status]) => ({ path, status, asked: { body } })),
  ];
  for (const { path, status, asked: how } of asked) {
    const answer = await service.ask(path.replace('RUN', run), how);
    expect({ path, how, ...answer }).toMatchObject({
      path,
      status,
      json: { error: expect.stringMatching(/./) },
    });
  }
  expect((await service.ask('/api/runs')).json.runs).toMatchObject([{ run_id: run, attempt: 1 }]);
});

test('a page of another site, another name of the machine and a request without the token get nothing', async () => {
  const { service } = await failed();
  const start = { body: { pipeline: 'savepoint.yml' } };
  expect(
    await service.ask('/api/runs', { ...start, headers: { origin: 'http://evil.example' } }),
  ).toMatchObject({ status: 403 });
  expect(await service.ask('/api/runs', { headers: { authorization: '' } })).toMatchObject({ status: 401 });
  expect(await service.ask('/api/runs', { headers: { authorization: 'Bearer x' } })).toMatchObject({
    status: 401,
  });
  const form = { ...start, headers: { 'content-type': 'text/plain' } };
  expect(await service.ask('/api/runs', form)).toMatchObject({ status: 400 });
  expect((await service.ask('/api/runs')).json.runs).toHaveLength(1);
});

test.each(['/', '/?token=x', '/api/runs', '/api/status'])(
  'by a name that is rebound to this machine, %s is not to be had',
  async (path) => {
    const { origin, token } = await startService(workspaceWith(TWO));
    const headers = { host: 'evil.example', authorization: `Bearer ${token}` };
    const status = await new Promise((resolve) => {
      request(`${origin}${path}`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  },
);

test('the workspace after a step comes as a tar file', async () => {
  const { service, run } = await failed();
  const answer = await fetch(`${service.origin}/api/runs/${run}/steps/one/workspace`, {
    headers: { authorization: `Bearer ${service.token}` },
  });
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${run}.tar.gz"`);
  const packed = Buffer.from(await answer.arrayBuffer());
  expect(execFileSync('tar', ['-tzf', '-'], { input: packed, encoding: 'utf8' })).toMatch(/^\.\/out\.txt$/m);
  expect(await service.ask(`/api/runs/${run}/steps/two/workspace`)).toMatchObject({ status: 409 });
});

test('the printed address puts the token into a cookie that scripts do not see, and it lets in', async () => {
  const { service } = await failed();
  const { status, headers } = await service.ask(`/?token=${service.token}`, {
    headers: { authorization: '' },
  });
  expect([status, headers.get('location')]).toEqual([303, '/']);
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const shown = await service.ask('/api/runs', {
    headers: { authorization: '', cookie: cookie.split(';')[0] ?? '' },
  });
  expect(shown.status).toBe(200);
  expect(await service.ask('/')).toMatchObject({ status: 200, text: 'the page' });
});

test('a run is started, fails, is resumed and ends, and its events come once and in order', async () => {
  const workspace = workspaceWith(TWO);
  const service = await startService(workspace);
  const started = await service.ask('/api/runs', {
    body: { pipeline: 'savepoint.yml', inputs: { word: '--fresh *' } },
  });
  expect(started).toMatchObject({ status: 202, json: { status: 'running' } });
  const { run_id: run } = started.json;
  const ids = listen(service, `/api/runs/${run}/events/stream`, {
    until: (_, data) => /"type":"attempt.ended","status":"completed"/.test(data),
  });
  await untilStatus(service, run, 'failed');
  expect(readFileSync(join(workspace, 'out.txt'), 'utf8')).toBe('--fresh *\n');
  writeFileSync(join(workspace, 'go'), '');
  expect(await service.ask(`/api/runs/${run}/resume`, { body: {} })).toMatchObject({
    status: 202,
    json: { run_id: run },
  });
  await untilStatus(service, run, 'completed');
  const all = await ids;
  expect(all).toEqual(all.map((_, at) => at + 1));
  const { json } = await service.ask(`/api/runs/${run}/events?after=2&limit=3`);
  expect([json.events.map(({ n }: { n: number }) => n), json.last]).toEqual([[3, 4, 5], 5]);
  const rest = await listen(service, `/api/runs/${run}/events/stream`, {
    last: 4,
    until: (got) => got.at(-1) === all.at(-1),
  });
  expect(rest).toEqual(all.slice(4));
  const diff = await service.ask(`/api/runs/${run}/steps/one/diff`);
  expect(diff.json.text).toContain('+--fresh *');
});

test('a gate is approved, and the run goes on; a leg is taken as done by its id', async () => {
  const workspace = workspaceWith(`
steps:
  - { id: test, run: 'test "\${{ matrix.n }}" = 2', strategy: { fail-fast: false, matrix: { n: [1, 2] } } }
  - { id: gate, approval: { prompt: Publish? } }
  - { id: publish, run: 'echo published > published' }
`);
  const service = await startService(workspace);
  const { run_id: run } = (await service.ask('/api/runs', { body: { pipeline: 'savepoint.yml' } })).json;
  const answer = async (step: string, name: string, body: object) =>
    (await service.ask(`/api/runs/${run}/steps/${encodeURIComponent(step)}/${name}`, { body })).status;
  const resume = () => service.ask(`/api/runs/${run}/resume`, { body: {} });
  await untilStatus(service, run, 'failed');
  expect(await answer('test (1)', 'mark', { reason: 'by hand' })).toBe(204);
  await resume();
  await untilStatus(service, run, 'paused');
  expect(await answer('gate', 'approve', { comment: 'go' })).toBe(204);
  expect(await answer('gate', 'reject', {})).toBe(409);
  await resume();
  await untilStatus(service, run, 'completed');
  expect(readFileSync(join(workspace, 'published'), 'utf8')).toBe('published\n');
});

test('a run outlives the service, which is killed; another service shows it, and cancels it', async () => {
  // A start warns of steps side by side without `writes`.
  const workspace = workspaceWith(`steps:
  - { id: wait, run: "echo begun; until [ -e go ]; do sleep 0.05; done" }
  - { id: beside, run: "echo x > x", needs: [] }
`);
  const first = await startService(workspace);
  const { run_id: run } = (await first.ask('/api/runs', { body: { pipeline: 'savepoint.yml' } })).json;
  await first.close();
  const second = await startService(workspace);
  expect(second.token).toBe(first.token);
  expect((await second.ask(`/api/runs/${run}`)).json).toMatchObject({
    held: true,
    run: { status: 'running' },
  });
  const refused = await second.ask('/api/runs', { body: { pipeline: 'savepoint.yml' } });
  expect([refused.status, refused.json.error]).toEqual([
    409,
    expect.stringMatching(/^another process holds the workspace/),
  ]);
  expect(await second.ask(`/api/runs/${run}/resume`, { body: {} })).toMatchObject({ status: 409 });
  expect(await second.ask(`/api/runs/${run}/cancel`, { method: 'POST' })).toMatchObject({ status: 204 });
  await untilStatus(second, run, 'interrupted');
});

test('a run whose process was killed is told as interrupted until somebody dismisses it, and goes on', async () => {
  const workspace = workspaceWith(
    'steps: [{ id: one, run: "true" }, { id: wait, run: "until [ -e go ]; do sleep 0.05; done" }]',
  );
  const service = await startService(workspace);
  const { run_id: run } = (await service.ask('/api/runs', { body: { pipeline: 'savepoint.yml' } })).json;
  const untilStarted = (times: number) =>
    until(`the second step has been started ${times} times`, () => {
      const events = readFileSync(join(workspace, '.savepoint/runs', run, 'events.ndjson'), 'utf8');
      return events.split('"type":"step.started","step":"wait"').length > times;
    });
  await untilStarted(1);
  const { pid } = (await service.ask(`/api/runs/${run}`)).json.run.attempts[0].where;
  process.kill(pid, 'SIGKILL');
  await untilStatus(service, run, 'interrupted');
  expect((await service.ask('/api/status')).json).toMatchObject({ interrupted_run_id: run });
  expect(await service.ask(`/api/runs/${run}/dismiss`, { method: 'POST' })).toMatchObject({ status: 204 });
  expect((await service.ask('/api/status')).json).toMatchObject({ interrupted_run_id: null });
  await service.close();
  const again = await startService(workspace);
  expect((await again.ask('/api/status')).json).toMatchObject({ interrupted_run_id: null });
  await again.ask(`/api/runs/${run}/resume`, { body: {} });
  // A file of the moment of the kill would count as the killed step's.
  await untilStarted(2);
  writeFileSync(join(workspace, 'go'), '');
  await untilStatus(again, run, 'completed');
  const restarted = await again.ask(`/api/runs/${run}/restart`, { method: 'POST' });
  expect(restarted.json.run_id).not.toBe(run);
  await untilStatus(again, restarted.json.run_id, 'completed');
});

test('runs come newest first, by pages and by state', async () => {
  const { service, workspace, run } = await failed();
  for (const at of [1, 2]) await savepoint(['run', '--fresh', '-i', `word=${at}`], { cwd: workspace });
  const first = (await service.ask('/api/runs?limit=2')).json;
  const rest = (await service.ask(`/api/runs?limit=2&after=${first.next}`)).json;
  expect([first.runs.length, rest.runs.length, rest.next]).toEqual([2, 1, null]);
  expect(rest.runs[0].run_id).toBe(run);
  expect((await service.ask('/api/runs?status=completed')).json.runs).toEqual([]);
  expect((await service.ask('/api/runs?pipeline=other.yml')).json.runs).toEqual([]);
});

test('a record that is damaged is warned of, and the others are shown', async () => {
  const { service, workspace, run } = await failed();
  await savepoint(['run', '--fresh'], { cwd: workspace });
  for (const file of ['run.json', 'events.ndjson'])
    writeFileSync(join(workspace, '.savepoint/runs', run, file), '{}\n');
  const { json } = await service.ask('/api/runs');
  expect(json.runs).toHaveLength(1);
  expect(json.warnings).toEqual([expect.stringContaining(run)]);
  expect(await service.ask(`/api/runs/${run}`)).toMatchObject({ status: 404 });
});

test('the token is for its owner alone, and a file that is damaged is made anew', async () => {
  const { service, workspace } = await failed();
  const file = join(workspace, '.savepoint/serve.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, '{"token":"x"}');
  const other = await startService(workspace);
  expect(other.token).not.toBe(service.token);
  expect(other.token.length).toBeGreaterThanOrEqual(32);
});

test('the pipelines of the workspace are listed, with their inputs or their mistakes', async () => {
  const workspace = workspaceWith(TWO, {
    '.github/savepoint/bad.yml': 'steps: 3\n',
    '.github/savepoint/good.yml': 'steps: [{ run: "true" }]\n',
  });
  const service = await startService(workspace);
  expect((await service.ask('/api/pipelines')).json.pipelines).toMatchObject([
    { path: 'savepoint.yml', name: 'Two', problems: [], inputs: [{ name: 'word', default: 'hello' }] },
    { path: '.github/savepoint/bad.yml', problems: [expect.stringContaining('.github/savepoint/bad.yml:1')] },
    { path: '.github/savepoint/good.yml', problems: [], newest_run_id: null },
  ]);
});

test('a command that this version has not is named', async () => {
  const workspace = workspaceWith(TWO);
  const service = await startService(
    workspace,
    COMMANDS.filter((name) => name !== 'run'),
  );
  expect(await service.ask('/api/runs', { body: { pipeline: 'savepoint.yml' } })).toMatchObject({
    status: 501,
    json: { error: 'not supported yet: this version has no `run`' },
  });
});
