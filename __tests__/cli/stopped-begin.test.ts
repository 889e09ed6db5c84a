/** Rules 2, 4 and 7: an attempt that ends while it brings the workspace to where the run was; the next one goes on with that. */
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { crash, type Fault } from '../support/crash.ts';
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
