import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EditsKept } from '../../src/record/files-events.ts';
import { isDone, type Run, type StepRecord } from '../../src/record/run.ts';
import type { Saved } from '../../src/report/saved.ts';
import type { Spans } from '../../src/report/spans.ts';
import { SUMMARY_LIMIT, type SummaryRequest, summaryOf } from '../../src/report/summary.ts';
import { CACHE } from '../../src/store/objects.ts';
import { NO_CHANGE } from '../support/files.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { runs } from '../support/random.ts';

const SAVED: Saved = { there: 'all', more: 'none', access: 'readable', rerun: 'goes-on', store: CACHE };
const SOME = { pack: null, files: 2, bytes: 2048, stored_bytes: 100 };

function requestOf(run: Run, more: Partial<SummaryRequest> = {}): SummaryRequest {
  return {
    run,
    kind: 'ended',
    unpublished: new Set(),
    withheld: new Map(),
    reused: new Set(run.steps.filter((step) => step.section === 'steps' && isDone(step)).map(({ id }) => id)),
    byHand: 'unknown',
    fetch: null,
    saved: SAVED,
    only: null,
    notStarted: null,
    asks: new Set(),
    logs: new Map(),
    files: [],
    lost: null,
    spans: { attempts: [], spans: [] },
    ...more,
  };
}

