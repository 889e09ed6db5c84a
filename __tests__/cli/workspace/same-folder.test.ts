/** Rules 1 and 3: a run goes on in the folder that it left, and completed steps keep what they made. */
import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint } from '../../support/cli.ts';
import { GATE, Laptop, pipeline, step } from '../../support/laptop.ts';
import { place, put, read, Scene } from '../../support/scene.ts';

const LAST = step('b', GATE);

test('a completed step is reused, and its missing files come back as it left them', async () => {
  const makes =
    'mkdir -p out/empty; echo x > out/x; chmod 750 out/x; ln -s x out/link; touch -d 2001-02-03T04:05:06.123456 out/x; touch -d 2002-02-03T04:05:06 out/empty';
  const laptop = new Laptop(pipeline(step('a', makes), LAST));
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b' });
  laptop.sh('rm -r out');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect([laptop.read('out/x'), readlinkSync(join(laptop.cwd, 'out/link'))]).toEqual(['x\n', 'x']);
  const { mode, mtimeNs } = statSync(join(laptop.cwd, 'out/x'), { bigint: true });
  expect([Number(mode) & 0o777, mtimeNs / 1000n]).toEqual([0o750, 981173106123456n]);
  expect(lstatSync(join(laptop.cwd, 'out/empty')).mtime.toISOString()).toBe('2002-02-03T04:05:06.000Z');
});

test.each([
  ['writes the same bytes again', 'mkdir -p out; echo x > out/x'],
  ['makes its folder anew', 'rm -rf out; mkdir out; echo x > out/x'],
  ['moves the same bytes into place', 'mkdir -p out; echo x > out/t; mv out/t out/x'],
  ['finds its file up to date', 'test -e out/x || { mkdir -p out; echo x > out/x; }'],
])('a second run has what the first one made, where a step %s', async (_title, makes) => {
  const laptop = new Laptop(pipeline(step('a', makes), LAST));
  laptop.release();
  expect(await laptop.attempt()).toMatchObject({ code: 0, ran: 'a b' });
  laptop.hold();
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b' });
  laptop.sh('rm -rf out');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect(laptop.read('out/x')).toBe('x\n');
});

test.each([
  ['stays away', '', null],
  ['comes back where the writes of a step match it', 'writes: ["out/**"]', 'mine\n'],
])('a file that a person made before the first run and deleted %s', async (_title, keys, right) => {
  const laptop = new Laptop(pipeline(step('a', 'true', keys), LAST));
  laptop.sh('mkdir out; echo mine > out/x');
  await laptop.attempt();
  laptop.sh('rm -r out');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect(laptop.read('out/x')).toBe(right);
});

test('files that no step touched keep their times, and a step that only reads leaves no change', async () => {
  const laptop = new Laptop(pipeline(step('a', 'cat src > /dev/null'), LAST), { src: 'source\n' });
  laptop.sh('touch -d 2001-02-03T04:05:06 src; mkdir out; touch -d 2002-02-03T04:05:06 out/mine');
  await laptop.attempt();
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  const times = ['src', 'out/mine'].map((name) => statSync(join(laptop.cwd, name)).mtime.getUTCFullYear());
  expect([times, laptop.status()]).toEqual([[2001, 2002], '']);
});

test('an untracked file that a step made and that is missing comes back, ignored or not', async () => {
  const laptop = new Laptop(pipeline(step('a', 'echo made > made'), LAST));
  await laptop.attempt();
  laptop.sh('rm made');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect(laptop.read('made')).toBe('made\n');
});

test('a tracked output that is deleted runs its step again, and is brought back by nobody else', async () => {
  const laptop = new Laptop(pipeline(step('a', 'ls t.txt >> "$LOG" || true; echo a > t.txt'), LAST), {
    't.txt': 't\n',
  });
  expect(await laptop.attempt()).toMatchObject({ ran: 'a t.txt b' });
  laptop.sh('rm t.txt');
  laptop.release();
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'a b' });
  expect(second.said).toMatch(/\ba\b.*t\.txt/);
  expect(laptop.read('t.txt')).toBe('a\n');
});

