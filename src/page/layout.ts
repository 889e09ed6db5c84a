/** Places for the boxes of a graph: a column for each rank, as straight as its arrows allow. Pure. */

export interface GraphStep {
  readonly id: string;
  readonly needs: readonly string[];
}

export interface Placed {
  readonly id: string;
  readonly column: number;
  readonly row: number;
}

export interface Layout {
  readonly boxes: ReadonlyMap<string, Placed>;
  readonly arrows: readonly { readonly from: Placed; readonly to: Placed }[];
  readonly columns: number;
  readonly rows: number;
}

/** @param steps in an order in which each comes behind those that it needs */
export function layoutOf(steps: readonly GraphStep[]): Layout {
  const columns = columnsOf(steps);
  const boxes = new Map<string, Placed>();
  let rows = 0;
  for (const [column, members] of columns.entries()) {
    const wanted = members.map((step, at) => ({ step, at: middleOf(step, boxes) ?? at }));
    for (const [row, { step }] of wanted.sort((a, b) => a.at - b.at).entries())
      boxes.set(step.id, { id: step.id, column, row });
    rows = Math.max(rows, members.length);
  }
  const arrows = steps.flatMap((step) => {
    const to = boxes.get(step.id);
    return step.needs.flatMap((need) => {
      const from = boxes.get(need);
      return from === undefined || to === undefined ? [] : [{ from, to }];
    });
  });
  return { boxes, arrows, columns: columns.length, rows };
}

/** A step stands right behind the last of those that it needs. */
function columnsOf(steps: readonly GraphStep[]): readonly (readonly GraphStep[])[] {
  const ranks = new Map<string, number>();
  const columns: GraphStep[][] = [];
  for (const step of steps) {
    const rank = Math.max(0, ...step.needs.map((need) => (ranks.get(need) ?? -1) + 1));
    ranks.set(step.id, rank);
    columns[rank] = [...(columns[rank] ?? []), step];
  }
  return columns;
}

/** The mean row of those that a step needs. */
function middleOf({ needs }: GraphStep, boxes: ReadonlyMap<string, Placed>): number | null {
  const rows = needs.flatMap((need) => boxes.get(need)?.row ?? []);
  return rows.length === 0 ? null : rows.reduce((sum, row) => sum + row, 0) / rows.length;
}
