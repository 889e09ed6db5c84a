/** Rules 1 and 3: a run goes on in the folder that it left, and completed steps keep what they made. */
import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint } from '../../support/cli.ts';
import { GATE, Laptop, pipeline, step } from '../../support/laptop.ts';
import { put, read } from '../../support/scene.ts';

const LAST = step('b', GATE);

test('a completed step is reused, and its missing files come back as it left them, ignored or not', async () => {
  const makes =
    'cat src > made; mkdir -p out/empty; echo x > out/x; chmod 750 out/x; ln -s x out/link; touch -d 2001-02-03T04:05:06.123456 out/x; touch -d 2002-02-03T04:05:06 out/empty';
  const laptop = new Laptop(pipeline(step('a', makes), LAST), { src: 'source\n' });
  laptop.sh('touch -d 2001-02-03T04:05:06 src; mkdir out; touch -d 2002-02-03T04:05:06 mine');
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b' });
  laptop.sh('rm -r out made');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  const at = (name: string) => join(laptop.cwd, name);
  expect([laptop.read('out/x'), laptop.read('made'), readlinkSync(at('out/link'))]).toEqual([
    'x\n',
    'source\n',
    'x',
  ]);
  const { mode, mtimeNs } = statSync(at('out/x'), { bigint: true });
  expect([Number(mode) & 0o777, mtimeNs / 1000n]).toEqual([0o750, 981173106123456n]);
  expect(lstatSync(at('out/empty')).mtime.toISOString()).toBe('2002-02-03T04:05:06.000Z');
  // No step has touched these.
  expect(['src', 'mine'].map((name) => statSync(at(name)).mtime.getUTCFullYear())).toEqual([2001, 2002]);
});

test('a second run has the files that the first one made, however its steps make or find them, and no file that a person had made before', async () => {
  const makes = [
    'mkdir -p out/same out/moved out/found; echo x > out/same/x',
    'rm -rf out/anew; mkdir out/anew; echo x > out/anew/x',
    'echo x > out/moved/t; mv out/moved/t out/moved/x',
    'test -e out/found/x || echo x > out/found/x',
  ];
  const laptop = new Laptop(pipeline(step('a', makes.join('; ')), LAST));
  laptop.sh('mkdir out; echo mine > out/mine');
  laptop.release();
  expect(await laptop.attempt()).toMatchObject({ code: 0, ran: 'a b' });
  laptop.hold();
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b' });
  laptop.sh('rm -rf out');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  const files = ['same/x', 'anew/x', 'moved/x', 'found/x', 'mine'].map((name) => laptop.read(`out/${name}`));
  expect(files).toEqual(['x\n', 'x\n', 'x\n', 'x\n', null]);
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

test('a folder that is copied or renamed with its store goes on', async () => {
  const laptop = new Laptop(pipeline(step('a', 'mkdir out; echo x > out/x'), LAST));
  const cwd = laptop.elsewhere();
  const run = async (at: string) => {
    laptop.log();
    const { code } = await savepoint(['run'], { cwd: at, env: laptop.env });
    return [code, laptop.log().join(' ')];
  };
  expect(await run(cwd)).toEqual([1, 'a b']);
  const copied = laptop.copyOf(cwd);
  laptop.sh('rm -r out', copied);
  laptop.release();
  expect([await run(copied), read(copied, 'out/x')]).toEqual([[0, 'b'], 'x\n']);
  const renamed = `${cwd}-renamed`;
  renameSync(cwd, renamed);
  laptop.sh('echo mine > out/x', renamed);
  expect([await run(renamed), read(renamed, 'out/x')]).toEqual([[0, 'b'], 'mine\n']);
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
  expect([code, said]).toEqual([0, expect.stringContaining('another folder')]);
  expect([laptop.read('mine'), laptop.read('out/x')]).toEqual(['mine\n', 'x\n']);
});
