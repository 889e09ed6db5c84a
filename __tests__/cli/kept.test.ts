/** What a step with `keep` has written is its own, whichever steps run before it. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { checkout, place, put, read, repository, Scene } from '../support/scene.ts';

const once = (what: string) => `until test -e "$OUT/${what}"; do sleep 0.02; done; sleep 0.3`;

const pipeline = (login: string) => `
steps:
  - { id: login, reads: [], rerun: always, run: 'echo login >> "$LOG"; ${login}' }
  - id: k
    reads: []
    keep: true
    run: 'mkdir -p dir; echo half >> dir/half; cat dir/half >> "$LOG"; test -e "$OUT/k"'
  - { id: b, reads: [], run: 'cat dir/half >> "$LOG"; test -e "$OUT/go"' }
`;

test('a completed step that began from kept files is reused in every attempt, though a `rerun: always` step ran before it', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': pipeline('true') });
  await scene.run(first);
  expect(scene.log()).toEqual(['login', 'half']);
  scene.release('k');
  await scene.run(checkout(first), '--run', 'latest');
  expect(scene.log()).toEqual(['login', 'half', 'half', 'half', 'half']);
  expect(scene.record.steps.map(({ change }) => change?.files)).toEqual([0, 2, undefined]);
  for (let attempt = 3; attempt < 6; attempt++) {
    await scene.run(checkout(first), '--run', 'latest');
    expect(scene.log()).toEqual(['login', 'half', 'half']);
  }
});

test('a step that fails before it does not take over what a step has kept', async () => {
  const scene = new Scene();
  const files = { 'savepoint.yml': pipeline('test ! -e "$OUT/closed"') };
  await scene.run(place(files));
  scene.log();
  scene.release('closed');
  const second = place(files);
  await scene.run(second, '--run', 'latest');
  expect([scene.log(), read(second, join('dir', 'half'))]).toEqual([['login'], null]);
  scene.release('k');
  rmSync(join(scene.outside, 'closed'));
  await scene.run(second, '--run', 'latest');
  expect(scene.log()).toEqual(['login', 'half', 'half', 'half', 'half']);
});

test('what it alone may have written is kept after a kill, though another step ran beside it', async () => {
  const scene = new Scene();
  const slow = 'touch "$OUT/$0-runs"; until test -e "$OUT/go"; do sleep 0.02; done';
  const step = (id: string, how: string) =>
    `{ id: ${id}, reads: [], writes: ["${id}-file"], ${how}run: 'echo ${id} >> ${id}-file; cat ${id}-file >> "$LOG"; ${slow.replace('$0', id)}' }`;
  const cwd = place({
    'savepoint.yml': `
steps:
  - parallel:
    - ${step('k', 'keep: true, ')}
    - ${step('r', '')}
`,
  });
  const started = scene.start(cwd);
  await until('both run', () => scene.has('k-runs') && scene.has('r-runs'));
  started.child.kill('SIGKILL');
  await started.ended;
  expect(scene.log().toSorted()).toEqual(['k', 'r']);
  scene.release();
  const resumed = await scene.run(cwd);
  expect(resumed.code).toBe(0);
  expect(scene.log().toSorted()).toEqual(['k', 'k', 'r']);
  expect(resumed.stderr).toContain('set aside: r: r-file; to have them');
});

test('what it had kept before it ended well does not come back in another checkout when it runs again', async () => {
  const scene = new Scene();
  const text = pipeline('test ! -e "$OUT/closed"');
  const first = repository({ 'savepoint.yml': text });
  await scene.run(first);
  scene.release('k');
  await scene.run(first);
  expect(scene.log()).toEqual(['login', 'half', 'login', 'half', 'half', 'half', 'half']);
  scene.release('closed');
  const changed = text.replace('mkdir -p dir;', 'mkdir -p ./dir;');
  put(first, { 'savepoint.yml': changed });
  await scene.run(first);
  expect(scene.log()).toEqual(['login']);
  rmSync(join(scene.outside, 'closed'));
  const second = checkout(first);
  put(second, { 'savepoint.yml': changed });
  await scene.run(second, '--run', 'latest');
  expect(scene.log()).toEqual(['login', 'half', 'half']);
});

test('where what it had kept is damaged, it runs without that, and that is said', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': pipeline('true') });
  await scene.run(first);
  scene.release('k');
  const packs = join(scene.runFolder, 'packs');
  const kept = scene.record.layers.find(({ kind }) => kind === 'kept')?.change.pack?.pack;
  const pack = readdirSync(packs).find((name) => Number.parseInt(name, 10) === kept) ?? '';
  const bytes = readFileSync(join(packs, pack));
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(join(packs, pack), bytes);
  scene.log();
  const second = await scene.run(checkout(first), '--run', 'latest');
  expect([second.code, scene.log()]).toEqual([1, ['login', 'half', 'half']]);
  expect(second.stderr).toMatch(
    /^warning: k: what it had kept of its last try cannot be had: dir\/half: .+ is damaged.*; it begins without that$/m,
  );
});

test.each([
  ['in the same folder', (cwd: string) => cwd],
  ['elsewhere', (cwd: string) => checkout(cwd)],
])('what it had kept is there %s once it may start that had to ask', async (_, next) => {
  const scene = new Scene();
  const first = repository({
    'savepoint.yml': `
steps:
  - { id: a, reads: [], run: 'true' }
  - id: k
    rerun: ask
    timeout-minutes: 0.02
    reads: []
    keep: true
    run: 'echo half >> half; cat half >> "$LOG"; test -e "$OUT/go" || sleep 60'
`,
  });
  expect((await scene.run(first)).code).toBe(1);
  scene.release();
  const second = next(first);
  const asked = await scene.run(second, '--run', 'latest');
  expect([asked.code, asked.stderr]).toEqual([3, expect.not.stringContaining('set aside')]);
  expect((await scene.run(second, '--run', 'latest', '--only-step', 'a')).code).toBe(0);
  const third = await scene.run(next(second), '--run', 'latest', '--from-step', 'k');
  expect([third.code, scene.log()]).toEqual([0, ['half', 'half', 'half']]);
});

/** Says what it finds, and works on it until it is told how to end. */
const worker = (version: string) => `
steps:
  - id: k
    keep: true
    run: |
      : ${version}
      echo "$(cat status) $(cat data | xargs)" >> "$LOG"
      echo running > status; echo line >> data
      if test -e "$OUT/hang"; then touch "$OUT/runs"; sleep 60; fi
      if test -e "$OUT/fail"; then echo failed > status; exit 1; fi
      test ! -e "$OUT/exit" || exit 1
      echo done > status
      if test -e "$OUT/hang-done"; then touch "$OUT/done"; sleep 60; fi
  - { id: last, run: 'test -e "$OUT/go"' }
`;

