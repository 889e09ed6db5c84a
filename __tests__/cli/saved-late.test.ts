/** A step whose files could not be kept when it ended: another try after the next step, else it runs again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, workspaceWith } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { storeOf } from '../support/store.ts';

/** The second step makes a file in a folder of the first, and a directory a file. */
const PIPELINE = `
steps:
  - { id: first, run: 'echo first >> "$TOOLS/log"; mkdir out; echo one >> out/one; echo more >> file' }
  - { id: second, run: 'echo second >> "$TOOLS/log"; echo two >> out/two; rm -r old; echo now a file > old' }
  - { id: third, run: 'echo third >> "$TOOLS/log"; cat file >> out/one; test -e "$TOOLS/go"' }
`;
const FILES = { file: 'file\n', 'old/in': 'x' };

function rig() {
  const tools = folder();
  const cwd = workspaceWith(PIPELINE, FILES);
  return { tools, cwd, env: { TOOLS: tools, CI: '1' }, log: () => linesIn(join(tools, 'log')) };
}

test('what could be saved after the next step is not run again elsewhere', async () => {
  const { cwd, env, tools, log } = rig();
  const fault = { at: 1, match: '^open [^ ]*/packs/000002', action: 'fail', code: 'EIO' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect([run.code, run.hit, run.stderr]).toEqual([1, true, expect.stringContaining('first: saved now')]);
  writeFileSync(join(tools, 'go'), '');
  const other = workspaceWith(PIPELINE, FILES);
  const { code } = await savepoint(['resume', 'latest', '--store', storeOf(cwd)], { cwd: other, env });
  expect([code, log()]).toEqual([0, ['first', 'second', 'third', 'third']]);
});

test('what could not be saved at all runs again, and not on top of what it left', async () => {
  const { cwd, env, tools, log } = rig();
  const fault = { at: 1, match: '^open [^ ]*/packs/000002', action: 'fail-on', code: 'ENOSPC' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('first: is completed but not saved')]);
  writeFileSync(join(tools, 'go'), '');
  const resumed = await savepoint(['resume'], { cwd, env });
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
  expect(log().slice(-3)).toEqual(['first', 'second', 'third']);
  expect(readFileSync(join(cwd, 'out/one'), 'utf8')).toBe('one\nfile\nmore\n');
});