test('another branch is named with every step that is older, and all of them are reused', async () => {
  const laptop = new Laptop(
    pipeline(step('lint', 'true'), step('build', 'mkdir out; cp src out/app'), LAST),
    {
      src: 'source\n',
    },
  );
  await laptop.attempt();
  laptop.sh('git checkout -q -b topic; git commit -q --allow-empty -m topic');
  laptop.release();
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'b' });
  for (const name of [/\bmain\b/, /\btopic\b/, /\blint\b.*\bbuild\b|\bbuild\b.*\blint\b/])
    expect(second.said).toMatch(name);
});

test('a folder that is renamed with its store goes on', async () => {
  const laptop = new Laptop(pipeline(step('a', 'mkdir out; echo x > out/x'), LAST));
  const cwd = laptop.elsewhere();
  const run = (at: string) => savepoint(['run'], { cwd: at, env: laptop.env });
  expect((await run(cwd)).code).toBe(1);
  const renamed = `${cwd}-renamed`;
  renameSync(cwd, renamed);
  laptop.log();
  laptop.sh('echo mine > out/x', renamed);
  laptop.release();
  expect([(await run(renamed)).code, laptop.log()]).toEqual([0, ['b']]);
  expect(read(renamed, 'out/x')).toBe('mine\n');
});

test('a file that HEAD holds byte for byte is not stored a second time', async () => {
  const big = randomBytes(300_000).toString('latin1');
  const laptop = new Laptop(pipeline(step('a', 'touch big; mkdir out; cp big out/x'), LAST), { big });
  await laptop.attempt();
  const sizes = readdirSync(laptop.store, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(laptop.store, name)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
  laptop.sh('rm out/x');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect(laptop.read('out/x')).toBe(big);
});

test('a folder that workspace.paths lists later is source as it is found', async () => {
  const steps = `${step('a', 'mkdir out; echo x > out/x')}${LAST}`;
  const laptop = new Laptop(`steps:\n${steps}`);
  await laptop.attempt();
  put(laptop.home, { 'tool/t': 'mine\n' });
  put(laptop.cwd, { 'savepoint.yml': `workspace: { paths: [".", "~/tool"] }\nsteps:\n${steps}` });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect(read(laptop.home, 'tool/t')).toBe('mine\n');
});

test('without the snapshot file the folder is another workspace, and no unknown file is overwritten', async () => {
  const laptop = new Laptop(
    pipeline(step('a', 'mkdir out; echo x > out/x'), step('b', `echo half > half; ${GATE}`)),
  );
  await laptop.attempt();
  rmSync(join(laptop.store, 'workspaces'), { recursive: true });
  laptop.sh('echo mine > mine');
  laptop.release();
  const { code, said } = await laptop.resume();
  expect([code, said]).toEqual([0, expect.stringContaining('another workspace')]);
  expect([laptop.read('mine'), laptop.read('out/x')]).toEqual(['mine\n', 'x\n']);
});

test('a run whose pipeline file a step has deleted says how to have it back', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': pipeline(step('a', 'echo 1 > made'), step('b', `rm -rf ./*; ${GATE}`)),
  });
  await scene.run(cwd);
  const { run_id: id } = scene.record;
  const ended = await scene.call(cwd, 'resume');
  expect([ended.code, ended.stderr]).toEqual([
    4,
    expect.stringContaining(`savepoint restore ${id} --at STEP --to DIR`),
  ]);
  const back = join(scene.outside, 'back');
  await scene.call(cwd, 'restore', id, '--at', 'a', '--to', back);
  put(cwd, { 'savepoint.yml': read(back, 'savepoint.yml') ?? '' });
  scene.release();
  expect((await scene.call(cwd, 'resume')).code).toBe(0);
});
