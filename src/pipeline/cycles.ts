export interface Sorted {
  /** Cycles that have no step in common: each step waits for the next, the last for the first. */
  readonly cycles: readonly (readonly number[])[];
  /** Every step after those it waits for, as far as there are no cycles. */
  readonly sequence: readonly number[];
}

type Mark = 'open' | 'done';

/** Sorts a graph, given as what each step waits for, depth first and without recursion. */
export function findCycles(needs: readonly (readonly number[])[]): Sorted {
  const marks = new Map<number, Mark>();
  const sequence: number[] = [];
  const cycles: number[][] = [];
  const told = new Set<number>();
  for (const start of needs.keys()) {
    if (marks.has(start)) continue;
    const path: { step: number; next: number }[] = [{ step: start, next: 0 }];
    marks.set(start, 'open');
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const needed = needs[top.step]?.[top.next++];
      if (needed === undefined) {
        marks.set(top.step, 'done');
        sequence.push(top.step);
        path.pop();
      } else if (marks.get(needed) === 'open') {
        if (told.has(needed)) continue;
        const cycle = path.slice(path.findIndex(({ step }) => step === needed)).map(({ step }) => step);
        if (!cycle.some((step) => told.has(step))) cycles.push(cycle);
        for (const step of cycle) told.add(step);
      } else if (!marks.has(needed)) {
        marks.set(needed, 'open');
        path.push({ step: needed, next: 0 });
      }
    }
  }
  return { cycles, sequence };
}
