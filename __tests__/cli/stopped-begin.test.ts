/** Rules 2, 4 and 7: an attempt that ends while it brings the workspace to where the run was; the next one goes on with that. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { crash, type Fault, NO_FAULT } from '../support/crash.ts';
import { isSoak, seeded, seedFor } from '../support/random.ts';
import { checkout, put, read, repository, Scene } from '../support/scene.ts';

const NAMES = ['f1', 'f2', 'f3', 'f4'];

/** The second file that is put in its place. */
const AT = { at: 2, match: '^rename [^ ]*/f[1-4] $' };
const FAULTS: readonly (readonly [string, Fault])[] = [
  ['the device refuses', { ...AT, action: 'fail', code: 'EIO' }],
  ['it is killed', { ...AT, action: 'after' }],
];

const TEXT = `
steps:
  - { id: a, run: 'for f in f1 f2 f3 f4; do echo saved > $f; done; echo a >> "$LOG"' }
  - { id: b, run: 'test -e "$OUT/go" || { for f in f1 f2 f3 f4; do echo half > $f; done; exit 1; }; cat f? >> "$LOG"' }
`;

async function resumeThatEnds(scene: Scene, cwd: string, fault: Fault, ...more: readonly string[]) {
  const args = ['resume', ...more, '--store', scene.store];
  const ended = await crash(args, { cwd, env: scene.env }, { roots: [cwd], fault });
  expect(ended.hit).toBe(true);
  expect(ended.code).not.toBe(0);
}

describe.each(FAULTS)('where %s', (_, fault) => {
  test('what was still half-written then is no edit of a person, and is set back', async () => {
    const scene = new Scene();
    const cwd = repository({ 'savepoint.yml': TEXT });
    await scene.run(cwd);
    scene.release();
    await resumeThatEnds(scene, cwd, fault);
    const next = await scene.call(cwd, 'resume');
    expect([next.code, next.stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
    expect(scene.log()).toEqual(['a', 'saved', 'saved', 'saved', 'saved']);
  });

  test('in another checkout, what a person edited before comes along all the same', async () => {
    const scene = new Scene();
    const text = `steps: [{ id: a, run: 'true' }, { id: b, run: 'test -e "$OUT/go" && cat f? >> "$LOG"' }]`;
    const files = Object.fromEntries(NAMES.map((name) => [name, 'source\n']));
    const cwd = repository({ 'savepoint.yml': text, ...files });
    await scene.run(cwd);
    put(cwd, Object.fromEntries(NAMES.map((name) => [name, 'edited\n'])));
    await scene.run(cwd);
    const elsewhere = join(checkout(cwd), '.');
    scene.release();
    await resumeThatEnds(scene, elsewhere, fault, 'latest');
    const next = await scene.call(elsewhere, 'resume');
    expect([next.code, next.stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
    expect([scene.log(), read(elsewhere, 'f4')]).toEqual([Array(4).fill('edited'), 'edited\n']);
  });
});

test('after a signal nothing starts, at whichever call of the beginning it came', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': TEXT });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['a']);
  scene.release();
  const saved = join(scene.outside, 'saved');
  cpSync(scene.store, saved, { recursive: true });
  const resume = (fault: Fault) => {
    const elsewhere = checkout(cwd);
    rmSync(scene.store, { recursive: true });
    cpSync(saved, scene.store, { recursive: true });
    const args = ['resume', 'latest', '--store', scene.store];
    return crash(args, { cwd: elsewhere, env: scene.env }, { roots: [elsewhere, scene.store], fault });
  };
  const { trace } = await resume(NO_FAULT);
  expect(scene.log()).toEqual(['saved', 'saved', 'saved', 'saved']);
  const planned = trace.findIndex(({ text }) => text.includes('"plan"'));
  const started = trace.findIndex(({ text }) => text.includes('"step.started"'));
  const calls = Array.from({ length: started - planned }, (_, at) => planned + at + 1);
  await seeded(seedFor(3), async ({ sample }) => {
    for (const at of isSoak() ? calls : new Set([...sample(calls, 8), ...calls.slice(-4)])) {
      const { code, hit } = await resume({ action: 'signal', signal: 'SIGINT', at });
      expect([at, hit, code, scene.log()]).toEqual([at, true, 130, []]);
      const { steps } = scene.record;
      expect([at, steps.map(({ state }) => state)]).toEqual([at, ['completed', 'pending']]);
    }
  });
}, 120_000);
