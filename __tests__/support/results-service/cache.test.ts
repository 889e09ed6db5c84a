/** The cache of the tests' results service, as the real client meets it. */
import { expect, test } from '@jest/globals';
import { lookUp, restore, returned, save, service, taken, workspace } from './rig.ts';
import { runClient, runClients } from './run-client.ts';
import type { ResultsService } from './service.ts';

const EXISTS = (key: string) =>
  `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`;
const DENIED = 'cache read denied: token has no readable scopes';

const methods = (results: ResultsService) => results.requests.map(({ method }) => method);

test.each([
  ['azure', ['blob-head', 'blob-get']],
  ['plain', ['blob-get']],
] as const)('a saved file comes back from blobs on %s addresses', async (blobs, reads) => {
  const results = await service();
  const cwd = workspace();
  const options = { cwd, env: results.env({ blobs }) };
  expect(returned(await runClient(save('k'), options))).toBe('saved');
  taken(cwd);

  const [found, missed] = await runClients([restore('k'), restore('other')], options);

  expect(returned(found)).toBe('k');
  expect(found?.printed).toEqual(expect.arrayContaining(['Cache hit for: k', 'Cache restored successfully']));
  expect(taken(cwd).toString()).toBe('hello');
  expect(returned(missed)).toBeNull();
  expect(missed?.printed).toEqual([]);
  expect(methods(results)).toEqual([
    'CreateCacheEntry',
    'blob-put',
    'FinalizeCacheEntryUpload',
    'GetCacheEntryDownloadURL',
    ...reads,
    'GetCacheEntryDownloadURL',
  ]);
  expect(results.requests.map(({ key }) => key).at(-1)).toBe('other');
});

test('a key can be saved once, is found by its beginning too, and belongs to a version', async () => {
  const results = await service();
  const options = { cwd: workspace({ data: 'a', other: 'b' }), env: results.env() };

  const ended = await runClients(
    [
      save('a-1'),
      save('a-10'),
      save('a-1'),
      save('a-1', 'other'),
      ...[lookUp('a-1'), lookUp('a-'), lookUp('x', 'y', 'a'), lookUp('a-10-'), lookUp('A-1')],
    ],
    options,
  );

  expect(ended.slice(0, 4).map(returned)).toEqual(['saved', 'saved', -1, 'saved']);
  expect(ended[2]?.printed.filter((line) => !line.startsWith('['))).toEqual([EXISTS('a-1')]);
  expect(ended[2]?.debug.find((line) => line.startsWith('Failed to reserve'))).toContain('(409) Conflict');
  expect(ended.slice(4).map(returned)).toEqual(['a-1', 'a-10', 'a-10', null, null]);
  expect(ended[6]?.printed[0]).toBe('Cache hit for restore-key: a-10');
});

test('a key that was reserved and never finished, or is squatted, stays taken and is not found', async () => {
  const results = await service();
  const options = { cwd: workspace(), env: results.env() };
  const fault = results.fault({ on: { method: 'blob-put' }, does: { kind: 'status', status: 403 } });
  results.squat({ key: 'squatted' });

  const ended = await runClients(
    [save('k'), save('k'), lookUp('k'), save('squatted'), lookUp('squatted')],
    options,
  );

  expect(ended.map(returned)).toEqual([-1, -1, null, -1, null]);
  expect(fault.strikes).toBe(1);
  expect(ended[1]?.printed).toContain(EXISTS('k'));
  expect(ended[3]?.printed).toContain(EXISTS('squatted'));
  expect(results.entries().map(({ status }) => status)).toEqual(['reserved', 'reserved']);
});

