import { expect, test } from '@jest/globals';
import { notStarted } from '../../src/report/not-started.ts';

const PROBLEM = { code: 'x', message: 'unknown key "runs"', hint: 'did you mean "run"?' };

test('says why, and each problem with its place and remedy, as text', () => {
  const place = { file: 'savepoint.yml', line: 3, column: 5, length: 4, text: '    runs: x' };
  const text = notStarted('1 problem in <savepoint.yml>', [{ ...PROBLEM, place }]);
  expect(text).toContain('Savepoint started nothing');
  expect(text).toContain('1 problem in &#60;savepoint');
  expect(text).toContain('- <code>savepoint&#46;yml&#58;&#8203;3&#58;&#8203;5</code> unknown key');
  expect(text).toContain('did you mean');
});

test('many problems are counted', () => {
  const text = notStarted(
    'so many',
    Array.from({ length: 53 }, () => PROBLEM),
  );
  expect(text.match(/^- unknown/gm)).toHaveLength(50);
  expect(text).toContain('- and 3 more');
});
