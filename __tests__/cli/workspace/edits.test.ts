/** Rules 2 and 3: a person's files and edits stay, are listed, and come along. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { GATE, Laptop, pipeline, show, step, tell, waitFor } from '../../support/laptop.ts';
import { read } from '../../support/scene.ts';

const LAST = step('b', GATE);
const MAKES = step('a', 'mkdir -p out; echo x > out/x');

/** A step that tells `here` and waits until the test has edited something. */
const slow = (id: string, run = 'true', keys = '') =>
  step(id, `${run}; ${tell('here')}; ${waitFor('edited')}`, keys);

/** An attempt during which a person does something. */
function editedDuring(laptop: Laptop, script: string, ...args: readonly string[]) {
  return laptop.during(
    'here',
    () => {
      laptop.sh(script);
      laptop.release('edited');
    },
    ...args,
  );
}

test.each([
  ['and not committed', '', ' M main.txt\n?? new.txt\n', {}],
  ['and committed', 'git add -A; git commit -qm edit', '', {}],
  ['and CI is 0', '', ' M main.txt\n?? new.txt\n', { CI: '0' }],
  ['and CI is false', '', ' M main.txt\n?? new.txt\n', { CI: 'false' }],
  ['and CI is empty', '', ' M main.txt\n?? new.txt\n', { CI: '' }],
])(
  'a tracked and an untracked file that are edited while a step runs stay as edited, %s',
  async (_title, commits, status, env) => {
    const laptop = new Laptop(pipeline(slow('a'), LAST), { 'main.txt': 'v1\n', 'doc.txt': 'd\n' });
    Object.assign(laptop.env, env);
    laptop.sh('echo before > new.txt');
    expect(await editedDuring(laptop, `echo v2 > main.txt; echo v2 > new.txt; ${commits}`)).toMatchObject({
      code: 1,
    });
    expect(laptop.status()).toBe(status);
    laptop.release();
    expect((await laptop.resume('--from-step', 'a')).code).toBe(0);
    expect([laptop.read('main.txt'), laptop.read('new.txt'), laptop.status()]).toEqual([
      'v2\n',
      'v2\n',
      status,
    ]);
  },
);

test('files that are made and committed while a step runs stay, and git status is clean', async () => {
  const laptop = new Laptop(pipeline(slow('lint', 'true', 'writes: []'), LAST), { 'main.txt': 'v1\n' });
  await editedDuring(laptop, 'echo v2 > main.txt; echo new > new.txt; git add -A; git commit -qm edit');
  laptop.release();
  expect(await laptop.resume('--from-step', 'lint')).toMatchObject({ code: 0, ran: 'lint b' });
  expect([laptop.read('main.txt'), laptop.read('new.txt'), laptop.status()]).toEqual(['v2\n', 'new\n', '']);
});

test.each([
  [
    'a repository',
    'git init -q lib; cd lib; echo f > f; git add f; git -c user.name=x -c user.email=x@x commit -qm f',
  ],
  ['a working tree', 'git worktree add -q lib -b lib; cd lib; echo f > f; git add f; git commit -qm f'],
])('a commit in %s below the workspace stays, made while a step fails', async (_title, makes) => {
  const laptop = new Laptop(pipeline(step('a', `${tell('here')}; ${waitFor('edited')}; ${GATE}`)), {
    '.gitignore': '/lib\n',
  });
  laptop.sh(makes);
  await editedDuring(
    laptop,
    'cd lib; echo v2 > f; echo new > new; git add .; git -c user.name=x -c user.email=x@x commit -qm work',
  );
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'a' });
  laptop.sh(
    'git -C lib fsck --strict; git -C lib log --oneline | grep work; git -C lib diff --exit-code HEAD',
  );
  expect([laptop.read('lib/f'), laptop.read('lib/new')]).toEqual(['v2\n', 'new\n']);
});

test('elsewhere, a repository that a step made comes back with its .git', async () => {
  const laptop = new Laptop(
    pipeline(
      step(
        'a',
        'git init -q lib; cd lib; echo f > f; git add f; git -c user.name=x -c user.email=x@x commit -qm f',
      ),
      LAST,
    ),
  );
  await laptop.attempt();
  laptop.release();
  const clone = laptop.elsewhere();
  expect(await laptop.resumeIn(clone)).toMatchObject({ code: 0, ran: 'b' });
  laptop.sh('git -C lib diff --exit-code HEAD', clone);
});

