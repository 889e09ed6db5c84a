/** What GitHub's parser throws, said in plain words and with its place. */
import { ExpressionError } from '@actions/expressions';
import type { Token } from '@actions/expressions/lexer';
import type { Spot } from '../text/source.ts';
import { argumentsOf, FUNCTIONS } from './functions.ts';

const QUOTES = "text in an expression stands in single quotes, with '' for a quote inside of it";
const PARTS =
  'an expression is made of values, names, calls such as contains(a, b), and ! && || == != < <= > >=';

export interface SyntaxProblem extends Spot {
  readonly message: string;
  readonly hint: string;
}

interface Context {
  readonly text: string;
  /** Where the tokens stand that were read before the error. */
  readonly spots: ReadonlyMap<Token, Spot>;
}

/** The Problem for an error that lexing or parsing a text threw; spots are offsets in the text. */
export function syntaxError(error: unknown, context: Context): SyntaxProblem {
  const whole = wholeOf(context.text);
  const message = error instanceof Error ? error.message : `${error}`;
  if (message === 'empty') {
    return { message: 'the expression is empty', hint: 'write a value between ${{ and }}', ...whole };
  }
  if (message === 'ErrorExceededMaxLength') {
    return { message: 'the expression is longer than 21,000 characters', hint: 'make it shorter', ...whole };
  }
  return error instanceof ExpressionError ? parserError(error, context) : lexerError(message, context.text);
}

function wholeOf(text: string): Spot {
  return { start: text.length - text.trimStart().length, end: Math.max(1, text.trimEnd().length) };
}

function parserError(error: ExpressionError, { text, spots }: Context): SyntaxProblem {
  const whole = wholeOf(text);
  const [token, spot] = [...spots].find(([each]) => each.range.start === error.pos) ?? [];
  const lexeme = token?.lexeme ?? '';
  const at = spot === undefined || lexeme === '' ? whole : spot;
  const rule = FUNCTIONS.get(lexeme.toLowerCase());
  if (/parameters supplied/.test(error.message) && rule !== undefined) {
    const hint = `call it with ${argumentsOf(rule)}`;
    return { message: `${rule.name}() takes ${argumentsOf(rule)}`, hint, ...at };
  }
  if (error.message.startsWith('Exceeded max expression depth')) {
    return {
      message: 'the expression is nested more than 50 levels deep',
      hint: 'make it simpler',
      ...whole,
    };
  }
  if (error.message.startsWith('Unexpected end') || lexeme === '') {
    return {
      message: 'the expression ends too early',
      hint: 'look for a bracket or a value that is missing',
      ...whole,
    };
  }
  return {
    message: `the expression cannot be read: ${JSON.stringify(lexeme)} is not expected here`,
    hint: PARTS,
    ...at,
  };
}

/** A lexer's message is `Unexpected symbol: 'x'. Located at position N within expression: …`. */
function lexerError(message: string, text: string): SyntaxProblem {
  const whole = wholeOf(text);
  const tail = ` within expression: ${text}`;
  const head = message.endsWith(tail) ? message.slice(0, -tail.length) : message;
  const match = /^Unexpected symbol: '(.*)'\. Located at position (\d+)$/s.exec(head);
  if (match === null) return { message: 'the expression cannot be read', hint: PARTS, ...whole };
  const symbol = match[1] ?? '';
  const start = Number(match[2]) - 1;
  const at = { start, end: start + Math.max(1, symbol.length) };
  if (symbol.startsWith("'"))
    return { message: 'a text in the expression has no closing quote', hint: QUOTES, ...at };
  if (symbol.includes('"'))
    return { message: 'the expression cannot be read: it has a double quote', hint: QUOTES, ...at };
  const sum = /^[-+*/%]$/.test(symbol) ? 'expressions cannot calculate; do that in "run"' : PARTS;
  return {
    message: `the expression cannot be read: ${JSON.stringify(symbol)} is not expected here`,
    hint: sum,
    ...at,
  };
}
