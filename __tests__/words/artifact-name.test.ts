import { expect, test } from '@jest/globals';
import {
  artifactName,
  artifactNamed,
  isMeantJob,
  type JobName,
  reportName,
} from '../../src/words/artifact-name.ts';

const RUN = '20261129-170000-ci-1';
const MATRIX = '{"node":20,"os":"ubuntu 22.04"}';

test.each<[Partial<JobName>, string]>([
  [{ job: 'build' }, 'build'],
  [{ job: 'build', matrix: MATRIX }, 'build-20-ubuntu-22.04'],
  [{ job: 'a/b:c', matrix: '{"x":{"y":"*"}}' }, 'a-b-c-y'],
  [{ job: '', matrix: 'no JSON' }, 'job'],
  [{ job: 'x'.repeat(300) }, 'x'.repeat(100)],
  [{ job: 'build', use: '__octo_savepoint' }, 'build'],
  [{ job: 'build', use: '__octo_savepoint_2' }, 'build@2'],
  [{ job: 'build', matrix: MATRIX, use: 'nightly' }, 'build-20-ubuntu-22.04@nightly'],
])(
  'the artifact of a run of %j tells the job, the use and the run, in letters that GitHub takes',
  (which, name) => {
    const job = { job: '', matrix: '', use: '__octo_savepoint', ...which };
    expect(artifactName(job, RUN)).toBe(`savepoint-${name}-${RUN}`);
    expect(artifactNamed(artifactName(job, RUN))).toEqual({ job: name, run: RUN });
  },
);

test.each([
  'report',
  'savepoint-report',
  reportName({ job: 'build', matrix: '', use: '__octo_savepoint' }, { run_id: RUN, attempt: 2 }),
  `savepoint-2-${'a'.repeat(32)}-000001-000002-000001-000003-r.`,
  `savepoint-2-run-${'a'.repeat(32)}-index.`,
])('%s is no such artifact', (name) => {
  expect(artifactNamed(name)).toBeNull();
});

test.each([
  ['build', 'build', true],
  ['build', 'build-2', false],
  ['build-20-ubuntu-22.04', 'build (20, ubuntu 22.04)', true],
  ['build-20-ubuntu-22.04', 'build', false],
  ['build@nightly', 'build', true],
  ['build@nightly', 'build@nightly', true],
  ['build@nightly', 'build@2', false],
  [`${'x'.repeat(99)}-`, `${'x'.repeat(99)} (${'y'.repeat(9)})`, true],
])('the job %s is meant by %s: %s', (name, by, isMeant) => {
  expect(isMeantJob(name, by)).toBe(isMeant);
});
