/** The processes of transfers: what they find their way in, how long they live, and what is told when one ends without an answer. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TRANSFER } from '../../src/launch/words.ts';
import { which } from '../../src/shell/which.ts';
import { CacheObjects } from '../../src/store/cache.ts';
import { TRANSFER_LIMITS } from '../../src/store/transfers.ts';
import { type CacheOptions, cacheObjects } from '../support/cache-objects.ts';
import { BUNDLE, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';
import { outage } from '../support/outage.ts';
import { ResultsService } from '../support/results-service/service.ts';

const LONG_ENOUGH = 60_000;

let service: ResultsService;
beforeAll(async () => {
  service = await ResultsService.start();
});
afterAll(() => service.stop());

/** What saves some bytes under a key. */
function saveOf(key: string, bytes: string | Buffer = 'bytes') {
  const from = join(folder(), 'checkpoint');
  writeFileSync(from, bytes);
  return { key, from, beside: null, about: '', until: AbortSignal.timeout(LONG_ENOUGH) };
}

/** The next look gets no answer. */
function stallLook() {
  return service.fault({ on: { method: 'GetCacheEntryDownloadURL', nth: 1 }, does: { kind: 'stall' } });
}

/** A PATH with what a small container has, and with a `zstd` of its own or without one. */
function machine(zstd: 'with' | 'without'): { PATH: string } {
  const bin = join(folder(), 'bin');
  mkdirSync(bin);
  for (const name of ['sh', 'tar', 'gzip', 'cat'])
    symlinkSync(which(name, process.env.PATH, '/') ?? '', join(bin, name));
  if (zstd === 'with')
    for (const name of ['zstd', 'zstdmt', 'unzstd'])
      writeFileSync(join(bin, name), '#!/bin/sh\necho 1.5.5\n', { mode: 0o755 });
  return { PATH: bin };
}

test.each([
  ['with', 'without'],
  ['without', 'with'],
] as const)('what was saved on a machine %s zstd is found on one %s it', async (there, here) => {
  const key = `zstd-${there}.`;
  const bytes = Buffer.concat([Buffer.alloc(3_000_000, 'text '), Buffer.from('end')]);
  const saving = cacheObjects(service, { env: machine(there) });
  expect(await saving.save(saveOf(key, bytes))).toMatchObject({ kind: 'saved' });
  const reading = cacheObjects(service, { env: machine(here) });
  const to = join(folder(), 'found');
  expect([await reading.newest('zstd-'), await reading.fetch(key, to)]).toEqual([key, 'found']);
  expect(readFileSync(to).equals(bytes)).toBe(true);
  for (const objects of [saving, reading]) objects.close();
});

test('a transfer needs neither the folder in which the program was started, nor a plain name of the temp folder, and preloads what NODE_OPTIONS names from there', async () => {
  const cwd = join(folder(), 'workspace');
  const temp = join(folder(), 'my "quoted" runner');
  for (const path of [cwd, temp]) mkdirSync(path);
  const hooked = cacheObjects(service, { cwd, temp, env: { NODE_OPTIONS: '--require ./hook.js' } });
  await expect(hooked.newest('k')).rejects.toThrow(
    "the cache could not be read: the client ended without an answer: Error: Cannot find module './hook.js'",
  );
  writeFileSync(join(cwd, 'hook.js'), '');
  expect(await hooked.newest('plain.')).toBeNull();
  rmSync(cwd, { recursive: true });
  const objects = cacheObjects(service, { cwd, temp });
  const to = join(folder(), 'found');
  expect(await objects.save(saveOf('plain.'))).toEqual({ kind: 'saved', newest: null });
  expect([await objects.newest('plain.'), await objects.fetch('plain.', to)]).toEqual(['plain.', 'found']);
  expect(readFileSync(to, 'utf8')).toBe('bytes');
  for (const each of [hooked, objects]) each.close();
});

/** Objects whose client is a program of Node. */
function programOf(does: string, env: Readonly<Record<string, string>> = {}, look = TRANSFER_LIMITS.look) {
  return new CacheObjects({
    program: process.execPath,
    args: ['-e', does],
    cwd: folder(),
    env: { PATH: process.env.PATH, ...env },
    temp: folder(),
    limits: { ...TRANSFER_LIMITS, look, pauses: [] },
    outage: outage(),
  });
}

