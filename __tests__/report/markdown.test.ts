import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { closedFence, code, plain, preformatted } from '../../src/report/markdown.ts';

/** What a browser shows of a text with entities. */
function decoded(text: string): string {
  return text.replace(/&#(\d+);/g, (_all, point: string) => String.fromCodePoint(Number(point)));
}

describe('foreign text is text, whatever it holds', () => {
  test.each([
    ['plain words, (1) and 2/3', 'plain words, (1) and 2/3'],
    ['a | b', 'a &#124; b'],
    ['a \\| b', 'a &#92;&#124; b'],
    ['<img src=x>', '&#60;img src&#61;x&#62;'],
    ['</td></table><script>', '&#60;/td&#62;&#60;/table&#62;&#60;script&#62;'],
    ['&lt;b&gt;', '&#38;lt&#59;b&#38;gt&#59;'],
    ['[x](http://y)', '&#91;x&#93;(http&#58;&#8203;//y)'],
    ['![x](y)', '&#33;&#91;x&#93;(y)'],
    ['@octocat @org/team a@b.c', '&#64;&#8203;octocat &#64;&#8203;org/team a&#64;&#8203;b&#46;c'],
    ['#12 :tada:', '&#35;&#8203;12 &#58;&#8203;tada&#58;'],
    ['WWW.example.com', 'WWW&#8203;&#46;example&#46;com'],
    ['**a** _b_ ~~c~~ `d`', '&#42;&#42;a&#42;&#42; &#95;b&#95; &#126;&#126;c&#126;&#126; &#96;d&#96;'],
    ['$x$', '&#36;x&#36;'],
    ['a\nb\r\n\n# c', 'a b &#35; c'],
    ['\u001b[31mred\u001b[0m\u0000', 'red&#65533;'],
    ['a\u202eb', 'a&#65533;b'],
    ['\ud800', '&#65533;'],
    ['Größe 漢字 e\u0301', 'Größe 漢字 e\u0301'],
    ['😀', '&#128512;'],
  ])('%j', (text, markdown) => {
    expect(plain(text)).toBe(markdown);
  });

  test('no character that means something is left, and what is shown is what was there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const markdown = plain(text);
        expect(markdown).toMatch(/^(?:[\p{L}\p{M}\p{N} ,()/-]|&#\d+;)*$/u);
        expect(decoded(markdown).replaceAll('\u200b', '')).toBe(
          decoded(plain(decoded(markdown))).replaceAll('\u200b', ''),
        );
      }),
    );
  });
});

test('a long text is cut between two characters', () => {
  expect(plain('x'.repeat(300))).toBe('x'.repeat(300));
  expect(plain('x'.repeat(301))).toBe(`${'x'.repeat(299)}&#8230;`);
  expect(plain('😀😀😀', 2)).toBe('&#128512;&#8230;');
  expect(plain('y'.repeat(5_000_000), 10)).toBe(`${'y'.repeat(9)}&#8230;`);
});

test('code is the same between its tags', () => {
  expect(code('a`</code>')).toBe('<code>a&#96;&#60;/code&#62;</code>');
});

test('a log cannot end the block in which it stands', () => {
  expect(preformatted('a\n\n</pre>\n<!-- & @x')).toBe(
    '<pre>\na\n\n&#60;/pre&#62;\n&#60;!-- &#38; @x\n</pre>',
  );
});

test.each([
  ['text\n', 'text\n'],
  ['```sh\nls\n```\n', '```sh\nls\n```\n'],
  ['```sh\nls', '```sh\nls\n```\n'],
  ['  ~~~~\n~~~\n```\n', '  ~~~~\n~~~\n```\n~~~~\n'],
  ['````\n``` \n````  \r\nafter', '````\n``` \n````  \r\nafter'],
  ['```not`a fence\n', '```not`a fence\n'],
  ['```\n``` no end\n', '```\n``` no end\n```\n'],
  ['    ```\n', '    ```\n'],
])('a fence that is open at the end is closed: %j', (markdown, closed) => {
  expect(closedFence(markdown)).toBe(closed);
});
