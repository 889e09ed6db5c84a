import { expect, test } from '@jest/globals';
import { ganttOf } from '../../src/report/gantt.ts';
import type { Span, Spans } from '../../src/report/spans.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

function span(step: string, from: number, to: number | null, more: Partial<Span> = {}): Span {
  const end = to === null ? null : to * SECOND;
  return { step, attempt: 1, try: 1, start: from * SECOND, end, state: 'completed', ...more };
}

const ONE: Spans['attempts'] = [{ attempt: 1, start: 0, end: 10 * SECOND }];

function barsOf(spans: readonly Span[], attempts = ONE): readonly string[] {
  const lines = ganttOf({ attempts, spans })?.text.split('\n') ?? [];
  return lines.slice(4, -1).map((line) => line.trim().replaceAll('2000-01-01 00:', ''));
}

test('each try is a bar with its state, and the times count from the start of the run', () => {
  const text = ganttOf({
    attempts: ONE,
    spans: [span('build', 0, 4), span('test', 4, 6, { state: 'failed' }), span('test', 7, 9, { try: 2 })],
  })?.text;
  expect(text).toBe(`gantt
  dateFormat YYYY-MM-DD HH:mm:ss.SSS
  axisFormat %M:%S
  todayMarker off
  section Attempt 1
    ✅ build :done, 2000-01-01 00:00:00.000, 2000-01-01 00:00:04.000
    ❌ test :crit, 2000-01-01 00:00:04.000, 2000-01-01 00:00:06.000
    ✅ test, try 2 :done, 2000-01-01 00:00:07.000, 2000-01-01 00:00:09.000
`);
});

test('a later attempt begins where the one before ended, however long nothing ran, and one without a try is left out', () => {
  const attempts = [
    ...ONE,
    { attempt: 2, start: 2 * DAY, end: 2 * DAY + SECOND },
    { attempt: 3, start: 9 * DAY, end: 9 * DAY + 5 * SECOND },
  ];
  const late = { start: 9 * DAY + SECOND, end: 9 * DAY + 4 * SECOND, attempt: 3 };
  expect(barsOf([span('a', 0, 10, { state: 'interrupted' }), span('a', 0, 0, late)], attempts)).toEqual([
    'section Attempt 1',
    '⏹️ a :active, 00:00.000, 00:10.000',
    'section Attempt 3',
    '✅ a :done, 00:12.000, 00:15.000',
  ]);
});

test.each([
  ['section x', '✅ section x'],
  ['a:b', '✅ a#58;b'],
  ['test (1, "x;y")', '✅ test (1, #34;x#59;y#34;)'],
  ['%%{init}', '✅ #37;#37;#123;init#125;'],
  ['y'.repeat(60), `✅ ${'y'.repeat(39)}…`],
])('the step %j is named %j', (id, name) => {
  expect(barsOf([span(id, 0, 1), span('b', 1, 2)])[1]).toBe(`${name} :done, 00:00.000, 00:01.000`);
});

test('of many tries the longest are drawn, in their order, and a short one can be seen', () => {
  const spans = Array.from({ length: 1000 }, (_, at) => span(`s${at}`, at, at + (at % 2 === 0 ? 0.001 : at)));
  const gantt = ganttOf({ attempts: [{ attempt: 1, start: 0, end: null }], spans });
  expect([gantt?.leftOut, gantt?.text.length ?? 0]).toEqual([970, expect.any(Number)]);
  expect(gantt?.text.length).toBeLessThan(5000);
  expect(gantt?.text.match(/s\d+/g)?.at(0)).toBe('s941');
  expect(barsOf([span('a', 0, 0), span('b', 0, 9)])[1]).toBe('✅ a :done, 00:00.000, 00:00.033');
});

test.each([
  [2, '%S.%L'],
  [200, '%M:%S'],
  [7200, '%H:%M'],
])('a run of %i s has the axis %s', (seconds, axis) => {
  expect(
    ganttOf({
      attempts: [{ attempt: 1, start: 0, end: null }],
      spans: [span('a', 0, 1), span('b', 1, seconds)],
    })?.text,
  ).toContain(`axisFormat ${axis}\n`);
});

test('a single try is no chart', () => {
  expect(ganttOf({ attempts: ONE, spans: [span('a', 0, 1)] })).toBeNull();
});
