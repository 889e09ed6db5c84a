/** The processes of transfers: how long they live, what NODE_OPTIONS preloads, and what is told when one ends without an answer. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TRANSFER } from '../../src/launch/words.ts';
import { CACHE_LIMITS, CacheObjects } from '../../src/store/cache.ts';
import { type CacheOptions, cacheObjects } from '../support/cache-objects.ts';
import { BUNDLE, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';
import { asNobody, giveAway } from '../support/other-user.ts';
import { ResultsService } from '../support/results-service/service.ts';

const LONG_ENOUGH = 60_000;

let service: ResultsService;
beforeAll(async () => {
  service = await ResultsService.start();
});
afterAll(() => service.stop());

/** A file of some bytes, to be saved. */
function someFile(): string {
  const path = join(folder(), 'checkpoint');
  writeFileSync(path, 'bytes');
  return path;
}

/** The next look gets no answer. */
function stallLook() {
  return service.fault({ on: { method: 'GetCacheEntryDownloadURL', nth: 1 }, does: { kind: 'stall' } });
}

/** As a step empties the runner's temp folder. */
function empty(temp: string): void {
  for (const name of readdirSync(temp)) rmSync(join(temp, name), { recursive: true });
}

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
  const stalled = stallLook();
  const asked = objects.newest('k');
  const told = expect(asked).rejects.toThrow('the cache could not be read: it was given up');
  await stalled.struck;
  objects.close();
  await told;
});

/** Objects of the service, and the ids of the processes that make their transfers. */
function watched(options: CacheOptions = {}) {
  const processes = tree();
  const objects = cacheObjects(service, { ...options, env: { ...options.env, ...processes.env } });
  return { objects, processes, pids: () => processes.living().map(({ pid }) => pid) };
}

test('one process makes one transfer after another, and ends when the store is closed', async () => {
  const temp = folder();
  const { objects, processes, pids } = watched({ temp });
  const from = someFile();
  expect(await objects.newest('one.')).toBe(null);
  const first = pids();
  expect(first).toHaveLength(1);
  const request = { key: 'one.1', from, beside: 'one.', until: AbortSignal.timeout(LONG_ENOUGH) };
  expect(await objects.save(request)).toEqual({ kind: 'saved', newest: null });
  for (const to of ['a', 'b'].map((name) => join(folder(), name))) {
    expect([await objects.fetch('one.1', to), readFileSync(to, 'utf8')]).toEqual(['found', 'bytes']);
  }
  expect([await objects.newest('one.'), pids()]).toEqual(['one.1', first]);
  objects.close();
  await processes.gone();
  expect(readdirSync(temp)).toEqual([]);
});

test('a process that no other transfer needs is ended', async () => {
  const temp = folder();
  const { objects, processes } = watched({ temp, limits: { idle: 50 } });
  expect(await objects.newest('k')).toBe(null);
  await processes.gone();
  expect([readdirSync(temp), await objects.newest('k')]).toEqual([[], null]);
  objects.close();
});

test('transfers at the same time are made by processes of their own', async () => {
  const { objects, pids } = watched();
  expect(await Promise.all([objects.newest('x.'), objects.newest('y.')])).toEqual([null, null]);
  expect(pids()).toHaveLength(2);
  objects.close();
});

test('a process of whose call anything went wrong makes no other one', async () => {
  const { objects, processes, pids } = watched();
  service.fault({
    on: { method: 'GetCacheEntryDownloadURL', nth: 1 },
    does: { kind: 'status', status: 400 },
  });
  await expect(objects.newest('k')).rejects.toThrow('the cache could not be read');
  await processes.gone();
  expect([await objects.newest('k'), pids().length]).toEqual([null, 1]);
  objects.close();
});

test('where the process that waited was killed another one makes the transfer', async () => {
  const { objects, processes, pids } = watched({ limits: { pauses: [0] } });
  await objects.newest('k');
  const [killed = 0] = pids();
  process.kill(killed, 'SIGKILL');
  await processes.gone();
  expect([await objects.newest('k'), pids().includes(killed)]).toEqual([null, false]);
  objects.close();
});

