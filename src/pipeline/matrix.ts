/** The combinations of a matrix, as a workflow makes them. Pure. */
import type { Value } from '../expressions/value.ts';
import { numberText } from '../text/number-text.ts';

/** The most legs that a step may have, as in a workflow. */
export const MOST_LEGS = 256;

export type Combination = Readonly<Record<string, Value>>;

export type Combined =
  | { readonly ok: true; readonly combinations: readonly Combination[] }
  | { readonly ok: false; readonly message: string; readonly hint: string };

const WORDS = ['include', 'exclude'];

/**
 * The combinations of a matrix without expressions: the product of its lists, the first one changing last, without those that
 * `exclude` matches; then each mapping of `include` is added to those that it changes no original value of, or is one of its own.
 */
export function combinationsOf(matrix: Value): Combined {
  if (!isMapping(matrix)) return refused('is not a mapping', 'give it names with lists of values');
  const lists = Object.entries(matrix).filter(([key]) => !WORDS.includes(key));
  for (const [key, values] of lists)
    if (!Array.isArray(values) || values.length === 0)
      return refused(`has no values for "${key}"`, `give "${key}" a list with at least one value`);
  const [include, exclude] = [mappingsOf(matrix.include), mappingsOf(matrix.exclude)];
  if (include === null || exclude === null)
    return refused(
      `has an "${include === null ? 'include' : 'exclude'}" that is no list of mappings`,
      'write it as [{ key: value }]',
    );
  const keys = lists.map(([key]) => key);
  const stray = exclude.flatMap((each) => Object.keys(each)).find((key) => !keys.includes(key));
  if (stray !== undefined)
    return refused(`excludes by "${stray}", which it has no values for`, `its lists are ${keys.join(', ')}`);
  const count = lists.reduce((sum, [, values]) => sum * (values as readonly Value[]).length, 1);
  if (count > 10 * MOST_LEGS) return tooMany(count);
  const original = (lists.length === 0 ? [] : productOf(lists)).filter(
    (each) =>
      !exclude.some((filter) => Object.entries(filter).every(([key, value]) => same(each[key], value))),
  );
  return counted(withIncluded(original, include));
}

function counted(combinations: readonly Combination[]): Combined {
  if (combinations.length > MOST_LEGS) return tooMany(combinations.length);
  if (combinations.length > 0) return { ok: true, combinations };
  return refused('has no combination', 'give it at least one; `if` decides whether a step runs');
}

function tooMany(count: number): Combined {
  return refused(
    `has ${count} combinations, more than ${MOST_LEGS}`,
    'let one step do more, or exclude some',
  );
}

function refused(what: string, hint: string): Combined {
  return { ok: false, message: `the matrix ${what}`, hint };
}

function productOf(lists: readonly (readonly [string, Value])[]): readonly Combination[] {
  return lists.reduce<readonly Combination[]>(
    (made, [key, values]) =>
      made.flatMap((each) => (values as readonly Value[]).map((value) => ({ ...each, [key]: value }))),
    [{}],
  );
}

function withIncluded(
  original: readonly Combination[],
  include: readonly Combination[],
): readonly Combination[] {
  const grown = original.map((each) => ({ ...each }));
  const own: Combination[] = [];
  for (const added of include) {
    const fitting = grown.filter((_, at) =>
      Object.entries(added).every(([key, value]) => {
        const from = original[at] ?? {};
        return !Object.hasOwn(from, key) || same(from[key], value);
      }),
    );
    for (const each of fitting) Object.assign(each, added);
    if (fitting.length === 0) own.push(added);
  }
  return [...grown, ...own];
}

function mappingsOf(value: Value | undefined): readonly Combination[] | null {
  if (value === undefined) return [];
  return Array.isArray(value) && value.every(isMapping) ? value : null;
}

function isMapping(value: Value): value is Combination {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers and texts are one where they are written alike. */
function same(a: Value | undefined, b: Value): boolean {
  if (a === undefined) return false;
  const isPlain = typeof a !== 'object' && typeof b !== 'object';
  return isPlain ? textOf(a) === textOf(b) : JSON.stringify(a) === JSON.stringify(b);
}

/** A longer id is cut. */
const LONGEST = 100;

/** The ids of the legs of a step: `test (1)`, `test (a, 2)`; `-2` behind one that is there already. */
export function legIds(step: string, combinations: readonly Combination[]): readonly string[] {
  const taken = new Set<string>();
  return combinations.map((each) => {
    const name = `${step} (${shortened(Object.values(each).flatMap(leavesOf).join(', '))})`;
    let id = name;
    for (let nth = 2; taken.has(id); nth++) id = `${name}-${nth}`;
    taken.add(id);
    return id;
  });
}

function shortened(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

function leavesOf(value: Value): readonly string[] {
  if (typeof value !== 'object' || value === null) return [textOf(value)];
  return Object.values(value).flatMap(leavesOf);
}

function textOf(value: Value): string {
  if (typeof value === 'number') return numberText(value);
  return value === null ? '' : `${value}`;
}
