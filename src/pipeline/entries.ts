/** The entries of `steps` and `finally`, before their ids and their order are known. */
import type { Findings } from '../text/findings.ts';
import type { Spot } from '../text/source.ts';
import { itemsOf, type MapNode, member, type Node, type ScalarNode } from '../text/tree.ts';
import { STEP_KEYS } from './checks/schema-check.ts';

export const MAX_STEPS = 10_000;
/** The keys of a step with `approval`. */
const OF_A_GATE = ['id', 'name', 'approval', 'env', 'needs', 'if'];
const BESIDE_STEPS = ['parallel', 'wait', 'wait-all', 'cancel'] as const;

/** A step as it is written. */
export interface Draft {
  /** From 0, over `steps` and then `finally`. */
  readonly index: number;
  readonly section: 'steps' | 'finally';
  readonly node: MapNode;
}

export type Entry =
  | { readonly kind: 'step'; readonly draft: Draft }
  | { readonly kind: 'parallel'; readonly drafts: readonly Draft[] }
  | { readonly kind: 'wait' | 'cancel'; readonly names: readonly ScalarNode[]; readonly at: Spot }
  | { readonly kind: 'wait-all'; readonly at: Spot };

export interface Layout {
  readonly steps: readonly Entry[];
  readonly finally: readonly Entry[];
  /** All steps of both, by their index. */
  readonly drafts: readonly Draft[];
}

/** Reads the entries of both sections; what is no mapping is left out, as the schema has refused it. */
export function layOut(root: Node, findings: Findings): Layout {
  const reader = new EntryReader(findings);
  const steps = reader.section(root, 'steps');
  return { steps, finally: reader.section(root, 'finally'), drafts: reader.drafts };
}

class EntryReader {
  readonly drafts: Draft[] = [];
  readonly #findings: Findings;
  #isFull = false;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  section(root: Node, section: 'steps' | 'finally'): Entry[] {
    const list = member(root, section);
    if (list?.kind !== 'list') return [];
    return list.items.flatMap((item) => this.#entry(item, section) ?? []);
  }

  #entry(item: Node, section: 'steps' | 'finally'): Entry | null {
    if (item.kind !== 'map' || item.entries.size === 0) return null;
    const word = this.#wordOf(item);
    if (word === null) {
      const draft = this.#step(item, section);
      return draft === null ? null : { kind: 'step', draft };
    }
    const value = member(item, word);
    const at = item.entries.get(word)?.key ?? item;
    if (word === 'wait-all') return { kind: word, at };
    if (word !== 'parallel')
      return { kind: word, at, names: itemsOf(value).filter((node) => node.kind === 'scalar') };
    const members = value?.kind === 'list' ? value.items : [];
    return { kind: word, drafts: members.flatMap((each) => this.#memberOf(each, section) ?? []) };
  }

  #memberOf(item: Node, section: 'steps' | 'finally'): Draft | null {
    if (item.kind !== 'map' || item.entries.size === 0) return null;
    const word = BESIDE_STEPS.find((each) => item.entries.has(each));
    if (word === undefined) return this.#step(item, section);
    const at = item.entries.get(word)?.key ?? item;
    const hint =
      word === 'parallel'
        ? 'put its steps into the outer block; for another order give them "needs"'
        : `put "${word}" before or after the block, as an entry of its own`;
    this.#findings.add({
      code: 'nested-block',
      message: `"${word}" cannot stand inside of "parallel"`,
      hint,
      at,
    });
    return null;
  }

  /** The word that makes an entry something else than a step; other keys beside it are refused. */
  #wordOf(item: MapNode): (typeof BESIDE_STEPS)[number] | null {
    const word = BESIDE_STEPS.find((each) => item.entries.has(each));
    if (word === undefined) return null;
    for (const [key, { key: at }] of item.entries) {
      if (key === word || !STEP_KEYS.includes(key)) continue;
      const message = `"${key}" cannot stand beside "${word}"`;
      const hint =
        word === 'parallel'
          ? `give "${key}" to the steps inside of the block`
          : `make "${word}" an entry of its own`;
      this.#findings.add({ code: 'mixed-entry', message, hint, at });
    }
    return word;
  }

  #step(node: MapNode, section: 'steps' | 'finally'): Draft | null {
    if (this.drafts.length >= MAX_STEPS) {
      if (this.#isFull) return null;
      this.#isFull = true;
      const message = `the pipeline has more than ${MAX_STEPS} steps`;
      this.#findings.add({ code: 'too-many-steps', message, hint: 'let one step do more', at: node });
      return null;
    }
    this.#checkWork(node, section);
    const draft = { index: this.drafts.length, section, node };
    this.drafts.push(draft);
    return draft;
  }

  /** A step has exactly one of `run` and `approval`. Unknown keys are reported already, and often are a `run`. */
  #checkWork(node: MapNode, section: 'steps' | 'finally'): void {
    const run = node.entries.get('run');
    const approval = node.entries.get('approval');
    if (run === undefined && approval !== undefined) this.#checkGate(node, section);
    if (run !== undefined && approval !== undefined) {
      const message = 'a step has either "run" or "approval", not both';
      this.#findings.add({
        code: 'run-and-approval',
        message,
        hint: 'make two steps of it',
        at: approval.key,
      });
    }
    if (run !== undefined || approval !== undefined) return;
    if ([...node.entries.keys()].some((key) => !STEP_KEYS.includes(key))) return;
    const hint = 'add "run" with its commands';
    this.#findings.add({ code: 'no-run', message: 'the step has no "run"', hint, at: node });
  }

  /** What only a process can have does not stand beside "approval". */
  #checkGate(node: MapNode, section: 'steps' | 'finally'): void {
    for (const [key, { key: at }] of node.entries) {
      if (!STEP_KEYS.includes(key) || OF_A_GATE.includes(key)) continue;
      const message = `"${key}" cannot stand beside "approval": nothing runs there`;
      this.#findings.add({ code: 'run-and-approval', message, hint: `take "${key}" out`, at });
    }
    if (section === 'steps') return;
    const message = '"approval" cannot stand in "finally", which waits for nobody';
    const at = node.entries.get('approval')?.key ?? node;
    this.#findings.add({ code: 'run-and-approval', message, hint: 'put it into "steps"', at });
  }
}
