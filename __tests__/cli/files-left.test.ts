/** Going on in the workspace that the run itself left. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { place, put, read, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

test('what no step touched is left as it is, and what steps left is there, times included', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo made > made; touch -d 2001-02-03T04:05:06.123456 made' }
  - { id: b, run: 'echo b >> "$LOG"; ${GATE}' }
`,
    src: 'source',
  });
  utimesSync(join(cwd, 'src'), 1_000_000_000, 1_000_000_000);
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log()).toEqual(['a', 'b']);
  // Its time is no part of what it is, but is set back with it.
  utimesSync(join(cwd, 'made'), 5, 5);
  utimesSync(join(cwd, 'src'), 7, 7);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['b']);
  expect(statSync(join(cwd, 'made'), { bigint: true }).mtimeNs / 1000n).toBe(981173106123456n);
  expect(statSync(join(cwd, 'src')).mtimeMs).toBe(7000);
});

test('what a failed step wrote is set aside before it is set back, and listed', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'echo one > kept; echo two > changed; echo three > deleted; chmod 600 kept' }
  - id: b
    run: |
      cat changed deleted new 2>/dev/null | tr '\\n' ' ' >> "$LOG"; stat -c %a kept >> "$LOG"
      echo half > changed; rm deleted; echo half > new; mkdir -p dir/sub; echo half > dir/sub/f; chmod 644 kept
      ${GATE}
`,
  });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(read(cwd, 'changed')).toBe('half\n');
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(scene.log()).toEqual(['two three 600', 'two three 600']);
  expect(second.stderr).toMatch(/set aside: b: .*changed/);
  expect(second.stderr).toContain('restore');
  const aside = scene.record.layers.find(({ kind }) => kind === 'aside');
  expect(aside?.change.files).toBe(6);
});

test('a person who edits the output of a step keeps it, in later attempts too, and it is listed', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; mkdir out; echo one > out/1; echo two > out/2' }
  - { id: b, run: 'cat out/* extra 2>/dev/null >> "$LOG" || true; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log()).toEqual(['a', 'one', 'two']);
  writeFileSync(join(cwd, 'out/1'), 'mine\n');
  writeFileSync(join(cwd, 'extra'), 'extra\n');
  const second = await scene.run(cwd);
  expect(second.code).toBe(1);
  expect(scene.log()).toEqual(['mine', 'two', 'extra']);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: extra, out\/1/);
  const third = await scene.run(cwd);
  expect(third.stderr).not.toContain('kept:');
  expect(scene.log()).toEqual(['mine', 'two', 'extra']);
  const elsewhere = place({ 'savepoint.yml': pipeline });
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(1);
  expect(scene.log()).toEqual(['mine', 'two', 'extra']);
  scene.release();
  expect((await scene.run(cwd, '--run', 'latest')).code).toBe(0);
  expect(scene.log()).toEqual(['mine', 'two', 'extra']);
});

test("a person's file in a directory that would be deleted is kept, with the directory", async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `steps:\n  - id: a\n    run: 'ls dir >> "$LOG" 2>/dev/null || true; mkdir -p dir; echo half > dir/half; ${GATE}'\n`,
  });
  expect((await scene.run(cwd)).code).toBe(1);
  writeFileSync(join(cwd, 'dir/mine'), 'mine');
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(scene.log()).toEqual(['mine']);
  expect(second.stderr).toMatch(/kept: .*dir\/mine/);
});

test('a step whose definition changed is decided afresh, without its old change', async () => {
  const scene = new Scene();
  const text = (name: string) => `
steps:
  - { id: a, run: 'echo ${name} > ${name}; echo ${name} > src' }
  - { id: b, run: 'ls >> "$LOG"; cat src >> "$LOG"; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text('one'), src: 'source\n' });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log()).toEqual(['one', 'savepoint.yml', 'src', 'one']);
  put(cwd, { 'savepoint.yml': text('two') });
  const second = await scene.run(cwd);
  expect(scene.log()).toEqual(['savepoint.yml', 'src', 'two', 'two']);
  expect(second.stderr).toContain('its definition has changed (run)');
  // The pipeline file was changed by a person, and stays so.
  expect(read(cwd, 'savepoint.yml')).toBe(text('two'));
});

test('a step that was taken out leaves the workspace, and comes back with it when put in again', async () => {
  const scene = new Scene();
  const text = (steps: string) => `steps:\n${steps}  - { id: b, needs: [], run: 'ls >> "$LOG"; ${GATE}' }\n`;
  const a = `  - { id: a, needs: [], run: 'echo a > made; echo a >> "$LOG"' }\n`;
  const cwd = place({ 'savepoint.yml': `max-parallel: 1\n${text(a)}` });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log()).toEqual(['a', 'made', 'savepoint.yml']);
  put(cwd, { 'savepoint.yml': `max-parallel: 1\n${text('')}` });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['savepoint.yml']);
  put(cwd, { 'savepoint.yml': `max-parallel: 1\n${text(a)}` });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['made', 'savepoint.yml']);
});

test('what a later step writes is no source of a reused one, and an edit of it is not listed as that', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo 1 > made' }
  - { id: b, run: 'test -e out || echo b > out; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline, src: '1\n' });
  await scene.run(cwd);
  put(cwd, { out: 'mine\n' });
  expect((await scene.call(cwd, 'plan')).stderr).not.toContain('edited since');
  put(cwd, { src: '2\n' });
  const second = await scene.run(cwd);
  expect(second.stderr).toContain('warning: src: edited since a ran');
  const third = await scene.run(cwd);
  expect([third.stderr, read(cwd, 'out')]).toEqual([
    expect.stringContaining('warning: src: edited'),
    'mine\n',
  ]);
});

test('the pipeline file itself is kept when it is edited, and no reused step is told to have missed that', async () => {
  const scene = new Scene();
  const pipeline = `steps:\n  - { id: a, run: 'true' }\n  - { id: b, run: '${GATE}' }\n`;
  const cwd = place({ 'savepoint.yml': pipeline, src: '1\n' });
  await scene.run(cwd);
  put(cwd, { 'savepoint.yml': pipeline.replace(GATE, `true; ${GATE}`) });
  expect((await scene.call(cwd, 'plan')).stderr).not.toContain('edited since');
  const second = await scene.run(cwd);
  expect(second.stderr).toContain('kept: changed since the last attempt: savepoint.yml');
  expect(second.stderr).not.toContain('edited since');
  put(cwd, { src: '2\n' });
  expect((await scene.run(cwd)).stderr).toContain('warning: src: edited since a ran');
});

test('sources edited since a reused step are listed, with the --from-step that takes them in', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'echo a >> "$LOG"; cat src > copy' }
  - { id: b, run: 'cat copy >> "$LOG"; ${GATE}' }
`,
    src: 'old\n',
  });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log()).toEqual(['a', 'old']);
  writeFileSync(join(cwd, 'src'), 'new\n');
  const second = await scene.run(cwd);
  expect(second.stderr).toMatch(/kept: .*src/);
  expect(second.stderr).toMatch(/src: edited since a ran.*--from-step a/);
  expect(scene.log()).toEqual(['old']);
  const third = await scene.run(cwd);
  expect(third.stderr).toMatch(/src: edited since a ran.*--from-step a/);
  expect((await scene.call(cwd, 'plan')).stderr).toMatch(/src: edited since a ran.*--from-step a/);
  expect(scene.log()).toEqual(['old']);
  writeFileSync(join(cwd, 'src'), 'old\n');
  expect((await scene.run(cwd)).stderr).not.toContain('edited since');
  writeFileSync(join(cwd, 'src'), 'new\n');
  writeFileSync(join(cwd, 'copy'), 'mine\n');
  expect((await scene.run(cwd)).stderr).toContain('warning: src: edited since a ran');
  scene.log();
  scene.release();
  expect((await scene.call(cwd, 'resume', '--from-step', 'a')).code).toBe(0);
  expect(scene.log()).toEqual(['a', 'new']);
});

test.each(['a', 'a, reads: []'])(
  'a file of an earlier run that a step wrote with the same bytes, and somebody has deleted, is listed with the step that is reused without: %s',
  async (id) => {
    const scene = new Scene();
    const cwd = place({
      'savepoint.yml': `
steps:
  - { id: ${id}, run: 'rm -rf out; mkdir out; echo a > out/a' }
  - { id: b, run: '${GATE}' }
`,
    });
    scene.release();
    await scene.run(cwd);
    rmSync(join(scene.outside, 'go'));
    expect((await scene.run(cwd)).code).toBe(1);
    rmSync(join(cwd, 'out'), { recursive: true });
    const says = /warning: out, out\/a: edited since a ran, which is reused as it was; --from-step a/;
    expect((await scene.call(cwd, 'plan')).stderr).toMatch(says);
    scene.release();
    expect((await scene.run(cwd)).stderr).toMatch(says);
  },
);

test('with `reads`, an edit of what matches makes the step run again, and another does not', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'echo a >> "$LOG"', reads: ['src/**'] }
  - { id: b, run: '${GATE}' }
`,
    'src/x': '1',
    other: '1',
  });
  await scene.run(cwd);
  put(cwd, { other: '2' });
  await scene.run(cwd);
  put(cwd, { 'src/y': '2' });
  expect(await scene.reasons(cwd)).toMatchObject({ a: 'run reads' });
  const third = await scene.run(cwd);
  expect(third.stderr).toContain('files that it reads have changed: src/y');
  chmodSync(join(cwd, 'src/x'), 0o755);
  await scene.run(cwd);
  expect(scene.log()).toEqual(['a', 'a', 'a']);
});

test('`reads` sees the workspace before its place: what later steps did to the same files is no change', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'echo a >> "$LOG"', reads: [x] }
  - { id: b, run: 'echo later > x' }
  - { id: c, run: '${GATE}' }
`,
    x: 'first',
  });
  await scene.run(cwd);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['a']);
  expect(read(cwd, 'x')).toBe('later\n');
});

test('an edit of a file that a step reads and changes itself makes the step run again, on the edited file', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: lint, reads: ['src/**'], run: 'cat src/x >> "$LOG"' }
  - { id: fmt, reads: ['src/**'], run: 'echo formatted >> src/x; echo fmt >> "$LOG"' }
  - { id: b, run: '${GATE}' }
`,
    'src/x': 'one\n',
  });
  await scene.run(cwd);
  await scene.run(cwd);
  expect(scene.log()).toEqual(['one', 'fmt']);
  put(cwd, { 'src/x': `${read(cwd, 'src/x')}more\n` });
  expect(await scene.reasons(cwd)).toEqual({ lint: 'run reads', fmt: 'run needs', b: 'run failed' });
  const second = await scene.run(cwd);
  expect(second.stderr).toContain('files that it reads have changed: src/x');
  expect(scene.log()).toEqual(['one', 'formatted', 'more', 'fmt']);
  expect(read(cwd, 'src/x')).toBe('one\nformatted\nmore\nformatted\n');
  await scene.run(cwd);
  expect(scene.log()).toEqual([]);
  const elsewhere = place({ 'savepoint.yml': read(cwd, 'savepoint.yml') ?? '', 'src/x': 'one\n' });
  scene.release();
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect([scene.log(), read(elsewhere, 'src/x')]).toEqual([[], 'one\nformatted\nmore\nformatted\n']);
});

test('links, modes, empty directories and deletions of a step come back', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - id: a
    run: |
      echo a >> "$LOG"
      ln -s nowhere/else link; mkdir -p empty/dir; chmod 750 empty; echo x > tool; chmod 755 tool; rm -r gone; rm src; ln -s . src
  - { id: b, run: '${GATE}' }
`;
  const files = { 'savepoint.yml': pipeline, 'gone/x': '1', src: 's' };
  const cwd = place(files);
  await scene.run(cwd);
  const elsewhere = place(files);
  scene.release();
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect(scene.log()).toEqual(['a']);
  expect(lstatSync(join(elsewhere, 'link')).isSymbolicLink()).toBe(true);
  expect(statSync(join(elsewhere, 'empty')).mode & 0o777).toBe(0o750);
  expect(statSync(join(elsewhere, 'tool')).mode & 0o777).toBe(0o755);
  expect([existsSync(join(elsewhere, 'empty/dir')), existsSync(join(elsewhere, 'gone'))]).toEqual([
    true,
    false,
  ]);
  expect(readFileSync(join(elsewhere, 'src/tool'), 'utf8')).toBe('x\n');
});

test('an edit that a person takes back is no edit any more, whatever was saved of it', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo one > made' }
  - { id: b, run: 'cat src made >> "$LOG"; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline, src: 'source\n' });
  await scene.run(cwd);
  put(cwd, { src: 'edited\n', made: 'first\n' });
  await scene.run(cwd);
  put(cwd, { src: 'source\n', made: 'second\n' });
  await scene.run(cwd);
  put(cwd, { made: 'first\n' });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['source', 'one', 'edited', 'first', 'source', 'second', 'source', 'first']);
  const elsewhere = place({ 'savepoint.yml': pipeline, src: 'source\n' });
  await scene.run(elsewhere, '--run', 'latest');
  expect(scene.log()).toEqual(['source', 'first']);
});

test('what stands in the place of a file is named once by plan, although a folder goes and a file comes', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'echo one > x; mkdir y; echo two > y/f' }
  - { id: b, run: 'rm -r x y; mkdir x; echo half > x/f; echo half > y; ${GATE}' }
`,
  });
  expect((await scene.run(cwd)).code).toBe(1);
  const { stderr } = await scene.call(cwd, 'plan');
  expect(stderr).toContain('would be set aside: b: x, x/f, y\n');
});

test('rule 4: what a step makes anew of what a failed one left, with the same bytes, is its own: it stays, and comes back', async () => {
  const scene = new Scene();
  const make = 'mkdir -p cache; rm -f cache/x; echo same > cache/x';
  const pipeline = (first: string) => `
max-parallel: 1
steps:
  - { id: a, needs: [], run: '${first}; ${GATE}' }
  - { id: b, needs: [], run: 'echo b >> "$LOG"; ${make}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline(make) });
  expect((await scene.run(cwd)).code).toBe(1);
  put(cwd, { 'savepoint.yml': pipeline('true') });
  scene.release();
  const other = place({ 'savepoint.yml': pipeline('true') });
  for (const where of [cwd, other]) {
    expect((await scene.run(where, '--run', 'latest', '--from-step', 'a')).code).toBe(0);
    expect(read(where, 'cache/x')).toBe('same\n');
  }
  expect(scene.log()).toEqual(['b']);
});

test('a step runs again that changed the file of another one that runs again, although neither waits for the other', async () => {
  const scene = new Scene();
  const steps = (word: string) => `
max-parallel: 1
steps:
  - { id: i, run: 'echo i > lock' }
  - parallel:
      - { id: b, run: 'echo ${word} >> lock' }
      - { id: z, run: 'echo z >> lock' }
      - { id: o, run: 'echo o > o; echo o >> "$LOG"' }
  - { id: last, run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': steps('b1') });
  await scene.run(cwd);
  put(cwd, { 'savepoint.yml': steps('b2') });
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect([read(cwd, 'lock'), scene.log()]).toEqual(['i\nb2\nz\n', ['o']]);
  expect((await scene.call(cwd, 'run', '--run', 'latest', '--from-step', 'b')).code).toBe(0);
  expect(read(cwd, 'lock')).toBe('i\nb2\nz\n');
});
