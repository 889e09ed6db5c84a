/** Values to and from what GitHub's evaluator works on. */
import { data } from '@actions/expressions';
import type { Value } from './value.ts';

/** What the evaluator works on. */
export type Data = ReturnType<data.Dictionary['values']>[number];

/**
 * The library's dictionary keeps its index in a plain object, so that keys such as `constructor` or `__proto__`
 * get lost. This one keeps a Map, and converts its values when they are asked for.
 */
class Mapping extends data.Dictionary {
  readonly #value: { readonly [key: string]: Value };
  readonly #converted = new Map<string, Data>();
  #names: Map<string, string> | null = null;

  constructor(value: { readonly [key: string]: Value }) {
    super();
    this.#value = value;
  }

  override get(key: string): Data | undefined {
    const name = this.#index().get(key.toLowerCase());
    return name === undefined ? undefined : this.#convert(name);
  }

  override values(): Data[] {
    return [...this.#index().values()].map((name) => this.#convert(name));
  }

  override pairs(): { key: string; value: Data }[] {
    return [...this.#index().values()].map((key) => ({ key, value: this.#convert(key) }));
  }

  /** Names by their lower case: the first of those that differ in case only, as on GitHub. */
  #index(): Map<string, string> {
    if (this.#names !== null) return this.#names;
    this.#names = new Map();
    for (const name of Object.keys(this.#value)) {
      const key = name.toLowerCase();
      if (!this.#names.has(key)) this.#names.set(key, name);
    }
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
  return new Mapping(contexts);
}

/** A JSON value, as the evaluator's functions give and take it. */
export function toData(value: Value): Data {
  if (value === null) return new data.Null();
  if (typeof value === 'string') return new data.StringData(value);
  if (typeof value === 'number') return new data.NumberData(value);
  if (typeof value === 'boolean') return new data.BooleanData(value);
  if (!isList(value)) return new Mapping(value);
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

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
