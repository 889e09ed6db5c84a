/** An attempt that cannot finish setting back what a failed step left, or is killed then, and somebody who puts that right. */
import { chmodSync, cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { markPath } from '../../src/files/mark.ts';
import { crash, type Fault, NO_FAULT } from '../support/crash.ts';
import { isSoak, random, seedFor } from '../support/random.ts';
import { place, read, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: a, run: 'mkdir -p out/a; echo a > out/a/file' }
  - { id: b, writes: ['**'], run: 'mkdir -p out/b; for f in out/b/1 out/b/2 out/a/file src; do echo b >> $f; done; rm gone; test -e "$OUT/go"' }
`;

const scene = new Scene();
const cwd = place({ 'savepoint.yml': PIPELINE, src: 'src\n', gone: 'gone\n' });
const saved = { store: join(scene.outside, 'saved-store'), cwd: join(scene.outside, 'saved-cwd') };
/** What the files come to. */
const WHOLE = { 'out/b/1': 'b\n', 'out/b/2': 'b\n', 'out/a/file': 'a\nb\n', src: 'src\nb\n', gone: null };

/** The workspace and the store as the failed step left them, times included. */
function again(): void {
  for (const name of readdirSync(cwd)) rmSync(join(cwd, name), { recursive: true });
  rmSync(scene.store, { recursive: true, force: true });
  cpSync(saved.cwd, cwd, { recursive: true, preserveTimestamps: true });
  cpSync(saved.store, scene.store, { recursive: true, preserveTimestamps: true });
}

const attempt = (fault: Fault) =>
  crash(['run', '--store', scene.store], { cwd, env: scene.env }, { roots: [cwd], fault });

/** As `chown -R` does: nothing but the time of change is another. */
function setRight(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const path = join(directory, name);
    chmodSync(path, statSync(path).mode & 0o777);
  }
}

/** So that what is done from now on is none of the killed attempt's work. */
function longAgo(): void {
  const mark = markPath(scene.store, cwd, scene.record.run_id);
  if (!existsSync(mark)) return;
  const at = Date.now() / 1000 - 60;
  utimesSync(mark, at, at);
}

/** All calls in a soak, else some. */
const someOf = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return random(seedFor(7)).sample(all, isSoak() ? count : 4);
};

let calls = 0;
beforeAll(async () => {
  expect((await scene.run(cwd)).code).toBe(1);
  cpSync(cwd, saved.cwd, { recursive: true, preserveTimestamps: true });
  cpSync(scene.store, saved.store, { recursive: true, preserveTimestamps: true });
  calls = (await attempt(NO_FAULT)).trace.length;
  expect(calls).toBeGreaterThan(8);
}, 60_000);

test.each([
  ['is refused', { action: 'fail-on', code: 'EIO' }],
  ['is killed', { action: 'before' }],
] as const)(
  'what it left stays half-written where the set-back %s at whichever call',
  async (_, fault) => {
    rmSync(join(scene.outside, 'go'), { force: true });
    for (const at of someOf(calls)) {
      again();
      const ended = await attempt({ ...fault, at });
      expect([at, ended.hit, ended.code === 0]).toEqual([at, true, false]);
      longAgo();
      setRight(cwd);
      scene.release();
      const resumed = await scene.run(cwd);
      expect([at, resumed.code, resumed.stderr]).toEqual([at, 0, expect.not.stringMatching(/^kept: /m)]);
      expect([at, Object.fromEntries(Object.keys(WHOLE).map((path) => [path, read(cwd, path)]))]).toEqual([
        at,
        WHOLE,
      ]);
      rmSync(join(scene.outside, 'go'));
    }
  },
  300_000,
);
