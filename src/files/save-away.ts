/** Puts into the store, before the first step, what steps keep of failed tries, and what is not to be seen before they start. */
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import type { Entry } from '../tree/state.ts';
import type { Seen } from '../workspace/stat-index.ts';
import type { Kept } from './kept.ts';
import type { Saving } from './saving.ts';

/** What a step is to find when it starts. */
export interface Away {
  readonly change: Change;
  /** What cannot be read cannot be saved: it stays where it is, and is the step's all the same. */
  readonly stays: readonly Path[];
}

/** @returns what there is, by step @throws as `Saving.capture` */
export async function saveAway(
  saving: Saving,
  away: ReadonlyMap<string, Kept>,
): Promise<ReadonlyMap<string, Away>> {
  const saved = new Map<string, Away>();
  for (const [step, { change, saved: layer }] of away) {
    if (change.length === 0) continue;
    const stays = change.filter(({ after }) => after?.kind === 'other').map(({ path }) => path);
    saved.set(step, { change: layer !== null ? change : await save(saving, step, change), stays });
    if (layer?.away !== true) saving.tell({ type: 'files.away', step });
  }
  return saved;
}

async function save(saving: Saving, step: string, change: Change): Promise<Change> {
  const { view, history } = saving.inspection;
  const before = new Map(change.map((each) => [each.path, each.before]));
  const paths = new Map<Path, Seen | null>();
  const held = new Map<Path, Entry>();
  for (const { path, after } of change) {
    const seen = view.index.get(path)?.seen;
    if (after === null) paths.set(path, null);
    else if (after.kind === 'other') continue;
    else if (after.kind !== 'file' || history.contents.has(after.digest)) held.set(path, after);
    else if (seen !== undefined) paths.set(path, seen);
  }
  const taken = await saving.capture({
    ...{ kind: 'kept', step, paths, rest: { entries: held, held: new Map() } },
    before: (path) => before.get(path) ?? null,
    keep: () => ({ kind: 'content' }),
    what: 'states',
  });
  if (taken.ref !== null) saving.tell({ type: 'files.kept', step, change: taken.ref });
  return taken.change;
}
