/** Rule 4: what does not count any more is undone late, and kept aside. `files/contract.test.ts` has the cases. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Attempt, GATE, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import { put } from '../../support/scene.ts';

const MAKES = step('a', 'mkdir -p out; echo x > out/x; echo y > out/y');

describe('a try that fails makes, changes, deletes and moves files', () => {
  const FILES = ['out/half', 'out/x', 'out/y', 'out/z', 'out/d/in', 'out/f', 'half', 'out/new/mine'];
  const FOUND = 'b out/x:x out/y:y out/d/in:d out/f:f';
  let laptop: Laptop;
  let left: readonly (string | null)[];
  let resumed: Attempt;

  beforeAll(async () => {
    const fails =
      'echo half > out/half; echo half > half; echo half > out/x; mv out/y out/z; rm -r out/d; echo half > out/d; rm out/f; mkdir -p out/f out/new; touch out/f/f out/new/half; cd out/new; touch $(seq 500)';
    laptop = new Laptop(
      pipeline(
        step('a', 'mkdir -p out/d; echo x > out/x; echo y > out/y; echo d > out/d/in; echo f > out/f'),
        step('b', `${show(...FILES)}; ${GATE} || { ${fails}; exit 1; }`),
      ),
    );
    expect(await laptop.attempt()).toMatchObject({ code: 1, ran: `a ${FOUND}` });
    laptop.sh('echo mine > out/new/mine');
    await laptop.plan();
    left = ['out/half', 'half', 'out/x', 'out/y', 'out/z', 'out/d', 'out/f/f'].map((name) =>
      laptop.read(name),
    );
    laptop.release();
    resumed = await laptop.resume();
  });

  test('its files can be looked at until the next attempt starts its first step, and plan touches nothing', () => {
    const half = 'half\n';
    expect(left).toEqual([half, half, half, null, 'y\n', half, '']);
  });

  test('the next try finds the files of completed steps as those left them, and the log names the rest', () => {
    expect(resumed).toMatchObject({ code: 0, ran: `${FOUND} out/new/mine:mine` });
    expect(resumed.said).toMatch(/\bb\b.*out\/half/);
  });

  test('a person’s file in a folder of the failed try stays, with the folder', () => {
    expect([laptop.read('out/new/mine'), laptop.read('out/new/half')]).toEqual(['mine\n', null]);
  });

  test('the log names keep where a build folder is undone', () => {
    expect(resumed.said).toMatch(/\bkeep\b/);
  });

  test('restore --aside has a file that a failed try made or changed', async () => {
    const has = await laptop.aside();
    expect(['half', 'out/half', 'out/x', 'out/d'].filter((name) => !has(name, 'half\n'))).toEqual([]);
  });
});

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

test('a resume that only asks touches nothing', async () => {
  const ask = (run: string) =>
    pipeline(MAKES, step('ask', run, 'rerun: ask'), step('b', `echo half > out/half; rm out/x; ${GATE}`));
  const laptop = new Laptop(ask('true'));
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a ask b' });
  put(laptop.cwd, { 'savepoint.yml': ask('echo other') });
  expect(await laptop.resume()).toMatchObject({ code: 3, ran: '' });
  expect([laptop.read('out/half'), laptop.read('out/x')]).toEqual(['half\n', null]);
});

test('--only-step on a run that has failed says how the run stands, and not that it has failed again', async () => {
  const laptop = new Laptop(pipeline(step('lint', 'true'), step('build', 'true'), step('package', 'false')));
  expect(await laptop.attempt()).toMatchObject({ code: 1 });
  const only = await laptop.attempt('run', '--only-step', 'lint');
  expect(only).toMatchObject({ code: 0, ran: 'lint' });
  const how = 'lint done; 1 step is out of date: build; 1 step is left to run: package';
  expect(only.said).toMatch(new RegExp(`\n\\S+, 1 of 3 steps done, in \\S+; ${how}\n`));
});

test('--only-step on a run that completed after failed tries leaves the good files of later steps, which are out of date', async () => {
  const laptop = new Laptop(
    pipeline(
      step('lint', 'true'),
      step('package', `mkdir -p dist; echo HALF > dist/p; ${GATE} && echo GOOD > dist/p`, 'retries: 1'),
    ),
    { '.gitignore': '/dist\n' },
  );
  await laptop.attempt();
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'package' });
  const only = await laptop.attempt('run', '--only-step', 'lint');
  expect(only).toMatchObject({ code: 0, ran: 'lint' });
  expect(only.said).toMatch(/, in \S+; lint done; 1 step is out of date: package\n {2}to go on: /);
  expect(only.said).not.toContain('interrupted');
  expect(laptop.read('dist/p')).toBe('GOOD\n');
  expect(await laptop.plan()).toBe('lint reuse, package run');
});

describe('a try that fails changes files of the person', () => {
  let laptop: Laptop;
  let said: string;

  beforeAll(async () => {
    const fails =
      'echo bumped >> version.txt; echo bumped >> other.txt; echo more >> mine.txt; rm gone.txt; exit 1';
    laptop = new Laptop(pipeline(step('bump', `${GATE} || { ${fails}; }`, 'writes: [version.txt]')), {
      'version.txt': '1\n',
      'other.txt': '1\n',
    });
    put(laptop.cwd, { 'mine.txt': 'mine\n', 'gone.txt': 'gone\n' });
    const first = await laptop.attempt();
    laptop.release();
    const second = await laptop.resume();
    expect(second).toMatchObject({ code: 0, ran: 'bump' });
    said = first.said + second.said;
  });

  test('a tracked file that the writes of the step match is set back', async () => {
    expect(laptop.read('version.txt')).toBe('1\n');
    expect((await laptop.aside())('version.txt', '1\nbumped\n')).toBe(true);
  });

  test('any other tracked file stays as the try left it, and is named', () => {
    expect(laptop.read('other.txt')).toBe('1\nbumped\n');
    expect(said).toMatch(/\bbump\b.*other\.txt.*writes|other\.txt.*\bbump\b.*writes/);
  });

  test('a person’s untracked file that was there before the first step is never taken out or set back', () => {
    expect([laptop.read('mine.txt'), laptop.read('gone.txt')]).toEqual(['mine\nmore\n', null]);
  });
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
  expect([laptop.read('mine.txt'), (await laptop.aside())('mine.txt', 'mine\n')]).toEqual([null, true]);
});

test('a step that is taken out of the file and one whose text is changed lose their changes, which are kept aside', async () => {
  const rest = `${step('c', show('out/x', 'out/y'))}${step('b', GATE)}`;
  const laptop = new Laptop(pipeline(step('gone', 'mkdir -p out; echo g > out/g'), MAKES, rest));
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'gone a c out/x:x out/y:y b' });
  const changed = step('a', `${show('out/g', 'out/x', 'out/y')}; mkdir -p out; echo new > out/x`);
  put(laptop.cwd, { 'savepoint.yml': pipeline(changed, rest) });
  laptop.release();
  expect(await laptop.attempt()).toMatchObject({ code: 0, ran: 'a c out/x:new b' });
  const has = await laptop.aside();
  expect([has('out/g', 'g\n'), has('out/y', 'y\n')]).toEqual([true, true]);
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
