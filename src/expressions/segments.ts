/** Text with `${{ … }}` in it, cut into its pieces. */

/** The inside of a `${{ … }}`. */
export interface Segment {
  readonly kind: 'text' | 'expression';
  /** The text, or what stands between `${{` and `}}`. */
  readonly text: string;
  /** Where that begins in the whole. */
  readonly start: number;
}

export interface Segments {
  readonly segments: readonly Segment[];
  /** Where a `${{` begins that no `}}` ends; null where there is none. */
  readonly unterminated: number | null;
}

/** Cuts text at `${{` and `}}`, as GitHub does: a `}}` inside of quotes does not end an expression. */
export function splitText(text: string): Segments {
  const segments: Segment[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('${{', from);
    if (open < 0) break;
    const close = closing(text, open + 3);
    if (close < 0) {
      segments.push({ kind: 'text', text: text.slice(from), start: from });
      return { segments, unterminated: open };
    }
    if (open > from) segments.push({ kind: 'text', text: text.slice(from, open), start: from });
    segments.push({ kind: 'expression', text: text.slice(open + 3, close), start: open + 3 });
    from = close + 2;
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from), start: from });
  return { segments, unterminated: null };
}

/** The one expression that a text consists of, blanks around it aside; null for all other texts. */
export function onlyExpression(text: string): Segment | null {
  const { segments, unterminated } = splitText(text);
  const rest = segments.filter((segment) => segment.kind === 'expression' || segment.text.trim() !== '');
  const [first] = rest;
  return unterminated === null && rest.length === 1 && first?.kind === 'expression' ? first : null;
}

/** Text without its expressions. */
export function plainText(text: string): string {
  return splitText(text)
    .segments.filter((segment) => segment.kind === 'text')
    .map((segment) => segment.text)
    .join(' ');
}

function closing(text: string, from: number): number {
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "'") quoted = !quoted;
    else if (!quoted && text[at] === '}' && text[at + 1] === '}') return at;
  }
  return -1;
}
