import { expect, test } from '@jest/globals';
import { leftToRun } from '../../src/record/left-to-run.ts';
import type { Run, StepRecord } from '../../src/record/run.ts';

const ATTEMPT = 2;
const step = (id: string, rest: Partial<StepRecord>) =>
  ({ id, section: 'steps', state: 'pending', attempt: null, reason: null, ...rest }) as StepRecord;
const done = (id: string, attempt = ATTEMPT) => step(id, { state: 'completed', attempt });
const old = (id: string) => step(id, { reason: { kind: 'needs', step: 'lint', change: 'ran-again' } });
const left = (id: string) => step(id, { reason: { kind: 'not-chosen' } });
const clean = step('clean', { section: 'finally' });

test.each<[readonly StepRecord[], string]>([
  [[done('early', 1), done('lint'), old('package'), clean], 'lint done; 1 step is out of date: package'],
  [[done('lint'), old('a'), old('b')], 'lint done; 2 steps are out of date: a and b'],
  [[done('lint'), old('a'), left('b')], 'lint done; 1 step is out of date: a; 1 step is left to run: b'],
  [[left('a')], '1 step is left to run: a'],
  [[done('a', 1), clean], '`finally` is left to run'],
])('steps that are left %#', (steps, text) => {
  expect(leftToRun({ steps, attempt: ATTEMPT } as Run)).toBe(text);
});
