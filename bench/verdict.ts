/** Samples against the goals of the table (pure). */
import { median, type Sample, type Samples } from './measure.ts';
import { type Goal, OURS, ROWS, type RowId, type Unit } from './table.ts';

export type Measured = Partial<Record<RowId, Samples | null>>;

/** One comparison, or one amount. */
export interface Line {
  readonly title: string;
  readonly unit: Unit;
  readonly ours: number;
  /** Another contender, if there is one in the line. Null for its amount when it is not on this machine. */
  readonly other: { readonly name: string; readonly amount: number | null } | null;
  /** So many times what the other takes, pair by pair. */
  readonly times: number | null;
  readonly goal: Goal | null;
  /** What was measured, as a multiple of the goal: at most 1 is met. */
  readonly ofGoal: number | null;
}

/** @returns null when the row could not be measured on this machine */
export function linesOf(id: RowId, samples: Samples | null | undefined): readonly Line[] | null {
  if (samples === null || samples === undefined) return null;
  const { title, goals }: { readonly title: string; readonly goals: readonly Goal[] } = ROWS[id];
  const units: readonly Unit[] = goals.length === 0 ? ['ms'] : [...new Set(goals.map(({ unit }) => unit))];
  return units.flatMap((unit) => {
    const wanted = goals.filter((goal) => goal.unit === unit);
    const others = new Set([
      ...Object.keys(samples).filter((name) => name !== OURS && amounts(samples, name, unit).length > 0),
      ...wanted.flatMap((goal) => ('against' in goal ? [goal.against] : [])),
    ]);
    const goalOf = (name: string) =>
      wanted.find((goal) => 'against' in goal && goal.against === name) ?? null;
    const measurement = { title, unit, samples };
    return [
      ...wanted.filter((goal) => 'most' in goal).map((goal) => lineOf(measurement, null, goal)),
      ...[...others].map((name) => lineOf(measurement, name, goalOf(name))),
    ];
  });
}

interface Measurement {
  readonly title: string;
  readonly unit: Unit;
  readonly samples: Samples;
}

function lineOf({ title, unit, samples }: Measurement, name: string | null, goal: Goal | null): Line {
  const ours = amounts(samples, OURS, unit);
  const theirs = name === null ? [] : amounts(samples, name, unit);
  const pairs = theirs.map((amount, at) => [ours[at] ?? Number.NaN, amount] as const);
  const other = name === null ? null : { name, amount: theirs.length === 0 ? null : median(theirs) };
  const times = pairs.length === 0 ? null : median(pairs.map(([a, b]) => a / b));
  const line = { title, unit, ours: median(ours), other, times, goal };
  if (goal === null || other?.amount === null) return { ...line, ofGoal: null };
  return { ...line, ofGoal: ofGoal(goal, { ours: line.ours, times: times ?? Number.NaN, pairs }) };
}

interface Found {
  readonly ours: number;
  readonly times: number;
  readonly pairs: readonly (readonly [number, number])[];
}

function ofGoal(goal: Goal, { ours, times, pairs }: Found): number {
  if ('most' in goal) return ours / goal.most;
  if ('times' in goal) return times / goal.times;
  return median(pairs.map(([a, b]) => a - b)) / goal.more;
}

function amounts(samples: Samples, name: string, unit: Unit): readonly number[] {
  return (samples[name] ?? []).flatMap((sample: Sample) => sample[unit] ?? []);
}
