/** A step of the run that commits, or switches the branch, in the folder where the run goes on. */
import { expect, test } from '@jest/globals';
import { checkout, commit, git, place, read, repository, Scene } from '../support/scene.ts';

const GIT = 'git -c user.name=t -c user.email=t@example.com';

const RELEASE = `
max-parallel: 1
steps:
  - { id: told, needs: [], reads: [], run: 'echo "told \${{ github.sha }} \${{ github.ref_name }}" >> "$LOG"' }
  - { id: build, needs: [], run: 'echo "build \${{ github.sha }} \${{ github.workspace }}" >> "$LOG"' }
  - { id: bump, needs: [], reads: [], run: '${GIT} checkout -q -b release; echo 2 > VERSION; ${GIT} commit -q -a -m bump; echo bump >> "$LOG"' }
  - { id: last, needs: [], reads: [], run: 'echo "last \${{ github.sha }} \${{ github.ref }} $GITHUB_SHA" >> "$LOG"; test -e "$OUT/go"' }
`;
const SAVED = { told: 'reuse completed', build: 'reuse completed', bump: 'reuse completed' };

async function releasing(env: Readonly<Record<string, string>> = {}) {
  const scene = new Scene();
  Object.assign(scene.env, env);
  const cwd = repository({ 'savepoint.yml': RELEASE, VERSION: '1\n' });
  const began = git(cwd, 'rev-parse', 'HEAD').trim();
  expect((await scene.run(cwd)).code).toBe(1);
  const last = `last ${began} refs/heads/main ${began}`;
  expect(scene.log()).toEqual([`told ${began} main`, `build ${began} ${cwd}`, 'bump', last]);
  return { scene, cwd, began, last };
}

test.each([
  ['without CI', {}],
  ['with CI', { CI: '1' }],
])('%s: rule 1: every attempt is told the commit and the branch on which the run began', async (_, env) => {
  const { scene, cwd, last } = await releasing(env);
  const { source } = scene.record;
  expect(await scene.reasons(cwd)).toEqual({ ...SAVED, last: 'run failed' });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.record.source).toEqual(source);
  expect(await scene.reasons(cwd)).toEqual({ ...SAVED, last: 'run failed' });
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual([last, last]);
  expect(git(cwd, 'log', '--format=%s').trim().split('\n')).toEqual(['bump', 'first']);
});

test.each([
  ['without CI', {}],
  ['with CI', { CI: '1' }],
])('%s: rule 1: back from another checkout nothing that is saved runs again', async (_, env) => {
  const { scene, cwd, last } = await releasing(env);
  const began = checkout(cwd);
  git(began, 'checkout', '-q', '-B', 'main', 'HEAD^');
  expect((await scene.call(began, 'resume', 'latest')).code).toBe(1);
  expect(await scene.reasons(cwd)).toEqual({ ...SAVED, last: 'run failed' });
  expect((await scene.run(cwd)).code).toBe(1);
  const third = checkout(began);
  expect((await scene.call(third, 'resume', 'latest')).code).toBe(1);
  expect(read(third, 'VERSION')).toBe('2\n');
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual([last, last, last, last]);
  expect([read(cwd, 'VERSION'), git(cwd, 'status', '--short')]).toEqual(['2\n', '']);
});

test('a repository that a step makes is no other source, back from another folder neither', async () => {
  const scene = new Scene();
  const files = {
    'savepoint.yml': RELEASE.replace('checkout -q -b release', 'init -q -b release; git add .'),
    VERSION: '1\n',
  };
  const cwd = place(files);
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log()).toEqual(['told  ', `build  ${cwd}`, 'bump', 'last   ']);
  expect(await scene.reasons(cwd)).toEqual({ ...SAVED, last: 'run failed' });
  expect((await scene.call(place(files), 'resume', 'latest')).code).toBe(1);
  expect(scene.log()).toEqual(['last   ']);
  expect(await scene.reasons(cwd)).toEqual({ ...SAVED, last: 'run failed' });
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['last   ']);
});

test('a commit of a person on top is another one, and the branch with it', async () => {
  const { scene, cwd } = await releasing();
  const mine = commit(cwd, { mine: 'm\n' });
  expect(await scene.reasons(cwd)).toEqual({
    ...SAVED,
    told: 'run github',
    last: 'run failed',
  });
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  const told = [`told ${mine} release`, `last ${mine} refs/heads/release ${mine}`];
  expect(scene.log()).toEqual(told);
});

test('a branch that a person has switched to is the one that a step is told, and the commit stays the same', async () => {
  const { scene, cwd, began } = await releasing();
  git(cwd, 'checkout', '-q', '-b', 'mine');
  expect(await scene.reasons(cwd)).toEqual({ ...SAVED, last: 'run failed' });
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual([`last ${began} refs/heads/mine ${began}`]);
});
