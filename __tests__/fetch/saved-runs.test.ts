/** Which of the runs that a workflow run has saved is meant. */
import { describe, expect, test } from '@jest/globals';
import { chosenRuns, wholeRuns } from '../../src/fetch/saved-runs.ts';

/** What jobs of these names have saved, one after another. */
const saved = (...jobs: readonly string[]) =>
  wholeRuns(
    jobs.map((job, id) => ({
      ...{ id, run: '7', bytes: 1, digest: null },
      name: `savepoint-${job}-20261129-170000-ci-1`,
    })),
  );

test.each<[readonly string[], string | null, readonly number[]]>([
  [['build'], null, [0]],
  [['build@nightly'], null, [0]],
  [['build', 'build'], null, [1, 0]],
  [['build', 'lint'], 'build', [0]],
  [['build-20-linux', 'build-22-linux'], 'build (22, linux)', [1]],
  [['build@nightly'], 'build', [0]],
  [['build', 'build@2'], 'build', [0]],
  [['build', 'build@2'], 'build@2', [1]],
])('of %j, %s means these, the last one first: %j', (jobs, job, wanted) => {
  expect(chosenRuns(saved(...jobs), job).map(({ last }) => last)).toEqual(wanted);
});

describe('a person chooses', () => {
  test.each([
    [['build', 'lint'], null, 2, 'several jobs of this workflow run were saved: build, lint'],
    [['build', 'build@2'], null, 2, 'several jobs of this workflow run were saved: build, build@2'],
    [['build@a', 'build@b'], 'build', 2, 'several runs of the job build were saved: build@a, build@b'],
    [['build'], 'lint', 4, 'no job lint of this workflow run was saved'],
    [[], null, 4, 'no job of this workflow run has saved a run as artifacts'],
  ] as const)('where of %j %s means no single one', (jobs, job, exit, message) => {
    expect(() => chosenRuns(saved(...jobs), job)).toThrow(expect.objectContaining({ exit, message }));
  });
});
