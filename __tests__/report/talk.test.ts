import { expect, test } from '@jest/globals';
import type { EventBody, RunEvent } from '../../src/record/events.ts';
import { fold } from '../../src/record/fold.ts';
import type { Run } from '../../src/record/run.ts';
import { noPaint } from '../../src/report/colour.ts';
import { placed, talkOf } from '../../src/report/talk.ts';
import { plainText, visible } from '../../src/report/text.ts';
import { Engine } from '../support/engine.ts';

/** All that is said while the attempts of an engine are told. */
function said(engine: Engine, from = 0): readonly string[] {
  let run: Run | null = null;
  return engine.journal.flatMap((event: RunEvent) => {
    run = fold(run, event);
    return event.n > from ? talkOf(event, run, noPaint) : [];
  });
}

test('a run is told step by step, and how to go on', async () => {
  const engine = new Engine(
    `
steps:
  - { id: a, run: x, retries: { max: 1, delay: 10s } }
  - { id: b, run: x, continue-on-error: true }
  - { id: c, if: "false", run: x }
  - { id: d, run: x }
  - { id: e, run: x }
finally: [{ id: f, run: x }]
`,
    {
      behave: (step, nth) => ({ ends: (step === 'a' && nth === 1) || step === 'b' || step === 'd' ? 3 : 0 }),
    },
  );
  await engine.attempt();
  expect(said(engine)).toEqual([
    'r: 5 steps',
    '> a',
    '~ a: exit code 3; try 2 of 2 in 10s',
    '> a (try 2 of 2)',
    expect.stringMatching(/^\+ a \(\d\.0s\)$/),
    '> b',
    expect.stringMatching(/^\+ b: exit code 3, and goes on \(continue-on-error\) \(\d\.0s\)$/),
    '- c: skipped, its `if` was false',
    '> d',
    expect.stringMatching(/^x d: exit code 3 \(\d\.0s\)$/),
    '> f',
    expect.stringMatching(/^\+ f \(\d\.0s\)$/),
    expect.stringMatching(/^failed: r, 3 of 5 steps done, in \d+s; failed: d$/),
    '  its output:  savepoint logs r d',
    '  to go on:    savepoint resume r',
  ]);
  const told = engine.journal.length;
  await engine.attempt();
  expect(said(engine, told).slice(0, 6)).toEqual([
    'r: goes on, attempt 2; 3 of 5 steps reused',
    '  reuse  a  completed before; nothing that counts for it has changed',
    '  reuse  b  completed before; nothing that counts for it has changed',
    '  reuse  c  skipped before; nothing that counts for it has changed',
    '  run    d  failed before: exit code 3',
    '  run    e  runs for the first time',
  ]);
});

test('a failure that is a sentence is forgiven in one sentence', async () => {
  const engine = new Engine(
    'steps: [{ id: a, run: x, working-directory: nowhere, continue-on-error: true }]',
  );
  await engine.attempt();
  expect(said(engine)).toContainEqual(
    expect.stringMatching(/^\+ a: .* is not a directory, and goes on \(continue-on-error\)/),
  );
});

test('steps of `finally` are not counted among those that are reused', async () => {
  const engine = new Engine('steps: [{ id: a, run: x }]\nfinally: [{ id: f, run: x }]');
  await engine.attempt();
  const plan = engine.journal.find(({ type }) => type === 'plan');
  const run = engine.run;
  if (plan?.type !== 'plan' || run === null) throw new Error('nothing has run');
  const reason = { kind: 'completed', completion: 1 } as const;
  const decisions = ['a', 'f'].map((step) => ({ step, decision: 'reuse' as const, reason }));
  const [line] = talkOf({ ...plan, attempt: 2, decisions }, run, noPaint);
  expect(line).toContain('goes on, attempt 2; 1 of 1 step reused');
});

test('a step that asks says how to run it, and the last line that `finally` waits', async () => {
  const pipeline = 'steps: [{ id: a, run: x, rerun: ask }]\nfinally: [{ id: f, run: x }]';
  const engine = new Engine(pipeline, { behave: (step) => ({ ends: step === 'a' ? 'SIGKILL' : 0 }) });
  await engine.attempt();
  const told = engine.journal.length;
  await engine.attempt();
  expect(said(engine, told).slice(2)).toEqual([
    '? a: it was started before, so it asks first (failed before: ended by SIGKILL)',
    expect.stringMatching(
      /^paused: r, 0 of 1 step done, in \d\.0s; waiting for a person: a; finally has not run$/,
    ),
    '  a asks: it was started before, so it asks first (failed before: ended by SIGKILL)',
    '    to run it:   savepoint approve r a --resume',
    '    it is done:  savepoint mark r a --completed --reason TEXT',
  ]);
});

test.each([
  ['a\u001b[31mred\u001b[0m', 'a\ufffd[31mred\ufffd[0m', 'ared'],
  ['two\nlines\r\n', 'two\ufffdlines\ufffd\ufffd', 'two lines'],
  ['tab\there', 'tab\there', 'tab here'],
  ['\u009b2J\u007f', '\ufffd2J\ufffd', '\ufffd'],
  ['Größe 漢字 😀', 'Größe 漢字 😀', 'Größe 漢字 😀'],
])('%j is made visible as %j, and plain as %j', (text, shown, plain) => {
  expect([visible(text), plainText(text)]).toEqual([shown, plain]);
});

