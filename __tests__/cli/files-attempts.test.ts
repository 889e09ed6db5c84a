/** What moves with a run, what belongs to one attempt, and where to start. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { place, put, read, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

test('outputs, variables and PATH below the old workspace, temp and home are those of the new ones', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - id: a
    run: |
      mkdir bin; printf '#!/bin/sh\\necho tool' > bin/tool; chmod 755 bin/tool
      echo "where=$PWD/x" >> "$GITHUB_OUTPUT"
      echo "list=$PWD/a:/usr/share:$HOME/b" >> "$GITHUB_OUTPUT"
      echo "near=$PWD-not" >> "$GITHUB_OUTPUT"
      echo "VAR=$HOME" >> "$GITHUB_ENV"
      echo "TEMP_VAR=\${{ runner.temp }}/t" >> "$GITHUB_ENV"
      echo "$PWD/bin" >> "$GITHUB_PATH"
  - id: b
    run: |
      { echo '\${{ steps.a.outputs.where }}'; echo '\${{ steps.a.outputs.list }}'; echo '\${{ steps.a.outputs.near }}'; echo "$VAR"; echo "$TEMP_VAR"; command -v tool; } > "$OUT/said"
      ${GATE}
`;
  const cwd = place({ 'savepoint.yml': pipeline });
  scene.env.TMPDIR = folder();
  await scene.run(cwd);
  const elsewhere = place({ 'savepoint.yml': pipeline });
  const home = folder();
  scene.env.HOME = home;
  scene.env.TMPDIR = folder();
  scene.release();
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect((read(scene.outside, 'said') ?? '').trim().split('\n')).toEqual([
    `${elsewhere}/x`,
    `${elsewhere}/a:/usr/share:${home}/b`,
    `${cwd}-not`,
    home,
    `${scene.env.TMPDIR}/t`,
    `${elsewhere}/bin/tool`,
  ]);
});

test('the changes of `finally` never count for later steps; they come back with the run that they completed', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo a > made' }
  - { id: b, run: 'ls >> "$LOG"; ${GATE}' }
finally:
  - { id: f, run: 'echo f > of-finally; echo spoilt > made' }
`;
  const cwd = place({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  expect([read(cwd, 'of-finally'), read(cwd, 'made')]).toEqual(['f\n', 'spoilt\n']);
  expect(scene.log()).toEqual(['made', 'savepoint.yml']);
  await scene.run(cwd);
  expect(scene.log()).toEqual(['made', 'savepoint.yml']);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['made', 'savepoint.yml']);
  expect([read(cwd, 'of-finally'), read(cwd, 'made')]).toEqual(['f\n', 'spoilt\n']);
  expect(scene.record.layers.filter(({ kind }) => kind === 'finally').length).toBeGreaterThan(0);
  // Naming a step of a completed run: without what finally did.
  await scene.call(cwd, 'resume', '--from-step', 'b');
  expect(scene.log()).toEqual(['made', 'savepoint.yml']);
});

test('--from-step takes what it depends on as completed when all its `writes` match files, else it is refused', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, writes: ['dist/**', '*.txt'], run: 'echo a >> "$LOG"; ${GATE}' }
  - { id: b, run: 'echo b >> "$LOG"; cat dist/x >> "$LOG"' }
`;
  const cwd = place({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['a']);
  mkdirSync(join(cwd, 'dist'));
  const none = await scene.call(cwd, 'resume', '--from-step', 'b');
  expect([none.code, none.stderr]).toEqual([4, expect.stringContaining('a')]);
  put(cwd, { 'dist/x': 'mine\n' });
  expect((await scene.call(cwd, 'resume', '--from-step', 'b')).code).toBe(4);
  put(cwd, { 'one.txt': '' });
  const ended = await scene.call(cwd, 'resume', '--only-step', 'b');
  expect(ended.stderr).toContain('taken as completed: all files of its `writes` are there');
  expect([ended.code, scene.log()]).toEqual([0, ['b', 'mine']]);
  const next = await scene.call(cwd, 'resume', '--from-step', 'b');
  expect([next.code, scene.log()]).toEqual([0, ['b', 'mine']]);
});

test('`rerun: never` whose change cannot be applied pauses the run, as `ask` does', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: once, rerun: never, reads: [nothing], writes: [src], run: 'echo once >> "$LOG"; echo more >> src' }
  - { id: b, run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline, src: 'one\n' });
  await scene.run(cwd);
  const elsewhere = place({ 'savepoint.yml': pipeline, src: 'two\n' });
  const ended = await scene.run(elsewhere, '--run', 'latest');
  expect([ended.code, scene.log()]).toEqual([3, ['once']]);
  expect(ended.stderr).toContain('src is not as it was when the step ran');
  expect(read(elsewhere, 'src')).toBe('two\n');
  // Where it can be, it counts, whatever changed.
  const third = place({
    'savepoint.yml': pipeline.replace('echo once', 'echo Once'),
    src: 'one\n',
    fresh: '',
  });
  expect(await scene.reasons(third, '--run', 'latest')).toMatchObject({ once: 'reuse kept' });
});

test('`rerun: never` whose files are gone pauses the run also when the definition of a step before it changed', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: first, reads: [nothing], run: 'echo first > one' }
  - { id: once, rerun: never, reads: [nothing], run: 'echo once >> "$LOG"; echo x > made' }
  - { id: b, run: 'cat made >> "$LOG"; ${GATE}' }
`;
  await scene.run(place({ 'savepoint.yml': pipeline }));
  expect(scene.log()).toEqual(['once', 'x']);
  const pack = scene.record.layers.find(({ step }) => step === 'once')?.change.pack?.pack ?? 0;
  rmSync(join(scene.runFolder, 'packs', `${pack}`.padStart(6, '0').concat('.pack')));
  const elsewhere = place({ 'savepoint.yml': pipeline.replace('echo first', 'echo First') });
  const ended = await scene.run(elsewhere, '--run', 'latest');
  expect([ended.code, scene.log()]).toEqual([3, []]);
  expect(ended.stderr).toContain('its saved files cannot be read');
  const only = await scene.run(elsewhere, '--run', 'latest', '--only-step', 'b');
  expect([only.code, only.stderr, scene.log()]).toEqual([4, expect.stringContaining('once'), []]);
});
