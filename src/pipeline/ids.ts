/** The ids of steps: given, or made from the name or the first line of the commands. */
import { plainText } from '../expressions/segments.ts';
import type { Findings } from '../text/findings.ts';
import { member, textOf } from '../text/tree.ts';
import type { Draft } from './entries.ts';

const MAX_LENGTH = 100;

/** All ids of a pipeline. GitHub does not tell upper from lower case in `steps.ID`, so neither do we. */
export class Ids {
  /** By the index of the step. */
  readonly names: readonly string[];
  readonly #indexes: ReadonlyMap<string, number>;

  constructor(names: readonly string[]) {
    this.names = names;
    const indexes = new Map<string, number>();
    for (const [index, name] of names.entries()) {
      if (!indexes.has(name.toLowerCase())) indexes.set(name.toLowerCase(), index);
    }
    this.#indexes = indexes;
  }

  /** The index of the step with an id, upper and lower case being the same; undefined where there is none. */
  find(id: string): number | undefined {
    return this.#indexes.get(id.toLowerCase());
  }

  name(index: number): string {
    return this.names[index] ?? '';
  }
}

/** Gives every step its id; those that are written come first, and each may be there only once. */
export function assignIds(drafts: readonly Draft[], findings: Findings): Ids {
  const taken = new Map<string, Draft>();
  const given = drafts.map((draft) => textOf(member(draft.node, 'id')));
  for (const draft of drafts) {
    const id = given[draft.index] ?? null;
    if (id === null) continue;
    const other = taken.get(id.toLowerCase());
    if (other === undefined) taken.set(id.toLowerCase(), draft);
    else refuseTwin(draft, { other, id, findings });
  }
  const free = new FreeNames(taken.keys());
  return new Ids(drafts.map((draft) => given[draft.index] ?? free.take(slugOf(draft))));
}

function refuseTwin(draft: Draft, twin: { other: Draft; id: string; findings: Findings }): void {
  const { other, id, findings } = twin;
  const line = findings.lineOf((member(other.node, 'id') ?? other.node).start);
  const otherId = textOf(member(other.node, 'id')) ?? id;
  const same = otherId === id ? '' : `, as "${otherId}": upper and lower case are the same here`;
  const message = `the id "${id}" is taken by the step on line ${line}${same}`;
  const at = member(draft.node, 'id') ?? draft.node;
  findings.add({ code: 'duplicate-id', message, hint: 'rename one of the two', at });
}

class FreeNames {
  readonly #taken: Set<string>;
  readonly #next = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** The name itself, else with `-2`, `-3` … behind it. */
  take(name: string): string {
    let candidate = name;
    let number = this.#next.get(name) ?? 1;
    while (this.#taken.has(candidate.toLowerCase())) {
      number++;
      const suffix = `-${number}`;
      candidate = name.slice(0, MAX_LENGTH - suffix.length) + suffix;
    }
    this.#next.set(name, number);
    this.#taken.add(candidate.toLowerCase());
    return candidate;
  }
}

function slugOf(draft: Draft): string {
  const name = textOf(member(draft.node, 'name'));
  const run = textOf(member(draft.node, 'run'));
  const sources = [name ?? '', firstLine(run ?? '')];
  return (
    sources.map(slug).find((made) => made !== '') ??
    (draft.node.entries.has('approval') ? 'approval' : 'step')
  );
}

/** The first line of commands that is not blank. */
export function firstLine(run: string): string {
  return run.trim().split('\n', 1)[0]?.trimEnd() ?? '';
}

function slug(text: string): string {
  const words = plainText(text.slice(0, 10 * MAX_LENGTH))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const legal = /^[0-9]/.test(words) ? `_${words}` : words;
  return legal.slice(0, MAX_LENGTH).replace(/-+$/, '');
}
