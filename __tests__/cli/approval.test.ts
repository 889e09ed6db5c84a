/** `approve`, `reject`, `mark`: what a person answers, on the command line. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { type CallOptions, savepoint } from '../support/in-process.ts';

const GATED = `
name: Gated
inputs: { target: { default: staging } }
steps:
  - { id: build, run: 'echo build >> "$LOG"; echo made > made' }
  - { id: gate, approval: { prompt: "Publish \${{ inputs.target }}?" } }
  - { id: publish, run: 'echo publish >> "$LOG"; test -e made' }
`;

/** A workspace whose steps write to a log outside of it. */
function rig(pipeline: string) {
  const log = join(folder(), 'log');
  const cwd = workspaceWith(pipeline);
  const call = (args: readonly string[], more: Partial<CallOptions> = {}) =>
    savepoint(args, { cwd, env: { LOG: log }, ...more });
  return { call, cwd, ran: () => linesIn(log) };
}

/** A run that waits at its gate. */
async function paused(pipeline = GATED) {
  const it = rig(pipeline);
  const ended = await it.call(['run']);
  const [, id = ''] = /^paused: (\S+),/m.exec(ended.stderr) ?? [];
  return { ...it, ...ended, id };
}

test('the last lines, `show` and `runs` say what is asked, for how long, and how to answer', async () => {
  const { call, code, stderr, id, ran } = await paused();
  const answers = [
    '  gate asks: Publish staging?',
    `    to approve:  savepoint approve ${id} gate --resume`,
    `    to reject:   savepoint reject ${id} gate`,
  ];
  expect(code).toBe(3);
  for (const line of ['? gate: Publish staging?', ...answers]) expect(stderr).toContain(`${line}\n`);
  const shown = (await call(['show'])).stdout;
  for (const line of answers) expect(shown).toContain(`${line}\n`);
  expect(shown).toMatch(/^2 +gate +waiting +Publish staging\?$/m);
  expect((await call(['runs'])).stdout).toContain('  paused just now  ');
  expect(ran()).toEqual(['build']);
});

test('a run that has failed while a gate asks says how to go on, and how to answer', async () => {
  const { call, stderr } = await paused(`${GATED}  - { id: bad, needs: [build], run: 'test -e ok' }\n`);
  const id = /^failed: (\S+),/m.exec(stderr)?.[1] ?? '';
  const lines = [
    `  to go on:    savepoint resume ${id}`,
    '  gate asks: Publish staging?',
    `    to approve:  savepoint approve ${id} gate --resume`,
    `    to reject:   savepoint reject ${id} gate`,
  ];
  expect(stderr).toContain(`${lines.join('\n')}\n`);
  expect((await call(['show'])).stdout).toContain(`\n\n${lines.slice(1).join('\n')}\n`);
  await call(['reject']);
  expect((await call(['show'])).stdout).not.toContain('asks: ');
});

test('an approval is on record with who, when and a comment, twice is fine, and the next resume goes on', async () => {
  const { call, id, ran } = await paused();
  const approved = await call(['approve', id, 'gate', '--comment', 'see #12']);
  expect(approved.stderr).toBe(`gate of ${id} is approved\n  to go on:    savepoint resume ${id}\n`);
  const again = await call(['approve']);
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('approved already, by tester at ')]);
  const opposite = await call(['reject', id]);
  expect([opposite.code, opposite.stderr]).toEqual([
    4,
    expect.stringMatching(/gate was approved by tester at .*\n {2}hint: .*--from-step gate\n/),
  ]);
  expect((await call(['show'])).stdout).toContain(`to go on:    savepoint resume ${id}`);
  const resumed = await call(['resume']);
  expect([resumed.code, resumed.stderr]).toEqual([
    0,
    expect.stringContaining('+ gate: approved by tester\n'),
  ]);
  expect(ran()).toEqual(['build', 'publish']);
  const shown = (await call(['show', id, 'gate'])).stdout;
  expect(shown).toMatch(/^answer +approved by tester at \d{4}-.*: see #12$/m);
  expect((await call(['events', id, 'gate'])).stdout).toMatch(
    /step\.decided +gate +approved by tester: see #12/,
  );
});

test('--resume goes on at once, also in another folder, with the files', async () => {
  const { call, id, cwd, ran } = await paused();
  const elsewhere = workspaceWith(GATED);
  const store = ['--store', join(cwd, '.savepoint')];
  const ended = await call(['approve', id, '--resume', '-C', elsewhere, ...store]);
  expect([ended.code, ran()]).toEqual([0, ['build', 'publish']]);
});

