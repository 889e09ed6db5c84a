/** Sets paths back to what the run wants there, once their contents are set aside. */
import type { FilesLog } from '../run/ports.ts';
import { type Path, textOf } from '../tree/path.ts';
import { type FileAction, pathsTo, reconcile } from '../tree/reconcile.ts';
import type { Entry } from '../tree/state.ts';
import { firstTwoNames, sameNames } from '../workspace/two-names.ts';
import { act, keptLines, notBack } from './apply.ts';
import { listed, namesOf } from './capture.ts';
import type { Taking } from './taking.ts';

interface UndoFor {
  readonly log: FilesLog;
  readonly step: string;
  /** Whether the store or git has what is there now: then it need not be set aside. */
  readonly isStored?: (entry: Entry) => boolean;
  /** Whether the contents that are wanted were read and checked just now. */
  readonly areVerified?: boolean;
}

export interface Undone {
  /** Why a path could not be set back that a step must not find; null where all could. */
  readonly blocked: string | null;
  readonly warnings: readonly string[];
}

/** @throws ContentLost, WorkspaceError; what the record says */
export async function undo(
  paths: readonly Path[],
  taking: Taking,
  { log, step, isStored = () => false, areVerified = false }: UndoFor,
): Promise<Undone> {
  const { copy, packs, setting, area } = taking;
  const wanted = new Map<Path, Entry>();
  const found = new Map<Path, Entry>();
  for (const path of paths) {
    const [want, have] = [copy.model.get(path), copy.index.get(path)?.entry];
    if (want !== undefined) wanted.set(path, want);
    if (have !== undefined) found.set(path, have);
  }
  const unread = paths.find((path) => copy.unread.has(path));
  if (unread !== undefined)
    return { blocked: `${textOf(unread)} cannot be read, so it cannot be set back`, warnings: [] };
  const all = reconcile({ wanted, found, mayChange: () => true, setsTime: () => true });
  const digests = areVerified ? [] : all.flatMap((action) => digestsIn(action, found));
  const lost = await packs.contents.verify(digests, { signal: setting.signal });
  const actions = all.filter((action) => !digestsIn(action, found).some((digest) => lost.has(digest)));
  const changing = new Set([...pathsTo('write', actions), ...pathsTo('delete', actions)]);
  for (const path of changing) {
    const have = found.get(path);
    if (have !== undefined && isStored(have)) changing.delete(path);
  }
  const blocked = await setAside(changing, taking, { log, step, found });
  if (blocked !== null) return { blocked, warnings: [] };
  const deleted = pathsTo('delete', actions);
  const stays = [...copy.index.keys()].filter((path) => !deleted.has(path));
  const one = firstTwoNames(pathsTo('write', actions), area.roots, stays);
  if (one !== null) return { blocked: `${textOf(one.b)} cannot be written: ${sameNames(one)}`, warnings: [] };
  const applied = await act(actions, copy.index, taking);
  copy.see(applied.indexed);
  for (const path of paths) copy.settled(path);
  const stuck = all.filter((action) => !actions.includes(action)).map(({ path }) => ({ path }));
  const warnings = [
    ...(stuck.length === 0
      ? []
      : [`${listed(stuck)} cannot be set back: the content from before was not kept`]),
    ...keptLines(applied.kept),
  ];
  return { blocked: notBack(actions, applied.kept), warnings };
}

function digestsIn(action: FileAction, found: ReadonlyMap<Path, Entry>): readonly string[] {
  if (action.kind !== 'write' || action.entry.kind !== 'file') return [];
  const have = found.get(action.path);
  return have?.kind === 'file' && have.digest === action.entry.digest ? [] : [action.entry.digest];
}

/** @returns why they could not be stored; null when they are */
async function setAside(
  paths: ReadonlySet<Path>,
  taking: Taking,
  {
    log,
    step,
    found,
  }: { readonly log: FilesLog; readonly step: string; readonly found: ReadonlyMap<Path, Entry> },
): Promise<string | null> {
  const { copy } = taking;
  const files = [...paths].filter((path) => found.has(path) && found.get(path)?.kind !== 'directory');
  if (files.length === 0) return null;
  const taken = await taking.take('aside', step, {
    paths: taking.seenAt(files),
    before: (path) => copy.model.get(path) ?? null,
    what: 'states',
  });
  if (taken.ref === null)
    return `${listed(taken.failed)} could not be set aside: ${taken.failed[0]?.why ?? ''}`;
  if (taken.change.length > 0)
    log.write({
      type: 'files.aside',
      steps: [step],
      change: taken.ref,
      paths: namesOf(taken.change.map(({ path }) => path)),
    });
  return null;
}
