/** A pack that is gone is told while something needs what it held, and no longer. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { commit, git, put } from '../support/scene.ts';

const WARNING = 'pack 2 is not there; steps that need what it held run again';

function rig(pipeline: string) {
  const out = folder();
  const cwd = workspaceWith(pipeline);
  const runs = join(cwd, '.savepoint/runs');
  return {
    cwd,
    env: { OUT: out, LOG: join(out, 'log'), CI: '1' },
    /** Of the first completed step; the source has the first pack. */
    losePack: (number = 2) => rmSync(join(runs, readdirSync(runs)[0] ?? '', `packs/00000${number}.pack`)),
    goOn: () => writeFileSync(join(out, 'go'), ''),
  };
}

test('while its step is to run again it is told, and no more when that is done', async () => {
  const it = rig(
    'steps: [{ id: a, run: "echo a >> $LOG; echo a > a" }, { id: b, run: \'echo b >> $LOG; test -e "$OUT/go"\' }]',
  );
  await savepoint(['run', '-q'], it);
  it.losePack();
  rmSync(join(it.cwd, 'a'));
  const again = await savepoint(['resume'], it);
  expect([again.code, again.stderr, linesIn(it.env.LOG)]).toEqual([
    1,
    expect.stringContaining(WARNING),
    ['a', 'b', 'a', 'b'],
  ]);
  it.goOn();
  const last = await savepoint(['resume'], it);
  expect([last.code, last.stderr]).toEqual([0, expect.not.stringContaining('is not there')]);
});

test('it is told where its own step counts no more, and another one has a content in it', async () => {
  const steps = (text: string) => `
max-parallel: 1
steps:
  - { id: a, needs: [], writes: [a], run: 'echo ${text} > a' }
  - { id: b, needs: [], writes: [b], run: 'echo same > b' }
  - { id: c, run: 'test -e "$OUT/go"' }
`;
  const it = rig(steps('same'));
  await savepoint(['run', '-q'], it);
  writeFileSync(join(it.cwd, 'savepoint.yml'), steps('another'));
  expect((await savepoint(['resume'], it)).stderr).toMatch(/^ {2}reuse {2}b /m);
  it.losePack();
  rmSync(join(it.cwd, 'b'));
  const { stderr } = await savepoint(['resume'], it);
  expect(stderr).toContain(WARNING);
  expect(stderr).toMatch(/^ {2}run {4}b {2}what it saved cannot be had: b: /m);
});

test('what was built on a `rerun: always` step stays when that runs again for its files', async () => {
  const it = rig(`
steps:
  - { id: login, rerun: always, run: 'echo login >> $LOG; test -e .env || echo A=1 > .env; echo $$ > token' }
  - { id: later, run: 'echo later >> $LOG; echo B=2 >> .env' }
  - { id: last, run: 'cat .env >> $LOG; test -e "$OUT/go"' }
`);
  await savepoint(['run', '-q'], it);
  it.losePack();
  it.goOn();
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, linesIn(it.env.LOG)]).toEqual([0, ['login', 'later', 'A=1', 'B=2', 'login', 'A=1', 'B=2']]);
  expect(stderr).toMatch(/^ {2}run {4}login {2}what it saved cannot be had: /m);
  const { stdout } = await savepoint(['diff', 'latest', 'login'], it);
  expect(stdout).toMatch(/^A {2}token /);
  expect(stdout).not.toContain('.env');
});

test('what its step left is no edit of a person: it is taken out, also what it deleted, and the step begins as the first time', async () => {
  const it = rig(`
steps:
  - { id: a, run: 'echo A >> s; echo x > x' }
  - { id: b, run: 'cat s x >> $LOG; echo B >> s; rm x; mkdir -p d; echo made > d/made' }
  - { id: c, run: 'test -e "$OUT/go"' }
`);
  await savepoint(['run', '-q'], it);
  it.losePack(3);
  writeFileSync(join(it.cwd, 'own'), 'own\n');
  it.goOn();
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, linesIn(it.env.LOG)]).toEqual([0, ['A', 'x', 'A', 'x']]);
  expect(stderr).toContain('kept: changed since the last attempt: own\n');
  expect(linesIn(join(it.cwd, 's'))).toEqual(['A', 'B']);
  expect(linesIn(join(it.cwd, 'd/made'))).toEqual(['made']);
});