describe('killed with a file in a state that the run has seen there before, it finds that', () => {
  async function attempt(scene: Scene, cwd: string, how: string): Promise<readonly string[]> {
    scene.release(how);
    await scene.run(cwd);
    rmSync(join(scene.outside, how));
    return scene.log();
  }

  async function killed(
    scene: Scene,
    cwd: string,
    [how, at, ...pipeline]: readonly [string, string, ...string[]],
  ): Promise<readonly string[]> {
    scene.release(how);
    for (const name of ['runs', 'done']) rmSync(join(scene.outside, name), { force: true });
    const started = scene.start(cwd, ...pipeline);
    await until('it has come so far', () => scene.has(at));
    started.child.kill('SIGKILL');
    await started.ended;
    rmSync(join(scene.outside, how));
    return scene.log();
  }

  test('of an earlier try that was kept', async () => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': worker('v1') });
    expect(await attempt(scene, cwd, 'exit')).toEqual([' ']);
    expect(await attempt(scene, cwd, 'fail')).toEqual(['running line']);
    expect(await killed(scene, cwd, ['hang', 'runs'])).toEqual(['failed line line']);
    const { stderr } = await scene.run(cwd);
    expect([scene.log(), stderr]).toEqual([['running line line line'], expect.not.stringContaining('aside')]);
  });

  test('of its completion, which it was about to replace', async () => {
    const scene = new Scene();
    // With nothing else in the workspace.
    const [cwd, above] = [place({}), place({ 'pipeline.yml': worker('v1') })];
    const pipeline = join(above, 'pipeline.yml');
    await scene.run(cwd, pipeline);
    put(above, { 'pipeline.yml': worker('v2') });
    expect([scene.log(), await killed(scene, cwd, ['hang-done', 'done', pipeline])]).toEqual([[' '], [' ']]);
    await scene.run(cwd, pipeline);
    expect(scene.log()).toEqual(['done line']);
  });

  test('of a completion that counts no more', async () => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': worker('v1') });
    await scene.run(cwd);
    put(cwd, { 'savepoint.yml': worker('v2') });
    expect([scene.log(), await attempt(scene, cwd, 'fail')]).toEqual([[' '], [' ']]);
    expect(await killed(scene, cwd, ['hang-done', 'done'])).toEqual(['failed line']);
    await scene.run(cwd);
    expect(scene.log()).toEqual(['done line line']);
  });
});

