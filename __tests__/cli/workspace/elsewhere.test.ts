/** Rule 5: a run goes on in another folder, or with CI set: the files there are the source, and layers go on top. */
import { existsSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint } from '../../support/cli.ts';
import { GATE, Laptop, pipeline, step } from '../../support/laptop.ts';
import { place, put, read } from '../../support/scene.ts';

const LAST = step('b', GATE);
const CI = { CI: 'true' };

/** A failed run of `a` and `b` on a laptop, and a clone in which `b` ends well. */
async function failed(a: string, files: Record<string, string> = {}) {
  const laptop = new Laptop(pipeline(a, LAST), files);
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: expect.stringMatching(/^a .*b$/) });
  laptop.release();
  return laptop;
}

test('a completed step is reused, and its files come with their recorded times', async () => {
  const laptop = await failed(
    step('a', 'mkdir out; echo x > out/x; touch -d 2001-02-03T04:05:06 out/x; echo ; echo a > made'),
  );
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect([read(there, 'out/x'), read(there, 'made')]).toEqual(['x\n', 'a\n']);
  expect(statSync(join(there, 'out/x')).mtime.getUTCFullYear()).toBe(2001);
});

test.each([
  ['deletes', 'rm t.txt', null],
  ['changes', 'echo 2 >> t.txt', '1\n2\n'],
  ['makes a folder of', 'rm t.txt; mkdir t.txt; echo x > t.txt/x', 'x\n'],
  ['makes a link of', 'rm t.txt; ln -s savepoint.yml t.txt', expect.stringContaining('steps:')],
])('a tracked file that a step %s is there as the step left it', async (title, does, right) => {
  const laptop = await failed(step('a', does), { 't.txt': '1\n' });
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect(read(there, title.includes('folder') ? 't.txt/x' : 't.txt')).toEqual(right);
});

test('a copy of the folder with its store goes on as elsewhere', async () => {
  const laptop = await failed(step('a', 'mkdir out; echo x > out/x'));
  const cwd = laptop.elsewhere();
  laptop.hold();
  expect((await savepoint(['run'], { cwd, env: laptop.env })).code).toBe(1);
  const there = laptop.copyOf(cwd);
  laptop.sh('rm -r out', there);
  laptop.release();
  laptop.log();
  expect((await savepoint(['run'], { cwd: there, env: laptop.env })).code).toBe(0);
  expect([laptop.log(), read(there, 'out/x')]).toEqual([['b'], 'x\n']);
});

test('a failed try left nothing that comes along', async () => {
  const found = '{ cat out/x; ls half out/half; } 2> /dev/null >> "$LOG" || true';
  const laptop = new Laptop(
    pipeline(
      step('a', 'mkdir out; echo x > out/x'),
      step('b', `${found}; rm out/x; touch out/half half; ${GATE}`),
    ),
  );
  await laptop.attempt();
  laptop.release();
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({ code: 0, ran: 'b x' });
});

test.each([
  ['is the same there', '1\n', 'edited\n'],
  ['is another there', '2\n', '2\n'],
])('an edit of an earlier attempt on a file that %s', async (title, found, right) => {
  const laptop = await failed(step('a', 'true', 'reads: []'), { 'source.txt': '1\n', 'doc.txt': 'd\n' });
  laptop.hold();
  put(laptop.cwd, { 'source.txt': 'edited\n' });
  await laptop.resume();
  laptop.release();
  const there = laptop.elsewhere();
  if (found !== '1\n') laptop.sh('echo 2 > source.txt; git commit -qam 2', there);
  const second = await laptop.resumeIn(there);
  expect([second.code, read(there, 'source.txt')]).toEqual([0, right]);
  if (title.includes('another')) expect(second.said).toMatch(/source\.txt/);
});

test('a step that changed a file which is another on the new commit runs again, and the reason names the file', async () => {
  const laptop = await failed(step('a', 'cat t.txt >> "$LOG"; echo more >> t.txt', 'reads: []'), {
    't.txt': 'v1\n',
  });
  laptop.sh('git stash -q; echo v2 > t.txt; git commit -qam v2');
  const there = laptop.elsewhere();
  const second = await laptop.resumeIn(there);
  expect(second).toMatchObject({ code: 0, ran: 'a v2 b' });
  expect(second.said).toMatch(/\ba\b.*t\.txt/);
  expect(read(there, 't.txt')).toBe('v2\nmore\n');
});

test.each([
  ['a file that the formatter left alone is the commit’s', 'src/y', 'b', ['x\nformatted\n', 'new\n']],
  [
    'the formatter runs again where the commit changed the same file',
    'src/x',
    'a b',
    ['new\nformatted\n', 'y\n'],
  ],
])(
  'a formatter whose writes match all sources, on another commit: %s',
  async (_title, changed, ran, right) => {
    const laptop = await failed(step('a', 'echo formatted >> src/x', 'reads: [], writes: ["src/**"]'), {
      'src/x': 'x\n',
      'src/y': 'y\n',
    });
    laptop.sh(`git checkout -q -- src; echo new > ${changed}; git commit -qam new`);
    const there = laptop.elsewhere();
    expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran });
    expect([read(there, 'src/x'), read(there, 'src/y')]).toEqual(right);
  },
);

