/**
 * What a step with `keep` has written, and what is not in the workspace while others run before it, where the attempt is
 * killed that takes it away, or brings it back.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { crash, type Fault, NO_FAULT } from '../support/crash.ts';
import { isSoak, seeded, seedFor } from '../support/random.ts';
import { checkout, read, repository, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: login, reads: [], rerun: always, run: 'ls >> "$LOG"; echo in > in.txt' }
  - id: k
    reads: []
    keep: true
    run: 'mkdir -p kept; echo try >> kept/part; echo more >> in.txt; rm -f old.txt; cat kept/part in.txt | xargs >> "$LOG"; test -e "$OUT/go"'
`;

const FILES = ['in.txt', 'old.txt', 'savepoint.yml'];

const scene = new Scene();
// No person is at work: what the step does to the source files is its work, too.
scene.env.CI = '1';
const origin = repository({ 'savepoint.yml': PIPELINE, 'in.txt': 'source\n', 'old.txt': 'old\n' });

/** The attempt after one that failed in the step. */
async function second(next: (cwd: string) => string, fault: Fault) {
  rmSync(scene.store, { recursive: true, force: true });
  rmSync(join(scene.outside, 'go'), { force: true });
  const first = checkout(origin);
  await scene.run(first);
  expect(scene.log()).toEqual([...FILES, 'try in more']);
  const cwd = next(first);
  const args = ['run', '--run', 'latest', '--store', scene.store];
  return { cwd, ...(await crash(args, { cwd, env: scene.env }, { roots: [cwd, scene.store], fault })) };
}

test.each([
  ['in the same folder', (cwd: string) => cwd],
  ['in another checkout', (cwd: string) => checkout(cwd)],
])(
  'rule 2: the step finds all of it %s, and the one before it nothing, at whichever call that was',
  async (_, next) => {
    const { trace } = await second(next, NO_FAULT);
    expect(scene.log()).toEqual([...FILES, 'try try in more more']);
    const started = trace.flatMap(({ text }, at) => (text.includes('"step.started"') ? [at] : []));
    const [login = 0, calls = 0] = started;
    expect([started.length, calls > login + 10]).toEqual([2, true]);
    await seeded(seedFor(23), async (chance) => {
      const all = Array.from({ length: calls }, (_, at) => at + 1);
      const some = [...chance.sample(all.slice(0, login), 3), ...chance.sample(all.slice(login), 4)];
      for (const at of isSoak() ? all : some) {
        const { cwd, hit } = await second(next, { action: 'before', at });
        const ran = scene.log();
        expect([at, hit, ran.length === 0 || ran.join() === FILES.join()]).toEqual([at, true, true]);
        scene.release();
        const third = at % 2 === 0 ? cwd : next(cwd);
        const { code } = await scene.run(third, '--run', 'latest');
        const found = scene.log();
        expect([at, code, found.at(-1)]).toEqual([at, 0, 'try try in more more']);
        expect([at, ...found.slice(0, -1)]).toEqual([at, ...FILES]);
        expect([at, read(third, 'in.txt'), read(third, 'old.txt')]).toEqual([at, 'in\nmore\nmore\n', null]);
      }
    });
  },
  600_000,
);

test('rule 2: where it cannot be brought back the step does not start, and finds all of it the next time', async () => {
  const { trace } = await second((cwd) => cwd, NO_FAULT);
  scene.log();
  const part = trace.flatMap(({ path }, at) => (/kept$|in\.txt$|\.savepoint-/.test(path) ? [at + 1] : []));
  const started = trace.flatMap(({ text }, at) => (text.includes('"step.started"') ? [at + 1] : []));
  const calls = part.filter((at) => at > (started[0] ?? 0) && at < (started[1] ?? 0));
  expect(calls.length).toBeGreaterThan(3);
  await seeded(seedFor(29), async (chance) => {
    for (const at of isSoak() ? calls : chance.sample(calls, 4)) {
      const { cwd, code, stderr } = await second((same) => same, { action: 'fail', code: 'ENOSPC', at });
      expect([at, code, scene.log()]).toEqual([at, 1, FILES]);
      expect(stderr).toMatch(/^x k: what it had kept of its last try could not be brought back: .+no space/m);
      scene.release();
      const { code: after } = await scene.run(cwd, '--run', 'latest');
      expect([at, after, scene.log()]).toEqual([at, 0, [...FILES, 'try try in more more']]);
    }
  });
}, 300_000);
