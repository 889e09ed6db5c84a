import { spawn } from 'node:child_process';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Identity, identify } from '../../src/store/identity.ts';
import { acquire, holderOf } from '../../src/store/lock.ts';
import { folder } from '../support/folder.ts';

const me = identify(hostname(), process.pid);

function request(directory = folder()) {
  return { directory, name: 'lock', me };
}

function held(directory: string, by: Identity, number = 1, ageMs = 0): void {
  const path = join(directory, `lock.${`${number}`.padStart(6, '0')}`);
  writeFileSync(path, JSON.stringify(by));
  const then = new Date(Date.now() - ageMs);
  utimesSync(path, then, then);
}

describe('a lock', () => {
  test('is held by one, and free again after it is released', () => {
    const wanted = request();
    const first = acquire(wanted);
    if (first.kind !== 'held') throw new Error('not held');
    expect(acquire(wanted)).toEqual({ kind: 'taken', by: me });
    expect(holderOf(wanted)).toEqual(me);
    first.lock.release();
    expect(holderOf(wanted)).toBeNull();
    expect(acquire(wanted).kind).toBe('held');
    expect(readdirSync(wanted.directory)).toEqual(['lock.000001']);
  });

  test.each<[string, Partial<Identity>, number, 'held' | 'taken']>([
    ['of a process that is gone is taken over', { pid: 2 ** 22 + 1 }, 0, 'held'],
    ['of another process with the same pid is taken over', { started: '1' }, 0, 'held'],
    ['from before the last boot is taken over', { boot: 'other' }, 0, 'held'],
    ['of another host that was heard of lately is respected', { host: 'elsewhere' }, 30_000, 'taken'],
    ['of another host that is silent for a minute is taken over', { host: 'elsewhere' }, 61_000, 'held'],
    ['of another pid namespace is judged by its silence: respected', { namespace: 'pid:[1]' }, 0, 'taken'],
    [
      'of another pid namespace is judged by its silence: taken over',
      { namespace: 'pid:[1]' },
      61_000,
      'held',
    ],
  ])('%s', (_title, other, age, expected) => {
    const wanted = request();
    held(wanted.directory, { ...me, ...other }, 7, age);
    expect(acquire(wanted).kind).toBe(expected);
  });

  test('whose file is empty, as after a power cut, is taken over once it is silent', () => {
    const wanted = request();
    held(wanted.directory, me);
    writeFileSync(join(wanted.directory, 'lock.000001'), '');
    expect(acquire(wanted).kind).toBe('taken');
    const old = new Date(Date.now() - 61_000);
    utimesSync(join(wanted.directory, 'lock.000001'), old, old);
    expect(acquire(wanted).kind).toBe('held');
  });

  test('is respected whatever its number, when two processes counted differently', () => {
    const wanted = request();
    held(wanted.directory, { ...me, host: 'elsewhere' }, 1);
    held(wanted.directory, { ...me, pid: 2 ** 22 + 1 }, 9);
    expect(acquire(wanted).kind).toBe('taken');
  });

  test('is held by at most one of many processes that want it at once', async () => {
    const directory = folder();
    // Each says what it got, and lives on until all have spoken: so nobody may take over from another.
    const racers = Array.from({ length: 8 }, () =>
      spawn(process.execPath, [resolve('__tests__/support/lock-racer.ts'), directory], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const said = await Promise.all(
      racers.map(
        (racer) =>
          new Promise<string>((done) => racer.stdout.once('data', (data: Buffer) => done(data.toString()))),
      ),
    );
    for (const racer of racers) racer.stdin.end();
    await Promise.all(racers.map((racer) => new Promise((done) => racer.once('exit', done))));
    expect(said.filter((word) => word === 'held').length).toBeLessThanOrEqual(1);
    expect(acquire(request(directory)).kind).toBe('held');
  });
});
