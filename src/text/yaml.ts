/** YAML text to a tree that knows its places; aliases are followed, within bounds. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
  type Scalar as YamlScalar,
} from 'yaml';
import type { Findings } from './findings.ts';
import type { Spot } from './source.ts';
import type { Entry, Node, ScalarNode, Style } from './tree.ts';
import { parseYaml } from './yaml-errors.ts';

const MAX_DEPTH = 100;
/** How many nodes aliases may add to those that are written. */
const MAX_ALIASED = 100_000;
const STYLES: Readonly<Record<string, Style>> = {
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
};

/** The file's one document as a tree; null, with the reasons among the findings, where there is none that the rest can be told of. */
export function readYaml(findings: Findings): Node | null {
  const document = parseYaml(findings);
  if (document === null) return null;
  if (document.contents === null || isEmpty(document.contents)) {
    const hint = 'give it at least one step, such as "steps: [{ run: npm test }]"';
    findings.add({ code: 'empty', message: 'the file is empty', hint, at: { start: 0, end: 1 } });
    return null;
  }
  const reader = new Reader(findings);
  const tree = reader.read(document.contents, 0);
  return reader.isWhole ? tree : null;
}

function isEmpty(node: ParsedNode): boolean {
  return isScalar(node) && node.value === null && node.source === '';
}

interface Anchored {
  /** Null while the node itself is being read. */
  node: Node | null;
}

class Reader {
  /** Whether the tree has all that the file says, but for single values that are there twice. */
  isWhole = true;
  readonly #findings: Findings;
  readonly #anchors = new Map<string, Anchored>();
  #aliased = 0;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  read(node: ParsedNode, depth: number): Node {
    const at = { start: node.range[0], end: node.range[1] };
    if (depth > MAX_DEPTH) {
      this.#refuse('too-deep', `the file is nested more than ${MAX_DEPTH} levels deep`, at);
      return nothing(at);
    }
    if (isAlias(node)) return this.#follow(node.source, at);
    const anchored: Anchored = { node: null };
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, anchored);
    anchored.node = this.#convert(node, at, depth);
    return anchored.node;
  }

  #convert(node: ParsedNode, at: Spot, depth: number): Node {
    if (isMap(node)) return this.#map(node, at, depth);
    if (isSeq(node)) return this.#list(node, at, depth);
    return scalarNode(node as YamlScalar.Parsed, at);
  }

  #list(node: YAMLSeq.Parsed, at: Spot, depth: number): Node {
    const items = node.items.map((item) => this.read(item as ParsedNode, depth + 1));
    return { kind: 'list', items, data: items.map((item) => item.data), size: sizeOf(items), ...at };
  }

  #map(node: YAMLMap.Parsed, at: Spot, depth: number): Node {
    const entries = new Map<string, Entry>();
    for (const pair of node.items as Pair<ParsedNode | null, ParsedNode | null>[]) {
      const key = this.#key(pair, at);
      const keyAt = pair.key === null ? at : { start: pair.key.range[0], end: pair.key.range[1] };
      const value = pair.value === null ? nothing(keyAt) : this.read(pair.value, depth + 1);
      if (key === null) continue;
      const before = entries.get(key);
      if (before === undefined) entries.set(key, { key: keyAt, value });
      else this.#refuseTwin(key, value, { before: before.key, at: keyAt });
    }
    const values = [...entries].map(([key, entry]) => [key, entry.value.data] as const);
    const size = sizeOf([...entries.values()].map((entry) => entry.value));
    return { kind: 'map', entries, data: Object.fromEntries(values), size, ...at };
  }

  #key(pair: Pair<ParsedNode | null, ParsedNode | null>, map: Spot): string | null {
    const { key } = pair;
    const at =
      key === null ? { start: map.start, end: map.start + 1 } : { start: key.range[0], end: key.range[1] };
    if (key !== null && isScalar(key) && key.source !== '') {
      const name = typeof key.value === 'string' ? key.value : (key.source ?? `${key.value}`);
      if (name !== '<<' || key.type !== 'PLAIN') return name;
      const hint = 'write the keys out, or use the alias for the whole mapping ("env: *common")';
      this.#refuse('merge-key', 'merge keys ("<<") are not supported, as on GitHub', at, hint);
    } else if (key !== null && isScalar(key) && key.type !== 'PLAIN') {
      return '';
    } else {
      this.#refuse('bad-key', 'a key must be a piece of text', at, 'write "key: value"');
    }
    return null;
  }

  #follow(name: string, at: Spot): Node {
    const target = this.#anchors.get(name);
    if (target === undefined) {
      const hint = `put "&${name}" in front of what is meant, above this line`;
      this.#refuse('unknown-alias', `the alias "*${name}" has no anchor before it`, at, hint);
    } else if (target.node === null) {
      this.#refuse('recursive-alias', `the alias "*${name}" stands inside of what it names`, at);
    } else if (this.#aliased + target.node.size > MAX_ALIASED) {
      const message = `the aliases of this file unfold to more than ${MAX_ALIASED} values`;
      if (this.#aliased <= MAX_ALIASED)
        this.#refuse('alias-bomb', message, at, 'use fewer aliases of aliases');
      this.#aliased = Number.POSITIVE_INFINITY;
    } else {
      this.#aliased += target.node.size;
      return target.node.kind === 'scalar' ? target.node : { ...target.node, ...at };
    }
    return nothing(at);
  }

  #refuseTwin(key: string, { kind }: Node, { before, at }: { before: Spot; at: Spot }): void {
    const line = this.#findings.lineOf(before.start);
    const message = `the key "${key}" is here a second time; the first is on line ${line}`;
    this.#findings.add({ code: 'duplicate-key', message, at, hint: 'keep one of them' });
    if (kind !== 'scalar') this.isWhole = false;
  }

  #refuse(code: string, message: string, at: Spot, hint?: string): void {
    this.isWhole = false;
    this.#findings.add(hint === undefined ? { code, message, at } : { code, message, at, hint });
  }
}

function scalarNode(node: YamlScalar.Parsed, at: Spot): ScalarNode {
  const { value } = node as { value: unknown };
  const known = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  const data = known ? (value as ScalarNode['value']) : `${value}`;
  return { kind: 'scalar', value: data, data, style: STYLES[node.type ?? ''] ?? 'plain', size: 1, ...at };
}

function nothing(at: Spot): ScalarNode {
  return { kind: 'scalar', value: null, data: null, style: 'plain', size: 1, ...at };
}

function sizeOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => sum + node.size, 1);
}
