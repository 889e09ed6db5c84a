/** What cannot be saved, or set back, or is gone: said, and never taken for done. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, workspaceWith } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';
import { untilEnded } from '../support/scene.ts';

test('rule 2: a step whose file is gone before it could be saved is not told as saved, and runs again', async () => {
  const it = asOther(`steps:
  - { id: big, run: 'echo k > key; chmod 000 key; echo big >> "$LOG"' }
  - { id: small, run: 'rm -f key; echo small > sum' }
  - { id: end, run: 'test -e "$LOG.go"' }
`);
  const first = await savepoint(['run'], it);
  expect([first.code, first.stderr]).toEqual([1, expect.stringContaining('big: is completed but not saved')]);
  expect(first.stderr).not.toContain('saved now');
  writeFileSync(`${it.env.LOG}.go`, '');
  const second = await savepoint(['resume'], it);
  expect([second.code, linesIn(it.env.LOG)]).toEqual([0, ['big', 'big']]);
});

test('a run does not begin where its source cannot be saved, and says which folder is full', async () => {
  const cwd = workspaceWith('steps: [{ id: a, run: "exit 0" }]', { file: 'x' });
  const { code, stderr } = await crash(
    ['run'],
    { cwd },
    {
      roots: [join(cwd, '.savepoint')],
      fault: { at: 1, match: '^write .*\\.pack\\.tmp', action: 'fail-on', code: 'ENOSPC' },
    },
  );
  expect(code).toBe(5);
  expect(stderr).toMatch(
    /^savepoint: the source of the run could not be saved in \S+\/\.savepoint\/runs\/\S+\/packs: no space left on the device\n {2}hint: free some space there,/m,
  );
});

test('a step is not tried again on what a step that is not saved had written and it has changed', async () => {
  const it = asOther(`steps:
  - { id: one, run: 'echo one > config; echo k > key; chmod 000 key' }
  - { id: use, retries: 1, run: 'echo two >> config; echo try >> "$LOG"; false' }
`);
  const ended = await savepoint(['run'], it);
  expect([ended.code, linesIn(it.env.LOG)]).toEqual([1, ['try']]);
  expect(ended.stderr).toContain(
    'use: is not tried again: what it wrote over could not be set back: config of one could not be saved; a resume runs one again, too\n',
  );
  expect(readFileSync(join(it.cwd, 'config'), 'utf8')).toBe('one\ntwo\n');
});

test.each([
  ['which another step has changed in part since', 'echo two >> out/config', '; echo half >> out/data', ''],
  ['which another step has deleted in part since', 'rm out/config', '; echo half >> out/data', ''],
  ['and which it has deleted', 'echo two >> out/config', '; rm -r out/in', ''],
  ['of whose folder it has changed the mode', 'echo two >> out/config', '; chmod 700 out/in', ''],
  ['of which a name cannot even be read', 'echo two >> out/config', '; rm out/data', 'mkdir -m 0 out/closed'],
])(
  'rule 1: a step is not tried again on what a step that is not saved had left, %s',
  async (_title, between, harm, also) => {
    const it = asOther(`steps:
  - id: one
    run: |
      mkdir -p out/in; echo one | tee out/config out/data > out/in/file; echo k > key; chmod 000 key
      ${also}
  - { id: two, run: '${between}' }
  - { id: use, retries: 1, run: 'find out | sort >> "$LOG"; test -e "$LOG.again" || { touch "$LOG.again"${harm}; exit 1; }' }
`);
    const ended = await savepoint(['run'], it);
    expect(ended.stderr).toContain('one: is completed but not saved');
    expect([ended.code, ended.stderr]).toEqual([
      1,
      expect.stringContaining('use: is not tried again: what it wrote over could not be set back'),
    ]);
    expect(linesIn(it.env.LOG)).toContain('out/data');
    expect(linesIn(it.env.LOG).filter((line) => line === 'out')).toHaveLength(1);
  },
);

test('what nobody could read when the run began is named where a try has written over it', async () => {
  const it = asOther(`steps:
  - { id: use, retries: 1, run: 'chmod 644 one two; echo more >> one; rm two; test -e "$LOG.again" || { touch "$LOG.again" one two; exit 1; }' }
`);
  for (const name of ['one', 'two', 'three']) {
    writeFileSync(join(it.cwd, name), 'before\n');
    giveAway(join(it.cwd, name));
    chmodSync(join(it.cwd, name), 0);
  }
  const ended = await savepoint(['run'], it);
  expect([ended.code, ended.stderr]).toEqual([
    0,
    expect.stringContaining(
      'warning: use: could not set back one (its content was not kept), two (its content was not kept); the next try finds it as it is',
    ),
  ]);
});

test('what a later step has saved over what another could not save is set back for a next try', async () => {
  const it = asOther(`steps:
  - { id: one, run: 'echo one > config; echo one > data; echo k > key; chmod 000 key' }
  - { id: two, run: 'echo two >> config' }
  - { id: use, retries: 1, run: 'cat config >> "$LOG"; test -e "$LOG.again" || { touch "$LOG.again"; echo half >> config; exit 1; }' }
`);
  const ended = await savepoint(['run'], it);
  expect([ended.code, linesIn(it.env.LOG)]).toEqual([0, ['one', 'two', 'one', 'two']]);
  expect(readFileSync(join(it.cwd, 'config'), 'utf8')).toBe('one\ntwo\n');
});

test('rule 1: a step that put a file into a folder is not run again where the folder has another mode', async () => {
  const outside = folder();
  const env = { LOG: join(outside, 'log'), CI: '1' };
  const cwd = workspaceWith(
    `steps:
  - { id: gen, run: 'echo g > src/gen; mkdir -p "$PWD/made"; echo gen >> "$LOG"' }
  - { id: end, run: 'test -e "$LOG.go"' }
`,
    { 'src/a': 'a\n' },
  );
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...NAMED, 'commit', '-qm', 'all'],
  ])
    execFileSync('git', args, { cwd });
  const store = join(outside, 'store');
  expect((await savepoint(['run', '--store', store], { cwd, env })).code).toBe(1);
  const clone = join(outside, 'clone');
  execFileSync('git', ['clone', '-q', cwd, clone]);
  chmodSync(join(clone, 'src'), 0o775);
  mkdirSync(join(clone, 'made'), { mode: 0o700 });
  writeFileSync(`${env.LOG}.go`, '');
  const there = await savepoint(['resume', 'latest', '--store', store, '-C', clone], { cwd, env });
  expect([there.code, linesIn(env.LOG)]).toEqual([0, ['gen']]);
  expect(readFileSync(join(clone, 'src/gen'), 'utf8')).toBe('g\n');
});

test('an ignored file that was there before the run stays as it is where it would have to be set back, and is listed', async () => {
  const cwd = workspaceWith(
    `steps:
  - { id: build, run: 'echo built >> dist' }
  - { id: end, run: 'false' }
`,
    { '.gitignore': 'dist\n.savepoint\n', dist: 'before\n' },
  );
  execFileSync('git', ['init', '-q'], { cwd });
  expect((await savepoint(['run'], { cwd })).code).toBe(1);
  const again = await savepoint(['resume', '--from-step', 'build'], { cwd });
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('dist cannot be set back')]);
  expect(readFileSync(join(cwd, 'dist'), 'utf8')).toBe('before\nbuilt\nbuilt\n');
});

test('rule 1: a step that removes the store ends the run: nothing starts that is not on record', async () => {
  const outside = folder();
  const env = { LOG: join(outside, 'log') };
  const cwd = workspaceWith(`steps:
  - { id: clean, run: 'rm -rf .savepoint' }
  - { id: three, rerun: ask, run: 'echo three >> "$LOG"' }
`);
  const ended = await savepoint(['run'], { cwd, env });
  expect([ended.code, ended.stderr, linesIn(env.LOG)]).toEqual([
    5,
    expect.stringContaining('events.ndjson was removed'),
    [],
  ]);
});

const NAMED = ['-c', 'user.name=a', '-c', 'user.email=a@b'];

/** A workspace of a user who cannot read what has mode 000. */
function asOther(pipeline: string) {
  const outside = folder();
  const cwd = workspaceWith(pipeline);
  giveAway(outside, cwd, join(cwd, 'savepoint.yml'));
  const other = asNobody();
  return { cwd, ...other, env: { ...other.env, LOG: join(outside, 'log'), CI: '1' } };
}

