/** Another commit in the folder that the run left. */
import { expect, test } from '@jest/globals';
import { commit, git, put, read, repository, Scene } from '../support/scene.ts';

const BUILT = `
max-parallel: 1
steps:
  - { id: build, run: 'cat src > out; echo build >> "$LOG"' }
  - { id: lint, needs: [], reads: [other], run: 'echo lint >> "$LOG"' }
  - { id: tag, needs: [], reads: [other], run: 'echo "tag \${{ github.sha }}" >> "$LOG"' }
  - { id: last, needs: [], run: 'test -e "$OUT/go"' }
`;

test.each([
  ['without CI', {}, { build: 'reuse completed', lint: 'reuse completed', tag: 'run github' }, 'one\n'],
  ['with CI', { CI: '1' }, { build: 'run commit', lint: 'reuse completed', tag: 'run github' }, 'two\n'],
])('%s', async (_, env, reasons, built) => {
  const scene = new Scene();
  Object.assign(scene.env, env);
  const cwd = repository({ 'savepoint.yml': BUILT, src: 'one\n', other: 'o\n', '.gitignore': 'out\n' });
  await scene.run(cwd);
  commit(cwd, { src: 'two\n' });
  expect(await scene.reasons(cwd)).toEqual({ ...reasons, last: 'run failed' });
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(read(cwd, 'out')).toBe(built);
});

test('with CI: a commit that a step made, or another attempt found, is the one that the run left', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const pipeline = `
steps:
  - { id: release, run: 'git -c user.name=t -c user.email=t@example.com commit -qm release --allow-empty; echo release >> "$LOG"' }
  - { id: last, run: 'test -e "$OUT/go"' }
`;
  const cwd = repository({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  expect(await scene.reasons(cwd)).toEqual({ release: 'reuse completed', last: 'run failed' });
  await scene.run(cwd);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['release']);
  expect(git(cwd, 'log', '--oneline').trim().split('\n')).toHaveLength(2);
});

test('with CI: what a person has beside another commit stays', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const cwd = repository({
    'savepoint.yml': BUILT,
    src: 'one\n',
    other: 'o\n',
    '.gitignore': 'out\nnotes\n',
  });
  await scene.run(cwd);
  commit(cwd, { src: 'two\n' });
  put(cwd, { notes: 'mine\n', out: 'mine\n' });
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(read(cwd, 'notes')).toBe('mine\n');
});
