/** Steps that run in the background: those that end, which something waits for, and services. */
import type { Draft, Entry } from './entries.ts';
import type { Ids } from './ids.ts';
import { member, type Node, textOf } from './text/tree.ts';

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

/** The indexes of a section's services: the background steps that a `cancel` names, and those that nothing waits for. */
export function servicesIn(entries: readonly Entry[], ids: Ids): ReadonlySet<number> {
  const background = new Set<number>();
  const waited = new Set<number>();
  const cancelled = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'step' || entry.kind === 'parallel') {
      for (const draft of draftsOf(entry)) if (isBackground(draft)) background.add(draft.index);
    } else if (entry.kind === 'wait-all') for (const index of background) waited.add(index);
    else {
      const named = entry.names.flatMap((name) => ids.find(textOf(name) ?? '') ?? []);
      for (const index of named) (entry.kind === 'wait' ? waited : cancelled).add(index);
    }
  }
  return new Set([...background].filter((index) => cancelled.has(index) || !waited.has(index)));
}

/** The steps of an entry. */
export function draftsOf(entry: Extract<Entry, { kind: 'step' | 'parallel' }>): readonly Draft[] {
  return entry.kind === 'step' ? [entry.draft] : entry.drafts;
}