test('a tracked file that is edited while another step fails stays, although the writes of a completed one match it', async () => {
  const laptop = new Laptop(
    pipeline(
      step('fmt', 'echo formatted >> src/x', 'writes: ["src/**"]'),
      step('b', `${tell('here')}; ${waitFor('edited')}; ${GATE}`),
    ),
    { 'src/m': 'm\n', 'src/x': 'x\n' },
  );
  await editedDuring(laptop, 'echo edited > src/m');
  laptop.release();
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'b' });
  expect([laptop.read('src/m'), laptop.read('src/x')]).toEqual(['edited\n', 'x\nformatted\n']);
});

test.each([
  ['git stash', 'git stash -q'],
  ['git checkout', 'git checkout -q -- .'],
  ['a person by hand', 'echo code > x.py'],
])(
  'a tracked file that a step changed and %s took back runs the step again, and the reason names it',
  async (_title, back) => {
    const laptop = new Laptop(pipeline(step('fmt', 'tail -1 x.py >> "$LOG"; echo formatted >> x.py'), LAST), {
      'x.py': 'code\n',
    });
    expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'fmt code b' });
    laptop.sh(back);
    expect(await laptop.plan()).toBe('fmt run, b run');
    expect(laptop.read('x.py')).toBe('code\n');
    laptop.release();
    const second = await laptop.resume();
    expect(second).toMatchObject({ code: 0, ran: 'fmt code b' });
    expect(second.said).toMatch(/\bfmt\b.*x\.py/);
    expect(laptop.read('x.py')).toBe('code\nformatted\n');
  },
);

test('a step that wrote a tracked file anew with the same bytes runs again once that file is another', async () => {
  const laptop = new Laptop(pipeline(step('gen', 'echo generated > s.ts'), LAST), { 's.ts': 'generated\n' });
  expect(await laptop.attempt()).toMatchObject({ ran: 'gen b' });
  laptop.sh('echo old > s.ts; git commit -qam old');
  laptop.release();
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'gen b' });
  expect(laptop.read('s.ts')).toBe('generated\n');
});

test('a tracked file that a step left as it is does not run the step again', async () => {
  const laptop = new Laptop(pipeline(step('fmt', 'echo formatted >> x.py'), LAST), { 'x.py': 'code\n' });
  await laptop.attempt();
  laptop.sh('git commit -qam formatted');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect([laptop.read('x.py'), laptop.status()]).toEqual(['code\nformatted\n', '']);
});

test.each([
  ['an output of a completed step', 'out/x', 'echo mine > out/x', 'mine\n'],
  ['a tracked file', 'doc.txt', 'echo mine > doc.txt', 'mine\n'],
  ['an untracked file', 'new.txt', 'echo mine > new.txt', 'mine\n'],
  ['an ignored file', 'out/new.txt', 'echo mine > out/new.txt', 'mine\n'],
  ['the place of a folder', 'dir', 'rm -r dir; echo mine > dir', 'mine\n'],
])('an edit of %s stays, is listed, and comes along to another folder', async (_title, path, does, text) => {
  const laptop = new Laptop(pipeline(step('a', 'mkdir -p out; echo x > out/x', 'reads: []'), LAST), {
    'doc.txt': 'd\n',
    'dir/in': 'in\n',
  });
  await laptop.attempt();
  laptop.sh(does);
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 1, ran: 'b' });
  expect([laptop.read(path), second.said]).toEqual([text, expect.stringContaining(path)]);
  const third = await laptop.resume();
  expect([third.ran, laptop.read(path)]).toEqual(['b', text]);
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect(read(there, path)).toBe(text);
});

test('a deleted source stays deleted and is listed, and a deleted output comes back', async () => {
  const laptop = new Laptop(pipeline(MAKES, LAST), { 'doc.txt': 'd\n', 'dir/in.txt': 'in\n' });
  await laptop.attempt();
  rmSync(join(laptop.cwd, 'doc.txt'));
  laptop.sh('rm -r dir out');
  laptop.release();
  const second = await laptop.resume();
  expect(second).toMatchObject({ code: 0, ran: 'b' });
  expect(second.said).toMatch(/dir\/in\.txt.*doc\.txt|doc\.txt.*dir\/in\.txt/s);
  expect([laptop.read('doc.txt'), laptop.read('dir/in.txt'), laptop.read('out/x')]).toEqual([
    null,
    null,
    'x\n',
  ]);
});

