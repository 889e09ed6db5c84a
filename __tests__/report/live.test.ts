import { describe, expect, test } from '@jest/globals';
import type { Run, StepRecord, StepState } from '../../src/record/run.ts';
import { noPaint } from '../../src/report/colour.ts';
import { frameOf } from '../../src/report/live.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const AT = Date.parse('2026-01-02T03:04:05.000Z');

function runOf(states: readonly (StepState | Partial<StepRecord>)[]): Run {
  const steps = states.map((_, at) => `  - { id: s${at}, run: x, retries: 3 }`).join('\n');
  const { run } = attempt(pipelineOf(`steps:\n${steps}\n`), null, { killedAfter: 0 });
  return {
    ...run,
    steps: run.steps.map((step, at) => {
      const state = states[at] ?? 'pending';
      return { ...step, ...(typeof state === 'string' ? { state } : state) };
    }),
  };
}

function frame(
  run: Run,
  changes: { rows?: number; columns?: number; afterMs?: number } = {},
): readonly string[] {
  const { rows = 24, columns = 80, afterMs = 65_000 } = changes;
  return frameOf({ run, now: new Date(AT + afterMs), rows, columns, paint: noPaint });
}

test('every state has its mark, what runs its time so far, what has ended how long it took', () => {
  const started_at = new Date(AT + 60_000).toISOString();
  const run = runOf([
    { state: 'completed', duration_ms: 1200 },
    { state: 'skipped', duration_ms: 0 },
    { state: 'failed', duration_ms: 61_000 },
    { state: 'running', started_at },
    { state: 'retrying', started_at, retry_count: 2 },
    'waiting',
    'interrupted',
    'pending',
  ]);
  expect(frame(run).map((line) => line.replace(/ {3,}/, '  '))).toEqual([
    '  + s0  1.2s',
    '  - s1  0.0s',
    '  x s2  1m 01s',
    '  > s3  5.0s',
    '  ~ s4  5.0s, try 3 of 4',
    '  ? s5',
    '  ! s6',
    '  . s7',
    '  2 of 8 steps, 1m 05s',
  ]);
});

test('a clock that was set back shows no negative time', () => {
  const run = runOf([{ state: 'running', started_at: new Date(AT).toISOString() }]);
  expect(frame(run, { afterMs: -5000 })).toEqual([expect.stringMatching(/ 0\.0s$/), '  0 of 1 steps, 0.0s']);
});

describe('a list longer than the screen', () => {
  const many = (change: (at: number) => StepState): Run =>
    runOf(Array.from({ length: 100 }, (_, at) => change(at)));
  const names = (lines: readonly string[]): readonly string[] =>
    lines.slice(0, -1).map((line) => line.trim().split(' ')[1] ?? '');

  test.each([1, 4, 10, 24, 1000])('takes no more than its %j rows, and no more than 20', (rows) => {
    const lines = frame(
      many((at) => (at < 50 ? 'completed' : 'pending')),
      { rows },
    );
    expect(lines.length).toBeLessThanOrEqual(Math.max(2, Math.min(rows - 2, 21)));
    expect(lines.at(-1)).toBe('  50 of 100 steps, 1m 05s');
  });

  test('shows where the run is', () => {
    const lines = frame(
      many((at) => (at < 50 ? 'completed' : at === 50 ? 'running' : 'pending')),
      { rows: 8 },
    );
    expect(names(lines)).toEqual(['s48', 's49', 's50', 's51', 's52']);
  });

  test('keeps all that runs in sight, wherever it is', () => {
    const running = [10, 14, 60, 99];
    const lines = frame(
      many((at) => (running.includes(at) ? 'running' : at < 10 ? 'completed' : 'pending')),
      { rows: 8 },
    );
    expect(names(lines)).toEqual(['s8', 's10', 's14', 's60', 's99']);
  });

  test('shows as much of what runs as there is room for', () => {
    expect(
      names(
        frame(
          many(() => 'running'),
          { rows: 6 },
        ),
      ),
    ).toEqual(['s0', 's1', 's2']);
  });

  test('shows the end when all but the last have ended', () => {
    const lines = frame(
      many((at) => (at < 99 ? 'completed' : 'running')),
      { rows: 6 },
    );
    expect(names(lines)).toEqual(['s97', 's98', 's99']);
  });
});

test.each([40, 80, 200])('no line is wider than a terminal of %j columns', (columns) => {
  const text = `steps: [{ id: ${'x'.repeat(90)}, run: x, retries: 99 }]`;
  const { run } = attempt(pipelineOf(text), null, { killedAfter: 0 });
  const [step] = run.steps;
  if (step === undefined) throw new Error('no step');
  const long = {
    ...step,
    state: 'retrying' as const,
    started_at: new Date(AT).toISOString(),
    retry_count: 99,
  };
  for (const line of frame({ ...run, steps: [long] }, { columns, afterMs: 36_000_000 }))
    expect(line.length).toBeLessThanOrEqual(columns);
});

test('running steps that do not fit are counted', () => {
  const run = runOf(Array.from({ length: 50 }, () => 'running' as const));
  expect(frame(run, { rows: 13 }).at(-1)).toBe('  0 of 50 steps, 40 more running, 1m 05s');
});

test('a step that waits for its turn shows nothing of an earlier attempt', () => {
  expect(frame(runOf([{ state: 'pending', duration_ms: 9000, retry_count: 2 }]))[0]).toBe('  . s0');
});
