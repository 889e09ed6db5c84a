/** Brings paths of the workspace to what is wanted of them. */
import type { ChangedPath } from '../tree/change.ts';
import { Known } from '../tree/known.ts';
import type { Path } from '../tree/path.ts';
import { textOf } from '../tree/path.ts';
import { type FileAction, pathsTo, reconcile } from '../tree/reconcile.ts';
import { type Entry, sameState } from '../tree/state.ts';
import { type Applied, type ApplyAction, apply } from '../workspace/apply.ts';
import { KEPT_WHY } from '../workspace/spots.ts';
import { type Index, kindOf } from '../workspace/stat-index.ts';
import { firstTwoNames, sameNames } from '../workspace/two-names.ts';
import type { Packs } from './capture.ts';
import type { Ground } from './ground.ts';
import type { Area, FilesSetting } from './setting.ts';

/** What changing the workspace takes. */
export interface Tools {
  readonly area: Area;
  readonly packs: Packs;
  readonly setting: FilesSetting;
}

/** Does what was decided. What is not as it was seen is left. @throws ContentLost, WorkspaceError */
export function act(actions: readonly FileAction[], index: Index, tools: Tools): Promise<Applied> {
  const { setting, area, packs } = tools;
  return apply(expectingAll(actions, index), {
    roots: area.roots,
    contents: packs.contents,
    signal: setting.signal,
    onProgress: (files, bytes) => setting.progress('restoring', files, bytes),
  });
}

function* expectingAll(actions: readonly FileAction[], index: Index): Generator<ApplyAction> {
  for (const action of actions) yield expecting(action, index);
}

function expecting(action: FileAction, index: Index): ApplyAction {
  const { path } = action;
  const seen = index.get(path)?.seen;
  switch (action.kind) {
    case 'write':
      return {
        kind: 'write',
        path,
        entry: action.entry,
        expect: action.found === null ? null : (seen ?? null),
      };
    case 'delete':
      if (seen === undefined) throw new Error(`${textOf(path)} is to be deleted and was never seen`);
      return { kind: 'delete', path, expect: seen };
    case 'times':
      // A directory that took the place of something else has been written just now.
      return seen === undefined || kindOf(seen.mode) !== action.entry.kind
        ? { kind: 'times', path, entry: action.entry }
        : { kind: 'times', path, entry: action.entry, expect: seen };
  }
}

/** What could not be set back, in words; empty where all was. */
export interface NotSetBack {
  /** Something was to be written where something else is now, or what is not saved. */
  readonly blocked: readonly string[];
  /** It stays, and nothing is missing: a folder with something in it that is not saved, or what nobody kept the content of. */
  readonly left: readonly string[];
}

/** For a line of the log. */
export function firstOf(names: readonly string[]): string {
  return [...new Set(names)].slice(0, 5).join(', ');
}

/** What a step has left at a path. */
export interface SetBack extends Pick<ChangedPath, 'path' | 'after'> {
  /** What it had found there, where that is not what the model has: with another time at most. */
  readonly wanted?: Entry;
}

/**
 * Sets what a step has written back to what it had found. What it wrote is in the store already.
 * @throws ContentLost, WorkspaceError
 */
export async function bringBack(
  change: readonly SetBack[],
  tools: Tools & { readonly ground: Ground },
): Promise<NotSetBack> {
  const { ground } = tools;
  const moves = change.map(({ path, after, wanted = ground.model.get(path) }) => ({
    path,
    found: after,
    wanted,
  }));
  const lost = await lostOf(moves, tools);
  const { indexed, ...notSetBack } = await move(moves, lost, tools);
  const isApart = new Set(change.flatMap(({ path, wanted }) => (wanted === undefined ? [] : [path])));
  for (const path of indexed.keys()) if (!isApart.has(path)) ground.join(path);
  return notSetBack;
}

/** Why a content is missing that was kept, or may have been; null where nobody kept it, and it was never to be had. */
function whyGone(
  digest: string,
  { lost, packs }: { readonly lost: Lost; readonly packs: Packs },
): string | null {
  return packs.contents.has(digest) ? (lost.get(digest) ?? null) : packs.contents.missing;
}

function notKept(path: Path): string {
  return `${textOf(path)} (its content was not kept)`;
}

/** What is to become of a path. */
export interface Move {
  readonly path: Path;
  readonly found: Entry | null;
  readonly wanted: Entry | undefined;
}

/** The contents without which that cannot be done, by digest, and why they are lost. */
export function lostOf(moves: readonly Move[], { packs, setting }: Tools): Promise<Lost> {
  const needed = new Set<string>();
  for (const { found, wanted } of moves)
    if (wanted?.kind === 'file' && !(found?.kind === 'file' && found.digest === wanted.digest))
      needed.add(wanted.digest);
  return packs.contents.verify(needed, { signal: setting.signal });
}

type Lost = ReadonlyMap<string, string>;

/** With how paths are now that were changed. */
export type Moved = NotSetBack & Pick<Applied, 'indexed'>;

/** Does that, but for what needs a lost content, and notes what is there then. @throws ContentLost, WorkspaceError */
export async function move(
  moves: readonly Move[],
  lost: Lost,
  tools: Tools & { readonly ground: Ground },
): Promise<Moved> {
  const { ground, packs } = tools;
  const [wanted, found, known] = [new Map<Path, Entry>(), new Map<Path, Entry>(), new Known([])];
  for (const each of moves) {
    if (each.wanted !== undefined) wanted.set(each.path, each.wanted);
    if (each.found !== null) found.set(each.path, each.found);
    known.add(each.path, each.found);
  }
  const { actions } = reconcile({ wanted, found, known, place: 'left' });
  const possible = actions.filter(({ path }) => {
    const entry = wanted.get(path);
    return entry?.kind !== 'file' || !lost.has(entry.digest);
  });
  const written = pathsTo('write', possible);
  const deleted = pathsTo('delete', possible);
  const stays = [...ground.index.keys()].filter((path) => !deleted.has(path));
  const one = firstTwoNames(written, tools.area.roots, stays);
  if (one !== null)
    return { blocked: [`${textOf(one.b)} (${sameNames(one)})`], left: [], indexed: new Map() };
  const applied = await act(possible, ground.index, tools);
  ground.see(applied.indexed);
  const blocked: string[] = [];
  const left: string[] = [];
  for (const { path } of actions.filter((action) => !possible.includes(action))) {
    const entry = wanted.get(path);
    const why = entry?.kind === 'file' ? whyGone(entry.digest, { lost, packs }) : null;
    if (why !== null) blocked.push(`${textOf(path)} (${why})`);
    else left.push(notKept(path));
  }
  // There when the run began, and nobody could read it.
  for (const { path, wanted: before, found: now } of moves)
    if (before?.kind === 'other' && !sameState(before, now)) left.push(notKept(path));
  for (const { path, why } of applied.kept) {
    const isBlocked = written.has(path) && why !== 'not-ours';
    (isBlocked ? blocked : left).push(`${textOf(path)} (${KEPT_WHY[why]})`);
  }
  return { blocked, left, indexed: applied.indexed };
}
