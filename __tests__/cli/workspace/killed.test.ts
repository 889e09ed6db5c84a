/** Rule 7: after a kill, times tell the change of the killed step from a person's edits. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, until } from '../../support/cli.ts';
import { crash } from '../../support/crash.ts';
import { GATE, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import type { Files } from '../../support/scene.ts';

const MAKES = step('a', 'mkdir -p out/d; echo x > out/x; echo y > out/y; echo z > out/d/z');
const ALL = ['out/x', 'out/y', 'out/half', 'out/mine', 'out/late', 't.txt'];

/** A step that logs what it finds, does something, and is killed. */
const hangs = (does: string, keys = '') =>
  step('b', `${show(...ALL)}; ${GATE} || { ${does}; ${tell('here')}; ${waitFor('go')}; }`, keys);

async function killed(
  does: string,
  { keys = '', env = {} }: { keys?: string; env?: Files } = {},
): Promise<Laptop> {
  const laptop = new Laptop(pipeline(MAKES, hangs(does, keys)), { 't.txt': '1\n', 'gone.txt': 'g\n' });
  await laptop.killed('here', { env });
  laptop.release();
  return laptop;
}

test('a file of the killed step is undone, and one that a person makes long after stays', async () => {
  const laptop = await killed('echo half > out/half; echo half > out/x');
  await laptop.gaveSignOfLife(5);
  laptop.sh('echo mine > out/mine; echo mine > out/y; echo mine > t.txt');
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'b out/x:x out/y:mine out/mine:mine t.txt:mine' });
  expect(second.said).toMatch(/out\/mine/);
  expect(await laptop.asideHas('out/half', 'half\n')).toBe(true);
});

test('a file that a person makes right after the kill is undone with the step’s, and kept aside', async () => {
  const laptop = await killed('touch out/half');
  laptop.sh('echo mine > out/mine');
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/x:x out/y:y t.txt:1' });
  expect(await laptop.asideHas('out/mine', 'mine\n')).toBe(true);
});

test('files of a completed step that the killed step deleted or moved come back', async () => {
  const laptop = await killed('rm out/x; mv out/y out/half; rm -r out/d');
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/x:x out/y:y t.txt:1' });
  expect([laptop.read('out/d/z'), laptop.read('out/half')]).toEqual(['z\n', null]);
});

test.each([
  ['stays as it left it', '', 'half', null],
  ['is set back where its writes match it', 'writes: ["*.txt"]', '1', 'g\n'],
])('a tracked file that the killed step changed %s', async (_title, keys, text, gone) => {
  const laptop = await killed('echo half > t.txt; rm gone.txt', { keys });
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: `b out/x:x out/y:y t.txt:${text}` });
  expect(laptop.read('gone.txt')).toBe(gone);
  if (keys === '') expect(second.said).toMatch(/t\.txt/);
});

test('a survivor of the killed attempt is ended by the resume, and its late files are undone', async () => {
  const survivor = `${waitFor('survives')}; echo late > out/late; ${tell('wrote')}; ${waitFor('never')}`;
  const laptop = new Laptop(
    pipeline(
      MAKES,
      step('b', `${show(...ALL)}; ${GATE} || { touch out/half; ${tell('here')}; ${survivor}; }`),
    ),
  );
  await laptop.killed('here', { watcher: 'killed' });
  await laptop.gaveSignOfLife(10);
  laptop.release('survives');
  await until('the survivor has written', () => laptop.has('wrote'));
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/x:x out/y:y' });
  expect([laptop.read('out/late'), await laptop.asideHas('out/late', 'late\n')]).toEqual([null, true]);
});

test('with CI in the same folder, every change since the last snapshot is undone, whatever its time', async () => {
  const laptop = await killed('echo half > out/half; rm out/y; echo half > t.txt', { env: { CI: 'true' } });
  await laptop.gaveSignOfLife(10);
  expect(await laptop.inCi('resume', 'latest')).toMatchObject({ code: 0, ran: 'b out/x:x out/y:y t.txt:1' });
  expect(laptop.read('out/half')).toBeNull();
});

test('elsewhere, nothing of the killed step comes along', async () => {
  const laptop = await killed('echo half > out/half; echo half > t.txt; rm out/x');
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({
    code: 0,
    ran: 'b out/x:x out/y:y t.txt:1',
  });
});

test('an edit that an earlier attempt has saved stays an edit', async () => {
  const laptop = new Laptop(
    pipeline(
      step('a', 'mkdir out; echo x > out/x; echo y > out/y'),
      step('gate', 'test -e "$OUT/gate"'),
      hangs('rm out/y; echo half > out/x'),
    ),
  );
  await laptop.attempt();
  laptop.sh('echo mine > out/x; echo mine > out/mine');
  laptop.release('gate');
  await laptop.killed('here');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/x:mine out/y:y out/mine:mine' });
});

test.each([2, 7])(
  'a kill while files are brought back, at call %i, is as if it had not been tried',
  async (at) => {
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
      { roots: [join(laptop.cwd, 'out')], fault: { at, action: 'after' } },
    );
    expect([signal, hit, linesIn(laptop.logFile)]).toEqual(['SIGKILL', true, []]);
    const second = await laptop.resume();
    expect(second).toMatchObject({ code: 0, ran: 'b out/x:x out/y:y out/mine:mine' });
    expect([laptop.read('out/d/z'), laptop.read('t.txt')]).toEqual(['z\n', null]);
    expect(await laptop.asideHas('out/half', 'half\n')).toBe(true);
  },
);
