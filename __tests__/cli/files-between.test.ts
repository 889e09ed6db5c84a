/** A run that goes on in a workspace with another source in between, and then where the source is as at its start. */
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkout, commit, put, read, repository, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: a, reads: [lib], run: 'test ! -e "$OUT/fails" && echo add >> z' }
  - { id: b, reads: [], run: 'cat z >> "$LOG"; test -e "$OUT/go"' }
`;
const SOURCE = { 'savepoint.yml': PIPELINE, z: 'v1\n', lib: 'l\n' };

const BETWEEN: readonly (readonly [string, (cwd: string) => void])[] = [
  ['is committed', (cwd) => void commit(cwd, { z: 'v2\n' })],
  ['is not committed', (cwd) => put(cwd, { z: 'v2\n' })],
  ['is deleted', (cwd) => rmSync(join(cwd, 'z'))],
  ['can be executed', (cwd) => chmodSync(join(cwd, 'z'), 0o755)],
];

/** A run in one workspace, and what it was in one with another source of what its step changes. */
async function goneOn(
  scene: Scene,
  change: (cwd: string) => void,
): Promise<{ first: string; fresh: string }> {
  const first = repository(SOURCE);
  await scene.run(first);
  const between = checkout(first);
  const fresh = checkout(first);
  change(between);
  await scene.call(between, 'resume', 'latest');
  return { first, fresh };
}

/** Its content, and whether it can be executed. */
function zIn(cwd: string): readonly [string | null, number] {
  return [read(cwd, 'z'), statSync(join(cwd, 'z')).mode & 0o111];
}

for (const where of ['first', 'fresh'] as const) {
  test.each(BETWEEN)(
    `after a workspace in which a source %s, the ${where} one has its own source`,
    async (_what, change) => {
      const scene = new Scene();
      const places = await goneOn(scene, change);
      scene.log();
      scene.release();
      const ended = await scene.call(places[where], 'resume', 'latest');
      expect([ended.code, scene.log(), ...zIn(places[where])]).toEqual([0, ['v1', 'add'], 'v1\nadd\n', 0]);
    },
    60_000,
  );

  test.each(BETWEEN)(
    `also where the step failed in the workspace in which a source %s: ${where}`,
    async (_what, change) => {
      const scene = new Scene();
      const places = await goneOn(scene, (cwd) => {
        change(cwd);
        scene.release('fails');
      });
      scene.log();
      scene.release();
      rmSync(join(scene.outside, 'fails'));
      const ended = await scene.call(places[where], 'resume', 'latest');
      expect([ended.code, scene.log(), ...zIn(places[where])]).toEqual([0, ['v1', 'add'], 'v1\nadd\n', 0]);
    },
    60_000,
  );
}

test('where it was a folder in between, the step that failed there goes on with the file', async () => {
  const scene = new Scene();
  const { fresh } = await goneOn(scene, (cwd) => {
    rmSync(join(cwd, 'z'));
    mkdirSync(join(cwd, 'z'));
    writeFileSync(join(cwd, 'z', 'in'), '');
  });
  scene.log();
  scene.release();
  const ended = await scene.call(fresh, 'resume', 'latest');
  expect([ended.code, scene.log(), read(fresh, 'z')]).toEqual([0, ['v1', 'add'], 'v1\nadd\n']);
}, 60_000);

test('where somebody has committed what steps left, the commit is the source: nothing is set back to the one before', async () => {
  const scene = new Scene();
  const first = repository({
    'savepoint.yml': `
steps:
  - { id: fmt, run: "sed -i 's/  / /' code" }
  - { id: bump, run: 'echo $(($(cat version) + 1)) > version; rm -f old' }
  - { id: check, run: 'cat code version >> "$LOG"; ls >> "$LOG"; test -e "$OUT/go"' }
`,
    code: 'int  a;\n',
    version: '1\n',
    old: 'old\n',
  });
  await scene.run(first);
  expect(scene.log()).toEqual(['int a;', '2', 'code', 'savepoint.yml', 'version']);
  commit(first, {}, 'what the steps left');
  const second = checkout(first);
  expect((await scene.call(second, 'plan', '--run', 'latest')).stderr).not.toContain('set aside');
  const ended = await scene.call(second, 'resume', 'latest');
  expect(ended.stderr).not.toContain('set aside');
  expect(scene.log()).toEqual(['int a;', '3', 'code', 'savepoint.yml', 'version']);
  commit(first, { 'savepoint.yml': 'steps: [{ id: check, run: "cat code" }]' });
  const third = checkout(first);
  expect((await scene.call(third, 'resume', 'latest')).code).toBe(0);
  expect([read(third, 'code'), read(third, 'version'), read(third, 'old')]).toEqual([
    'int a;\n',
    '2\n',
    null,
  ]);
}, 60_000);

test('what git has is not said to be set aside where an edit is written over it', async () => {
  const scene = new Scene();
  const pipeline = `steps: [{ id: a, reads: [], run: 'cat src >> "$LOG"; test -e "$OUT/go"' }]`;
  const first = repository({ 'savepoint.yml': pipeline, src: 'broken\n' });
  await scene.run(first);
  put(first, { src: 'fixed\n' });
  await scene.run(first);
  const between = checkout(first);
  commit(between, { src: 'another\n' });
  await scene.call(between, 'resume', 'latest');
  const third = checkout(first);
  const planned = await scene.call(third, 'plan', '--run', 'latest');
  expect(planned.stderr).toContain('edits of earlier attempts come along: src\n');
  expect(planned.stderr).not.toContain('set aside');
  expect((await scene.call(third, 'resume', 'latest')).stderr).not.toContain('set aside');
  expect(scene.log()).toEqual(['broken', 'fixed', 'another', 'fixed']);
}, 60_000);
