import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { beginningOf, cleanLines, lastLines } from '../../src/report/log-end.ts';

const length = (text: string) => text.length;

test.each([
  ['a\nb\n', ['a', 'b']],
  ['a\r\nb\r10%\r20%\n\n\n', ['a', 'b', '10%', '20%']],
  ['\u001b[31mred\u001b[0m\tx\u0007', ['red\tx\ufffd']],
  ['', ['']],
])('the lines of %j', (text, lines) => {
  expect(cleanLines(text)).toEqual(lines);
});

test.each([
  [['a', 'b', 'c'], 100, 'a\nb\nc'],
  [['a', 'b', 'c'], 4, 'b\nc'],
  [['a', 'b', 'c'], 3, 'b\nc'],
  [['aaa', 'bbbbbb'], 4, '…bbb'],
  [['😀😀'], 3, '…😀'],
  [['abc'], 0, ''],
  [[], 5, ''],
])('the end of %j within %i', (lines, limit, end) => {
  expect(lastLines(lines, limit, length)).toBe(end);
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['😀😀😀', 4, '😀…'],
])('the beginning of %j within %i', (text, limit, beginning) => {
  expect(beginningOf(text, limit, length)).toBe(beginning);
});

test('neither is ever longer than its limit, and both are parts of the text', () => {
  const lines = fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 80 }), (texts, limit) => {
      const whole = texts.join('\n');
      const end = lastLines(texts, limit, length);
      expect(end.length).toBeLessThanOrEqual(limit);
      expect(whole.endsWith(end.replace(/^…/, ''))).toBe(true);
      const beginning = beginningOf(whole, limit, length);
      expect(beginning.length).toBeLessThanOrEqual(limit);
      expect(whole.startsWith(beginning.replace(/…$/, ''))).toBe(true);
    }),
  );
});
