/** A step's `retries`, with those of `defaults` below it. */
import { itemsOf, member, type Node, scalarOf } from '../text/tree.ts';
import { parseDuration } from './durations.ts';
import type { Retries, RetryWhen } from './model.ts';

const KEYS = ['max', 'delay', 'backoff', 'max-delay', 'when'] as const;
const ALL: readonly RetryWhen[] = ['error', 'timeout', 'signal'];

/** The retries of a step; null where it has some, but nobody says how many. */
export function retriesOf(root: Node, step: Node): Retries | null {
  const layers = [member(step, 'retries'), member(member(root, 'defaults'), 'retries')];
  const [max, delay, backoff, maxDelay, when] = KEYS.map((key) => first(layers, key));
  if (max === null && layers[0]?.kind === 'map') return null;
  const delayMs = durationOf(delay ?? null) ?? 0;
  return {
    max: numberOf(max ?? null),
    delayMs,
    backoff: oneOf(backoff ?? null, ['fixed', 'linear', 'exponential'] as const),
    maxDelayMs: durationOf(maxDelay ?? null),
    when: whenOf(when ?? null),
  };
}

/** A number stands for `max`. */
function first(layers: readonly (Node | null)[], key: string): Node | null {
  for (const layer of layers) {
    const node = key === 'max' && layer?.kind === 'scalar' ? layer : member(layer, key);
    if (node !== null) return node;
  }
  return null;
}

function whenOf(node: Node | null): readonly RetryWhen[] {
  if (node === null) return ALL;
  return itemsOf(node).flatMap((item) => {
    const value = scalarOf(item);
    return typeof value === 'number' ? value : (ALL.find((word) => word === value) ?? []);
  });
}

function durationOf(node: Node | null): number | null {
  const value = scalarOf(node);
  return typeof value === 'string' || typeof value === 'number' ? parseDuration(value) : null;
}

function numberOf(node: Node | null): number {
  const value = scalarOf(node);
  return typeof value === 'number' ? value : 0;
}

function oneOf<T extends string>(node: Node | null, words: readonly [T, ...T[]]): T {
  return words.find((word) => word === scalarOf(node)) ?? words[0];
}
