/** The plan and the workspace that fit each other: a step is reused only if all that it left can be brought back. */
import type { Lost } from '../plan/facts.ts';
import type { Plan } from '../plan/plan.ts';
import type { Change } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { type Path, textOf } from '../tree/path.ts';
import { type FileAction, type Reconciled, reconcile } from '../tree/reconcile.ts';
import { type Entry, sameState } from '../tree/state.ts';
import type { Roots } from '../workspace/roots.ts';
import { CannotResume } from './errors.ts';
import type { PastLayer } from './history.ts';
import { isBehindOthers, type Kept, keptBy, trying } from './kept.ts';
import { notCheckedOut, type Outlook, wantedBy } from './outlook.ts';
import { mustHaveRoom } from './room.ts';

export interface Settled {
  readonly plan: Plan;
  readonly reconciled: Reconciled;
  /** The workspace as the plan wants it, edits on top, without what steps keep of failed tries. */
  readonly model: Map<Path, Entry>;
  /** Files that git ignores and that were there before the first step: what they held was not kept, so they stay as they are. */
  readonly notSetBack: readonly Path[];
  /** Half-written files that stay, or come back, for the next try of a step. */
  readonly kept: ReadonlyMap<string, readonly Path[]>;
  /** By the step that keeps something: those that failed beside it, and may have made some of that. */
  readonly keptBeside: ReadonlyMap<string, readonly string[]>;
  /** What is not in the workspace until the step starts whose it is. */
  readonly away: ReadonlyMap<string, Kept>;
  /** Steps whose next try begins without such files, since they cannot be had, and why. */
  readonly keptLost: ReadonlyMap<string, string>;
}

export interface SettleRequest {
  readonly outlook: Outlook;
  readonly planWith: (facts: Outlook['facts']) => Plan;
  /** The steps with `keep`. */
  readonly keeps: ReadonlySet<string>;
  readonly roots: Roots;
  readonly signal: AbortSignal;
  readonly progress: (files: number, bytes: number) => void;
}

/**
 * Plans, verifies what would have to be brought back, and plans again without what cannot be, until all of it can.
 * @throws CannotResume when it is not a step that something is missing of, or there is no room for it; what `planWith` throws
 */
export async function settle(request: SettleRequest): Promise<Settled> {
  let { outlook } = request;
  const verified = new Set<string>();
  for (;;) {
    const settled = settleWith(request.planWith(outlook.facts), { ...request, outlook });
    const needed = new Set(
      settled.reconciled.actions.flatMap((action) =>
        neededBy(action).filter((digest) => !verified.has(digest)),
      ),
    );
    const verify = (digests: Iterable<string>) =>
      outlook.history.contents.verify(digests, {
        signal: request.signal,
        onProgress: ({ done, bytes }) => request.progress(done, bytes),
      });
    const bad = await verify(needed);
    if (bad.size === 0) {
      // What is damaged is known to `contents` from then on: it is stored anew before it is written over.
      await verify(lostBy(settled.reconciled.actions, outlook).filter((digest) => !verified.has(digest)));
      mustHaveRoom(settled, outlook, request.roots);
      return settled;
    }
    for (const digest of needed) if (!bad.has(digest)) verified.add(digest);
    outlook = without(outlook, { bad, actions: settled.reconciled.actions });
  }
}

function neededBy(action: FileAction): readonly string[] {
  if (action.kind !== 'write' || action.entry.kind !== 'file') return [];
  const { entry, found } = action;
  const isThere = found?.kind === 'file' && found.digest === entry.digest;
  return isThere ? [] : [entry.digest];
}

/** The contents in packs of files that would be written over or deleted, and that git does not have. */
function lostBy(actions: readonly FileAction[], { view, history }: Outlook): readonly string[] {
  return actions.flatMap(({ kind, path }) => {
    const found = view.found.get(path);
    if (kind === 'times' || found?.kind !== 'file' || view.committed.has(path)) return [];
    return history.contents.isPacked(found.digest) ? [found.digest] : [];
  });
}

