/** Rule 8: special files are left out, and a file that cannot be saved is named and runs its step again. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Ended, startSavepoint, until } from '../../support/cli.ts';
import { GATE, Laptop, pipeline, step, tell, waitFor } from '../../support/laptop.ts';
import { asNobody, giveAway, isRoot } from '../../support/other-user.ts';
import { read } from '../../support/scene.ts';

const LAST = step('b', GATE);
const NODE = JSON.stringify(process.execPath);

test('sockets and fifos are listed and left out, and their step is reused', async () => {
  const socket = `${NODE} -e "require('net').createServer().listen('out/sock', () => process.kill(process.pid, 'SIGKILL'))" || true`;
  const laptop = new Laptop(
    pipeline(step('a', `mkdir -p out; mkfifo out/fifo; ${socket}; test -S out/sock; echo x > out/x`), LAST),
  );
  const first = await laptop.attempt();
  expect(first).toMatchObject({ code: 1, ran: 'a b' });
  expect(first.said).toMatch(/out\/fifo.*out\/sock|out\/sock.*out\/fifo/s);
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'b' });
  expect(readdirSync(join(laptop.cwd, 'out')).toSorted()).toEqual(['fifo', 'sock', 'x']);
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect(readdirSync(join(there, 'out'))).toEqual(['x']);
});

test('a log that a process of a completed step writes all the time is saved', async () => {
  const writes = `(while :; do echo line >> out/server.log; done) > /dev/null 2>&1 & echo x > out/x; ${tell('here')}`;
  const laptop = new Laptop(
    pipeline(step('a', `mkdir -p out; head -c 8000000 /dev/zero > out/server.log; ${writes}`), LAST),
  );
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b' });
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect(read(there, 'out/server.log')?.length).toBeGreaterThanOrEqual(8_000_000);
});

/** A run of a user who is not root, in whose `a` the test, which is, makes a file that this user cannot read. */
async function withSecret(
  laptop: Laptop,
  path: string,
): Promise<{ readonly said: string; readonly call: (...args: readonly string[]) => Promise<Ended> }> {
  const owned = execFileSync('find', [laptop.cwd, laptop.outside, '-print0'], { encoding: 'utf8' }).split(
    '\0',
  );
  giveAway(...owned.filter((name) => name !== ''));
  const { env, ...user } = asNobody();
  const start = (...args: readonly string[]) =>
    startSavepoint([...args, '--store', laptop.store], {
      cwd: laptop.cwd,
      ...user,
      env: { ...laptop.env, ...env },
    });
  const first = start('run');
  await until('a has begun', () => laptop.has('here'));
  chmodSync(join(laptop.cwd, path), 0);
  if (isRoot) chownSync(join(laptop.cwd, path), 0, 0);
  laptop.release('made');
  const { code, stderr } = await first.ended;
  expect(code).toBe(1);
  return { said: stderr, call: (...args) => start(...args).ended };
}

test('a step that left a file which cannot be read is completed, named, and runs again', async () => {
  const laptop = new Laptop(
    pipeline(
      step(
        'a',
        `mkdir -p out; rm -rf out/secret || mv out/secret "out/$RANDOM"; touch out/secret; ${tell('here')}; ${waitFor('made')}`,
      ),
      LAST,
    ),
  );
  const { call, said } = await withSecret(laptop, 'out/secret');
  expect([laptop.log(), said]).toEqual([['a', 'b'], expect.stringContaining('out/secret')]);
  laptop.release();
  const second = await call('resume', 'latest');
  expect([second.code, laptop.log()[0]]).toEqual([0, 'a']);
  expect(second.stderr).toMatch(/\ba\b/);
});

test('a file of a failed try that cannot be read stays, and is named', async () => {
  const laptop = new Laptop(
    pipeline(
      step(
        'b',
        `mkdir -p out; test -e out/secret || touch out/secret; ${tell('here')}; ${waitFor('made')}; ${GATE}`,
      ),
    ),
  );
  const { call, said } = await withSecret(laptop, 'out/secret');
  laptop.release();
  expect(said + (await call('resume', 'latest')).stderr).toContain('out/secret');
  expect(lstatSync(join(laptop.cwd, 'out/secret')).isFile()).toBe(true);
});

test('a step whose file could not be read counts once a later snapshot has the file', async () => {
  const laptop = new Laptop(
    pipeline(
      step('a', `mkdir -p out; echo x > out/secret; ${tell('here')}; ${waitFor('made')}`),
      step('open', `${tell('saved')}; ${waitFor('opened')}`),
      LAST,
    ),
  );
  const opens = until('a has ended', () => laptop.has('saved')).then(() => {
    if (isRoot) giveAway(join(laptop.cwd, 'out/secret'));
    chmodSync(join(laptop.cwd, 'out/secret'), 0o644);
    laptop.release('opened');
  });
  const { call, said } = await withSecret(laptop, 'out/secret');
  await opens;
  expect(laptop.log()).toEqual(['a', 'open', 'b']);
  expect(said).toContain('out/secret');
  laptop.release();
  expect([(await call('resume', 'latest')).code, laptop.log()]).toEqual([0, ['b']]);
});
