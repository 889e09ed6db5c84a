import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MaskStream } from '../../src/shell/mask-stream.ts';
import { Masks } from '../../src/shell/masks.ts';
import { isSoak } from '../support/random.ts';

function masksOf(...secrets: string[]): Masks {
  const masks = new Masks();
  for (const secret of secrets) masks.add(secret);
  return masks;
}

function through(masks: Pick<Masks, 'patterns'>, pieces: readonly Buffer[]): string {
  const stream = new MaskStream(masks);
  const written = pieces.map((piece) => stream.push(piece));
  return Buffer.concat([...written, stream.end()]).toString('latin1');
}

/** Any sequences, not only those that come of texts and their encodings. */
function patternsOf(...texts: string[]): Pick<Masks, 'patterns'> {
  const patterns = texts.map((text) => Buffer.from(text));
  return { patterns: () => patterns };
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

test.each([
  ['nothing here', 'nothing here'],
  ['a s3cret! b', 'a *** b'],
  ['s3cret!s3cret!', '***'],
  ['s3cret! s3cret!', '*** ***'],
  [`Basic ${base64('s3cret!')}`, 'Basic ***'],
])('%j is masked as %j', (text, masked) => {
  expect(masksOf('s3cret!').apply(text)).toBe(masked);
});

test.each(['', 'u', 'us', 'user', 'user:', 'x'.repeat(31)])(
  'the base64 of a secret behind %j shows none of its own characters',
  (before) => {
    const secret = 'correct horse';
    const masked = masksOf(secret).apply(base64(`${before}${secret}-and-more`));
    expect(masked).toContain('***');
    const certain = base64('correct horse').slice(4, 12);
    expect(masked).not.toContain(certain);
  },
);

test.each([
  ['as a JSON string', 'pass"word\\1', JSON.stringify('pass"word\\1').slice(1, -1)],
  ['in a URI', 'pass word&1', 'pass%20word%261'],
  ['in a URI, strictly', "it's(me)", 'it%27s%28me%29'],
  ['in XML', '<pass>&1', '&lt;pass&gt;&amp;1'],
  ['in an expression', "it's me", "it''s me"],
  ['on a command line', 'say "x"', 'say \\"x\\"'],
  ['without its quotes', '"quoted secret"', 'quoted secret'],
  ['trimmed', ' padded \n', 'padded'],
])('a secret is masked %s', (_, secret, shown) => {
  expect(masksOf(secret).apply(`[${shown}]`)).toBe('[***]');
});

test('each line of a secret is masked, and the whole', () => {
  const masks = masksOf('first line\r\n  second line\n\n{\n');
  expect(masks.apply('first line, second line')).toBe('***, ***');
  expect(masks.apply('if (x) {')).toBe('if (x) {');
  expect(masks.hides('a second line')).toBe(true);
  expect(masks.hides('a second')).toBe(false);
});

test.each(['', ' ', '\n \n'])('the text %j masks nothing', (text) => {
  const masks = masksOf(text);
  expect(masks.patterns()).toEqual([]);
  expect(masks.apply('a \n \n b')).toBe('a \n \n b');
});

test('secrets that overlap are hidden together, so that no end of one shows', () => {
  expect(masksOf('abcdef', 'efghij', 'cd').apply('-abcdefghij-')).toBe('-***-');
});

test('the patterns come longest first and stay the same until one is added', () => {
  const masks = masksOf('aa', 'bbbbbb');
  const patterns = masks.patterns();
  expect(patterns.map((pattern) => pattern.length)).toEqual(
    [...patterns.map((p) => p.length)].sort((a, b) => b - a),
  );
  expect(masks.patterns()).toBe(patterns);
  masks.add('aa');
  expect(masks.patterns()).toBe(patterns);
  masks.add('cc');
  expect(masks.patterns()).not.toBe(patterns);
});

test('a secret is masked wherever a write splits it', () => {
  const masks = masksOf('tr0ub4dor&3');
  const text = Buffer.from('a tr0ub4dor&3 b tr0ub4dortr0ub4dor&3');
  for (let at = 0; at <= text.length; at++) {
    expect(through(masks, [text.subarray(0, at), text.subarray(at)])).toBe('a *** b tr0ub4dor***');
  }
});

test('what cannot be part of a secret is given out at once', () => {
  const stream = new MaskStream(masksOf('secret'));
  expect(stream.push(Buffer.from('a line\n')).toString()).toBe('a line\n');
  expect(stream.push(Buffer.from('a sec')).toString()).toBe('a ');
  expect(stream.push(Buffer.from('ond\n')).toString()).toBe('second\n');
});

test('a secret that is added later is masked from there on, in what was kept back too', () => {
  const masks = masksOf('abcd');
  const stream = new MaskStream(masks);
  expect(stream.push(Buffer.from('xy ab')).toString()).toBe('xy ');
  masks.add('abq');
  expect(stream.push(Buffer.from('q abcd.')).toString()).toBe('*** ***.');
});

const letters = (max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: max });

test('masking in pieces is masking the whole, and no secret is left', () => {
  fc.assert(
    fc.property(
      fc.array(
        letters(5).filter((text) => text !== ''),
        { minLength: 1, maxLength: 4 },
      ),
      fc.array(letters(7), { maxLength: 12 }),
      (secrets, pieces) => {
        const patterns = patternsOf(...secrets);
        const masked = through(
          patterns,
          pieces.map((piece) => Buffer.from(piece)),
        );
        expect(masked).toBe(through(patterns, [Buffer.from(pieces.join(''))]));
        expect(masked).toBe(naive(secrets, pieces.join('')));
        for (const secret of secrets) expect(masked).not.toContain(secret);
      },
    ),
    { numRuns: isSoak() ? 5000 : 300 },
  );
});

test('whatever bytes and secrets there are, pieces make no difference', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), { maxLength: 3 }),
      fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 8 }),
      fc.nat(),
      (secrets, noise, place) => {
        const masks = masksOf(...secrets);
        const secret = Buffer.from(secrets[place % Math.max(1, secrets.length)] ?? '');
        const all = Buffer.concat(noise.flatMap((bytes) => [Buffer.from(bytes), secret]));
        const pieces = [...all].map((byte) => Buffer.of(byte));
        expect(through(masks, pieces)).toBe(through(masks, [all]));
      },
    ),
    { numRuns: isSoak() ? 1000 : 30 },
  );
});

/** Marks every byte that some secret covers, and writes each run of them as stars. */
function naive(secrets: readonly string[], text: string): string {
  const covered = new Set<number>();
  for (const secret of secrets) {
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) {
      for (let i = at; i < at + secret.length; i++) covered.add(i);
    }
  }
  return [...text].map((char, i) => (covered.has(i) ? (covered.has(i - 1) ? '' : '***') : char)).join('');
}
