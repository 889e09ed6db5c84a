/** The workspace as completions and edits make it, one on top of the other. */
import type { Change } from '../tree/change.ts';
import { putsOn } from '../tree/fold.ts';
import type { Path } from '../tree/path.ts';
import type { Entry, Tree } from '../tree/state.ts';

interface Laid {
  readonly kind: 'step' | 'edit';
  /** Its place: the basis of the completion, or the number of the edit. */
  readonly place: number;
  readonly path: Path;
  /** What was there before. */
  readonly under: Entry | undefined;
}

/** Pure but for its own memory. */
export class Stack {
  readonly #tree: Map<Path, Entry>;
  readonly #laid: Laid[] = [];
  readonly #noted: number;

  /** @param noted what is laid after this place can be taken off again: the rest is not kept in mind */
  constructor(source: Tree, noted = Number.POSITIVE_INFINITY) {
    this.#tree = new Map(source);
    this.#noted = noted;
  }

  /** With all that has been laid so far. */
  get tree(): Tree {
    return this.#tree;
  }

  /** Puts a change on top. Places never go down. */
  lay(change: Change, { kind, place }: Pick<Laid, 'kind' | 'place'>): void {
    for (const { path, after } of putsOn(this.#tree, change)) {
      if (place > this.#noted) this.#laid.push({ kind, place, path, under: this.#tree.get(path) });
      if (after === null) this.#tree.delete(path);
      else this.#tree.set(path, after);
    }
  }

  /** The tree without what steps have laid after a place. What persons did stays. */
  upTo(place: number): Tree {
    const under = new Map<Path, Entry | undefined>();
    const edited = new Set<Path>();
    for (let at = this.#laid.length - 1; at >= 0; at--) {
      const laid = this.#laid[at];
      if (laid === undefined || laid.place <= place) break;
      if (laid.kind === 'edit') edited.add(laid.path);
      else if (!edited.has(laid.path)) under.set(laid.path, laid.under);
    }
    if (under.size === 0) return this.#tree;
    const tree = new Map(this.#tree);
    for (const [path, entry] of under) {
      if (entry === undefined) tree.delete(path);
      else tree.set(path, entry);
    }
    return tree;
  }
}
