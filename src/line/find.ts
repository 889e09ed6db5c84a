/** Finds the newest checkpoint of a line that can be read. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { foldAll } from '../record/fold.ts';
import { OtherSchema, parseEvents } from '../record/lines.ts';
import type { Run } from '../record/run.ts';
import { type StoreError, WrittenByOther } from '../store/errors.ts';
import type { Fetched, Objects } from '../store/objects.ts';
import { CheckpointDamaged, CheckpointFile } from './checkpoint.ts';
import { FURTHEST } from './claim.ts';
import type { OtherRun } from './header.ts';
import {
  claimPrefix,
  type Entry,
  entryIn,
  keyOf,
  linePrefix,
  MOST,
  type Place,
  placePrefix,
} from './keys.ts';
import { lineOf, type Owner } from './owner.ts';

export interface FindRequest {
  readonly objects: Objects;
  readonly owner: Owner;
  /** The claim that is one's own by number, so that one after it is there only where others made it; null where claims are given out one after another. */
  readonly ceiling: number | null;
  /** An existing folder for what is fetched. */
  readonly temp: string;
}

export interface Found {
  /** Null: there is none that can be read. */
  readonly newest: Opened | null;
  /** Why newer ones, which are known to exist, are not it. */
  readonly passed: readonly string[];
  /** The highest claim that is there; 0 without any. */
  readonly claim: number;
  /** Why there may be one all the same: none can be read, and one of them came cut short, which a service that is not well does, too. */
  readonly unread: string | null;
}

export interface Opened {
  readonly checkpoint: CheckpointFile;
  readonly run: Run;
  readonly place: Entry;
  /** The highest place that was known to exist then; what comes after it is newer. */
  readonly known: Place;
}

/** Claims in a row of which nothing is left, before older ones are not looked for. */
const GAP = 20;
/** Sequences in a row, the same: each checkpoint that could not be saved has used one up. */
const GAP_IN_CLAIM = 100;

/** @throws StoreError when the store gives no proper answer, or another version of Savepoint wrote what is there */
export async function find(request: FindRequest): Promise<Found> {
  const top = await topOf(request);
  if (top === null) return { newest: null, passed: [], claim: 0, unread: null };
  const passed: string[] = [];
  let known: Place | null = null;
  for await (const stretch of stretches(request, top)) {
    known ??= { claim: stretch.top.claim, sequence: stretch.top.sequence };
    const read = await newestIn(request, stretch);
    passed.push(...read.passed);
    if (read.opened !== null)
      return { newest: { ...read.opened, known }, passed, claim: top.claim, unread: null };
  }
  const unread = passed.find((line) => line.endsWith(CUT_SHORT)) ?? null;
  return { newest: null, passed, claim: top.claim, unread };
}

/** Another run of the line instead of the one that was found. @throws StoreError as `find` does */
export async function findOther(request: FindRequest, found: Found, other: OtherRun): Promise<Found> {
  const passed: string[] = [];
  for (const claim of [other.claim, ...other.earlier]) {
    const place = { claim, sequence: claim === other.claim ? other.sequence : 1 };
    const stretch = await stretchOf(request, claim);
    if (stretch === null) {
      passed.push(`checkpoint ${nameOf(place)}: ${GONE}`);
      continue;
    }
    const read = await newestIn(request, stretch, Math.max(stretch.top.sequence, place.sequence));
    passed.push(...read.passed);
    const { opened } = read;
    if (opened?.run.run_id === other.run)
      return { ...found, newest: { ...opened, known: found.newest?.known ?? place }, passed };
  }
  return { ...found, newest: null, passed };
}

/** The newest checkpoint of a claim that can be read, and why newer ones cannot. */
async function newestIn(
  request: FindRequest,
  { listed, top }: Stretch,
  last = top.sequence,
): Promise<{ readonly opened: Omit<Opened, 'known'> | null; readonly passed: readonly string[] }> {
  const passed: string[] = [];
  let gone = 0;
  for (let sequence = last; sequence >= 1 && gone < GAP_IN_CLAIM; sequence--) {
    const place = { claim: top.claim, sequence };
    const entry = sequence === top.sequence ? top : await entryAt(request, place);
    const opened = entry === null ? GONE : await open(request, entry);
    if (typeof opened !== 'string') return { opened, passed };
    gone = opened === GONE ? gone + 1 : 0;
    if (opened !== GONE || sequence >= listed) passed.push(`checkpoint ${nameOf(place)}: ${opened}`);
  }
  return { opened: null, passed };
}

/** The entry at a place, whatever its key tells besides. A miss may be a slip of the service: a second look confirms it. */
async function entryAt(request: FindRequest, place: Place): Promise<Entry | null> {
  const prefix = placePrefix(lineOf(request.owner), place);
  return (await newestEntry(request, prefix)) ?? newestEntry(request, prefix);
}

