/** The plan and the workspace that fit each other: a step is reused only if all that it left can be brought back. */
import type { VerifyOptions } from '../checkpoint/verify-contents.ts';
import type { Lost } from '../plan/facts.ts';
import type { Plan } from '../plan/request.ts';
import { isBelowAny } from '../tree/fold.ts';
import { type Path, parentOf, textOf } from '../tree/path.ts';
import type { FileAction } from '../tree/reconcile.ts';
import { sameState } from '../tree/state.ts';
import type { Staged } from '../workspace/stage.ts';
import { CannotResume, cannotSetAside } from './errors.ts';
import type { PastLayer } from './history.ts';
import { keptLayers } from './layers.ts';
import { lossWords } from './loss.ts';
import type { Start } from './start.ts';
import { type Wanted, type WantedRequest, wantedBy } from './wanted.ts';

export interface Settled extends Wanted {
  readonly start: Start;
  /** Files that git ignores and that were there before the first step: their contents were not kept, so they stay as they are. */
  readonly notSetBack: readonly Path[];
  /** Steps whose next try begins without their kept files, and why. */
  readonly keptLost: ReadonlyMap<string, string>;
  /** Folders that are built already, to be closed when they are not needed any more; null where nothing is written. */
  readonly staged: Staged | null;
}

export interface SettleRequest extends Omit<WantedRequest, 'keptLost'> {
  /** Builds folders that are to come back, beside the workspace; null where nothing may be written. */
  readonly stage: ((actions: readonly FileAction[]) => Promise<Staged>) | null;
  readonly planWith: (facts: Start['facts']) => Plan;
  readonly signal: AbortSignal;
  readonly progress: (files: number, bytes: number) => void;
}

/**
 * Plans, verifies all that would have to be brought back, and plans again without the steps of which something is lost, until all fits.
 * @throws CannotResume when something is missing that is no step's, or something is in the way; what `planWith` throws
 */
export async function settle(request: SettleRequest): Promise<Settled> {
  let start = withoutReplaced(request.start);
  const keptLost = new Map<string, string>();
  const verified = new Set<string>();
  for (;;) {
    const lostKept = new Set(keptLost.keys());
    const wanted = wantedBy(request.planWith(start.facts), { ...request, start, keptLost: lostKept });
    const notSetBack = neverKept(wanted, start);
    const stuck = new Set(notSetBack);
    const actions = wanted.actions.filter(({ path }) => !stuck.has(path));
    const staged = (await request.stage?.(actions)) ?? null;
    try {
      const needed = needing(actions, staged, verified);
      const bad = new Map(staged?.lost);
      const { contents } = start.history;
      for (const [digest, why] of await contents.verify(needed, verifying(request))) bad.set(digest, why);
      if (bad.size === 0) {
        mustHaveRoom({ ...wanted, actions }, start);
        for (const path of notSetBack) stayAsFound(path, wanted, start);
        return { ...wanted, actions, start, notSetBack, keptLost, staged };
      }
      for (const digest of needed) if (!bad.has(digest)) verified.add(digest);
      start = without({ start, keptLost }, { bad, actions });
    } catch (error) {
      staged?.close();
      throw error;
    }
    staged?.close();
  }
}

function verifying({ signal, progress }: SettleRequest): VerifyOptions {
  return { signal, onProgress: ({ done, bytes }) => progress(done, bytes) };
}

/** The contents that are to come back and have not been read yet. */
function needing(
  actions: readonly FileAction[],
  staged: Staged | null,
  verified: ReadonlySet<string>,
): ReadonlySet<string> {
  const others = actions.filter(({ path }) => staged?.isBuilt(path) !== true);
  return new Set(others.flatMap(neededBy).filter((digest) => !verified.has(digest)));
}

/** A step whose folder a person has replaced by a file or a link runs again: its files have no place. */
function withoutReplaced(start: Start): Start {
  const replaced = new Set<Path>();
  for (const { change } of start.facts.edits)
    for (const { path, before, after } of change)
      if (before?.kind === 'directory' && after !== null && after.kind !== 'directory') replaced.add(path);
  const lost = new Map<number, Lost>(start.facts.lost);
  for (const [number, change] of replaced.size === 0 ? [] : start.facts.changes) {
    const hidden = change.find(({ path, after }) => after !== null && isBelowAny(path, replaced));
    if (hidden !== undefined)
      lost.set(number, { path: textOf(hidden.path), why: 'its folder is none any more' });
  }
  return lost.size === start.facts.lost.size ? start : { ...start, facts: { ...start.facts, lost } };
}

