/** Rule 4, `keep`: the files of a failed try of such a step are there for its next try, here and elsewhere. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { GATE, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';

const ALL = ['out/x', 'out/y', 'out/target/o', 'out/junk'];
const MAKES = step('a', 'mkdir -p out; echo x > out/x; echo y > out/y');

/** A step that logs what it finds, adds to a file of its build folder, makes junk, changes files of `a`, and fails till it is released. */
const build = (keys: string, more = 'rm -f out/x; echo Y > out/y') =>
  pipeline(
    MAKES,
    step(
      'b',
      `${show(...ALL)}; mkdir -p out/target; echo o >> out/target/o; echo j > out/junk; ${more}; ${GATE}`,
      keys,
    ),
  );

test('with patterns, each retry and each attempt, also elsewhere, goes on from the files that match, and the others are undone', async () => {
  const laptop = new Laptop(build('keep: ["**/target/**", out/none], retries: 1'));
  const found = (count: number) => `b out/x:x out/y:y out/target/o:o${' o'.repeat(count - 1)}`;
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: `a b out/x:x out/y:y ${found(1)}` });
  expect((await laptop.aside())('out/y', 'Y\n')).toBe(true);
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 1, ran: `${found(2)} ${found(3)}` });
});

test('with true, all files of a failed try stay as it left them, an edit of them too, and missing ones come back', async () => {
  const laptop = new Laptop(build('keep: true'));
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b out/x:x out/y:y' });
  laptop.sh('rm out/junk; echo mine > out/target/o');
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'b out/y:Y out/target/o:mine out/junk:j' });
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({
    code: 1,
    ran: 'b out/y:Y out/target/o:mine o out/junk:j',
  });
});

test('files of a try that was killed are kept, too', async () => {
  const laptop = new Laptop(build('keep: ["out/target/**"]', `${tell('here')}; ${waitFor('go')}`));
  await laptop.killed('here');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b out/x:x out/y:y out/target/o:o' });
});

test('what two killed tries made and deleted is kept together, in CI too', async () => {
  const run = `${show('one', 'two', 't.txt')}; test -e one && touch two; touch one; rm -f t.txt; ${tell('here')}; ${waitFor('go')}`;
  const laptop = new Laptop(pipeline(step('b', run, 'keep: true')), { 't.txt': 't\n' });
  const env = { CI: 'true' };
  for (let count = 0; count < 2; count++) {
    await laptop.killed('here', { env });
    laptop.hold('here');
  }
  laptop.release();
  expect(await laptop.inCi('resume', 'latest')).toMatchObject({ code: 0, ran: 'b one: two:' });
});

test('a step whose kept files are damaged starts without them, and a warning says so', async () => {
  const laptop = new Laptop(build('keep: true'));
  await laptop.attempt();
  const kept = laptop.record.layers.find(({ kind }) => kind === 'kept')?.change.pack?.pack ?? 0;
  rmSync(join(laptop.runFolder, 'packs', `${String(kept).padStart(6, '0')}.pack`));
  const there = await laptop.resumeIn(laptop.elsewhere());
  expect(there).toMatchObject({ code: 1, ran: 'b out/x:x out/y:y' });
  expect(there.said).toMatch(
    /warning: some saved files of the run cannot be read: they are gone; no step runs again for them/,
  );
});
