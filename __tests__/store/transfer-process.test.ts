/** The process of a transfer: what NODE_OPTIONS preloads, and what is told when it ends without an answer. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CACHE_LIMITS, CacheObjects } from '../../src/store/cache.ts';
import { type CacheOptions, cacheObjects } from '../support/cache-objects.ts';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';
import { ResultsService } from '../support/results-service/service.ts';

const LONG_ENOUGH = 60_000;

let service: ResultsService;
beforeAll(async () => {
  service = await ResultsService.start();
});
afterAll(() => service.stop());

/** Saves an object under a key, and brings it back. */
async function thereAndBack(key: string, options: CacheOptions) {
  const from = join(folder(), 'checkpoint');
  const to = join(folder(), 'found');
  writeFileSync(from, 'bytes');
  const objects = cacheObjects(service, options);
  const saved = await objects.save({ key, from, beside: null, until: AbortSignal.timeout(LONG_ENOUGH) });
  expect(saved).toEqual({ kind: 'saved', newest: null });
  expect([await objects.newest(key), await objects.fetch(key, to)]).toEqual([key, 'found']);
  expect(readFileSync(to, 'utf8')).toBe('bytes');
  objects.close();
}

test('what NODE_OPTIONS names by a relative path is found from where the program was started', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'hook.js'), '');
  await thereAndBack('hook.', { cwd, env: { NODE_OPTIONS: '--require ./hook.js' } });
}, 120_000);

test('that a step removed the folder in which the program was started does no harm', async () => {
  const cwd = join(folder(), 'workspace');
  mkdirSync(cwd);
  rmSync(cwd, { recursive: true });
  await thereAndBack('gone.', { cwd });
}, 120_000);

test('of a process that ends without an answer it is told what it said', async () => {
  const cwd = folder();
  const objects = cacheObjects(service, { cwd, env: { NODE_OPTIONS: '--require ./hook.js' } });
  const why = "the cache client ended without an answer: Error: Cannot find module './hook.js'";
  await expect(objects.newest('k')).rejects.toThrow(`the cache could not be read: ${why}`);
  const from = join(cwd, 'checkpoint');
  writeFileSync(from, 'bytes');
  const request = { key: 'k', from, beside: null, until: AbortSignal.timeout(LONG_ENOUGH) };
  expect(await objects.save(request)).toEqual({ kind: 'failed', why, lasting: false });
});

test.each([
  ['process.exit()', 'without a word'],
  ['console.error("y".repeat(3e6)); console.error("over"); process.exit()', 'without an answer: over'],
])('of a process that only does %s it is told that it ended %s', async (does, how) => {
  const objects = new CacheObjects({
    program: process.execPath,
    args: ['-e', does],
    cwd: folder(),
    env: { PATH: process.env.PATH },
    temp: folder(),
    limits: { ...CACHE_LIMITS, pauses: [] },
  });
  await expect(objects.newest('k')).rejects.toThrow(`the cache client ended ${how}`);
});

test('rule 9: a transfer that says nothing is ended at its time limit, with all that it started', async () => {
  const processes = tree();
  const does = `require('node:child_process').spawn('sleep', ['1000'], { stdio: 'ignore' }); setInterval(() => {}, 1000)`;
  const objects = new CacheObjects({
    program: process.execPath,
    args: ['-e', does],
    cwd: folder(),
    env: { PATH: process.env.PATH, ...processes.env },
    temp: folder(),
    limits: { ...CACHE_LIMITS, look: 5000, pauses: [] },
  });
  const asked = expect(objects.newest('k')).rejects.toThrow(/the cache could not be read: .*5 s/);
  await until('both live', () => processes.living().length === 2);
  await asked;
  await processes.gone();
});

test('a transfer that is under way when the store is closed is ended, and said to be given up', async () => {
  const objects = cacheObjects(service);
  const stalled = service.fault({
    on: { method: 'GetCacheEntryDownloadURL', nth: 1 },
    does: { kind: 'stall' },
  });
  const asked = objects.newest('k');
  const told = expect(asked).rejects.toThrow('the cache could not be read: it was given up');
  await stalled.struck;
  objects.close();
  await told;
});