/** The cells of a step's row. */
function rowOf(summary: string, id: string): readonly string[] {
  const line = summary.split('\n').find((each) => each.includes(`| <code>${id}</code>`)) ?? '';
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function withSteps(run: Run, change: (step: StepRecord, at: number) => Partial<StepRecord>): Run {
  return { ...run, steps: run.steps.map((step, at) => ({ ...step, ...change(step, at) })) };
}

const TEXT = `
name: Nightly
steps:
  - { id: a, run: x }
  - { id: b, name: Build it, run: x }
  - { id: c, run: x }
  - { id: d, run: x }
finally: [{ id: end, run: x }]
`;

function failedRun(): Run {
  const pipeline = pipelineOf(TEXT);
  const first = attempt(pipeline, null, { results: { b: 'failure' } }).run;
  return attempt(pipeline, first, { results: { b: 'skip', c: 'failure' } }).run;
}

describe('the table', () => {
  test('has for every step its state, time, tries, what was saved, and why it ran or not', () => {
    const run = withSteps(failedRun(), ({ id }) =>
      id === 'a'
        ? { duration_ms: 65_000, change: SOME }
        : id === 'c'
          ? { retry_count: 2, duration_ms: 1200 }
          : {},
    );
    const summary = summaryOf(requestOf(run));
    expect(rowOf(summary, 'a')).toEqual([
      '✅ completed, reused',
      '<code>a</code> x',
      '1m 05s',
      '1',
      '2 files, 2.0 KiB',
      'completed before&#59; nothing that counts for it has changed',
    ]);
    expect(rowOf(summary, 'b').slice(0, 5)).toEqual([
      '⏭️ skipped',
      '<code>b</code> Build it',
      '0.0s',
      '–',
      '–',
    ]);
    expect(rowOf(summary, 'c').slice(0, 5)).toEqual(['❌ failed', '<code>c</code> x', '1.2s', '3', '–']);
    expect(rowOf(summary, 'd').slice(0, 5)).toEqual(['⏳ pending', '<code>d</code> x', '–', '–', '–']);
    expect(rowOf(summary, 'end').slice(0, 2)).toEqual(['⏳ pending', '<code>end</code> x (finally)']);
  });

  test.each([
    ['nothing changed', { change: NO_CHANGE }, []],
    ['**not saved**', { change: null }, []],
    ['1 file, 5 B', { change: { ...SOME, files: 1, bytes: 5 } }, ['b']],
  ] as const)('says what was saved: %s', (words, change, unpublished) => {
    const run = withSteps(failedRun(), ({ id }) => (id === 'a' ? change : {}));
    const summary = summaryOf(requestOf(run, { unpublished: new Set(unpublished) }));
    expect(rowOf(summary, 'a')[4]).toBe(words);
  });

  test.each([
    ['finished, not uploaded yet', { there: 'some', more: 'may-come' }],
    ['finished, not uploaded yet', { there: 'nothing', more: 'may-come' }],
    ['**finished, not uploaded**', { there: 'some', more: 'none' }],
    ['**not saved**', { there: 'nothing', more: 'none' }],
  ] as const)('says of what is not uploaded whether it still may be: %s, %j', (words, saved) => {
    const run = withSteps(failedRun(), ({ id }) => (id === 'a' ? { change: SOME } : {}));
    const asked = requestOf(run, { unpublished: new Set(['a']), saved: { ...SAVED, ...saved } });
    expect(rowOf(summaryOf(asked), 'a')[4]).toBe(words);
  });
});

test('the head says what the run came to, and what was spared', () => {
  const run = withSteps(failedRun(), () => ({ duration_ms: 90_000 }));
  expect(summaryOf(requestOf(run)).split('\n').slice(0, 3)).toEqual([
    '## ❌ Nightly: failed',
    '',
    'Run <code>r</code>, attempt 2, 2 of 4 steps done, 1 reused (1m 30s not spent again), took 0.0s',
  ]);
});

test('a run that had nothing to do is brought back', () => {
  const { run } = attempt(pipelineOf(TEXT), null);
  const summary = summaryOf(requestOf(run, { kind: 'brought-back' }));
  expect(summary).toContain('## ✅ Nightly: nothing to do, brought back\n');
  expect(summary).toContain('4 of 4 steps done, 4 reused');
  expect(rowOf(summary, 'a')[0]).toBe('✅ completed, reused');
  expect(rowOf(summary, 'a')[5]).toBe('completed before');
  expect(summary).not.toContain('How to go on');
});

test('a failed step shows its error and the end of its log, folded away', () => {
  const log = ['one', '</pre></details> @x & <b>', ...Array.from({ length: 200 }, (_, at) => `line ${at}`)];
  const summary = summaryOf(requestOf(failedRun(), { logs: new Map([['c', log]]) }));
  expect(summary).toContain('<details><summary>❌ <code>c</code>: x</summary>\n\n<pre>\nline 100\n');
  expect(summary).toContain('line 199\n</pre>\n\n</details>\n');
  expect(summaryOf(requestOf(failedRun()))).toContain('❌ <code>c</code>: x\n');
});

test('what was kept and set aside is listed', () => {
  const edits: EditsKept = {
    type: 'edits.kept',
    number: 1,
    step: null,
    change: { ...SOME, files: 12 },
    paths: ['a|b', ...'cdefghijkl'],
    deleted: ['c'],
  };
  const aside = { type: 'files.aside', steps: ['c'], change: { ...SOME, files: 1 }, paths: ['x'] } as const;
  const summary = summaryOf(requestOf(failedRun(), { files: [edits, aside] }));
  expect(summary).toMatch(
    /- Kept, changed since the last attempt: <code>a&#124;b<\/code>, <code>c<\/code> \(deleted\), .* and 2 more\n/,
  );
  expect(summary).toContain('- Removed or set back, because c runs again: <code>x</code>\n');
  const during = { ...edits, step: 'b', change: { ...SOME, files: 1 }, paths: ['x'], deleted: [] };
  expect(summaryOf(requestOf(failedRun(), { files: [during] }))).toContain(
    '- Kept, changed while <code>b</code> ran: <code>x</code>; if <code>b</code> did that itself, list it in its <code>writes</code>\n',
  );
  const many = summaryOf(requestOf(failedRun(), { files: Array.from({ length: 30 }, () => aside) }));
  expect(many.split('- Removed')).toHaveLength(21);
  expect(many).toContain('- and 10 more\n');
});

test('a lost record, an interruption and what is not uploaded yet are said', () => {
  const run = { ...failedRun(), status: 'interrupted' } as const;
  const attempts = run.attempts.map((each) => ({ ...each, why: 'stopped by SIGINT' }));
  const saved: Saved = { ...SAVED, there: 'some', more: 'may-come' };
  const unpublished = new Set(['a', 'b']);
  const summary = summaryOf(requestOf({ ...run, attempts }, { lost: 'no *space* left', unpublished, saved }));
  expect(summary).toContain('Cancelled, or out of time (SIGINT)&#46;\n');
  expect(summary).toContain('**no &#42;space&#42; left**');
  expect(summary).toContain('- 2 steps have finished and are not uploaded yet&#46;');
  expect(summary).toContain('Re-run failed jobs');
});

test('why a step was skipped is said, unless that was in an earlier attempt', () => {
  const run = failedRun();
  expect(rowOf(summaryOf(requestOf(run)), 'b').at(-1)).toBe('its <code>if</code> was false');
  expect(summaryOf(requestOf({ ...run, attempt: run.attempt + 1 }))).not.toContain('was false');
});

test('why an attempt ended is said once, also where it is that the record was lost', () => {
  const run = { ...failedRun(), status: 'interrupted' } as const;
  const attempts = run.attempts.map((each) => ({ ...each, why: 'no space left' }));
  expect(
    summaryOf(requestOf({ ...run, attempts }, { lost: 'no space left' })).split('no space left'),
  ).toHaveLength(2);
});

test('outputs are not shown', () => {
  const run = withSteps(failedRun(), () => ({ outputs: { key: 'the-output' }, env: { X: 'the-variable' } }));
  expect(summaryOf(requestOf(run))).not.toMatch(/the-output|the-variable/);
});

/** A run of many steps, all of whose texts are the same. */
function largeRun(count: number, text: string): Run {
  const { run } = attempt(pipelineOf('steps: [{ id: a, run: x }]'), null, { results: { a: 'failure' } });
  const [step] = run.steps;
  const [definition] = run.definition;
  if (step === undefined || definition === undefined) throw new Error('no step');
  const ids = Array.from({ length: count }, (_, at) => `s${at}`);
  return {
    ...run,
    run_id: text,
    pipeline: { ...run.pipeline, name: text },
    definition: ids.map((id, at) => ({ ...definition, id, number: at + 1, name: text })),
    steps: ids.map((id) => ({
      ...step,
      id,
      name: text,
      error_message: text,
      reason: { kind: 'lost', path: text, why: text },
    })),
  };
}

describe('the limit', () => {
  test('2,000 steps fit', () => {
    const summary = summaryOf(requestOf(largeRun(2000, 'npm run build -- --all')));
    expect(Buffer.byteLength(summary)).toBeLessThan(SUMMARY_LIMIT);
    expect(rowOf(summary, 's0')).toHaveLength(6);
    expect(rowOf(summary, 's1000')).toHaveLength(6);
    expect(rowOf(summary, 's1999')).toHaveLength(6);
    expect(summary).toContain('The graph of 2000 steps is too large to be drawn.');
    expect(summary).toContain('1980 more steps failed.');
  });

  test('of more than fit, rows are missing from the middle, and it is said how many', () => {
    const text = '|'.repeat(200);
    const summary = summaryOf(requestOf(largeRun(2000, text)));
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    const rows = summary.split('\n').filter((line) => /^\| \S+ failed/.test(line));
    const missing = Number(/\*\*(\d+) more steps, not shown\*\*/.exec(summary)?.[1]);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.length + missing).toBe(2000);
    expect(rowOf(summary, 's0')).toHaveLength(6);
    expect(rowOf(summary, 's1999')).toHaveLength(6);
  });

  test('an error and a log of megabytes fit', () => {
    const run = largeRun(3, '</details>\n'.repeat(50_000));
    const logs = new Map(run.steps.map((step) => [step.id, ['&<>'.repeat(400_000)]]));
    const summary = summaryOf(requestOf(run, { logs }));
    expect(Buffer.byteLength(summary)).toBeLessThan(100_000);
    expect(summary.match(/<details>/g)).toHaveLength(3);
  });
});