test.each([
  ['an earlier try had kept', ['exit', 'fail'], 'running'],
  ['a completion had left', ['', 'fail'], 'done'],
])('a file that a person sets back to what %s is found so', async (_, hows, status) => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': worker('v0') });
  for (const [at, how] of hows.entries()) {
    put(cwd, { 'savepoint.yml': worker(how === '' ? 'v0' : 'v1') });
    scene.release(how || 'none');
    await scene.run(cwd);
    rmSync(join(scene.outside, how || 'none'));
    expect([at, scene.log().length]).toEqual([at, 1]);
  }
  expect(read(cwd, 'status')).toBe('failed\n');
  const lines = read(cwd, 'data')?.trim().split('\n').join(' ');
  put(cwd, { status: `${status}\n` });
  await scene.run(cwd);
  expect(scene.log()).toEqual([`${status} ${lines}`]);
});

test('elsewhere a step finds nothing of what its last try has removed again', async () => {
  const scene = new Scene();
  const first = repository({
    'savepoint.yml': `
steps:
  - id: k
    reads: []
    keep: true
    run: |
      ls -A part 2> /dev/null >> "$LOG" || echo nothing >> "$LOG"
      if test -e part; then rm part; else echo half > part; fi
      test -e "$OUT/go"
`,
  });
  await scene.run(first);
  const second = await scene.run(first);
  expect(second.stderr).not.toContain('is kept for its next try');
  scene.release();
  const third = await scene.run(checkout(first), '--run', 'latest');
  expect([third.code, scene.log()]).toEqual([0, ['nothing', 'part', 'nothing']]);
});

test('what a step makes anew of what another one keeps, with the same bytes, is its own, too', async () => {
  const scene = new Scene();
  const pipelineOf = (first: string, second: string) => `
steps:
  - { id: p, run: '${first}' }
  - { id: k, reads: [], keep: true, run: '${second}' }
`;
  const make = 'mkdir -p gen; rm -f gen/x; echo data > gen/x';
  const cwd = place({ 'savepoint.yml': pipelineOf('true', `${make}; exit 1`) });
  await scene.run(cwd);
  put(cwd, { 'savepoint.yml': pipelineOf(make, 'cat gen/x >> "$LOG"; echo k > k') });
  expect((await scene.run(cwd)).code).toBe(0);
  const other = place({ 'savepoint.yml': read(cwd, 'savepoint.yml') ?? '' });
  for (const where of [cwd, other]) {
    const again = await scene.run(where, '--run', 'latest', '--from-step', 'k');
    expect([again.code, scene.log().at(-1), read(where, join('gen', 'x'))]).toEqual([0, 'data', 'data\n']);
  }
});

