/** Whether the failed jobs of a workflow run are run again, and the sentence that says why. */
import { expect, test } from '@jest/globals';
import type { Ending } from '../../src/rerun/causes.ts';
import { decide, type Facts } from '../../src/rerun/decide.ts';

const LOST: Facts = {
  attempt: 1,
  newest: 1,
  conclusion: 'failure',
  jobs: jobs('lost'),
  saved: [{ resumable: true, completed: 3 }],
  on: ['lost', 'timeout'],
  most: 3,
};

function jobs(...endings: readonly Ending[]): Facts['jobs'] {
  return endings.map((ending, nth) => ({ name: nth === 0 ? 'build' : `leg (${nth})`, ending }));
}

test.each<[string, Partial<Facts>]>([
  ['build lost the machine, and 3 steps were completed in attempt 1', {}],
  [
    'build ran out of time, and 1 step was completed in attempt 3',
    { ...at(3), jobs: jobs('timeout'), saved: [{ resumable: true, completed: 1 }] },
  ],
  ['build failed, and 3 steps were completed in attempt 1', { jobs: jobs('failure'), on: ['failure'] }],
  ['leg (1) lost the machine, and 3 steps were completed in attempt 1', { jobs: jobs('failure', 'lost') }],
  [
    'build, leg (1) and leg (2) lost the machine, and 3 steps were completed in attempt 1',
    { jobs: jobs('lost', 'lost', 'lost') },
  ],
  [
    'build lost the machine, and 2 steps were completed in attempt 1',
    {
      saved: [
        { resumable: false, completed: 9 },
        { resumable: true, completed: 2 },
        { resumable: true, completed: -4 },
      ],
    },
  ],
])('a re-run: %s', (reason, facts) => {
  expect(decide({ ...LOST, ...facts })).toEqual({ rerun: true, reason });
});

test.each<[string, Partial<Facts>]>([
  ['attempt 2 has begun already', { newest: 2, conclusion: null, jobs: [] }],
  ['the workflow run has not ended yet', { conclusion: null, jobs: [] }],
  ['no job failed: the workflow run ended with success', { conclusion: 'success', jobs: [] }],
  ['leg (1) has started a workflow run that goes on', { jobs: jobs('lost', 'elsewhere') }],
  ['build failed, and `on` names lost and timeout', { jobs: jobs('failure') }],
  [
    'build ended by a cancel; leg (1) and leg (2) failed, and `on` names lost',
    { jobs: jobs('cancelled', 'failure', 'failure'), on: ['lost'] },
  ],
  [
    'build ended for an unknown reason, and `on` names lost, timeout, cancelled and failure (give the job `permissions: { checks: read }`)',
    { jobs: jobs('unknown'), on: ['lost', 'timeout', 'cancelled', 'failure'] },
  ],
  ['it has been run again once, and max-attempts is 1', { ...at(2), most: 1 }],
  ['it has been run again 3 times, and max-attempts is 3', at(4)],
  ['Savepoint has saved nothing of attempt 1 in the Actions cache or in artifacts', { saved: [] }],
  ['attempt 1 has saved nothing that a re-run goes on with', { saved: [{ resumable: false, completed: 3 }] }],
  ['no step was completed in attempt 2', { ...at(2), saved: [{ resumable: true, completed: 0 }] }],
  [
    'no step was completed in attempt 1',
    {
      saved: [
        { resumable: false, completed: 3 },
        { resumable: true, completed: -1 },
      ],
    },
  ],
])('no re-run: %s', (reason, facts) => {
  expect(decide({ ...LOST, ...facts })).toEqual({ rerun: false, reason });
});

function at(attempt: number): Pick<Facts, 'attempt' | 'newest'> {
  return { attempt, newest: attempt };
}

test('of many jobs the first ones are named', () => {
  const many = decide({ ...LOST, jobs: jobs(...Array<Ending>(9).fill('failure')) });
  expect(many.reason).toBe(
    'build, leg (1), leg (2), leg (3), leg (4) and 4 more failed, and `on` names lost and timeout',
  );
});
