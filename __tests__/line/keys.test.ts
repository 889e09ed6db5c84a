import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  aliasKey,
  claimEntry,
  claimPrefix,
  type Entry,
  entryIn,
  keyOf,
  linePrefix,
  MOST,
  notedIn,
  placePrefix,
} from '../../src/line/keys.ts';
import { lineOf, type Owner } from '../../src/line/owner.ts';
import { entryOf, OWNER } from '../support/line-runs.ts';

const number = fc.oneof(fc.integer({ min: 0, max: MOST }), fc.constantFrom(0, 1, 11, 111, 10, 100, MOST));
const entry: fc.Arbitrary<Entry> = fc.record({
  claim: number,
  sequence: number,
  attempt: number,
  steps: number,
  resumable: fc.boolean(),
});
/** Texts of which one is often the beginning of another. */
const text = fc.constantFrom('', '1', '11', '111', '77', '777', 'build', 'build-', 'build-1');
const owner: fc.Arbitrary<Owner> = fc.record({
  repository: text,
  workflow: text,
  ref: text,
  job: text,
  matrix: text.map((value) => (value === '' ? '' : `{"n":${JSON.stringify(value)}}`)),
  use: text,
  pipeline: text,
  scope: fc.oneof(
    text.map((run) => ({ kind: 'run' as const, run })),
    text.map((own) => ({ kind: 'own' as const, text: own })),
  ),
});

const KEY = keyOf(lineOf(OWNER), entryOf({ claim: 1, sequence: 1 }));
const BY = { workflow_run: '77', attempt: 3 };
const NOTE = aliasKey('a'.repeat(32), { claim: 1, sequence: 2 }, { line: lineOf(OWNER), by: BY });

describe('the keys of checkpoints', () => {
  test('a key tells its place, the attempt, the steps completed and whether a re-run goes on', () => {
    fc.assert(
      fc.property(owner, entry, (of, at) => {
        const line = lineOf(of);
        expect(entryIn(line, keyOf(line, at))).toEqual(at);
      }),
    );
  });

  test('no key is the beginning of another, and no look in one line, claim or place meets the keys of another', () => {
    fc.assert(
      fc.property(owner, owner, entry, entry, (one, other, here, there) => {
        const [mine, theirs] = [lineOf(one), lineOf(other)];
        const [key, neighbour] = [keyOf(mine, here), keyOf(theirs, there)];
        if (key !== neighbour) expect(neighbour.startsWith(key)).toBe(false);
        expect(neighbour.startsWith(linePrefix(mine))).toBe(mine === theirs);
        const isOfClaim = mine === theirs && here.claim === there.claim;
        expect(neighbour.startsWith(claimPrefix(mine, here.claim))).toBe(isOfClaim);
        const isAtPlace = isOfClaim && here.sequence === there.sequence;
        expect(neighbour.startsWith(placePrefix(mine, here))).toBe(isAtPlace);
        if (mine !== theirs) expect(entryIn(mine, neighbour)).toBeNull();
      }),
    );
  });

  test.each([
    ['matrix values 1 and 11', { matrix: '{"n":1}' }, { matrix: '{"n":11}' }],
    ['runs 77 and 777', { scope: { kind: 'run', run: '77' } }, { scope: { kind: 'run', run: '777' } }],
    [
      'scopes that are the beginning of one another',
      { scope: { kind: 'own', text: 'nightly' } },
      { scope: { kind: 'own', text: 'nightly-2' } },
    ],
  ] as const)('%s do not meet, at any two places', (_what, one, other) => {
    const [mine, theirs] = [lineOf({ ...OWNER, ...one }), lineOf({ ...OWNER, ...other })];
    fc.assert(
      fc.property(entry, entry, (here, there) => {
        const [key, neighbour] = [keyOf(mine, here), keyOf(theirs, there)];
        expect([neighbour.startsWith(key), key.startsWith(neighbour)]).toEqual([false, false]);
        expect(neighbour.startsWith(linePrefix(mine))).toBe(false);
      }),
    );
  });

  test('keys of a line stand in the order of their places', () => {
    fc.assert(
      fc.property(entry, entry, (one, other) => {
        const line = lineOf(OWNER);
        const isBefore =
          one.claim < other.claim || (one.claim === other.claim && one.sequence < other.sequence);
        const isSame = one.claim === other.claim && one.sequence === other.sequence;
        if (!isSame) expect(keyOf(line, one) < keyOf(line, other)).toBe(isBefore);
      }),
    );
  });

  test('keys are short, and hold no comma', () => {
    const key = keyOf(lineOf(OWNER), { claim: MOST, sequence: MOST, attempt: 3, steps: 12, resumable: true });
    expect(key).toMatch(/^savepoint-2-[0-9a-f]{32}-999999-999999-000003-000012-r\.$/);
    expect(keyOf(lineOf(OWNER), claimEntry(7))).toMatch(/-000007-000000-000000-000000-n\.$/);
    expect(NOTE).toMatch(/^savepoint-2-run-[0-9a-f]{32}-000001-000002-[0-9a-f]{32}-77-3\.$/);
  });

  test.each([
    ['another line', `savepoint-2-${'0'.repeat(32)}-000001-000001-000001-000000-r.`],
    ['nothing before it', 'x'],
    ['another format', KEY.replace('savepoint-2', 'savepoint-3')],
    ['no end', KEY.slice(0, -1)],
    ['more after its end', `${KEY}x`],
    ['a line end after it', `${KEY}\n`],
    ['shorter numbers', `${linePrefix(lineOf(OWNER))}1-1-1-0-r.`],
    ['longer numbers', `${linePrefix(lineOf(OWNER))}0000001-000001-000001-000000-r.`],
    ['a sign', `${linePrefix(lineOf(OWNER))}-00001-000001-000001-000000-r.`],
    ['digits of another script', `${linePrefix(lineOf(OWNER))}00000١-000001-000001-000000-r.`],
    ['a place alone', `${linePrefix(lineOf(OWNER))}000001-000001.`],
    ['another end', KEY.replace('-r.', '-x.')],
    ['an alias', NOTE],
  ])('a key with %s is none of this line', (_what, key) => {
    expect(entryIn(lineOf(OWNER), key)).toBeNull();
  });

  test.each([-1, 0.5, MOST + 1, Number.NaN, Number.POSITIVE_INFINITY])('%d has no key', (bad) => {
    expect(() => keyOf('l', entryOf({ claim: bad, sequence: 1 }))).toThrow(RangeError);
    expect(() => keyOf('l', entryOf({ claim: 1, sequence: bad }))).toThrow(RangeError);
  });
});

describe('the key of a note', () => {
  test('tells the line, the claim, and which attempt of a workflow run has saved there', () => {
    expect(notedIn(NOTE)).toEqual({ line: lineOf(OWNER), claim: 1, by: BY });
    const unknown = aliasKey('b'.repeat(32), { claim: 2, sequence: 1 }, { line: lineOf(OWNER), by: null });
    expect(notedIn(unknown)).toEqual({ line: lineOf(OWNER), claim: 2, by: null });
  });

  test.each([
    ['a checkpoint', KEY],
    ['an index', `savepoint-2-run-${'a'.repeat(32)}-index.`],
    ['a note of an older version', `savepoint-2-run-${'a'.repeat(32)}-000001-000002.`],
    ['another format', NOTE.replace('savepoint-2', 'savepoint-3')],
    ['more after its end', `${NOTE}x`],
  ])('is not that of %s', (_what, key) => {
    expect(notedIn(key)).toBeNull();
  });
});
