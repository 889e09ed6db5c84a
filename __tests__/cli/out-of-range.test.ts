/** Times and paths beyond what is saved: said by name, and the rest is saved all the same. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { place, read, Scene } from '../support/scene.ts';

const FAR = 'node -e "$FAR"';
/** Enters folders of this name below each other, so many times, and leaves a file in the last one. */
const down = (name: string, times: number) =>
  `for (let i = 0; i < ${times}; i++) { fs.mkdirSync('${name}'); process.chdir('${name}'); } fs.writeFileSync('in', 'deep')`;

const places: string[] = [];
afterEach(() => {
  for (const path of places.splice(0)) {
    // Longer paths than Node can remove.
    execFileSync('rm', ['-rf', path]);
    mkdirSync(path);
  }
});
function here(text: string): string {
  const cwd = place({ 'savepoint.yml': text });
  places.push(cwd);
  return cwd;
}

test('a time that is no whole number of microseconds in a double is the nearest that is', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  scene.env.FAR = "fs.utimesSync('far', 1e10, 1e10)";
  const text = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo far > far; echo near > near; ${FAR}' }
  - { id: b, run: 'cat far >> "$LOG"; echo b > far; ${FAR}; test -e "$OUT/go"' }
`;
  const cwd = here(text);
  const first = await scene.run(cwd);
  expect([first.code, first.stderr]).toEqual([1, expect.not.stringContaining('not saved')]);
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release();
  const elsewhere = here(text);
  const there = await scene.run(elsewhere, '--run', 'latest');
  expect(there.code).toBe(0);
  expect(scene.log()).toEqual(['a', 'far', 'far', 'far']);
  expect(
    (await scene.call(elsewhere, 'restore', 'latest', '--at', 'a', '--to', join(scene.outside, 'to'))).code,
  ).toBe(0);
  expect(statSync(join(scene.outside, 'to/far')).mtimeMs).toBe(9_007_199_254_000);
});

test.each([
  ['of more than 65,536 bytes', down('n'.repeat(250), 280)],
  ['in more than 1,000 folders', down('d', 1200)],
])(
  'a step that leaves a path %s is not saved, and the path is named, not all of it; the others are',
  async (_, make) => {
    const scene = new Scene();
    scene.env.DOWN = make;
    const text = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo small > small' }
  - { id: deep, run: 'echo deep >> "$LOG"; test -e "$OUT/go" || node -e "$DOWN"' }
  - { id: end, run: 'test -e "$OUT/go"' }
`;
    const cwd = here(text);
    const first = await scene.run(cwd);
    expect(first.stderr).toMatch(
      /warning: deep: is completed but not saved: (n+|d\/)\S*…\S* could not be kept \(.*its path is too long/,
    );
    expect(first.stderr.length).toBeLessThan(4000);
    scene.release();
    const elsewhere = here(text);
    for (const args of [[elsewhere, 'latest'], [cwd]] as const) {
      const resumed = await scene.call(args[0], 'resume', ...args.slice(1));
      expect([resumed.code, scene.log()]).toEqual([0, args.length === 2 ? ['a', 'deep', 'deep'] : []]);
    }
    expect(read(elsewhere, 'small')).toBe('small\n');
  },
  120_000,
);

test('a path in 1,000 folders is saved, and comes back', async () => {
  const scene = new Scene();
  scene.env.DOWN = down('d', 990);
  const text = `steps: [{ id: a, run: 'node -e "$DOWN"' }, { id: b, run: 'test -e "$OUT/go"' }]`;
  const cwd = here(text);
  await scene.run(cwd);
  scene.release();
  const elsewhere = here(text);
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect(readFileSync(join(elsewhere, ...Array<string>(990).fill('d'), 'in'), 'utf8')).toBe('deep');
}, 120_000);
