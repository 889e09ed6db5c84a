/** Who else goes on with a run: told by the claims and checkpoints that are in the store. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowAttempt } from '../record/decisions.ts';
import { OtherSchema } from '../record/lines.ts';
import type { Objects } from '../store/objects.ts';
import { CheckpointDamaged, CheckpointFile } from './checkpoint.ts';
import { claimPrefix, type Entry, entryIn, keyOf, MOST, type Place } from './keys.ts';
import { lineOf, type Owner } from './owner.ts';

export interface HoldersRequest {
  readonly objects: Objects;
  readonly owner: Owner;
  /** An existing folder for what is on its way. */
  readonly temp: string;
}

/** Who has saved something. */
export interface Holder {
  /** The attempt of a workflow run; undefined where none is known. */
  readonly by: WorkflowAttempt | undefined;
  /** The id of the run; null before there is one. */
  readonly run: string | null;
}

/** What an attempt knows of its own turn. */
export interface Turn {
  readonly claim: number;
  /** The place that was gone on with; null for a new run. */
  readonly from: Place | null;
  readonly me: Holder;
  /** The keys under which it has saved. */
  readonly saved: ReadonlySet<string>;
}

export interface Other {
  /** `stop`: that one goes on with the run, and this attempt saves nothing more. `wait`: which of them does is not known. */
  readonly kind: 'stop' | 'wait';
  readonly why: string;
}

/** Claims that are looked at beyond one's own: as many as `claim` may pass over, and one more. */
const AFTER = [1, 2, 3, 4];
/** The most claims between what was found and one's own that are looked at. */
const BETWEEN = 5;

export const TAKEN_OVER = 'a later attempt has taken the run over';

/** An attempt in words. What a store says of it is not believed in any form but that of numbers. */
export function nameOfAttempt(by: WorkflowAttempt | null | undefined): string {
  if (!by || !/^\d{1,20}$/.test(by.workflow_run)) return 'another workflow run';
  return `attempt ${by.attempt} of workflow run ${by.workflow_run}`;
}

/** Whether another attempt goes on with the run, too; null: nobody is known to. @throws StoreError when the store gives no proper answer */
export async function othersOf(request: HoldersRequest, turn: Turn): Promise<Other | null> {
  const { claim, from } = turn;
  const line = lineOf(request.owner);
  const newestOf = async (each: number) => {
    const key = await request.objects.newest(claimPrefix(line, each));
    return key === null ? null : entryIn(line, key);
  };
  const later = AFTER.map((more) => claim + more).filter((each) => each <= MOST);
  // One look after the other, as in `lastClaim` of find.ts.
  const [own, ...after] = await Array.fromAsync([claim, ...later], newestOf);
  if (after.some((place) => place !== null)) return { kind: 'stop', why: TAKEN_OVER };
  const beside = own == null ? null : await besideIn(request, turn, own);
  if (beside !== null) return beside;
  const between = from === null ? [] : claims(from.claim, claim - 1);
  const earlier = await Array.fromAsync(between, newestOf);
  const hasGoneOn = earlier.some((place) => place !== null && from !== null && isAfter(place, from));
  return hasGoneOn ? { kind: 'wait', why: 'an earlier attempt has gone on since this one began' } : null;
}

/** The newest of one's own claim that one has not saved is of another attempt with the same claim, or an upload that was given up and came late. */
async function besideIn(request: HoldersRequest, { me, saved }: Turn, own: Entry): Promise<Other | null> {
  if (own.sequence === 0 || saved.has(keyOf(lineOf(request.owner), own))) return null;
  const holder = await holderOf(request, own);
  if (holder !== null && isSame(holder, me)) return null;
  return { kind: holder === null ? 'wait' : 'stop', why: goesOn(holder, me) };
}

/** @param holder who has what one was about to save oneself */
export function goesOn(holder: Holder | null, me: Holder): string {
  if (holder !== null && isSameAttempt(holder.by, me.by))
    return 'another job of this workflow run, or another use of the action, saves under the same names, and a re-run cannot tell them apart: give each a `scope` of its own';
  return `${nameOfAttempt(holder?.by)} goes on with the run, too`;
}

/** Who saved a checkpoint, or null where nothing that can be read is there. @throws StoreError, the system's error */
export async function holderOf(
  { objects, owner, temp }: HoldersRequest,
  entry: Entry,
): Promise<Holder | null> {
  const path = join(mkdtempSync(join(temp, 'holder-')), 'checkpoint');
  if ((await objects.fetch(keyOf(lineOf(owner), entry), path)) !== 'found') return null;
  try {
    const file = CheckpointFile.open(path);
    file.remove();
    const { by, run } = file.header;
    return by[0] === undefined ? null : { by: by[0], run };
  } catch (error) {
    if (error instanceof CheckpointDamaged || error instanceof OtherSchema) return null;
    throw error;
  }
}

/** Of one attempt, two jobs that cannot be told apart have a run each. */
export function isSame(one: Holder, other: Holder): boolean {
  return one.run === other.run && isSameAttempt(one.by, other.by);
}

function isSameAttempt(one: WorkflowAttempt | undefined, other: WorkflowAttempt | undefined): boolean {
  return one !== undefined && one.workflow_run === other?.workflow_run && one.attempt === other.attempt;
}

function claims(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.min(BETWEEN, last - first + 1) }, (_, at) => first + at);
}

function isAfter(place: Place, other: Place): boolean {
  return place.claim > other.claim ? place.sequence > 0 : place.sequence > other.sequence;
}
