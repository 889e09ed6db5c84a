/** What a step with `keep` has written, where an attempt is killed while it brings that back. */
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { crash, NO_FAULT } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import { checkout, read, repository, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: p, reads: [], run: 'cat in.txt > p.txt' }
  - id: k
    reads: []
    keep: true
    run: 'mkdir -p kept; echo try >> kept/part; echo more >> in.txt; cat kept/part in.txt | xargs >> "$LOG"; test -e "$OUT/go"'
`;

const scene = new Scene();
const origin = repository({ 'savepoint.yml': PIPELINE, 'in.txt': 'in\n' });
const saved = join(scene.outside, 'saved');
const args = ['run', '--run', 'latest', '--store', scene.store];

/** A checkout in which the run has not been, and the store as it was. */
function elsewhere(): string {
  rmSync(scene.store, { recursive: true });
  cpSync(saved, scene.store, { recursive: true });
  return checkout(origin);
}

function begin(cwd: string, at: number) {
  return crash(
    args,
    { cwd, env: { ...scene.env, CI: '1' } },
    { roots: [cwd, scene.store], fault: at === 0 ? NO_FAULT : { action: 'before', at } },
  );
}

/** All of some calls in a soak, else a few. */
function someOf({ sample }: Random, { from, to, count }: { from: number; to: number; count: number }) {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return isSoak() ? all : sample(all, count);
}

/** The calls of an attempt until it starts the step. */
let calls = 0;
beforeAll(async () => {
  await scene.run(checkout(origin));
  expect(scene.log()).toEqual(['try in more']);
  cpSync(scene.store, saved, { recursive: true });
  const { trace } = await begin(elsewhere(), 0);
  calls = trace.findIndex(({ text }) => text.includes('"step.started"'));
  expect([scene.log(), calls > 20]).toEqual([['try try in more more'], true]);
}, 60_000);

test('rule 2: it finds all of that, and nothing twice, at whichever call that was', async () => {
  scene.release();
  await seeded(seedFor(19), async (chance) => {
    for (const at of someOf(chance, { from: 1, to: calls, count: 6 })) {
      const cwd = elsewhere();
      expect([at, (await begin(cwd, at)).hit]).toEqual([at, true]);
      const resumed = await scene.run(cwd, '--run', 'latest');
      expect([at, resumed.code, ...scene.log()]).toEqual([at, 0, 'try try in more more']);
      expect([at, read(cwd, 'in.txt')]).toEqual([at, 'in\nmore\nmore\n']);
    }
  });
}, 300_000);

test('rule 7: what a person has written there since is set aside', async () => {
  const cwd = elsewhere();
  await begin(cwd, calls);
  appendFileSync(join(cwd, 'in.txt'), 'mine\n');
  await scene.run(cwd, '--run', 'latest');
  const aside = folder();
  expect((await scene.call(cwd, 'restore', 'latest', '--aside', '--to', aside)).code).toBe(0);
  expect([scene.log(), read(aside, 'in.txt')]).toEqual([['try try in more more'], 'in\nmore\nmine\n']);
});

test.each([
  ['in the same folder', (cwd: string) => cwd, 0],
  // What is not on record is not known there.
  ['elsewhere', (cwd: string) => checkout(cwd), 2],
])(
  'rule 2: it finds all of that %s, at whichever call of keeping it that was',
  async (_, then, since) => {
    const wait = () => rmSync(join(scene.outside, 'go'), { force: true });
    wait();
    const { trace } = await begin(elsewhere(), 0);
    const kept = trace.findIndex(({ text }) => text.includes('"files.kept"'));
    expect([scene.log(), kept > calls]).toEqual([['try try in more more'], true]);
    for (let at = kept + since; at <= trace.length; at++) {
      wait();
      const cwd = elsewhere();
      expect([at, (await begin(cwd, at)).hit]).toEqual([at, true]);
      expect([at, ...scene.log()]).toEqual([at, 'try try in more more']);
      scene.release();
      const resumed = await scene.run(then(cwd), '--run', 'latest');
      const thrice = 'try try try in more more more';
      expect([at, resumed.code, ...scene.log()]).toEqual([at, 0, thrice]);
    }
  },
  300_000,
);