/** The entry that the service names first of those whose key begins so. */
async function newestEntry({ objects, owner }: FindRequest, prefix: string): Promise<Entry | null> {
  const key = await objects.newest(prefix);
  return key === null ? null : entryIn(lineOf(owner), key);
}

/** How people are told of a place. */
export function nameOf({ claim, sequence }: Place): string {
  return `${claim}.${sequence}`;
}

/** The highest claim with the last place in it that the service names first. */
async function topOf(request: FindRequest): Promise<Entry | null> {
  const { ceiling } = request;
  const line = lineOf(request.owner);
  const newest = (prefix: string) => newestEntry(request, prefix);
  // A miss may be a slip of the service: a second look confirms it.
  const first = (await newest(linePrefix(line))) ?? (await newest(linePrefix(line)));
  if (first === null) return null;
  const inClaim = (claim: number) => newest(claimPrefix(line, claim));
  let top = first;
  for (let claim = ceiling ?? 0; claim > top.claim; claim--) top = (await inClaim(claim)) ?? top;
  // While claims are behind the numbers, nobody has come in between who made one after another.
  return ceiling !== null && top.claim < ceiling ? top : lastClaim(top, inClaim);
}

/** An earlier attempt may have saved last: the claims after the named one are asked for, as far as one can be made after another. */
async function lastClaim(first: Entry, newest: (claim: number) => Promise<Entry | null>): Promise<Entry> {
  for (let top = first; ; ) {
    const ahead = Array.from({ length: FURTHEST }, (_, nth) => top.claim + nth + 1);
    // One after the other: at the same time each would start a process of its own, which takes longer than all of them.
    const places = await Array.fromAsync(
      ahead.filter((claim) => claim <= MOST),
      (claim) => newest(claim),
    );
    const last = places.findLast((place) => place !== null) ?? null;
    if (last === null) return top;
    top = last;
  }
}

/** The checkpoints of a claim. */
interface Stretch {
  /** The sequence that the service names first. */
  readonly listed: number;
  /** The highest that is there. */
  readonly top: Entry;
}

/** From the newest claim to the oldest. An upload that was given up may have finished late: what comes after the listed is asked for. */
async function* stretches(request: FindRequest, top: Entry): AsyncGenerator<Stretch> {
  let absent = 0;
  for (let claim = top.claim; claim >= 1 && absent < GAP; claim--) {
    const stretch = await stretchOf(request, claim, claim === top.claim ? top : null);
    absent = stretch === null ? absent + 1 : 0;
    if (stretch !== null) yield stretch;
  }
}

/** @param named the place in the claim that the service has named already @returns null where nothing of the claim is there */
async function stretchOf(
  request: FindRequest,
  claim: number,
  named: Entry | null = null,
): Promise<Stretch | null> {
  const line = lineOf(request.owner);
  const first = named ?? (await newestEntry(request, claimPrefix(line, claim)));
  if (first === null) return null;
  let top = first;
  while (top.sequence < MOST) {
    const next = await newestEntry(request, placePrefix(line, { claim, sequence: top.sequence + 1 }));
    if (next === null) break;
    top = next;
  }
  return { listed: first.sequence, top };
}

const GONE = 'it is gone';
const CUT_SHORT = 'it came cut short';
/** Why what was fetched is of no use. */
export const USELESS: Readonly<Record<Exclude<Fetched, 'found'>, string>> = {
  absent: GONE,
  damaged: 'it is damaged',
  'cut-short': CUT_SHORT,
};

/** What is said of a checkpoint that another version of Savepoint wrote. */
export function ofOther(place: Place, { told }: OtherSchema): StoreError {
  return new WrittenByOther(`checkpoint ${nameOf(place)} was ${told}`);
}

/** @returns why it is of no use, where it is not */
async function open(
  { objects, owner, temp }: FindRequest,
  place: Entry,
): Promise<Omit<Opened, 'known'> | string> {
  const path = join(mkdtempSync(join(temp, 'fetched-')), 'checkpoint');
  const fetched = await objects.fetch(keyOf(lineOf(owner), place), path);
  if (fetched !== 'found') return USELESS[fetched];
  try {
    const checkpoint = CheckpointFile.open(path);
    if (!checkpoint.isOf(owner, place)) return 'it is of another run than its key says';
    const run = foldAll(parseEvents(checkpoint.journal));
    if (run.run_id !== checkpoint.header.run) return 'its journal is of another run';
    if (run.last_event !== checkpoint.header.event)
      return 'its journal is not the one that its header tells of';
    return { checkpoint, run, place };
  } catch (error) {
    if (error instanceof OtherSchema) throw ofOther(place, error);
    if (error instanceof CheckpointDamaged) return error.message;
    return `it cannot be read: ${(error as Error).message}`;
  }
}
