import { expect, test } from '@jest/globals';
import { coverageOf, isSameCoverage } from '../../src/files/coverage.ts';
import type { Coverage } from '../../src/record/files-events.ts';
import type { AttemptRecord } from '../../src/record/run.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const covers = (paths: string, exclude = ''): Coverage => ({
  paths: paths.split(' '),
  exclude: exclude.split(' ').filter((each) => each !== ''),
});

test('the whole workspace is no coverage to tell of', () => {
  expect(coverageOf(covers('.'))).toBeNull();
  expect(coverageOf(covers('. ~/c', 'd'))).toEqual(covers('. ~/c', 'd'));
});

test.each<[string, readonly (Coverage | null)[], Coverage, boolean]>([
  ['no `workspace` then and now', [null], covers('.'), true],
  ['more is left out now', [null], covers('.', 'd'), false],
  ['less is left out now', [covers('.', 'd')], covers('.'), false],
  ['another order', [covers('.', '!d *')], covers('.', '* !d'), false],
  ['another root', [covers('src')], covers('src ~/c'), false],
  ['only the newest attempt says it', [covers('src'), covers('.', 'd')], covers('.', 'd'), true],
  ['only an older attempt did', [covers('.', 'd'), null], covers('.', 'd'), false],
])('whether a run covers the same: %s', (_title, then, now, expected) => {
  const { run } = attempt(pipelineOf('steps: [{ id: s, run: x }]'), null);
  const [first] = run.attempts;
  const attempts = then.map(
    (each) => ({ ...first, where: { ...first?.where, ...(each && { covers: each }) } }) as AttemptRecord,
  );
  expect(isSameCoverage({ ...run, attempts }, now)).toBe(expected);
});
