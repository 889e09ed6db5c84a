/** Gives expressions their values. What they are evaluated against is all in the Scope. */
import type { data, Evaluator } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';
import JSON5 from 'json5';
import { type Expression, parseExpression } from './expressions.ts';
import { FUNCTIONS } from './functions.ts';
import { onlyExpression, splitText } from './segments.ts';
import type { Scope, Value } from './value.ts';
import { contextsOf, type Data, fromData, RunnerEvaluator, toData } from './values.ts';

/** An expression that cannot be given a value, such as `fromJSON` of text that is not JSON. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

const CONTEXTS = [
  'github',
  'env',
  'inputs',
  'secrets',
  'steps',
  'needs',
  'matrix',
  'strategy',
  'runner',
  'run',
];
/** An expression may hash files whose names come from the hash of others, so many times over. */
const MAX_ROUNDS = 20;

/**
 * Text with each `${{ }}` replaced by its value, as GitHub writes values: nothing for null, `Object`, `Array`.
 * Throws an EvaluationError.
 */
export async function evaluateText(text: string, scope: Scope): Promise<string> {
  const { segments, unterminated } = splitText(text);
  if (unterminated !== null) throw new EvaluationError('a "${{" in the text has no "}}" after it');
  const parts: string[] = [];
  for (const segment of segments) {
    parts.push(segment.kind === 'text' ? segment.text : (await resultOf(segment.text, scope)).coerceString());
  }
  return parts.join('');
}

/** Text that is one `${{ }}` as a value with its type; any other text as `evaluateText` does. Throws an EvaluationError. */
export async function evaluateValue(text: string, scope: Scope): Promise<Value> {
  const only = onlyExpression(text);
  return only === null ? evaluateText(text, scope) : fromData(await resultOf(only.text, scope));
}

/**
 * Whether a step's `if` lets it run. `${{ }}` may be left out; null, and every condition without a status function,
 * asks for `success()` too, as in a workflow. Throws an EvaluationError.
 */
export async function evaluateCondition(condition: string | null, scope: Scope): Promise<boolean> {
  if (condition === null || condition.trim() === '') return scope.status === 'success';
  const body = conditionBody(condition);
  if (body === null)
    throw new EvaluationError('a condition must be one expression, without text beside "${{ }}"');
  if (!asksStatus(body.text) && scope.status !== 'success') return false;
  return truthy(await resultOf(body.text, scope));
}

/** Whether a condition uses `success()`, `failure()`, `always()` or `cancelled()`, so that `success()` is not implied. */
export function mentionsStatus(condition: string): boolean {
  const body = conditionBody(condition);
  return body !== null && asksStatus(body.text);
}

/** The expression of an `if`, and where it begins in the text; null where text stands beside a `${{ }}`. */
export function conditionBody(condition: string): { text: string; start: number } | null {
  return condition.includes('${{') ? onlyExpression(condition) : { text: condition, start: 0 };
}

function asksStatus(expression: string): boolean {
  const parsed = parseExpression(expression);
  return (
    parsed.ok && parsed.value.calls.some((call) => FUNCTIONS.get(call.name.toLowerCase())?.kind === 'status')
  );
}

async function resultOf(text: string, scope: Scope): Promise<Data> {
  const expression = known(text);
  const contexts = contextsOf({
    ...Object.fromEntries(CONTEXTS.map((name) => [name, {}])),
    ...scope.contexts,
  });
  const hashes = new Map<string, string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const wanted = new Map<string, readonly string[]>();
    const attempt = evaluateOnce(expression, contexts, functionsFor(scope, { hashes, wanted }));
    if (wanted.size === 0) {
      if (attempt.ok) return attempt.value;
      throw failed(text, attempt.error);
    }
    for (const [key, patterns] of wanted) hashes.set(key, await scope.hashFiles(patterns));
  }
  throw new EvaluationError(`the expression "${text.trim()}" asks for the hash of ever more files`);
}

function known(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new EvaluationError(`${parsed.problem.message}, in "${text.trim()}"`);
  const { uses, calls } = parsed.value;
  const context = uses.find((use) => !CONTEXTS.includes(use.context));
  if (context !== undefined)
    throw new EvaluationError(`unknown context "${context.context}", in "${text.trim()}"`);
  const call = calls.find((each) => !FUNCTIONS.has(each.name.toLowerCase()));
  if (call !== undefined) throw new EvaluationError(`unknown function "${call.name}", in "${text.trim()}"`);
  return parsed.value;
}

type Attempt = { readonly ok: true; readonly value: Data } | { readonly ok: false; readonly error: unknown };

function evaluateOnce(expression: Expression, contexts: data.Dictionary, functions: Functions): Attempt {
  try {
    return { ok: true, value: new RunnerEvaluator(expression.tree, contexts, functions).evaluate() };
  } catch (error) {
    return { ok: false, error };
  }
}

/** The expression is shown as written, and no cause is kept: values might hold a secret. */
function failed(text: string, error: unknown): EvaluationError {
  return new EvaluationError(`${reasonOf(error)}, in "${text.trim()}"`);
}

function reasonOf(error: unknown): string {
  if (error instanceof EvaluationError) return error.message;
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  const message = error instanceof Error ? error.message : '';
  if (message.includes('case predicate')) return 'case() needs true or false at every second place';
  if (message.includes('format string references'))
    return 'format() has fewer values than its text has {places}';
  if (message.includes('format string is invalid'))
    return "format() was given a text with a { or } that isn't doubled";
  return 'the expression cannot be evaluated';
}

type Functions = NonNullable<ConstructorParameters<typeof Evaluator>[2]>;

interface Hashing {
  readonly hashes: ReadonlyMap<string, string>;
  /** Filled with the patterns whose hash is not there yet. */
  readonly wanted: Map<string, readonly string[]>;
}

/** Ours to supply, and those that the library's own do not do well: large lists, keys such as `__proto__`. */
function functionsFor(scope: Scope, hashing: Hashing): Functions {
  const functions: Readonly<Record<string, (...args: Data[]) => Value>> = {
    success: () => scope.status === 'success',
    failure: () => scope.status === 'failure',
    always: () => true,
    cancelled: () => scope.status === 'cancelled',
    hashfiles: (...args) =>
      hashOf(
        args.map((arg) => arg.coerceString()),
        hashing,
      ),
    fromjson: (text) => parseJson(text?.coerceString() ?? ''),
    tojson: (value) => JSON.stringify(value === undefined ? null : fromData(value), null, 2),
  };
  return new Map(
    Object.entries(functions).map(([name, call]) => {
      const { minArgs = 0, maxArgs = 0 } = FUNCTIONS.get(name) ?? {};
      return [name, { name, minArgs, maxArgs, call: (...args: Data[]) => toData(call(...args)) }];
    }),
  );
}

function hashOf(patterns: readonly string[], { hashes, wanted }: Hashing): string {
  const key = JSON.stringify(patterns);
  const hash = hashes.get(key);
  if (hash === undefined) wanted.set(key, patterns);
  return hash ?? '';
}

/** The runner's reader takes single quotes, commas at an end and comments, too. */
function parseJson(text: string): Value {
  if (text.trim() === '') throw new EvaluationError('fromJSON() was given an empty text');
  try {
    return JSON.parse(text) as Value;
  } catch {
    return parseLooseJson(text);
  }
}

function parseLooseJson(text: string): Value {
  try {
    return JSON5.parse(text);
  } catch {
    throw new EvaluationError('fromJSON() was given a text that is not JSON');
  }
}
