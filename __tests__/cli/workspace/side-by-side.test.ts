/** Rule 6: steps that run side by side have paths of their own by their writes, and share all others. */
import { describe, expect, test } from '@jest/globals';
import { GATE, Laptop, parallel, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import { read, untilEnded } from '../../support/scene.ts';

const FOUND = show('out/p', 'out/q', 'out/m');
const PAIR = ['ends before it', 'ends after it'] as const;

/**
 * `p` ends well, and `q` fails till the test releases it; both run at one time, and `q` makes `out/m`.
 * @param order whether `p` ends before or after `q`
 */
function pair(order: (typeof PAIR)[number], keys: { readonly p: string; readonly q: string }): string {
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
  return { laptop, first, here, there, elsewhere: await laptop.resumeIn(there) };
}

describe.each(PAIR)('one of two steps fails, and the other %s', (order) => {
  test('the failed one alone declares no writes: all other paths are its own, and undone', async () => {
    const { laptop, here, elsewhere, there } = await resumed(pair(order, { p: 'writes: [out/p]', q: '' }));
    for (const { code, ran } of [here, elsewhere]) expect([code, ran]).toEqual([0, 'q out/p:p last out/p:p']);
    expect([laptop.read('out/m'), read(there, 'out/m')]).toEqual([null, null]);
  });

  test('neither declares writes: their paths are shared, count while one of them does, and are named', async () => {
    const { here, elsewhere } = await resumed(pair(order, { p: '', q: '' }));
    const left = 'out/p:p out/q:q out/m:m';
    for (const { code, ran, said } of [here, elsewhere]) {
      expect([code, ran]).toEqual([0, `q ${left} last ${left}`]);
      expect(said).toMatch(/\bq\b.*out\/m|out\/m.*\bq\b/);
    }
  });

  test('a path that the writes of the completed one match is its own, whoever made it', async () => {
    const { here, elsewhere } = await resumed(pair(order, { p: 'writes: [out/p, out/m]', q: '' }));
    const left = 'out/p:p out/m:m';
    for (const { code, ran } of [here, elsewhere]) expect([code, ran]).toEqual([0, `q ${left} last ${left}`]);
  });
});

test('both declare writes: each has its own, and any other path is shared', async () => {
  const { here, elsewhere } = await resumed(
    pair('ends before it', { p: 'writes: [out/p]', q: 'writes: [out/q]' }),
  );
  const left = 'out/p:p out/m:m';
  for (const { code, ran } of [here, elsewhere]) expect([code, ran]).toEqual([0, `q ${left} last ${left}`]);
});

test('a path that the writes of both match is shared', async () => {
  const both = 'writes: ["out/*"]';
  const { here } = await resumed(pair('ends before it', { p: both, q: both }));
  const left = 'out/p:p out/q:q out/m:m';
  expect([here.code, here.ran]).toEqual([0, `q ${left} last ${left}`]);
});

test('two steps that both end well are both reused, and both files come along', async () => {
  const meet = (mine: string, other: string) =>
    `mkdir -p out; echo ${mine} > out/${mine}; ${tell(mine)}; ${waitFor(other)}`;
  const laptop = new Laptop(
    `max-parallel: 4\nsteps:\n${parallel(step('p', meet('p', 'q')), step('q', meet('q', 'p')))}${step('last', `${FOUND}; ${GATE}`)}`,
  );
  expect((await laptop.attempt()).code).toBe(1);
  laptop.release();
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({ code: 0, ran: 'last out/p:p out/q:q' });
  laptop.sh('rm -r out');
  expect(await laptop.resume('--from-step', 'last')).toMatchObject({ code: 0, ran: 'last out/p:p out/q:q' });
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

test('an edit while two steps run stays, and their reads tell which of them runs again', async () => {
  const waits = (mine: string) => `${tell(mine)}; ${waitFor('edited')}`;
  const laptop = new Laptop(
    `max-parallel: 4\nsteps:\n${parallel(
      step('p', waits('p'), 'reads: [main.txt]'),
      step('q', `${waitFor('p')}; ${waits('here')}`, 'reads: [doc.txt]'),
    )}${step('last', GATE)}`,
    { 'main.txt': 'v1\n', 'doc.txt': 'd\n' },
  );
  await laptop.during('here', () => {
    laptop.sh('echo v2 > main.txt');
    laptop.release('edited');
  });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'p last' });
  expect(laptop.read('main.txt')).toBe('v2\n');
});

test('validate warns of steps that run side by side without writes', async () => {
  const laptop = new Laptop(pair('ends before it', { p: '', q: '' }));
  expect((await laptop.attempt('validate')).said).toMatch(/"p".*"q"/);
  const declared = new Laptop(pair('ends before it', { p: 'writes: [out/p]', q: 'writes: [out/q]' }));
  expect((await declared.attempt('validate')).said).not.toMatch(/"p".*"q"/);
});

/** Two steps without `writes`, of which one keeps its failed tries: the first try of both fails. */
const keeping = (b: string) =>
  pipeline(
    parallel(
      step('a', `mkdir -p out; echo half > out/x; ${GATE}; echo whole > out/x`),
      step('b', `${untilEnded('a')}; ${GATE}; ${b}`, 'keep: true'),
    ),
    step('c', `${show('out/x')}; test -e "$OUT/later"`),
  );

test('a shared path of a kept try does not run the other step again that has changed it since', async () => {
  const laptop = new Laptop(keeping('true'));
  await laptop.inCi('run');
  laptop.release();
  await laptop.inCi('resume', 'latest');
  expect(await laptop.inCi('resume', 'latest')).toMatchObject({ ran: 'c out/x:whole' });
});

test.each([
  ['fails once more', 'test -e "$OUT/later"'],
  ['is killed', `${tell('b')}; ${waitFor('later')}`],
])(
  'a step keeps a shared path, and %s after the other step has changed it: the change counts',
  async (_, b) => {
    const laptop = new Laptop(keeping(b));
    await laptop.attempt();
    laptop.release();
    if (b.startsWith('test')) await laptop.resume();
    else await laptop.killed('b');
    laptop.release('later');
    expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({ ran: 'b c out/x:whole' });
  },
);

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
