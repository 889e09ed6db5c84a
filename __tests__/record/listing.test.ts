import { expect, test } from '@jest/globals';
import { expired, runIdFor, uniquePrefixes } from '../../src/record/listing.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const NOW = new Date('2026-03-04T05:06:07.890Z');

test.each([
  ['Nightly', 1, '20260304-050607-nightly'],
  ['Build & Test!', 2, '20260304-050607-build-test-2'],
  ['ä', 1, '20260304-050607-run'],
  ['x'.repeat(100), 1, `20260304-050607-${'x'.repeat(40)}`],
])('the run of a pipeline named %s gets the id of its time and name', (name, nth, id) => {
  expect(runIdFor(NOW, name, nth)).toBe(id);
});

test('the marked beginning of an id is the shortest that no other id has', () => {
  const prefixes = uniquePrefixes(['20260101-aa', '20260101-ab', '20260202-aa']);
  expect([...prefixes.values()]).toEqual(['20260101-aa', '20260101-ab', '202602']);
});

test.each([
  [
    'kept while its retention lasts',
    { status: 'completed', completed_at: '2026-03-04T05:06:07.000Z', retention_ms: 1000 },
    false,
    null,
    false,
  ],
  [
    'let go after it',
    { status: 'completed', completed_at: '2026-03-04T05:06:06.000Z', retention_ms: 1000 },
    false,
    null,
    true,
  ],
  [
    'kept when it is held',
    { status: 'completed', completed_at: '2026-03-01T00:00:00.000Z', retention_ms: 1000 },
    true,
    null,
    false,
  ],
  ['kept when it failed', { status: 'failed', completed_at: null, retention_ms: 1 }, false, 1, false],
  [
    'let go by an age that is asked for',
    { status: 'completed', completed_at: '2026-03-04T05:06:00.000Z', retention_ms: 1e9 },
    false,
    1000,
    true,
  ],
] as const)('a run is %s', (_title, parts, held, age, gone) => {
  const { run } = attempt(pipelineOf('steps:\n  - run: x\n'), null);
  const entry = { run: { ...run, ...parts }, held };
  expect(expired([entry], NOW, age)).toEqual(gone ? [entry] : []);
});
