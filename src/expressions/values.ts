/** Values to and from what GitHub's evaluator works on. */
import { data, Evaluator } from '@actions/expressions';
import type { Literal } from '@actions/expressions/ast';
import { numberText } from '../text/number-text.ts';
import type { Value } from './value.ts';

/** What the evaluator works on. */
export type Data = ReturnType<data.Dictionary['values']>[number];

/** The library writes large and small numbers otherwise than the runner. */
class NumberValue extends data.NumberData {
  override coerceString(): string {
    return numberText(this.value);
  }
}

/** GitHub's evaluator, with numbers as the runner writes them. */
export class RunnerEvaluator extends Evaluator {
  override visitLiteral(literal: Literal): Data {
    const value = super.visitLiteral(literal) as Data;
    return value instanceof data.NumberData ? new NumberValue(value.value) : value;
  }
}

/** Names that are one: upper and lower case alike, but for variables, whose names are as on Linux. */
type Fold = (name: string) => string;

const anyCase: Fold = (name) => name.toLowerCase();
const exactly: Fold = (name) => name;

/**
 * The library's dictionary keeps its index in a plain object, so that keys such as `constructor` or `__proto__`
 * get lost. This one keeps a Map, and converts its values when they are asked for. Of names that are one, the last has the value and the
 * first the spelling, as in the runner's `DictionaryContextData.cs`.
 */
class Mapping extends data.Dictionary {
  readonly #value: { readonly [key: string]: Value };
  readonly #fold: Fold;
  readonly #converted = new Map<string, Data>();
  #names: Map<string, string> | null = null;

  constructor(value: { readonly [key: string]: Value }, fold: Fold) {
    super();
    this.#value = value;
    this.#fold = fold;
  }

  override get(key: string): Data | undefined {
    const name = this.#index().get(this.#fold(key));
    return name === undefined ? undefined : this.#convert(name);
  }

  override values(): Data[] {
    return this.pairs().map(({ value }) => value);
  }

  override pairs(): { key: string; value: Data }[] {
    const shown = new Map<string, string>();
    for (const name of Object.keys(this.#value)) {
      const folded = this.#fold(name);
      if (!shown.has(folded)) shown.set(folded, name);
    }
    return [...this.#index()].map(([folded, name]) => ({
      key: shown.get(folded) ?? name,
      value: this.#convert(name),
    }));
  }

  /** The names that have the values. */
  #index(): Map<string, string> {
    this.#names ??= new Map(Object.keys(this.#value).map((name) => [this.#fold(name), name]));
    return this.#names;
  }

  #convert(name: string): Data {
    let converted = this.#converted.get(name);
    if (converted === undefined) {
      converted = toData(this.#value[name] ?? null);
      this.#converted.set(name, converted);
    }
    return converted;
  }
}

/** A mapping of contexts, as the evaluator wants it. */
export function contextsOf(contexts: { readonly [key: string]: Value }): data.Dictionary {
  const pairs = Object.entries(contexts).map(([key, value]) => ({
    key,
    value: key === 'env' && isMapping(value) ? new Mapping(value, exactly) : toData(value),
  }));
  return new data.Dictionary(...pairs);
}

/** A JSON value, as the evaluator's functions give and take it. */
export function toData(value: Value): Data {
  if (value === null) return new data.Null();
  if (typeof value === 'string') return new data.StringData(value);
  if (typeof value === 'number') return new NumberValue(value);
  if (typeof value === 'boolean') return new data.BooleanData(value);
  if (isMapping(value)) return new Mapping(value, anyCase);
  const list = new data.Array();
  for (const item of value) list.add(toData(item));
  return list;
}

/** What the evaluator gave, as a JSON value. */
export function fromData(from: Data): Value {
  switch (from.kind) {
    case data.Kind.String:
    case data.Kind.Number:
    case data.Kind.Boolean:
      return (from as data.StringData | data.NumberData | data.BooleanData).value;
    case data.Kind.Array:
      return (from as data.Array).values().map(fromData);
    case data.Kind.Dictionary:
      return Object.fromEntries(
        (from as data.Dictionary).pairs().map((pair) => [pair.key, fromData(pair.value)]),
      );
    default:
      return null;
  }
}

function isMapping(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