test('a change by another run in the folder in between is an edit', async () => {
  const laptop = new Laptop(pipeline(MAKES, LAST), {
    'other.yml': pipeline(step('o', 'echo other > out/x; echo new > out/other.txt')),
  });
  await laptop.attempt();
  const [run] = (await laptop.call(laptop.cwd, 'runs')).stdout.match(/\d{8}-\d{6}-\S+/) ?? [''];
  expect((await laptop.attempt('run', 'other.yml')).code).toBe(0);
  laptop.release();
  const second = await laptop.attempt('resume', run);
  expect(second).toMatchObject({ code: 0, ran: 'b' });
  expect([laptop.read('out/x'), laptop.read('out/other.txt')]).toEqual(['other\n', 'new\n']);
  expect(second.said).toMatch(/out\/other\.txt/);
});

test.each([
  ['not committed', ''],
  ['committed', '; git commit -qam edit'],
])(
  'a source that is edited while a step runs that reads it runs the step again: %s',
  async (_title, commits) => {
    const laptop = new Laptop(
      pipeline(
        slow('build', 'mkdir -p out; cp src/m out/app', 'reads: ["src/**"], writes: [out/app]'),
        LAST,
        step('package', 'cp out/app out/release'),
      ),
      { 'src/m': 'v1\n' },
    );
    await editedDuring(laptop, `echo v2 > src/m${commits}`);
    laptop.release();
    const second = await laptop.resume();
    expect(second).toMatchObject({ code: 0, ran: 'build b package' });
    expect(second.said).toMatch(/\bbuild\b.*src\/m/);
    expect(laptop.read('out/release')).toBe('v2\n');
  },
);

test('a step that changes files that it reads without writes for them is named with them at its end', async () => {
  const laptop = new Laptop(pipeline(step('fmt', 'echo formatted >> src/m', 'reads: ["src/**"]'), LAST), {
    'src/m': 'm\n',
  });
  const first = await laptop.attempt();
  expect(first.said).toMatch(/\bfmt\b.*src\/m.*writes|src\/m.*\bfmt\b.*writes/s);
  expect(await laptop.plan()).toBe('fmt run, b run');
});

/** `test` fails till the source is mended; `build` and `lint` ran before on what it was. */
const STALE = pipeline(
  step('build', 'mkdir -p out; cp src.txt out/app'),
  step('lint', 'true'),
  step('early', 'true', 'reads: [doc.txt]'),
  step('test', 'grep -q FIXED src.txt'),
  step('package', 'cp out/app out/release'),
);

test.each([
  ['not committed', ''],
  ['committed', '; git commit -qam fixed'],
])(
  'steps without reads that are older than an edit are reused, and all of them are named: %s',
  async (_title, commits) => {
    const laptop = new Laptop(STALE, { 'src.txt': 'BUG\n', 'doc.txt': 'd\n' });
    expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'build lint early test' });
    laptop.sh(`echo FIXED > src.txt${commits}`);
    const plan = (await laptop.attempt('plan')).said;
    const second = await laptop.attempt();
    expect(second).toMatchObject({ code: 0, ran: 'test package' });
    for (const said of [plan, second.said.trimEnd().split('\n').slice(-5).join('\n')]) {
      expect(said).toMatch(/src\.txt.*\bbuild\b.*\blint\b/);
      expect(said).not.toMatch(/src\.txt.*\bearly\b/);
    }
  },
);

test('--edited runs the steps again that are older than an edit', async () => {
  const laptop = new Laptop(STALE, { 'src.txt': 'BUG\n', 'doc.txt': 'd\n' });
  await laptop.attempt();
  laptop.sh('echo FIXED > src.txt');
  const second = await laptop.resume('--edited');
  expect(second).toMatchObject({ code: 0, ran: 'build lint early test package' });
  expect([laptop.read('out/release'), second.said]).toEqual([
    'FIXED\n',
    expect.not.stringMatching(/src\.txt.*\bbuild, lint\b/),
  ]);
});