const REF = { pack: null, files: 7, bytes: 1, stored_bytes: 1 };
const PACK = { pack: 1, index: '', bytes: 1 };
const SOURCE = { type: 'source.captured', commit: null, digest: '', change: REF } as const;
const PATHS = ['a', 'b', 'c', 'd', 'e\n', 'f', 'g'];

test.each<[EventBody, readonly string[]]>([
  [{ type: 'source.captured', place: 'first', commit: null, digest: '', change: REF }, []],
  [
    { type: 'source.captured', place: 'elsewhere', commit: null, digest: '', change: REF },
    ['  another folder'],
  ],
  [
    { ...SOURCE, place: 'elsewhere', brings: { files: 32_707, bytes: 120_586_240 } },
    ['  another folder: bringing back 32,707 files (115.0 MiB)'],
  ],
  [
    { ...SOURCE, place: 'elsewhere', brings: { files: 0, bytes: 0 } },
    ['  another folder: nothing has to be brought back'],
  ],
  [
    {
      type: 'source.captured',
      place: 'elsewhere',
      commit: null,
      digest: '',
      change: REF,
      differs: { files: 7, paths: PATHS },
    },
    [
      '  another folder',
      '  the source here is another one than before, and stays so: a, b, c, d, e\ufffd and 2 more',
    ],
  ],
  [
    { ...SOURCE, place: 'elsewhere', differs: { files: 1, paths: ['a'], uncommitted: true } },
    ['  another folder', '  the run began elsewhere with uncommitted changes, which do not come along: a'],
  ],
  [
    { ...SOURCE, place: 'empty', brings: { files: 1, bytes: 8 } },
    ['  an empty folder: bringing back 1 file (8 B)'],
  ],
  [
    { type: 'edits.kept', number: 2, step: null, change: REF, paths: PATHS },
    ['kept: changed since the last attempt: a, b, c, d, e\ufffd and 2 more'],
  ],
  [
    {
      type: 'edits.kept',
      number: 2,
      step: null,
      change: { ...REF, files: 2 },
      paths: ['a', 'b'],
      deleted: ['b'],
    },
    ['kept: changed since the last attempt: a, b (deleted)'],
  ],
  [
    { type: 'edits.kept', number: 2, step: 's', change: { ...REF, files: 1 }, paths: ['a'] },
    ['kept: changed while s ran: a; if s did that itself, list it in its `writes`'],
  ],
  [
    { type: 'files.aside', steps: ['s'], change: { ...REF, files: 1 }, paths: ['a'] },
    [
      'removed or set back in this folder, because s runs again: a; get it back with:  savepoint restore r --aside --to DIR',
    ],
  ],
  [
    { type: 'files.aside', steps: ['gone', 's'], change: { ...REF, files: 2 }, paths: ['a', 'b'] },
    [
      'removed or set back in this folder, left by gone and s: a, b; get them back with:  savepoint restore r --aside --to DIR',
    ],
  ],
  [
    { type: 'files.aside', steps: [], change: { ...REF, files: 1 }, paths: ['a'] },
    ['removed or set back in this folder: a; get it back with:  savepoint restore r --aside --to DIR'],
  ],
  [
    { type: 'files.kept', step: 's', change: { ...REF, pack: PACK } },
    ['  s: its files are kept for its next try'],
  ],
  [{ type: 'files.kept', step: 's', change: REF }, []],
  [{ type: 'step.saved', step: 's', completion: 1, change: REF }, ['  s: saved now']],
])('of the files is said: %j', async (body, lines) => {
  const engine = new Engine('steps: [{ id: s, run: x }]');
  const { run } = await engine.attempt();
  if (run === null) throw new Error('no run');
  expect(talkOf({ n: 9, at: '', ...body }, run, noPaint)).toEqual(lines);
});

test('a proposed command names the store and the workspace where they are not the default ones', () => {
  const place = ' -C /w --store /s';
  expect(placed('  to go on:    savepoint resume 2026-x --secret A', place)).toBe(
    '  to go on:    savepoint resume 2026-x -C /w --store /s --secret A',
  );
  expect(placed('x; get it back with:  savepoint restore 2026-x --aside --to DIR', place)).toBe(
    'x; get it back with:  savepoint restore 2026-x -C /w --store /s --aside --to DIR',
  );
  expect(placed('nothing to type', place)).toBe('nothing to type');
});

test('one step alone that ends well is not told of the output of another that failed before', async () => {
  const engine = new Engine('steps: [{ id: a, run: x }, { id: b, run: x, needs: [] }]', {
    behave: (step) => ({ ends: step === 'a' ? 3 : 0 }),
  });
  await engine.attempt();
  const told = engine.journal.length;
  await engine.attempt({ choice: { kind: 'only', step: 'b' } });
  expect(said(engine, told).join()).not.toContain('its output');
});
