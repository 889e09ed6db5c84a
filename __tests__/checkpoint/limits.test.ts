/** Much of everything, with little memory and few files. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import type { PackRef } from '../../src/checkpoint/pack.ts';
import { folder } from '../support/folder.ts';
import { write } from './rig.ts';

const MAIN = resolve('__tests__/checkpoint/limits-main.ts');

function work<T>(args: readonly string[], limits = 'true'): T {
  const command = `${limits}; exec "$0" "$@"`;
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command, process.execPath, MAIN, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

test('a content of 300 MiB is written, verified and read in less than 256 MiB', () => {
  const took = work<Record<'kept' | 'written' | 'peak' | 'lost', number>>(['large', folder(), '300']);
  expect(took).toMatchObject({ kept: 300 * 2 ** 20, lost: 0 });
  expect(took.written).toBeLessThan(256);
  expect(took.peak).toBeLessThan(256);
});

test('a pack of 100,000 files is written and opened in little memory', () => {
  const directory = folder();
  const { ref, peak } = work<{ ref: PackRef; peak: number }>(['many', directory, '100000']);
  expect(peak).toBeLessThan(256);
  const took = work<Record<'opened' | 'pieces' | 'took' | 'changes' | 'peak', number>>([
    'open',
    directory,
    JSON.stringify(ref),
  ]);
  expect(took).toMatchObject({ pieces: 100_000, changes: 100_000 });
  expect(took.took).toBeLessThan(150);
  expect(took.peak).toBeLessThan(256);
});

test('what packs tell again of the same paths and contents takes little more memory', () => {
  const directory = folder();
  const { ref } = work<{ ref: PackRef }>(['many', directory, '20000']);
  const took = work<Record<'once' | 'anew', number>>(['again', directory, JSON.stringify(ref)]);
  expect(took.once / took.anew).toBeLessThan(0.7);
});

test('a hundred packs are read with 64 files open', async () => {
  const directory = folder();
  const refs: PackRef[] = [];
  for (let number = 1; number <= 100; number++)
    refs.push(
      await write(directory, {
        number,
        contents: [Buffer.from(`content ${String(number).padStart(4, '0')}`)],
      }),
    );
  expect(work(['handles', directory, JSON.stringify(refs)], 'ulimit -n 64')).toEqual({
    digests: 100,
    bytes: 200 * 12,
    lost: 0,
  });
});
