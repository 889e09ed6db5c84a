/** What an attempt wrote whose process was killed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, until } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { tree } from '../support/living.ts';
import { checkout, type Files, place, put, read, repository, Scene } from '../support/scene.ts';

const isStopped = (pid: number) => /\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

const GATE = 'test -e "$OUT/go"';

const KILLED = `
steps:
  - { id: a, run: 'echo whole > whole' }
  - id: b
    run: |
      cat part whole src 2>/dev/null | tr '\\n' ' ' >> "$LOG"; echo >> "$LOG"
      echo part >> part; echo spoilt > whole; echo spoilt > src
      touch "$OUT/written"
      until ${GATE}; do sleep 0.05; done
`;

test('killed in the middle of a step: what it wrote is half-written, what a person wrote much later is an edit', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': KILLED, src: 'source\n', other: 'x\n' });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  await new Promise((done) => setTimeout(done, 7000));
  put(cwd, { part: 'mine\n', other: 'mine\n', fresh: 'mine\n' });
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(scene.log()).toEqual(['whole source ', 'mine whole source ']);
  expect(second.stderr).toMatch(/set aside: b: .*src.*whole/);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: fresh, other, part/);
});

test('killed with its watcher: a resume ends the processes, and what they wrote until then is half-written', async () => {
  const scene = new Scene();
  const living = tree();
  Object.assign(scene.env, living.env);
  const writing = KILLED.replace(
    `until ${GATE}; do sleep 0.05; done`,
    `for i in $(seq 600); do if ${GATE}; then exit 0; fi; echo $i > part; sleep 0.05; done`,
  );
  const cwd = place({ 'savepoint.yml': writing, src: 'source\n' });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  for (const { pid, isWatcher } of living.living()) if (isWatcher) process.kill(pid, 'SIGKILL');
  started.child.kill('SIGKILL');
  await new Promise((done) => setTimeout(done, 7000));
  const before = read(cwd, 'part');
  await until('it still writes', () => read(cwd, 'part') !== before && read(cwd, 'part') !== '');
  const second = scene.start(cwd);
  await until('the second try runs', () => linesIn(scene.logFile).length === 2);
  scene.release();
  expect((await second.ended).code).toBe(0);
  expect(scene.log()).toEqual(['whole source ', 'whole source ']);
});

test('stopped, and killed later with all its processes: what a step wrote meanwhile is half-written', async () => {
  const scene = new Scene();
  const living = tree();
  Object.assign(scene.env, living.env);
  const cwd = place({ 'savepoint.yml': KILLED, src: 'source\n' });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  const marks = join(scene.store, 'workspaces');
  const alive = () => Math.max(...readdirSync(marks).map((name) => statSync(join(marks, name)).mtimeMs));
  started.child.kill('SIGSTOP');
  await until('it is stopped', () => isStopped(started.child.pid ?? 0));
  const stopped = alive();
  await until('there is a sign of life', () => alive() > stopped + 1000);
  living.kill();
  await started.ended;
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['whole source ', 'whole source ']);
});

test('what a killed attempt changed back, or only touched, is no edit', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `steps:\n  - id: a\n    run: 'echo a >> "$LOG"; touch src; touch "$OUT/written"; until ${GATE}; do sleep 0.05; done'\n`,
    src: 'source\n',
  });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(second.stderr).not.toMatch(/kept:|set aside:/);
});

test('an edit that an earlier attempt saved is not half-written because a later one was killed', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo a > made' }
  - { id: b, run: 'cat src made >> "$LOG"; touch "$OUT/written"; until test -e "$OUT/go" || test -e "$OUT/fail"; do sleep 0.05; done; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline, src: 'source\n' });
  scene.release('fail');
  await scene.run(cwd);
  put(cwd, { src: 'edited\n', made: 'mine\n' });
  await scene.run(cwd);
  rmSync(join(scene.outside, 'fail'));
  rmSync(join(scene.outside, 'written'));
  const third = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  third.child.kill('SIGKILL');
  await third.ended;
  scene.release();
  const last = await scene.run(cwd);
  expect(last.stderr).not.toMatch(/set aside:|kept:/);
  expect(scene.log().slice(-2)).toEqual(['edited', 'mine']);
});

test('killed: a step with keep finds what it had written', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': KILLED.replace('id: b', 'id: b\n    keep: true'),
    src: 'source\n',
  });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['whole source ', 'part spoilt spoilt ']);
});

test('killed: a step with keep finds gone what it had deleted or moved, whoever had made it', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: fill, run: 'mkdir queue done; touch queue/1 queue/2 queue/3; echo old > state' }
  - { id: use, run: 'echo new > state' }
  - id: b
    keep: true
    run: |
      echo queue/* $(cat state 2>&1) >> "$LOG"
      if ${GATE}; then exit 0; fi
      mv queue/1 done/1; rm queue/2; echo old > state
      touch "$OUT/written"
      until ${GATE}; do sleep 0.05; done
`,
  });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(scene.log()).toEqual(['queue/1 queue/2 queue/3 new', 'queue/3 old']);
  expect(second.stderr).not.toMatch(/kept: changed|set aside:/);
});

test.each([
  ['has moved', 'mkdir b; mv dir b/dir'],
  ['has deleted', 'rm dir/notes dir/more'],
  ['has set back to what was there before', 'rm dir/notes; echo source > src; echo more > dir/more'],
])('an edit that a killed step %s is there again for its next try', async (_, does) => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'test -e "$OUT/a"' }
  - id: b
    run: |
      cat src dir/more dir/notes 2>&1 | tr '\\n' ' ' >> "$LOG"; echo >> "$LOG"
      ${does}
      touch "$OUT/written"
      until ${GATE}; do sleep 0.05; done
`,
    src: 'source\n',
    'dir/more': 'more\n',
  });
  await scene.run(cwd);
  scene.release('a');
  put(cwd, { 'dir/notes': 'notes\n', src: 'edited\n', 'dir/more': 'edited\n' });
  const second = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  second.child.kill('SIGKILL');
  await second.ended;
  scene.release();
  const third = await scene.run(cwd);
  expect([third.code, third.stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
  expect(scene.log()).toEqual(['edited edited notes ', 'edited edited notes ']);
});

const MOVES = `
steps:
  - { id: a, run: 'mkdir gen; echo 1 > gen/1; echo 2 > gen/2' }
  - id: b
    run: |
      find . -type f -not -path './.savepoint/*' | sort | tr '\\n' ' ' >> "$LOG"; echo >> "$LOG"
      if ! ${GATE}; then echo part > part; eval "$STEP"; fi
      touch "$OUT/written"
      until ${GATE}; do sleep 0.05; done
`;

/** A step does something and is killed; long after that a person does something; then it runs again. */
async function killedThen(step: string, person: string, more: Files = {}) {
  const scene = new Scene();
  const outside = place({ 'docs/doc': 'doc\n' });
  Object.assign(scene.env, { STEP: step, OUTSIDE: outside });
  const cwd = place({
    'savepoint.yml': MOVES,
    'src/1': 'one\n',
    'src/2': 'two\n',
    'queue/1': 'q\n',
    ...more,
  });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  await new Promise((done) => setTimeout(done, 7000));
  execFileSync('bash', ['-ec', person], { cwd, env: { ...process.env, OUTSIDE: outside } });
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  return { second, saw: scene.log().at(-1)?.trim().split(' ') };
}

