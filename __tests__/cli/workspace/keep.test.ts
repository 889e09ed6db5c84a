/** Rule 4, `keep`: what a failed try of such a step left is there for its next try, here and elsewhere. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { GATE, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import { read } from '../../support/scene.ts';

const ALL = ['out/x', 'out/y', 'out/target/o', 'out/junk', 't.txt'];
const MAKES = step('a', 'mkdir -p out; echo x > out/x; echo y > out/y');

/** A step that logs what it finds, adds to a file of its build folder, makes junk, and fails till it is released. */
const build = (keys: string, more = 'true') =>
  pipeline(
    MAKES,
    step(
      'b',
      `${show(...ALL)}; mkdir -p out/target; echo o >> out/target/o; echo j > out/junk; ${more}; ${GATE}`,
      keys,
    ),
  );

const ROWS = [
  ['keep: true', 'out/x:x out/y:y out/target/o:o out/junk:j'],
  ['keep: ["out/target/**"]', 'out/x:x out/y:y out/target/o:o'],
  ['keep: ["**/target/**", out/none]', 'out/x:x out/y:y out/target/o:o'],
  ['keep: false', 'out/x:x out/y:y'],
] as const;

test.each(ROWS)(
  'with %s, the next attempt in the same folder finds that much of the failed try',
  async (keys, finds) => {
    const laptop = new Laptop(build(keys));
    expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b out/x:x out/y:y' });
    laptop.release();
    expect(await laptop.resume()).toMatchObject({ code: 0, ran: `b ${finds}` });
    expect([laptop.read('out/target/o'), laptop.read('out/junk')]).toEqual([
      finds.includes('target') ? 'o\no\n' : 'o\n',
      'j\n',
    ]);
  },
);

test.each(ROWS)('with %s, a resume elsewhere finds that much of the failed try', async (keys, finds) => {
  const laptop = new Laptop(build(keys));
  await laptop.attempt();
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: `b ${finds}` });
  expect(read(there, 'out/junk')).toBe('j\n');
});

test('each retry and each attempt goes on from the try before', async () => {
  const laptop = new Laptop(build('keep: ["out/target/**"], retries: 1'));
  const found = (count: number) => `b out/x:x out/y:y out/target/o:o${' o'.repeat(count - 1)}`;
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: `a b out/x:x out/y:y ${found(1)}` });
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({
    code: 1,
    ran: `${found(2)} ${found(3)}`,
  });
});

test('a kept try deleted or changed files of a completed step: they stay so', async () => {
  const laptop = new Laptop(build('keep: true', 'rm -f out/x; echo Y > out/y'));
  await laptop.attempt();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ ran: 'b out/y:Y out/target/o:o out/junk:j' });
  const here = new Laptop(build('keep: true', 'rm -f out/x; echo Y > out/y'));
  await here.attempt();
  expect(await here.resume()).toMatchObject({ ran: 'b out/y:Y out/target/o:o out/junk:j' });
});

test('other files of a completed step are set back where the patterns do not match them', async () => {
  const laptop = new Laptop(build('keep: ["out/target/**"]', 'rm -f out/x; echo Y > out/y'));
  await laptop.attempt();
  expect(await laptop.resume()).toMatchObject({ ran: 'b out/x:x out/y:y out/target/o:o' });
  expect(await laptop.asideHas('out/y', 'Y\n')).toBe(true);
});

test.each([
  ['stopped', 'SIGINT'],
  ['killed', 'SIGKILL'],
])('files of a try that was %s are kept, too', async (_title, signal) => {
  const more = `${tell('here')}; ${waitFor('go')}`;
  const laptop = new Laptop(build('keep: ["out/target/**"]', more));
  if (signal === 'SIGINT') expect((await laptop.stopped('here')).code).toBe(130);
  else await laptop.killed('here');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/x:x out/y:y out/target/o:o' });
});

test('with CI, the change of a failed try to a tracked file is kept', async () => {
  const laptop = new Laptop(build('keep: true', 'echo half >> t.txt'), { 't.txt': '1\n' });
  await laptop.inCi('run');
  laptop.sh('git clean -ffdxq; git checkout -q -- .');
  expect(await laptop.inCi('resume', 'latest')).toMatchObject({
    code: 1,
    ran: 'b out/x:x out/y:y out/target/o:o out/junk:j t.txt:1 half',
  });
});

test('a missing file of a kept try comes back, and an edit of it stays', async () => {
  const laptop = new Laptop(build('keep: true'));
  await laptop.attempt();
  laptop.sh('rm out/junk; echo mine > out/target/o');
  const second = await laptop.resume();
  expect(second.ran).toMatch(/^b out\/x:x out\/y:y out\/target\/o:mine/);
});

test('a large build folder of a step without keep is undone, and the log names keep', async () => {
  const laptop = new Laptop(
    pipeline(
      step('b', `mkdir -p out/target; cd out/target; for i in $(seq 2000); do echo $i > $i.o; done; ${GATE}`),
    ),
  );
  await laptop.attempt();
  laptop.release();
  expect((await laptop.resume()).said).toMatch(/\bkeep\b/);
});

test('once the step ends well, nothing of it is left over as a failed try', async () => {
  const laptop = new Laptop(`${build('keep: true')}${step('c', show(...ALL))}`);
  await laptop.attempt();
  laptop.release();
  const all = 'c out/x:x out/y:y out/target/o:o o out/junk:j';
  expect((await laptop.resume()).ran).toMatch(new RegExp(`${all}$`));
  laptop.sh('rm -r out');
  expect(await laptop.resume('--from-step', 'c')).toMatchObject({ code: 0, ran: all });
});

test('a step whose kept files are damaged starts without them, and a warning names the pack', async () => {
  const laptop = new Laptop(build('keep: true'));
  await laptop.attempt();
  const kept = laptop.record.layers.find(({ kind }) => kind === 'kept')?.change.pack?.pack ?? 0;
  rmSync(join(laptop.runFolder, 'packs', `${String(kept).padStart(6, '0')}.pack`));
  const there = await laptop.resumeIn(laptop.elsewhere());
  expect(there).toMatchObject({ code: 1, ran: 'b out/x:x out/y:y' });
  expect(there.said).toMatch(/warning: pack \d+ is not there/);
});

test('with CI, a killed step keeps its own files, and an always step before it starts without its former change', async () => {
  const laptop = new Laptop(
    pipeline(
      step('a', 'mkdir -p always; echo x >> always/f', 'rerun: always, writes: ["always/**"]'),
      step(
        'b',
        `${show('always/f', 'out/half')}; mkdir -p out; echo h > out/half; ${tell('here')}; ${waitFor('go')}`,
        'keep: true',
      ),
    ),
  );
  await laptop.killed('here', { env: { CI: 'true' } });
  laptop.release();
  expect(await laptop.inCi('resume', 'latest')).toMatchObject({ code: 0, ran: 'a b always/f:x out/half:h' });
});
