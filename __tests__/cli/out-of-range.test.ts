/** Paths beyond what is saved: said by name, and the rest is saved all the same. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { place, read, Scene } from '../support/scene.ts';

/** Enters 280 folders with long names below each other, and leaves a file in the last one. */
const DOWN = `for (let i = 0; i < 280; i++) { fs.mkdirSync('${'n'.repeat(250)}'); process.chdir('${'n'.repeat(250)}'); } fs.writeFileSync('in', 'deep')`;

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

test('a step that leaves a path of more than 65,536 bytes is not saved, and the path is named, not all of it; the others are', async () => {
  const scene = new Scene();
  scene.env.DOWN = DOWN;
  const text = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo small > small' }
  - { id: deep, run: 'echo deep >> "$LOG"; test -e "$OUT/go" || node -e "$DOWN"' }
  - { id: end, run: 'test -e "$OUT/go"' }
`;
  const first = await scene.run(here(text));
  expect(first.stderr).toMatch(
    /warning: deep: is completed but not saved: n+\S*…\S* could not be kept \(.*its path is too long/,
  );
  expect(first.stderr.length).toBeLessThan(4000);
  scene.release();
  const elsewhere = here(text);
  expect((await scene.call(elsewhere, 'resume', 'latest')).code).toBe(0);
  expect([scene.log(), read(elsewhere, 'small')]).toEqual([['a', 'deep', 'deep'], 'small\n']);
}, 120_000);