test('rule 2: a step is not reused without what another one took for its own beside it and that could not be saved', async () => {
  const until = (what: string) => `until test -e "$LOG.${what}"; do sleep 0.02; done`;
  const it = asOther(`max-parallel: 2
steps:
  - parallel:
      - { id: a, run: 'echo a >> "$LOG"; echo a > made-a; touch "$LOG.a-made"; ${until('b-ended')}' }
      - { id: b, run: 'echo b >> "$LOG"; ${until('a-made')}; sleep 0.3; test -e "$LOG.go" || { echo k > key; chmod 000 key; }' }
  - { id: c, needs: [b], writes: [key], run: 'rm -f key; touch "$LOG.b-ended"' }
  - { id: end, run: 'test -e "$LOG.go"' }
`);
  const first = await savepoint(['run'], it);
  expect([first.code, first.stderr]).toEqual([1, expect.stringContaining('b: is completed but not saved')]);
  writeFileSync(`${it.env.LOG}.go`, '');
  expect((await savepoint(['resume'], it)).code).toBe(0);
  expect(linesIn(it.env.LOG).toSorted()).toEqual(['a', 'a', 'b', 'b']);
  expect(readFileSync(join(it.cwd, 'made-a'), 'utf8')).toBe('a\n');
});

test('rule 1: a saved step with `writes` of its own is reused although one beside it could not be saved, whatever was written just before', async () => {
  const until = (what: string) => `until test -e "$LOG.${what}"; do sleep 0.02; done`;
  const it = asOther(`max-parallel: 2
steps:
  - { id: first, run: 'echo first > first' }
  - parallel:
      - { id: a, writes: [a/**], run: 'mkdir a; echo a > a/key; test -e "$LOG.go" || chmod 000 a/key; touch "$LOG.a"' }
      - { id: b, writes: [b/**], run: 'echo b >> "$LOG"; ${until('a')}; ${untilEnded('a', '.savepoint')}; mkdir b; echo b > b/file' }
  - { id: end, run: 'rm -f a/key; test -e "$LOG.go"' }
`);
  const first = await savepoint(['run'], it);
  expect([first.code, first.stderr]).toEqual([1, expect.stringContaining('a: is completed but not saved')]);
  writeFileSync(`${it.env.LOG}.go`, '');
  const second = await savepoint(['resume'], it);
  expect([second.code, linesIn(it.env.LOG), second.stderr]).toEqual([
    0,
    ['b'],
    expect.stringContaining('reuse  b'),
  ]);
});

