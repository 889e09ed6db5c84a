import { expect, test } from '@jest/globals';
import type { Reason } from '../../src/record/decisions.ts';
import type { EventBody } from '../../src/record/events.ts';
import { maskedEvent } from '../../src/run/masked.ts';
import { Masks } from '../../src/shell/masks.ts';

const SECRET = 'hunter2-SEKRET';
const masks = new Masks();
masks.add(SECRET);
const path = `out/half-${SECRET}`;
const change = { pack: null, files: 1, bytes: 1, stored_bytes: 1 };

const REASONS: readonly Reason[] = [
  { kind: 'lost', path, why: `no ${path}` },
  { kind: 'differs', path },
  { kind: 'reads', paths: ['a', path] },
  { kind: 'source', paths: [path] },
  { kind: 'edited', paths: [path] },
  { kind: 'started-before', because: { kind: 'differs', path } },
  { kind: 'maybe-started', because: { kind: 'reads', paths: [path] } },
];

const EVENTS: readonly EventBody[] = [
  ...REASONS.map((reason) => ({ type: 'step.waiting', step: 'a', reason }) as const),
  { type: 'edits.kept', number: 1, step: null, change, paths: ['a', path] },
  { type: 'files.aside', steps: ['a'], change, paths: [path] },
  {
    type: 'source.captured',
    place: 'elsewhere',
    commit: null,
    digest: 'd',
    change,
    differs: { files: 1, paths: [path] },
  },
  { type: 'warning', step: null, message: `${path} is left as it is` },
  { type: 'step.interrupted', step: 'a', why: `${path}: no space` },
  { type: 'attempt.ended', status: 'interrupted', why: `not ${path}`, waiting_for: [], pending: [] },
];

test.each(EVENTS)('a secret in the name of a file is masked: $type, $reason.kind', (event) => {
  const text = JSON.stringify(maskedEvent(event, masks));
  expect(text).not.toContain(SECRET);
  expect(text.replaceAll('***', SECRET)).toBe(JSON.stringify(event));
});

test('the reasons of a plan are masked too', () => {
  const decisions = REASONS.map((reason) => ({ step: 'a', decision: 'run', reason }) as const);
  const plan = { type: 'plan', run_id: 'r', decisions } as unknown as EventBody;
  const text = JSON.stringify(maskedEvent(plan, masks));
  expect(text.replaceAll('***', SECRET)).toBe(JSON.stringify(plan));
  expect(text).not.toContain(SECRET);
});
