import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareOut } from '../../src/tree/ownership.ts';
import type { Path } from '../../src/tree/path.ts';
import { compilePatterns } from '../../src/tree/patterns.ts';
import { pathIn, somePath } from './model.ts';

const A = { step: 'a', writes: compilePatterns(['a/**', 'both/**']) };
const B = { step: 'b', writes: compilePatterns(['b/**', 'both/**', 'out/b/**']) };
const C = { step: 'c', writes: null };
const D = { step: 'd', writes: compilePatterns(['out/d/**', 'out/all']) };
const F = { step: 'f', writes: compilePatterns(['a/f']) };
const E = { step: 'e', writes: compilePatterns(['out/all']) };

function shared(
  how: 'completed' | 'failed',
  running: readonly (typeof A | typeof C)[],
  changed: readonly string[],
) {
  const shares = shareOut({ changed: changed.map(pathIn), ending: running[0]?.step ?? '', how, running });
  const short = (paths: readonly Path[]) => paths.map((path) => path.slice(2)).join(' ');
  return { own: short(shares.own), left: short(shares.left), entangled: shares.entangled.join(' ') };
}

test.each([
  ['alone it owns everything', 'completed', [A], ['a/x', 'b/x', 'z'], 'a/x b/x z', '', ''],
  ['alone it owns everything though it failed', 'failed', [C], ['a/x', 'z'], 'a/x z', '', ''],
  [
    'alone it owns the directories above its own too though it failed',
    'failed',
    [D],
    ['out', 'out/d/x'],
    'out out/d/x',
    '',
    '',
  ],
  [
    'a directory that another one matches is left to it',
    'completed',
    [F, A],
    ['a', 'a/f', 'z'],
    'a/f z',
    'a',
    'a',
  ],
  ['each owns what its writes alone match', 'completed', [A, B], ['a/x', 'b/x'], 'a/x', 'b/x', ''],
  [
    'what nobody matches goes to the first to complete, with all entangled',
    'completed',
    [A, B, C],
    ['a/x', 'z'],
    'a/x z',
    '',
    'b c',
  ],
  ['what nobody matches, to one that declares nothing', 'completed', [C, A], ['z', 'a/x'], 'z', 'a/x', 'a'],
  [
    'what several match goes to the first of these, with them entangled',
    'completed',
    [A, C, B],
    ['both/x'],
    'both/x',
    '',
    'b',
  ],
  ['what several others match is left to them', 'completed', [C, A, B], ['both/x'], '', 'both/x', ''],
  ['nothing changed', 'completed', [A, B], [], '', '', ''],
  [
    'one that failed owns what it alone matches, and entangles nobody',
    'failed',
    [A, B],
    ['a/x', 'b/x', 'both/x', 'z'],
    'a/x',
    'b/x both/x z',
    '',
  ],
  ['one that failed and declares nothing owns nothing', 'failed', [C, A], ['a/x', 'z'], '', 'a/x z', ''],
  [
    'a directory above what one matches is its own and entangles nobody',
    'completed',
    [D, B],
    ['out', 'out/d', 'out/d/x'],
    'out out/d out/d/x',
    '',
    '',
  ],
  [
    'a directory above what both match below entangles nobody',
    'completed',
    [D, B],
    ['out', 'out/b/x', 'out/d/x'],
    'out out/d/x',
    'out/b/x',
    '',
  ],
  [
    'a directory above what others match is left to them',
    'completed',
    [A, B],
    ['out', 'out/b', 'out/b/x', 'a/x'],
    'a/x',
    'out out/b out/b/x',
    '',
  ],
  [
    'a directory above what several match at one path: only that path entangles',
    'completed',
    [D, E, A],
    ['out', 'out/all'],
    'out out/all',
    '',
    'e',
  ],
  [
    'one that failed: the directory above its own is left, for others may rely on it',
    'failed',
    [D, B],
    ['out', 'out/d/x'],
    'out/d/x',
    'out',
    '',
  ],
  [
    'one that failed: the directory above its own and those of others',
    'failed',
    [D, B],
    ['out', 'out/b/x', 'out/d/x'],
    'out/d/x',
    'out out/b/x',
    '',
  ],
] as const)('%s', (_title, how, running, changed, own, left, entangled) => {
  expect(shared(how, running, changed)).toEqual({ own, left, entangled });
});

test('every path is own or left, once; only a completed step entangles; when all have completed nothing is left', () => {
  const runners = fc.uniqueArray(
    fc.record({
      step: fc.constantFrom('p', 'q', 'r', 's'),
      writes: fc.option(fc.array(somePath, { maxLength: 3 }), { nil: null }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ step }) => step },
  );
  fc.assert(
    fc.property(
      runners,
      fc.uniqueArray(somePath),
      fc.infiniteStream(fc.boolean()),
      (drawn, changed, coins) => {
        const running = drawn.map(({ step, writes }) => ({
          step,
          writes:
            writes === null
              ? null
              : (path: Path) => writes.some((one) => path === one || path.startsWith(`${one}/`)),
        }));
        let rest: readonly Path[] = changed;
        let hasFailed = false;
        for (const { step } of running) {
          const how = coins.next().value === true ? 'completed' : 'failed';
          const { own, left, entangled } = shareOut({ changed: rest, ending: step, how, running });
          expect([...own, ...left].sort()).toEqual([...rest].sort());
          expect(entangled).not.toContain(step);
          if (how === 'failed') expect(entangled).toEqual([]);
          hasFailed ||= how === 'failed';
          rest = left;
        }
        if (!hasFailed) expect(rest).toEqual([]);
      },
    ),
    { seed: 4, numRuns: 1000 },
  );
});

test.each([
  ['what nobody matches', [C, A], ['z', 'a/x'], ['z']],
  ['what another one matches, too', [A, B], ['both/x', 'a/x', 'b/x'], ['both/x']],
  ['nothing where it ran alone', [C], ['z'], []],
  ['no directories above what is matched', [D, C], ['out', 'out/d/x'], []],
])('a step that failed may have made %s', (_title, running, changed, expected) => {
  const paths = changed.map(pathIn);
  const { unsure } = shareOut({ changed: paths, ending: running[0]?.step ?? '', how: 'failed', running });
  expect(unsure).toEqual(expected.map(pathIn));
  expect(
    shareOut({ changed: paths, ending: running[0]?.step ?? '', how: 'completed', running }).unsure,
  ).toEqual([]);
});
