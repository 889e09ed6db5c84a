import { expect, test } from '@jest/globals';
import type { RunEvent } from '../../src/record/events.ts';
import { scaleOf, spansOf } from '../../src/report/spans.ts';

/** Events a second apart, in short: `plan`, `step.started build`. */
function eventsOf(lines: readonly string[]): readonly RunEvent[] {
  let attempt = 0;
  return lines.map((line, at) => {
    const [type = '', step] = line.split(' ');
    if (type === 'plan') attempt += 1;
    return {
      type,
      step,
      attempt,
      try: 1,
      outcome: 'success',
      n: at + 1,
      at: new Date(at * 1000).toISOString(),
    } as unknown as RunEvent;
  });
}

const shown = (lines: readonly string[], isLive = false) =>
  spansOf(eventsOf(lines), isLive ? 'live' : 'ended').spans.map(
    ({ step, attempt, start, end, state }) =>
      `${attempt} ${step} ${start / 1000}-${end === null ? '' : end / 1000} ${state}`,
  );

test.each<[string, readonly string[], boolean, readonly string[]]>([
  [
    'a step that ended',
    ['plan', 'step.started a', 'step.completed a', 'attempt.ended'],
    false,
    ['1 a 1-2 completed'],
  ],
  [
    'tries one by one',
    ['plan', 'step.started a', 'step.retrying a', 'step.started a', 'step.failed a'],
    false,
    ['1 a 1-2 failed', '1 a 3-4 failed'],
  ],
  ['a step that runs', ['plan', 'step.started a'], true, ['1 a 1- running']],
  ['a step whose process is gone', ['plan', 'step.started a', 'warning'], false, ['1 a 1-2 interrupted']],
  [
    'a step that a kill cut off, and its next attempt',
    ['plan', 'step.started a', 'warning', 'plan', 'step.started a', 'step.completed a'],
    false,
    ['1 a 1-2 interrupted', '2 a 4-5 completed'],
  ],
  [
    'steps side by side',
    ['plan', 'step.started a', 'step.started b', 'step.completed a', 'step.interrupted b'],
    false,
    ['1 a 1-3 completed', '1 b 2-4 interrupted'],
  ],
])('%s', (_, lines, isLive, wanted) => {
  expect(shown(lines, isLive)).toEqual(wanted);
});

test('attempts stand side by side without the time between them, each as wide as it was long', () => {
  const { parts, at } = scaleOf(
    [
      { attempt: 1, start: 0, end: 3000 },
      { attempt: 2, start: 9_000_000, end: null },
    ],
    9_001_000,
  );
  expect(parts.map(({ width }) => Math.round(width * 100))).toEqual([74, 25]);
  expect(at(1, 0)).toBe(0);
  expect(at(2, 9_000_000)).toBeCloseTo(0.755);
  expect(at(2, 9_001_000)).toBeCloseTo(1);
  expect(at(2, 99_000_000)).toBeCloseTo(1);
});
