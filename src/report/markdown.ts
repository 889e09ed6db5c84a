/** Foreign text inside Markdown as GitHub shows it. Pure. */
import { plainText } from './text.ts';

/** Characters that mean nothing in Markdown or HTML, wherever in a line they stand. */
const HARMLESS = /[^\p{L}\p{M}\p{N} ,()/-]/gu;

/** Marks that turn the direction of what follows them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * GitHub makes links of `@name`, `#12`, `www.name` and `http://name`, and pictures of `:word:`, even where they are written as
 * entities. A space of no width prevents it.
 */
const LINKED = /[@#:](?=[\p{L}\p{N}_+/-])|www(?=\.)/giu;

/**
 * One line of text that is nothing but text: no markup, HTML, link, mention or end of a table's cell.
 * @param most characters that are kept
 */
export function plain(text: string, most = 300): string {
  return clip(plainText(text.slice(0, 20 * most)), most)
    .toWellFormed()
    .replace(DIRECTIONS, '\ufffd')
    .replace(LINKED, '$&\u200b')
    .replace(HARMLESS, entity);
}

/** The same, as code. */
export function code(text: string, most = 120): string {
  return `<code>${plain(text, most)}</code>`;
}

/** Lines for a `<pre>`, which start a line of their own. Control characters must have been taken out. */
export function preformatted(text: string): string {
  return `<pre>\n${escapePre(text)}\n</pre>`;
}

/** Text inside a `<pre>`. */
export function escapePre(text: string): string {
  return text.replace(DIRECTIONS, '\ufffd').replace(/[&<>"']/g, entity);
}

/** Markdown with the fence of its last block of code closed, as at the end of a document: what follows is no part of it. */
export function closedFence(markdown: string): string {
  let open: string | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === null) open = fence === '' || (fence[0] === '`' && rest.includes('`')) ? null : fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = null;
  }
  if (open === null) return markdown;
  return `${markdown}${markdown.endsWith('\n') ? '' : '\n'}${open}\n`;
}

/** The bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
