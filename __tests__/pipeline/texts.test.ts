import { expect, test } from '@jest/globals';
import { onlyExpression, splitText } from '../../src/expressions/segments.ts';
import { parseDuration } from '../../src/pipeline/durations.ts';
import { nearestTo } from '../../src/text/nearest.ts';
import { problemsOf } from '../support/pipeline.ts';

test.each([
  ['500ms', 500],
  ['10s', 10_000],
  ['1.5m', 90_000],
  ['1h', 3_600_000],
  ['7d', 604_800_000],
  ['10', 10_000],
  [' 10s ', 10_000],
  [10, 10_000],
  [0.25, 250],
  [0, 0],
  ['', null],
  ['s', null],
  ['-1s', null],
  ['1w', null],
  ['1h30m', null],
  [-1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['9999999999999d', null],
])('the time %s is %s ms', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each([
  ['retires', ['run', 'retries'], 'retries'],
  ['NEEDS', ['needs'], 'needs'],
  ['rnu', ['id', 'run'], 'run'],
  ['x', ['y', 'zz'], 'y'],
  ['something', ['run', 'needs'], null],
  ['', ['a'], 'a'],
  ['x'.repeat(200), ['x'.repeat(199)], null],
])('nearest to "%s" among %j is %s', (word, candidates, nearest) => {
  expect(nearestTo(word, candidates)).toBe(nearest);
});

test('text is cut into its expressions, which may hold closing brackets in quotes', () => {
  expect(splitText("a ${{ '}}' }} b${{ c }}")).toEqual({
    segments: [
      { kind: 'text', text: 'a ', start: 0 },
      { kind: 'expression', text: " '}}' ", start: 5 },
      { kind: 'text', text: ' b', start: 13 },
      { kind: 'expression', text: ' c ', start: 18 },
    ],
    unterminated: null,
  });
  expect(splitText('a ${{ b')).toMatchObject({ unterminated: 2 });
});

test.each([
  [' ${{ a }}\n', ' a '],
  ['${{ a }}${{ b }}', undefined],
  ['x ${{ a }}', undefined],
  ['a', undefined],
  ['${{ a', undefined],
])('the only expression of %j is %j', (text, expression) => {
  expect(onlyExpression(text)?.text).toBe(expression);
});

/** Files with one unknown context, x, at the mark §. */
test.each([
  ['plain text', 'steps:\n  - run: echo ${{ §x }}\n'],
  ['plain text over several lines', 'steps:\n  - run: echo\n      a  b\n\n      ${{ §x }}\n'],
  ['single quotes', "steps:\n  - run: 'it''s ${{ §x }}'\n"],
  ['double quotes with escapes', 'steps:\n  - run: "\\t\\"\\u00e9\\x20\\U0001F600 \\n ${{ §x }}"\n'],
  ['double quotes over several lines', 'steps:\n  - run: "a \\\n      b\n\n      ${{ §x }}"\n'],
  ['a literal block', 'steps:\n  - run: |\n      a\n        b ${{ §x }}\n'],
  [
    'a literal block with a comment and an indentation of its own',
    'steps:\n  - run: |2- # note\n        a ${{ §x }}\n',
  ],
  ['a folded block', 'steps:\n  - run: >-\n      a\n      b\n\n      c ${{ §x }}\n'],
  ['a block with Windows line ends', 'steps:\r\n  - run: |\r\n      a\r\n      ${{ §x }}\r\n'],
  ['an expression over several lines', "steps:\n  - run: |\n      ${{ 'a\n      b' ==\n        §x }}\n"],
  ['a value behind an anchor', 'steps:\n  - run: &a echo ${{ §x }}\n'],
  ['letters beyond the first plane', 'steps:\n  - run: "😀 ${{ §x }}"\n'],
])('a problem in %s is shown where it stands', (_, marked) => {
  const before = marked.slice(0, marked.indexOf('§')).split('\n');
  const [problem, ...others] = problemsOf(marked.replace('§', ''));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'unknown-context',
    place: { line: before.length, column: (before.at(-1) ?? '').length + 1, length: 1 },
  });
});
