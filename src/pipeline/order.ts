/** Which steps each step waits for: those it names, or those at which everything before it has ended. */
import type { Findings } from '../text/findings.ts';
import { didYouMean, idsHint } from '../text/nearest.ts';
import { itemsOf, member, type ScalarNode, textOf } from '../text/tree.ts';
import { type Cancelled, draftsOf, isBackground, servicesIn } from './background.ts';
import { findCycles } from './cycles.ts';
import type { Draft, Entry, Layout } from './entries.ts';
import { Frontier } from './frontier.ts';
import type { Ids } from './ids.ts';

export interface Order {
  /** For each step, by its index, the indexes of those it waits for. Steps of one block share their list. */
  readonly needs: readonly (readonly number[])[];
  /** Of a list of needs, the background steps of which the start is enough; absent for none. */
  readonly started: ReadonlyMap<readonly number[], ReadonlySet<number>>;
  /** The services, and where a `cancel` ends each; null: after `finally`. */
  readonly services: ReadonlyMap<number, Cancelled | null>;
  /** Every step after those that it waits for; null where steps wait for each other. */
  readonly sequence: readonly number[] | null;
}

/** Resolves the order of all steps; unknown names and cycles are among the findings then. */
export function resolveOrder(layout: Layout, ids: Ids, findings: Findings): Order {
  const resolver = new Resolver(ids, layout.drafts, findings);
  resolver.section(layout.steps);
  resolver.section(layout.finally);
  const needs = layout.drafts.map((draft) => resolver.needs.get(draft) ?? []);
  const { cycles, sequence } = findCycles(needs);
  for (const cycle of cycles) reportCycle(cycle, { layout, ids, findings });
  const { started, services } = resolver;
  return { needs, started, services, sequence: cycles.length === 0 ? sequence : null };
}

/** Whether the file says what a step waits for. */
export function needsWritten(draft: Draft): boolean {
  return draft.node.entries.has('needs');
}

class Resolver {
  readonly needs = new Map<Draft, readonly number[]>();
  readonly started = new Map<readonly number[], ReadonlySet<number>>();
  readonly services = new Map<number, Cancelled | null>();
  readonly #ids: Ids;
  readonly #drafts: readonly Draft[];
  readonly #findings: Findings;

  constructor(ids: Ids, drafts: readonly Draft[], findings: Findings) {
    this.#ids = ids;
    this.#drafts = drafts;
    this.#findings = findings;
  }