test('rule 2: what a `rerun: always` step takes away of a reused one comes back although it cannot be saved itself', async () => {
  const it = asOther(`
steps:
  - { id: login, rerun: always, run: 'rm -rf made out key; echo key > key; test ! -e "$LOG.go" || test -e "$LOG.saved" || chmod 000 key' }
  - { id: make, run: 'echo make >> "$LOG"; echo made > made; mkdir out; echo in > out/file' }
  - { id: last, run: 'test ! -e "$LOG.go" || cat made out/file >> "$LOG"; test -e "$LOG.saved"' }
`);
  expect((await savepoint(['run'], it)).code).toBe(1);
  writeFileSync(`${it.env.LOG}.go`, '');
  const second = await savepoint(['resume'], it);
  expect([second.code, second.stderr]).toEqual([
    1,
    expect.stringContaining('login: is completed but not saved'),
  ]);
  expect(linesIn(it.env.LOG)).toEqual(['make', 'made', 'in']);
  writeFileSync(`${it.env.LOG}.saved`, '');
  chmodSync(join(it.cwd, 'key'), 0o600);
  const third = await savepoint(['resume'], it);
  expect([
    third.code,
    readFileSync(join(it.cwd, 'made'), 'utf8'),
    readFileSync(join(it.cwd, 'out/file'), 'utf8'),
  ]).toEqual([0, 'made\n', 'in\n']);
});

