/** The YAML file as a tree whose every node knows where it stands in the text. */
import { numberText } from './number-text.ts';
import type { Spot } from './source.ts';

export type Scalar = string | number | boolean | null;
export type Style = 'plain' | 'single' | 'double' | 'block';

export interface ScalarNode extends Spot {
  readonly kind: 'scalar';
  readonly value: Scalar;
  readonly style: Style;
  readonly data: Scalar;
  readonly size: 1;
}

export interface ListNode extends Spot {
  readonly kind: 'list';
  readonly items: readonly Node[];
  readonly data: readonly unknown[];
  /** How many nodes this one comes to with all aliases followed. */
  readonly size: number;
}

export interface MapNode extends Spot {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, Entry>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly size: number;
}

export interface Entry {
  readonly key: Spot;
  readonly value: Node;
}

export type Node = ScalarNode | ListNode | MapNode;

/** The value of a mapping's key; null where the node is no mapping or has no such key. */
export function member(node: Node | null, key: string): Node | null {
  return node?.kind === 'map' ? (node.entries.get(key)?.value ?? null) : null;
}

/** The value of a scalar; null for everything else. */
export function scalarOf(node: Node | null): Scalar {
  return node?.kind === 'scalar' ? node.value : null;
}

/** Text, a number or a boolean as text, as GitHub writes them; null for everything else. */
export function textOf(node: Node | null): string | null {
  return node?.kind === 'scalar' && node.value !== null ? scalarText(node.value) : null;
}

/** A scalar as text, as GitHub writes it: nothing for null. */
export function scalarText(value: Scalar): string {
  if (typeof value === 'number') return numberText(value);
  return value === null ? '' : `${value}`;
}

/** The items of a list, or a single scalar as a list of one; nothing for everything else. */
export function itemsOf(node: Node | null): readonly Node[] {
  if (node === null || node.kind === 'map') return [];
  return node.kind === 'list' ? node.items : [node];
}

/** The texts among a list's items. */
export function textsOf(node: Node | null): readonly string[] {
  return itemsOf(node).flatMap((item) => textOf(item) ?? []);
}
