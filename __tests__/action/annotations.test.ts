import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Annotations } from '../../src/action/annotations.ts';
import type { Level } from '../../src/report/annotations.ts';

function annotation(level: Level, message: string) {
  return { level, message, properties: {} };
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

test('warnings are said as they come, and the tenth says how many more there are', () => {
  const said: string[] = [];
  const annotations = new Annotations((line) => said.push(line));
  const told = range(12).map((at) => annotations.add(annotation('warning', `w${at}`)));
  expect(said).toEqual(range(9).map((at) => `::warning::w${at}`));
  expect(told).toEqual([...range(9).map(() => 'said'), 'held', 'held', 'held']);
  annotations.flush();
  expect(said.slice(9)).toEqual(['::warning::3 more warnings: see the log']);
});

test('ten fit', () => {
  const said: string[] = [];
  const annotations = new Annotations((line) => said.push(line));
  for (const at of range(10)) annotations.add(annotation('notice', `n${at}`));
  annotations.flush();
  expect(said).toEqual(range(10).map((at) => `::notice::n${at}`));
});

test('why the job fails comes before the errors that steps told earlier', () => {
  const said: string[] = [];
  const annotations = new Annotations((line) => said.push(line));
  for (const at of range(30)) annotations.add(annotation('error', `e${at}`));
  annotations.addFirst(annotation('error', 'why'));
  expect(said).toEqual([]);
  annotations.flush();
  expect(said).toEqual([
    '::error::why',
    ...range(8).map((at) => `::error::e${at}`),
    '::error::22 more errors: see the log',
  ]);
});

test('however many there are, no level has more than ten, and none is forgotten', () => {
  const levels: readonly Level[] = ['error', 'warning', 'notice'];
  const one = fc.record({ level: fc.constantFrom(...levels), first: fc.boolean() });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 80 }), (all) => {
      const said: string[] = [];
      const annotations = new Annotations((line) => said.push(line));
      for (const { level, first } of all) {
        if (first) annotations.addFirst(annotation(level, 'x'));
        else annotations.add(annotation(level, 'x'));
      }
      annotations.flush();
      annotations.flush();
      for (const level of levels) {
        const lines = said.filter((line) => line.startsWith(`::${level}::`));
        expect(lines.length).toBeLessThanOrEqual(10);
        const counts = lines.map((line) => Number(/::(\d+) more/.exec(line)?.[1] ?? 1));
        const told = counts.reduce((sum, count) => sum + count, 0);
        expect(told).toBe(all.filter((each) => each.level === level).length);
      }
    }),
  );
});