test('killed: folders that a person renames, or moves in, long after are edits with all that is in them', async () => {
  const { second, saw } = await killedThen(
    'true',
    'mv src lib; mv gen generated; mv "$OUTSIDE/docs" docs; echo three > lib/3; mkdir deep; mv lib deep/lib',
  );
  const kept = [
    './deep/lib/1',
    './deep/lib/2',
    './deep/lib/3',
    './docs/doc',
    './gen/1',
    './gen/2',
    './generated/1',
    './generated/2',
  ];
  // What a completed step had made is brought back where it was, too.
  expect(saw).toEqual([...kept, './queue/1', './savepoint.yml']);
  expect(second.stderr).toMatch(/set aside: b: part;/);
});

test('killed: folders that the step had moved are moved back, also where a person changes something beside them', async () => {
  const { second, saw } = await killedThen(
    'mv src lib; mv gen/1 one; rm queue/1; touch queue/2',
    'echo x > lib/x',
  );
  const back = ['./gen/1', './gen/2', './lib/x', './queue/1', './savepoint.yml', './src/1', './src/2'];
  expect(saw).toEqual(back);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: lib, lib\/x\n/);
});

test('killed: what the step had moved out of a folder is there again, although a person has changed that folder', async () => {
  const { second, saw } = await killedThen('mkdir done; mv queue/1 done/1', 'echo x > queue/x');
  expect(saw).toEqual([
    './gen/1',
    './gen/2',
    './queue/1',
    './queue/x',
    './savepoint.yml',
    './src/1',
    './src/2',
  ]);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: queue\/x\n/);
});

