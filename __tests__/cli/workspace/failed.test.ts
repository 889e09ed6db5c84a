/** Rule 4: what does not count any more is undone late, and kept aside. */
import { expect, test } from '@jest/globals';
import { GATE, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import { put } from '../../support/scene.ts';

const MAKES = step('a', 'mkdir -p out; echo x > out/x; echo y > out/y');

test('a failed try can be looked at until the next attempt starts its first step', async () => {
  const laptop = new Laptop(
    pipeline(
      MAKES,
      step('b', `${show('out/half', 'out/x')}; echo half > out/half; echo half > out/x; ${GATE}`),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b out/x:x' });
  expect([laptop.read('out/half'), laptop.read('out/x')]).toEqual(['half\n', 'half\n']);
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 1, ran: 'b out/x:x' });
  expect(second.said).toMatch(/\bb\b.*out\/half/);
});

test.each([
  ['made', 'echo half > out/half', 'out/half', 'half\n'],
  ['changed', 'echo half > out/x', 'out/x', 'half\n'],
  ['made in the place of a folder', 'rm -r out; echo half > out', 'out', 'half\n'],
  ['made where nobody ignores it', 'echo half > half', 'half', 'half\n'],
])('restore --aside has a file that a failed try %s', async (_title, does, path, text) => {
  const laptop = new Laptop(
    pipeline(
      MAKES,
      step('b', `${show('out/x', 'out/y', 'out/half', 'half')}; test -e "$OUT/go" || { ${does}; exit 1; }`),
    ),
  );
  await laptop.attempt();
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/x:x out/y:y' });
  expect([laptop.read('out/x'), laptop.read('out/y'), laptop.read('half')]).toEqual(['x\n', 'y\n', null]);
  expect(await laptop.asideHas(path, text)).toBe(true);
});

test.each([
  ['deleted', 'rm out/x; rm out/y', 'out/x:x out/y:y'],
  ['moved', 'mv out/x out/z', 'out/x:x out/y:y'],
  ['moved with its folder', 'mv out out2', 'out/x:x out/y:y'],
  ['made a folder of', 'rm out/x; mkdir out/x; touch out/x/x', 'out/x:x out/y:y'],
])(
  'a file of a completed step that a failed try %s is there for the next try',
  async (_title, does, finds) => {
    const laptop = new Laptop(
      pipeline(MAKES, step('b', `${show('out/x', 'out/y', 'out/z', 'out2/x')}; ${does}; ${GATE}`)),
    );
    await laptop.attempt();
    laptop.release();
    expect(await laptop.resume()).toMatchObject({ code: 0, ran: `b ${finds}` });
  },
);

test('each retry starts without what the try before it changed', async () => {
  const laptop = new Laptop(
    pipeline(
      MAKES,
      step('b', `${show('out/x', 'out/half')}; echo half >> out/half; rm -f out/x; ${GATE}`, 'retries: 2'),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b out/x:x b out/x:x b out/x:x' });
  expect(laptop.read('out/half')).toBe('half\n');
});

test('the change of a stopped step is undone as that of a failed one', async () => {
  const laptop = new Laptop(
    pipeline(MAKES, step('b', `${show('out/half')}; touch out/half; ${tell('here')}; ${waitFor('go')}`)),
  );
  expect(await laptop.stopped('here')).toMatchObject({ code: 130, ran: 'a b' });
  expect(laptop.read('out/half')).toBe('');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
});

test.each([
  ['plan', 0, ['plan']],
  ['a resume that only asks', 3, ['resume', 'latest']],
])('%s touches nothing', async (_title, code, command) => {
  const ask = (run: string) =>
    pipeline(MAKES, step('ask', run, 'rerun: ask'), step('b', `echo half > out/half; rm out/x; ${GATE}`));
  const laptop = new Laptop(ask('true'));
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a ask b' });
  put(laptop.cwd, { 'savepoint.yml': ask('echo other') });
  expect(await laptop.attempt(...command)).toMatchObject({ code, ran: '' });
  expect([laptop.read('out/half'), laptop.read('out/x')]).toEqual(['half\n', null]);
});

test('files of failed tries never take the place of those that the step made at last', async () => {
  const laptop = new Laptop(
    pipeline(
      step('lint', 'true'),
      step('package', 'mkdir -p out; echo half > out/p; test -e "$OUT/go" && echo good > out/p'),
    ),
  );
  await laptop.attempt();
  await laptop.resume();
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'package' });
  expect(await laptop.attempt('run', '--only-step', 'lint')).toMatchObject({ code: 0, ran: 'lint' });
  expect(laptop.read('out/p')).toBe('good\n');
});

test('--only-step on a completed run leaves the files of later steps, which are out of date', async () => {
  const laptop = new Laptop(pipeline(step('lint', 'true'), step('package', 'mkdir -p out; echo p > out/p')));
  await laptop.attempt();
  const only = await laptop.attempt('run', '--only-step', 'lint');
  expect(only).toMatchObject({ code: 0, ran: 'lint' });
  expect(only.said.trimEnd().split('\n').slice(-3).join('\n')).toMatch(/\bpackage\b/);
  expect(laptop.read('out/p')).toBe('p\n');
  expect(await laptop.plan()).toBe('lint reuse, package run');
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'package' });
});

