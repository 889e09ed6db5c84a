/** What a step's `env` tells a Node that it starts, and must not tell the Node of its shell. Pure. */

/** By these Node loads something before the program, or writes into a place that the step reads. */
const NAMES = [
  'NODE_OPTIONS',
  'NODE_V8_COVERAGE',
  'NODE_EXTRA_CA_CERTS',
  'NODE_DEBUG',
  'NODE_REDIRECT_WARNINGS',
] as const;
const KEPT = 'SAVEPOINT_FOR_STEP_';

/** Lines for sh that put them aside. */
export const ASIDE = `for savepoint_name in ${NAMES.join(' ')}; do
  eval "if [ -n \\"\\\${$savepoint_name+x}\\" ]; then export ${KEPT}$savepoint_name=\\"\\$$savepoint_name\\"; unset $savepoint_name; fi"
done`;

type Env = Readonly<Record<string, string | undefined>>;

/** The variables of the step, as it was given them. */
export function givenBack(env: Env): Env {
  const back = Object.entries(env).map(([name, value]): [string, string | undefined] => [
    name.startsWith(KEPT) ? name.slice(KEPT.length) : name,
    value,
  ]);
  return Object.fromEntries(back);
}
