import { describe, expect, test } from '@jest/globals';
import { boundLine, coveredIn, coveredLess, isUnseen } from '../../src/files/coverage.ts';
import type { Coverage } from '../../src/record/events.ts';
import type { AttemptRecord, Run } from '../../src/record/run.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const covers = (paths: string, exclude = ''): Coverage => ({
  paths: paths.split(' '),
  exclude: exclude.split(' ').filter((each) => each !== ''),
});

/** A run with attempts in folders; what they covered is null where the pipeline has no `workspace`. */
function runOf(...attempts: readonly (readonly [folder: string, covers: Coverage | null])[]): Run {
  const { run } = attempt(pipelineOf('steps: [{ id: s, run: x }]'), null);
  const [first] = run.attempts;
  return {
    ...run,
    attempts: attempts.map(
      ([folder, covered], at) =>
        ({
          ...first,
          attempt: at + 1,
          where: { ...first?.where, workspace_id: folder, ...(covered === null ? {} : { covers: covered }) },
        }) as AttemptRecord,
    ),
  };
}

describe('what a run covers in a folder', () => {
  test.each<[string, Run | null, Coverage, readonly Coverage[]]>([
    ['of a new run is what `workspace` says', null, covers('src'), []],
    [
      'is bounded by what an attempt there left out',
      runOf(['f', covers('.', 'd')]),
      covers('.'),
      [covers('.', 'd')],
    ],
    ['is bounded by its folders', runOf(['f', covers('src')]), covers('.'), [covers('src')]],
    [
      'is bounded where a folder of `paths` was left out by its name, or one above it',
      runOf(['f', covers('.', 'd')]),
      covers('src/d/in', 'd'),
      [covers('.', 'd')],
    ],
    [
      'is not bounded where a folder of `paths` was not left out',
      runOf(['f', covers('.', 'd')]),
      covers('src', 'd'),
      [],
    ],
    ['is not bounded by attempts elsewhere', runOf(['g', covers('.', 'd')]), covers('.'), []],
    ['is not bounded where less is covered now', runOf(['f', null]), covers('src', 'd'), []],
    [
      'is bounded once by what is the same',
      runOf(['f', covers('src')], ['f', covers('src')]),
      covers('.'),
      [covers('src')],
    ],
    [
      'is bounded by all attempts there',
      runOf(['f', covers('src')], ['f', covers('.', 'd')]),
      covers('.'),
      [covers('src'), covers('.', 'd')],
    ],
    [
      'does not have a credential file that was not named',
      runOf(['f', null]),
      covers('. .npmrc'),
      [covers('.')],
    ],
    [
      'is bounded by a pattern that is relative to another folder',
      runOf(['f', covers('.', '/src/x')]),
      covers('src', '/src/x'),
      [covers('.', '/src/x')],
    ],
    [
      'is bounded where what takes something back in comes last now',
      runOf(['f', covers('.', '!d *')]),
      covers('.', '* !d'),
      [covers('.', '!d *')],
    ],
    [
      'is not bounded where more is left out behind what takes something back in',
      runOf(['f', covers('.', '* !d')]),
      covers('.', '* !d e'),
      [],
    ],
    [
      'is bounded where a pattern takes something back in',
      runOf(['f', covers('.', '*')]),
      covers('.', '* !d'),
      [covers('.', '*')],
    ],
  ])('%s', (_, run, now, bounds) => {
    expect(coveredIn(run, 'f', now)).toEqual([now, ...bounds]);
  });
});

test('an attempt covered less than what is covered now, also where an earlier one in its folder had bounded it', () => {
  const run = runOf(['f', null], ['g', covers('.', 'd')], ['g', null], ['h', covers('src')], ['f', null]);
  const less = (now: readonly Coverage[]) =>
    run.attempts.map(({ attempt: each }) => coveredLess(run, now)(each));
  expect(less([covers('.')])).toEqual([false, true, true, true, false]);
  expect(less(coveredIn(run, 'g', covers('.')))).toEqual([false, false, false, true, false]);
  expect(less([covers('src', 'd')])).toEqual([false, false, false, false, false]);
});

test.each<[string, Coverage, boolean]>([
  ['data/**', covers('src'), true],
  ['src/x', covers('src'), false],
  ['**', covers('src'), true],
  ['data/in', covers('.', 'data'), true],
  ['data/**', covers('.', 'data/in'), false],
])('whether %s is looked at where %j bounds what is', (reads, bound, unseen) => {
  expect(isUnseen(reads, [covers('.')])).toBe(false);
  expect(isUnseen(reads, [covers('.'), bound])).toBe(unseen);
});

test('what is not covered is told by its words', () => {
  expect(boundLine([covers('.')])).toBeNull();
  expect(boundLine([covers('src ~/c'), covers('src', 'd'), covers('.', 'd')])).toContain(
    'in this folder: what is new in "~/c" of `paths`, what "d" of `exclude` left out is neither',
  );
});