test('rule 2: what a `rerun: always` step writes over of a reused one comes back although it cannot be saved itself', async () => {
  const it = asOther(`
steps:
  - { id: login, rerun: always, run: 'rm -f key; echo key > key; touch "$LOG.login"; ls "$LOG".* > made; test ! -e "$LOG.go" || chmod 000 key' }
  - { id: make, run: 'echo made > made' }
  - { id: last, run: 'cat made >> "$LOG"; test -e "$LOG.go"' }
`);
  expect((await savepoint(['run'], it)).code).toBe(1);
  writeFileSync(`${it.env.LOG}.go`, '');
  const second = await savepoint(['resume'], it);
  expect([second.code, linesIn(it.env.LOG), second.stderr]).toEqual([
    0,
    ['made', 'made'],
    expect.stringContaining('login: is completed but not saved'),
  ]);
  expect(second.stderr).toMatch(/^set aside: .*made/m);
  expect(readFileSync(join(it.cwd, 'made'), 'utf8')).toBe('made\n');
});

test('rules 1, 2: what was built on a `rerun: always` step that could not be saved is reused; that step runs again', async () => {
  const it = asOther(`
steps:
  - { id: login, rerun: always, run: 'echo login >> "$LOG"; rm -f token; echo token > token; test -e "$LOG.go" || chmod 000 token' }
  - { id: make, run: 'echo make >> "$LOG"; echo made > made' }
  - { id: last, run: 'cat token made >> "$LOG"; test -e "$LOG.go"' }
`);
  const first = await savepoint(['run'], it);
  expect([first.code, first.stderr]).toEqual([
    1,
    expect.stringContaining('login: is completed but not saved'),
  ]);
  writeFileSync(`${it.env.LOG}.go`, '');
  chmodSync(join(it.cwd, 'token'), 0o600);
  expect((await savepoint(['resume'], it)).code).toBe(0);
  expect(linesIn(it.env.LOG)).toEqual(['login', 'make', 'made', 'login', 'token', 'made']);
  const to = folder();
  giveAway(to);
  expect((await savepoint(['restore', 'latest', '--to', to], it)).code).toBe(0);
  expect(readFileSync(join(to, 'token'), 'utf8')).toBe('token\n');
});

test.each([
  ['a `rerun: always` step', 'rerun: always, ', ''],
  ['a step that it does not wait for', 'needs: [], ', 'needs: [], '],
])(
  'rule 2: what takes back what %s had left and could not be saved with runs again with it',
  async (_, first, second) => {
    const it = asOther(`
max-parallel: 1
steps:
  - { id: login, ${first}run: 'echo login >> "$LOG"; rm source; echo t > token; rm -f key; echo k > key; test -e "$LOG.go" || chmod 000 key' }
  - { id: build, ${second}run: 'echo build >> "$LOG"; cat "$LOG.source" > source; mv token taken; rm -f key' }
  - { id: other, needs: [build], run: 'echo other >> "$LOG"; echo other > other' }
  - { id: last, run: 'ls >> "$LOG"; test -e "$LOG.go"' }
`);
    for (const file of [join(it.cwd, 'source'), `${it.env.LOG}.source`]) writeFileSync(file, 'source');
    giveAway(join(it.cwd, 'source'));
    const ended = await savepoint(['run'], it);
    expect([ended.code, ended.stderr]).toEqual([
      1,
      expect.stringContaining('login: is completed but not saved'),
    ]);
    const was = linesIn(it.env.LOG);
    expect(was).toEqual(['login', 'build', 'other', 'other', 'savepoint.yml', 'source', 'taken']);
    writeFileSync(`${it.env.LOG}.go`, '');
    const { stdout } = await savepoint(['plan'], it);
    expect(stdout).toMatch(
      /build +run .*counts only together with login, which may have changed the same files/,
    );
    expect((await savepoint(['resume'], it)).code).toBe(0);
    expect(linesIn(it.env.LOG).slice(was.length)).toEqual(was);
  },
);

