/** Rules 2 and 3: a person's files and edits stay, are listed, and come along. `files/contract.test.ts` has the cases. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isOnCi, type World } from '../../../src/cli/world.ts';
import { type Attempt, GATE, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import { read } from '../../support/scene.ts';

const LAST = step('b', GATE);
const MAKES = step('a', 'mkdir -p out; echo x > out/x');

/** A step that tells `here` and waits until the test has edited something. */
const slow = (id: string, run = 'true', keys = '') =>
  step(id, `${run}; ${tell('here')}; ${waitFor('edited')}`, keys);

/** An attempt during which a person does something. */
function editedDuring(laptop: Laptop, script: string): Promise<Attempt> {
  return laptop.during('here', () => {
    laptop.sh(script);
    laptop.release('edited');
  });
}

test.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['false', false],
  ['true', true],
  ['1', true],
])('with CI as %p, the command line is on a CI system: %p', (CI, right) => {
  const env = CI === undefined ? {} : { CI };
  expect(isOnCi({ machine: { env } } as unknown as World)).toBe(right);
});

test.each([
  ['edited', '', ' M main.c\n?? new.txt\n'],
  ['made and committed', '; echo made > made.txt; git add -A; git commit -qm edit', ''],
])(
  'files that are %s while a step runs stay, and git status is as the person left it',
  async (_title, more, status) => {
    const laptop = new Laptop(pipeline(slow('a'), LAST), { 'main.c': 'v1\n' });
    laptop.sh('echo before > new.txt');
    expect(await editedDuring(laptop, `echo v2 > main.c; echo v2 > new.txt${more}`)).toMatchObject({
      code: 1,
    });
    laptop.release();
    expect(await laptop.resume('--from-step', 'a')).toMatchObject({ code: 0, ran: 'a b' });
    expect(['main.c', 'new.txt'].map((name) => laptop.read(name))).toEqual(['v2\n', 'v2\n']);
    expect(laptop.status()).toBe(status);
  },
);

test.each([
  [
    'edited, staged and deleted',
    'echo v2 > main.txt; echo new > new.txt; git add main.txt new.txt; rm doc.txt',
    ' main.txt:v2 new.txt:new',
    ' D doc.txt\nM  main.txt\nA  new.txt\n',
  ],
  ['checked out from a branch', 'git checkout -q topic', ' main.txt:v3 new.txt:t doc.txt:d', ''],
])(
  'tracked files that are %s while a step runs stay so where the step fails and is tried again',
  async (_title, does, found, status) => {
    const laptop = new Laptop(
      pipeline(
        step(
          'b',
          `${show('main.txt', 'new.txt', 'doc.txt')}; echo half > out-half; test -e "$OUT/edited" || { ${tell('here')}; ${waitFor('edited')}; exit 1; }; ${GATE}`,
          'retries: 1',
        ),
      ),
      { 'main.txt': 'v1\n', 'doc.txt': 'd\n', '.gitignore': '/out-half\n' },
    );
    laptop.sh(
      'git checkout -q -b topic; echo v3 > main.txt; echo t > new.txt; git add -A; git commit -qm topic; git checkout -q main',
    );
    expect(await editedDuring(laptop, does)).toMatchObject({
      code: 1,
      ran: `b main.txt:v1 doc.txt:d b${found}`,
    });
    laptop.release();
    expect(await laptop.resume()).toMatchObject({ code: 0, ran: `b${found}` });
    expect(laptop.status()).toBe(status);
  },
);

test('a commit in a repository below the workspace stays, and a repository that a step made comes elsewhere with its .git', async () => {
  const repository = (name: string) =>
    `git init -q ${name}; cd ${name}; echo f > f; git add f; git -c user.name=x -c user.email=x@x commit -qm f; cd ..`;
  const laptop = new Laptop(
    pipeline(step('a', repository('made')), step('b', `${tell('here')}; ${waitFor('edited')}; ${GATE}`)),
    { '.gitignore': '/lib\n' },
  );
  laptop.sh(repository('lib'));
  await editedDuring(laptop, 'cd lib; echo v2 > f; echo new > new; git add .; git commit -qm work');
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'b' });
  laptop.sh(
    'git -C lib fsck --strict; git -C lib log --oneline | grep work; git -C lib diff --exit-code HEAD',
  );
  expect([laptop.read('lib/f'), laptop.read('lib/new')]).toEqual(['v2\n', 'new\n']);
  laptop.release();
  const clone = laptop.elsewhere();
  laptop.sh(`git clone -q ${laptop.cwd}/lib; git -C lib checkout -q HEAD~`, clone);
  expect(await laptop.resumeIn(clone)).toMatchObject({ code: 0, ran: 'b' });
  laptop.sh('git -C made diff --exit-code HEAD', clone);
});

