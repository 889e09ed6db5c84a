/** Rule 5: a run goes on in another folder, or with CI set: the files there are the source, and layers go on top. */
import { cpSync, existsSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Crashed, crash, deaths, type Fault, NO_FAULT, oneOfEach } from '../../support/crash.ts';
import { folder } from '../../support/folder.ts';
import { type Attempt, GATE, Laptop, pipeline, show, step } from '../../support/laptop.ts';
import { random, seedFor } from '../../support/random.ts';
import { place, put, read } from '../../support/scene.ts';
import { snapshot } from '../../support/snapshot.ts';

const LAST = step('b', GATE);
const CI = { CI: 'true' };

describe('a run goes on in a fresh clone', () => {
  const path = (name: string) => join(there, name);
  let there: string;
  let resumed: Attempt;

  beforeAll(async () => {
    const makes = [
      'mkdir out; echo x > out/x; cp src out/app; echo a > made; touch -d 2002-02-03T04:05:06 made',
      'rm t1; echo 2 >> t2; rm t3; mkdir t3; echo x > t3/x; rm t4; ln -s savepoint.yml t4; rm -r gone',
      'ln -s nowhere link; mkdir -p empty/dir; chmod 750 empty; echo x > tool; chmod 755 tool',
    ];
    const laptop = new Laptop(
      pipeline(
        step('a', makes.join('; ')),
        step(
          'b',
          `${show('out/x', 'half', 'out/half')}; test ! src -nt out/app; rm out/x; touch out/half half; ${GATE}`,
        ),
      ),
      { src: 'source\n', t1: '1\n', t2: '1\n', t3: '1\n', t4: '1\n', 'gone/x': '1' },
    );
    laptop.sh('touch -d 2001-02-03T04:05:06 src');
    expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'a b out/x:x' });
    laptop.release();
    there = laptop.elsewhere();
    resumed = await laptop.resumeIn(there);
  });

  test('a completed step is reused, and its files come with their recorded times', () => {
    expect(resumed).toMatchObject({ code: 0, ran: expect.stringMatching(/^b out\/x:x/) });
    expect([read(there, 'made'), statSync(path('made')).mtime.getUTCFullYear()]).toEqual(['a\n', 2002]);
  });

  test('a failed try left nothing that comes along', () => {
    expect(resumed.ran).toBe('b out/x:x');
  });

  test('tracked files that a step changed are there as the step left them', () => {
    expect(['t1', 't2', 't3/x', 'gone/x'].map((name) => read(there, name))).toEqual([
      null,
      '1\n2\n',
      'x\n',
      null,
    ]);
    expect([readlinkSync(path('t4')), existsSync(path('gone'))]).toEqual(['savepoint.yml', false]);
  });

  test('links, modes and empty folders come back', () => {
    expect([readlinkSync(path('link')), existsSync(path('empty/dir'))]).toEqual(['nowhere', true]);
    expect(['empty', 'tool'].map((name) => statSync(path(name)).mode & 0o777)).toEqual([0o750, 0o755]);
  });

  test('sources have the times that they had where their steps ran, so that make finds outputs up to date', () => {
    expect(resumed.code).toBe(0);
    expect(statSync(path('src')).mtime.getUTCFullYear()).toBe(2001);
  });
});

test('an edit of an earlier attempt comes along, but for a file that is another there, which is listed', async () => {
  const source = { 'source.txt': '1\n', 'doc.txt': '1\n' };
  const laptop = new Laptop(pipeline(step('a', 'true', 'reads: []'), LAST), source);
  await laptop.attempt();
  put(laptop.cwd, { 'source.txt': 'edited\n', 'doc.txt': 'edited\n' });
  await laptop.resume();
  laptop.release();
  const there = laptop.elsewhere();
  laptop.sh('echo 2 > doc.txt; git commit -qam 2', there);
  const second = await laptop.resumeIn(there);
  expect(second).toMatchObject({ code: 0, ran: 'b', said: expect.stringContaining('doc.txt') });
  expect([read(there, 'source.txt'), read(there, 'doc.txt')]).toEqual(['edited\n', '2\n']);
});