test('killed: a folder that the step had made is its own work, also where a person has changed something in it', async () => {
  const { second, saw } = await killedThen(
    'mkdir out; echo x > out/x; echo y > out/y; rm src/1 gen/1; mkdir src/1 gen/1; echo z > src/1/z; echo z > gen/1/z; mkdir old; rm -r queue; mkdir queue; chmod 711 queue',
    'rm out/x src/1/z gen/1/z; echo mine > out/mine; rmdir old; mkdir old; touch queue/2',
  );
  const whole = [
    './gen/1',
    './gen/2',
    './out/mine',
    './queue/1',
    './queue/2',
    './savepoint.yml',
    './src/1',
    './src/2',
  ];
  expect(saw).toEqual(whole);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: old, out, out\/mine, queue\/2\n/);
});

test('killed: a folder that the step had made and a person has moved or given a mode is an edit, and moved with all that is in it', async () => {
  const { second, saw } = await killedThen(
    'mkdir -p out in/mode; echo x > out/x; echo m > in/mode/m; mkdir out/deep; echo y > out/deep/y; mkdir "$OUTSIDE/new"; echo n > "$OUTSIDE/new/n"',
    'mv out saved; chmod 711 in/mode; mkdir under; mv "$OUTSIDE/new" under/new',
  );
  const whole = ['./gen/1', './gen/2', './queue/1', './saved/deep/y', './saved/x', './savepoint.yml'];
  expect(saw).toEqual([...whole, './src/1', './src/2', './under/new/n']);
  expect(second.stderr).toMatch(/set aside: b: in\/mode\/m, part;/);
  expect(second.stderr).toContain(
    'kept: changed since the last attempt: in, in/mode, saved, saved/deep, saved/deep/y and 4 more',
  );
});

test('killed: what a person has put a folder in the place of stays deleted, although the step had written in that folder', async () => {
  const { second, saw } = await killedThen(
    'echo x > queue/x; mkdir new; rm -r gen; mv new gen',
    'rm -r src; mv queue src',
  );
  expect(saw).toEqual(['./gen/1', './gen/2', './savepoint.yml', './src/1', './src/x']);
  expect(second.stderr).toMatch(
    /kept: changed since the last attempt: queue \(deleted\), queue\/1 \(deleted\), src\/1, src\/2 \(deleted\), src\/x\n/,
  );
});

test('killed: what a person has put folders in the place of others stays where it is, also that in folders below them', async () => {
  const { second, saw } = await killedThen(
    'true',
    'mv a old; mv b a; rm -r c; mv d c',
    Object.fromEntries(
      ['a', 'b', 'c', 'd'].flatMap((top) => [
        [`${top}/sub/${top}`, top],
        [`${top}/sub/all`, top],
      ]),
    ),
  );
  const moved = ['./a/sub/all', './a/sub/b', './c/sub/all', './c/sub/d', './old/sub/a', './old/sub/all'];
  const rest = ['./gen/1', './gen/2', './queue/1', './savepoint.yml', './src/1', './src/2'];
  expect(saw).toEqual([...moved, ...rest].sort());
  expect(second.stderr).toMatch(/set aside: b: part;/);
});

