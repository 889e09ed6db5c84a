/** Steps that run in the background: those that end, which something waits for, and services. */
import { member, type Node, textOf } from '../text/tree.ts';
import type { Draft, Entry } from './entries.ts';
import type { Ids } from './ids.ts';

/** Whether a step has `background: true`. */
export function isBackground(draft: Draft): boolean {
  const node: Node | null = member(draft.node, 'background');
  return node?.kind === 'scalar' && node.value === true;
}

/** Where a `cancel` ends a service. */
export interface Cancelled {
  /** The steps at which everything before it has ended. */
  readonly after: readonly number[];
  /** The index of the first step that comes after it. */
  readonly before: number;
}

/** The indexes of the background steps of a section, by what waits for them. */
interface Waits {
  readonly background: ReadonlySet<number>;
  /** Named by a `wait`. */
  readonly named: ReadonlySet<number>;
  /** Above a `wait-all`. */
  readonly above: ReadonlySet<number>;
  /** Named by a `cancel`. */
  readonly cancelled: ReadonlySet<number>;
}

/** The indexes of a section's services: the background steps that a `cancel` names, and those that nothing waits for. */
export function servicesIn(entries: readonly Entry[], ids: Ids): ReadonlySet<number> {
  const { background, named, above, cancelled } = waitsIn(entries, ids);
  const isWaited = (index: number) => named.has(index) || above.has(index);
  return new Set([...background].filter((index) => cancelled.has(index) || !isWaited(index)));
}

/** The indexes of those that a `wait-all` waits for, and nothing names. */
export function unnamedIn(entries: readonly Entry[], ids: Ids): ReadonlySet<number> {
  const { named, above, cancelled } = waitsIn(entries, ids);
  return new Set([...above].filter((index) => !named.has(index) && !cancelled.has(index)));
}

function waitsIn(entries: readonly Entry[], ids: Ids): Waits {
  const background = new Set<number>();
  const named = new Set<number>();
  const above = new Set<number>();
  const cancelled = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'step' || entry.kind === 'parallel') {
      for (const draft of draftsOf(entry)) if (isBackground(draft)) background.add(draft.index);
    } else if (entry.kind === 'wait-all') for (const index of background) above.add(index);
    else {
      const indexes = entry.names.flatMap((name) => ids.find(textOf(name) ?? '') ?? []);
      for (const index of indexes) (entry.kind === 'wait' ? named : cancelled).add(index);
    }
  }
  return { background, named, above, cancelled };
}

/** The steps of an entry. */
export function draftsOf(entry: Extract<Entry, { kind: 'step' | 'parallel' }>): readonly Draft[] {
  return entry.kind === 'step' ? [entry.draft] : entry.drafts;
}