/** What of GitHub's Markdown is wrong in a summary, in which everything foreign must be an entity, a code or a log. */
function faultsOf(summary: string): readonly string[] {
  const charts = summary.split('```mermaid\n').slice(1);
  const [chart = '', graph = ''] = ['gantt', 'flowchart TD'].map(
    (kind) => charts.find((each) => each.startsWith(kind))?.split('```\n')[0] ?? kind,
  );
  const rest = summary.replace(/```mermaid\n[\s\S]*?\n```\n/g, '').replace(/<pre>\n[^<>]*\n<\/pre>/g, '');
  const tags = rest.replace(/<\/?(?:code|details|summary)>/g, '');
  const rows = rest.split('\n').filter((line) => line.startsWith('|'));
  return [
    ...(/[<>`@[\]\\$~]/.test(tags) ? ['a character that may act'] : []),
    ...(rows.some((row) => row.split('|').length !== 8) ? ['a row without six cells'] : []),
    ...(balanced(summary, 'details') && balanced(summary, 'pre') && balanced(rest, 'code')
      ? []
      : ['an open tag']),
    ...(charts.length > 2 ||
    /^(?!flowchart TD| {2}s\d+(?:\["[^"\][<>`\n]*"\]:::\w+| --> s\d+)$| {2}classDef |$)/m.test(graph)
      ? ['a graph that does more']
      : []),
    ...(/^(?!gantt$| {2}(?:dateFormat|axisFormat|todayMarker|section) [\w %:.-]+$| {4}❌ [^:\n"<>`[\]{}]* :crit, [\d :.-]+, [\d :.-]+$|$)/m.test(
      chart,
    )
      ? ['a chart that does more']
      : []),
  ];
}

function balanced(text: string, tag: string): boolean {
  return text.split(`<${tag}>`).length === text.split(`</${tag}>`).length;
}

/** Failed tries of these steps, one behind the other. */
function spansFor(steps: readonly string[]): Spans {
  const spans = steps.map((step, at) => ({
    ...{ step, attempt: 1, try: 1 },
    ...{ start: at * 1000, end: at * 1000 + 900, state: 'failed' as const },
  }));
  return { attempts: [{ attempt: 1, start: 0, end: null }], spans };
}

test('whatever names, messages, paths and logs hold, and however little room there is, all of it is whole and text', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom('\n', ...'| ``` <b> </pre> </details> @me [x](y) ![ "]; \\ --> $ ~'.split(' ')),
        { maxLength: 30 },
      )
      .map((parts) => parts.join('')),
  );
  const limit = fc.oneof(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: SUMMARY_LIMIT }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), hostile, hostile, limit, (count, text, log, room) => {
      const run = largeRun(count, text);
      const edits: EditsKept = {
        type: 'edits.kept',
        number: 1,
        step: text,
        change: SOME,
        paths: [text, log],
      };
      const logs = new Map(run.steps.map((step) => [step.id, [log.replace(/[\n\r]/g, '')]]));
      const spans = spansFor([text, log]);
      const summary = summaryOf(requestOf(run, { logs, files: [edits], lost: text, spans }), room);
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(room);
      expect(faultsOf(summary)).toEqual([]);
    }),
    { numRuns: runs(80) },
  );
});

test('a service is shown as ended, or as not needed, and saves nothing', () => {
  const pipeline = pipelineOf(
    'steps: [{ id: db, run: x, writes: [], background: true }, { id: t, run: x }, { cancel: db }, { id: z, run: x }]',
  );
  const first = attempt(pipeline, null, { results: { z: 'failure' } });
  expect(rowOf(summaryOf(requestOf(first.run)), 'db')).toMatchObject({
    0: '✅ a service, ended',
    4: '–',
    5: 'runs for the first time',
  });
  const second = attempt(pipeline, first.run);
  expect(rowOf(summaryOf(requestOf(second.run)), 'db')).toMatchObject({
    0: '✅ a service, not needed',
    5: 'a service that no step needs now',
  });
});
