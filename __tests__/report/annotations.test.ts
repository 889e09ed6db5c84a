import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { failureAnnotation, formatAnnotation, moreAnnotation } from '../../src/report/annotations.ts';
import { runs } from '../support/random.ts';
import { commandsIn, linesOf } from '../support/runner.ts';

const PLACE = { file: 'a,b:c.yml', line: 3 };

function failure(error: string, log: readonly string[]): string {
  return formatAnnotation(failureAnnotation({ step: 's', error, place: PLACE, log }));
}

test('a failed step is one annotation on its line, with the end of its log', () => {
  expect(failure('exit code 1', ['one', '50%'])).toBe(
    '::error title=s,file=a%2Cb%3Ac.yml,line=3::exit code 1%0A%0Aone%0A50%25',
  );
  expect(failure('exit code 1', [])).toBe('::error title=s,file=a%2Cb%3Ac.yml,line=3::exit code 1');
});

test('a step that is not in the file any more has no place', () => {
  const annotation = failureAnnotation({ step: 's', error: 'x', place: null, log: [] });
  expect(formatAnnotation(annotation)).toBe('::error title=s::x');
});

test('of a long log the last lines are kept, 4,096 characters with the escapes counted', () => {
  const log = Array.from({ length: 10_000 }, (_, at) => `${at}: 100%`);
  const text = failure('exit code 1', log);
  const data = text.slice(text.lastIndexOf('::') + 2);
  expect(data.length).toBeLessThanOrEqual(4096);
  expect(data.length).toBeGreaterThan(4096 - 20);
  expect(data.startsWith('exit code 1%0A%0A')).toBe(true);
  expect(data.endsWith('9999: 100%25')).toBe(true);
});

test('whatever is said, it is one command, its text is no longer than 4,096 characters, and nothing else acts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6000 }),
    fc.string({ unit: fc.constantFrom('%', '\n', '\r', ':', ',', 'é', '😀', '##[error]'), maxLength: 3000 }),
  );
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 3 }), text, (error, log, name) => {
      const place = { file: name, line: 1 };
      const line = formatAnnotation(failureAnnotation({ step: name, error, place, log }));
      expect(linesOf(line)).toHaveLength(1);
      const [command, ...others] = commandsIn(line);
      expect(others).toEqual([]);
      expect(command?.name).toBe('error');
      expect(command?.data.length).toBeLessThanOrEqual(4096);
    }),
    { numRuns: runs(40) },
  );
});

test('a message that is too long is cut, its escapes counted', () => {
  const line = formatAnnotation({ level: 'notice', message: '%'.repeat(5000), properties: {} });
  expect(line).toBe(`::notice::${'%25'.repeat(1365)}…`);
});

test('properties that the runner does not know are left out', () => {
  const properties = { title: 't', file: '', 'x=1::y': 'z', col: '2' };
  expect(formatAnnotation({ level: 'warning', message: 'm', properties })).toBe('::warning title=t,col=2::m');
});

test.each([
  [1, '::notice::1 more notice: see the log'],
  [2, '::notice::2 more notices: see the log'],
])('%i that there is no room for', (count, line) => {
  expect(formatAnnotation(moreAnnotation('notice', count))).toBe(line);
});
