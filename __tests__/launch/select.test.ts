import { describe, expect, test } from '@jest/globals';
import { namedRun, newestRun } from '../../src/launch/select.ts';
import type { Run } from '../../src/record/run.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const { run: MODEL } = attempt(pipelineOf('steps: [{ run: x }]'), null);

function runOf(
  run_id: string,
  changes: { path?: string; workspace?: string; inputs?: Run['inputs'] } = {},
): Run {
  const { path = 'savepoint.yml', workspace = '/w', inputs = {} } = changes;
  const attempts = MODEL.attempts.map((each) => ({ ...each, where: { ...each.where, workspace } }));
  return { ...MODEL, run_id, inputs, attempts, pipeline: { ...MODEL.pipeline, path } };
}

describe('the newest run', () => {
  const RUNS = [
    runOf('elsewhere', { workspace: '/other' }),
    runOf('other-pipeline', { path: 'other.yml' }),
    runOf('b', { inputs: { x: 'b', n: 1, dry: true } }),
    runOf('a', { inputs: { x: 'a' } }),
    runOf('oldest', { inputs: { x: 'b' } }),
  ];
  const WANTED = { pipeline: 'savepoint.yml', workspace: '/w', folder: 'another', inputs: {} };

  test.each([
    [{}, 'b'],
    [{ pipeline: null }, 'other-pipeline'],
    [{ pipeline: 'other.yml' }, 'other-pipeline'],
    [{ pipeline: 'none.yml' }, undefined],
    [{ workspace: '/other' }, 'elsewhere'],
    [{ workspace: '/none' }, undefined],
    [{ inputs: { x: 'a' } }, 'a'],
    [{ inputs: { x: 'b' } }, 'b'],
    [{ inputs: { x: 'b', n: '1' } }, 'b'],
    [{ inputs: { dry: 'true' } }, 'b'],
    [{ inputs: { x: 'c' } }, undefined],
    [{ inputs: { y: '' } }, 'b'],
    [{ inputs: { y: 'z' } }, undefined],
  ])('that fits %j is %j', (changes, id) => {
    expect(newestRun(RUNS, { ...WANTED, ...changes })?.run_id).toBe(id);
  });

  test('is of every workspace in which it has been', () => {
    const [first] = MODEL.attempts;
    if (first === undefined) throw new Error('no attempt');
    const moved = { ...first, where: { ...first.where, workspace: '/new' } };
    const run = {
      ...runOf('moved'),
      attempts: [{ ...first, where: { ...first.where, workspace: '/w' } }, moved],
    };
    for (const workspace of ['/w', '/new'])
      expect(newestRun([run, ...RUNS], { ...WANTED, workspace })?.run_id).toBe('moved');
    const folder = first.where.workspace_id;
    expect(newestRun([run], { ...WANTED, workspace: '/renamed', folder })?.run_id).toBe('moved');
    expect(newestRun([{ ...run, attempts: [] }], WANTED)).toBeNull();
  });
});

describe('a run by its name', () => {
  const IDS = ['20260102-000000-b', '20260101-000000-a-2', '20260101-000000-a'];
  const RUNS = IDS.map((id) => runOf(id));

  test.each([
    ['latest', '20260102-000000-b'],
    ['20260102', '20260102-000000-b'],
    ['20260101-000000-a-2', '20260101-000000-a-2'],
    ['20260101-000000-a', '20260101-000000-a'],
    ['20260101-000000-a-', '20260101-000000-a-2'],
  ])('%s is %s', (id, expected) => {
    expect(namedRun(RUNS, id)).toMatchObject({ kind: 'run', run: { run_id: expected } });
  });

  test.each(['2025', '', '20260102-000000-b-2', 'a'])('%j is none', (id) => {
    expect(namedRun(RUNS, id)).toEqual({ kind: 'none' });
  });

  test('the whole id of a run that is gone does not mean the next one of its second', () => {
    const left = RUNS.slice(0, 2);
    expect(namedRun(left, '20260101-000000-a')).toEqual({ kind: 'none' });
    expect(namedRun(left, '20260101-000000')).toMatchObject({ run: { run_id: '20260101-000000-a-2' } });
  });

  test('latest is none where there is none', () => {
    expect(namedRun([], 'latest')).toEqual({ kind: 'none' });
  });

  test.each([
    ['2026', IDS],
    ['20260101', IDS.slice(1)],
  ])('%s is ambiguous', (id, ids) => {
    expect(namedRun(RUNS, id)).toEqual({ kind: 'ambiguous', ids });
  });
});