test('killed: what a person has deleted or renamed is not where the step has made another file with its inode', async () => {
  const names = Array.from({ length: 8 }, (_each, at) => `doc/${at}`);
  const { second, saw } = await killedThen(
    'sed -i s/^/new/ doc/*',
    'rm doc/1 doc/2 doc/3; mv doc/5 doc/five',
    Object.fromEntries(names.map((name) => [name, `${name}\n`])),
  );
  const left = ['./doc/0', './doc/4', './doc/6', './doc/7', './doc/five', './gen/1', './gen/2'];
  expect(saw).toEqual([...left, './queue/1', './savepoint.yml', './src/1', './src/2']);
  expect(second.stderr).toMatch(
    /kept: changed since the last attempt: doc\/1 \(deleted\), doc\/2 \(deleted\), doc\/3 \(deleted\), doc\/5 \(deleted\), doc\/five\n/,
  );
});

test.each([
  ['adds a file', 'echo mine > src/mine'],
  ['saves with an editor that writes anew', "sed -i 's/two/2/' src/2"],
])(
  'killed: what the step had deleted or moved comes back, also where a person %s beside it',
  async (_, person) => {
    const { second, saw } = await killedThen(
      'rm src/1; mkdir done; mv gen/1 done/g; rm -r deep',
      `${person}; echo mine > gen/mine; echo mine > done/mine; mkdir deep; echo mine > deep/mine; rm queue/1`,
      { 'deep/er/file': 'x' },
    );
    const mine = person.includes('src/mine') ? ['./src/mine'] : [];
    const whole = ['./deep/er/file', './deep/mine', './done/mine', './gen/1', './gen/2', './gen/mine'];
    expect(saw).toEqual([...whole, './savepoint.yml', './src/1', './src/2', ...mine]);
    expect(second.stderr).toContain('queue/1 (deleted)');
    expect(second.stderr.match(/\(deleted\)/g)).toHaveLength(1);
  },
);

test('killed: a folder that a person deletes stays so, with what the step had deleted in it', async () => {
  const { second, saw } = await killedThen('rm src/1', 'rm -r src');
  expect(saw).toEqual(['./gen/1', './gen/2', './queue/1', './savepoint.yml']);
  expect(second.stderr).toContain('src (deleted), src/1 (deleted), src/2 (deleted)');
});

test('killed: what a person has deleted stays so, also where the folder has got an older time, as rsync and tar give it', async () => {
  const { second, saw } = await killedThen(
    'rm gen/1; touch -d 2000-01-01 gen; rm queue/1; touch -d 2100-01-01 queue',
    'rm src/1; touch -d 2000-01-01 src',
  );
  expect(saw).toEqual(['./gen/1', './gen/2', './queue/1', './savepoint.yml', './src/2']);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: src\/1 \(deleted\)\n/);
});

test.each([
  ['in the folder that the run left', true],
  ['in another checkout', false],
])(
  'killed while one thing was put in the place of another, %s: what was deleted for it is no deletion by a person',
  async (_, isHere) => {
    const scene = new Scene();
    const steps = (more: string) => `
steps:
  - { id: a, run: 'rm -r dir; echo a > dir; mkdir file.d; rm file; mkdir file; echo a > file/a${more}' }
  - { id: b, run: 'cat dir file/a >> "$LOG"; ${GATE}' }
`;
    const origin = repository({ 'savepoint.yml': steps(''), 'dir/1': '1\n', file: 'f\n', other: 'o\n' });
    const cwd = checkout(origin);
    await scene.run(cwd);
    if (isHere) put(cwd, { 'savepoint.yml': steps('; true') });
    const here = isHere ? cwd : checkout(origin);
    const id = scene.record.run_id;
    const cut = await crash(
      ['resume', id, '--store', scene.store],
      { cwd: here, env: scene.env },
      {
        roots: [here],
        fault: { at: 1, action: 'after', match: isHere ? '^rmdir \\S+/file ' : '^rmdir \\S+/dir ' },
      },
    );
    expect([cut.hit, existsSync(join(here, isHere ? 'file' : 'dir'))]).toEqual([true, false]);
    await new Promise((done) => setTimeout(done, 7000));
    rmSync(join(here, 'other'));
    scene.log();
    scene.release();
    const ended = await scene.call(here, 'resume', id);
    expect([ended.code, scene.log()]).toEqual([0, ['a', 'a']]);
    expect(ended.stderr).toMatch(/kept: changed since the last attempt: other \(deleted\)\n/);
  },
);
