/** Which captured sources of a run tell the same. Pure. */
import type { Run, SourceFiles } from './run.ts';

/**
 * The newest source of a run, and the earlier ones that had the very same files: where its pack is gone one of them stands in for it. The
 * digest is of the files in the workspace: in a run that had other folders, too, there is only the newest.
 */
export function sourcesAlike({
  sources,
  attempts,
}: Pick<Run, 'sources' | 'attempts'>): readonly SourceFiles[] {
  const newest = sources.at(-1);
  if (newest === undefined) return [];
  const isHere = attempts.every(({ where }) =>
    Object.keys(where.roots ?? {}).every((path) => path.startsWith('./')),
  );
  return isHere ? sources.filter(({ digest }) => digest === newest.digest) : [newest];
}
