/** Collects the Problems of one file while it is read. */
import type { Problem } from '../problem/problem.ts';
import { lineOf, placeOf, type Source, type Spot } from './source.ts';

export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly at: Spot;
}

export class Findings {
  readonly source: Source;
  readonly #found = new Map<string, Finding>();
  #ignored: readonly Spot[] = [];

  constructor(source: Source) {
    this.source = source;
  }

  /** Notes a Problem at its place; the same one at the same place is noted once. Long names are cut short. */
  add(finding: Finding): void {
    const { start, end } = finding.at;
    if (this.#ignored.some((spot) => spot.start <= start && end <= spot.end)) return;
    const message = shortened(finding.message);
    const key = `${finding.at.start} ${finding.code} ${message}`;
    if (!this.#found.has(key)) this.#found.set(key, { ...finding, message });
  }

  /** Nothing more is noted of what lies within these places: it is not known what was meant there. */
  ignore(spots: readonly Spot[]): void {
    this.#ignored = spots;
  }

  get any(): boolean {
    return this.#found.size > 0;
  }

  /** The number, from 1, of the line that an offset is on. */
  lineOf(offset: number): number {
    return lineOf(this.source, offset);
  }

  /** All Problems in the order of their places. */
  problems(): readonly Problem[] {
    const sorted = [...this.#found.values()].sort((a, b) => a.at.start - b.at.start);
    return sorted.map(({ at, ...problem }) => ({ ...problem, place: placeOf(this.source, at) }));
  }
}

function shortened(message: string): string {
  return message.replace(/"([^"]{80})[^"]{20,}"/g, '"$1…"');
}