describe.each([
  ['the one that fails last ends first', 'b'],
  ['the one that fails first ends first', 'a'],
])('of two that no `writes` tell apart one keeps what the other has made: rule 2, where %s', (_, first) => {
  const second = first === 'a' ? 'b' : 'a';
  const member = (id: string, other: string) => `
      - id: ${id}
        keep: true
        run: |
          echo ${id} >> "$LOG"; touch "$OUT/${id}-here"; until test -e "$OUT/${other}-here"; do sleep 0.02; done
          test -e made-${id} || echo ${id} > made-${id}
          if test -e "$OUT/go"; then ${id === second ? once(`${other}-ended`) : 'true'}; touch "$OUT/${id}-ended"; exit; fi
          ${id === 'b' ? once('a-fails') : 'true'}; touch "$OUT/${id}-fails"
          ${id === 'b' ? 'test ! -e "$OUT/hang" || sleep 60' : 'true'}; exit 1`;
  const text = `
max-parallel: 4
fail-fast: false
steps:
  - parallel:${member('a', 'b')}${member('b', 'a')}
`;

  test.each([
    ['a', 'fails'],
    ['b', 'fails'],
    ['a', 'is killed'],
    ['b', 'is killed'],
  ])('none is reused without that when %s runs again, and b %s', async (again, how) => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': text });
    if (how === 'is killed') scene.release('hang');
    const { child, ended } = scene.start(cwd);
    await until('b ends', () => scene.has('b-fails'));
    if (how === 'is killed') child.kill('SIGKILL');
    await ended;
    for (const gone of ['a-here', 'b-here']) rmSync(join(scene.outside, gone));
    scene.release();
    expect((await scene.run(cwd, '--run', 'latest')).code).toBe(0);
    scene.log();
    expect((await scene.call(cwd, 'run', '--from-step', again)).code).toBe(0);
    expect(scene.log().toSorted()).toEqual(['a', 'b']);
    expect([read(cwd, 'made-a'), read(cwd, 'made-b')]).toEqual(['a\n', 'b\n']);
  });
});

/** Two with `writes` of their own, which fail one after the other; and one that has ended just before. */
const APART = `
max-parallel: 4
fail-fast: false
steps:
  - { id: before, run: 'echo before > before' }
  - parallel:
      - { id: a, writes: [a/**], run: 'echo a >> "$LOG"; mkdir -p a; echo a > a/file; touch "$OUT/a-ends"; test -e "$OUT/go"' }
      - { id: k, writes: [k/**], keep: true, run: 'echo k >> "$LOG"; ${once('a-ends')}; mkdir -p k; echo k >> k/file; test -e "$OUT/go"' }
`;

test('rule 1: what was written just before entangles nobody with a step that keeps what its `writes` match', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': APART });
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  scene.log();
  expect((await scene.call(cwd, 'run', '--from-step', 'k')).code).toBe(0);
  expect(scene.log()).toEqual(['k']);
});

test('what it keeps is its own where the store cannot take it: no step that ends later has it, nor a person', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
max-parallel: 2
fail-fast: false
steps:
  - parallel:
      - id: k
        writes: [k/**]
        keep: true
        run: |
          echo k >> "$LOG"; mkdir -p k; test -e k/file || { echo makes >> "$LOG"; echo k > k/file; }
          if test -e "$OUT/go"; then exit; fi
          mv "$OUT"/store/runs/*/packs "$OUT/packs"; touch "$(echo "$OUT"/store/runs/*)/packs"; exit 1
      - id: other
        writes: [other]
        run: |
          until grep -q step.failed "$OUT"/store/runs/*/events.ndjson; do sleep 0.02; done; sleep 0.3
          rm "$OUT"/store/runs/*/packs; mv "$OUT/packs" "$(echo "$OUT"/store/runs/*)/packs"; echo other > other
`,
  });
  const first = await scene.run(cwd);
  expect([first.code, first.stderr]).toEqual([
    1,
    expect.stringMatching(/k: .+ could not be saved in the store, and is left as it is/),
  ]);
  expect(scene.record.layers.map(({ step, change }) => [step, change.files])).toEqual([['other', 1]]);
  scene.release();
  const second = await scene.run(cwd);
  expect([second.code, second.stderr]).toEqual([0, expect.not.stringMatching(/^(kept|set aside):/m)]);
  expect([scene.log(), read(cwd, 'k/file')]).toEqual([['k', 'makes', 'k'], 'k\n']);
});
