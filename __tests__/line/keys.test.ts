import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aliasKey, claimPrefix, keyOf, linePrefix, MOST, type Place, placeIn } from '../../src/line/keys.ts';
import { lineOf, type Owner } from '../../src/line/owner.ts';
import { OWNER } from '../support/line-runs.ts';

const number = fc.oneof(fc.integer({ min: 0, max: MOST }), fc.constantFrom(0, 1, 11, 111, 10, 100, MOST));
const place: fc.Arbitrary<Place> = fc.record({ claim: number, sequence: number });
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

describe('the keys of checkpoints', () => {
  test('a key tells its place', () => {
    fc.assert(
      fc.property(owner, place, (of, at) => {
        const line = lineOf(of);
        expect(placeIn(line, keyOf(line, at))).toEqual(at);
      }),
    );
  });

  test('no key is the beginning of another, and no look in one line or claim meets the keys of another', () => {
    fc.assert(
      fc.property(owner, owner, place, place, (one, other, here, there) => {
        const [mine, theirs] = [lineOf(one), lineOf(other)];
        const [key, neighbour] = [keyOf(mine, here), keyOf(theirs, there)];
        if (key !== neighbour) expect(neighbour.startsWith(key)).toBe(false);
        expect(neighbour.startsWith(linePrefix(mine))).toBe(mine === theirs);
        const isOfClaim = mine === theirs && here.claim === there.claim;
        expect(neighbour.startsWith(claimPrefix(mine, here.claim))).toBe(isOfClaim);
        if (mine !== theirs) expect(placeIn(mine, neighbour)).toBeNull();
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
      fc.property(place, place, (here, there) => {
        const [key, neighbour] = [keyOf(mine, here), keyOf(theirs, there)];
        expect([neighbour.startsWith(key), key.startsWith(neighbour)]).toEqual([false, false]);
        expect(neighbour.startsWith(linePrefix(mine))).toBe(false);
      }),
    );
  });

  test('keys of a line stand in the order of their places', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const line = lineOf(OWNER);
        const isBefore =
          one.claim < other.claim || (one.claim === other.claim && one.sequence < other.sequence);
        expect(keyOf(line, one) < keyOf(line, other)).toBe(isBefore);
      }),
    );
  });

  test('keys are short, and hold no comma', () => {
    const key = keyOf(lineOf(OWNER), { claim: MOST, sequence: MOST });
    expect(key).toMatch(/^savepoint-1-[0-9a-f]{32}-999999-999999\.$/);
    expect(aliasKey(lineOf(OWNER), { claim: 1, sequence: 2 })).toMatch(
      /^savepoint-1-run-[0-9a-f]{32}-000001-000002\.$/,
    );
  });

  test.each([
    ['another line', `savepoint-1-${'0'.repeat(32)}-000001-000001.`],
    ['nothing before it', 'x'],
    ['another format', keyOf(lineOf(OWNER), { claim: 1, sequence: 1 }).replace('savepoint-1', 'savepoint-2')],
    ['no end', keyOf(lineOf(OWNER), { claim: 1, sequence: 1 }).slice(0, -1)],
    ['more after its end', `${keyOf(lineOf(OWNER), { claim: 1, sequence: 1 })}x`],
    ['a line end after it', `${keyOf(lineOf(OWNER), { claim: 1, sequence: 1 })}\n`],
    ['shorter numbers', `${linePrefix(lineOf(OWNER))}1-1.`],
    ['longer numbers', `${linePrefix(lineOf(OWNER))}0000001-000001.`],
    ['a sign', `${linePrefix(lineOf(OWNER))}-00001-000001.`],
    ['digits of another script', `${linePrefix(lineOf(OWNER))}00000١-000001.`],
    ['an alias', aliasKey(lineOf(OWNER), { claim: 1, sequence: 2 })],
  ])('a key with %s is none of this line', (_what, key) => {
    expect(placeIn(lineOf(OWNER), key)).toBeNull();
  });

  test.each([-1, 0.5, MOST + 1, Number.NaN, Number.POSITIVE_INFINITY])('%d has no key', (bad) => {
    expect(() => keyOf('l', { claim: bad, sequence: 1 })).toThrow(RangeError);
    expect(() => keyOf('l', { claim: 1, sequence: bad })).toThrow(RangeError);
  });
});
