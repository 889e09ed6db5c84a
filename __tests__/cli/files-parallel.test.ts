/** What steps that run side by side change. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { place, put, read, Scene, untilEnded } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';
/** Both have started before one goes on. A step whose other half never comes ends, so that the test does. */
const meet = (me: string, other: string) =>
  `touch "$OUT/${me}"; i=0; until test -e "$OUT/${other}" || test $((i+=1)) -gt 1000; do sleep 0.02; done`;
const till = (name: string) => `until test -e "$OUT/${name}"; do sleep 0.02; done`;
const after = (other: string) => `${till(`${other}-done`)}; ${untilEnded(other)}`;

const pair = (a: { keys: string; run: string }, b: { keys: string; run: string }, last = GATE) => `
max-parallel: 4
steps:
  - parallel:
      - { id: a, ${a.keys} run: 'echo a >> "$LOG"; ${meet('a-here', 'b-here')}; ${a.run}; touch "$OUT/a-done"' }
      - { id: b, ${b.keys} run: 'echo b >> "$LOG"; ${meet('b-here', 'a-here')}; ${after('a')}; ${b.run}' }
  - { id: last, run: '${last}' }
`;

const changeA = (text: string) => text.replace('touch "$OUT/a-done"', 'touch "$OUT/a-done"; true');
const changeB = (text: string) => text.replace('echo b >> "$LOG"', 'true; echo b >> "$LOG"');

test('steps whose `writes` match what they change are not entangled: each runs again alone', async () => {
  const scene = new Scene();
  const text = pair(
    { keys: 'writes: [out/a],', run: 'mkdir -p out; echo a > out/a' },
    { keys: 'writes: [out/b],', run: 'mkdir -p out; echo b > out/b' },
  );
  const cwd = place({ 'savepoint.yml': text });
  await scene.run(cwd);
  expect(scene.log().toSorted()).toEqual(['a', 'b']);
  expect(
    scene.record.layers.map(({ step, change, entangled = [] }) => [step, change.files > 0, entangled]),
  ).toEqual([
    ['a', true, []],
    ['b', true, []],
  ]);
  put(cwd, { 'savepoint.yml': changeA(text) });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['a']);
  expect([read(cwd, 'out/a'), read(cwd, 'out/b')]).toEqual(['a\n', 'b\n']);
});

test.each([
  ['the first of them', changeA],
  ['the last of them', changeB],
])(
  'steps that changed what nobody claims are entangled: %s takes the other with it',
  async (_title, change) => {
    const scene = new Scene();
    const text = pair({ keys: '', run: 'echo a > made-a' }, { keys: '', run: 'echo b > made-b' });
    const cwd = place({ 'savepoint.yml': text });
    await scene.run(cwd);
    expect(scene.log().toSorted()).toEqual(['a', 'b']);
    put(cwd, { 'savepoint.yml': change(text) });
    const reasons = await scene.reasons(cwd);
    expect([reasons.a, reasons.b].toSorted()).toEqual(['run definition', 'run entangled']);
    const second = await scene.run(cwd);
    expect(second.stderr).toMatch(/counts only together with [ab], which may have changed the same files/);
    expect(scene.log().toSorted()).toEqual(['a', 'b']);
  },
);

test('entangled steps that both count are reused', async () => {
  const scene = new Scene();
  const text = pair({ keys: '', run: 'echo a > made-a' }, { keys: '', run: 'echo b > made-b' });
  const cwd = place({ 'savepoint.yml': text });
  await scene.run(cwd);
  scene.log();
  const elsewhere = place({ 'savepoint.yml': text });
  scene.release();
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect([scene.log(), read(elsewhere, 'made-a'), read(elsewhere, 'made-b')]).toEqual([[], 'a\n', 'b\n']);
});

test('the reason of the one is what it reads, though what it had changed no more fits without the other one', async () => {
  const scene = new Scene();
  const text = pair({ keys: '', run: 'echo a >> both' }, { keys: 'reads: [src],', run: 'echo b >> both' });
  const cwd = place({ 'savepoint.yml': text, src: 'source\n' });
  await scene.run(cwd);
  put(cwd, { src: 'edited\n' });
  const { stdout } = await scene.call(cwd, 'plan');
  expect(stdout).toMatch(/a +run +counts only together with b,/);
  expect(stdout).toMatch(/b +run +files that it reads have changed: src\n/);
});

