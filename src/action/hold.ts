/** Taking a line over: what this attempt saves comes after all that is there. */
import { Refusal } from '../launch/refusal.ts';
import { runsOf, savedBy } from '../line/choose.ts';
import { type Claim, type ClaimRequest, claim } from '../line/claim.ts';
import type { Found, Opened } from '../line/find.ts';
import { nameOfAttempt } from '../line/holders.ts';
import { MOST } from '../line/keys.ts';
import type { Owner } from '../line/owner.ts';
import type { LineState } from '../line/state.ts';

export interface TurnRequest extends Pick<ClaimRequest, 'objects' | 'random' | 'temp'> {
  readonly owner: Owner;
  /** What is in the line. */
  readonly found: Found;
  readonly workflowRun: string | null;
  /** The number that the workflow run gives this attempt, from 1. */
  readonly attempt: number;
  /** Whether an attempt's claim is its number, or the next one. */
  readonly turns: 'numbered' | 'claimed';
  /** Why nothing can be saved; null where it can. */
  readonly stopped: string | null;
  /** Milliseconds that may be spent on taking a turn. */
  readonly patience: number;
  readonly warn: (message: string) => void;
}

export type Turn = Pick<LineState, 'claim' | 'stopped'>;

/** Takes the turn after all that is there. @throws Refusal exit 4 where another attempt has taken it at the same moment */
export async function takeTurn(request: TurnRequest): Promise<Turn> {
  const { found, attempt, turns, stopped } = request;
  const highest = Math.max(turns === 'numbered' ? attempt - 1 : 0, found.claim);
  // Where nothing is, nobody else can have found anything to go on with.
  const isAlone = turns === 'numbered' && found.claim === 0;
  if (isAlone || stopped !== null) return { claim: highest + 1, stopped };
  const made = await claimed(request, highest);
  return { claim: made.claim, stopped: made.kind === 'denied' ? made.why : null };
}

export interface HeldRequest extends Pick<TurnRequest, 'owner' | 'found' | 'workflowRun' | 'attempt'> {
  /** The checkpoint that is gone on with; null for a new run. */
  readonly newest: Opened | null;
  /** The workflow run that what is saved counts as the work of; null where none is known. */
  readonly worker: string | null;
}

/** A line at the beginning of a turn. */
export function heldLine(
  { owner, found, newest, workflowRun, worker, attempt }: HeldRequest,
  { claim, stopped }: Turn,
): LineState {
  const header = newest?.checkpoint.header;
  const packs = header?.packs.map(({ pack }) => pack) ?? [];
  const last = newest === null || packs.length === 0 ? [] : [{ ...newest.place, packs }];
  return {
    owner,
    workflowRun: worker,
    from: newest?.known ?? null,
    claim: Math.min(claim, MOST),
    sequence: 0,
    run: header?.run ?? null,
    chain: [...(header?.chain ?? []), ...last],
    by: savedBy(found.newest?.checkpoint.header.by ?? [], { workflowRun, attempt }),
    others: found.newest === null ? [] : runsOf(found.newest),
    event: header?.event ?? 0,
    // Also of a run that is gone on with: nobody reads the note of an earlier attempt, so that the cache may have thrown it away.
    noted: false,
    saved: null,
    stopped,
    lost: 0,
  };
}

async function claimed(request: TurnRequest, highest: number): Promise<Claim> {
  const { objects, owner, random, temp, patience, workflowRun, attempt, warn } = request;
  const until = AbortSignal.timeout(patience);
  const by = workflowRun === null ? null : { workflow_run: workflowRun, attempt };
  const made = await claim({ objects, owner, highest, random, by, temp, until });
  if (made.kind === 'taken') {
    const what = owner.scope.kind === 'run' ? 'run' : 'scope';
    throw new Refusal(4, `${nameOfAttempt(made.by)} has taken this ${what} over at the same moment`, {
      hint: 'run this one again when that one has ended, or give the workflow a `concurrency` group',
    });
  }
  if (made.kind === 'unclaimed')
    warn(
      `${objects.place.name} did not confirm our claim on this run: another workflow run may go on with it, too`,
    );
  return made;
}
