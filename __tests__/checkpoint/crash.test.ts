/** A writer that is killed, or refused, at any system call leaves a whole pack or none. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { listPacks, removeOrphans } from '../../src/checkpoint/directory.ts';
import type { PackRef } from '../../src/checkpoint/pack.ts';
import { verifyPack } from '../../src/checkpoint/verify-pack.ts';
import { type Call, deaths, type Fault, NO_FAULT, oneOfEach } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { random, seedFor } from '../support/random.ts';
import { RUN, write } from './rig.ts';

const PRELOAD = resolve('__tests__/support/crash-preload.cjs');
const MAIN = resolve('__tests__/checkpoint/write-main.ts');
const LIMIT_MS = 600_000;

interface Ended {
  /** The folder of each pack. */
  readonly directories: readonly string[];
  readonly trace: readonly Call[];
  /** Nothing of one at which it was killed. */
  readonly said: readonly { readonly ref?: PackRef; readonly code?: string }[];
}

interface How {
  /** More contents of 1 MiB. */
  readonly more?: number;
  readonly then?: 'finish' | 'abandon';
  /** Milliseconds that the system takes to begin to make a file durable. */
  readonly syncsAfter?: number;
}

/** Writes one pack under each fault, in one process. */
async function writeWith(
  faults: readonly Fault[],
  { more = 0, then = 'finish', syncsAfter = 0 }: How = {},
): Promise<Ended> {
  const [outside, report] = [folder(), join(folder(), 'report')];
  const plan = JSON.stringify({ ...NO_FAULT, roots: [outside], report, syncsAfter });
  const child = spawn(process.execPath, ['--require', PRELOAD, MAIN, outside, String(more), then], {
    env: { ...process.env, CRASH_PLAN: plan, CRASH_FAULTS: JSON.stringify(faults) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const data of child.stdout) text += String(data);
  const { trace } = JSON.parse(readFileSync(report, 'utf8')) as Pick<Ended, 'trace'>;
  const said = text.split('\n').slice(0, -1);
  return {
    directories: faults.map((_, at) => join(outside, String(at))),
    trace,
    said: said.map((line) => JSON.parse(line)),
  };
}

const { trace, said: whole, directories: written } = await writeWith([NO_FAULT]);
const all = trace.map((_, index) => index + 1);

test('a writer changes its folder by writes, syncs and one rename, in this order', async () => {
  const kinds = trace.map(({ call }) => call).filter((call, at, list) => call !== list[at - 1]);
  expect(kinds).toEqual(['mkdir', 'fsync', 'rm', 'open', 'write', 'fdatasync', 'fsync', 'rename', 'fsync']);
  expect(await verifyPack(written[0] ?? '', whole[0]?.ref ?? 0, RUN)).toMatchObject({ pieces: 6 });
});

test.each(['ENOSPC', 'EIO'] as const)(
  '%s at any call comes out as it is, and leaves nothing',
  async (code) => {
    const { directories, said } = await writeWith(all.map((at) => ({ at, action: 'fail', code })));
    expect(said).toEqual(all.map(() => ({ code })));
    expect(directories.flatMap(filesIn)).toEqual([]);
  },
);

test('a disk that stays full leaves a whole pack or none under its name', async () => {
  const { directories, said } = await writeWith(all.map((at) => ({ at, action: 'fail-on', code: 'ENOSPC' })));
  expect(said).toEqual(all.map(() => ({ code: 'ENOSPC' })));
  for (const directory of directories)
    for (const number of listPacks(directory)) await verifyPack(directory, number, RUN);
});

test('an error that the system tells once, while a long pack is still written, is not forgotten', async () => {
  const match = 'fdatasync .*000001\\.pack\\.tmp';
  const { directories, said } = await writeWith([{ at: 1, action: 'fail', code: 'EIO', match }], {
    more: 40,
  });
  expect(said).toEqual([{ code: 'EIO' }]);
  expect(directories.flatMap(filesIn)).toEqual([]);
});

test.each(['finish', 'abandon'] as const)(
  'a file is not closed while the system makes it durable: %s',
  async (then) => {
    const { trace, directories } = await writeWith([NO_FAULT], { more: 40, then, syncsAfter: 200 });
    const calls = trace.map(({ call }) => call);
    expect(calls.indexOf('fdatasync')).toBeLessThan(calls.lastIndexOf('write'));
    expect(calls).not.toContain('closed before it was synced');
    expect(directories.flatMap(filesIn)).toHaveLength(then === 'finish' ? 1 : 0);
  },
);

test(
  'a kill at any call leaves a whole pack or none, and the next writer goes on',
  async () => {
    const kindOf = ({ at, action }: Fault) => (action === 'before' ? (trace[at - 1]?.call ?? '') : action);
    for (const fault of oneOfEach(deaths(trace), kindOf, random(seedFor(6)))) {
      const { directories, said } = await writeWith([fault]);
      const [directory = ''] = directories;
      expect({ fault, said }).toEqual({ fault, said: [] });
      for (const number of listPacks(directory)) await verifyPack(directory, number, RUN);
      const left = filesIn(directory).filter((name) => name !== '000001.pack');
      expect([[], ['000001.pack.tmp']]).toContainEqual(left);
      if (listPacks(directory).length === 0) await write(directory, { contents: [Buffer.from('next')] });
      expect(listPacks(directory)).toEqual([1]);
      removeOrphans(directory, new Set());
      expect(filesIn(directory)).toEqual([]);
    }
  },
  LIMIT_MS,
);

const filesIn = (directory: string): readonly string[] =>
  existsSync(directory) ? readdirSync(directory) : [];
