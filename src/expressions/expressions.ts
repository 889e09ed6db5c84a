/** One expression (what stands inside of `${{ }}`) parsed by GitHub's own parser, and what it speaks of. */
import { Lexer, Parser } from '@actions/expressions';
import {
  Binary,
  ContextAccess,
  type Expr,
  FunctionCall,
  Grouping,
  IndexAccess,
  Literal,
  Logical,
  Star,
  Unary,
} from '@actions/expressions/ast';
import { type Token, TokenType } from '@actions/expressions/lexer';
import type { Spot } from '../text/source.ts';
import { type SyntaxProblem, syntaxError } from './errors.ts';
import { FUNCTIONS } from './functions.ts';

export interface Expression {
  readonly tree: Expr;
  readonly uses: readonly Use[];
  readonly calls: readonly Call[];
}

/** A context and the keys that follow it: `steps.build.outputs.path`. */
export interface Use extends Spot {
  /** In lower case. */
  readonly context: string;
  readonly keys: readonly Key[];
}

/** A name that is written out, or (null) a `*` or a computed one. */
export interface Key extends Spot {
  readonly name: string | null;
}

export interface Call extends Spot {
  /** As written. */
  readonly name: string;
  readonly args: number;
}

export type Parsed =
  | { readonly ok: true; readonly value: Expression }
  | { readonly ok: false; readonly problem: SyntaxProblem };

/**
 * Parses an expression; spots are offsets in its text. Any name passes for a context or a function here:
 * which of them exist depends on where the expression stands.
 */
export function parseExpression(text: string): Parsed {
  let spots = new Map<Token, Spot>();
  try {
    if (text.trim() === '') throw new Error('empty');
    const lexed = new Lexer(text).lex().tokens.map(unescaped);
    spots = locate(lexed, text);
    const found: Collected = { uses: [], calls: [], spots };
    const tree = new Parser(lexed, contextsIn(lexed), functionsIn(lexed)).parse();
    collect(tree, found);
    return { ok: true, value: { tree, uses: found.uses, calls: found.calls } };
  } catch (error) {
    return { ok: false, problem: syntaxError(error, { text, spots }) };
  }
}

interface Collected {
  readonly uses: Use[];
  readonly calls: Call[];
  readonly spots: ReadonlyMap<Token, Spot>;
}

/** The lexer's own positions are wrong after a text of several lines. */
function locate(tokens: readonly Token[], text: string): Map<Token, Spot> {
  const spots = new Map<Token, Spot>();
  let at = 0;
  for (const token of tokens) {
    while (/\s/.test(text[at] ?? '')) at++;
    spots.set(token, { start: at, end: at + token.lexeme.length });
    at += token.lexeme.length;
  }
  return spots;
}

/** The lexer turns only the first `''` of a text into a quote. */
function unescaped(token: Token): Token {
  if (token.type !== TokenType.STRING) return token;
  return { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") };
}

function contextsIn(tokens: readonly Token[]): string[] {
  return tokens.filter((token) => token.type === TokenType.IDENTIFIER).map((token) => token.lexeme);
}

function functionsIn(tokens: readonly Token[]): { name: string; minArgs: number; maxArgs: number }[] {
  return contextsIn(tokens).map((name) => {
    const known = FUNCTIONS.get(name.toLowerCase());
    return { name, minArgs: known?.minArgs ?? 0, maxArgs: known?.maxArgs ?? Number.POSITIVE_INFINITY };
  });
}

function collect(node: Expr, found: Collected): void {
  if (node instanceof ContextAccess || node instanceof IndexAccess) collectUse(node, found);
  else if (node instanceof FunctionCall) collectCall(node, found);
  else if (node instanceof Grouping) collect(node.group, found);
  else if (node instanceof Unary) collect(node.expr, found);
  else if (node instanceof Logical) for (const arg of node.args) collect(arg, found);
  else if (node instanceof Binary) {
    collect(node.left, found);
    collect(node.right, found);
  }
}

function collectCall(node: FunctionCall, found: Collected): void {
  const spot = found.spots.get(node.functionName) ?? { start: 0, end: 0 };
  found.calls.push({ name: node.functionName.lexeme, args: node.args.length, ...spot });
  for (const arg of node.args) collect(arg, found);
}

function collectUse(node: ContextAccess | IndexAccess, found: Collected): void {
  const keys: Key[] = [];
  let inner: Expr = node;
  while (inner instanceof IndexAccess || inner instanceof Grouping) {
    if (inner instanceof Grouping) {
      inner = inner.group;
      continue;
    }
    keys.unshift(keyOf(inner.index, found));
    inner = inner.expr;
  }
  if (inner instanceof ContextAccess) {
    const spot = found.spots.get(inner.name) ?? { start: 0, end: 0 };
    found.uses.push({ context: inner.name.lexeme.toLowerCase(), keys, ...spot });
  } else collect(inner, found);
}

function keyOf(index: Expr, found: Collected): Key {
  if (index instanceof Literal && typeof index.token.value !== 'number') {
    const spot = found.spots.get(index.token);
    if (spot !== undefined) return { name: index.literal.coerceString(), ...spot };
  }
  if (!(index instanceof Star)) collect(index, found);
  return { name: null, start: 0, end: 0 };
}
