/** Saves the workspace of a new run: the source, and the files that steps of earlier runs here made as the lowest layer. */
import { borrow } from '../checkpoint/borrow.ts';
import { onceEach } from '../checkpoint/lines.ts';
import type { SourceDigests } from '../record/decisions.ts';
import type { Path } from '../tree/path.ts';
import type { Entry, Tree } from '../tree/state.ts';
import type { Indexed, Seen } from '../workspace/stat-index.ts';
import { makeFolder } from './capture.ts';
import type { Taken } from './capture-request.ts';
import { sourceDigests } from './facts-of.ts';
import type { Saving } from './saving.ts';
import { unreadable, type View } from './view.ts';

/** The workspace of a new run, as it was saved. */
export interface First {
  readonly model: Map<Path, Entry>;
  readonly bare: Tree;
  readonly index: Map<Path, Indexed>;
  readonly unread: ReadonlyMap<Path, Seen>;
  readonly digests: SourceDigests;
}

/** What a new run has of the last one here. */
interface Kept {
  /** Whether what is at a path need not be read: the store has it, or git. */
  readonly isKept: (path: Path, entry: Entry) => boolean;
  /** Contents that git had for the last run: digest → id of the blob. */
  readonly held: ReadonlyMap<string, string>;
}

const NOTHING_KEPT: Kept = { isKept: () => false, held: new Map() };

/** The paths of a layer: those that are read, and those that are told as they are known. */
interface Part {
  readonly toRead: Map<Path, Seen | null>;
  readonly told: Map<Path, Entry>;
}

/** @throws StoreError when something could not be saved; the signal's reason */
export async function saveFirst(saving: Saving): Promise<First> {
  const { view, pipeline, area } = saving.inspection;
  const { source, earlier, held } = partsOf(saving);
  const hidden = saving.hidden();
  for (const [path, entry] of hidden) if (!source.toRead.has(path)) source.told.set(path, entry);
  const taken = await saving.capture({
    kind: 'source',
    paths: source.toRead,
    before: (path) => hidden.get(path) ?? null,
    keep: (path) => saving.keepOfSource(path),
    what: 'all',
    rest: source.told,
    held,
  });
  const noted = { index: new Map(view.index), unread: new Map<Path, Seen>() };
  const bare = new Map<Path, Entry>();
  note(saving, { ...noted, tree: bare }, { ...taken, seenAt: source.toRead });
  for (const [path, entry] of source.told) if (entry.kind !== 'other') bare.set(path, entry);
  const roots = area.roots.list.map(({ path }) => path);
  const digests = sourceDigests(bare, { pipeline: pipeline.path, roots }, view);
  saving.tellSource('first', digests, taken);
  const model = new Map(bare);
  for (const [path, entry] of earlier.told) model.set(path, entry);
  if (earlier.toRead.size + earlier.told.size > 0) {
    const layer = await saving.capture({
      kind: 'earlier',
      paths: earlier.toRead,
      before: () => null,
      keep: () => ({ kind: 'content' }),
      what: 'all',
      rest: earlier.told,
    });
    note(saving, { ...noted, tree: model }, { ...layer, seenAt: earlier.toRead });
    if (layer.ref !== null && layer.change.length > 0)
      saving.tell({ type: 'earlier.captured', change: layer.ref });
  }
  return { model, bare, digests, ...noted };
}

/** What is read and stored of the source and of the files of earlier runs; the rest is known. @throws StoreError */
function partsOf(saving: Saving): { readonly source: Part; readonly earlier: Part } & Pick<Kept, 'held'> {
  const { view, setting } = saving.inspection;
  const isEarlier = (path: Path) =>
    view.made.has(path) && !(setting.person && view.isTracked(path)) && view.git?.held.has(path) !== true;
  const isApart = (path: Path) => !isEarlier(path) && view.ignored(path);
  const { isKept, held } = borrowed(saving, isApart);
  const [source, earlier] = [newPart(), newPart()];
  for (const [path, seen] of allIn(view)) {
    const entry = view.index.get(path)?.entry;
    const { toRead, told } = isEarlier(path) ? earlier : source;
    if (entry !== undefined && (isApart(path) || isKept(path, entry))) told.set(path, entry);
    else toRead.set(path, seen);
  }
  return { source, earlier, held };
}

function newPart(): Part {
  return { toRead: new Map(), told: new Map() };
}

function* allIn({ index, unseen }: View): Generator<readonly [Path, Seen]> {
  for (const [path, { seen }] of index) yield [path, seen];
  yield* unseen;
}

/** Takes what was read into the tree, the index and the paths that could not be read. */
function note(
  saving: Saving,
  into: Pick<First, 'index'> & { readonly unread: Map<Path, Seen>; readonly tree: Map<Path, Entry> },
  { indexed, failed, seenAt }: Taken & { readonly seenAt: ReadonlyMap<Path, Seen | null> },
): void {
  const { index, unread, tree } = into;
  for (const [path, each] of indexed) {
    if (each === null) index.delete(path);
    else {
      index.set(path, each);
      tree.set(path, each.entry);
    }
  }
  for (const { path, why } of failed) {
    const seen = seenAt.get(path);
    if (seen == null) continue;
    index.delete(path);
    unread.set(path, seen);
    tree.set(path, unreadable(seen));
    saving.sayNotSaved(path, why);
  }
}

/**
 * Borrows packs of the last run here: what is as that one left it is neither read nor stored again.
 * @param isApart whether the content of a path is not stored @throws StoreError
 */
function borrowed(saving: Saving, isApart: (path: Path) => boolean): Kept {
  const { packs: into, inspection } = saving;
  const { view, history } = inspection;
  const { directory, run, next } = into;
  const needs = new Set<string>();
  for (const [path, { entry }] of view.index)
    if (entry.kind === 'file' && !isApart(path)) needs.add(entry.digest);
  if (view.newestRun === null || view.newestRun === run || needs.size === 0) return NOTHING_KEPT;
  const from = saving.folderOf(view.newestRun);
  const { packs, git } = saving.inStore(() => {
    makeFolder(directory);
    return borrow({ from, to: directory, next, needs, once: onceEach(needs) });
  });
  for (const pack of packs) history.contents.add(pack);
  const refs = packs.map(({ ref }) => ref);
  if (refs.length > 0) saving.tell({ type: 'packs.borrowed', packs: refs });
  into.next = Math.max(next, ...refs.map(({ pack }) => pack + 1));
  const held = new Map<string, string>();
  for (const [path, { entry }] of view.index) {
    const blob = view.git?.held.get(path);
    if (entry.kind === 'file' && blob !== undefined && git.get(entry.digest) === blob)
      held.set(entry.digest, blob);
  }
  const isKept = (path: Path, entry: Entry) =>
    entry.kind === 'file'
      ? history.contents.isPacked(entry.digest) ||
        (held.has(entry.digest) && view.git?.held.has(path) === true)
      : entry.kind !== 'other';
  return { isKept, held };
}