describe('a run that began with uncommitted changes', () => {
  /** What a plan says elsewhere, and then a resume. */
  async function saidElsewhere(before: string): Promise<readonly string[]> {
    const laptop = new Laptop(pipeline(LAST), { src: '1\n', doc: '1\n' });
    put(laptop.cwd, { src: 'changed\n' });
    await laptop.attempt();
    const there = laptop.elsewhere();
    laptop.sh(before, there);
    const plan = await laptop.attemptIn(there, ['plan', '--run', 'latest']);
    return [plan.said, (await laptop.resumeIn(there)).said];
  }

  test('is told so in a fresh clone', async () => {
    for (const said of await saidElsewhere('true'))
      expect(said).toContain(
        'the run began elsewhere with uncommitted changes, which do not come along: src\n',
      );
  });

  test.each([
    ['other changes are', 'echo 2 > doc'],
    ['an unknown file is', 'echo 2 > mine'],
    ['another commit is', 'echo 2 > doc; git commit -qam 2'],
  ])('is not told so where %s', async (_what, before) => {
    for (const said of await saidElsewhere(before)) {
      expect(said).not.toContain('uncommitted');
      expect(said).toMatch(/the source here is another one than before, and stays so: .*\bsrc\b/);
    }
  });
});

test('a step that changed an ignored file from before the run is told that it was not saved', async () => {
  const laptop = new Laptop(pipeline(step('a', 'echo more >> out/old', 'reads: []'), LAST));
  put(laptop.cwd, { 'out/old': 'old\n' });
  await laptop.attempt();
  const { said } = await laptop.resumeIn(laptop.elsewhere());
  expect(said).toContain('files that it changed were not saved, and are not here: out/old');
});

describe('a run goes on on another commit', () => {
  let there: string;
  let resumed: Attempt;

  beforeAll(async () => {
    const alone = (id: string, run: string, keys: string) => step(id, run, `needs: []${keys}`);
    const laptop = new Laptop(
      `max-parallel: 1\n${pipeline(
        alone('a', 'cat t.txt >> "$LOG"; echo more >> t.txt', ', reads: []'),
        alone('fmt', 'echo formatted >> src/x', ', reads: [], writes: ["src/**"]'),
        alone('all', 'true', ''),
        alone('match', 'true', ', reads: [t.txt]'),
        alone('other', 'true', ', reads: [doc]'),
        step('b', GATE),
      )}`,
      { 't.txt': 'v1\n', 'src/x': 'x\n', 'src/y': 'y\n', doc: 'd\n' },
    );
    await laptop.attempt();
    laptop.sh('git stash -q; echo v2 > t.txt; echo new > src/y; git commit -qam v2');
    laptop.release();
    there = laptop.elsewhere();
    resumed = await laptop.resumeIn(there);
  });

  test('a step that changed a file which is another on the new commit runs again, and the reason names the file', () => {
    expect(resumed).toMatchObject({ code: 0, ran: expect.stringMatching(/^a v2 /) });
    expect(resumed.said).toMatch(/\ba\b.*t\.txt/);
    expect(read(there, 't.txt')).toBe('v2\nmore\n');
  });

  test('a formatter whose writes match all sources is reused, and a file that it left alone is the commit’s', () => {
    expect(resumed.ran).not.toContain('fmt');
    expect([read(there, 'src/x'), read(there, 'src/y')]).toEqual(['x\nformatted\n', 'new\n']);
  });

  test('a step runs again without reads, and where its reads match, and no other', () => {
    expect(resumed.ran).toBe('a v2 all match b');
  });
});

test('a step without reads is reused beside the same download that git does not know, and runs again beside another one', async () => {
  const laptop = new Laptop(pipeline(step('a', 'true'), LAST));
  put(laptop.cwd, { 'data.bin': 'data\n' });
  await laptop.attempt();
  const beside = (text: string) => {
    const there = laptop.elsewhere();
    put(there, { 'data.bin': text });
    return laptop.resumeIn(there);
  };
  expect(await beside('data\n')).toMatchObject({ code: 1, ran: 'b' });
  expect(await beside('other\n')).toMatchObject({ code: 1, ran: 'a b' });
});

test('without git, any source file that is another runs steps without reads again', async () => {
  const laptop = new Laptop('steps: []\n');
  const files = { 'savepoint.yml': pipeline(step('a', 'true'), LAST), src: '1\n' };
  expect(await laptop.attemptIn(place(files), [])).toMatchObject({ code: 1, ran: 'a b' });
  laptop.release();
  expect(await laptop.resumeIn(place({ ...files, src: '2\n' }))).toMatchObject({ code: 0, ran: 'a b' });
});