describe('steps changed tracked files, which then are other ones', () => {
  let laptop: Laptop;
  let plan: string;
  let resumed: Attempt;

  beforeAll(async () => {
    const alone = (id: string, run: string) => step(id, run, 'needs: []');
    laptop = new Laptop(
      `max-parallel: 1\n${pipeline(
        alone('left', 'echo formatted >> left.py'),
        alone('fmt', 'tail -1 x.py >> "$LOG"; echo formatted >> x.py'),
        alone('gen', 'echo generated > s.ts'),
        alone('del', 'echo a > t.txt'),
        step('b', GATE),
      )}`,
      { 'left.py': 'code\n', 'x.py': 'code\n', 's.ts': 'generated\n', 't.txt': 't\n' },
    );
    expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'left fmt code gen del b' });
    laptop.sh(
      'git commit -qm left left.py; git stash -q; echo old > s.ts; git commit -qm old s.ts; rm t.txt',
    );
    plan = await laptop.plan();
    laptop.release();
    resumed = await laptop.resume();
  });

  test('a step whose file git stash took back runs again, and the reason names the file', () => {
    expect(resumed).toMatchObject({ code: 0, ran: 'fmt code gen del b' });
    expect(resumed.said).toMatch(/\bfmt\b.*x\.py/);
    expect(laptop.read('x.py')).toBe('code\nformatted\n');
  });

  test('a step that wrote its file anew with the same bytes runs again', () => {
    expect(resumed.said).toMatch(/\bgen\b.*s\.ts/);
    expect(laptop.read('s.ts')).toBe('generated\n');
  });

  test('a deleted tracked output runs its step again', () => {
    expect(resumed.said).toMatch(/\bdel\b.*t\.txt/);
    expect(laptop.read('t.txt')).toBe('a\n');
  });

  test('a step whose file was committed as the step left it is reused', () => {
    expect(plan).toBe('left reuse, fmt run, gen run, del run, b run');
    expect(laptop.read('left.py')).toBe('code\nformatted\n');
  });
});

describe('a person changes files between two attempts', () => {
  const EDITED = ['out/x', 'doc.txt', 'new.txt', 'out/new.txt', 'dir'];
  const GONE = ['source.txt', 'folder/in.txt'];
  let laptop: Laptop;
  let resumed: Attempt;
  let shown: string;
  const texts: Record<string, readonly (string | null)[]> = {};

  beforeAll(async () => {
    const source = { 'doc.txt': 'd\n', 'dir/in': 'in\n', 'source.txt': 's\n', 'folder/in.txt': 'in\n' };
    laptop = new Laptop(
      pipeline(step('a', 'mkdir -p out; echo x > out/x; echo y > out/y', 'reads: []'), LAST),
      source,
    );
    await laptop.attempt();
    laptop.sh('rm -r dir source.txt folder out/y');
    laptop.sh(EDITED.map((name) => `echo mine > ${name}`).join('; '));
    resumed = await laptop.resume();
    shown = (await laptop.call(laptop.cwd, 'show')).stdout;
    texts.edited = [...EDITED, ...GONE, 'out/y'].map((name) => laptop.read(name));
    laptop.sh('echo x > out/x; git checkout -q source.txt; rm new.txt');
    expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'b' });
    texts.back = ['out/x', 'source.txt', 'new.txt'].map((name) => laptop.read(name));
    laptop.release();
    const there = laptop.elsewhere();
    expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
    texts.elsewhere = [...EDITED, ...GONE].map((name) => read(there, name));
  });

  test('edits of outputs, of tracked, untracked and ignored files, and of the place of a folder stay; deleted sources stay deleted, and a deleted output comes back', () => {
    expect(resumed).toMatchObject({ code: 1, ran: 'b' });
    expect(texts.edited).toEqual([...EDITED.map(() => 'mine\n'), null, null, 'y\n']);
  });

  test('the log and show list the first edits, and say how many more there are', () => {
    expect(resumed.said).toMatch(
      /: dir, dir\/in \(deleted\), doc\.txt, \S+ \(deleted\), new\.txt and 4 more$/m,
    );
    expect(shown).toMatch(/^edited +attempt 2 .*(\S+, ){4}\S+ and \d more$/m);
  });

  test('an edit that the person takes back does not come again', () => {
    expect(texts.back).toEqual(['x\n', 's\n', null]);
  });

  test('the others come along to another folder', () => {
    const mine = 'mine\n';
    expect(texts.elsewhere).toEqual(['x\n', mine, null, mine, mine, 's\n', null]);
  });
});