function settleWith(plan: Plan, { outlook, keeps }: SettleRequest): Settled {
  const { view, facts, roots } = outlook;
  const known = facts.place === 'left' ? outlook.ours : outlook.known;
  const wanted = wantedBy(plan, outlook);
  const [kept, away] = [new Map<string, Change>(), new Map<string, Kept>()];
  const keptLost = new Map<string, string>();
  const keptBeside = new Map<string, readonly string[]>();
  for (const step of trying(plan, keeps)) {
    const isAway = isBehindOthers(plan, step);
    const own = keptBy(step, outlook, isAway ? null : wanted);
    if (own.lost !== null) keptLost.set(step, own.lost);
    else if (isAway) away.set(step, own);
    else kept.set(step, own.change);
    if (own.lost === null && own.change.length > 0) keptBeside.set(step, own.beside);
  }
  const overlay = [...kept.values()].flat();
  const target = overlay.length === 0 ? wanted : fold(wanted, [overlay], roots);
  const isUnset = unsetIn(view);
  const reconciled = reconcile({ wanted: target, found: view.found, known, place: facts.place, isUnset });
  const model =
    overlay.length === 0 ? (reconciled.wanted as Map<Path, Entry>) : fold(wanted, [reconciled.edits], roots);
  const paths = [...kept].map(([step, change]) => [step, change.map(({ path }) => path)] as const);
  const notSetBack = neverKept(reconciled, outlook);
  for (const path of notSetBack) {
    const found = view.found.get(path);
    if (found === undefined) model.delete(path);
    else model.set(path, found);
  }
  for (const path of unreadSources(outlook)) model.set(path, view.found.get(path) as Entry);
  const stuck = new Set(notSetBack);
  const actions = reconciled.actions.filter(({ path }) => !stuck.has(path));
  return {
    ...{ plan, reconciled: { ...reconciled, actions }, model, notSetBack },
    ...{ kept: new Map(paths), keptBeside, away, keptLost },
  };
}

/** Whether something is as it was before an attempt that was killed while it set the workspace to what is wanted. */
function unsetIn({ trace, found }: Outlook['view']): (path: Path) => boolean {
  if (trace === null || !trace.mark.isSetting) return () => false;
  const { index } = trace.mark;
  return (path) => index.get(path)?.entry.mtime === found.get(path)?.mtime;
}

/** Source files in whose place a person has put what cannot be read, or saved: a step finds that there. */
function unreadSources({ run, facts, view }: Outlook): readonly Path[] {
  const found = facts.edits.flatMap(({ number, change }) => (number > run.completions ? change : []));
  return found.flatMap(({ path, after }) =>
    after?.kind === 'other' && view.found.get(path)?.kind === 'other' ? [path] : [],
  );
}

/** Paths that would be set back to what the source had there, of which nobody kept the content: those that git ignores. */
function neverKept({ actions }: Reconciled, { facts, history, view }: Outlook): readonly Path[] {
  const { contents } = history;
  return actions.flatMap((action) => {
    const [digest] = neededBy(action);
    if (digest === undefined || action.kind !== 'write' || contents.has(digest)) return [];
    if (contents.missing !== null && view.git?.ignored(action.path) !== true) return [];
    return sameState(facts.source.get(action.path), action.entry) ? [action.path] : [];
  });
}

/** The outlook with the completions marked whose files cannot be had, and without what steps had kept of failed tries that cannot. */
function without(
  outlook: Outlook,
  { bad, actions }: { readonly bad: ReadonlyMap<string, string>; readonly actions: readonly FileAction[] },
): Outlook {
  const lost = new Map<number, Lost>(outlook.facts.lost);
  let isNew = false;
  const layers = outlook.history.layers.map((past) => {
    const { kind, number } = past.layer;
    const found = kind === 'step' || kind === 'kept' ? lostOf(past, bad) : null;
    if (found === null || (number !== null && lost.has(number))) return past;
    isNew = true;
    if (number === null) return { ...past, change: null, why: `${found.path}: ${found.why}` };
    lost.set(number, found);
    return past;
  });
  if (!isNew) throw refusal(outlook, { bad, actions });
  return { ...outlook, history: { ...outlook.history, layers }, facts: { ...outlook.facts, lost } };
}

function lostOf({ change }: PastLayer, bad: ReadonlyMap<string, string>): Lost | null {
  for (const { path, after } of change ?? []) {
    const why = after?.kind === 'file' ? bad.get(after.digest) : undefined;
    if (why !== undefined) return { path: textOf(path), why };
  }
  return null;
}

function refusal(
  { run, view, history }: Outlook,
  { bad, actions }: { readonly bad: ReadonlyMap<string, string>; readonly actions: readonly FileAction[] },
): CannotResume {
  const action = actions.find((each) => neededBy(each).some((digest) => bad.has(digest)));
  const path = action?.path ?? ('./?' as Path);
  const digest = action === undefined ? '' : (neededBy(action)[0] ?? '');
  if (history.source?.held.has(digest)) return notCheckedOut({ run, view }, history.source, path);
  const why = history.contents.has(digest) ? null : history.contents.missing;
  return new CannotResume(
    `${textOf(path)} of ${run.run_id} cannot be brought back: ${why ?? bad.get(digest) ?? 'it is gone'}`,
    'start over with `savepoint run --fresh`',
  );
}
