import { expect, test } from '@jest/globals';
import { artifactName, artifactNamed } from '../../src/words/artifact-name.ts';

const RUN = '20261129-170000-ci-1';

test.each([
  [{ job: 'build', matrix: '' }, 'build'],
  [{ job: 'build', matrix: '{"node":20,"os":"ubuntu 22.04"}' }, 'build-20-ubuntu-22.04'],
  [{ job: 'a/b:c', matrix: '{"x":{"y":"*"}}' }, 'a-b-c-y'],
  [{ job: '', matrix: 'no JSON' }, 'job'],
  [{ job: 'x'.repeat(300), matrix: '' }, 'x'.repeat(100)],
])('the artifact of a run of %j tells the job and the run, in letters that GitHub takes', (job, name) => {
  expect(artifactName(job, RUN)).toBe(`savepoint-${name}-${RUN}`);
  expect(artifactNamed(artifactName(job, RUN))).toEqual({ job: name, run: RUN });
});

test.each([
  'report',
  'savepoint-report',
  `savepoint-2-${'a'.repeat(32)}-000001-000002-000001-000003-r.`,
  `savepoint-2-run-${'a'.repeat(32)}-index.`,
])('%s is no such artifact', (name) => {
  expect(artifactNamed(name)).toBeNull();
});
