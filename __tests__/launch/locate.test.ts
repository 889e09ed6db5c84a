import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findPipeline, locate } from '../../src/launch/locate.ts';
import { place } from '../support/scene.ts';

/** Files of a folder, with a pipeline in the folder above it that is never meant. */
function inside(files: readonly string[]): string {
  const all = ['savepoint.yml', '.github/savepoint/nightly.yml', ...files.map((file) => `in/${file}`)];
  return join(realpathSync(place(Object.fromEntries([...all, 'in/a/b/c'].map((file) => [file, ''])))), 'in');
}

test.each<[readonly string[], string | null, string]>([
  [['savepoint.yml'], null, 'savepoint.yml'],
  [['.github/savepoint.yml'], null, '.github/savepoint.yml'],
  [['.github/savepoint.yml', 'savepoint.yml'], null, '.github/savepoint.yml'],
  [['.github/savepoint/nightly.yml'], 'nightly', '.github/savepoint/nightly.yml'],
  [['.savepoint/store.json', 'a/b/x.yml'], './x.yml', 'a/b/x.yml'],
])(
  'the workspace is the nearest folder upwards with %j, the pipeline %s is %s in it',
  (files, pipeline, path) => {
    const workspace = inside(files);
    const cwd = join(workspace, 'a/b');
    const store = join(workspace, '.savepoint');
    const located = locate({ cwd, workspace: null, pipeline, store: null });
    expect(located).toEqual({ workspace, store, storeNamed: false });
    expect(findPipeline(workspace, { cwd, pipeline, isNamed: false })).toEqual({
      file: join(workspace, path),
      path,
    });
  },
);

test('a workspace and a store that are named are those', () => {
  const workspace = inside([]);
  const located = locate({ cwd: join(workspace, 'a'), workspace: 'b', pipeline: null, store: '../x' });
  expect(located).toEqual({
    workspace: join(workspace, 'a/b'),
    store: join(workspace, 'x'),
    storeNamed: true,
  });
});
