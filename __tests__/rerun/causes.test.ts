/** Why a job ended, by its own words: those of GitHub's service and of its runner, as they write them. */
import { describe, expect, test } from '@jest/globals';
import { AT_DEADLINE, type Ending, endingOf, type FailedJob, startedAgain } from '../../src/rerun/causes.ts';

const FAILED: FailedJob = { name: 'build', conclusion: 'failure', isCutOff: false, annotations: [] };
const CANCELLED = 'The operation was canceled.';
const EXIT_1 = 'Process completed with exit code 1.';

describe('a job ended by', () => {
  test.each<[Ending, string, Partial<FailedJob>]>([
    [
      'lost',
      'a hosted runner that is gone',
      says('The hosted runner lost communication with the server. Anything in your workflow …'),
    ],
    [
      'lost',
      'a runner of one’s own that is gone',
      says('The self-hosted runner: arm-7 lost communication with the server. Verify …'),
    ],
    [
      'lost',
      'a runner that is stopped',
      says(CANCELLED, 'The runner has received a shutdown signal. This can happen when …'),
    ],
    ['lost', 'a machine that goes down', says("Operating system is shutting down for computer 'arm-7'")],
    ['lost', 'a step that never ended', { isCutOff: true }],
    ['lost', 'the same, where no annotation can be read', { isCutOff: true, annotations: null }],
    [
      'timeout',
      'the limit of the job',
      {
        conclusion: 'cancelled',
        ...says(CANCELLED, 'The job has exceeded the maximum execution time of 1h0m0s'),
      },
    ],
    [
      'timeout',
      'the limit of the job in older words',
      says(
        'The job running on runner GitHub Actions 2 has exceeded the maximum execution time of 360 minutes.',
      ),
    ],
    ['timeout', 'the limit of a step', says("The action 'Run npm test' has timed out after 20 minutes.")],
    ['timeout', 'the limit of a step in older words', says('The action has timed out.')],
    ['timeout', 'its conclusion', { conclusion: 'timed_out', annotations: null }],
    ['timeout', 'the deadline', says(AT_DEADLINE)],
    ['cancelled', 'a person', { conclusion: 'cancelled', ...says(CANCELLED) }],
    ['cancelled', 'a person who did not wait', { conclusion: 'cancelled', isCutOff: true }],
    ['failure', 'a step that failed', says(EXIT_1)],
    [
      'failure',
      'a test of such words',
      says(`${EXIT_1}\n\nThe hosted runner lost communication with the server.`),
    ],
    ['failure', 'a step whose pipeline has a time limit', says('test: timed out after 20 min')],
    [
      'elsewhere',
      'a deadline at which another workflow run was started',
      says(startedAgain('ci.yml', 'refs/heads/main', '20260101-000000-ci')),
    ],
    ['unknown', 'what its annotations would tell', { annotations: null }],
    [
      'unknown',
      'a cancel or its limit, which annotations would tell apart',
      { conclusion: 'cancelled', annotations: null },
    ],
  ])('%s: %s', (ending, _what, job) => {
    expect(endingOf({ ...FAILED, ...job })).toBe(ending);
  });
});

function says(...annotations: readonly string[]): Pick<FailedJob, 'annotations'> {
  return { annotations };
}
