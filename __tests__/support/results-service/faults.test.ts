/** Faults of the tests' results service, and what the real cache client makes of them. */
import { expect, test } from '@jest/globals';
import type { Method } from './call.ts';
import type { Does } from './faults.ts';
import { lookUp, restore, returned, save, service, workspace } from './rig.ts';
import { runClient, runClients, startClient } from './run-client.ts';

const TAKEN =
  /^Failed to save: Unable to reserve cache with key .*, another job may be creating this cache\.$/;
const PAGE = 'Unexpected token';

/** A fault of every matching request, what is returned, what is printed, how many requests of the kind come. */
type Row = readonly [Method, Does, unknown, RegExp | null, number];

const SAVES: readonly Row[] = [
  ['CreateCacheEntry', { kind: 'status', status: 500 }, -1, /^Attempt 4 of 5 .*\(500\)/, 5],
  ['CreateCacheEntry', { kind: 'status', status: 403 }, -1, TAKEN, 1],
  ['CreateCacheEntry', { kind: 'status', status: 429, retryAfter: 42 }, -1, /will reset in 42 seconds$/, 1],
  ['CreateCacheEntry', { kind: 'html' }, -1, new RegExp(`^Attempt 4 of 5 .*${PAGE}`), 5],
  ['CreateCacheEntry', { kind: 'json' }, -1, /^Attempt 4 of 5 .*JSON/, 5],
  ['CreateCacheEntry', { kind: 'json', text: '[42]' }, -1, TAKEN, 1],
  ['CreateCacheEntry', { kind: 'break' }, -1, TAKEN, 1],
  ['blob-put', { kind: 'status', status: 503 }, -1, /^::warning::Failed to save: /, 4],
  ['blob-put', { kind: 'status', status: 404 }, -1, /^::warning::Failed to save: /, 1],
  ['blob-put', { kind: 'break' }, -1, /^::warning::Failed to save: read ECONNRESET/, 4],
  ['blob-put', { kind: 'said-undone' }, -1, /^::warning::the upload has no bytes/, 1],
  [
    'FinalizeCacheEntryUpload',
    { kind: 'status', status: 404 },
    -1,
    /^::warning::Failed to save: .*\(404\)/,
    1,
  ],
  ['FinalizeCacheEntryUpload', { kind: 'done-unsaid' }, -1, /^::warning::Failed to save: .*ECONNRESET/, 1],
  ['FinalizeCacheEntryUpload', { kind: 'said-undone' }, 'saved', null, 1],
];

const LOOKUP = 'GetCacheEntryDownloadURL';
const READS: readonly Row[] = [
  [LOOKUP, { kind: 'status', status: 502 }, null, /^::warning::Failed to restore: .*\(502\)/, 5],
  [LOOKUP, { kind: 'status', status: 404 }, null, /^::warning::Failed to restore: .*\(404\)/, 1],
  [LOOKUP, { kind: 'status', status: 429 }, null, /^::warning::Failed to restore: .*Rate limited/, 1],
  [LOOKUP, { kind: 'html' }, null, new RegExp(`^::warning::Failed to restore: .*${PAGE}`), 5],
  [LOOKUP, { kind: 'json', text: '{}' }, null, null, 1],
  [LOOKUP, { kind: 'break' }, null, /^::warning::Failed to restore: .*ECONNRESET/, 1],
  [LOOKUP, { kind: 'evict' }, null, /^::warning::Failed to restore: $/, 1],
  ['blob-head', { kind: 'status', status: 500 }, null, /^::warning::Failed to restore: $/, 4],
  ['blob-get', { kind: 'status', status: 404 }, null, /^::warning::Failed to restore: a fault/, 1],
  ['blob-get', { kind: 'break' }, null, /^::warning::Failed to restore: read ECONNRESET/, 4],
  ['blob-get', { kind: 'break-half' }, null, /^::warning::Failed to restore: The operation was aborted/, 1],
  ['blob-get', { kind: 'short-body' }, null, /^::warning::Failed to restore: The operation was aborted/, 1],
  ['blob-get', { kind: 'truncated' }, null, /Stream drains before getting enough data/, 1],
  ['blob-get', { kind: 'flip' }, null, /^::warning::Failed to restore: .*tar/, 1],
  ['blob-get', { kind: 'html' }, null, /valid etag/, 1],
];

