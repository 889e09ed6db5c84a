/** A person who takes an edit back. */
import { rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { markPath } from '../../src/files/mark.ts';
import { until } from '../support/cli.ts';
import { tree } from '../support/living.ts';
import { place, put, read, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: a, reads: [], run: 'mkdir out; echo made > out/x; echo made > out/y; echo built > src/f' }
  - { id: b, reads: [], writes: ["**"], run: '[ ! -e "$OUT/long" ] || { touch "$OUT/runs"; sleep 1000; }; sh "$OUT/half"; test -e "$OUT/b"' }
  - { id: c, reads: [], run: 'cat out/x out/y src/f src/g 2>/dev/null | tr "\\n" " " >> "$LOG"; echo >> "$LOG"; test -e "$OUT/go"' }
`;
const EDIT = { 'out/x': 'mine\n', 'out/y': 'mine\n', 'src/f': 'mine\n', 'src/g': 'mine\n' };

/** A run whose second step failed twice, with a person's edits in between. */
async function edited(scene: Scene): Promise<string> {
  put(scene.outside, { half: '' });
  const cwd = place({ 'savepoint.yml': PIPELINE, 'src/f': 'source\n', 'src/g': 'source\n' });
  await scene.run(cwd);
  put(cwd, EDIT);
  const second = await scene.run(cwd);
  expect(second.stderr).toContain('kept: changed since the last attempt: out/x, out/y, src/f, src/g\n');
  return cwd;
}

/** Back to what the step made, to what the source had, and to nothing, which is no way to take back what a step had made. */
function takeBack(cwd: string): void {
  put(cwd, { 'out/x': 'made\n', 'src/f': 'source\n', 'src/g': 'source\n' });
  rmSync(join(cwd, 'out/y'));
}

const TAKEN = 'kept: changed since the last attempt: out/x, src/f, src/g\n';

test('rule 7: an edit that a person takes back does not come again', async () => {
  const scene = new Scene();
  const cwd = await edited(scene);
  takeBack(cwd);
  scene.release('b');
  const third = await scene.run(cwd);
  expect([third.code, scene.log()]).toEqual([1, ['made mine source source ']]);
  expect(third.stderr).toContain(TAKEN);
  const fourth = await scene.run(cwd);
  expect([fourth.stderr, scene.log()]).toEqual([
    expect.not.stringContaining('kept:'),
    ['made mine source source '],
  ]);
  scene.release();
  const fresh = place({ 'savepoint.yml': PIPELINE, 'src/f': 'source\n', 'src/g': 'source\n' });
  const elsewhere = await scene.run(fresh, '--run', 'latest');
  expect([elsewhere.code, scene.log()]).toEqual([0, ['made mine source source ']]);
});

test('rule 7: nor where a failed step had written over it in between', async () => {
  const scene = new Scene();
  const cwd = await edited(scene);
  put(scene.outside, { half: 'for f in out/x out/y src/f src/g; do echo half > $f; done\n' });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(read(cwd, 'src/f')).toBe('half\n');
  put(scene.outside, { half: '' });
  takeBack(cwd);
  scene.release('b');
  const next = await scene.run(cwd);
  expect([next.stderr, scene.log()]).toEqual([expect.stringContaining(TAKEN), ['made mine source source ']]);
});

test.each(['before', 'after'])('rule 7: nor where another run was in the workspace %s', async (when) => {
  const scene = new Scene();
  const cwd = await edited(scene);
  const run = scene.record.run_id;
  put(scene.outside, { 'other.yml': "steps: [{ id: other, run: 'true' }]\n" });
  const other = () => scene.run(cwd, join(scene.outside, 'other.yml'));
  if (when === 'before') await other();
  takeBack(cwd);
  if (when === 'after') await other();
  scene.release('b');
  const next = await scene.call(cwd, 'resume', run);
  expect([next.stderr, scene.log()]).toEqual([expect.stringContaining(TAKEN), ['made mine source source ']]);
});

test('what a failed step makes of an edit is set back to it, be it what the run had there before', async () => {
  const scene = new Scene();
  const cwd = await edited(scene);
  const half = 'echo made > out/x; rm out/y; echo source > src/f; echo source > src/g\n';
  put(scene.outside, { half });
  expect((await scene.run(cwd)).code).toBe(1);
  put(scene.outside, { half: '' });
  scene.release('b');
  const next = await scene.run(cwd);
  expect([next.stderr, scene.log()]).toEqual([
    expect.not.stringContaining('kept:'),
    ['mine mine mine mine '],
  ]);
});

test.each([
  ['in its last seconds', 0, ['mine mine mine mine ']],
  ['long after', 60, ['made mine source source ']],
])(
  'of a killed attempt the time tells: what is as the run had it before, %s',
  async (_, seconds, expected) => {
    const scene = new Scene();
    const processes = tree();
    Object.assign(scene.env, processes.env);
    const cwd = await edited(scene);
    scene.release('long');
    const started = scene.start(cwd);
    await until('b runs', () => scene.has('runs'));
    started.child.kill('SIGKILL');
    await processes.gone();
    const mark = markPath(scene.store, cwd, scene.record.run_id);
    const then = statSync(mark).mtimeMs / 1000 - seconds;
    utimesSync(mark, then, then);
    rmSync(`${mark}.ended`, { force: true });
    await delay(50);
    takeBack(cwd);
    rmSync(join(scene.outside, 'long'));
    scene.release('b');
    const next = await scene.run(cwd);
    expect([next.code, scene.log()]).toEqual([1, expected]);
  },
);

test.each([
  ['rule 2: what a step had made and a person edited comes back where it was cleaned away', '', 'source'],
  [
    "where nobody works, as on a runner, what a checkout does takes no edit of a step's file back",
    '1',
    'mine',
  ],
])('%s', async (_, ci, expected) => {
  const scene = new Scene();
  scene.env.CI = ci;
  const cwd = await edited(scene);
  rmSync(join(cwd, 'out'), { recursive: true });
  put(cwd, { 'src/f': 'source\n' });
  scene.release('b');
  const third = await scene.run(cwd);
  expect([third.code, scene.log()]).toEqual([1, [`mine mine ${expected} mine `]]);
  const kept = 'kept: changed since the last attempt: src/f\n';
  expect(third.stderr.includes(kept)).toBe(expected === 'source');
});
