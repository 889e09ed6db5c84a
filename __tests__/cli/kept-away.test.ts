/** What a step with `keep` has written is there for that step, and for none that runs before it. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { checkout, place, put, read, repository, Scene } from '../support/scene.ts';

const KEEP = 'reads: [], keep: true';

/** Both say what they find of a file to which both add a line. */
const pipeline = (first = 'true') => `
steps:
  - { id: p, reads: [], rerun: always, run: 'echo p >> both; xargs < both >> "$LOG"; ${first}' }
  - { id: k, ${KEEP}, run: 'mkdir -p dir; echo k | tee dir/half >> both; xargs < both >> "$LOG"; test -e "$OUT/go"' }
  - { id: last, reads: [], run: 'ls dir >> "$LOG"' }
`;

const OUT = '  k: what it had written is out of the way until it starts\n';

const WHERE: readonly [string, (cwd: string) => string][] = [
  ['in the same folder', (cwd) => cwd],
  ['in another checkout', (cwd) => checkout(cwd)],
];

describe.each(WHERE)('%s', (_, next) => {
  test('a step that runs again before it finds nothing of it', async () => {
    const scene = new Scene();
    const first = repository({ 'savepoint.yml': pipeline() });
    await scene.run(first);
    expect(scene.log()).toEqual(['p', 'p k']);
    const second = next(first);
    const { stderr } = await scene.call(second, 'plan', '--run', 'latest');
    expect(stderr).toContain('savepoint: k: what it had written would be out of the way until it starts\n');
    const failed = await scene.run(second, '--run', 'latest');
    expect([scene.log(), failed.stderr]).toEqual([['p', 'p k k'], expect.stringContaining(OUT)]);
    expect(failed.stderr.slice(failed.stderr.indexOf('failed: '))).not.toContain(OUT);
    scene.release();
    const third = next(second);
    const ended = await scene.run(third, '--run', 'latest');
    expect([ended.code, scene.log(), read(third, 'both')]).toEqual([
      0,
      ['p', 'p k k k', 'half'],
      'p\nk\nk\nk\n',
    ]);
  });

  test('it finds that after an attempt in which a step before it failed, or was killed', async () => {
    const scene = new Scene();
    const text = pipeline(
      'test ! -e "$OUT/closed"; if test -e "$OUT/hang"; then touch "$OUT/hangs"; sleep 60; fi',
    );
    const first = repository({ 'savepoint.yml': text });
    await scene.run(first);
    scene.release('closed');
    const second = next(first);
    const { stderr } = await scene.run(second, '--run', 'latest');
    expect(stderr.slice(stderr.indexOf('failed: '))).toContain(OUT);
    expect(existsSync(join(second, 'dir'))).toBe(false);
    rmSync(join(scene.outside, 'closed'));
    scene.release('hang');
    const third = next(second);
    const started = scene.start(third, '--run', 'latest');
    await until('it runs', () => scene.has('hangs'));
    started.child.kill('SIGKILL');
    await started.ended;
    rmSync(join(scene.outside, 'hang'));
    scene.log();
    const fourth = next(third);
    await scene.run(fourth, '--run', 'latest');
    expect([scene.log(), read(fourth, join('dir', 'half'))]).toEqual([['p', 'p k k'], 'k\n']);
  });

  test('it finds that once it may start, which asked while others ran', async () => {
    const scene = new Scene();
    const first = repository({
      'savepoint.yml': `
steps:
  - { id: p, rerun: always, writes: [], run: 'ls half >> "$LOG" || true; touch "$OUT/p-ran"' }
  - { id: k, rerun: ask, needs: [], writes: [half], ${KEEP}, run: 'until test -e "$OUT/p-ran"; do sleep 0.02; done; echo half >> half; cat half >> "$LOG"; test -e "$OUT/go" || kill -9 $$' }
  - { id: other, needs: [p], writes: [], run: 'ls half >> "$LOG" || true; test -e "$OUT/go"' }
`,
    });
    await scene.run(first);
    expect(scene.log()).toEqual(['half', 'half']);
    const second = next(first);
    expect((await scene.run(second, '--run', 'latest')).code).toBe(1);
    scene.release();
    const third = next(second);
    expect((await scene.run(third, '--run', 'latest')).code).toBe(3);
    expect(scene.log()).toEqual([]);
    const ended = await scene.run(next(third), '--run', 'latest', '--from-step', 'k');
    expect([ended.code, scene.log()]).toEqual([0, ['half', 'half']]);
  });

  test('what it had written where the step before leaves something else now is not brought back', async () => {
    const scene = new Scene();
    const text = (word: string) => `
steps:
  - { id: p, run: 'echo ${word} > both' }
  - { id: k, ${KEEP}, run: 'echo k | tee -a half >> both; xargs < both >> "$LOG"; xargs < half >> "$LOG"; test -e "$OUT/go"' }
`;
    const first = repository({ 'savepoint.yml': text('one') });
    await scene.run(first);
    expect(scene.log()).toEqual(['one k', 'k']);
    const second = next(first);
    put(second, { 'savepoint.yml': text('two') });
    const { stderr } = await scene.run(second, '--run', 'latest');
    expect([scene.log(), stderr]).toEqual([
      ['two k', 'k k'],
      expect.stringMatching(/^warning: k: not all is back .+: both \(what was there is otherwise now\)$/m),
    ]);
    expect(stderr).toMatch(/^set aside: k: both[,;]/m);
    const aside = folder();
    await scene.call(second, 'restore', 'latest', '--aside', '--to', aside);
    expect(read(aside, 'both')).toBe('one\nk\n');
  });

  test('a step may make the folder again in which it had left files, and it may be named', async () => {
    const scene = new Scene();
    const first = repository({
      'savepoint.yml': `
steps:
  - { id: p, run: 'mkdir build' }
  - { id: k, ${KEEP}, run: 'echo half >> build/half; cat build/half >> "$LOG"; test -e "$OUT/go"' }
`,
    });
    await scene.run(first);
    scene.release();
    const second = next(first);
    const ended = await scene.run(second, '--run', 'latest', '--from-step', 'p');
    expect([ended.code, scene.log()]).toEqual([0, ['half', 'half', 'half']]);
  });

  test('a step that is skipped leaves nothing of it to those that come after', async () => {
    const scene = new Scene();
    const text = (when: string) => `
inputs: { skip: { type: boolean, default: false } }
steps:
  - { id: k, if: '\${{ ${when} }}', ${KEEP}, run: 'echo half > half; exit 1' }
  - { id: last, run: 'ls >> "$LOG"' }
`;
    const first = repository({ 'savepoint.yml': text('true') });
    await scene.run(first);
    const second = next(first);
    put(second, { 'savepoint.yml': text('false') });
    const ended = await scene.run(second, '--run', 'latest');
    expect([ended.code, scene.log(), existsSync(join(second, 'half'))]).toEqual([
      0,
      ['savepoint.yml'],
      false,
    ]);
  });
});