  section(entries: readonly Entry[]): void {
    const frontier = new Frontier();
    const background = new Set<number>();
    for (const service of servicesIn(entries, this.#ids)) this.services.set(service, null);
    let next = 0;
    for (const entry of entries) {
      if (entry.kind === 'step' || entry.kind === 'parallel') {
        const drafts = draftsOf(entry);
        this.#block(drafts, frontier, background);
        next = (drafts.at(-1)?.index ?? next) + 1;
      } else if (entry.kind === 'wait-all') {
        for (const index of background) if (!this.services.has(index)) frontier.add(index);
      } else if (entry.kind === 'wait') {
        for (const index of this.#named(entry, background))
          if (this.#mayWait(index, entry)) frontier.add(index);
      } else {
        const before = frontier.members();
        for (const index of this.#named(entry, background)) {
          if (!this.#mayCancel(index, entry)) continue;
          this.services.set(index, { after: before, before: next });
          frontier.add(index);
        }
      }
    }
  }

  #named(entry: WaitOrCancel, background: ReadonlySet<number>): readonly number[] {
    return entry.names.flatMap((name) => this.#backgroundStep(name, entry.kind, background) ?? []);
  }

  #mayWait(index: number, { at }: WaitOrCancel): boolean {
    if (!this.services.has(index)) return true;
    const message = `"${this.#ids.name(index)}" is ended by a "cancel", and cannot be waited for`;
    const hint = 'take one of the two out: what comes after a "cancel" waits for the end of the step';
    this.#findings.add({ code: 'bad-wait', message, hint, at });
    return false;
  }

  #mayCancel(index: number, { at }: WaitOrCancel): boolean {
    if ((this.services.get(index) ?? null) === null) return true;
    const message = `"${this.#ids.name(index)}" is ended by a "cancel" above already`;
    this.#findings.add({ code: 'bad-cancel', message, hint: 'take one of the two out', at });
    return false;
  }

  #block(drafts: readonly Draft[], frontier: Frontier, background: Set<number>): void {
    const before = frontier.members();
    for (const draft of drafts) this.needs.set(draft, needsWritten(draft) ? this.#written(draft) : before);
    const ending = drafts.filter((draft) => !isBackground(draft));
    if (ending.some((draft) => !needsWritten(draft))) frontier.clear();
    for (const draft of ending) frontier.add(draft.index);
    for (const draft of drafts) if (isBackground(draft)) background.add(draft.index);
  }

  #written(draft: Draft): readonly number[] {
    const names = itemsOf(member(draft.node, 'needs')).filter((node) => node.kind === 'scalar');
    const needed = [...new Set(names.flatMap((name) => this.#needed(draft, name) ?? []))];
    const started = needed.filter((index) => isBackground(this.#drafts[index] ?? draft));
    if (started.length > 0) this.started.set(needed, new Set(started));
    return needed;
  }

  #needed(draft: Draft, name: ScalarNode): number | null {
    const id = name.value;
    if (typeof id !== 'string') return null;
    const index = this.#ids.find(id);
    const refuse = (code: string, message: string, hint: string) =>
      this.#findings.add({ code, message, hint, at: name });
    if (index === undefined) {
      const message = `there is no step "${id}" to wait for${didYouMean(id, this.#ids.names)}`;
      refuse('unknown-needs', message, idsHint(this.#ids.names));
    } else if (index === draft.index) {
      refuse('needs-itself', `the step "${id}" waits for itself`, 'take its own id out of "needs"');
    } else if (this.#drafts[index]?.section !== draft.section) {
      const [where, hint] =
        draft.section === 'steps'
          ? [
              'is in "finally", which runs when all steps have ended',
              'move one of the two, or drop this name',
            ]
          : ['is not in "finally"', 'drop this name: "finally" runs when all steps have ended'];
      refuse('needs-other-section', `"${id}" ${where}`, hint);
    } else if (draft.index >= (this.services.get(index)?.before ?? Number.POSITIVE_INFINITY)) {
      const message = `"${id}" has been ended by a "cancel" when this step starts`;
      refuse('needs-cancelled', message, 'drop this name, or move the "cancel" below this step');
    } else return index;
    return null;
  }

  #backgroundStep(name: ScalarNode, word: string, background: ReadonlySet<number>): number | null {
    const id = name.value;
    if (typeof id !== 'string') return null;
    const index = this.#ids.find(id);
    if (index !== undefined && background.has(index)) return index;
    const draft = index === undefined ? undefined : this.#drafts[index];
    const why =
      draft === undefined
        ? `there is no step "${id}"${didYouMean(id, this.#ids.names)}`
        : isBackground(draft)
          ? `the background step "${id}" is not before this "${word}"`
          : `the step "${id}" is not a background step`;
    const hint = `"${word}" takes the id of a step above it that has "background: true"`;
    this.#findings.add({ code: `bad-${word}`, message: why, hint, at: name });
    return null;
  }
}

type WaitOrCancel = Extract<Entry, { kind: 'wait' | 'cancel' }>;

interface Reading {
  readonly layout: Layout;
  readonly ids: Ids;
  readonly findings: Findings;
}

const SHOWN = 12;

function reportCycle(cycle: readonly number[], { layout, ids, findings }: Reading): void {
  const steps = cycle.flatMap((index) => layout.drafts[index] ?? []);
  const names = [...cycle, cycle[0] ?? 0].map((index) => ids.name(index));
  const more = names.length - SHOWN;
  const shown = more > 1 ? [...names.slice(0, SHOWN - 2), `… ${more} more …`, ...names.slice(-2)] : names;
  const implicit = steps.filter((draft) => !needsWritten(draft)).map((draft) => `"${ids.name(draft.index)}"`);
  const hint =
    implicit.length === 0
      ? 'take one of these names out of its "needs"'
      : `${implicit[0]} has no "needs" and so waits for all entries before it: give it "needs", or move it up`;
  const first = steps.find(needsWritten);
  const next = cycle[(cycle.indexOf(first?.index ?? -1) + 1) % cycle.length] ?? -1;
  const written = itemsOf(first === undefined ? null : member(first.node, 'needs'));
  const at = written.find((name) => ids.find(textOf(name) ?? '') === next) ?? first?.node ?? steps[0]?.node;
  const message = `these steps wait for each other: ${shown.join(' -> ')}`;
  if (at !== undefined) findings.add({ code: 'cycle', message, hint, at });
}