test('a run reads its own ref, then its base, then the default branch, and writes its own', async () => {
  const results = await service();
  const cwd = workspace();
  const pull = { ref: 'refs/pull/1/merge', base: 'refs/heads/next' };
  const run = async (
    options: Parameters<typeof results.env>[0],
    ...calls: Parameters<typeof runClients>[0]
  ) => (await runClients(calls, { cwd, env: results.env(options) })).map(returned);
  await run({}, save('k-main'), save('m-main'));
  await run({ ref: 'refs/heads/next' }, save('k-next'));

  expect(await run(pull, lookUp('k'), save('k-main'), lookUp('k'), lookUp('m'))).toEqual([
    'k-next',
    'saved',
    'k-main',
    'm-main',
  ]);
  await run(pull, save('p-pull'));
  expect(await run({ ref: 'refs/heads/next' }, lookUp('p'), lookUp('k'))).toEqual([null, 'k-next']);
  expect(await run({}, lookUp('p'), lookUp('k'))).toEqual([null, 'k-main']);
  expect(await run({ repository: 'octo/other' }, lookUp('k'))).toEqual([null]);
  expect(results.entries().map(({ key, ref }) => `${key} ${ref}`)).toEqual([
    'k-main refs/heads/main',
    'm-main refs/heads/main',
    'k-next refs/heads/next',
    'k-main refs/pull/1/merge',
    'p-pull refs/pull/1/merge',
  ]);
});

test.each([
  ['read-only', -1, 'k'],
  ['write-only', 'saved', null],
  ['none', -1, null],
] as const)(
  'a token of access %s is refused the rest in words that the client knows',
  async (access, saved, found) => {
    const results = await service();
    const cwd = workspace();
    await runClient(save('k'), { cwd, env: results.env() });

    const [saving, finding] = await runClients([save('k2'), lookUp('k')], {
      cwd,
      env: results.env({ access }),
    });

    expect(returned(saving)).toBe(saved);
    expect(returned(finding)).toBe(found);
    const refused = 'cache write denied: token has no writable scopes';
    const warning = `::warning::Failed to save: Unable to reserve cache with key k2. More details: ${refused}`;
    expect(saving?.printed.includes(warning)).toBe(saved === -1);
    expect(finding?.printed.some((line) => line.endsWith(DENIED))).toBe(found === null);
  },
);

test('more new entries than a minute may have are refused until it is over', async () => {
  let now = Date.UTC(2026, 0, 1);
  const results = await service({ entriesAMinute: 2, now: () => now });
  const options = { cwd: workspace(), env: results.env() };
  await runClient(save('k-1'), options);
  now += 20_000;

  const [, limited] = await runClients([save('k-2'), save('k-3')], options);
  now += 40_000;
  const again = await runClient(save('k-3'), options);

  expect(returned(limited)).toBe(-1);
  expect(limited?.printed).toEqual(
    expect.arrayContaining([
      "::warning::You've hit a rate limit, your rate limit will reset in 40 seconds",
      EXISTS('k-3'),
    ]),
  );
  expect(returned(again)).toBe('saved');
});

test.each([
  ['read', 'save', -1],
  ['none', 'save', -1],
  ['none', 'restore', null],
  ['write-only', 'restore', null],
] as const)('with ACTIONS_CACHE_MODE=%s a %s asks nothing of the service', async (mode, kind, value) => {
  const results = await service();
  const env = { ...results.env(), ACTIONS_CACHE_MODE: mode };

  const ended = await runClient(kind === 'save' ? save('k') : restore('k'), { cwd: workspace(), env });

  const what = kind === 'save' ? 'writes' : 'reads';
  expect(returned(ended)).toBe(value);
  expect(ended.printed).toEqual([
    `Cache ${kind} skipped: the effective cache-mode '${mode}' does not permit ${what}.`,
  ]);
  expect(results.requests).toEqual([]);
});

test('an evicted entry is gone, and its key can be used again', async () => {
  const results = await service();
  const options = { cwd: workspace(), env: results.env() };
  await runClients([save('k-1'), save('k-2')], options);

  results.evict(({ key }) => key === 'k-2');

  const ended = await runClients([lookUp('k'), save('k-2'), lookUp('k')], options);
  expect(ended.map(returned)).toEqual(['k-1', 'saved', 'k-2']);
});

test('a token that the service did not make is refused', async () => {
  const results = await service();
  const other = await service();
  const env = { ...results.env(), ACTIONS_RUNTIME_TOKEN: other.token() };

  const ended = await runClient(lookUp('k'), { cwd: workspace(), env });

  expect(returned(ended)).toBeNull();
  expect(ended.printed[0]).toMatch(/^::warning::Failed to restore: .*\(401\) Unauthorized/);
});
