import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { StepLines } from '../../src/report/step-lines.ts';

function feed(prefix: string, chunks: readonly (string | Uint8Array)[]): readonly string[] {
  const lines = new StepLines(prefix);
  return [...chunks.map((chunk) => lines.push(Buffer.from(chunk))), lines.end()].map((piece) =>
    piece.toString(),
  );
}

test.each([
  [['a\nb\n'], ['p | a\np | b\n', '']],
  [
    ['a', 'b\nc'],
    ['', 'p | ab\n', 'p | c\n'],
  ],
  [['\n\n'], ['p | \np | \n', '']],
  [['a\r\n'], ['p | a\r\n', '']],
  [[''], ['', '']],
  [
    ['a\n', '\n'],
    ['p | a\n', 'p | \n', ''],
  ],
])('of %j whole lines are told at once, the rest at the end', (chunks, told) => {
  expect(feed('p | ', chunks)).toEqual(told);
});

test('an unfinished line of any length is told in pieces, and memory stays small', () => {
  const lines = new StepLines('');
  let told = 0;
  for (let chunk = 0; chunk < 100; chunk++) told += lines.push(Buffer.alloc(5000, 'x')).length;
  expect(500_000 - told).toBeLessThan(8 * 1024);
  const text = feed('p | ', ['x'.repeat(20_000)]).join('');
  expect(text.replace(/p \| |\n/g, '')).toBe('x'.repeat(20_000));
  expect(
    text
      .split('\n')
      .slice(0, -1)
      .every((line) => line.startsWith('p | ')),
  ).toBe(true);
});

test('however the bytes come, each line is told once, whole and with its prefix', () => {
  const line = fc
    .uint8Array({ maxLength: 40 })
    .map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 10)));
  fc.assert(
    fc.property(fc.array(line), fc.array(fc.nat(50)), (lines, cuts) => {
      const bytes = Buffer.concat(lines.flatMap((each) => [each, Buffer.from('\n')]));
      const chunks: Buffer[] = [];
      let from = 0;
      for (const cut of cuts) {
        chunks.push(bytes.subarray(from, from + cut));
        from += cut;
      }
      chunks.push(bytes.subarray(from));
      const told = new StepLines('p|');
      const all = Buffer.concat([...chunks.map((chunk) => told.push(Buffer.from(chunk))), told.end()]);
      const expected = Buffer.concat(lines.flatMap((each) => [Buffer.from('p|'), each, Buffer.from('\n')]));
      expect(all.equals(expected)).toBe(true);
    }),
  );
});
