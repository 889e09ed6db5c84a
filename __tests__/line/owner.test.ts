import { describe, expect, test } from '@jest/globals';
import { attemptOf, automaticRerun, ownerOf } from '../../src/action/line.ts';
import { aliasOf, lineOf, namedLine, type Owner } from '../../src/line/owner.ts';
import { OWNER, RUN } from '../support/line-runs.ts';

const ENV = {
  GITHUB_REPOSITORY: 'octo/repo',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/ci.yml@refs/heads/main',
  GITHUB_JOB: 'build',
  GITHUB_ACTION: '__octo_savepoint',
  GITHUB_RUN_ID: '77',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: 'a'.repeat(40),
};
const INPUTS = { matrix: '{"n":1}', scope: null, pipeline: 'savepoint.yml' };

const lineIn = (env: Partial<typeof ENV> = {}, inputs: Partial<Parameters<typeof ownerOf>[1]> = {}) =>
  lineOf(ownerOf({ ...ENV, ...env }, { ...INPUTS, ...inputs }));

describe('whose checkpoints they are', () => {
  test.each<[string, Partial<typeof ENV>, Partial<Parameters<typeof ownerOf>[1]>]>([
    ['repository', { GITHUB_REPOSITORY: 'octo/repo2' }, {}],
    ['workflow', { GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/ci2.yml@refs/heads/main' }, {}],
    ['branch, since that cannot see all of the cache,', { GITHUB_REF: 'refs/pull/1/merge' }, {}],
    ['job', { GITHUB_JOB: 'build-2' }, {}],
    ['use in the job', { GITHUB_ACTION: '__octo_savepoint_2' }, {}],
    ['workflow run', { GITHUB_RUN_ID: '777' }, {}],
    ['matrix', {}, { matrix: '{"n":11}' }],
    ['matrix, or none', {}, { matrix: '' }],
    ['pipeline', {}, { pipeline: '.github/savepoint/nightly.yml' }],
    ['scope', {}, { scope: 'nightly' }],
    ['scope, although it is the id of the workflow run', {}, { scope: '77' }],
  ])('another %s has another line', (_what, env, inputs) => {
    expect(lineIn(env, inputs)).not.toBe(lineIn());
  });

  test.each<[string, Partial<typeof ENV>]>([
    [
      'version of the workflow',
      { GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/ci.yml@refs/heads/next@1' },
    ],
    ['attempt', { GITHUB_RUN_ATTEMPT: '2' }],
    ['commit', { GITHUB_SHA: 'b'.repeat(40) }],
    ['name of the workflow', { GITHUB_WORKFLOW: 'Renamed' }],
  ])('another %s has the same line', (_what, env) => {
    expect(lineIn(env)).toBe(lineIn());
  });

  test('with a scope of its own, another workflow run has the same line', () => {
    const nightly = { scope: 'nightly' };
    expect(lineIn({ GITHUB_RUN_ID: '777' }, nightly)).toBe(lineIn({}, nightly));
    expect(lineIn({}, { scope: 'nightly-2' })).not.toBe(lineIn({}, nightly));
  });

  test('where the file of the workflow is not known its name tells it', () => {
    const unknown = { GITHUB_WORKFLOW_REF: '' };
    expect(lineIn({ ...unknown, GITHUB_WORKFLOW: 'CD' })).not.toBe(lineIn(unknown));
  });

  test('parts cannot flow into one another', () => {
    const one: Owner = { ...OWNER, job: 'a', matrix: 'b' };
    expect(lineOf(one)).not.toBe(lineOf({ ...OWNER, job: 'ab', matrix: '' }));
    expect(lineOf(one)).not.toBe(lineOf({ ...OWNER, job: 'b', matrix: 'a' }));
  });

  test('the order in which an owner was put together does not matter', () => {
    expect(lineOf(Object.fromEntries(Object.entries(OWNER).reverse()) as unknown as Owner)).toBe(
      lineOf(OWNER),
    );
  });

  test('a run is found by its id in every scope, by any job of its workflow', () => {
    const name = aliasOf(OWNER, RUN, 'branch');
    expect(aliasOf({ ...OWNER, scope: { kind: 'own', text: 'nightly' } }, RUN, 'branch')).toBe(name);
    expect(aliasOf({ ...OWNER, job: 'test', matrix: '{"n":1}' }, RUN, 'branch')).toBe(name);
    for (const other of [{ workflow: 'other' }, { repository: 'other' }, { ref: 'other' }])
      expect(aliasOf({ ...OWNER, ...other }, RUN, 'branch')).not.toBe(name);
    expect(aliasOf(OWNER, `${RUN}-2`, 'branch')).not.toBe(name);
  });

  test('where jobs of all branches can read, the branch is no part of that, and the note says of which branch the line is', () => {
    const other = { ...OWNER, ref: 'refs/heads/other' };
    expect(aliasOf(other, RUN, 'repository')).toBe(aliasOf(OWNER, RUN, 'repository'));
    expect(aliasOf({ ...OWNER, workflow: 'other' }, RUN, 'repository')).not.toBe(
      aliasOf(OWNER, RUN, 'repository'),
    );
    const where = { line: lineOf(other), ref: other.ref, scope: other.scope, owner: other };
    expect(namedLine(OWNER, where)).toEqual({ kind: 'this', owner: other });
  });

  test.each([
    ['3', 3],
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['two', 1],
  ])('GITHUB_RUN_ATTEMPT=%s is attempt %d', (given, attempt) => {
    expect(attemptOf({ GITHUB_RUN_ATTEMPT: given })).toBe(attempt);
  });

  test.each([
    [
      '2',
      'github-actions[bot]',
      'github-actions[bot] has started attempt 2 of this workflow run: an automatic re-run.',
    ],
    ['2', 'octocat', null],
    ['2', undefined, null],
    ['1', 'github-actions[bot]', null],
  ])('attempt %s that %s started is told as %s', (attempt, actor, said) => {
    const env = { GITHUB_RUN_ATTEMPT: attempt, GITHUB_TRIGGERING_ACTOR: actor };
    expect(automaticRerun(env)).toBe(said);
  });
});