test('a change by another run in the folder in between is an edit', async () => {
  const laptop = new Laptop(pipeline(MAKES, LAST), {
    'other.yml': pipeline(step('o', 'echo other > out/x; echo new > out/other.txt')),
  });
  await laptop.attempt();
  const { run_id: run } = laptop.record;
  expect((await laptop.attempt('run', 'other.yml')).code).toBe(0);
  laptop.release();
  const second = await laptop.attempt('resume', run);
  expect(second).toMatchObject({ code: 0, ran: 'b' });
  expect([laptop.read('out/x'), laptop.read('out/other.txt')]).toEqual(['other\n', 'new\n']);
  expect(second.said).toMatch(/out\/other\.txt/);
});

test('a source that is edited while a step runs that reads it runs the step again', async () => {
  const laptop = new Laptop(
    pipeline(
      slow('build', 'mkdir -p out; cp src/m out/app', 'reads: ["src/**"], writes: [out/app]'),
      LAST,
      step('package', 'cp out/app out/release'),
    ),
    { 'src/m': 'v1\n' },
  );
  await editedDuring(laptop, 'echo v2 > src/m');
  laptop.release();
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'build b package' });
  expect(second.said).toMatch(/\bbuild\b.*src\/m/);
  expect(laptop.read('out/release')).toBe('v2\n');
});

test('a step that will run again, since it changes files that it reads, is named with them at its end', async () => {
  const laptop = new Laptop(
    pipeline(
      step('gen', 'echo new > lib/new; touch lib/m', 'reads: ["lib/**"]'),
      step('fmt', 'echo formatted >> src/m', 'needs: [], reads: ["src/**"]'),
      LAST,
    ),
    { 'src/m': 'm\n', 'lib/m': 'm\n' },
  );
  const first = await laptop.attempt();
  const warned = first.said.match(/^.*a resume runs it again.*$/gm);
  expect(warned).toEqual([expect.stringMatching(/\bfmt: src\/m changed .*writes/)]);
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'fmt b' });
});

/** `test` fails till the source is mended; `build` and `lint` ran before on what it was. */
const STALE = pipeline(
  step('build', 'mkdir -p out; cp src.txt out/app'),
  step('lint', 'true'),
  step('early', 'true', 'reads: [doc.txt]'),
  step('test', 'grep -q FIXED src.txt'),
  step('package', 'cp out/app out/release'),
);

/** A run whose source a person has mended after `test` failed. */
async function mended(by: string): Promise<Laptop> {
  const laptop = new Laptop(STALE, { 'src.txt': 'BUG\n', 'doc.txt': 'd\n' });
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'build lint early test' });
  laptop.sh(by);
  return laptop;
}

test('steps without reads that are older than an edit are reused, and plan and the last lines name all of them', async () => {
  const laptop = await mended('echo FIXED > src.txt');
  const plan = (await laptop.attempt('plan')).said;
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'test package' });
  expect(laptop.read('out/release')).toBe('BUG\n');
  for (const said of [plan, second.said.trimEnd().split('\n').slice(-5).join('\n')]) {
    expect(said).toMatch(
      /src\.txt changed after build and lint; their results are old\. Redo: `savepoint resume \S+ .*--edited`/,
    );
    expect(said).not.toMatch(/src\.txt.*\bearly\b/);
  }
});

test('--edited runs the steps again that are older than a committed edit', async () => {
  const laptop = await mended('echo FIXED > src.txt; git commit -qam fixed');
  const second = await laptop.resume('--edited');
  expect(second).toMatchObject({ code: 0, ran: 'build lint early test package' });
  expect([laptop.read('out/release'), second.said]).toEqual([
    'FIXED\n',
    expect.not.stringMatching(/src\.txt.*\bbuild and lint\b/),
  ]);
});

test('a commit on top of one that a failed step made, in a repository that a step made, stays whole', async () => {
  const commit = 'git -c user.name=x -c user.email=x@x commit -q --allow-empty -m';
  const laptop = new Laptop(
    pipeline(
      step('a', `git init -q made; cd made; ${commit} one`),
      step('b', `cd made; ${commit} two; ${GATE}`),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b' });
  laptop.sh('cd made; git commit -q --allow-empty -m mine');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0 });
  laptop.sh('git -C made fsck --strict; git -C made log --format=%s | grep -x mine');
});

test.each([
  ['written anew', ': > build.log', 0, 'b'],
  ['longer', 'echo more >> build.log', 0, 'b'],
  ['gone', 'rm build.log', 0, 'a b'],
])(
  'a log of the run in the folder, which is %s for the next attempt, makes steps run again where it is gone alone',
  async (_title, script, code, ran) => {
    const logs = (id: string, run: string) => step(id, `echo ${id} >> build.log; ${run}`);
    const laptop = new Laptop(pipeline(logs('a', 'true'), logs('b', GATE)));
    laptop.sh(': > build.log');
    await laptop.attempt();
    laptop.sh(script);
    laptop.release();
    expect(await laptop.resume()).toMatchObject({ code, ran });
  },
);
