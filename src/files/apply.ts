/** Brings paths of the workspace to what is wanted of them. */
import type { Amount } from '../record/files-events.ts';
import { type Path, textOf } from '../tree/path.ts';
import { type FileAction, pathsTo } from '../tree/reconcile.ts';
import { type Applied, type ApplyAction, apply } from '../workspace/apply.ts';
import { KEPT_WHY } from '../workspace/spots.ts';
import { type Staged, stage } from '../workspace/stage.ts';
import { type Index, kindOf } from '../workspace/stat-index.ts';
import { listed } from './capture.ts';
import type { Packs } from './capture-request.ts';
import type { Inspection } from './inspect.ts';
import type { Area, FilesSetting } from './setting.ts';

/** All that it takes to change the workspace. */
export interface Tools {
  readonly area: Area;
  readonly packs: Packs;
  readonly setting: FilesSetting;
}

/** Does the actions. A path that is not as it was seen is left as it is. @throws ContentLost, WorkspaceError */
export function act(
  actions: readonly FileAction[],
  index: Index,
  tools: Tools & { readonly staged?: Staged | null },
): Promise<Applied> {
  const { setting, area, packs, staged = null } = tools;
  const { files } = broughtBack(actions);
  const before = actions.findIndex(isBack);
  return apply(expectingAll(actions, index), {
    roots: area.roots,
    now: area.now,
    contents: packs.contents,
    staged,
    signal: setting.signal,
    // Directories and deletions come first, times last.
    onProgress: (done, bytes) =>
      setting.progress('restoring', Math.min(files, Math.max(0, done - before)), bytes),
  });
}

/** Builds, aside, what some actions bring where nothing is. Verifies on the way. */
export function staging({
  setting,
  area,
  history,
}: Pick<Inspection, 'setting' | 'area' | 'history'>): (actions: readonly FileAction[]) => Promise<Staged> {
  const { signal } = setting;
  const onProgress = (files: number, bytes: number) => setting.progress('restoring', files, bytes);
  return (actions) => stage({ actions, roots: area.roots, contents: history.contents, signal, onProgress });
}

/** How many files and links some actions bring back. */
export function broughtBack(actions: readonly FileAction[]): Amount {
  const back = actions.filter(isBack);
  const bytes = back.reduce((sum, { entry }) => sum + (entry.kind === 'file' ? entry.size : 0), 0);
  return { files: back.length, bytes };
}

function isBack(action: FileAction): action is Extract<FileAction, { kind: 'write' }> {
  return action.kind === 'write' && action.entry.kind !== 'directory';
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

/** Paths that are left as they are, a line for each reason: in a checkout of another user that may be all. */
export function keptLines(kept: Applied['kept']): readonly string[] {
  // What is in the way of its deletion is in the way of what was to be written there, too.
  const reasons = new Map<Path, string>();
  for (const { path, why } of kept) if (!reasons.has(path)) reasons.set(path, KEPT_WHY[why]);
  return [...new Set(reasons.values())].map((why) => {
    const paths = [...reasons].flatMap(([path, each]) => (each === why ? [{ path }] : []));
    return `${listed(paths)} ${paths.length === 1 ? 'is left as it is' : 'are left as they are'}: ${why}`;
  });
}

/** The first path that was to be written and could not be: no step is built on that. In words; null for none. */
export function notBack(actions: readonly FileAction[], kept: Applied['kept']): string | null {
  const written = pathsTo('write', actions);
  const stuck = kept.find(({ path, why }) => why !== 'not-ours' && written.has(path));
  if (stuck === undefined) return null;
  const remedy =
    stuck.why === 'changed'
      ? 'let nothing else write there, and go on again'
      : 'move away what is there and is not saved, and go on again';
  return `${textOf(stuck.path)} cannot be brought back, since ${KEPT_WHY[stuck.why]}; ${remedy}`;
}
