/** A step that had installed what this machine does not have runs again as if it were `rerun: always`. */
import { expect, test } from '@jest/globals';
import { isPlan } from '../../src/plan/made.ts';
import { plan } from '../../src/plan/plan.ts';
import { WITHOUT_FILES } from '../support/files.ts';
import { attempt, decisionOf, type Result } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const TOOL = { what: 'programs', count: 1, names: ['tool'] };

test.each<[string, string, Readonly<Record<string, Result>>, string]>([
  ['where a step after it runs', 'run: a', { b: 'failure' }, 'run install'],
  ['but not where none does', 'run: a', {}, 'reuse completed'],
  ['but not with `rerun: never`', 'run: a, rerun: never', { b: 'failure' }, 'reuse completed'],
  ['but not with `rerun: ask`', 'run: a, rerun: ask', { b: 'failure' }, 'reuse completed'],
])('%s', (_title, keys, results, expected) => {
  const pipeline = pipelineOf(`steps: [{ id: a, ${keys} }, { id: b, run: b }, { id: c, run: c, needs: [] }]`);
  const { run } = attempt(pipeline, null, { results });
  const installs = new Map(
    pipeline.steps.flatMap(({ id, rerun }) =>
      id === 'a' && rerun === 'auto' ? [[id, [TOOL]] as const] : [],
    ),
  );
  const request = { pipeline, inputs: {}, record: run, choice: { kind: 'all' } as const, installs };
  const made = plan({ ...request, ...WITHOUT_FILES });
  if (!isPlan(made)) throw new Error('refused');
  expect(decisionOf(made, 'a')).toBe(expected);
  expect(decisionOf(made, 'c')).toBe('reuse completed');
  // Completions that are built on it stay.
  expect(made.steps.find(({ id }) => id === 'a')?.standsFor).toBe(keys === 'run: a' ? 1 : null);
});