/** No key is a part of another. */
const keyFor = (row: Row) => `${row[0]}${JSON.stringify(row[1]).replaceAll(/\W+/g, '-')}.`;

test.each([
  ['save', SAVES, save],
  ['restore', READS, restore],
] as const)(
  'each fault of a %s is struck, and the client tells of it in its own words',
  async (kind, rows, call) => {
    const results = await service();
    const cwd = workspace();
    const options = { cwd, env: results.env() };
    if (kind === 'restore')
      await runClients(
        rows.map((row) => save(keyFor(row))),
        options,
      );
    const faults = rows.map((row) =>
      results.fault({ on: { method: row[0], key: keyFor(row), nth: 'always' }, does: row[1] }),
    );

    const ended = await runClients(
      rows.map((row) => call(keyFor(row))),
      options,
    );

    for (const [at, [method, does, value, line, requests]] of rows.entries()) {
      const printed = ended[at]?.printed ?? [];
      const what = { method, does, value: returned(ended[at]), strikes: faults[at]?.strikes };
      expect(what).toEqual({ method, does, value, strikes: requests });
      if (line === null) expect(printed.filter((text) => /^::|Attempt|Failed/.test(text))).toEqual([]);
      else expect(printed).toContainEqual(expect.stringMatching(line));
    }
  },
);

test('a delayed request is answered when the test lets it go', async () => {
  const results = await service();
  const delay = results.fault({ on: { method: 'CreateCacheEntry' }, does: { kind: 'delay' } });

  const { ended } = startClient([save('k')], { cwd: workspace(), env: results.env() });
  await results.arrival({ method: 'CreateCacheEntry', key: 'k' });
  await delay.struck;
  expect(results.entries()).toEqual([]);
  await delay.release();

  expect(returned((await ended).calls[0])).toBe('saved');
});

test('a request that stalls holds its client until that is killed', async () => {
  const results = await service();
  const stall = results.fault({ on: { method: 'blob-put' }, does: { kind: 'stall' } });

  const { child, ended } = startClient([save('k')], { cwd: workspace(), env: results.env() });
  await stall.struck;
  child.kill('SIGKILL');

  expect(await ended).toMatchObject({ signal: 'SIGKILL', calls: [{ result: null }] });
  expect(results.entries().map(({ status }) => status)).toEqual(['reserved']);
});

test('an answer cut off in the middle never ends for the client, whose process just ends', async () => {
  const results = await service();
  results.fault({ on: { method: 'CreateCacheEntry' }, does: { kind: 'break-half' } });

  const { ended } = startClient([save('k')], { cwd: workspace(), env: results.env() });

  // 13 is Node's code for a main module that waits for what nothing will ever settle.
  expect(await ended).toMatchObject({ code: 13, calls: [{ result: null }] });
});

test('refused connections are taken again when the test says so', async () => {
  const results = await service();
  const options = { cwd: workspace(), env: results.env() };
  const refusal = results.fault({ on: { method: 'FinalizeCacheEntryUpload' }, does: { kind: 'refuse' } });

  const ended = await runClients([save('a'), save('b'), lookUp('a')], options);
  expect(ended.map(returned)).toEqual([-1, -1, null]);
  expect(ended[1]?.debug.find((line) => line.startsWith('Failed to reserve'))).toContain('ECONNREFUSED');
  expect(ended[2]?.printed[0]).toContain('ECONNREFUSED');
  expect(results.requests.length).toBe(3);
  await refusal.release();

  expect(returned(await runClient(save('b'), options))).toBe('saved');
});
