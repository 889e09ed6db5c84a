/** Rule 6: steps that run side by side have paths of their own by their writes, and share all others. */
import { expect, test } from '@jest/globals';
import { GATE, Laptop, parallel, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import { untilEnded } from '../../support/scene.ts';

const FOUND = show('out/p', 'out/q', 'out/m');

/**
 * `p` ends well, and `q` fails till the test releases it; both run at one time, and `q` makes `out/m`.
 * @param order whether `p` ends before or after `q`
 */
function pair(
  order: 'ends before it' | 'ends after it',
  keys: { readonly p: string; readonly q: string },
): string {
  const [pWaits, qWaits] = order === 'ends after it' ? [untilEnded('q'), 'true'] : ['true', untilEnded('p')];
  const p = `mkdir -p out; echo p > out/p; ${tell('p')}; ${waitFor('q')}; ${pWaits}`;
  const q = `${waitFor('p')}; ${FOUND}; mkdir -p out; ${GATE} || { echo m > out/m; echo q > out/q; }; ${tell('q')}; ${qWaits}; ${GATE}`;
  return `max-parallel: 4\nsteps:\n${parallel(step('p', p, keys.p), step('q', q, keys.q))}${step('last', FOUND)}`;
}

/** The lines of the log in the order of the alphabet: two steps write it. */
const sorted = (ran: string) => ran.split(' ').toSorted().join(' ');

/** After both have run, and `q` has failed: a resume here, and one elsewhere. */
async function resumed(text: string) {
  const laptop = new Laptop(text);
  const first = await laptop.attempt();
  expect([first.code, sorted(first.ran)]).toEqual([1, 'out/p:p p q']);
  laptop.release();
  const there = laptop.elsewhere();
  laptop.sh(`cp -a ${laptop.store} ${laptop.outside}/copy`);
  const here = await laptop.resume();
  laptop.sh(`rm -r ${laptop.store}; mv ${laptop.outside}/copy ${laptop.store}`);
  return { here, elsewhere: await laptop.resumeIn(there) };
}

test('one of two steps fails, and the other ends after it: neither declares writes, so their paths are shared, count while one of them does, and are named', async () => {
  const { here, elsewhere } = await resumed(pair('ends after it', { p: '', q: '' }));
  const left = 'out/p:p out/q:q out/m:m';
  for (const { code, ran, said } of [here, elsewhere]) {
    expect([code, ran]).toEqual([0, `q ${left} last ${left}`]);
    expect(said).toMatch(/\bq\b.*out\/m|out\/m.*\bq\b/);
  }
});

test('one of two steps fails after the other: a path that the writes of the completed one match is its own, whoever made it, and all others are undone', async () => {
  const { here, elsewhere } = await resumed(pair('ends before it', { p: 'writes: [out/p, out/m]', q: '' }));
  const left = 'out/p:p out/m:m';
  for (const { code, ran } of [here, elsewhere]) expect([code, ran]).toEqual([0, `q ${left} last ${left}`]);
});

test('while another step runs, a retry starts without what its own writes match', async () => {
  const q = `${FOUND}; mkdir -p out; echo q > out/q; test -e "$OUT/tried" || { ${tell('tried')}; exit 1; }; ${tell('q')}`;
  const p = `mkdir -p out; echo p > out/p; ${tell('p')}; ${waitFor('q')}`;
  const laptop = new Laptop(
    `max-parallel: 4\nsteps:\n${parallel(
      step('p', p, 'writes: [out/p]'),
      step('q', `${waitFor('p')}; ${q}`, 'writes: [out/q], retries: 1'),
    )}${step('last', FOUND)}`,
  );
  const first = await laptop.attempt();
  expect([first.code, sorted(first.ran)]).toEqual([0, sorted('p q out/p:p q out/p:p last out/p:p out/q:q')]);
});

test('validate warns of steps that run side by side without writes', async () => {
  const laptop = new Laptop(pair('ends before it', { p: '', q: '' }));
  expect((await laptop.attempt('validate')).said).toMatch(/"p".*"q"/);
});

test('with CI, a shared path of a kept try does not run the other step again that has changed it since', async () => {
  const laptop = new Laptop(
    pipeline(
      parallel(
        step('a', `mkdir -p out; echo half > out/x; ${GATE}; echo whole > out/x`),
        step('b', `${untilEnded('a')}; ${GATE}`, 'keep: true'),
      ),
      step('c', `${show('out/x')}; test -e "$OUT/later"`),
    ),
  );
  await laptop.inCi('run');
  laptop.release();
  await laptop.inCi('resume', 'latest');
  expect(await laptop.inCi('resume', 'latest')).toMatchObject({ ran: 'c out/x:whole' });
});

test('a file that one step makes and removes again does not come back with the step that ended meanwhile', async () => {
  const laptop = new Laptop(
    pipeline(
      parallel(
        step('a', `mkdir -p out; echo t > out/t; ${tell('a')}; ${untilEnded('b')}; rm out/t; echo x > out/x`),
        step('b', waitFor('a')),
      ),
      step('c', `${show('out/t', 'out/x')}; ${GATE}`),
    ),
  );
  await laptop.attempt();
  laptop.release();
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({ code: 0, ran: 'c out/x:x' });
});
