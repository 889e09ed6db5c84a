/** A writer that is killed, or refused, at any system call leaves a whole pack or none. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { listPacks, removeOrphans } from '../../src/checkpoint/directory.ts';
import type { PackRef } from '../../src/checkpoint/pack.ts';
import { verifyPack } from '../../src/checkpoint/verify-pack.ts';
import { type Call, type Fault, NO_FAULT } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { RUN, write } from './rig.ts';

const PRELOAD = resolve('__tests__/support/crash-preload.cjs');
const MAIN = resolve('__tests__/checkpoint/write-main.ts');
const LIMIT_MS = 600_000;

interface Ended {
  readonly directory: string;
  readonly trace: readonly Call[];
  readonly hit: boolean;
  /** Null when it was killed before it could say anything. */
  readonly said: { readonly ref?: PackRef; readonly code?: string } | null;
}

interface How {
  /** More contents of 1 MiB. */
  readonly more?: number;
  readonly then?: 'finish' | 'abandon';
  /** Milliseconds that the system takes to begin to make a file durable. */
  readonly syncsAfter?: number;
}

async function writeWith(
  fault: Fault,
  { more = 0, then = 'finish', syncsAfter = 0 }: How = {},
): Promise<Ended> {
  const [directory, report] = [join(folder(), 'packs'), join(folder(), 'report')];
  const plan = JSON.stringify({ ...fault, roots: [directory], report, syncsAfter });
  const child = spawn(process.execPath, ['--require', PRELOAD, MAIN, directory, String(more), then], {
    env: { ...process.env, CRASH_PLAN: plan },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const data of child.stdout) text += String(data);
  const { trace, hit } = JSON.parse(readFileSync(report, 'utf8')) as Pick<Ended, 'trace' | 'hit'>;
  return { directory, trace, hit, said: text === '' ? null : (JSON.parse(text) as Ended['said']) };
}

const calls = (await writeWith(NO_FAULT)).trace.length;
const all = Array.from({ length: calls }, (_, at) => at + 1);

test('a writer changes its folder by writes, syncs and one rename, in this order', async () => {
  const { trace, said, directory } = await writeWith(NO_FAULT);
  const kinds = trace.map(({ call }) => call).filter((call, at, list) => call !== list[at - 1]);
  expect(kinds).toEqual(['mkdir', 'rm', 'open', 'write', 'fdatasync', 'fsync', 'rename', 'fsync']);
  expect(await verifyPack(directory, said?.ref ?? 0, RUN)).toMatchObject({ pieces: 6 });
});

test.each(['ENOSPC', 'EIO'] as const)(
  '%s at any call comes out as it is, and leaves nothing',
  async (code) => {
    for (const at of all) {
      const { directory, said, hit } = await writeWith({ at, action: 'fail', code });
      expect({ at, hit, said }).toEqual({ at, hit: true, said: { code } });
      expect(filesIn(directory)).toEqual([]);
    }
  },
  LIMIT_MS,
);

test('an error that the system tells once, while a long pack is still written, is not forgotten', async () => {
  const asked = 'fdatasync .*000001\\.pack\\.tmp';
  const { trace } = await writeWith(NO_FAULT, { more: 80 });
  expect(trace.filter(({ call }) => call === 'fdatasync').length).toBeGreaterThan(1);
  const { directory, said, hit } = await writeWith(
    { at: 1, action: 'fail', code: 'EIO', match: asked },
    { more: 80 },
  );
  expect({ hit, said }).toEqual({ hit: true, said: { code: 'EIO' } });
  expect(filesIn(directory)).toEqual([]);
});

test.each(['finish', 'abandon'] as const)(
  'a file is not closed while the system makes it durable: %s',
  async (then) => {
    const { trace, directory } = await writeWith(NO_FAULT, { more: 80, then, syncsAfter: 500 });
    const calls = trace.map(({ call }) => call);
    expect(calls).toContain('fdatasync');
    expect(calls).not.toContain('closed before it was synced');
    expect(filesIn(directory)).toHaveLength(then === 'finish' ? 1 : 0);
  },
);

test(
  'a disk that stays full leaves a whole pack or none under its name',
  async () => {
    for (const at of all) {
      const { directory, said } = await writeWith({ at, action: 'fail-on', code: 'ENOSPC' });
      expect(said).toEqual({ code: 'ENOSPC' });
      for (const number of listPacks(directory)) await verifyPack(directory, number, RUN);
    }
  },
  LIMIT_MS,
);

test.each(['before', 'half', 'after'] as const)(
  'a kill %s any call leaves a whole pack or none, and the next writer goes on',
  async (action) => {
    for (const at of all) {
      const { directory } = await writeWith({ at, action });
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

function filesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
