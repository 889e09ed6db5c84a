/** The cache of the tests' results service, as the real client meets it. */
import { expect, test } from '@jest/globals';
import { lookUp, restore, returned, save, service, taken, workspace } from './rig.ts';
import { runClient, runClients } from './run-client.ts';

const EXISTS = (key: string) =>
  `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`;

test('a saved file comes back, and each call makes the requests that GitHub sees', async () => {
  const results = await service();
  const cwd = workspace();
  const options = { cwd, env: results.env() };
  expect(returned(await runClient(save('k'), options))).toBe('saved');
  taken(cwd);

  const [found, missed] = await runClients([restore('k'), restore('other')], options);

  expect(returned(found)).toBe('k');
  expect(found?.printed).toEqual(expect.arrayContaining(['Cache hit for: k', 'Cache restored successfully']));
  expect(taken(cwd).toString()).toBe('hello');
  expect([returned(missed), missed?.printed]).toEqual([null, []]);
  expect(results.requests.map(({ method }) => method)).toEqual([
    'CreateCacheEntry',
    'blob-put',
    'FinalizeCacheEntryUpload',
    'GetCacheEntryDownloadURL',
    'blob-head',
    'blob-get',
    'GetCacheEntryDownloadURL',
  ]);
  expect(results.requests.map(({ key }) => key).at(-1)).toBe('other');
});

test('a key can be saved once, is found by its beginning too, belongs to a version, and is free again once evicted', async () => {
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
  expect(ended.slice(4).map(returned)).toEqual(['a-1', 'a-10', 'a-10', null, null]);
  results.evict(({ key }) => key === 'a-10');
  const again = await runClients([lookUp('a-'), save('a-10'), lookUp('a-')], options);
  expect(again.map(returned)).toEqual(['a-1', 'saved', 'a-10']);
});

test('a key that was reserved and never finished, or is squatted, stays taken and is not found', async () => {
  const results = await service();
  const options = { cwd: workspace(), env: results.env() };
  results.fault({ on: { method: 'blob-put' }, does: { kind: 'status', status: 403 } });
  results.squat({ key: 'squatted' });

  const ended = await runClients(
    [save('k'), save('k'), lookUp('k'), save('squatted'), lookUp('squatted')],
    options,
  );

  expect(ended.map(returned)).toEqual([-1, -1, null, -1, null]);
  expect(results.entries().map(({ status }) => status)).toEqual(['reserved', 'reserved']);
});

test('a run reads its own ref, then its base, then the default branch, and writes its own', async () => {
  const results = await service();
  const cwd = workspace();
  const run = async (
    options: Parameters<typeof results.env>[0],
    ...calls: Parameters<typeof runClients>[0]
  ) => (await runClients(calls, { cwd, env: results.env(options) })).map(returned);
  await run({}, save('k-main'), save('m-main'));
  await run({ ref: 'refs/heads/next' }, save('k-next'));
  const pull = { ref: 'refs/pull/1/merge', base: 'refs/heads/next' };

  expect(await run(pull, lookUp('k'), save('k-main'), lookUp('k'), lookUp('m'), save('p-pull'))).toEqual([
    'k-next',
    'saved',
    'k-main',
    'm-main',
    'saved',
  ]);
  expect(await run({}, lookUp('p'), lookUp('k'))).toEqual([null, 'k-main']);
  expect(results.entries().map(({ key, ref }) => `${key} ${ref}`)).toEqual([
    'k-main refs/heads/main',
    'm-main refs/heads/main',
    'k-next refs/heads/next',
    'k-main refs/pull/1/merge',
    'p-pull refs/pull/1/merge',
  ]);
});

test('a token that may only read is refused a save in words that the client knows', async () => {
  const results = await service();
  const cwd = workspace();
  await runClient(save('k'), { cwd, env: results.env() });

  const [saving, finding] = await runClients([save('k2'), lookUp('k')], {
    cwd,
    env: results.env({ access: 'read-only' }),
  });

  expect([returned(saving), returned(finding)]).toEqual([-1, 'k']);
  const refused = 'cache write denied: token has no writable scopes';
  expect(saving?.printed).toContain(
    `::warning::Failed to save: Unable to reserve cache with key k2. More details: ${refused}`,
  );
});

test('more new entries than a minute may have are refused', async () => {
  const results = await service({ entriesAMinute: 1 });

  const [, limited] = await runClients([save('k-1'), save('k-2')], {
    cwd: workspace(),
    env: results.env(),
  });

  expect(returned(limited)).toBe(-1);
  expect(limited?.printed).toContainEqual(
    expect.stringMatching(/^::warning::You've hit a rate limit, your rate limit will reset in \d+ seconds$/),
  );
});
