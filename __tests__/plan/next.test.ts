/** The number of steps that people are told need not run again is that of the steps which the next attempt reuses. */
import { expect, test } from '@jest/globals';
import { type NextRequest, nextAttempt } from '../../src/plan/next.ts';
import type { Run, StepRecord } from '../../src/record/run.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const TOOL = { what: 'programs', count: 1, names: ['tool'] };

/** a, then b, then c, which fails; d beside them. */
function next(keys: string, more: Partial<NextRequest> = {}, change: Partial<StepRecord> = {}): string {
  const text = `steps: [{ id: a, run: a${keys} }, { id: b, run: b }, { id: c, run: c }, { id: d, run: d, needs: [] }]`;
  const pipeline = pipelineOf(text);
  const ended = attempt(pipeline, null, { results: { c: 'failure' } }).run;
  const run: Run = {
    ...ended,
    steps: ended.steps.map((step) => (step.id === 'a' ? { ...step, ...change } : step)),
  };
  const nothing = { unpublished: new Set<string>(), installs: new Map() };
  return [...nextAttempt({ pipeline, run, ...nothing, ...more }).reused].sort().join(' ');
}

const UNSAVED = { change: null };
const ALWAYS = ', rerun: always';

test.each<[string, string, string]>([
  ['all that are completed', next('', {}), 'a b d'],
  ['none that runs again for those after it', next(ALWAYS), 'b d'],
  ['none that had installed something', next('', { installs: new Map([['a', [TOOL]]]) }), 'b d'],
  ['none that is not saved, nor what was built on it', next('', {}, UNSAVED), 'd'],
  ['what was built on a step that runs again anyway and is not saved', next(ALWAYS, {}, UNSAVED), 'b d'],
  ['none that is not uploaded', next('', { unpublished: new Set(['b', 'd']) }), 'a'],
])('%s', (_title, reused, expected) => {
  expect(reused).toBe(expected);
});
