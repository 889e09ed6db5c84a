/** The functions that an expression can call, by name in lower case. */
export interface FunctionRule {
  /** As GitHub's documentation writes it. */
  readonly name: string;
  readonly minArgs: number;
  readonly maxArgs: number;
  readonly kind: 'value' | 'status' | 'files';
}

const MAX_ARGS = 255;

const RULES: readonly FunctionRule[] = [
  { name: 'contains', minArgs: 2, maxArgs: 2, kind: 'value' },
  { name: 'startsWith', minArgs: 2, maxArgs: 2, kind: 'value' },
  { name: 'endsWith', minArgs: 2, maxArgs: 2, kind: 'value' },
  { name: 'format', minArgs: 1, maxArgs: MAX_ARGS, kind: 'value' },
  { name: 'join', minArgs: 1, maxArgs: 2, kind: 'value' },
  { name: 'toJSON', minArgs: 1, maxArgs: 1, kind: 'value' },
  { name: 'fromJSON', minArgs: 1, maxArgs: 1, kind: 'value' },
  { name: 'case', minArgs: 3, maxArgs: MAX_ARGS, kind: 'value' },
  { name: 'hashFiles', minArgs: 1, maxArgs: MAX_ARGS, kind: 'files' },
  { name: 'success', minArgs: 0, maxArgs: 0, kind: 'status' },
  { name: 'failure', minArgs: 0, maxArgs: 0, kind: 'status' },
  { name: 'always', minArgs: 0, maxArgs: 0, kind: 'status' },
  { name: 'cancelled', minArgs: 0, maxArgs: 0, kind: 'status' },
];

export const FUNCTIONS: ReadonlyMap<string, FunctionRule> = new Map(
  RULES.map((rule) => [rule.name.toLowerCase(), rule]),
);

/** The names as they are written. */
export const FUNCTION_NAMES: readonly string[] = RULES.map((rule) => rule.name);

/** How many arguments a function takes, in words. */
export function argumentsOf(rule: FunctionRule): string {
  if (rule.name === 'case') return '3, 5, 7 or more arguments (an odd number)';
  if (rule.maxArgs === 0) return 'no arguments';
  const plural = rule.maxArgs === 1 ? 'argument' : 'arguments';
  if (rule.minArgs === rule.maxArgs) return `${rule.minArgs} ${plural}`;
  return rule.maxArgs === MAX_ARGS
    ? `at least ${rule.minArgs} argument`
    : `${rule.minArgs} to ${rule.maxArgs} ${plural}`;
}