test('what a person has changed of it stays where it is, and the rest comes back', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': pipeline() });
  await scene.run(cwd);
  scene.log();
  put(cwd, { [join('dir', 'half')]: 'mine\n' });
  const failed = await scene.run(cwd);
  expect([read(cwd, join('dir', 'half')), failed.stderr]).toEqual(['k\n', expect.stringContaining('kept: ')]);
  expect(scene.log()).toEqual(['p', 'p k k']);
});

test('where what was saved of it is lost, it begins without that, and that is said', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': pipeline('test ! -e "$OUT/closed"') });
  await scene.run(cwd);
  scene.release('closed');
  await scene.run(cwd);
  scene.log();
  rmSync(join(scene.outside, 'closed'));
  const kept = scene.record.layers.findLast(({ kind }) => kind === 'kept')?.change.pack?.pack;
  const packs = join(scene.runFolder, 'packs');
  const pack = readdirSync(packs).find((name) => Number.parseInt(name, 10) === kept);
  rmSync(join(packs, pack ?? ''));
  const { stderr } = await scene.run(cwd);
  expect(stderr).toMatch(
    /^warning: k: what it had kept of its last try cannot be had: .+; it begins without that$/m,
  );
  expect(scene.log()).toEqual(['p', 'p k']);
});

const LATER: readonly [string, string][] = [
  ['a clean-up in `finally`', "finally: [{ id: f, run: 'rm -f part' }]"],
  ['what `finally` adds', "finally: [{ id: f, run: 'echo f >> part' }]"],
  ['a step that runs whatever comes', "  - { id: l, if: always(), run: 'rm -f part' }"],
];

describe.each(WHERE)('%s', (_, next) => {
  test.each(LATER)('it finds what it had written itself after %s', async (__, later) => {
    const scene = new Scene();
    const first = repository({
      'savepoint.yml': `
steps:
  - { id: k, ${KEEP}, run: 'xargs < part >> "$LOG" || echo nothing >> "$LOG"; echo k >> part; test -e "$OUT/go"' }
${later}
`,
    });
    await scene.run(first);
    const second = next(first);
    await scene.run(second, '--run', 'latest');
    scene.release();
    expect((await scene.run(next(second), '--run', 'latest')).code).toBe(0);
    expect(scene.log()).toEqual(['nothing', 'k', 'k k']);
  });
});

