/** One file of a run's source, read back from the store. */

import { readHistory } from '../files/history.ts';
import type { Run } from '../record/run.ts';
import { pathOf, type RootPath } from '../tree/path.ts';

export type StoredFile =
  | { readonly kind: 'found'; readonly bytes: Buffer }
  /** Kept as an edit: deleted after the run began with it. The store has it as it was. */
  | { readonly kind: 'deleted' }
  /** The store does not hold it (then git does, or nobody), or it is longer than asked for. */
  | { readonly kind: 'absent' };

/**
 * A file as the run began with it, or as a person left it since.
 * @param name relative to the workspace, with `/`
 * @param directory the folder of the run's packs
 */
export async function storedFile(
  name: string,
  request: { readonly run: Run; readonly directory: string; readonly most: number },
): Promise<StoredFile> {
  const { run } = request;
  // Most of what is saved was made by steps. Such a layer is read only where it may hold the content of the file, too.
  const edits = run.layers.filter(({ kind }) => kind === 'edit');
  const first = await storedIn(name, { ...request, run: { ...run, layers: edits } });
  return first.kind !== 'absent' || edits.length === run.layers.length ? first : storedIn(name, request);
}

async function storedIn(
  name: string,
  { run, directory, most }: { readonly run: Run; readonly directory: string; readonly most: number },
): Promise<StoredFile> {
  const path = pathOf(name);
  const roots = ['.' as RootPath];
  const history = readHistory({ directory, run, roots, admits: () => true });
  try {
    const edits = history.layers.flatMap(({ layer, change }) =>
      layer.kind === 'edit' ? (change ?? []) : [],
    );
    const edited = edits.findLast((each) => each.path === path);
    const begun = history.source?.tree.get(path);
    const isHere = (entry: typeof begun | null) =>
      entry?.kind === 'file' && history.contents.has(entry.digest);
    if (edited?.after === null) return { kind: isHere(begun) ? 'deleted' : 'absent' };
    const entry = edited?.after ?? begun;
    if (entry?.kind !== 'file' || entry.size > most || !isHere(entry)) return { kind: 'absent' };
    const chunks: Uint8Array[] = [];
    for await (const chunk of history.contents.read(entry.digest)) chunks.push(chunk);
    return { kind: 'found', bytes: Buffer.concat(chunks) };
  } catch {
    return { kind: 'absent' };
  } finally {
    history.contents.close();
  }
}
