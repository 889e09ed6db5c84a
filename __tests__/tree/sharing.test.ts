import { expect, test } from '@jest/globals';
import { compilePatterns } from '../../src/tree/patterns.ts';
import { ownersOf } from '../../src/tree/sharing.ts';
import { pathIn } from './model.ts';

type Writes = Readonly<Record<string, readonly string[] | null>>;

test.each<[string, Writes, string]>([
  ['nobody runs', {}, ''],
  ['one step runs, whatever its writes', { p: ['q/**'] }, 'p'],
  ['the writes of one step match', { p: ['p/**'], q: null, r: ['r'] }, 'p'],
  ['the writes of several steps match', { p: ['p/**'], q: ['p/x'], r: null }, 'p q'],
  ['no writes match: the steps without writes share it', { p: ['r'], q: null, r: null }, 'q r'],
  ['no writes match, and every step declares some: all share it', { p: ['r'], q: ['s'] }, 'p q'],
  ['the writes of a service match: no other step has it', { p: ['p/**'], q: null, s: ['p'] }, 's'],
  ['no writes match: a service shares nothing', { p: ['r'], q: ['r'], s: null }, 'p q'],
  ['nothing but services run', { s: null, s2: ['q'] }, 's s2'],
  ['a step that writes nothing shares nothing', { p: [], q: null }, 'q'],
])('p/x, where %s', (_title, writes, owners) => {
  const running = Object.entries(writes).map(([step, patterns]) => ({
    step,
    writes: patterns === null ? null : compilePatterns(patterns),
    isService: step.startsWith('s'),
  }));
  expect(
    ownersOf(pathIn('p/x'), running)
      .map(({ step }) => step)
      .join(' '),
  ).toBe(owners);
});