test('--only-step undoes what that step alone left', async () => {
  const fails = (id: string) =>
    step(id, `${show('out/b', 'out/c')}; mkdir -p out; touch out/${id}; ${GATE}`, 'needs: []');
  const laptop = new Laptop(`max-parallel: 1\n${pipeline(fails('b'), fails('c'))}`);
  await laptop.attempt();
  laptop.sh('echo b > out/b');
  const only = await laptop.attempt('run', '--only-step', 'c');
  expect(only).toMatchObject({ code: 1, ran: 'c out/b:b' });
  expect(laptop.read('out/b')).toBe('b\n');
});

test.each([
  ['without writes stays as the try left it, and is named', '', '1\nbumped\n'],
  ['is set back where the writes of the step match it', 'writes: [version.txt]', '1\n'],
])('a tracked file that a failed try changed %s', async (_title, keys, right) => {
  const laptop = new Laptop(
    pipeline(step('bump', 'test -e "$OUT/go" || { echo bumped >> version.txt; exit 1; }', keys)),
    { 'version.txt': '1\n' },
  );
  const first = await laptop.attempt();
  laptop.release();
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'bump' });
  expect(laptop.read('version.txt')).toBe(right);
  if (keys === '')
    expect(first.said + second.said).toMatch(/\bbump\b.*version\.txt.*writes|version\.txt.*\bbump\b.*writes/);
  else expect(await laptop.asideHas('version.txt', '1\nbumped\n')).toBe(true);
});

test('a new file that a person made while a step failed is taken out, and a line says how to have it back', async () => {
  const laptop = new Laptop(pipeline(step('b', `${tell('here')}; ${waitFor('made')}; ${GATE}`)));
  await laptop.during('here', () => {
    laptop.sh('echo mine > mine.txt');
    laptop.release('made');
  });
  expect(laptop.read('mine.txt')).toBe('mine\n');
  laptop.release();
  const second = await laptop.resume();
  expect(second.said).toMatch(/mine\.txt/);
  expect(second.said).toMatch(/restore .*--aside/);
  expect([laptop.read('mine.txt'), await laptop.asideHas('mine.txt', 'mine\n')]).toEqual([null, true]);
});

test('a person’s untracked file that was there before the first step is never taken out or set back', async () => {
  const laptop = new Laptop(pipeline(step('b', `echo more >> mine.txt; rm gone.txt; ${GATE}`)));
  put(laptop.cwd, { 'mine.txt': 'mine\n', 'gone.txt': 'gone\n' });
  await laptop.attempt();
  put(laptop.cwd, { 'savepoint.yml': pipeline(step('b', GATE)) });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect([laptop.read('mine.txt'), laptop.read('gone.txt')]).toEqual(['mine\nmore\n', null]);
});

test('a failed try of a second run is undone to what the first run made', async () => {
  const laptop = new Laptop(pipeline(step('a', `${show('made')}; echo "$N" > made; test -z "$FAIL"`)));
  Object.assign(laptop.env, { N: 'one' });
  expect((await laptop.attempt()).code).toBe(0);
  Object.assign(laptop.env, { N: 'two', FAIL: '1' });
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a made:one' });
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'a made:one' });
});

test('a step that is taken out of the file takes its change along, and later steps run again', async () => {
  const laptop = new Laptop(pipeline(MAKES, step('c', show('out/x')), step('b', GATE)));
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a c out/x:x b' });
  put(laptop.cwd, { 'savepoint.yml': pipeline(step('c', show('out/x')), step('b', GATE)) });
  laptop.release();
  const second = await laptop.attempt();
  expect(second).toMatchObject({ code: 0, ran: 'c b' });
  expect([laptop.read('out/x'), await laptop.asideHas('out/x', 'x\n')]).toEqual([null, true]);
});

test('a step whose text is changed starts without its former change, which is kept aside', async () => {
  const laptop = new Laptop(pipeline(MAKES, step('b', GATE)));
  await laptop.attempt();
  put(laptop.cwd, {
    'savepoint.yml': pipeline(
      step('a', `${show('out/x', 'out/y')}; mkdir -p out; echo new > out/x`),
      step('b', GATE),
    ),
  });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'a b' });
  expect([laptop.read('out/x'), laptop.read('out/y')]).toEqual(['new\n', null]);
  expect(await laptop.asideHas('out/y', 'y\n')).toBe(true);
});

test('a person’s file in a folder of a failed try stays, with the folder', async () => {
  const laptop = new Laptop(
    pipeline(
      step('b', `${show('out/new/half', 'out/new/mine')}; mkdir -p out/new; touch out/new/half; ${GATE}`),
    ),
  );
  await laptop.attempt();
  laptop.sh('echo mine > out/new/mine');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/new/mine:mine' });
});

test('a file that was set aside and that a person puts back is an edit, and stays', async () => {
  const laptop = new Laptop(
    pipeline(
      MAKES,
      step(
        'b',
        `${show('out/half')}; test -e out/half || test -e "$OUT/once" || echo half > out/half; ${tell('once')}; ${GATE}`,
      ),
    ),
  );
  await laptop.attempt();
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'b' });
  laptop.sh('echo half > out/half');
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'b out/half:half' });
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'b out/half:half' });
});

test('a change of finally is undone before the next attempt’s first step', async () => {
  const laptop = new Laptop(
    `${pipeline(MAKES, step('b', `${show('out/x', 'out/report')}; ${GATE}`))}finally:\n${step('f', 'echo r > out/report; rm out/x')}`,
  );
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b out/x:x f' });
  expect(laptop.read('out/report')).toBe('r\n');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/x:x f' });
  expect([laptop.read('out/report'), laptop.read('out/x')]).toEqual(['r\n', null]);
});