describe('with CI in the same folder', () => {
  const FILES = ['out/x', 't.txt', 'u.txt', 'half', 'out/half'];
  let laptop: Laptop;
  const attempts: Attempt[] = [];

  beforeAll(async () => {
    laptop = new Laptop(
      pipeline(
        step('a', 'mkdir -p out; echo x > out/x; echo bumped > v'),
        step('b', `${show(...FILES)}; touch half out/half; echo half >> t.txt; rm out/x u.txt; ${GATE}`),
      ),
      { v: '1\n', 't.txt': '1\n', 'u.txt': '1\n' },
    );
    attempts.push(await laptop.inCi('run'), await laptop.inCi('resume', 'latest'));
    laptop.sh('git clean -ffdxq');
    attempts.push(await laptop.inCi('resume', 'latest'));
  });

  test('the next try is without the changes of the failed one', () => {
    const found = 'b out/x:x t.txt:1 u.txt:1';
    expect(attempts.map(({ ran }) => ran)).toEqual([`a ${found}`, found, found]);
  });

  test('files that git clean took come back and count for no edit', () => {
    expect(attempts[2]?.said).not.toMatch(/out\/x/);
  });

  test('a change of a tracked file while a step runs is the step’s, and is there in another checkout', async () => {
    laptop.release();
    const there = laptop.elsewhere();
    expect(await laptop.resumeIn(there, CI)).toMatchObject({ code: 0, ran: 'b out/x:x t.txt:1 u.txt:1' });
    expect(read(there, 'v')).toBe('bumped\n');
  });
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
  expect(['out/x', 'out/b', 'out/half'].map((name) => laptop.read(name))).toEqual(['x\n', 'half\n', null]);
});

describe('an empty folder is brought back', () => {
  const env = { CI: 'true' };
  let laptop: Laptop;
  let whole: Brought;

  interface Brought {
    readonly crashed: Crashed;
    readonly cwd: string;
    readonly store: string;
  }

  /** A resume in an empty folder, from a store of its own, that dies. */
  async function resume(fault: Fault): Promise<Brought> {
    const [cwd, store] = [folder(), join(folder(), 'store')];
    cpSync(laptop.store, store, { recursive: true });
    const args = ['resume', 'latest', '--store', store];
    const options = { cwd, env: { ...laptop.env, ...env } };
    return { cwd, store, crashed: await crash(args, options, { roots: [cwd], fault }) };
  }

  beforeAll(async () => {
    const makes = [
      'cat s1 s2 > made; mkdir -p out/d/e; echo x > out/d/x; chmod 700 out/d/x; ln -s x out/d/l; chmod 500 out/d',
      'truncate -s 3M out/e; ln -s made link',
    ];
    laptop = new Laptop(pipeline(step('a', makes.join('; ')), step('b', GATE)), { s1: '1\n', s2: '2\n' });
    laptop.sh('rm -rf .git');
    expect(await laptop.inCi()).toMatchObject({ code: 1, ran: 'a b' });
    laptop.release();
    whole = await resume(NO_FAULT);
    laptop.log();
  });

  test('whole, at last by moving what is built', () => {
    expect(whole.crashed.code).toBe(0);
    expect(snapshot(whole.cwd)).toEqual(snapshot(laptop.cwd));
    const renames = whole.crashed.trace.filter(({ call }) => call === 'rename').map(({ path }) => path);
    expect(renames).toContain(join(whole.cwd, 'out'));
  });

  // One child is killed for each kind of call, which takes its time.
  test('by the next start where a kill at any call ended the one before, and nothing of that is left', async () => {
    const { trace } = whole.crashed;
    const kindOf = ({ at, action }: Fault) => (action === 'before' ? (trace[at - 1]?.call ?? '') : action);
    for (const fault of oneOfEach(deaths(trace), kindOf, random(seedFor(9)))) {
      const { cwd, store, crashed } = await resume(fault);
      expect({ fault, signal: crashed.signal }).toEqual({ fault, signal: 'SIGKILL' });
      const { code, ran } = await laptop.attemptIn(cwd, ['resume', 'latest', '--store', store], env);
      expect({ fault, code, ran, found: snapshot(cwd) }).toEqual({
        fault,
        code: 0,
        ran: 'b',
        found: snapshot(laptop.cwd),
      });
    }
  }, 600_000);
});

test('an empty folder is refused where only git has the pipeline file, and the commit is named', async () => {
  const laptop = new Laptop(pipeline(step('a', 'true'), step('b', GATE)));
  expect(await laptop.inCi()).toMatchObject({ code: 1 });
  const cwd = folder();
  const refused = await laptop.resumeIn(cwd, CI);
  expect(refused.code).toBe(4);
  expect(refused.said).toMatch(/began with savepoint.yml, which only git has, in the commit [0-9a-f]{40}/);
  expect(readdirSync(cwd)).toEqual([]);
});
