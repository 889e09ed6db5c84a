/**
 * The keys of checkpoints: `savepoint-2-LINE-CLAIM-SEQUENCE-ATTEMPT-STEPS-r.`, all numbers of six digits, and `n` in place of `r` where a
 * re-run does not go on. A dash ends each number and a dot the key, so that none is the beginning of another: a look finds keys by their
 * beginning. Pure.
 */
import type { WorkflowAttempt } from '../record/decisions.ts';

/** A place in a line. `claim` grows with each workflow attempt; sequence 0 is the claim itself, checkpoints count from 1. */
export interface Place {
  readonly claim: number;
  readonly sequence: number;
}

/** A place with the rest of its key: REST lists keys, and not contents. */
export interface Entry extends Place {
  /** The attempt of the run; 0 in a claim and in the first checkpoint after it. */
  readonly attempt: number;
  /** How many steps were completed; 0 there, too. */
  readonly steps: number;
  /** Whether a re-run goes on from it. */
  readonly resumable: boolean;
}

export const MOST = 999_999;
const FORMAT = 2;

export function keyOf(line: string, entry: Entry): string {
  const { attempt, steps, resumable } = entry;
  return `${placePrefix(line, entry)}${digits(attempt)}-${digits(steps)}-${resumable ? 'r' : 'n'}.`;
}

/** The claim itself: its key is the same for all that make it, so that one alone can. */
export function claimEntry(claim: number): Entry {
  return { claim, sequence: 0, attempt: 0, steps: 0, resumable: false };
}

/** What the keys of a line begin with. */
export function linePrefix(line: string): string {
  return `savepoint-${FORMAT}-${line}-`;
}

/** What the keys of one claim begin with. */
export function claimPrefix(line: string, claim: number): string {
  return `${linePrefix(line)}${digits(claim)}-`;
}

/** What the key of one place begins with, whatever else it tells. */
export function placePrefix(line: string, { claim, sequence }: Place): string {
  return `${claimPrefix(line, claim)}${digits(sequence)}-`;
}

/** The line of a run, and who notes it: REST lists keys, and by these it is told which lines a workflow run has saved. */
export interface Noted {
  readonly line: string;
  readonly claim: number;
  /** Null where no workflow run is known. */
  readonly by: WorkflowAttempt | null;
}

/** The key under which the line of a run is noted: `…-CLAIM-SEQUENCE-LINE-RUN-ATTEMPT.`, with zeros for no workflow run. */
export function aliasKey(alias: string, place: Place, { line, by }: Omit<Noted, 'claim'>): string {
  const who = by === null ? '0-0' : `${by.workflow_run.replace(/\D/g, '') || 0}-${by.attempt}`;
  return `${aliasPrefix(alias)}${digits(place.claim)}-${digits(place.sequence)}-${line}-${who}.`;
}

/** What the key of a note tells; null for any other key. */
export function notedIn(key: string): Noted | null {
  const match = NOTE.exec(key);
  if (match === null) return null;
  const [, claim = '', line = '', run = '', attempt = ''] = match;
  const by = run === '0' ? null : { workflow_run: run, attempt: Number(attempt) };
  return { line, claim: Number(claim), by };
}

/** What the keys of notes of all runs begin with. */
export const NOTES = `savepoint-${FORMAT}-run-`;

const NOTE = new RegExp(`^${NOTES}[0-9a-f]{32}-(\\d{6})-\\d{6}-([0-9a-f]{32})-(\\d{1,20})-(\\d{1,6})\\.$`);

/** What the keys of notes of one run begin with: each that could not be saved has used one up. */
export function aliasPrefix(alias: string): string {
  return `${NOTES}${alias}-`;
}

/** What a key, or the beginning of one, says the line or the alias is: the part that all keys of one share. */
export function familyOf(key: string): string {
  return /^savepoint-\d+-(?:run-)?[0-9a-f]{32}-/.exec(key)?.[0] ?? key;
}

/** The entry that a key of this line speaks of, or null for any other key. */
export function entryIn(line: string, key: string): Entry | null {
  if (!key.startsWith(linePrefix(line))) return null;
  const match = /^(\d{6})-(\d{6})-(\d{6})-(\d{6})-([rn])\.$/.exec(key.slice(linePrefix(line).length));
  if (match === null) return null;
  const [claim = 0, sequence = 0, attempt = 0, steps = 0] = match.slice(1, 5).map(Number);
  return { claim, sequence, attempt, steps, resumable: match[5] === 'r' };
}

function digits(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > MOST)
    throw new RangeError(`no place in a line: ${number}`);
  return `${number}`.padStart(6, '0');
}