test('nor do the reasons of several that are entangled go round in a circle: one of them says why', async () => {
  const scene = new Scene();
  const text = `
max-parallel: 4
steps:
  - { id: t, needs: [], reads: [], run: '${after('p')}; echo t > tf' }
  - { id: a, needs: [], reads: [], run: 'echo a > af' }
  - { id: p, needs: [a], reads: [src], run: 'cat src > pf; touch "$OUT/p-done"' }
  - { id: last, run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text, src: 'source\n' });
  await scene.run(cwd);
  put(cwd, { src: 'edited\n' });
  const { stdout } = await scene.call(cwd, 'plan');
  expect(stdout).toMatch(/p +run +a +files that it reads have changed: src\n/);
});

test('a `rerun: always` step takes along, each time, what it is entangled with: the one may have the files of the other', async () => {
  const scene = new Scene();
  const text = pair(
    { keys: 'rerun: always,', run: 'echo a > made-a' },
    { keys: '', run: 'true' },
    `cat made-a made-b > both && ${GATE}`,
  ).replace(meet('b-here', 'a-here'), `echo b > made-b; ${meet('b-here', 'a-here')}`);
  const cwd = place({ 'savepoint.yml': text });
  for (const _attempt of [1, 2, 3]) {
    expect((await scene.run(cwd)).code).toBe(1);
    expect([scene.log().toSorted(), read(cwd, 'both')]).toEqual([['a', 'b'], 'a\nb\n']);
    for (const name of ['a-here', 'b-here', 'a-done']) rmSync(join(scene.outside, name));
  }
});

test('a failed step entangles nobody, and what it wrote beside another is not restored', async () => {
  const scene = new Scene();
  const text = pair(
    { keys: 'writes: [made-a],', run: 'echo a > made-a' },
    { keys: 'writes: [made-b],', run: `echo b > made-b; ${GATE}` },
  );
  const cwd = place({ 'savepoint.yml': text });
  await scene.run(cwd);
  scene.log();
  scene.release();
  const second = await scene.run(cwd);
  expect([second.code, scene.log()]).toEqual([0, ['b']]);
  expect(second.stderr).toMatch(/set aside: b: made-b/);
});

test('rule 2: what a failed step made and another took for its own is not missing where that one runs again', async () => {
  const scene = new Scene();
  // As a tool that finds its file up to date leaves it.
  const make = 'test -e made-b || echo b > made-b';
  const text = pair(
    { keys: 'writes: [made-a],', run: `${till('b-made')}; echo a > made-a` },
    { keys: '', run: GATE },
    'cat made-a made-b',
  ).replace(meet('b-here', 'a-here'), `${make}; touch "$OUT/b-made"; ${meet('b-here', 'a-here')}`);
  const cwd = place({ 'savepoint.yml': text });
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['a', 'b', 'b']);
  put(cwd, { 'savepoint.yml': changeA(text) });
  const third = await scene.call(cwd, 'run', '--from-step', 'a');
  expect([third.code, scene.log().toSorted()]).toEqual([0, ['a', 'b']]);
  expect([read(cwd, 'made-a'), read(cwd, 'made-b')]).toEqual(['a\n', 'b\n']);
});

test('rule 1: it does not run again with a completion of that other that was left out before it ran', async () => {
  const scene = new Scene();
  const text = `
steps:
  - parallel:
      - { id: a, writes: [made-a], run: 'echo a >> "$LOG"; ${till('b-ran')}; ${untilEnded('b')}; echo a > made-a' }
      - { id: b, writes: [made-b], run: 'echo b >> "$LOG"; test -e "$OUT/well" || { echo half > half; touch "$OUT/b-ran"; exit 1; }; echo b > made-b' }
  - { id: last, run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.record.layers.map(({ step }) => step)).toContain('a');
  scene.release('well');
  put(cwd, { 'savepoint.yml': text.replace('echo a > made-a', 'echo A > made-a') });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log().toSorted()).toEqual(['a', 'a', 'b', 'b']);
  scene.release();
  const third = await scene.run(cwd);
  expect([third.code, scene.log()]).toEqual([0, []]);
});

