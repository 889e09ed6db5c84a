/** Looks at many paths. */
import type { Path } from '../tree/path.ts';
import { splitPath } from './bytes.ts';
import { type Common, type Looked, Looking } from './look.ts';
import type { Indexed, Seen } from './stat-index.ts';

export interface LookAllOptions extends Common {
  readonly held: ReadonlyMap<Path, string>;
  /** The digest of a content that the sink need not keep; null where it keeps any. */
  readonly known?: (path: Path, seen: Seen) => string | null;
  /** How many paths were looked at, and how many bytes are in their files, so far. */
  readonly onProgress: (files: number, bytes: number) => void;
}

/** `look` at many paths, in their order. Steps aside every 30 ms. @throws the sink's error, the signal's reason */
export async function lookAll(
  paths: Iterable<readonly [Path, Seen]>,
  options: LookAllOptions,
): Promise<Map<Path, Looked>> {
  const found = new Map<Path, Looked>();
  await lookEach(paths, options, (path, looked) => found.set(path, looked));
  return found;
}

/** As `lookAll`, telling of each path as it is looked at: 100,000 answers take much memory. */
export async function lookEach(
  paths: Iterable<readonly [Path, Seen]>,
  options: LookAllOptions,
  tell: (path: Path, looked: Looked) => void,
): Promise<void> {
  const looking = new Looking(options);
  let files = 0;
  let bytes = 0;
  try {
    for (const [path, seen] of paths) {
      const there = { held: options.held.get(path) ?? null, known: options.known?.(path, seen) ?? null };
      const looked = looking.tryFile(path, seen, there) ?? (await looking.look(path, seen, there));
      tell(path, looked);
      files += 1;
      if (looked.kind === 'found' && looked.entry.kind === 'file') bytes += looked.entry.size;
      if (!looking.pause.isDue()) continue;
      options.onProgress(files, bytes);
      await looking.pause();
    }
  } finally {
    looking.close();
  }
  options.onProgress(files, bytes);
}

/**
 * Brings an index up to date with what was looked at and what is gone. Where looking failed, the directory above is read again by the
 * next scan, so that the path is not forgotten.
 */
export function noteLooked(
  index: Map<Path, Indexed>,
  looked: ReadonlyMap<Path, Looked>,
  gone: Iterable<Path>,
): void {
  for (const path of gone) index.delete(path);
  for (const [path, result] of looked) {
    if (result.kind === 'found') index.set(path, result.indexed);
    else index.delete(path);
  }
  for (const [path, result] of looked) {
    if (result.kind === 'found') continue;
    const above = splitPath(path).directory as Path;
    const indexed = index.get(above);
    if (indexed !== undefined) index.set(above, { ...indexed, racy: true });
  }
}