function neededBy(action: FileAction): readonly string[] {
  if (action.kind !== 'write' || action.entry.kind !== 'file') return [];
  const { entry, found } = action;
  const isThere = found?.kind === 'file' && found.digest === entry.digest;
  return isThere ? [] : [entry.digest];
}

function stayAsFound(path: Path, { model }: Wanted, { facts }: Start): void {
  const found = facts.found.get(path);
  if (found === undefined) model.delete(path);
  else model.set(path, found);
}

/** Paths that would be set back to the source, of which nobody kept the content: those that git ignores. */
function neverKept({ actions }: Wanted, { facts, history, view }: Start): readonly Path[] {
  const { contents } = history;
  return actions.flatMap((action) => {
    const [digest] = neededBy(action);
    if (digest === undefined || action.kind !== 'write' || contents.has(digest)) return [];
    if (contents.missing !== null && !view.ignored(action.path)) return [];
    return sameState(facts.source.get(action.path), action.entry) ? [action.path] : [];
  });
}

/** The same with the completions marked whose files cannot be had, and without kept files that cannot. */
function without(
  { start, keptLost }: { readonly start: Start; readonly keptLost: Map<string, string> },
  { bad, actions }: { readonly bad: ReadonlyMap<string, string>; readonly actions: readonly FileAction[] },
): Start {
  const lost = new Map<number, Lost>(start.facts.lost);
  const kept = keptLayers(start);
  const before = lost.size + keptLost.size;
  for (const past of start.history.layers) {
    const { kind, number, step } = past.layer;
    const found = lostOf(past, bad);
    if (found === null) continue;
    if (kind === 'step' && number !== null && !lost.has(number)) lost.set(number, found);
    if (kind === 'kept' && step !== null && kept.get(step) === past) keptLost.set(step, found.why);
  }
  if (lost.size + keptLost.size === before) throw refusal(start, { bad, actions });
  return { ...start, facts: { ...start.facts, lost } };
}

function lostOf({ change }: PastLayer, bad: ReadonlyMap<string, string>): Lost | null {
  for (const { path, after } of change ?? []) {
    const why = after?.kind === 'file' ? bad.get(after.digest) : undefined;
    if (why !== undefined) return { path: textOf(path), why: lossWords(why, 'it is') };
  }
  return null;
}

function refusal(
  { run, history, view }: Start,
  { bad, actions }: { readonly bad: ReadonlyMap<string, string>; readonly actions: readonly FileAction[] },
): CannotResume {
  const action = actions.find((each) => neededBy(each).some((digest) => bad.has(digest)));
  const path = action?.path ?? ('./?' as Path);
  const digest = action === undefined ? '' : (neededBy(action)[0] ?? '');
  const commit = history.source?.record.commit ?? '';
  if (history.held.has(digest))
    return new CannotResume(
      `${run.run_id} began with ${textOf(path)}, which only git has, in the commit ${commit}`,
      view.git === null
        ? `check out that commit here, and have git on the PATH, then resume: git checkout ${commit}`
        : `resume in a checkout that has that commit: git checkout ${commit}`,
    );
  const why = history.contents.has(digest) ? null : history.contents.missing;
  return new CannotResume(
    `${textOf(path)} of ${run.run_id} cannot be brought back: ${why ?? bad.get(digest) ?? 'it is gone'}`,
    'start over with `savepoint run --fresh`',
  );
}

/** Something that cannot be saved is not taken out of the way. @throws CannotResume */
function mustHaveRoom({ model, actions }: Pick<Wanted, 'model' | 'actions'>, start: Start): void {
  if (actions.length === 0) return;
  const { facts, view, left } = start;
  for (const [path, found] of facts.found) {
    if (found.kind !== 'other') continue;
    const place = placeTaken(path, model, start);
    const unread = view.unread.get(path);
    if (unread !== undefined && (place !== null || left.has(path))) throw cannotSetAside(path, unread.why);
    if (place === null) continue;
    throw new CannotResume(
      `${textOf(place)} cannot be brought back: a ${found.what} is in its place${place === path ? '' : `, ${textOf(path)}`}`,
      'remove it, and go on again',
    );
  }
}

/** Where a file is wanted at a path or above it, in the place of something that cannot be saved. */
function placeTaken(path: Path, model: Wanted['model'], { facts }: Start): Path | null {
  for (let at: Path | null = path; at !== null; at = parentOf(at)) {
    const want = model.get(at);
    if (want === undefined || want.kind === 'other') continue;
    if (at !== path && want.kind === 'directory') continue;
    // What a person puts in the place of a source file is theirs.
    if (!sameState(facts.source.get(at), want)) return at;
  }
  return null;
}
