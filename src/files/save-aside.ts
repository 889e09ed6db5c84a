/** Puts into the store, before the first step, what is to be written over or deleted. */
import type { FilesAside } from '../record/events.ts';
import type { Path } from '../tree/path.ts';
import type { Entry } from '../tree/state.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { namesOf } from './capture.ts';
import type { Saving } from './saving.ts';
import type { EndedFiles, SetAside } from './set-aside.ts';
import type { Settled } from './settle.ts';

/** @throws as `Saving.capture` */
export async function saveAside(saving: Saving, aside: SetAside, settled: Settled): Promise<void> {
  for (const [step, paths] of aside.half) await saveHalf(saving, { step, paths, settled });
  if (aside.ended !== null) await saveEnded(saving, aside.ended, settled);
}

async function saveHalf(
  saving: Saving,
  { step, paths, settled }: { step: string | null; paths: ReadonlySet<Path>; settled: Settled },
): Promise<void> {
  const { index } = saving.inspection.view;
  const seen = new Map<Path, Seen | null>();
  for (const path of paths) {
    const there = index.get(path)?.seen;
    if (there !== undefined) seen.set(path, there);
  }
  if (seen.size === 0) return;
  const taken = await saving.capture({
    kind: 'aside',
    paths: seen,
    before: (path) => settled.model.get(path) ?? null,
    keep: () => ({ kind: 'content' }),
    what: 'states',
  });
  const { ref, change } = taken;
  if (ref === null || change.length === 0) return;
  saving.tell({ type: 'files.aside', step, change: ref, paths: namesOf(change) });
}

/** Its contents are in the store: nothing of it is read again. */
async function saveEnded(saving: Saving, ended: EndedFiles, { model }: Settled): Promise<void> {
  const { found } = saving.inspection.view;
  const entries = new Map<Path, Entry>();
  const gone = new Map<Path, null>();
  for (const path of [...ended.told, ...ended.declared]) {
    const entry = found.get(path);
    if (entry === undefined) gone.set(path, null);
    else entries.set(path, entry);
  }
  const { ref } = await saving.capture({
    kind: 'aside',
    paths: gone,
    before: (path) => model.get(path) ?? null,
    keep: () => ({ kind: 'content' }),
    what: 'states',
    rest: { entries, held: new Map() },
  });
  if (ref !== null) saving.tell({ ...endedEvent(ended), change: ref });
}

/** What people are told of it. */
export function endedEvent({ steps, told, sources }: EndedFiles): Omit<FilesAside, 'change'> {
  const paths = namesOf(told.map((path) => ({ path })));
  return { type: 'files.aside', step: null, paths, ended: { steps, files: told.length, sources } };
}
