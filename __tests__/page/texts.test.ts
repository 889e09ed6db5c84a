/** How lines of logs and diffs come apart. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { filesOf } from '../../src/page/diff-text.ts';
import { shownLine, textOf } from '../../src/page/log-text.ts';
import { LINE_PX, scrollTo, sightOf } from '../../src/page/scroll.ts';

const RED = '\u001b[31m';
const OFF = '\u001b[0m';

test.each([
  ['plain text', 'plain', 'plain text'],
  [`a ${RED}b${OFF} c`, 'plain', 'a b c'],
  ['10 %\r50 %\r100 %\r', 'plain', '100 %'],
  ['<b>&amp;</b>', 'plain', '<b>&amp;</b>'],
  ['::error file=a.c,line=3::bad%0Agood', 'error', 'error: bad ⏎ good (a.c:3)'],
  ['::warning title=T::w', 'warning', 'warning: T: w'],
  ['::group::Build', 'group', '▸ Build'],
  ['::endgroup::', 'debug', ''],
  ['::add-mask::***', 'debug', ''],
  ['::unknown::x', 'plain', '::unknown::x'],
])('%j is shown as %s: %j', (line, tone, text) => {
  const shown = shownLine(line);
  expect([shown.tone, textOf(shown)]).toEqual([tone, text]);
});

test('colours are classes, never styles or markup', () => {
  expect(shownLine(`${RED}\u001b[1m<x>${OFF}`).parts).toEqual([
    { text: '<x>', classes: 'f-ansi-red d-bold' },
  ]);
});

test('no text of a line is lost but for its colours', () => {
  const line = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/[\u0000-\u001f\u007f-\u009f]|::|##\[/.test(text));
  fc.assert(fc.property(line, line, (a, b) => expect(textOf(shownLine(`${a}${RED}${b}${OFF}`))).toBe(a + b)));
});

test('a diff comes apart into its files', () => {
  const text = [
    'diff --git a/old.txt b/old.txt',
    'deleted file mode 100644',
    '--- a/old.txt',
    '+++ /dev/null',
    '@@ -1 +0,0 @@',
    '-gone',
    'diff --git a/a b.txt b/a b.txt',
    '--- a/a b.txt\t',
    '+++ b/a b.txt\t',
    '@@ -1 +1 @@',
    '-diff --git',
    '+--- new',
    ' same',
    '',
  ].join('\n');
  expect(filesOf(text).map(({ path, lines }) => [path, lines.map(({ kind }) => kind)])).toEqual([
    ['old.txt', ['place', 'removed']],
    ['a b.txt', ['place', 'removed', 'added', 'same']],
  ]);
});

test('every line of a log of any length comes in sight, and no more than a screen is drawn', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.nat(4_999_999),
      fc.integer({ min: 100, max: 1200 }),
      (total, at, view) => {
        const line = at % total;
        const { height } = sightOf(total, 0, view);
        const top = Math.min(Math.max(0, height - view), Math.max(0, scrollTo(line, total, view)));
        const sight = sightOf(total, top, view);
        expect(sight.first).toBeLessThanOrEqual(line);
        expect(sight.first + sight.count).toBeGreaterThan(line);
        expect(sight.count).toBeLessThanOrEqual(view / LINE_PX + 42);
        expect(height).toBeLessThanOrEqual(8_000_000);
      },
    ),
  );
});
