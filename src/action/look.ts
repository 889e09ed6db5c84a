/** Finds the line of a job in a store elsewhere, and in it the run that the job goes on with. */
import { Refusal } from '../launch/refusal.ts';
import { lineOfRun } from '../line/alias.ts';
import { type Known, knownOf, otherThanNewest, runsOf, type WantedRun } from '../line/choose.ts';
import { type Found, find, findOther } from '../line/find.ts';
import type { Named, Owner } from '../line/owner.ts';
import { AccessDenied, StoreError } from '../store/errors.ts';
import type { Objects } from '../store/objects.ts';

export interface LookRequest {
  readonly objects: Objects;
  /** An existing folder for what is on its way. */
  readonly temp: string;
  readonly owner: Owner;
  /** The number of the workflow run's attempt, from 1. */
  readonly attempt: number;
  readonly workflowRun: string | null;
  readonly resume: 'auto' | 'never' | 'required';
  /** The run to go on with, by its id; null: the newest. */
  readonly run: string | null;
  /** Whether a run has the inputs of the job. */
  readonly agrees: WantedRun['agrees'];
}

/** The line of a job, as it is in the store. */
export interface Line {
  readonly owner: Owner;
  /** Whether it has the run that was named. */
  readonly named: Named['kind'];
  /** Whether of the earlier attempts the last one, an older one, or none has saved what is found. */
  readonly known: Known;
  /** Whether an attempt's claim is the number that the workflow gives it, or the next one. */
  readonly turns: 'numbered' | 'claimed';
  /** The newest checkpoint of all. */
  readonly top: Found;
  /** The one to go on with. */
  readonly found: Found;
  /** Why nothing can be saved; null where it can. */
  readonly stopped: string | null;
}

const NOTHING: Found = { newest: null, passed: [], claim: 0, unread: null };

/** @throws StoreError when the store gives no proper answer; Refusal exit 4 where a named run is not there */
export async function look(request: LookRequest): Promise<Line> {
  const { objects, attempt, resume, run, owner } = request;
  const { access } = objects;
  const stopped = access.write === 'yes' ? null : access.why;
  const byNumber = owner.scope.kind === 'run' && run === null;
  const turns: Line['turns'] = owner.scope.kind === 'run' ? 'numbered' : 'claimed';
  const named = run === null ? 'nothing' : 'this';
  const nothing: Line = { owner, named, known: 'last', turns, top: NOTHING, found: NOTHING, stopped };
  // Nothing can be there before the first attempt; one that starts over looks only whose turn it is.
  const isBlind = resume === 'never' && access.read === 'denied';
  if (access.read === 'nothing' || (byNumber && (attempt === 1 || isBlind))) return nothing;
  try {
    if (access.read === 'denied')
      throw new AccessDenied(`${objects.place.name} cannot be read: ${access.why}`);
    return await looked(request, stopped);
  } catch (error) {
    if (resume !== 'never' || !(error instanceof StoreError)) throw error;
    // Whose turn it is cannot be told, but by the number of an attempt.
    return byNumber ? nothing : { ...nothing, stopped: error.message };
  }
}

async function looked(request: LookRequest, stopped: string | null): Promise<Line> {
  const { objects, temp, attempt, run } = request;
  const { kind: named, owner } =
    run === null ? { kind: 'nothing' as const, owner: request.owner } : await lineNamed(request, run);
  const isOfAnother = named === 'beside' || named === 'elsewhere';
  const isNumbered = owner.scope.kind === 'run' && owner === request.owner;
  const top = await find({ objects, owner, ceiling: isNumbered ? attempt : null, temp });
  // It may be the reading that is not well: what is there is then neither taken for lost, nor started over.
  if (top.unread !== null && request.resume !== 'never')
    throw new StoreError(`none of the checkpoints in ${objects.place.name} could be read: ${top.unread}`);
  const found = await chosen({ ...request, owner, run: isOfAnother ? null : run }, top);
  const { by } = top.newest?.checkpoint.header ?? { by: [] };
  const known = top.newest === null && named !== 'beside' ? 'last' : knownOf({ by }, { ...request, named });
  return { owner, named, known, turns: isNumbered ? 'numbered' : 'claimed', top, found, stopped };
}

async function lineNamed({ objects, owner, temp }: LookRequest, run: string): Promise<Named> {
  const found = await lineOfRun({ objects, owner, run, temp });
  if (found !== null) return found;
  throw new Refusal(4, `no such run: ${run}`, {
    hint: `a run is found by its id while its checkpoints are in ${objects.place.name}, by the same workflow${objects.place.reach === 'branch' ? ' on the same branch' : ''}`,
  });
}

/** The run of the line that is the job's: the newest, unless another one is. */
async function chosen(request: LookRequest, top: Found): Promise<Found> {
  const { objects, owner, temp, resume, workflowRun, agrees, run } = request;
  if (top.newest === null || resume === 'never') return top;
  const other = otherThanNewest(runsOf(top.newest), { workflowRun, agrees, run });
  return other === null ? top : findOther({ objects, owner, ceiling: null, temp }, top, other);
}