test('rule 2: nor where it had failed before the other one took it', async () => {
  const scene = new Scene();
  const text = `
max-parallel: 4
fail-fast: false
steps:
  - parallel:
      - { id: a, run: 'echo a >> "$LOG"; test -e made-a || echo a > made-a; touch "$OUT/a-done"; ${GATE}' }
      - { id: b, run: 'echo b >> "$LOG"; ${after('a')}; echo b > made-b' }
`;
  const cwd = place({ 'savepoint.yml': text });
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log().toSorted()).toEqual(['a', 'a', 'b']);
  expect((await scene.call(cwd, 'run', '--from-step', 'b')).code).toBe(0);
  expect(scene.log().toSorted()).toEqual(['a', 'b']);
  expect([read(cwd, 'made-a'), read(cwd, 'made-b')]).toEqual(['a\n', 'b\n']);
});

test('while another step runs, only what the writes of a failed try alone match is set back', async () => {
  const scene = new Scene();
  const text = `
max-parallel: 4
steps:
  - parallel:
      - id: a
        writes: [mine]
        retries: 1
        run: |
          echo -n 'found ' >> "$LOG"; ls mine other both 2>/dev/null | tr '\\n' ' ' >> "$LOG" || true; echo >> "$LOG"
          ${meet('a-here', 'b-here')}
          echo a > mine; echo a > other; echo a > both
          test -e "$OUT/tried" || { touch "$OUT/tried"; exit 1; }
          touch "$OUT/a-done"
      - { id: b, writes: [both], run: '${meet('b-here', 'a-here')}; ${after('a')}' }
`;
  const cwd = place({ 'savepoint.yml': text });
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['found ', 'found both other ']);
});

test('a path that nobody claims belongs to the first to complete; a failed step leaves it for the one that runs on', async () => {
  const scene = new Scene();
  const text = `
max-parallel: 4
fail-fast: false
steps:
  - parallel:
      - { id: a, run: '${meet('a-here', 'b-here')}; echo a > made-a; touch "$OUT/a-done"; ${GATE}' }
      - { id: b, run: '${meet('b-here', 'a-here')}; ${after('a')}; echo b > made-b' }
  - { id: last, needs: [b], run: 'ls >> "$LOG"' }
`;
  const cwd = place({ 'savepoint.yml': text });
  await scene.run(cwd);
  const layers = scene.record.layers.filter(({ kind }) => kind === 'step');
  expect(layers.map(({ step, entangled = [] }) => [step, entangled])).toEqual([
    ['b', []],
    ['last', []],
  ]);
  expect(scene.log()).toEqual(['made-a', 'made-b', 'savepoint.yml']);
});

test('what a step wrote in an attempt before it was entangled with comes back with both', async () => {
  const scene = new Scene();
  const text = `
max-parallel: 4
steps:
  - parallel:
      - { id: a, run: '${meet('a-here', 'b-here')}; echo a >> shared; touch "$OUT/a-done"' }
      - { id: b, run: '${meet('b-here', 'a-here')}; ${after('a')}; echo b >> shared' }
  - { id: last, run: 'cat shared >> "$LOG"; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text, shared: 's\n' });
  await scene.run(cwd);
  scene.release();
  const elsewhere = place({ 'savepoint.yml': text, shared: 's\n' });
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect(scene.log()).toEqual(['s', 'a', 'b', 's', 'a', 'b']);
});

test('a file that a step makes beside another is not among those that the other found: both are reused', async () => {
  const scene = new Scene();
  const until = (name: string) => `until test -e "$OUT/${name}"; do sleep 0.02; done`;
  const text = `
max-parallel: 4
steps:
  - { id: q, needs: [], reads: ['*.json', src], writes: [q], run: 'touch "$OUT/q-here"; ${until('p-saved')}; cat src > q' }
  - { id: p, needs: [], reads: [none], writes: [p.json], run: '${until('q-here')}; echo p > p.json' }
  - { id: told, needs: [p], reads: [none], writes: [none], run: 'touch "$OUT/p-saved"' }
  - { id: last, needs: [q, told], run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text, src: '1\n' });
  await scene.run(cwd);
  const reused = { q: 'reuse completed', p: 'reuse completed', told: 'reuse completed', last: 'run failed' };
  expect(await scene.reasons(cwd)).toEqual(reused);
  expect(await scene.reasons(place({ 'savepoint.yml': text, src: '1\n' }), '--run', 'latest')).toEqual(
    reused,
  );
  put(cwd, { 'other.json': '{}' });
  const edited = await scene.call(cwd, 'plan', '--output', 'json');
  const { steps } = JSON.parse(edited.stdout) as { steps: { id: string; reason: object }[] };
  expect(steps.find(({ id }) => id === 'q')?.reason).toEqual({ kind: 'reads', paths: ['other.json'] });
});