test('nor is what it deleted and what a later step has put in the place of its folder', async () => {
  const it = rig(`
steps:
  - { id: a, run: 'cat dir/* >> $LOG; rm -r dir; echo a > dir' }
  - { id: b, run: 'echo b >> dir' }
  - { id: c, run: 'test -e "$OUT/go"' }
`);
  mkdirSync(join(it.cwd, 'dir'));
  for (const name of ['1', '2']) writeFileSync(join(it.cwd, 'dir', name), `${name}\n`);
  await savepoint(['run', '-q'], it);
  it.losePack();
  it.goOn();
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
  expect(linesIn(it.env.LOG)).toEqual(['1', '2', '1', '2']);
});

test('nor is the folder in which a later step has changed what it made', async () => {
  const it = rig(`
steps:
  - { id: a, run: 'mkdir dir; echo a > dir/a; echo a >> $LOG' }
  - { id: b, run: 'echo b >> dir/a' }
  - { id: c, run: 'cat dir/a >> $LOG; test -e "$OUT/go"' }
`);
  await savepoint(['run', '-q'], it);
  it.losePack();
  it.goOn();
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
  expect(linesIn(it.env.LOG)).toEqual(['a', 'a', 'b', 'a', 'a', 'b']);
});

test('where the edits of a person are lost with it, what is there may be theirs and stays', async () => {
  const it = rig(`
steps:
  - { id: a, run: 'echo a > a' }
  - { id: b, run: 'test -e "$OUT/go"' }
`);
  await savepoint(['run', '-q'], it);
  writeFileSync(join(it.cwd, 'own'), 'own\n');
  expect((await savepoint(['resume'], it)).stderr).toContain('kept: changed since the last attempt: own\n');
  it.losePack(2);
  it.losePack(3);
  it.goOn();
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, linesIn(join(it.cwd, 'own'))]).toEqual([0, ['own']]);
  expect(stderr).toMatch(/^kept: changed since the last attempt: .*own/m);
});

test('edits of a person that are lost with it are named elsewhere, by `plan` too', async () => {
  const pipeline = `
steps:
  - { id: a, run: 'echo a > a' }
  - { id: b, run: 'test -e "$OUT/go"' }
`;
  const it = rig(pipeline);
  await savepoint(['run', '-q'], it);
  for (const name of ['own', 'notes', 'p1', 'p2', 'p3', 'p4']) writeFileSync(join(it.cwd, name), 'own\n');
  await savepoint(['resume'], it);
  it.losePack(3);
  it.goOn();
  const other = { ...it, cwd: workspaceWith(pipeline) };
  const at = ['latest', '--store', join(it.cwd, '.savepoint')];
  const lost =
    /pack 3 is not there; what a person had edited is lost with it: notes, own, p1, p2, p3 and 1 more\n/;
  expect((await savepoint(['plan', '--run', ...at], other)).stderr).toMatch(lost);
  const { code, stderr } = await savepoint(['resume', ...at], other);
  expect([code, stderr]).toEqual([0, expect.stringMatching(lost)]);
  // The run has gone on without them: all that it came to is there.
  const to = join(folder(), 'to');
  const restored = await savepoint(['restore', 'latest', '--to', to], it);
  expect([restored.code, readdirSync(to).sort()]).toEqual([0, ['a', 'savepoint.yml']]);
});

test('edits of a person that are lost with it and saved again are lost no more', async () => {
  const pipeline = `
steps:
  - { id: a, run: 'echo a > a' }
  - { id: b, run: 'test -e own; test -e "$OUT/again"' }
  - { id: c, run: 'test -e "$OUT/go"' }
`;
  const it = rig(pipeline);
  await savepoint(['run', '-q'], it);
  writeFileSync(join(it.cwd, 'own'), 'own\n');
  await savepoint(['resume'], it);
  it.losePack(3);
  writeFileSync(join(it.env.OUT, 'again'), '');
  const again = await savepoint(['resume'], it);
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringMatching(
      /pack 3 is not there; what a person had edited is saved again, .*kept: [^:]*: own\n/s,
    ),
  ]);
  expect(await savepoint(['verify'], it)).toMatchObject({ code: 0 });
  const { stdout } = await savepoint(['events', 'latest'], it);
  expect(stdout).toContain('what a person had edited is saved again, as far as it was there');
  it.goOn();
  const other = { ...it, cwd: workspaceWith(pipeline) };
  const { code, stderr } = await savepoint(
    ['resume', 'latest', '--store', join(it.cwd, '.savepoint')],
    other,
  );
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('pack 3')]);
  const to = join(folder(), 'to');
  expect((await savepoint(['restore', 'latest', '--to', to], it)).code).toBe(0);
  for (const at of [other.cwd, to]) expect(readFileSync(join(at, 'own'), 'utf8')).toBe('own\n');
});

