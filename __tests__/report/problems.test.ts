import { describe, expect, test } from '@jest/globals';
import type { Place, Problem } from '../../src/problem/problem.ts';
import { annotationOf, formatProblem, formatProblems } from '../../src/report/problems.ts';
import { problemsOf } from '../support/pipeline.ts';

function problemAt(text: string, word: string, more: Partial<Place> = {}): Problem {
  const column = text.indexOf(word) + 1;
  const place = { file: 'a.yml', line: 12, column, length: word.length, text, ...more };
  return { code: 'x', message: 'it is wrong', hint: 'mend it', place };
}

/** What the carets stand under, when a tab is as wide here as there. */
function underlined(problem: Problem): string {
  const [, source = '', carets = ''] = formatProblem(problem).split('\n');
  const from = carets.indexOf('^');
  expect(carets.slice(0, from).replace(/[^\t]/g, ' ')).toBe(carets.slice(0, from).replace('|', ' '));
  expect(source.slice(0, from).replace(/[^\t]/g, ' ')).toBe(carets.slice(0, from).replace('|', ' '));
  return source.slice(from, carets.length);
}

test('a problem has its place, its line, a caret and a remedy', () => {
  expect(formatProblem(problemAt('  - runn: x', 'runn'))).toBe(
    ['a.yml:12:5: it is wrong', '   12 |   - runn: x', '      |     ^^^^', '  hint: mend it'].join('\n'),
  );
});

test('one without a place or a remedy is its message', () => {
  expect(formatProblem({ code: 'x', message: 'it is wrong' })).toBe('it is wrong');
});

describe('the caret stands under the word', () => {
  test.each([
    ['at the start', 'word: x', 'word'],
    ['behind tabs', '\t\tkey:\tword', 'word'],
    ['at the end', `${'x'.repeat(50)} word`, 'word'],
    ['behind letters of two units', 'a😀b word', 'word'],
    ['far along a long line', `${'x'.repeat(5000)} word ${'y'.repeat(5000)}`, 'word'],
    ['far along, behind tabs', `${'\tx'.repeat(300)} word`, 'word'],
    ['just where a line begins to be cut', `${'x'.repeat(139)} word`, 'word'],
    ['just before that', `${'x'.repeat(138)} word`, 'word'],
    ['behind control characters', 'a\u001b\u0007 word', 'word'],
  ])('%s', (_, text, word) => {
    const problem = problemAt(text, word);
    expect(underlined(problem)).toBe(word);
    for (const line of formatProblem(problem).split('\n')) expect(line.length).toBeLessThan(180);
  });

  test('a word longer than what is shown is underlined as far as it is shown', () => {
    const text = 'x'.repeat(1000);
    expect(underlined(problemAt(text, text))).toBe('x'.repeat(160));
  });

  test('and behind the end of a line, where something is missing', () => {
    const [, source = '', carets] = formatProblem(problemAt('key:', '', { column: 5, length: 1 })).split(
      '\n',
    );
    expect([source, carets]).toEqual(['   12 | key:', '      |     ^']);
  });

  test.each([
    ['a key', 'steps:\n  - { runn: x }\n', 'runn'],
    ['an expression', 'steps:\n  - run: echo ${{ stps.x }} and more\n', 'stps'],
    ['an unknown need', 'steps:\n  - { id: abc, run: x }\n  - { run: x, needs: abd }\n', 'abd'],
  ])('of %s in a pipeline', (_, text, word) => {
    const [problem] = problemsOf(text);
    if (problem === undefined) throw new Error('no problem');
    expect(underlined(problem)).toContain(word);
  });
});

test('nothing in a source line acts on the terminal', () => {
  expect(formatProblem(problemAt('\u001b[2Jword\r\u009b', 'word'))).not.toMatch(/[\u001b\r\u009b]/);
});

test.each([
  [1, '1 problem; nothing was started.\n'],
  [3, '3 problems; nothing was started.\n'],
])('%j at once are counted', (count, end) => {
  const text = formatProblems(Array.from({ length: count }, () => problemAt('x', 'x')));
  expect(text.endsWith(`\n\n${end}`)).toBe(true);
  expect(text.match(/it is wrong/g)).toHaveLength(count);
});

test.each<[Problem, string]>([
  [problemAt('  runn: x', 'runn'), '::error file=a.yml,line=12,col=3,endColumn=7::it is wrong (mend it)'],
  [
    problemAt('x', 'x', { file: 'a,b:c%.yml' }),
    '::error file=a%2Cb%3Ac%25.yml,line=12,col=1,endColumn=2::it is wrong (mend it)',
  ],
  [{ code: 'x', message: 'two\nlines\r100 %' }, '::error::two%0Alines%0D100 %25'],
])('as an annotation it is one line, escaped', (problem, line) => {
  expect(annotationOf(problem)).toBe(line);
});
