import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inert } from '../../src/report/escapes.ts';
import { LogLines } from '../../src/report/log-lines.ts';
import { runs } from '../support/random.ts';
import { commandsIn, linesOf } from '../support/runner.ts';

function shown(step: string, chunks: readonly (string | Buffer)[]): string {
  const lines = new LogLines(step);
  return Buffer.concat([
    ...chunks.map((chunk) => lines.push(Buffer.from(chunk as Buffer))),
    lines.end(),
  ]).toString();
}

test.each([
  ['whole lines', ['a\nb\n'], 's | a\ns | b\n'],
  ['an unfinished line', ['a'], 's | a\n'],
  ['lines that end in CR LF', ['a\r\nb\r\n'], 's | a\ns | b\n'],
  ['CR and LF in two pieces', ['a\r', '\nb\n'], 's | a\ns | b\n'],
  ['a line that is written over', ['10%\r20%\rdone\n'], 's | 10%\ns | 20%\ns | done\n'],
  ['empty lines', ['\n\r\r\n\n'], 's | \ns | \ns | \ns | \n'],
  ['an old command anywhere', ['x ##[error]y\n'], 's | x ## [error]y\n'],
  ['one in two pieces', ['x #', '#[error]y\n'], 's | x ## [error]y\n'],
  ['two in one line', ['##[a]###[b]\n'], 's | ## [a]### [b]\n'],
])('%s', (_what, chunks, text) => {
  expect(shown('s', chunks)).toBe(text);
});

const HOSTILE = [
  '::error::x',
  '  ::add-mask::x',
  '::set-output name=a::b',
  '::stop-commands::TOKEN',
  '::TOKEN::',
  '::endgroup::',
  '##[error]x',
  'text ##[add-mask]x',
  '##[stop-commands]TOKEN',
  '##[TOKEN]',
  '###[set-env name=a]b',
];

test.each(HOSTILE)('the runner acts on %j when it is printed as it is', (line) => {
  const before = line.includes('TOKEN') && !line.includes('stop') ? '::stop-commands::TOKEN\n' : '';
  const after = `${before}${line}\n::error::after`;
  expect(commandsIn(after).length).toBeGreaterThan(before === '' ? (line.includes('stop') ? 0 : 1) : 1);
});

test('whatever a step prints, in whatever pieces, the runner acts on nothing of it', () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE, '\n', '\r', '\r\n', '##', '[', '::', ' ', ']', 'error'),
    fc.string({ maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(piece).map((parts) => parts.join(''))), (chunks) => {
      const text = shown('step', chunks);
      expect(commandsIn(text)).toEqual([]);
      for (const line of linesOf(text).slice(0, -1)) expect(line.startsWith('step | ')).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});

test('nor on a line of ours that holds foreign text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...HOSTILE, '\n', '\r', 'x', ' ')), (parts) => {
      const line = inert(parts.join(''));
      expect(linesOf(line)).toHaveLength(1);
      expect(commandsIn(line)).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});

test('what is no command stays as it is, byte for byte', () => {
  const bytes = Buffer.from([0xff, 0x41, 0x80, 0x23, 0x23, 0x5b, 0xfe, 0x0a]);
  const lines = new LogLines('s');
  const told = lines.push(bytes);
  expect([...told.subarray(4)]).toEqual([0xff, 0x41, 0x80, 0x23, 0x23, 0x20, 0x5b, 0xfe, 0x0a]);
  expect(inert('a :: b, a::b and #[x]')).toBe('a :: b, a::b and #[x]');
});
