import { expect, test } from '@jest/globals';
import { idsHint } from '../../src/text/nearest.ts';

test('whoever names a step that is not there is told the ids, of many the first', () => {
  expect(idsHint(['a', 'npm-ci'])).toBe('the ids of the steps are a, npm-ci');
  expect(idsHint(['a', 'b', 'b'])).toBe('the ids of the steps are a, b');
  const many = Array.from({ length: 14 }, (_, at) => `s${at}`);
  expect(idsHint(many)).toMatch(/ s10, s11 and 2 more$/);
});