test('where its folder was emptied a process that waits makes no other transfer', async () => {
  const temp = folder();
  const { objects, pids } = watched({ temp });
  const from = someFile();
  const request = { key: 'emptied.', from, beside: null, until: AbortSignal.timeout(LONG_ENOUGH) };
  expect((await objects.save(request)).kind).toBe('saved');
  const [before] = pids();
  empty(temp);
  expect(await objects.newest('emptied.')).toBe('emptied.');
  expect(pids()).not.toContain(before);
  objects.close();
});

test('a process that ends when its folder was emptied is told of as any other', async () => {
  const temp = folder();
  const { objects, pids } = watched({ temp });
  const stalled = stallLook();
  const asked = expect(objects.newest('k')).rejects.toThrow('the cache client ended without a word');
  await stalled.struck;
  empty(temp);
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  await asked;
  objects.close();
});

test('rule 9: that a step has closed the folder above changes nothing when a process that waits is ended', async () => {
  const temp = folder();
  giveAway(temp);
  const program = `
    import { chmodSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { CACHE_LIMITS, CacheObjects } from './src/store/cache.ts';
    const { env, execPath } = process;
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
    const how = { program: execPath, args: JSON.parse(env.ARGS), cwd: '.', env, temp: env.TEMP };
    const objects = new CacheObjects({ ...how, limits: { ...CACHE_LIMITS, idle: 50 } });
    console.log(await objects.newest('k'));
    chmodSync(env.TEMP, 0o500);
    await setTimeout(500);
    objects.close();
    chmodSync(env.TEMP, 0o700);
    console.log(await objects.newest('k').catch(({ message }) => message));
  `;
  const { node, bundle } = asNobody().program ?? { node: process.execPath, bundle: BUNDLE };
  const env = { ...service.env(), ARGS: JSON.stringify([bundle, TRANSFER]), TEMP: temp };
  const ran = await promisify(execFile)(node, ['--input-type=module', '--eval', program], { env });
  expect(ran.stdout).toBe('null\nthe cache could not be read: the store was closed\n');
});

test('a process that waits keeps the program from no end, and ends with it', async () => {
  const processes = tree();
  const temp = folder();
  const program = `
    import { CACHE_LIMITS, CacheObjects } from './src/store/cache.ts';
    const { env, execPath } = process;
    const how = { program: execPath, args: JSON.parse(env.ARGS), cwd: '.', env, temp: env.TEMP };
    console.log(await new CacheObjects({ ...how, limits: CACHE_LIMITS }).newest('k'));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...service.env(), ...processes.env, ARGS: JSON.stringify([BUNDLE, TRANSFER]), TEMP: temp },
    timeout: LONG_ENOUGH,
  });
  expect(stdout).toBe('null\n');
  await processes.gone();
  expect(readdirSync(temp)).toEqual([]);
});

test('rule 9: where too many files are open to start a client that is told, and breaks nothing', async () => {
  const temp = folder();
  const program = `
    import { closeSync, openSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { CACHE_LIMITS, CacheObjects } from './src/store/cache.ts';
    const { env, execPath } = process;
    const how = { program: execPath, args: JSON.parse(env.ARGS), cwd: '.', env, temp: env.TEMP };
    const objects = new CacheObjects({ ...how, limits: { ...CACHE_LIMITS, pauses: [] } });
    const told = [];
    for (let free = 1; free < 8; free++) {
      const open = [];
      try { for (;;) open.push(openSync('/dev/null')); } catch {}
      for (const fd of open.splice(-free)) closeSync(fd);
      told.push(await objects.newest('k').then(() => 'absent', () => 'failed'));
      await setTimeout(20);
      for (const fd of open) closeSync(fd);
    }
    console.log(told.includes('failed'), await objects.newest('k'));
    objects.close();
  `;
  const env = {
    ...service.env(),
    PATH: process.env.PATH,
    ARGS: JSON.stringify([BUNDLE, TRANSFER]),
    TEMP: temp,
  };
  const node = [process.execPath, '--input-type=module', '--eval', program];
  const limited = ['-c', 'ulimit -n 96; exec "$@"', 'bash', ...node];
  const { stdout } = await promisify(execFile)('bash', limited, { env, timeout: LONG_ENOUGH });
  expect(stdout).toBe('true null\n');
});
