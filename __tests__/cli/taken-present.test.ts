/** A step that was never run, and is taken as completed since all that it `writes` is there. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkout, put, read, repository, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: one, run: 'echo 1 > one' }
  - { id: two, reads: [src], writes: ['build/**'], run: 'echo two >> "$LOG"; test -e "$OUT/two"; mkdir -p build; echo 2 > build/x' }
  - { id: three, run: 'cat build/x >> "$LOG"; test -e "$OUT/go"' }
`;

async function taken(files: Readonly<Record<string, string>>, made: Readonly<Record<string, string>>) {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': PIPELINE, src: 'src\n', ...files });
  put(cwd, made);
  await scene.run(cwd);
  expect(scene.log()).toEqual(['two']);
  return { scene, cwd };
}

test('it stays so while nothing that it reads changes, and what a person made comes along', async () => {
  const { scene, cwd } = await taken({}, {});
  put(cwd, { 'build/x': 'by hand\n' });
  await scene.call(cwd, 'run', '--from-step', 'three');
  expect(await scene.reasons(cwd)).toMatchObject({ two: 'reuse completed' });
  await scene.run(cwd);
  const clone = checkout(cwd);
  await scene.call(clone, 'resume', 'latest');
  expect(scene.log()).toEqual(['by hand', 'by hand', 'by hand']);
  put(cwd, { src: 'another\n' });
  expect(await scene.reasons(cwd)).toMatchObject({ two: 'run reads' });
});

test.each([
  ['ignored', { '.gitignore': 'build\n' }],
  ['untracked', {}],
])(
  'elsewhere, and here where it is gone, it runs if what it was taken for is not there: %s',
  async (_, files) => {
    const { scene, cwd } = await taken(files, { 'build/x': 'before the run\n' });
    await scene.call(cwd, 'run', '--from-step', 'three');
    expect(scene.log()).toEqual(['before the run']);
    const clone = checkout(cwd);
    expect(await scene.reasons(clone, '--run', 'latest')).toMatchObject({ two: 'run lost' });
    rmSync(join(cwd, 'build'), { recursive: true });
    scene.release('two');
    scene.release();
    const resumed = await scene.run(cwd);
    expect([resumed.code, scene.log(), read(cwd, 'build/x')]).toEqual([0, ['two', '2'], '2\n']);
    expect(resumed.stderr).toContain('build/**: no file matches it, and it was taken as completed for that');
  },
);
