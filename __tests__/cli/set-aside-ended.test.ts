/** What is taken out with a step that had ended well and runs again: somebody may have changed it while the step ran. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { FilesAside } from '../../src/record/events.ts';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { type Files, place, put, read, Scene } from '../support/scene.ts';

const waits = (name: string) => `touch "$OUT/${name}"; until test -e "$OUT/${name}-go"; do sleep 0.02; done`;

const pipeline = (writes: string) => `
steps:
  - { id: a, reads: []${writes}, run: 'echo 1 > out; test -e "$OUT/a-go" || { ${waits('a')}; }; echo built >> out' }
  - { id: b, reads: [], run: 'cat src gone 2>/dev/null | tr "\\n" " " >> "$LOG"; echo >> "$LOG"; test -e "$OUT/go"' }
`;

const SOURCE: Files = { src: 'source\n', gone: 'source\n' };

/** A run in which a person changes files while the first step runs, which ends well. */
async function changedDuring(scene: Scene, cwd: string, change: () => void): Promise<void> {
  const started = scene.start(cwd);
  await until('the step runs', () => scene.has('a'));
  change();
  scene.release('a-go');
  expect((await started.ended).code).toBe(1);
}

async function asideOf(scene: Scene, cwd: string): Promise<string> {
  const to = join(folder(), 'aside');
  mkdirSync(to);
  const { code, stdout } = await scene.call(cwd, 'restore', 'latest', '--aside', '--to', to);
  expect([code, stdout]).toEqual([0, expect.not.stringContaining('more than once')]);
  return to;
}

const asides = (scene: Scene) =>
  scene.events.filter((event): event is FilesAside & typeof event => event.type === 'files.aside');

test.each([
  ['without CI', {}],
  ['with CI', { CI: '1' }],
])(
  'rule 7: %s, a source file that was changed while a step ran is set aside when that step runs again',
  async (_, env) => {
    const scene = new Scene();
    Object.assign(scene.env, env);
    const cwd = place({ 'savepoint.yml': pipeline(''), ...SOURCE });
    await changedDuring(scene, cwd, () => {
      put(cwd, { src: 'mended\n', notes: 'notes\n' });
      rmSync(join(cwd, 'gone'));
    });
    expect(scene.log()).toEqual(['mended ']);
    const planned = await scene.call(cwd, 'plan', '--from-step', 'a');
    expect(planned.stderr).toContain('would be set aside: a: gone, src, notes, out\n');
    scene.release();
    const again = await scene.run(cwd, '--from-step', 'a');
    expect([again.code, scene.log()]).toEqual([0, ['source source ']]);
    expect(again.stderr).toContain('set aside: a: gone, src, notes, out; to have them:  savepoint restore ');
    expect([read(cwd, 'src'), read(cwd, 'notes')]).toEqual(['source\n', null]);
    const aside = await asideOf(scene, cwd);
    expect([read(aside, 'src'), read(aside, 'notes'), read(aside, 'out')]).toEqual([
      'mended\n',
      'notes\n',
      '1\nbuilt\n',
    ]);
    expect((await scene.call(cwd, 'show')).stdout).toMatch(
      /set aside +attempt 2, a +.*gone, src, notes, out/,
    );
  },
);

test('what the writes of a step match that runs again is set aside without a word', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': pipeline(', writes: [out, src]'), ...SOURCE });
  await changedDuring(scene, cwd, () => put(cwd, { src: 'mended\n' }));
  const again = await scene.run(cwd, '--from-step', 'a');
  expect(again.stderr).not.toContain('set aside');
  expect((await scene.call(cwd, 'show')).stdout).not.toContain('set aside');
  expect(asides(scene)).toMatchObject([
    { step: null, paths: [], ended: { steps: ['a'], files: 0, sources: 0 } },
  ]);
  const aside = await asideOf(scene, cwd);
  expect([read(aside, 'src'), read(aside, 'out')]).toEqual(['mended\n', '1\nbuilt\n']);
});

test('what a step makes each time alike is set aside once', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': pipeline(''), ...SOURCE });
  await changedDuring(scene, cwd, () => {});
  expect((await scene.run(cwd, '--from-step', 'a')).stderr).toContain('set aside: a: out; to have them');
  expect((await scene.run(cwd, '--from-step', 'a')).stderr).not.toContain('set aside');
  expect(asides(scene)).toMatchObject([{ paths: ['out'], ended: { steps: ['a'], files: 1, sources: 0 } }]);
});

test('nothing is set aside of what a step is to change in a fresh workspace, nor of what a step left that is reused', async () => {
  const scene = new Scene();
  const changes = `
steps:
  - { id: a, reads: [], run: 'echo a >> src' }
  - { id: b, reads: [], run: 'echo b >> src' }
  - { id: c, reads: [], run: 'test -e "$OUT/go"' }
`;
  const files = { 'savepoint.yml': changes, ...SOURCE };
  expect((await scene.run(place(files))).code).toBe(1);
  const cwd = place(files);
  expect((await scene.run(cwd, '--run', 'latest')).code).toBe(1);
  put(cwd, { src: 'source\na\n' });
  expect((await scene.run(cwd)).stderr).not.toContain('set aside');
  expect([asides(scene), read(cwd, 'src')]).toEqual([[], 'source\na\nb\n']);
});

test('rule 7: what was changed before a try that ended well, beside another step, is set aside when the step runs again', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - parallel:
    - { id: b, reads: [], writes: [h], retries: { max: 1, delay: 1s }, run: 'cat src >> "$LOG"; echo half >> h; test -e "$OUT/fixed"' }
    - { id: s, reads: [], writes: [], run: 'until test -e "$OUT/ended"; do sleep 0.02; done' }
  - { id: d, reads: [], run: 'test -e "$OUT/go"' }
`,
    ...SOURCE,
  });
  const started = scene.start(cwd);
  await until(
    'it waits',
    () => scene.has('store/runs') && scene.events.some(({ type }) => type === 'step.retrying'),
  );
  put(cwd, { src: 'mended\n', notes: 'notes\n' });
  scene.release('fixed');
  // What neither `writes` match is of the first to complete.
  await until('b has ended', () => scene.events.some(({ type }) => type === 'step.completed'));
  scene.release('ended');
  expect((await started.ended).code).toBe(1);
  expect(scene.log()).toEqual(['source', 'mended']);
  const again = await scene.run(cwd, '--from-step', 'b');
  expect(again.stderr).toContain('set aside: b: src, notes; to have them');
  const aside = await asideOf(scene, cwd);
  expect([read(aside, 'src'), read(aside, 'notes')]).toEqual(['mended\n', 'notes\n']);
});

test('plan names what only finally made, and the next attempt sets aside', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `steps: [{ id: a, run: exit 1 }]\nfinally: [{ id: f, run: echo fin > fin }]\n`,
  });
  await scene.run(cwd);
  expect((await scene.call(cwd, 'plan')).stderr).toContain('would be set aside: f: fin\n');
  expect((await scene.run(cwd)).stderr).toContain('set aside: f: fin;');
});

test('plan says of a run that it is running', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': pipeline(''), ...SOURCE });
  const started = scene.start(cwd);
  await until('the step runs', () => scene.has('a'));
  const planned = await scene.call(cwd, 'plan');
  scene.release('a-go');
  await started.ended;
  expect(planned.stderr).toContain(`warning: ${scene.record.run_id} is running: this is what would run`);
  expect((await scene.call(cwd, 'plan')).stderr).not.toContain('is running');
});
