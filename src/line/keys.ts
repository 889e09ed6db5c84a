/**
 * The keys of checkpoints: `savepoint-1-LINE-CLAIM-SEQUENCE.`, both numbers of six digits. The dot ends them, so that none is the
 * beginning of another: a look finds keys by their beginning. Pure.
 */

/** A place in a line. `claim` grows with each workflow attempt; sequence 0 is the claim itself, checkpoints count from 1. */
export interface Place {
  readonly claim: number;
  readonly sequence: number;
}

export const MOST = 999_999;
const FORMAT = 1;

export function keyOf(line: string, { claim, sequence }: Place): string {
  return `${claimPrefix(line, claim)}${digits(sequence)}.`;
}

/** What the keys of a line begin with. */
export function linePrefix(line: string): string {
  return `savepoint-${FORMAT}-${line}-`;
}

/** What the keys of one claim begin with. */
export function claimPrefix(line: string, claim: number): string {
  return `${linePrefix(line)}${digits(claim)}-`;
}

/** The key under which the line of a run is noted. */
export function aliasKey(alias: string, place: Place): string {
  return `${aliasPrefix(alias)}${digits(place.claim)}-${digits(place.sequence)}.`;
}

/** What the keys of notes of one run begin with: each that could not be saved has used one up. */
export function aliasPrefix(alias: string): string {
  return `savepoint-${FORMAT}-run-${alias}-`;
}

/** The place that a key of this line speaks of, or null for any other key. */
export function placeIn(line: string, key: string): Place | null {
  if (!key.startsWith(linePrefix(line))) return null;
  const match = /^(\d{6})-(\d{6})\.$/.exec(key.slice(linePrefix(line).length));
  return match === null ? null : { claim: Number(match[1]), sequence: Number(match[2]) };
}

function digits(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > MOST)
    throw new RangeError(`no place in a line: ${number}`);
  return `${number}`.padStart(6, '0');
}
