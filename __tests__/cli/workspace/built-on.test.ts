/** Elsewhere a step without `reads` is built on the commits, on every source file that git does not ignore, and on what it mentions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { GATE, Laptop, pipeline, step } from '../../support/laptop.ts';
import { checkout, commit, type Files, git, place, put, read, repository } from '../../support/scene.ts';

const STEPS = pipeline(step('build', 'mkdir app; cp lib/* app'), step('test', GATE));

/** A job's workspace before Savepoint starts, and the same in its next attempt. */
interface Job {
  readonly first: string;
  readonly next: (change: 'changed' | 'same') => string;
}

/** A second checkout, as by `path: lib`. */
function secondCheckout(): Job {
  const main = repository({ 'savepoint.yml': STEPS });
  const lib = repository({ src: 'v1\n' });
  const workspace = () => {
    const cwd = checkout(main);
    git(cwd, 'clone', '-q', lib, 'lib');
    return cwd;
  };
  const first = workspace();
  const next = (change: string) => {
    if (change === 'changed') commit(lib, { src: 'v2\n' });
    return workspace();
  };
  return { first, next };
}

/** The only checkout is below the workspace, as by `path: lib`. */
function checkoutBelow(): Job {
  const lib = repository({ src: 'v1\n', '.gitignore': '/cache\n' });
  const workspace = () => {
    const cwd = place({ 'savepoint.yml': STEPS });
    git(cwd, 'clone', '-q', lib, 'lib');
    put(cwd, { 'lib/cache': `${Math.random()}` });
    return cwd;
  };
  const first = workspace();
  const next = (change: string) => {
    if (change === 'changed') commit(lib, { src: 'v2\n' });
    return workspace();
  };
  return { first, next };
}

/** An earlier step of the workflow has made or changed a file. */
function madeBefore(files: (text: string) => Files): Job {
  const main = repository({ 'savepoint.yml': STEPS, 'lib/src': 'v0\n', version: '0\n' });
  const workspace = (text: string) => {
    const cwd = checkout(main);
    put(cwd, files(text));
    return cwd;
  };
  return { first: workspace('v1\n'), next: (change) => workspace(change === 'changed' ? 'v2\n' : 'v1\n') };
}

test.each<[string, () => Job, string, string]>([
  ['a second checkout', secondCheckout, 'another commit in lib: ', 'src'],
  ['the only checkout, below the workspace,', checkoutBelow, 'another commit in lib: ', 'src'],
  [
    'a downloaded file',
    () => madeBefore((text) => ({ 'lib/artifact': text })),
    'source files are not as they were: lib/artifact',
    'artifact',
  ],
  [
    'a tracked file that a step of the workflow changed',
    () => madeBefore((text) => ({ 'lib/src': text })),
    'source files are not as they were: lib/src',
    'src',
  ],
])(
  'where %s is another in the next attempt, its steps run again, and else not',
  async (_title, jobOf, why, file) => {
    const job = jobOf();
    const laptop = new Laptop(STEPS);
    const ci = { CI: 'true' };
    expect(await laptop.attemptIn(job.first, [], ci)).toMatchObject({ code: 1, ran: 'build test' });
    const same = await laptop.resumeIn(job.next('same'), ci);
    expect(same).toMatchObject({ code: 1, ran: 'test' });
    expect(same.said).toContain('completed before; the commit and the source files are the same');
    laptop.release();
    const cwd = job.next('changed');
    const changed = await laptop.resumeIn(cwd, ci);
    expect(changed).toMatchObject({ code: 0, ran: 'build test' });
    expect(changed.said).toContain(why);
    expect(read(cwd, `app/${file}`)).toBe('v2\n');
  },
);

test('a variable of the job that an expression mentions runs the step again, and names itself', async () => {
  const laptop = new Laptop(pipeline(step('a', 'echo "${{ env.WHO }}" > b'), step('b', GATE)));
  const attempt = (who: string) => laptop.attemptIn(laptop.cwd, ['resume', 'latest'], { WHO: who });
  await laptop.attemptIn(laptop.cwd, [], { WHO: 'me' });
  expect(await attempt('me')).toMatchObject({ ran: 'b' });
  const other = await attempt('you');
  expect(other.ran).toBe('a b');
  expect(other.said).toContain('run    a  the variable WHO has changed');
  expect(laptop.read('b')).toBe('you\n');
});

test('a repository that a step makes comes back without the credentials in its configuration', async () => {
  const lib = repository({ src: 'v1\n' });
  const secret = 'http.https://github.com/.extraheader "AUTHORIZATION: basic U0VDUkVU"';
  const laptop = new Laptop(
    pipeline(
      step('a', `git clone -q ${lib} lib; git -C lib config ${secret}; echo '{}' > gha-creds-0123.json`),
      step('b', `git -C lib log -1 --format=%s > log; ${GATE}`),
    ),
  );
  const { said } = await laptop.attempt();
  expect(said).toContain('a: lib/.git/config: saved without the credentials in it');
  expect(said).toContain('gha-creds-0123.json: not saved, since credentials are in it');
  const config = readFileSync(join(laptop.cwd, 'lib/.git/config'), 'utf8');
  expect(config).toContain('U0VDUkVU');
  expect(await laptop.resume()).toMatchObject({ ran: 'b' });
  expect(readFileSync(join(laptop.cwd, 'lib/.git/config'), 'utf8')).toBe(config);
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect(read(there, 'lib/.git/config')).toContain('[remote "origin"]');
  expect(read(there, 'lib/.git/config')).not.toContain('extraheader');
  expect(read(there, 'log')).toBe('first\n');
  expect(existsSync(join(there, 'gha-creds-0123.json'))).toBe(false);
});

test('a configuration that is set back keeps its credentials in the folder', async () => {
  const lib = repository({ src: 'v1\n' });
  const laptop = new Laptop(
    pipeline(
      step('a', `git clone -q ${lib} lib; git -C lib config http.https://h/.extraheader SECRET`),
      step(
        'b',
        `git -C lib config --get http.https://h/.extraheader >> "$LOG"; git -C lib config x.y z; ${GATE}`,
        'retries: 1',
      ),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b SECRET b SECRET' });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b SECRET' });
});

test('source in another root than the workspace counts, a checkout there too', async () => {
  const roots = 'workspace: { paths: [".", "~/lib", "~/data"] }\n';
  const laptop = new Laptop(
    roots + pipeline(step('build', 'cat ~/lib/src ~/data/x > app'), step('test', GATE)),
  );
  const lib = repository({ src: 'v1\n' });
  const home = (data: string) => {
    const at = place({ 'data/x': data });
    git(at, 'clone', '-q', lib, 'lib');
    return { HOME: at, CI: 'true' };
  };
  expect(await laptop.attemptIn(laptop.elsewhere(), [], home('1\n'))).toMatchObject({ ran: 'build test' });
  expect(await laptop.resumeIn(laptop.elsewhere(), home('1\n'))).toMatchObject({ ran: 'test' });
  const other = await laptop.resumeIn(laptop.elsewhere(), home('2\n'));
  expect(other.said).toContain('source files are not as they were: ~/data/x');
  commit(lib, { src: 'v2\n' });
  const moved = await laptop.resumeIn(laptop.elsewhere(), home('2\n'));
  expect(moved.said).toContain('another commit in ~/lib');
});