test.each([
  ['runs again without reads', '', 'src', 'a b'],
  ['runs again where its reads match', 'reads: [src]', 'src', 'a b'],
  ['is reused where its reads do not match', 'reads: [src]', 'other', 'b'],
])('a step on another commit %s', async (_title, keys, changed, ran) => {
  const laptop = await failed(step('a', 'mkdir -p out; cp src out/app', keys), { src: '1\n', other: '1\n' });
  laptop.sh(`echo 2 > ${changed}; git commit -qam 2`);
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran });
  expect(read(there, 'out/app')).toBe(read(there, 'src'));
});

test.each([
  ['the same: steps are reused', 'data\n', 'b'],
  ['another one: steps run again', 'other\n', 'a b'],
])('a download that git neither tracks nor ignores is %s', async (_title, text, ran) => {
  const laptop = new Laptop(pipeline(step('a', 'true'), LAST));
  put(laptop.cwd, { 'data.bin': 'data\n' });
  await laptop.attempt();
  laptop.release();
  const there = laptop.elsewhere();
  put(there, { 'data.bin': text });
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran });
});

test('without git, any source file that is another runs steps without reads again', async () => {
  const laptop = new Laptop('steps: []\n');
  const files = { 'savepoint.yml': pipeline(step('a', 'true'), LAST), src: '1\n' };
  expect(await laptop.attemptIn(place(files), [])).toMatchObject({ code: 1, ran: 'a b' });
  laptop.release();
  expect(await laptop.resumeIn(place({ ...files, src: '2\n' }))).toMatchObject({ code: 0, ran: 'a b' });
});

test('with CI in the same folder, files that git clean took come back and count for no edit', async () => {
  const laptop = new Laptop(pipeline(step('a', 'mkdir -p out; echo x > out/x'), LAST));
  await laptop.inCi('run');
  laptop.sh('git clean -ffdxq');
  laptop.release();
  const second = await laptop.inCi('resume', 'latest');
  expect(second).toMatchObject({ code: 0, ran: 'b' });
  expect([laptop.read('out/x'), second.said]).toEqual(['x\n', expect.not.stringMatching(/out\/x/)]);
});

test.each([
  ['made', 'touch out/half half', 'ls out/half half'],
  ['made of a tracked file', 'echo half >> t.txt', 'grep half t.txt'],
  ['deleted', 'rm out/x t.txt', 'for f in out/x t.txt; do test -e $f || echo no $f; done'],
])(
  'with CI in the same folder, the next try is without what a failed one %s',
  async (_title, does, finds) => {
    const laptop = new Laptop(
      pipeline(
        step('a', 'mkdir -p out; echo x > out/x'),
        step('b', `{ ${finds}; } >> "$LOG" 2> /dev/null || true; ${does}; ${GATE}`),
      ),
      { 't.txt': '1\n' },
    );
    expect(await laptop.inCi('run')).toMatchObject({ code: 1, ran: 'a b' });
    laptop.release();
    expect(await laptop.inCi('resume', 'latest')).toMatchObject({ code: 0, ran: 'b' });
  },
);

test('with CI, a change of a tracked file while a step runs is the step’s', async () => {
  const laptop = new Laptop(pipeline(step('a', 'echo bumped > v'), LAST), { v: '1\n' });
  await laptop.inCi('run');
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there, CI)).toMatchObject({ code: 0, ran: 'b' });
  expect(read(there, 'v')).toBe('bumped\n');
});

test('a step that is taken out of the file takes its change along, and later steps run again', async () => {
  const laptop = await failed(
    step('a', 'mkdir out; echo x > out/x; echo 2 > t.txt', 'writes: [t.txt, "out/**"]'),
    {
      't.txt': '1\n',
    },
  );
  const there = laptop.elsewhere();
  put(there, { 'savepoint.yml': pipeline(LAST) });
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect([read(there, 'out/x'), read(there, 't.txt')]).toEqual([null, '1\n']);
});

test('sources have the times that they had where their steps ran, so that make finds outputs up to date', async () => {
  const laptop = new Laptop(
    pipeline(step('a', 'mkdir out; cp src out/app'), step('b', `test ! src -nt out/app; ${GATE}`)),
    {
      src: 'source\n',
    },
  );
  laptop.sh('touch -d 2001-02-03T04:05:06 src');
  await laptop.attempt();
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect(statSync(join(there, 'src')).mtime.getUTCFullYear()).toBe(2001);
});

test('a run goes on elsewhere and comes back, without what a failed try had left in the first folder', async () => {
  const laptop = new Laptop(
    pipeline(
      step('a', 'mkdir -p out; echo x > out/x'),
      step('b', 'echo half > out/half; test -e "$OUT/b"; mv out/half out/b'),
      step('c', GATE),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b' });
  laptop.release('b');
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({ code: 1, ran: 'b c' });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'c' });
  expect([laptop.read('out/x'), laptop.read('out/b'), laptop.read('out/half')]).toEqual([
    'x\n',
    'half\n',
    null,
  ]);
});

test('links, modes, empty folders and deletions of a step come back', async () => {
  const does =
    'ln -s nowhere link; mkdir -p empty/dir; chmod 750 empty; echo x > tool; chmod 755 tool; rm -r gone';
  const laptop = await failed(step('a', does), { 'gone/x': '1' });
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect(readlinkSync(join(there, 'link'))).toBe('nowhere');
  expect(['empty', 'tool'].map((name) => statSync(join(there, name)).mode & 0o777)).toEqual([0o750, 0o755]);
  expect(['empty/dir', 'gone'].map((name) => existsSync(join(there, name)))).toEqual([true, false]);
});
