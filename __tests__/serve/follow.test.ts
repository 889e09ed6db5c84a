/** Files that another process writes, followed from disk. */
import { appendFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RunEvent } from '../../src/record/events.ts';
import { formatEvent } from '../../src/record/lines.ts';
import { Journal } from '../../src/serve/journal.ts';
import { LogFile } from '../../src/serve/log-file.ts';
import { workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { isSoak } from '../support/random.ts';
import { listen, startService } from '../support/service.ts';

const NEVER = new AbortController().signal;

function line(n: number): string {
  const event: RunEvent = {
    type: 'warning',
    step: null,
    message: `ü ${n}`,
    n,
    at: '2026-01-01T00:00:00.000Z',
  };
  return formatEvent(event);
}

function lines(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => line(from + at)).join('');
}

test('a journal gives each event once, whatever pieces it is written in', async () => {
  const text = Buffer.from(lines(1, 5));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 8 }), async (cuts) => {
      const path = join(folder(), 'events.ndjson');
      const journal = new Journal(path);
      const ends = [...cuts.sort((a, b) => a - b), text.length];
      for (const [at, end] of ends.entries()) {
        appendFileSync(path, text.subarray(ends[at - 1] ?? 0, end));
        await journal.refresh();
      }
      expect(journal.after(0, 9).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
      expect(journal.after(3, 1).map(({ n }) => n)).toEqual([4]);
      expect(journal.after(5, 9)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('a torn last event that the next attempt cuts off is forgotten, and a damaged one left out', async () => {
  const path = join(folder(), 'events.ndjson');
  const journal = new Journal(path);
  writeFileSync(path, `${line(1)}{"damaged":1}\n`);
  const whole = Buffer.byteLength(line(1)) + '{"damaged":1}\n'.length;
  appendFileSync(path, line(3).slice(0, 10));
  await journal.refresh();
  truncateSync(path, whole);
  appendFileSync(path, lines(3, 4));
  await journal.refresh();
  expect(journal.after(0, 9).map(({ n }) => n)).toEqual([1, 3, 4]);
  expect(journal.after(1, 9).map(({ n }) => n)).toEqual([3, 4]);
});

test('who waits is woken by what is new, and told when nothing came', async () => {
  const path = join(folder(), 'events.ndjson');
  const journal = new Journal(path);
  await journal.refresh();
  const { version } = journal;
  const woken = journal.newerThan(version, 30_000, NEVER);
  writeFileSync(path, line(1));
  expect(await woken).toBe(true);
  expect(await journal.newerThan(version, 30_000, NEVER)).toBe(true);
  expect(await journal.newerThan(journal.version, 1, NEVER)).toBe(false);
  expect(await journal.newerThan(journal.version, 30_000, AbortSignal.abort())).toBe(false);
  expect(journal.isWatched).toBe(false);
});

// Of two million events over loopback the short form has a tenth.
const LISTENERS = isSoak() ? 200 : 20;

test(`${LISTENERS} listeners on one run of 10,000 events get each of them once and in order`, async () => {
  const workspace = workspaceWith('steps: [{ run: "true" }]');
  await savepoint(['run'], { cwd: workspace });
  const service = await startService(workspace);
  const { run_id: run } = (await service.ask('/api/runs')).json.runs[0];
  const path = join(workspace, '.savepoint/runs', run, 'events.ndjson');
  const { last } = (await service.ask(`/api/runs/${run}/events`)).json;
  appendFileSync(path, lines(last + 1, 5000));
  const until = (ids: readonly number[]) => ids.at(-1) === 10_000;
  const all = Array.from({ length: LISTENERS }, (_, at) =>
    listen(service, `/api/runs/${run}/events/stream`, { last: at * 40, until }),
  );
  await new Promise((done) => setTimeout(done, 200));
  for (let at = 5001; at <= 10_000; at += 250) {
    appendFileSync(path, lines(at, at + 249));
    await new Promise((done) => setTimeout(done, 5));
  }
  const wrong = (await Promise.all(all)).flatMap((ids, at) => {
    const isRight = ids.length === 10_000 - at * 40 && ids.every((id, place) => id === at * 40 + place + 1);
    return isRight ? [] : [[at, ids.length]];
  });
  expect(wrong).toEqual([]);
});

test('a log gives the lines that a reader asks for, in whatever pieces it grows', async () => {
  const line = fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 5 }).map((text) => text.replaceAll('\n', '')),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 700 }),
      fc.array(fc.nat(3000), { maxLength: 4 }),
      fc.nat(700),
      fc.nat(300),
      async (all, cuts, from, count) => {
        const path = join(folder(), 'x.1.1.log');
        const text = Buffer.from(all.join('\n'));
        const log = new LogFile(path);
        const ends = [...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
        for (const [at, end] of ends.entries()) {
          appendFileSync(path, text.subarray(ends[at - 1] ?? 0, end));
          await log.refresh();
        }
        const wanted = text.toString().split('\n');
        if (wanted.at(-1) === '') wanted.pop();
        expect([log.total, log.bytes]).toEqual([wanted.length, text.length]);
        expect(await log.lines(from, count)).toEqual(wanted.slice(from, from + count));
      },
    ),
    { numRuns: 60 },
  );
});

test('of a log of 100 MB any line comes at once, and a search finds all of its places', async () => {
  const path = join(folder(), 'x.1.1.log');
  const block = Array.from({ length: 20_000 }, (_, at) => `line ${at} \u001b[31mof some text\u001b[0m`).join(
    '\n',
  );
  for (let at = 0; at < 160; at++) appendFileSync(path, `${block}\n`);
  appendFileSync(path, 'NEEDLE at the end');
  const log = new LogFile(path);
  await log.refresh();
  expect(log.bytes).toBeGreaterThan(100_000_000);
  expect(log.total).toBe(3_200_001);
  const start = performance.now();
  expect(await log.lines(3_000_007, 2)).toEqual([
    'line 7 \u001b[31mof some text\u001b[0m',
    'line 8 \u001b[31mof some text\u001b[0m',
  ]);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(await log.search('needle')).toEqual({ lines: [3_200_000], more: false });
  expect(await log.search('LINE 17 OF')).toMatchObject({
    lines: expect.arrayContaining([17, 20_017]),
    more: false,
  });
  expect((await log.search('text')).lines).toHaveLength(1000);
});

test('of a line without end the beginning is shown, and how much there is', async () => {
  const path = join(folder(), 'x.1.1.log');
  writeFileSync(path, `${'a'.repeat(5_000_000)}\nnext`);
  const log = new LogFile(path);
  await log.refresh();
  const [first = '', next] = await log.lines(0, 10);
  expect([first.length < 20_000, next]).toEqual([true, 'next']);
  expect(first).toMatch(/a … \d+ more bytes$/);
});
