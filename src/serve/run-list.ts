/** The runs of the store, of which only those are read again that have changed. */
import { statSync } from 'node:fs';
import { inOrderOfAge } from '../record/listing.ts';
import { isDone, type Run } from '../record/run.ts';
import type { DirectoryStore } from '../store/directory.ts';
import type { ReadRun } from '../store/port.ts';
import { HttpFault } from './fault.ts';

export interface FoundRun {
  readonly run: Run;
  readonly held: boolean;
  readonly warnings: readonly string[];
}

export class RunList {
  readonly #store: DirectoryStore;
  readonly #known = new Map<string, { readonly stamp: string; readonly read: ReadRun }>();

  constructor(store: DirectoryStore) {
    this.#store = store;
  }

  /** Newest first. A run whose process is gone is told as interrupted. @throws StoreError */
  all(): { readonly runs: readonly FoundRun[]; readonly warnings: readonly string[] } {
    const ids = this.#store.ids();
    for (const id of this.#known.keys()) if (!ids.includes(id)) this.#known.delete(id);
    const reads = ids.map((id) => this.#read(id));
    const runs = reads.filter((read) => read.kind === 'found');
    const broken = reads.flatMap((read) =>
      read.kind === 'broken' ? [`${read.file}: ${read.why}; it counts as no run`] : [],
    );
    return { runs: inOrderOfAge(runs), warnings: [...broken, ...runs.flatMap(({ warnings }) => warnings)] };
  }

  /** @throws HttpFault 404; StoreError */
  find(id: string): FoundRun {
    const read = this.#read(id);
    if (read.kind === 'found') return read;
    const why = read.kind === 'absent' ? '' : `: ${read.file}: ${read.why}`;
    throw new HttpFault(404, `no such run: ${id}${why}`, '`savepoint runs` lists them');
  }

  #read(id: string): ReadRun {
    const stamp = [this.#store.recordPath(id), this.#store.eventsPath(id)].map(stampOf).join();
    const known = this.#known.get(id);
    if (known?.stamp === stamp && !mayChange(known.read)) return known.read;
    const read = this.#store.read(id);
    this.#known.set(id, { stamp, read });
    return read;
  }
}

/** Whether the process that holds the run may end, or has ended, without a word in its files. */
function mayChange(read: ReadRun): boolean {
  return read.kind !== 'found' || read.held || read.run.current_steps.length > 0;
}

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? '-' : `${stat.mtimeMs}:${stat.size}:${stat.ino}`;
}

/** A run in a list. */
export function rowOf({ run, held }: FoundRun, dismissed: boolean) {
  const steps = run.steps.filter(({ section }) => section === 'steps');
  return {
    run_id: run.run_id,
    pipeline_name: run.pipeline.name,
    pipeline_path: run.pipeline.path,
    status: run.status,
    held,
    dismissed,
    created_at: run.created_at,
    updated_at: run.updated_at,
    completed_at: run.completed_at,
    attempt: run.attempt,
    steps_completed: steps.filter(isDone).length,
    steps_total: steps.length,
    waiting_for: run.waiting_for,
  };
}
