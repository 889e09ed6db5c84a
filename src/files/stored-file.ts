/** One file of a run's source, read back from the store. */
import type { Run } from '../record/run.ts';
import { pathOf, type RootPath } from '../tree/path.ts';
import { readHistory } from './history.ts';

/**
 * A file as the run began with it, or as a person left it since; null where the store does not hold it (then git does, or
 * nobody), or it is longer than asked for.
 * @param name relative to the workspace, with `/`
 * @param directory the folder of the run's packs
 */
export async function storedFile(
  name: string,
  { run, directory, most }: { readonly run: Run; readonly directory: string; readonly most: number },
): Promise<Buffer | null> {
  const path = pathOf(name);
  const roots = ['.' as RootPath];
  const history = readHistory({ directory, run, roots, admits: () => true });
  try {
    const edits = history.layers.flatMap(({ layer, change }) =>
      layer.kind === 'edit' ? (change ?? []) : [],
    );
    const edited = edits.findLast((each) => each.path === path);
    const entry = edited === undefined ? history.source?.tree.get(path) : edited.after;
    if (entry?.kind !== 'file' || entry.size > most || !history.contents.has(entry.digest)) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of history.contents.read(entry.digest)) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch {
    return null;
  } finally {
    history.contents.close();
  }
}
