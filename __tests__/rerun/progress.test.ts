/** What the names of saved entries tell of an attempt. */
import { describe, expect, test } from '@jest/globals';
import { aliasKey, claimEntry, keyOf } from '../../src/line/keys.ts';
import { linesOf, type Progress, progressOf } from '../../src/rerun/progress.ts';

const LINE = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

function note(line: string, claim: number, attempt: number, run = '77'): string {
  return aliasKey('c'.repeat(32), { claim, sequence: 1 }, { line, by: { workflow_run: run, attempt } });
}

/** A name of the line: claim, sequence, attempt of the run, steps completed. */
function entry(
  [claim, sequence, attempt, steps]: readonly [number, number, number, number],
  { resumable = true, line = LINE } = {},
): string {
  return keyOf(line, { claim, sequence, attempt, steps, resumable });
}

describe('the lines of an attempt', () => {
  test('are those that it has noted: not those of its other attempts, of other runs, nor of whose number begins so', () => {
    const names = [
      note(LINE, 2, 2),
      note(OTHER, 1, 1),
      note(OTHER, 2, 2, '777'),
      note(OTHER, 2, 22),
      'npm-cache',
    ];
    expect(linesOf(names, { workflow_run: '77', attempt: 2 })).toMatchObject([{ line: LINE, claim: 2 }]);
  });

  test('are told once, by their last claim', () => {
    const lines = linesOf([note(LINE, 1, 1), note(LINE, 3, 1), note(LINE, 2, 1)], {
      workflow_run: '77',
      attempt: 1,
    });
    expect(lines.map(({ claim }) => claim)).toEqual([3]);
  });
});

describe('what has come of a line', () => {
  test.each<[string, number, readonly string[], Progress]>([
    [
      'steps of the first attempt',
      1,
      [entry([1, 1, 0, 0]), entry([1, 2, 1, 1]), entry([1, 3, 1, 4])],
      { resumable: true, completed: 4 },
    ],
    ['nothing beyond its start', 1, [entry([1, 1, 0, 0])], { resumable: true, completed: 0 }],
    ['a claim alone', 1, [keyOf(LINE, claimEntry(1))], { resumable: false, completed: 0 }],
    ['nothing that is there', 1, [], { resumable: false, completed: 0 }],
    [
      'a run that is completed',
      1,
      [entry([1, 2, 1, 4]), entry([1, 3, 1, 5], { resumable: false })],
      { resumable: false, completed: 5 },
    ],
    [
      'a second attempt that came further',
      2,
      [entry([1, 9, 1, 4]), entry([2, 1, 0, 0]), entry([2, 2, 2, 4]), entry([2, 3, 2, 6])],
      { resumable: true, completed: 2 },
    ],
    [
      'a second attempt that reused alone',
      2,
      [entry([1, 9, 1, 4]), entry([2, 2, 2, 4])],
      { resumable: true, completed: 0 },
    ],
    [
      'a second attempt that ended in its installs',
      2,
      [entry([1, 9, 1, 4]), entry([2, 2, 2, 1])],
      { resumable: true, completed: -3 },
    ],
    [
      'an attempt after one that saved nothing',
      3,
      [entry([1, 9, 1, 4]), entry([3, 2, 3, 5])],
      { resumable: true, completed: 1 },
    ],
    [
      'a new run in a scope of one’s own',
      2,
      [entry([1, 9, 1, 20], { resumable: false }), entry([2, 2, 1, 3])],
      { resumable: true, completed: 3 },
    ],
    [
      'an attempt after the removal of what was before',
      2,
      [entry([2, 2, 2, 4])],
      { resumable: true, completed: 4 },
    ],
    [
      'a run that a later claim has taken over',
      1,
      [entry([1, 2, 1, 4]), entry([2, 1, 0, 0])],
      { resumable: false, completed: 4 },
    ],
    [
      'another line beside it',
      1,
      [entry([1, 2, 1, 4]), entry([1, 9, 1, 9], { resumable: false, line: OTHER })],
      { resumable: true, completed: 4 },
    ],
  ])('%s', (_what, claim, names, progress) => {
    expect(progressOf({ line: LINE, claim }, names.toReversed())).toEqual(progress);
  });
});