test('what a failed step left unreadable keeps a resume from setting it back, and is named with the remedy', async () => {
  const it = asOther(`steps:
  - { id: one, run: 'mkdir x; echo a > x/a; mkdir noread; echo q > noread/q; chmod 311 noread' }
  - { id: two, run: 'chmod 000 x; chmod 755 noread; rm -f noread/q; test -e "$LOG.go"' }
`);
  expect((await savepoint(['run'], it)).code).toBe(1);
  const refused = await savepoint(['resume'], it);
  expect([refused.code, refused.stderr]).toEqual([
    4,
    expect.stringMatching(/x must be saved before .*chmod/s),
  ]);
});

test('a folder that a failed step made and closed is named, and half-written once it can be read', async () => {
  const it = asOther(`steps:
  - { id: one, run: 'mkdir x; mkdir x/d; echo s > x/s; chmod 000 x/d x; test -e "$LOG.go"' }
`);
  const x = join(it.cwd, 'x');
  expect((await savepoint(['run'], it)).code).toBe(1);
  for (const command of ['plan', 'resume']) {
    const refused = await savepoint([command], it);
    expect([refused.code, refused.stderr]).toEqual([
      4,
      expect.stringMatching(/x must be saved before .*cannot be read.*chmod -R u\+rwX/s),
    ]);
  }
  execFileSync('chmod', ['-R', 'u+rwX', x]);
  const second = await savepoint(['resume'], it);
  expect(second.stderr).toMatch(/set aside: one: .*x\/s/);
  expect([second.code, second.stderr]).toEqual([1, expect.not.stringContaining('kept:')]);
  execFileSync('chmod', ['-R', 'u+rwX', x]);
  writeFileSync(join(x, 'mine'), 'mine');
  const third = await savepoint(['resume'], it);
  expect(third.stderr).toMatch(/kept: changed since the last attempt: .*x\/mine/);
  // With the folder, which the step cannot make again.
  expect([third.code, readdirSync(x), readFileSync(join(x, 'mine'), 'utf8')]).toEqual([1, ['mine'], 'mine']);
});

test('a folder that a failed step made and closed may be removed instead', async () => {
  const it = asOther(`steps:
  - { id: one, run: 'mkdir x; chmod 000 x; test -e "$LOG.go"' }
`);
  expect((await savepoint(['run'], it)).code).toBe(1);
  rmdirSync(join(it.cwd, 'x'));
  writeFileSync(`${it.env.LOG}.go`, '');
  expect((await savepoint(['resume'], it)).code).toBe(0);
});

test('a workspace that is the folder of temporary files is refused: nothing in it would be saved', async () => {
  const cwd = workspaceWith('steps: [{ run: echo a > a }]');
  const refused = await savepoint(['run', '--store', join(folder(), 'store')], { cwd, env: { TMPDIR: cwd } });
  expect([refused.code, existsSync(join(cwd, 'a'))]).toEqual([4, false]);
  expect(refused.stderr).toContain(
    'is the folder of temporary files, or a store of Savepoint: nothing in it would',
  );
  expect(refused.stderr).toContain('hint: run in another folder');
});
