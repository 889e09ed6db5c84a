/** Rule 7: after a kill, times tell the change of the killed step from a person's edits. */
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { linesIn, until } from '../../support/cli.ts';
import { crash } from '../../support/crash.ts';
import { type Attempt, GATE, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import type { Files } from '../../support/scene.ts';

const NODE_OPTIONS = `--require ${resolve('__tests__/support/other-clock.cjs')}`;

const MAKES = step('a', 'mkdir -p out/d; echo x > out/x; echo y > out/y; echo z > out/d/z');
const ALL = ['out/x', 'out/y', 'out/d/z', 'out/half', 'out/mine', 'out/late', 't.txt', 'v.txt', 'gone.txt'];

/** A step that logs what it finds, does something, and is killed. */
const hangs = (does: string, keys = '') =>
  step('b', `${show(...ALL)}; ${GATE} || { ${does}; ${tell('here')}; ${waitFor('go')}; }`, keys);

async function killed(
  does: string,
  { keys = '', env = {} }: { keys?: string; env?: Files } = {},
): Promise<Laptop> {
  const files = { 't.txt': '1\n', 'v.txt': '1\n', 'gone.txt': 'g\n' };
  const laptop = new Laptop(pipeline(MAKES, hangs(does, keys)), files);
  await laptop.killed('here', { env });
  laptop.release();
  return laptop;
}

describe('a step is killed, and long after that a person edits files', () => {
  let laptop: Laptop;
  let resumed: Attempt;

  beforeAll(async () => {
    laptop = await killed(
      'echo half > out/x; mv out/y out/half; rm -r out/d; echo half > t.txt; echo half > v.txt; rm gone.txt',
      { keys: 'writes: [v.txt, gone.txt, "out/**"]' },
    );
    await laptop.gaveSignOfLife(5);
    laptop.sh('echo mine > out/mine');
    resumed = await laptop.resume();
  });

  test('files of completed steps that the killed step changed, deleted or moved come back, and tracked ones that its writes match', () => {
    const found = 'out/x:x out/y:y out/d/z:z out/mine:mine t.txt:half v.txt:1 gone.txt:g';
    expect(resumed).toMatchObject({ code: 0, ran: `b ${found}` });
    expect(laptop.read('out/half')).toBeNull();
  });

  test('any other tracked file stays as the killed step left it, and is listed', () => {
    expect(laptop.read('t.txt')).toBe('half\n');
    expect(resumed.said).toMatch(/t\.txt/);
  });

  test('a file that the person made stays, is listed, and a file of the killed step is kept aside', async () => {
    expect([laptop.read('out/mine'), resumed.said]).toEqual(['mine\n', expect.stringContaining('out/mine')]);
    expect((await laptop.aside())('out/x', 'half\n')).toBe(true);
  });
});

test('a file that a person makes right after the kill is undone with the step’s, and kept aside', async () => {
  const laptop = await killed('touch out/half');
  laptop.sh('echo mine > out/mine');
  expect(await laptop.resume()).toMatchObject({
    code: 0,
    ran: 'b out/x:x out/y:y out/d/z:z t.txt:1 v.txt:1 gone.txt:g',
  });
  expect((await laptop.aside())('out/mine', 'mine\n')).toBe(true);
});

test.each([
  ['on time', {}],
  ['an hour behind that of the file system', { CLOCK: 'behind' }],
])(
  'a survivor of the killed attempt is ended by a resume whose clock is %s, and its late files are undone',
  async (_, clock) => {
    const survivor = `${waitFor('survives')}; echo late > out/late; ${tell('wrote')}; ${waitFor('never')}`;
    const laptop = new Laptop(
      pipeline(
        MAKES,
        step(
          'b',
          `${show('out/half', 'out/late')}; ${GATE} || { touch out/half; ${tell('here')}; ${survivor}; }`,
        ),
      ),
    );
    await laptop.killed('here', { watcher: 'killed' });
    await laptop.gaveSignOfLife(10);
    laptop.release('survives');
    await until('the survivor has written', () => laptop.has('wrote'));
    laptop.release();
    expect(await laptop.resumeIn(laptop.cwd, { ...clock, NODE_OPTIONS })).toMatchObject({
      code: 0,
      ran: 'b',
    });
    expect([laptop.read('out/late'), (await laptop.aside())('out/late', 'late\n')]).toEqual([null, true]);
  },
);

test('with CI in the same folder, every change since the last snapshot is undone, whatever its time', async () => {
  const laptop = await killed('echo half > out/half; rm out/y; echo half > t.txt', { env: { CI: 'true' } });
  await laptop.gaveSignOfLife(10);
  expect(await laptop.inCi('resume', 'latest')).toMatchObject({
    code: 0,
    ran: 'b out/x:x out/y:y out/d/z:z t.txt:1 v.txt:1 gone.txt:g',
  });
});

test('a kill while files are brought back is as if it had not been tried', async () => {
  const laptop = new Laptop(
    pipeline(MAKES, step('b', `${show(...ALL)}; echo half > out/half; echo half > out/x; ${GATE}`)),
    { 't.txt': '1\n' },
  );
  await laptop.attempt();
  laptop.sh('rm -r out/y out/d; echo mine > out/mine; rm t.txt');
  laptop.release();
  laptop.log();
  const { signal, hit } = await crash(
    ['resume', 'latest', '--store', laptop.store],
    { cwd: laptop.cwd, env: laptop.env },
    { roots: [join(laptop.cwd, 'out')], fault: { at: 7, action: 'after' } },
  );
  expect([signal, hit, linesIn(laptop.logFile)]).toEqual(['SIGKILL', true, []]);
  expect(await laptop.resume()).toMatchObject({
    code: 0,
    ran: 'b out/x:x out/y:y out/d/z:z out/mine:mine',
  });
  expect([laptop.read('t.txt'), (await laptop.aside())('out/half', 'half\n')]).toEqual([null, true]);
});

test('what a killed step left stays as its change, where a person takes it as done', async () => {
  const leaves = `echo half > out/half; ${tell('here')}; ${waitFor('never')}`;
  const laptop = new Laptop(pipeline(MAKES, step('b', leaves, 'rerun: ask'), step('c', show('out/half'))));
  await laptop.killed('here');
  await laptop.call(laptop.cwd, 'mark', 'latest', 'b', '--completed', '--reason', 'by hand');
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'c out/half:half' });
});