test('a rejected run has failed for good: only --from-step asks again', async () => {
  const { call, id, ran } = await paused();
  const rejected = await call(['reject', id, '--comment', 'not today']);
  expect([rejected.code, rejected.stderr]).toEqual([
    0,
    `gate of ${id} is rejected: the run has ended for good\n`,
  ]);
  expect((await call(['reject'])).stderr).toMatch(
    /^gate of \S+ is rejected already, by tester at \S+: the run has ended for good\n$/,
  );
  expect((await call(['runs'])).stdout).toMatch(/Gated +failed /);
  for (const args of [['resume'], ['run', '--run', id]]) {
    const refused = await call(args);
    expect([refused.code, refused.stderr]).toEqual([
      4,
      expect.stringMatching(/gate was rejected by tester at .*\n +hint: to be asked again: /),
    ]);
  }
  expect((await call(['plan', '--run', id])).stderr).toContain(`${id} was rejected: only --from-step`);
  expect((await call(['resume', '--from-step', 'gate'])).code).toBe(3);
  expect((await call(['approve', '--resume'])).code).toBe(0);
  expect(ran()).toEqual(['build', 'publish']);
});

test('a rejected `rerun: ask` step: each text says that --from-step runs it, and that does', async () => {
  const { call, ran } = rig(
    `steps: [{ id: publish, rerun: ask, run: 'echo publish >> "$LOG"; test "$(wc -l < "$LOG")" -gt 1' }]`,
  );
  const failed = await call(['run']);
  const id = /^failed: (\S+),/m.exec(failed.stderr)?.[1] ?? '';
  expect((await call(['resume'])).code).toBe(3);
  const how = `savepoint resume ${id} --from-step publish`;
  const ended = await call(['reject', '--resume']);
  expect(ended.stderr).toContain(`  rejected:    ${how} runs it after all\n`);
  for (const args of [['resume', id], ['approve'], ['mark', id, 'publish', '--completed', '--reason', 'so']])
    expect((await call(args)).stderr).toContain(`  hint: to run it after all: ${how}\n`);
  expect((await call(['resume', id, '--from-step', 'publish'])).code).toBe(0);
  expect(ran()).toEqual(['publish', 'publish']);
});

test('reject --resume ends the run at once, with `finally`; `run` starts a new one then', async () => {
  const { call, id, ran } = await paused(`${GATED}finally: [{ id: f, run: 'echo f >> "$LOG"' }]\n`);
  const ended = await call(['reject', '--comment', 'no', '--resume']);
  expect([ended.code, ended.stderr]).toEqual([
    1,
    expect.stringContaining('x gate: rejected by tester: no\n'),
  ]);
  expect(ended.stderr).toContain(`rejected:    savepoint resume ${id} --from-step gate asks again\n`);
  expect(ended.stderr).not.toContain('its output:');
  expect(ran()).toEqual(['build', 'f']);
  const next = await call(['run']);
  expect([next.code, next.stderr]).toEqual([3, expect.not.stringContaining('goes on')]);
});

