/** Saves the source of a run: the workspace before its first step, of each workspace anew. */
import { type Path, textOf } from '../tree/path.ts';
import { type Entry, sameState, UNREADABLE } from '../tree/state.ts';
import type { Indexed, Seen } from '../workspace/stat-index.ts';
import type { Keep, Taken } from './capture.ts';
import { foreignGit } from './committed.ts';
import { comingEdits, differingSources } from './differing.ts';
import type { Inspection } from './inspect.ts';
import { type Outlook, sourceDigest } from './outlook.ts';
import type { Saving } from './saving.ts';
import { isHidden } from './skipped.ts';
import { unreadable } from './view.ts';

/** The workspace of a new run. */
export interface FirstSource {
  readonly model: Map<Path, Entry>;
  readonly index: Map<Path, Indexed>;
  readonly unread: ReadonlyMap<Path, Seen>;
  /** Of all source files. */
  readonly digest: string;
}

/** A new run: everything that is there is its source. @throws as `Saving.capture` */
export async function saveFirst(saving: Saving): Promise<FirstSource> {
  const { inspection } = saving;
  const { view } = inspection;
  const hidden = hiddenIn(inspection);
  const unseen = [...hidden].filter(([path]) => !view.seen.has(path));
  const taken = await saving.capture({
    kind: 'source',
    paths: view.seen,
    before: (path) => hidden.get(path) ?? null,
    keep: (path) => keepOfSource(inspection, path),
    what: 'all',
    ...(unseen.length === 0 ? {} : { rest: { entries: new Map(unseen), held: new Map() } }),
  });
  const index = new Map<Path, Indexed>();
  const model = new Map<Path, Entry>();
  const unread = new Map<Path, Seen>();
  for (const [path, indexed] of taken.indexed) {
    if (indexed === null) continue;
    index.set(path, indexed);
    model.set(path, indexed.entry);
  }
  for (const { path, why } of taken.failed) {
    const seen = view.seen.get(path);
    if (seen === undefined) continue;
    unread.set(path, seen);
    model.set(path, unreadable(seen));
    sayNotSaved(inspection, path, why);
  }
  const digest = sourceDigest(model);
  tell(saving, 'first', { digest, taken });
  return { model, index, unread, digest };
}

/**
 * Another workspace has a source of its own: digests of all, and the contents that neither git nor the store has.
 * @throws as `Saving.capture`
 */
export async function saveSourceElsewhere(saving: Saving, { facts, view }: Outlook): Promise<void> {
  const { inspection } = saving;
  const paths = new Map<Path, Seen | null>();
  const hidden = hiddenIn(inspection);
  const entries = new Map<Path, Entry>([...hidden].filter(([path]) => !facts.source.has(path)));
  for (const [path, entry] of facts.source) {
    const indexed = view.index.get(path);
    const isAsFound = indexed !== undefined && sameState(indexed.entry, entry);
    if (isAsFound) paths.set(path, indexed.seen);
    else entries.set(path, entry);
    if (!isAsFound && entry.kind === 'other')
      sayNotSaved(inspection, path, view.unread.get(path)?.why ?? entry.what);
  }
  const taken = await saving.capture({
    kind: 'source',
    paths,
    before: (path) => hidden.get(path) ?? null,
    keep: (path) => keepOfSource(inspection, path),
    what: 'all',
    // Times that are to be set here are those of the run: the next workspace gets them, too.
    recorded: (path) => facts.source.get(path),
    rest: { entries, held: heldBefore(inspection) },
  });
  for (const { path, why } of taken.failed) sayNotSaved(inspection, path, why);
  tell(saving, view.place === 'empty' ? 'empty' : 'elsewhere', { digest: facts.digest, taken });
}

function tell(
  saving: Saving,
  place: 'first' | 'elsewhere' | 'empty',
  { digest, taken: { ref, held } }: { readonly digest: string; readonly taken: Taken },
): void {
  if (ref === null) throw new Error('a source without a pack');
  const { view, history, git, outlook } = saving.inspection;
  history.contents.addGit(git, held);
  const { commit, origin } = view;
  const differs = outlook === null ? null : differingSources(outlook);
  const edits = outlook === null ? null : comingEdits(outlook);
  const said = {
    ...(origin.commit === commit ? {} : { origin: origin.commit }),
    ...(differs === null ? {} : { differs }),
    ...(edits === null ? {} : { edits }),
  };
  saving.tell({ type: 'source.captured', place, commit, digest, change: ref, ...said });
}

/** What nobody can look at, or into. */
function hiddenIn({ view }: Inspection): ReadonlyMap<Path, Entry> {
  const hidden = view.skipped.filter((each) => isHidden(each) && each.path !== '.');
  return new Map(hidden.map(({ path }) => [path, { ...UNREADABLE, mtime: 0 }]));
}

function sayNotSaved({ setting }: Inspection, path: Path, why: string): void {
  setting.warn(unreadLine(path, why));
}

/** In words. */
export function unreadLine(path: Path, why: string): string {
  return `${textOf(path)} cannot be read, and is not saved: ${why}`;
}

function heldBefore({ history }: Inspection): ReadonlyMap<string, string> {
  const { source, earlier } = history;
  return new Map([...(earlier?.held ?? []), ...(source?.held ?? [])]);
}

/** Contents that git has are not kept a second time; nor are ignored files, which are not part of the source. */
function keepOfSource({ view }: Inspection, path: Path): Keep {
  const { git } = view;
  const blob = foreignGit(view)?.held.get(path);
  if (blob !== undefined) return { kind: 'unless', blob };
  return git?.ignored(path) === true ? { kind: 'digest' } : { kind: 'content' };
}