test('an edit of an output is no source: no step is older than it', async () => {
  const laptop = new Laptop(pipeline(MAKES, step('lint', 'true'), LAST));
  await laptop.attempt();
  laptop.sh('echo mine > out/x');
  laptop.release();
  const second = await laptop.resume('--edited');
  expect(second).toMatchObject({ code: 0, ran: 'b' });
  expect(laptop.read('out/x')).toBe('mine\n');
});

test('a step that runs again finds the edit of its output', async () => {
  const laptop = new Laptop(
    pipeline(step('a', 'mkdir -p out; cat out/x >> "$LOG" || true; echo x > out/x'), LAST),
  );
  await laptop.attempt();
  laptop.sh('echo mine > out/x');
  await laptop.resume();
  expect(await laptop.resume('--from-step', 'a')).toMatchObject({ code: 1, ran: 'a mine b' });
  expect(laptop.read('out/x')).toBe('x\n');
});

test.each([
  ['edits', 'echo v2 > main.txt', ' M main.txt\n'],
  ['edits and stages', 'echo v2 > main.txt; git add main.txt', 'M  main.txt\n'],
  ['edits and commits', 'echo v2 > main.txt; git commit -qam v2', ''],
  ['adds and stages', 'echo new > new.txt; git add new.txt', 'A  new.txt\n'],
  ['deletes', 'rm main.txt', ' D main.txt\n'],
  ['renames', 'git mv main.txt doc.txt', 'R  main.txt -> doc.txt\n'],
  ['pulls in', 'git merge -q topic', ''],
  ['switches to', 'git checkout -q topic', ''],
])(
  'tracked files that a person %s while a step runs stay as they are, also where the step fails and is tried again',
  async (_title, does, status) => {
    const laptop = new Laptop(
      pipeline(
        step(
          'b',
          `${show('main.txt', 'new.txt')}; echo half > out-half; test -e "$OUT/edited" || { ${tell('here')}; ${waitFor('edited')}; exit 1; }; ${GATE}`,
          'retries: 1',
        ),
      ),
      { 'main.txt': 'v1\n', '.gitignore': '/out-half\n' },
    );
    laptop.sh(
      'git checkout -q -b topic; echo v3 > main.txt; echo t > new.txt; git add -A; git commit -qm topic; git checkout -q main',
    );
    const first = await editedDuring(laptop, does);
    const files = () =>
      ['main.txt', 'new.txt']
        .flatMap((name) =>
          [laptop.read(name)].flatMap((text) => (text === null ? [] : ` ${name}:${text.trim()}`)),
        )
        .join('');
    const found = files();
    expect([first.code, first.ran]).toEqual([1, `b main.txt:v1 b${found}`]);
    laptop.release();
    expect(await laptop.resume()).toMatchObject({ code: 0, ran: `b${found}` });
    expect([laptop.status(), files()]).toEqual([status, found]);
  },
);

test('an edit that a person takes back does not come again', async () => {
  const laptop = new Laptop(pipeline(MAKES, LAST), { 'doc.txt': 'd\n' });
  await laptop.attempt();
  laptop.sh('echo mine > out/x; echo mine > doc.txt; echo mine > new.txt');
  await laptop.resume();
  laptop.sh('echo x > out/x; git checkout -q doc.txt; rm new.txt');
  const files = ['out/x', 'doc.txt', 'new.txt'];
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'b' });
  expect(files.map((name) => laptop.read(name))).toEqual(['x\n', 'd\n', null]);
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there)).toMatchObject({ code: 0, ran: 'b' });
  expect(files.map((name) => read(there, name))).toEqual(['x\n', 'd\n', null]);
});

test('a change that a later step makes to a file is no change for the step that reads it before', async () => {
  const laptop = new Laptop(
    pipeline(step('a', 'true', 'reads: [x]'), step('c', 'echo later > x', 'writes: [x]'), LAST),
    {
      x: 'first\n',
    },
  );
  await laptop.attempt();
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'b' });
  expect(laptop.read('x')).toBe('later\n');
});

test('show names the first edits, and says how many more there are', async () => {
  const laptop = new Laptop(pipeline(MAKES, LAST));
  await laptop.attempt();
  laptop.sh('for i in $(seq 7); do echo new > new-$i; done');
  await laptop.resume();
  expect((await laptop.call(laptop.cwd, 'show')).stdout).toMatch(
    /^edited +attempt 2 .* new-1, new-2, new-3, new-4, new-5 and 2 more$/m,
  );
});
