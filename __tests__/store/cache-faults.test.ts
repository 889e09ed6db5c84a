/** The Actions cache when its service fails: whatever happens to a request, found, absent and failed stay three things. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CacheObjects } from '../../src/store/cache.ts';
import { StoreError } from '../../src/store/errors.ts';
import type { Fetched, Objects } from '../../src/store/objects.ts';
import type { TransferLimits } from '../../src/store/transfers.ts';
import { type Asked, type FaultCase, faultCases, isSilent, nameOf } from '../support/cache-fault-cases.ts';
import { cacheObjects } from '../support/cache-objects.ts';
import { folder } from '../support/folder.ts';
import { isSoak, random, seedFor } from '../support/random.ts';
import { ResultsService } from '../support/results-service/service.ts';

const SEED = seedFor(5);
const NEVER = new AbortController().signal;
const READING = ['GetCacheEntryDownloadURL', 'blob-head', 'blob-get'] as const;
const SAVING = [
  'CreateCacheEntry',
  'blob-put',
  'FinalizeCacheEntryUpload',
  'GetCacheEntryDownloadURL',
] as const;

/** A stall lasts until the limit, which must let what goes well go well on a busy machine. */
const SHORT: Partial<TransferLimits> = { look: 4_000, transfer: 4_000, slowest: 10_000_000 };

let service: ResultsService;
/** The store of calls that no fault strikes. */
let sound: CacheObjects;
/** The beginning of the keys of a test. */
let prefix: string;
let tests = 0;
beforeAll(async () => {
  service = await ResultsService.start();
  sound = store();
});
beforeEach(() => {
  tests += 1;
  prefix = `k${tests}-`;
});
afterEach(heal);
afterAll(async () => {
  sound.close();
  await service.stop();
});

/** All cases in a soak run, else so many of those that do not take as long as the limit. */
function chosen(methods: readonly Asked[], count: number) {
  const all = faultCases(methods);
  const some = random(SEED).sample(
    all.filter((one) => !isSilent(one)),
    count,
  );
  return (isSoak() ? all : some).map((one) => [nameOf(one), one] as const);
}

function store(one?: FaultCase, pauses: readonly number[] = []): CacheObjects {
  return cacheObjects(service, { limits: { ...(one && isSilent(one) ? SHORT : {}), pauses } });
}

function textOf(key: string): string {
  return `${key} ${createHash('sha512').update(key).digest('hex')}`;
}

async function save(objects: Objects, name: string) {
  const key = prefix + name;
  const from = join(folder(), 'from');
  writeFileSync(from, textOf(key));
  return await objects.save({ key, from, beside: prefix, about: '', until: NEVER });
}

/** What is fetched is right, or nothing is. */
async function fetched(objects: Objects, name: string): Promise<Fetched | 'failed'> {
  const [key, to] = [prefix + name, join(folder(), 'to')];
  const answer = await objects.fetch(key, to).catch((error: unknown) => {
    if (error instanceof StoreError) return 'failed' as const;
    throw error;
  });
  expect(existsSync(to)).toBe(answer === 'found');
  if (answer === 'found') expect(readFileSync(to, 'utf8')).toBe(textOf(key));
  return answer;
}

/** From now on a case strikes; what it holds up is let go at once. */
function strike({ method, nth, does }: FaultCase): void {
  const planned = service.fault({ on: { method, nth }, does });
  if (does.kind === 'delay') void planned.struck.then(() => planned.release());
}

async function heal(): Promise<void> {
  service.heal();
  await service.accept();
}

const times = ({ nth }: FaultCase) => (nth === 3 ? [1, 2, 3] : [1]);

describe(`with SAVEPOINT_SEED=${SEED},`, () => {
  test.each(chosen(SAVING, 3))('a save tells the truth: %s', async (_name, one) => {
    strike(one);
    const saved: string[] = [];
    const struck = store(one);
    for (const at of times(one)) {
      const { kind } = await save(struck, `${at}.`);
      if (kind === 'saved') saved.push(`${at}.`);
    }
    await heal();
    for (const key of saved) {
      const isKept = one.does.kind !== 'evict' && one.does.kind !== 'flip';
      expect(isKept ? ['found'] : ['found', 'absent', 'damaged']).toContain(await fetched(sound, key));
    }
    if (saved.length === 0) expect(['found', 'absent']).toContain(await fetched(sound, '1.'));
    expect(await save(sound, '9.')).toMatchObject({ kind: 'saved' });
    expect(await sound.newest(prefix)).toBe(`${prefix}9.`);
  });

  test.each(chosen(['GetCacheEntryDownloadURL'], 2))(
    'what is there is never told as absent by a look: %s',
    async (_name, one) => {
      await save(sound, '1.');
      strike(one);
      const struck = store(one);
      for (const _ of times(one)) {
        const newest = await struck.newest(prefix).catch((error: unknown) => error);
        if (one.does.kind !== 'evict' && newest !== `${prefix}1.`) expect(newest).toBeInstanceOf(StoreError);
      }
      await heal();
      if (one.does.kind !== 'evict') expect(await sound.newest(prefix)).toBe(`${prefix}1.`);
    },
  );

  test.each(chosen(READING, 3))('what is there comes back right or not at all: %s', async (_name, one) => {
    await save(sound, '1.');
    strike(one);
    const struck = store(one);
    for (const _ of times(one)) expect(mayBe(one)).toContain(await fetched(struck, '1.'));
    await heal();
    expect(await fetched(sound, '1.')).toBe(one.does.kind === 'evict' ? 'absent' : 'found');
  });

  const once = chosen(READING, 100).filter(
    ([, { nth, does }]) => nth === 1 && does.kind !== 'evict' && does.kind !== 'refuse',
  );
  test.each(isSoak() ? once : random(SEED).sample(once, 1))(
    'what fails once is read by the next try: %s',
    async (_name, one) => {
      await save(sound, '1.');
      strike(one);
      expect(await fetched(store(one, [1]), '1.')).toBe('found');
    },
  );
});

/** What a fetch may answer under a fault. A page in the place of a length cuts it short. */
function mayBe({ method, does }: FaultCase): readonly string[] {
  if (does.kind === 'evict') return ['found', 'absent', 'failed'];
  const isOfPage = method === 'blob-head' && (does.kind === 'html' || does.kind === 'json');
  if (isOfPage || does.kind === 'truncated') return ['found', 'failed', 'cut-short'];
  return ['found', 'failed', ...(does.kind === 'flip' ? ['damaged'] : [])];
}

test('a key that somebody else reserved is never saved, and the next one is', async () => {
  await save(sound, '1.');
  const entry = service.entries().at(-1);
  service.squat({ key: `${prefix}2.`, version: entry?.version ?? '' });
  expect(await save(sound, '2.')).toMatchObject({ kind: 'failed', lasting: false });
  expect(await fetched(sound, '2.')).toBe('absent');
  expect(await save(sound, '3.')).toEqual({ kind: 'saved', newest: `${prefix}1.` });
});

test('a token that may only read reads, and another try of a save is told to be useless', async () => {
  await save(sound, '1.');
  const reader = cacheObjects(service, { token: { access: 'read-only' } });
  expect(await save(reader, '2.')).toMatchObject({ kind: 'failed', lasting: true });
  expect(await fetched(reader, '1.')).toBe('found');
  reader.close();
});