test('a change behind the gate asks again, and says which', async () => {
  const { call, cwd, id, ran } = await paused();
  await call(['approve']);
  const file = join(cwd, 'savepoint.yml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('test -e made', 'true'));
  const asked = await call(['resume']);
  expect([asked.code, ran()]).toEqual([3, ['build']]);
  const why = 'asks again for approval (publish, which comes after it, has changed)';
  expect(asked.stderr).toContain(`? gate: Publish staging? (${why})\n`);
  expect((await call(['approve', id, '--resume'])).code).toBe(0);
});

test.each<[string, readonly string[], number, string]>([
  ['it is not asked about', ['approve', 'latest', 'build'], 4, 'not about build, which is completed'],
  ['it is not asked about yet', ['approve', 'latest', 'late'], 4, 'asks about gate, and not about late'],
  ['only the step is named', ['approve', 'gate'], 4, 'name the run before the step: latest gate'],
  ['there is no such step', ['approve', 'latest', 'gat'], 2, 'did you mean gate?'],
  ['a gate is marked', ['mark', 'latest', 'gate', '--completed', '--reason', 'x'], 2, 'asks for approval'],
  ['no reason is given', ['mark', 'latest', 'publish', '--completed'], 2, '--reason TEXT'],
  ['it is not said as what', ['mark', 'latest', 'publish', '--reason', 'x'], 2, 'add --completed'],
  [
    'it depends on a step that is not completed',
    ['mark', 'latest', 'publish', '--completed', '--reason', 'x'],
    4,
    'depends on gate, not completed yet',
  ],
  ['it is completed', ['mark', 'latest', 'build', '--completed', '--reason', 'x'], 4, 'is completed already'],
])('refused: %s', async (_title, args, code, says) => {
  const { call } = await paused(`${GATED}  - { id: late, approval: {} }\n`);
  const refused = await call(args);
  expect([refused.code, refused.stderr]).toEqual([code, expect.stringContaining(says)]);
});

test('with two questions one must be named', async () => {
  const { call, id } = await paused(`
steps:
  - { id: one, approval: {} }
  - { id: two, needs: [], approval: {} }
`);
  const refused = await call(['approve']);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('asks about one and two')]);
  expect((await call(['approve', id, '2'])).stderr).toContain('still asks: one');
  const json = await call(['approve', id, '-o', 'json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ run_id: id, status: 'paused', waiting_for: [] });
});

const ASK = `
steps:
  - { id: a, run: 'echo a >> "$LOG"' }
  - id: publish
    rerun: ask
    run: 'echo publish >> "$LOG"; echo half > left; echo "url=x" >> "$GITHUB_OUTPUT"; exit 1'
  - { id: c, run: 'echo "c $(cat left) \${{ steps.publish.outputs.url }}" >> "$LOG"' }
`;

describe('a step that asks', () => {
  test('is taken as done by `mark`: what its last try left is its change, with the outputs given', async () => {
    const { call, cwd, ran } = rig(ASK);
    expect((await call(['run'])).code).toBe(1);
    const { code, stderr } = await call([
      ...['mark', 'latest', 'publish', '--completed', '--reason', 'done by hand'],
      ...['--output', 'url=https://x', '--output', 'json'],
    ]);
    expect([code, stderr]).toEqual([0, '']);
    const resumed = await call(['resume']);
    expect([resumed.code, resumed.stderr]).toEqual([
      0,
      expect.stringContaining('\n  publish: what its last try left stays, as its change\n'),
    ]);
    expect(ran()).toEqual(['a', 'publish', 'c half https://x']);
    // It is saved, too.
    rmSync(join(cwd, 'left'));
    expect((await call(['resume', '--from-step', 'c'])).code).toBe(0);
    expect(ran().at(-1)).toBe('c half https://x');
    expect((await call(['show', 'latest', 'publish'])).stdout).toMatch(
      /taken as done by tester at .*: done by hand/,
    );
  });

  test('starts once more when it is approved', async () => {
    const { call, ran } = rig(ASK);
    await call(['run']);
    expect((await call(['resume'])).code).toBe(3);
    expect((await call(['approve', '--resume'])).code).toBe(1);
    expect((await call(['resume'])).code).toBe(3);
    expect(ran()).toEqual(['a', 'publish', 'publish']);
  });
});

const LEGS = `
steps:
  - { id: db, run: 'sleep 600', background: true }
  - id: test
    rerun: ask
    strategy: { fail-fast: false, matrix: { n: [1, 2] } }
    run: 'echo "test \${{ matrix.n }}" >> "$LOG"; test \${{ matrix.n }} = 2'
  - { id: gate, needs: test, approval: { prompt: Go? } }
  - { id: after, run: 'echo after >> "$LOG"' }
`;

describe('a leg of a matrix', () => {
  test('is named by its own id, in words that can be typed, and the gate behind it waits for all', async () => {
    const { call, ran } = rig(LEGS);
    expect((await call(['run'])).code).toBe(1);
    const asked = await call(['resume']);
    expect(asked.code).toBe(3);
    const [, id = ''] = /savepoint mark (\S+) 'test \(1\)' --completed/.exec(asked.stderr) ?? [];
    const mark = (step: string) => call(['mark', id, step, '--completed', '--reason', 'by hand']);
    const both = await mark('test');
    expect([both.code, both.stderr]).toEqual([
      ...[2, expect.stringMatching(/test is the 2 legs test \(1\) and test \(2\)\n.*'test \(1\)'/)],
    ]);
    expect((await mark('db')).stderr).toContain('db is a service');
    expect((await mark('test (1)')).code).toBe(0);
    const gate = await call(['resume']);
    expect([gate.code, gate.stderr]).toEqual([3, expect.stringContaining('gate asks: Go?')]);
    expect((await call(['approve', id, 'gate', '--resume'])).code).toBe(0);
    expect(ran().toSorted()).toEqual(['after', 'test 1', 'test 2']);
    const again = await call(['resume', '--from-step', 'test (1)']);
    expect([again.code, ran().length]).toEqual([1, 4]);
  });
});

describe('at a terminal', () => {
  test.each([
    ['y\n', 0, ['build', 'publish']],
    ['what?\nNo\n', 1, ['build']],
    ['later\n', 3, ['build']],
    ['', 3, ['build']],
  ])('a gate asks at once; %j', async (typed, code, ran) => {
    const it = rig(GATED);
    const ended = await it.call(['run'], { typed, isTerminal: true });
    expect([ended.code, it.ran()]).toEqual([code, ran]);
    expect(ended.stderr).toContain('gate: Publish staging?\n  [y]es, [n]o: ends the run, [l]ater ');
    expect(ended.stderr.split('ed by tester').length).toBe(code === 3 ? 1 : 2);
  });

  test.each([
    ['y\n', ['a', 'publish', 'publish']],
    ['d\n', ['a', 'publish', 'c half ']],
    ['l\n', ['a', 'publish']],
  ])('so does a step that asks; %j', async (typed, ran) => {
    const it = rig(ASK);
    await it.call(['run']);
    const { stderr } = await it.call(['run'], { typed, isTerminal: true });
    expect(stderr).toContain('run it? [y]es, [d]one: take it as done, [l]ater');
    expect(it.ran()).toEqual(ran);
    expect(existsSync(join(it.cwd, 'left'))).toBe(true);
  });

  test('in another folder the files are there before the step behind the gate', async () => {
    const { id, cwd, ran, call } = await paused();
    const store = ['--store', join(cwd, '.savepoint')];
    const there = await call(['resume', id, '-C', workspaceWith(GATED), ...store], {
      ...{ typed: 'y\n', isTerminal: true },
    });
    expect([there.code, ran()]).toEqual([0, ['build', 'publish']]);
  });
});
