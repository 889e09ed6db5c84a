import { bearsAttempt, bearsStep } from './marks.ts';
import type { StepMark } from './port.ts';
import { identity, type Process, type ProcessTable } from './process.ts';

/** The process that a step was started as: it leads a session and a group of its own. */
export interface Leader {
  readonly pid: number;
  /** Null when it could not be seen: then its session cannot be told from a later one. */
  readonly start: string | null;
}

/** Where to look for processes, and who is looking and must not be found. */
export interface Surroundings {
  readonly table: ProcessTable;
  readonly self: number;
}

/** Processes to be ended. */
export interface Quarry {
  /** Whose group may be signalled as one. */
  readonly leader: Leader | null;
  /** Those that live now. */
  find(): Process[];
}

/** Finds the living processes of a step or an attempt, and remembers them: one whose parents end stays known. */
export class Hunt implements Quarry {
  readonly leader: Leader | null;
  readonly #surroundings: Surroundings;
  readonly #belongs: (process: Process) => boolean;
  readonly #known = new Set<string>();

  private constructor(
    surroundings: Surroundings,
    belongs: (process: Process) => boolean,
    leader: Leader | null,
  ) {
    this.#surroundings = surroundings;
    this.#belongs = belongs;
    this.leader = leader;
  }

  /** The processes of one step: in its session or group, or bearing its mark, and all that they started. */
  static ofStep(surroundings: Surroundings, mark: StepMark, leader: Leader): Hunt {
    return new Hunt(surroundings, (process) => bearsStep(process.marks, mark), leader);
  }

  /** The processes that bear the mark of an attempt, and all that they started. */
  static ofAttempt(surroundings: Surroundings, attempt: string): Hunt {
    return new Hunt(surroundings, (process) => bearsAttempt(process.marks, attempt), null);
  }

  /** How many different ones were found so far. */
  get count(): number {
    return this.#known.size;
  }

  /** Those that live now. */
  find(): Process[] {
    const all = this.#surroundings.table();
    const spared = withAncestors(all, this.#surroundings.self);
    const led = this.#led(all);
    const roots = all.filter((process) => {
      return led(process) || this.#known.has(identity(process)) || this.#belongs(process);
    });
    const found = withDescendants(all, { roots, spared }).filter((process) => !process.zombie);
    for (const process of found) this.#known.add(identity(process));
    return found;
  }

  /** Whether a process is in the leader's session or group, unless that pid now belongs to another process. */
  #led(all: readonly Process[]): (process: Process) => boolean {
    const { leader } = this;
    if (leader === null || leader.start === null) return () => false;
    const holder = all.find((process) => process.pid === leader.pid);
    if (holder && holder.start !== leader.start) return () => false;
    return (process) => process.session === leader.pid || process.group === leader.pid;
  }
}

/** All that several hunts find, each process once. */
export function together(hunts: readonly Hunt[]): Quarry & { readonly count: number } {
  const seen = new Set<string>();
  return {
    leader: null,
    get count() {
      return seen.size;
    },
    find() {
      const found = new Map(
        hunts.flatMap((hunt) => hunt.find()).map((process) => [identity(process), process]),
      );
      for (const key of found.keys()) seen.add(key);
      return [...found.values()];
    },
  };
}

function withAncestors(all: readonly Process[], self: number): Set<number> {
  const parents = new Map(all.map((process) => [process.pid, process.parent]));
  const chain = new Set<number>();
  for (let pid: number | undefined = self; pid && !chain.has(pid); pid = parents.get(pid)) chain.add(pid);
  return chain;
}

function withDescendants(
  all: readonly Process[],
  { roots, spared }: { roots: readonly Process[]; spared: ReadonlySet<number> },
): Process[] {
  const children = Map.groupBy(all, (process) => process.parent);
  const found = new Map<number, Process>();
  const queue = [...roots];
  // The queue grows while it is read: parents come before what they started, and are signalled before it too, so that a
  // script ends by the signal and not by the failure of its command.
  for (const process of queue) {
    if (spared.has(process.pid) || found.has(process.pid)) continue;
    found.set(process.pid, process);
    queue.push(...(children.get(process.pid) ?? []));
  }
  return [...found.values()];
}
