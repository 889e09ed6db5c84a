/** Puts into the store, before the first step, what steps keep of failed tries, and what is not to be seen before they start. */
import type { ChangeRef, FilesKept } from '../record/events.ts';
import type { Change, ChangedPath } from '../tree/change.ts';
import { Known, Touches } from '../tree/known.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, sameState } from '../tree/state.ts';
import type { Seen } from '../workspace/stat-index.ts';
import type { Kept } from './kept.ts';
import type { Outlook } from './outlook.ts';
import type { Saving } from './saving.ts';

/** What a step is to find when it starts. */
export interface Away {
  readonly change: Change;
  /** Paths of which people have been told that they were set aside as they are in it. */
  readonly told: ReadonlySet<Path>;
}

/** @returns that of each step @throws as `Saving.capture` */
export async function saveAway(
  saving: Saving,
  away: ReadonlyMap<string, Kept>,
  outlook: Outlook,
): Promise<ReadonlyMap<string, Away>> {
  const saved = new Map<string, Away>();
  for (const [step, { change, saved: layer, beside }] of away) {
    if (change.every(({ after }) => after?.kind === 'other')) continue;
    const what = layer !== null ? change : await save(saving, { step, change, beside });
    saved.set(step, { change: what, told: toldIn(what, outlook) });
    if (layer?.away !== true) saving.tell({ type: 'files.away', step });
  }
  return saved;
}

/** What has been set aside in an earlier attempt, or is in this one, since it is here and half-written. */
function toldIn(change: Change, { history, half, view }: Outlook): ReadonlySet<Path> {
  const aside = history.layers.filter(({ layer }) => layer.kind === 'aside');
  const known = new Known(
    [],
    new Touches(
      aside.map((each) => each.change ?? []),
      'after',
    ),
  );
  const isTold = ({ path, after }: ChangedPath) =>
    (half.has(path) && sameState(view.found.get(path), after)) ||
    (known.isTouched(path) && known.has(path, after ?? undefined));
  return new Set(change.filter(isTold).map(({ path }) => path));
}

/** @param beside steps that failed beside it, and may have made some of it */
export function filesKept(step: string, change: ChangeRef, beside: readonly string[]): FilesKept {
  return { type: 'files.kept', step, change, ...(beside.length === 0 ? {} : { beside }) };
}

async function save(
  saving: Saving,
  { step, change, beside }: Pick<Kept, 'change' | 'beside'> & { readonly step: string },
): Promise<Change> {
  const { view, history } = saving.inspection;
  const before = new Map(change.map((each) => [each.path, each.before]));
  const paths = new Map<Path, Seen | null>();
  const held = new Map<Path, Entry>();
  for (const { path, after } of change) {
    const seen = view.index.get(path)?.seen;
    if (after === null) paths.set(path, null);
    else if (after.kind === 'other') continue;
    else if (after.kind !== 'file' || history.contents.isSound(after.digest)) held.set(path, after);
    else if (seen !== undefined) paths.set(path, seen);
  }
  const taken = await saving.capture({
    ...{ kind: 'kept', step, paths, rest: { entries: held, held: new Map() } },
    before: (path) => before.get(path) ?? null,
    keep: () => ({ kind: 'content' }),
    what: 'states',
  });
  if (taken.ref !== null) saving.tell(filesKept(step, taken.ref, beside));
  return taken.change;
}