test('what is made beside a later try of a step is not among what that try found; what was made before it is', async () => {
  const scene = new Scene();
  const until = (name: string) => `until test -e "$OUT/${name}"; do sleep 0.02; done`;
  const text = `
max-parallel: 4
steps:
  - id: q
    needs: []
    reads: ['*.json']
    writes: [q]
    retries: { max: 1, delay: 1s }
    run: |
      if test -e "$OUT/once"; then touch "$OUT/q-again"; ${until('r-saved')}; exit 0; fi
      touch "$OUT/once"; ${until('p-saved')}; exit 1
  - { id: p, needs: [], reads: [none], writes: [p.json], run: '${until('once')}; echo p > p.json' }
  - { id: p-told, needs: [p], reads: [none], writes: [none], run: 'touch "$OUT/p-saved"' }
  - { id: r, needs: [], reads: [none], writes: [r.json], run: '${until('q-again')}; echo r > r.json' }
  - { id: r-told, needs: [r], reads: [none], writes: [none], run: 'touch "$OUT/r-saved"' }
  - { id: last, needs: [q, p-told, r-told], run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text });
  await scene.run(cwd);
  expect(await scene.reasons(cwd)).toMatchObject({ q: 'reuse completed', last: 'run failed' });
});

test('rule 1: entangled steps that have run again count without one that asks and has not', async () => {
  const scene = new Scene();
  const tillAll = (...names: readonly string[]) =>
    names.map((name) => `until test -e "$OUT/${name}$N"; do sleep 0.02; done`).join('; ');
  const text = `
max-parallel: 4
env: { N: '1' }
steps:
  - parallel:
      - { id: a, rerun: ask, writes: [out], env: { N: '1' }, run: '${tillAll('b-made', 'c-made')}; touch "$OUT/a-done$N"' }
      - { id: b, run: 'echo b >> "$LOG"; rm old; echo b > made-b; touch "$OUT/b-made$N"; ${tillAll('c-made', 'a-done')}; test $N = 2 || { ${untilEnded('a')}; }; touch "$OUT/b-done$N"' }
      - { id: c, run: 'echo c >> "$LOG"; ${tillAll('b-made')}; echo c > made-c; touch "$OUT/c-made$N"; ${tillAll('b-done')}; ${untilEnded('b')}; echo c > old' }
  - { id: last, run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text, old: 'old\n' });
  await scene.run(cwd);
  put(cwd, { 'savepoint.yml': text.replace("env: { N: '1' }\nsteps", "env: { N: '2' }\nsteps") });
  scene.release('a-done2');
  await scene.run(cwd);
  expect(scene.log().toSorted()).toEqual(['b', 'b', 'c', 'c']);
  const layers = scene.record.layers.filter(({ kind }) => kind === 'step');
  expect(layers.map(({ step, entangled }) => [step, entangled !== undefined])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
    ['b', false],
    ['c', true],
  ]);
  expect(await scene.reasons(cwd)).toEqual({
    a: 'ask started-before',
    b: 'reuse completed',
    c: 'reuse completed',
    last: 'run failed',
  });
  expect([read(cwd, 'old'), read(cwd, 'made-b'), read(cwd, 'made-c')]).toEqual(['c\n', 'b\n', 'c\n']);
});

test('rule 1: what is entangled with a step that could not be saved runs again with it', async () => {
  const scene = new Scene();
  const text = `
max-parallel: 4
steps:
  - parallel:
      - { id: a, run: 'echo a >> "$LOG"; ${meet('a-here', 'b-here')}; ${after('b')}; echo a > made-a; ${'test -e "$OUT/saved" || { mv "$OUT"/store/runs/*/packs "$OUT/packs"; touch "$(echo "$OUT"/store/runs/*)/packs"; }'}' }
      - { id: b, run: 'echo b >> "$LOG"; ${meet('b-here', 'a-here')}; echo b > made-b; touch "$OUT/b-done"' }
  - { id: last, needs: [b], run: '${untilEnded('a')}; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text });
  await scene.run(cwd);
  const packs = join(scene.runFolder, 'packs');
  rmSync(packs);
  renameSync(join(scene.outside, 'packs'), packs);
  expect(scene.log().toSorted()).toEqual(['a', 'b']);
  expect(scene.record.layers.map(({ step, kind }) => [step, kind])).toEqual([['b', 'step']]);
  expect(await scene.reasons(cwd)).toEqual({ a: 'run unsaved', b: 'run entangled', last: 'run failed' });
});
