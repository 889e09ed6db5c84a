/** Rule 2: what cannot be saved stands where something belongs that was: nothing goes on without it, and nobody takes it for deleted. */
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { linesIn, savepoint, until, workspaceWith } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';
import { checkout, place, put, read, repository, Scene } from '../support/scene.ts';

const SOCKET = `python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("out/s")'`;

/** A step that leaves something in the place of a file that another one made, as long as it may not go on. */
const leaving = (what: string, rest = '') => `
workspace: { exclude: ["*.tmp"] }
steps:
  - { id: a, run: 'rm -rf out; echo made > out; echo a >> "$LOG"' }
  - id: b
    run: |
      if [ -f out ] && [ ! -e "$OUT/go" ]; then rm out; ${what}; exit 1; fi
      cat out >> "$LOG"
${rest}`;

describe('where a failed step left in the place of a saved file', () => {
  test.each([
    ['a fifo', 'mkfifo out', 'out cannot be brought back: a fifo is in its place'],
    [
      'a folder with a fifo in it',
      'mkdir -p out/d; mkfifo out/d/p',
      'a folder with a fifo in it is in its place: out/d/p',
    ],
    [
      'a folder with a socket in it',
      `mkdir out; ${SOCKET}`,
      'a folder with a socket in it is in its place: out/s',
    ],
    [
      'a folder with a file that is excluded',
      'mkdir -p out/d; echo > out/d/x.tmp',
      'a folder with something that is not saved in it is in its place: out/d/x.tmp',
    ],
    ['a folder with credentials', 'mkdir out; echo > out/.npmrc', 'out/.npmrc'],
  ])('%s, the resume is refused until it is gone, and nothing is touched', async (_, what, named) => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': leaving(what) });
    await scene.run(cwd);
    scene.release();
    for (const command of ['plan', 'resume']) {
      const refused = await scene.call(cwd, command);
      expect([refused.code, scene.log()]).toEqual([4, command === 'plan' ? ['a'] : []]);
      expect(refused.stderr).toContain('out cannot be brought back');
      expect(refused.stderr).toContain(named);
    }
    rmSync(join(cwd, 'out'), { recursive: true });
    expect((await scene.call(cwd, 'resume')).code).toBe(0);
    expect(scene.log()).toEqual(['made']);
  });

  test('a folder with a file in it that cannot be read, the same', async () => {
    const outside = folder();
    const cwd = workspaceWith(leaving('mkdir out; echo x > out/x; chmod 000 out/x'));
    giveAway(outside, cwd, join(cwd, 'savepoint.yml'));
    const other = asNobody();
    const it = { cwd, ...other, env: { ...other.env, LOG: join(outside, 'log'), OUT: outside } };
    expect((await savepoint(['run'], it)).code).toBe(1);
    const refused = await savepoint(['resume'], it);
    expect([refused.code, refused.stderr]).toEqual([
      4,
      expect.stringMatching(/out cannot be brought back: a folder with what cannot be read .*: out\/x/),
    ]);
    chmodSync(join(cwd, 'out/x'), 0o644);
    expect((await savepoint(['resume'], it)).code).toBe(1);
    expect(linesIn(it.env.LOG)).toEqual(['a']);
  });

  test('a fifo, a step that ends well after it has not deleted the file', async () => {
    const scene = new Scene();
    const beside = `  - { id: c, needs: [a], run: 'echo c > c; echo c >> "$LOG"' }`;
    const graph = leaving('mkfifo out', beside).replace('id: b', 'id: b\n    needs: [a]');
    const cwd = place({ 'savepoint.yml': `max-parallel: 1\n${graph}` });
    await scene.run(cwd);
    expect(scene.log()).toEqual(['a', 'c']);
    expect((await scene.call(cwd, 'diff', 'latest', 'c')).stdout).not.toContain('out');
    scene.release();
    const refused = await scene.call(cwd, 'resume');
    expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining('a fifo is in its place')]);
    const elsewhere = place({ 'savepoint.yml': read(cwd, 'savepoint.yml') ?? '' });
    expect((await scene.call(elsewhere, 'resume', 'latest')).code).toBe(0);
    expect([scene.log(), readdirSync(elsewhere).sort()]).toEqual([['made'], ['c', 'out', 'savepoint.yml']]);
  });
});

test.each([
  ['a fifo', 'mkfifo src', 'src cannot be brought back: a fifo is in its place', ''],
  ['a fifo', 'mkfifo src', 'src cannot be brought back: a fifo is in its place', '1'],
  ['a folder', 'mkdir src; mkfifo src/p', 'a folder with a fifo in it is in its place: src/p', '1'],
])(
  'where a failed step left %s by %j in the place of a source file, the resume is refused: %s, CI=%s',
  async (...[, what, named, CI]) => {
    const scene = new Scene();
    scene.env.CI = CI;
    const text = `steps: [{ id: b, run: 'test -e "$OUT/go" || { rm src; ${what}; exit 1; }; cat src >> "$LOG"' }]`;
    const cwd = place({ 'savepoint.yml': text, src: 'source\n' });
    await scene.run(cwd);
    scene.release();
    const refused = await scene.call(cwd, 'resume');
    expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining(named)]);
    rmSync(join(cwd, 'src'), { recursive: true });
    const resumed = await scene.call(cwd, 'resume');
    expect([resumed.code, scene.log(), resumed.stderr]).toEqual([
      0,
      ['source'],
      expect.not.stringContaining('kept:'),
    ]);
  },
);