test.each(['another edit', 'a step'])(
  'but not where %s was made of them: it is said that they are lost elsewhere, and `verify` says so, too',
  async (what) => {
    const it = rig(`
steps:
  - { id: a, run: 'echo a > a' }
  - { id: b, run: 'test -e "$OUT/b"; echo more >> own' }
  - { id: c, run: 'test -e "$OUT/go"' }
`);
    await savepoint(['run', '-q'], it);
    writeFileSync(join(it.cwd, 'own'), 'own\n');
    if (what === 'a step') writeFileSync(join(it.env.OUT, 'b'), '');
    await savepoint(['resume'], it);
    if (what === 'another edit') writeFileSync(join(it.cwd, 'own'), 'own again\n');
    await savepoint(['resume'], it);
    it.losePack(3);
    const { stderr } = await savepoint(['resume'], it);
    expect(stderr).toContain(
      'pack 3 is not there; what a person had edited is here; elsewhere it is lost with it, and so is what was made of it\n',
    );
    expect((await savepoint(['verify'], it)).code).toBe(5);
  },
);

test('nothing is said to run again where the source is lost and the run cannot go on', async () => {
  const it = rig('steps: [{ id: a, run: "echo a > a" }, { id: b, run: "false" }]');
  await savepoint(['run', '-q'], it);
  it.losePack(1);
  const refused = await savepoint(['resume'], it);
  expect([refused.code, refused.stderr]).toEqual([4, expect.not.stringContaining('run again')]);
  expect(refused.stderr).toContain('the files that ');
});

/** The source of a second workspace holds nothing of what the first one's does. */
const TWICE = (retries: string) => `
steps:
  - { id: a, run: 'echo a >> $LOG' }
  - { id: b${retries}, run: 'cat src >> $LOG; test -e "$OUT/writes"; echo half >> src; test -e "$OUT/go"' }
`;

async function elsewhereWithoutFirst(retries: string) {
  const it = rig(TWICE(retries));
  writeFileSync(join(it.cwd, 'src'), 'source\n');
  await savepoint(['run', '-q'], it);
  const cwd = workspaceWith(TWICE(retries), { src: 'source\n' });
  const options = ['latest', '--store', join(it.cwd, '.savepoint')];
  const writes = () => writeFileSync(join(it.env.OUT, 'writes'), '');
  return { ...it, cwd, writes, resume: () => savepoint(['resume', ...options], { ...it, cwd }) };
}

test('a source file of which it held the content is not set back, and its step is not run on what a failed one left', async () => {
  const it = await elsewhereWithoutFirst('');
  it.writes();
  expect((await it.resume()).code).toBe(1);
  it.losePack(1);
  it.goOn();
  const { code, stderr } = await it.resume();
  expect([code, stderr]).toEqual([
    4,
    expect.stringMatching(/src of .* cannot be brought back: pack 1 is not there/),
  ]);
  expect(linesIn(it.env.LOG)).toEqual(['a', 'source', 'source']);
});

test('nor is it tried again there', async () => {
  const it = await elsewhereWithoutFirst(', retries: 1');
  expect((await it.resume()).code).toBe(1);
  it.losePack(1);
  it.writes();
  const before = linesIn(it.env.LOG).length;
  const { code, stderr } = await it.resume();
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('b: is not tried again: could not set back src (pack 1 is not there)'),
  ]);
  expect(linesIn(it.env.LOG).slice(before)).toEqual(['source']);
});

/** The first attempt, with a file that git ignores and nobody keeps. */
async function runWithoutIgnored(it: ReturnType<typeof rig>): Promise<void> {
  git(it.cwd, 'init', '-q');
  put(it.cwd, { '.gitignore': 'ignored\n', ignored: 'before\n' });
  commit(it.cwd, {});
  await savepoint(['run', '-q'], it);
}

