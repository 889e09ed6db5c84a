/** Expressions without quotes in a flow collection, where YAML takes their brackets for its own. */
import type { Spot } from './source.ts';

/** From `${{` to its end; without the third group where it does not end on its line. */
const EXPRESSION = /\$\{\{((?:[^'}\n]|'[^'\n]*'|\}(?!\}))*)(\}\})?/y;

export interface BareExpression extends Spot {
  readonly isWhole: boolean;
}

/**
 * The expression at which a parser stumbled; null where it was over something else. In block style the brackets are plain text, so that
 * it does not stumble there.
 * @param at where the parser's first error is: at the first bracket
 */
export function bareExpressionAt(text: string, at: number): BareExpression | null {
  EXPRESSION.lastIndex = at - 1;
  const match = at < 1 ? null : EXPRESSION.exec(text);
  if (match === null) return null;
  return { start: at - 1, end: at - 1 + match[0].trimEnd().length, isWhole: match[2] !== undefined };
}

/** The text with plain letters in the place of an expression: as long as before, and read as it was meant. */
export function withoutExpression(text: string, { start, end }: Spot): string {
  return text.slice(0, start) + 'x'.repeat(end - start) + text.slice(end);
}
