/** File systems that keep whole seconds: a change within the second of the one before shows in no time of the file. */
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { savepoint } from '../support/cli.ts';
import { place, read, Scene } from '../support/scene.ts';

const node = ['whole-seconds', 'other-clock'].flatMap((name) => [
  '--require',
  resolve(`__tests__/support/${name}.cjs`),
]);

/** The steps write well before the second ends, so that all do so in the same one. */
const PIPELINE = `
steps:
  - { id: one, run: 'while test "$(date +%N | cut -c1)" -ne 3; do sleep 0.02; done; printf 1.0 > version; printf whole > other' }
  - { id: two, run: 'printf 2.0 > version' }
  - { id: three, run: 'test -e "$OUT/go" || { printf halff > other; exit 1; }' }
  - { id: four, run: 'cat version other >> "$LOG"' }
`;

describe.each([
  ['in the same folder', {}, (cwd: string) => cwd],
  ['in another folder', {}, () => place({ 'savepoint.yml': PIPELINE })],
  ['with a clock an hour ahead of that of the file system', { CLOCK: 'ahead' }, (cwd: string) => cwd],
])('%s', (_, clock, next) => {
  test('what a step wrote over in the same second is saved, and what a failed one wrote over is set back', async () => {
    const scene = new Scene();
    const run = (cwd: string, ...args: readonly string[]) =>
      savepoint(['run', '--store', scene.store, ...args], { cwd, env: { ...scene.env, ...clock }, node });
    const first = place({ 'savepoint.yml': PIPELINE });
    expect((await run(first)).code).toBe(1);
    expect([read(first, 'version'), read(first, 'other')]).toEqual(['2.0', 'halff']);
    scene.release();
    expect((await run(next(first), '--run', 'latest')).code).toBe(0);
    expect(scene.log().join('')).toBe('2.0whole');
  });
});