test('but what git ignores was never kept: a lost pack of a step is not said to have held it', async () => {
  const it = rig(`
steps:
  - { id: a, run: 'echo a > a' }
  - { id: b, retries: 1, run: 'test -e "$OUT/go"; echo b >> ignored; test -e "$OUT/done" || { touch "$OUT/done"; exit 1; }' }
`);
  await runWithoutIgnored(it);
  it.losePack();
  it.goOn();
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining('could not set back ignored (its content was not kept)'),
  ]);
});

test('so `restore` says of it that git ignores it, also where a pack of what was set aside is lost', async () => {
  const it = rig(`
steps:
  - { id: a, retries: 1, run: 'test -e "$OUT/tried" || { touch "$OUT/tried"; echo half > half; exit 1; }; echo a > a' }
`);
  await runWithoutIgnored(it);
  it.losePack();
  const to = join(folder(), 'to');
  const { code, stderr } = await savepoint(['restore', 'latest', '--to', to], it);
  expect([code, stderr]).toEqual([0, expect.stringContaining('git ignores ignored')]);
  expect(readFileSync(join(to, 'a'), 'utf8')).toBe('a\n');
});

test('nor is what its step had left the source of the workspace, when the run comes back to that from another one', async () => {
  const pipeline = `
steps:
  - { id: a, run: 'echo a >> $LOG; echo a > a' }
  - { id: b, run: 'test ! -e "$OUT/fails"; cat a src gone >> $LOG; test ! -e made; echo b >> a; echo b >> src; rm gone; mkdir -p made; echo b > made/b' }
  - { id: later, run: 'echo later >> made/b' }
  - { id: c, run: 'test -e "$OUT/go"' }
`;
  const it = rig(pipeline);
  const files = { src: 'source\n', gone: 'gone\n' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(it.cwd, name), text);
  await savepoint(['run', '-q'], it);
  const found = ['a', 'a', 'source', 'gone'];
  expect(linesIn(it.env.LOG)).toEqual(found);
  it.losePack(3);
  writeFileSync(join(it.env.OUT, 'fails'), '');
  const cwd = workspaceWith(pipeline, files);
  await savepoint(['resume', 'latest', '--store', join(it.cwd, '.savepoint')], { ...it, cwd });
  rmSync(join(it.env.OUT, 'fails'));
  it.goOn();
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('differs from the source')]);
  expect(linesIn(it.env.LOG)).toEqual([...found, ...found.slice(1)]);
});

test('nor what a later step has found of it in that one', async () => {
  const pipeline = `
steps:
  - { id: a, run: 'cat src >> $LOG; rm src; mkdir src; echo a > src/a' }
  - { id: b, run: 'test -e "$OUT/b" && rm -r src' }
  - { id: c, run: 'test -e "$OUT/go"' }
`;
  const it = rig(pipeline);
  writeFileSync(join(it.cwd, 'src'), 'source\n');
  await savepoint(['run', '-q'], it);
  writeFileSync(join(it.env.OUT, 'b'), '');
  const cwd = workspaceWith(pipeline, { src: 'source\n' });
  await savepoint(['resume', 'latest', '--store', join(it.cwd, '.savepoint')], { ...it, cwd });
  it.losePack();
  it.goOn();
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, stderr, linesIn(it.env.LOG)]).toEqual([0, expect.any(String), ['source', 'source']]);
});

test.each([
  [['restore', '--to', 'DIR'], /`(savepoint verify [^`]*)` says all that is damaged/],
  [['verify'], /or go on with `(savepoint resume [^`]*)`\n/],
])(
  'the remedy that %j names is found where it is typed: it has the store and the workspace',
  async (command, remedy) => {
    const it = rig('steps: [{ id: a, run: "echo a > a" }, { id: b, run: "false" }]');
    const [elsewhere, store] = [folder(), join(folder(), 'a store')];
    const at = ['-C', it.cwd, '--store', store];
    await savepoint(['run', '-q', ...at], { ...it, cwd: elsewhere });
    const runs = join(store, 'runs');
    const id = readdirSync(runs)[0] ?? '';
    rmSync(join(runs, id, 'packs/000002.pack'));
    const [name = '', ...rest] = command;
    const { stderr } = await savepoint([name, id, ...rest, ...at], { ...it, cwd: elsewhere });
    const [, told = ''] = remedy.exec(stderr) ?? [];
    expect(told.replace(/^savepoint \w+ /, '')).toBe(`${id} -C ${it.cwd} --store '${store}'`);
  },
);
