/** Rules 1, 2, 7: the mark of a workspace is lost, and the run goes on in the folder that it left. */
import { readdirSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, until } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { place, put, read, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo 1 > out; echo more >> src' }
  - id: b
    run: |
      echo b $(cat half out src 2>/dev/null) >> "$LOG"
      echo half > half; echo half >> out; echo half >> src; touch "$OUT/written"
      until test -e "$OUT/go" -o -e "$OUT/fail"; do sleep 0.05; done
      test -e "$OUT/go"
`;
const WHOLE = ['b 1 source more'];

const marksOf = (scene: Scene) => {
  const folder = join(scene.store, 'workspaces');
  return readdirSync(folder).map((name) => join(folder, name));
};

const ways: readonly [string, (mark: string) => void][] = [
  ['gone', (mark) => rmSync(mark)],
  ['empty', (mark) => truncateSync(mark, 0)],
  ['cut off in its first line', (mark) => truncateSync(mark, 100)],
];

test.each(ways)(
  'after a failure what the step wrote is set aside, and what a person changed since is kept: it is %s',
  async (_title, lose) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const cwd = place({ 'savepoint.yml': PIPELINE, src: 'source\n', mine: 'mine\n' });
    scene.release('fail');
    expect((await scene.run(cwd)).code).toBe(1);
    scene.log();
    for (const mark of marksOf(scene)) lose(mark);
    await new Promise((done) => setTimeout(done, 50));
    put(cwd, { mine: 'mended\n', fresh: 'fresh\n' });
    scene.release();
    const second = await scene.run(cwd);
    expect([second.code, scene.log()]).toEqual([0, WHOLE]);
    expect(second.stderr).toMatch(/kept: changed since the last attempt: fresh, mine\n/);
    expect(second.stderr).toContain('set aside: half, out, src;');
    expect([read(cwd, 'mine'), read(cwd, 'fresh'), read(cwd, 'out')]).toEqual([
      'mended\n',
      'fresh\n',
      '1\nhalf\n',
    ]);
  },
);

test('the same goes for an output that somebody has deleted: it is brought back', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': PIPELINE, src: 'source\n' });
  scene.release('fail');
  await scene.run(cwd);
  scene.log();
  for (const mark of marksOf(scene)) rmSync(mark);
  rmSync(join(cwd, 'out'));
  scene.release();
  expect([(await scene.run(cwd)).code, scene.log()[0]?.startsWith('b 1 source')]).toEqual([0, true]);
});

test.each(ways)(
  'after a kill nothing that no step that counts has left is worked on: it is %s',
  async (_title, lose) => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': PIPELINE, src: 'source\n' });
    const started = scene.start(cwd);
    await until('it has written', () => scene.has('written'));
    started.child.kill('SIGKILL');
    await started.ended;
    expect(linesIn(scene.logFile).length).toBe(2);
    scene.log();
    for (const mark of marksOf(scene)) if (mark.endsWith('.index')) lose(mark);
    for (const mark of marksOf(scene)) utimesSync(mark, new Date(), new Date());
    scene.release();
    const second = await scene.run(cwd);
    expect([second.code, scene.log()]).toEqual([0, WHOLE]);
    expect(second.stderr).toMatch(/set aside: b: half, out, src;/);
  },
);

test('where neither the mark nor the record can be written, what a person changed long after is kept', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const cwd = place({ 'savepoint.yml': PIPELINE, src: 'source\n', mine: 'mine\n' });
  scene.release('fail');
  const first = await crash(
    ['run', '--store', scene.store],
    { cwd, env: scene.env },
    {
      roots: [scene.store],
      fault: {
        action: 'fail-on',
        code: 'ENOSPC',
        at: 1,
        match: '\\.index\\S* [^]*half|step.failed|attempt.ended',
      },
    },
  );
  expect([first.code, first.hit, scene.log().length]).toEqual([5, true, 2]);
  await new Promise((done) => setTimeout(done, 7000));
  put(cwd, { mine: 'mended\n', fresh: 'fresh\n' });
  scene.release();
  const second = await scene.run(cwd);
  expect([second.code, scene.log()]).toEqual([0, WHOLE]);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: fresh, mine\n/);
  expect(second.stderr).toMatch(/set aside: b: half, out, src;/);
  expect([read(cwd, 'mine'), read(cwd, 'fresh')]).toEqual(['mended\n', 'fresh\n']);
});

test('an attempt that was killed before it had a mark, and had started no step, has left nothing half-written', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': PIPELINE, src: 'source\n', note: 'note\n' });
  const first = await crash(
    ['run', '--store', scene.store],
    { cwd, env: scene.env },
    { roots: [scene.store], fault: { action: 'before', at: 1, match: '^rename .*\\.index ' } },
  );
  expect([first.hit, scene.record.sources.length]).toEqual([true, 1]);
  put(cwd, { src: 'mine\n', fresh: 'fresh\n' });
  rmSync(join(cwd, 'note'));
  scene.release();
  const second = await scene.run(cwd);
  expect([second.code, scene.log()]).toEqual([0, ['a', 'b 1 mine more']]);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: fresh, note \(deleted\), src\n/);
  expect(second.stderr).not.toContain('set aside');
  expect([read(cwd, 'fresh'), read(cwd, 'note')]).toEqual(['fresh\n', null]);
});

test('killed while it begins the next mark: until when the processes of the one before wrote is not forgotten', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': PIPELINE, src: 'source\n' });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  await until('its watcher has ended it', () => marksOf(scene).some((mark) => mark.endsWith('.ended')));
  scene.log();
  const longAgo = new Date(Date.now() - 60_000);
  for (const mark of marksOf(scene)) if (mark.endsWith('.index')) utimesSync(mark, longAgo, longAgo);
  const second = await crash(
    ['run', '--store', scene.store],
    { cwd, env: scene.env },
    { roots: [scene.store], fault: { action: 'before', at: 1, match: '^rename .*\\.index ' } },
  );
  expect([second.hit, scene.log()]).toEqual([true, []]);
  scene.release();
  const third = await scene.run(cwd);
  expect([third.code, scene.log()]).toEqual([0, WHOLE]);
  expect(third.stderr).not.toContain('kept: changed');
});