test.each([
  ['a folder of an earlier step, in which it made a file', 'echo y > d/y'],
  ['a folder of the source, in which it made a file', 'echo y > old/y'],
  ['a file of an earlier step', 'touch made'],
])('what has nothing but another time, as %s, keeps no step from being saved later', async (_, what) => {
  const { tools, env, log } = rig();
  const cwd = workspaceWith(
    `
steps:
  - { id: a, run: 'mkdir d; echo in > d/in; echo made > made' }
  - { id: b, run: 'echo b >> "$TOOLS/log"; ${what}' }
  - { id: c, run: 'echo c > c' }
  - { id: last, run: 'test -e "$TOOLS/go"' }
`,
    FILES,
  );
  const fault = { at: 1, match: '^open [^ ]*/packs/000003', action: 'fail', code: 'EIO' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect([run.hit, run.stderr]).toEqual([true, expect.stringContaining('b: saved now')]);
  writeFileSync(join(tools, 'go'), '');
  expect((await savepoint(['resume'], { cwd, env })).code).toBe(0);
  expect(log()).toEqual(['b']);
});

/** What `first` has just written is looked at again when `second` ends, which has not touched it. */
const BESIDE = (last: string) => `
max-parallel: 1
steps:
  - { id: first, run: 'echo first >> "$TOOLS/log"; mkdir out; echo one > out/one; echo one > two' }
  - { id: second, writes: [big], run: 'echo second >> "$TOOLS/log"; seq 9999 > big' }
  - { id: third, needs: [first], writes: [two, out, out/*], retries: 1, run: '${last}' }
  - { id: last, run: 'test -e "$TOOLS/go"' }
`;

test('a step that is saved after the next one has nothing of what the one before it had just left', async () => {
  const tools = folder();
  const cwd = workspaceWith(BESIDE('echo third >> "$TOOLS/log"; echo more >> two; rm -r out'));
  const env = { TOOLS: tools, CI: '1' };
  const fault = { at: 1, match: '^open [^ ]*/packs/000003', action: 'fail', code: 'EIO' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect([run.code, run.hit, run.stderr]).toEqual([1, true, expect.stringContaining('second: saved now')]);
  expect(run.stderr).toContain('second: is completed but not saved: ');
  writeFileSync(join(tools, 'go'), '');
  expect((await savepoint(['resume'], { cwd, env })).code).toBe(0);
  expect(linesIn(join(tools, 'log'))).toEqual(['first', 'second', 'third']);
});

test('nor does one that cannot be saved at all keep another from its next try', async () => {
  const tools = folder();
  const env = { TOOLS: tools, CI: '1' };
  const cwd = workspaceWith(
    BESIDE(
      'cat two out/one >> "$TOOLS/log"; echo half >> two; rm -r out; test -e "$TOOLS/again" || { touch "$TOOLS/again"; false; }',
    ),
  );
  const fault = { at: 1, match: '^open [^ ]*/packs/000003', action: 'fail', code: 'EIO' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect([run.hit, linesIn(join(tools, 'log'))]).toEqual([
    true,
    ['first', 'second', 'one', 'one', 'one', 'one'],
  ]);
  expect(run.stderr).not.toContain('is not tried again');
});

test('a next try finds the times of what a step made that is not saved, too', async () => {
  const tools = folder();
  const env = { LOG: join(tools, 'log'), CI: '1' };
  const cwd = workspaceWith(
    `
steps:
  - { id: a, run: 'mkdir d; for i in a a2 d/x; do echo $i > $i; done; touch -d @1000000000 a a2 d/x d' }
  - { id: b, run: 'echo b > b; echo b >> a; touch -d @1100000000 a b a2 src d' }
  - id: again
    retries: 1
    run: |
      stat -c '%n %Y' a a2 b d d/x src >> "$LOG"
      [ -e "$LOG.second" ] || { : > "$LOG.second"; touch a b d/x; echo new > d/new; exit 1; }
`,
    { src: 'src\n' },
  );
  const fault = { at: 1, match: '^open [^ ]*/packs/000003', action: 'fail', code: 'EIO' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect([run.hit, run.stderr]).toEqual([true, expect.stringContaining('b: is completed but not saved: ')]);
  const of = (name: string, time: number) => `${name} ${time}`;
  const found = [
    ...['a', 'a2', 'b', 'd'].map((name) => of(name, 1_100_000_000)),
    of('d/x', 1_000_000_000),
    of('src', 1_100_000_000),
  ];
  expect(linesIn(env.LOG)).toEqual([...found, ...found]);
  expect(run.stderr).toContain('b: saved now');
});

test('at a step that was saved after the next one the files are as that step left them', async () => {
  const { cwd, env } = rig();
  const fault = { at: 1, match: '^open [^ ]*/packs/000003', action: 'fail', code: 'EIO' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect(run.stderr).toContain('second: saved now');
  for (const [at, one] of [
    ['first', 'one\n'],
    ['second', 'one\n'],
  ] as const) {
    const to = join(folder(), 'to');
    expect((await savepoint(['restore', 'latest', '--at', at, '--to', to], { cwd, env })).code).toBe(0);
    expect([at, readFileSync(join(to, 'out/one'), 'utf8')]).toEqual([at, one]);
  }
});

test('a step that is named behind one that is not saved is refused, and that one is not said to be unfinished', async () => {
  const { cwd, env } = rig();
  const fault = { at: 1, match: '^open [^ ]*/packs/000002', action: 'fail-on', code: 'ENOSPC' } as const;
  expect((await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault })).code).toBe(1);
  const { code, stderr } = await savepoint(['resume', '--only-step', 'third'], { cwd, env });
  expect([code, stderr]).toEqual([
    4,
    expect.stringMatching(/it depends on first, second, to run again, as `savepoint plan` says\n {2}hint: /),
  ]);
});

test('a run that is completed says which steps are not saved, and how they run again', async () => {
  const { cwd, env, tools, log } = rig();
  writeFileSync(join(tools, 'go'), '');
  const fault = { at: 1, match: '^open [^ ]*/packs/000002', action: 'fail-on', code: 'ENOSPC' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect(run.code).toBe(0);
  expect(run.stderr).toMatch(
    /^completed: .*\n {2}not saved: {3}first: .*; --from-step first runs it again$/m,
  );
  const resumed = await savepoint(['resume'], { cwd, env });
  expect([resumed.code, resumed.stderr]).toEqual([
    0,
    expect.stringMatching(/nothing to do\.\n {2}not saved: {3}first: .*; --from-step first runs it again$/m),
  ]);
  const again = await savepoint(['run', '--from-step', 'first'], { cwd, env });
  expect([again.code, again.stderr]).toEqual([0, expect.not.stringContaining('not saved')]);
  expect(log().filter((line) => line === 'first')).toHaveLength(2);
});

test('a `rerun: always` step that is saved after the next one has its place below what later steps left that are reused', async () => {
  const tools = folder();
  const cwd = workspaceWith(`
steps:
  - { id: al, reads: [], rerun: always, run: 'n=$(ls "$TOOLS" | grep -c again) || true; echo "A=$n" > .env; echo "$n" > token' }
  - { id: beside, reads: [], rerun: always, run: 'cp token copy' }
  - { id: later, reads: [], run: 'echo B=2 >> .env' }
  - { id: last, reads: [], run: 'cat .env token copy >> "$TOOLS/log"; test -e "$TOOLS/go"' }
`);
  const env = { TOOLS: tools, CI: '1' };
  expect((await savepoint(['run'], { cwd, env })).code).toBe(1);
  writeFileSync(join(tools, 'again'), '');
  const fault = { at: 1, match: '^open [^ ]*/packs/000006', action: 'fail', code: 'EIO' } as const;
  const run = await crash(['resume'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect(run.stderr).toContain('al: is completed but not saved');
  expect(run.stderr).toContain('al: saved now');
  expect(linesIn(join(tools, 'log'))).toEqual(['A=0', 'B=2', '0', '0', 'A=0', 'B=2', '1', '1']);
  expect((await savepoint(['diff', 'latest', 'al'], { cwd, env })).stdout).toMatch(/\n\+A=1\n/);
  writeFileSync(join(tools, 'go'), '');
  expect((await savepoint(['resume'], { cwd, env })).stderr).not.toContain('runs again');
  expect(linesIn(join(tools, 'log')).slice(-4)).toEqual(['A=0', 'B=2', '1', '1']);
});
