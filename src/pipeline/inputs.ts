/** The values of a run's inputs: given, or by default, as workflow_dispatch has it. */
import type { Checked, Problem } from '../problem/problem.ts';
import { didYouMean } from '../text/nearest.ts';
import type { InputSpec, Inputs, InputValue } from './model.ts';

/**
 * Every declared input with its value, from what was given by name (upper and lower case are the same).
 * Problems, without places: names that are not declared, values that do not fit, required ones that are missing.
 */
export function resolveInputs(
  specs: readonly InputSpec[],
  given: Readonly<Record<string, InputValue>>,
): Checked<Inputs> {
  const byName = new Map(specs.map((spec) => [spec.name.toLowerCase(), spec]));
  const problems: Problem[] = [];
  const values = new Map<string, InputValue>();
  for (const [name, value] of Object.entries(given)) {
    const spec = byName.get(name.toLowerCase());
    if (spec === undefined) problems.push(unknownInput(name, specs));
    else values.set(spec.name, value);
  }
  const resolved = specs.map((spec): [string, InputValue] => {
    const value = valueFor(spec, values.get(spec.name));
    if (typeof value !== 'object') return [spec.name, value];
    problems.push(value);
    return [spec.name, ''];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: Object.fromEntries(resolved) };
}

/** The values of inputs that are not given. */
export function defaultsOf(specs: readonly InputSpec[]): Inputs {
  const values = specs.map((spec) => [spec.name, valueFor({ ...spec, required: false }, undefined)]);
  return Object.fromEntries(values) as Inputs;
}

/** A value as one of an input's type; null where it is none. */
export function inputValue(spec: InputSpec, given: InputValue): InputValue | null {
  const text = `${given}`.trim();
  switch (spec.type) {
    case 'boolean':
      return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : null;
    case 'number':
      return typeof given !== 'boolean' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
    case 'choice':
      return spec.options.find((option) => option === `${given}`) ?? null;
    default:
      return `${given}`;
  }
}

/** An empty text counts as not given where it cannot be a value, and where one is required. */
function valueFor(spec: InputSpec, given: InputValue | undefined): InputValue | Problem {
  const textual = spec.type === 'string' || spec.type === 'environment';
  const missing = given === undefined || (given === '' && (!textual || spec.required));
  if (!missing) return inputValue(spec, given) ?? badInput(spec, given);
  if (spec.default !== null) return spec.default;
  if (spec.required && spec.type !== 'boolean') {
    const message = `the input "${spec.name}" is required and was not given`;
    return { code: 'missing-input', message, hint: `give it with --input ${spec.name}=VALUE` };
  }
  return { string: '', environment: '', boolean: false, number: 0, choice: spec.options[0] ?? '' }[spec.type];
}

function badInput(spec: InputSpec, given: InputValue): Problem {
  const expected = {
    boolean: 'true or false',
    number: 'a number',
    choice: `one of ${spec.options.join(', ')}`,
    string: 'text',
    environment: 'text',
  }[spec.type];
  const meant = spec.type === 'choice' ? didYouMean(`${given}`, spec.options) : '';
  const message = `the input "${spec.name}" must be ${expected}, but it is "${given}"${meant}`;
  return { code: 'bad-input', message, hint: `give it with --input ${spec.name}=VALUE` };
}

function unknownInput(name: string, specs: readonly InputSpec[]): Problem {
  const names = specs.map((spec) => spec.name);
  const message = `the pipeline has no input "${name}"${didYouMean(name, names)}`;
  const hint =
    names.length === 0
      ? 'it declares none; leave --input out'
      : `its inputs are ${names.join(', ')}: --input NAME=VALUE`;
  return { code: 'unknown-input', message, hint };
}