test.each(WHERE)(
  'what is out of the way is listed, and can be had, also where the step is skipped then: %s',
  async (_, next) => {
    const scene = new Scene();
    const text = (when: string) => `
steps:
  - { id: p, rerun: always, run: 'true' }
  - { id: k, if: '\${{ ${when} }}', ${KEEP}, run: 'echo half > half; exit 1' }
  - { id: last, run: 'ls >> "$LOG"' }
`;
    const first = repository({ 'savepoint.yml': text('true') });
    await scene.run(first);
    const second = next(first);
    put(second, { 'savepoint.yml': text('false') });
    const { stderr } = await scene.run(second, '--run', 'latest');
    const listed = expect.stringMatching(/^set aside: k: half; to have them: /m);
    expect([scene.log(), stderr]).toEqual([['savepoint.yml'], listed]);
    const aside = folder();
    await scene.call(second, 'restore', 'latest', '--aside', '--to', aside);
    expect(read(aside, 'half')).toBe('half\n');
  },
);

describe('where somebody has come to use its place otherwise', () => {
  /** The step changes what is there, and while that is out of the way a person does. */
  async function usedOtherwise(change: string, by: (cwd: string) => void) {
    const scene = new Scene();
    scene.env.CI = '1';
    const cwd = place({
      'savepoint.yml': `
steps:
  - { id: p, rerun: always, reads: [], run: 'test ! -e "$OUT/closed"' }
  - { id: k, ${KEEP}, run: 'if test ! -e "$OUT/go"; then ${change}; exit 1; fi' }
`,
      file: 'file\n',
      'folder/a': 'a\n',
    });
    await scene.run(cwd);
    scene.release('closed');
    await scene.run(cwd);
    by(cwd);
    rmSync(join(scene.outside, 'closed'));
    scene.release();
    const { code, stderr } = await scene.run(cwd);
    // It was listed as set aside when it was taken away.
    const warned = expect.stringMatching(/^warning: k: not all is back that it had kept of its last try: /m);
    expect([code, stderr]).toEqual([0, warned]);
    expect(stderr).not.toContain('set aside: k: ');
    expect((await scene.call(cwd, 'show', 'latest')).stdout).toMatch(/set aside +attempt 2, k /);
    return cwd;
  }

  test('a file of the source stays that it had made a folder', async () => {
    const cwd = await usedOtherwise('rm file; mkdir file; echo k > file/k', (at) =>
      put(at, { file: 'mine\n' }),
    );
    expect(read(cwd, 'file')).toBe('mine\n');
  });

  test('a new file stays where it had made a folder', async () => {
    const cwd = await usedOtherwise('mkdir new; echo k > new/k', (at) => put(at, { new: 'mine\n' }));
    expect(read(cwd, 'new')).toBe('mine\n');
  });

  test('a folder with something new in it stays that it had made a file', async () => {
    const cwd = await usedOtherwise('rm -r folder; echo k > folder', (at) =>
      put(at, { 'folder/b': 'mine\n' }),
    );
    expect([read(cwd, join('folder', 'a')), read(cwd, join('folder', 'b'))]).toEqual(['a\n', 'mine\n']);
  });
});

test.each(WHERE)(
  'it finds what it had written where a later step had once made something of that, but not the last time: %s',
  async (_, next) => {
    const scene = new Scene();
    const first = repository({
      'savepoint.yml': `
steps:
  - { id: p, rerun: always, run: 'true' }
  - { id: k, ${KEEP}, run: 'xargs < part >> "$LOG" || echo nothing >> "$LOG"; test -e part || echo half > part; test -e "$OUT/go"' }
  - { id: z, if: always(), run: 'test ! -e "$OUT/closed"; echo z > part' }
`,
    });
    await scene.run(first);
    scene.release('closed');
    await scene.run(first);
    scene.release();
    rmSync(join(scene.outside, 'closed'));
    expect((await scene.run(next(first), '--run', 'latest')).code).toBe(0);
    expect(scene.log()).toEqual(['nothing', 'half', 'half']);
  },
);

test.each(WHERE)(
  'it finds gone what it had deleted in a folder that a later step has made a file since: %s',
  async (_, next) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const first = repository({
      'savepoint.yml': `
steps:
  - { id: p, reads: [], rerun: always, run: 'true' }
  - { id: k, ${KEEP}, run: 'ls s >> "$LOG"; rm -f s/2; test -e "$OUT/go"' }
  - { id: j, if: always(), run: 'rm -r s; echo j > s' }
`,
      's/1': '1\n',
      's/2': '2\n',
    });
    await scene.run(first);
    scene.release();
    const second = await scene.run(next(first), '--run', 'latest');
    expect([second.code, scene.log()]).toEqual([0, ['1', '2', '1']]);
  },
);
