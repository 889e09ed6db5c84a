/** Entries of the cache are told apart by how they are compressed: that is the same on every machine. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { which } from '../../src/shell/which.ts';
import { cacheObjects } from '../support/cache-objects.ts';
import { folder } from '../support/folder.ts';
import { ResultsService } from '../support/results-service/service.ts';

let service: ResultsService;
beforeAll(async () => {
  service = await ResultsService.start();
});
afterAll(() => service.stop());

test.each(['my runner', 'a "quoted" one'])(
  'a folder of temporary files that is named %j does no harm',
  async (name) => {
    const temp = join(folder(), name);
    mkdirSync(temp);
    const from = join(temp, 'checkpoint');
    writeFileSync(from, 'bytes');
    const objects = cacheObjects(service, { temp });
    const until = AbortSignal.timeout(60_000);
    expect(await objects.save({ key: `${name}.`, from, beside: null, until })).toMatchObject({
      kind: 'saved',
    });
    const to = join(temp, 'found');
    expect(await objects.fetch(`${name}.`, to)).toBe('found');
    expect(readFileSync(to, 'utf8')).toBe('bytes');
    objects.close();
  },
  120_000,
);

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
] as const)(
  'what was saved on a machine %s zstd is found on one %s it',
  async (there, here) => {
    const key = `key-${there}.`;
    const from = join(folder(), 'checkpoint');
    const bytes = Buffer.concat([Buffer.alloc(3_000_000, 'text '), Buffer.from('end')]);
    writeFileSync(from, bytes);
    const saving = cacheObjects(service, { env: machine(there) });
    const until = AbortSignal.timeout(60_000);
    expect(await saving.save({ key, from, beside: null, until })).toMatchObject({ kind: 'saved' });
    const reading = cacheObjects(service, { env: machine(here) });
    const to = join(folder(), 'found');
    expect([await reading.newest('key-'), await reading.fetch(key, to)]).toEqual([key, 'found']);
    expect(readFileSync(to).equals(bytes)).toBe(true);
    for (const objects of [saving, reading]) objects.close();
  },
  120_000,
);