test.each([
  ['process.exit()', 'without a word'],
  ['console.error("y".repeat(3e6)); console.error("over"); process.exit()', 'without an answer: over'],
])('of a process that only does %s it is told that it ended %s', async (does, how) => {
  await expect(programOf(does).newest('k')).rejects.toThrow(`the client ended ${how}`);
});

test('rule 9: a transfer that says nothing is ended at its time limit, with all that it started', async () => {
  const processes = tree();
  const does = `require('node:child_process').spawn('sleep', ['1000'], { stdio: 'ignore' }); setInterval(() => {}, 1000)`;
  const asked = expect(programOf(does, processes.env, 2000).newest('k')).rejects.toThrow(
    /the cache could not be read: .*2 s/,
  );
  await until('both live', () => processes.living().length === 2);
  await asked;
  await processes.gone();
});

test('a transfer that is under way when the store is closed is ended, and said to be given up', async () => {
  const objects = cacheObjects(service);
  const stalled = stallLook();
  const told = expect(objects.newest('k')).rejects.toThrow('the cache could not be read: it was given up');
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

test('one process makes one transfer after another, others those at the same time; all end when the store is closed', async () => {
  const temp = folder();
  const { objects, processes, pids } = watched({ temp });
  expect(await objects.newest('one.')).toBe(null);
  const first = pids();
  expect(first).toHaveLength(1);
  expect(await objects.save(saveOf('one.1'))).toEqual({ kind: 'saved', newest: null });
  expect([await objects.newest('one.'), pids()]).toEqual(['one.1', first]);
  expect(await Promise.all([objects.newest('x.'), objects.newest('y.')])).toEqual([null, null]);
  expect(pids()).toHaveLength(2);
  objects.close();
  await processes.gone();
  expect(readdirSync(temp)).toEqual([]);
});

test('a process that no other transfer needs is ended, and another one makes the next', async () => {
  const temp = folder();
  const { objects, processes } = watched({ temp, limits: { idle: 50 } });
  expect(await objects.newest('k')).toBe(null);
  await processes.gone();
  expect([readdirSync(temp), await objects.newest('k')]).toEqual([[], null]);
  objects.close();
});

test('a process of whose call anything went wrong makes no other one', async () => {
  const { objects, processes } = watched();
  service.fault({
    on: { method: 'GetCacheEntryDownloadURL', nth: 1 },
    does: { kind: 'status', status: 400 },
  });
  await expect(objects.newest('k')).rejects.toThrow('the cache could not be read');
  await processes.gone();
  objects.close();
});

test('where the process that waited was killed, or a step emptied its folder, another one makes the transfer', async () => {
  const temp = folder();
  const { objects, processes, pids } = watched({ temp, limits: { pauses: [0] } });
  expect((await objects.save(saveOf('emptied.'))).kind).toBe('saved');
  const [killed = 0] = pids();
  process.kill(killed, 'SIGKILL');
  await processes.gone();
  expect([await objects.newest('emptied.'), pids().includes(killed)]).toEqual(['emptied.', false]);
  const [before] = pids();
  for (const name of readdirSync(temp)) rmSync(join(temp, name), { recursive: true });
  expect(await objects.newest('emptied.')).toBe('emptied.');
  expect(pids()).not.toContain(before);
  objects.close();
});

test('a process that waits keeps the program from no end, and ends with it', async () => {
  const processes = tree();
  const temp = folder();
  const program = `
    import { outage } from './__tests__/support/outage.ts';
    import { CacheObjects } from './src/store/cache.ts';
    import { TRANSFER_LIMITS } from './src/store/transfers.ts';
    const { env, execPath } = process;
    const how = { program: execPath, args: JSON.parse(env.ARGS), cwd: '.', env, temp: env.TEMP };
    console.log(await new CacheObjects({ ...how, limits: TRANSFER_LIMITS, outage: outage() }).newest('k'));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...service.env(), ...processes.env, ARGS: JSON.stringify([BUNDLE, TRANSFER]), TEMP: temp },
    timeout: LONG_ENOUGH,
  });
  expect(stdout).toBe('null\n');
  await processes.gone();
  expect(readdirSync(temp)).toEqual([]);
});