test.each([
  ['a fifo', 'mkfifo src'],
  ['a folder with a fifo in it', 'mkdir src; mkfifo src/p'],
  ['a fifo', 'rm -r d; mkfifo d'],
])(
  'where a step that was killed with Savepoint left %s (%s) in the place of what is in the source, that comes back as well, whenever it is removed',
  async (_, what) => {
    const scene = new Scene();
    const text = `steps: [{ id: b, run: 'test -e "$OUT/go" || { rm src; ${what}; touch "$OUT/made"; sleep 1000; }; cat src d/in >> "$LOG"' }]`;
    const begun = join(place({}), 'begun');
    mkdirSync(begun);
    put(begun, { 'savepoint.yml': text, src: 'source\n', 'd/in': 'in\n' });
    const started = scene.start(begun);
    await until('it has left it', () => scene.has('made'));
    started.child.kill('SIGKILL');
    await started.ended;
    scene.release();
    // Its mark is at the old path.
    const cwd = `${begun}-moved`;
    renameSync(begun, cwd);
    expect((await scene.call(cwd, 'resume', 'latest')).code).toBe(4);
    // What is written later than this is a person's.
    await setTimeout(5500);
    rmSync(join(cwd, what.includes('d;') ? 'd' : 'src'), { recursive: true });
    const resumed = await scene.call(cwd, 'resume', 'latest');
    expect([resumed.code, resumed.stderr, scene.log()]).toEqual([
      0,
      expect.not.stringContaining('kept:'),
      ['source', 'in'],
    ]);
  },
);

test('in another checkout a folder with something excluded in it is in the way, too', async () => {
  const scene = new Scene();
  const text = leaving('false');
  const source = repository({ 'savepoint.yml': text, 'out/1': '1\n' });
  const first = checkout(source);
  await scene.run(first);
  expect(scene.log()).toEqual(['a']);
  const elsewhere = checkout(source);
  put(elsewhere, { 'out/x.tmp': 'x' });
  scene.release();
  const refused = await scene.call(elsewhere, 'resume', 'latest');
  expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining(': out/x.tmp')]);
  rmSync(join(elsewhere, 'out/x.tmp'));
  expect((await scene.call(elsewhere, 'resume', 'latest')).code).toBe(0);
  expect(scene.log()).toEqual(['made']);
});

test('no step is built on a file whose place turns out to be taken when it is brought back', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': leaving('mkdir out') });
  await scene.run(cwd);
  scene.release();
  const busy = { at: 1, match: '^rmdir .*/out $', action: 'fail', code: 'EBUSY' } as const;
  const args = ['resume', '--store', scene.store];
  const stuck = await crash(args, { cwd, env: scene.env }, { roots: [cwd], fault: busy });
  expect([stuck.code, scene.record.status, scene.log()]).toEqual([4, 'interrupted', ['a']]);
  expect(stuck.stderr).toContain('out cannot be brought back, since the system uses it; move away');
  expect(stuck.stderr.split('out is left as it is')).toHaveLength(2);
  expect((await scene.call(cwd, 'resume')).code).toBe(0);
  expect(scene.log()).toEqual(['made']);
});

test.each([
  ['nothing', () => {}],
  ['an empty folder', (path: string) => mkdirSync(path)],
  ['a link', (path: string) => symlinkSync('elsewhere', path)],
])(
  'rule 2: nor where it is not back, since somebody moves its folder away meanwhile, with %s in its place',
  async (_, put) => {
    const scene = new Scene();
    const text = `
steps:
  - { id: a, run: 'mkdir big; for i in $(seq 3000); do echo $i > big/$i; done; echo a >> "$LOG"' }
  - { id: b, run: 'test -e "$OUT/go"' }
  - { id: c, run: 'ls big | wc -l >> "$LOG"' }
`;
    const source = repository({ 'savepoint.yml': text });
    await scene.run(source);
    scene.release();
    const [cwd, big] = [checkout(source), 'big'];
    const started = scene.start(cwd, '--run', 'latest');
    const path = join(cwd, big);
    await until('some are back', () => existsSync(path) && readdirSync(path).length > 99);
    renameSync(path, join(cwd, 'moved'));
    put(path);
    const ended = await started.ended;
    expect([ended.code, scene.log()]).toEqual([4, ['a']]);
    expect(ended.stderr).toMatch(
      /big\/\d+ cannot be brought back, since something else, or nothing, is in its place; let/,
    );
    rmSync(path, { recursive: true, force: true });
    renameSync(join(cwd, 'moved'), path);
    expect([(await scene.call(cwd, 'resume')).code, scene.log()]).toEqual([0, ['3000']]);
  },
);
