/** Opens what a run has saved, to be read by somebody who does not go on with it. */
import { join } from 'node:path';
import { PackAbsent, PackDamaged } from '../checkpoint/errors.ts';
import { packName } from '../checkpoint/format.ts';
import { GitContents } from '../checkpoint/git-contents.ts';
import { readPack } from '../checkpoint/read-pack.ts';
import { type History, readHistory } from '../files/history.ts';
import type { ChangeRef } from '../record/files-events.ts';
import type { Run } from '../record/run.ts';
import { sourcesAlike } from '../record/sources.ts';
import { type Path, textOf } from '../tree/path.ts';
import { type Entry, sameState } from '../tree/state.ts';
import { FilesLost, NotInGit } from './lost.ts';
import { EVERYWHERE, isPlain, without } from './past.ts';

export interface SavedRequest {
  /** The folder of the run's packs. */
  readonly directory: string;
  readonly run: Run;
  /** The repository that holds what is in git alone. */
  readonly git: {
    readonly directory: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Null where there is no git. */
    readonly program: string | null;
  };
}

export interface Saved {
  readonly history: History;
  readonly close: () => void;
}

/** Never throws for what is damaged: that is told by the history. */
export function openSaved({ directory, run, git }: SavedRequest): Saved {
  const history = readHistory({ directory, run, roots: EVERYWHERE, admits: isPlain });
  const { program, ...place } = git;
  const contents = new GitContents({ ...place, ...(program === null ? {} : { program }) });
  history.contents.addGit(contents, history.held);
  const close = () => {
    history.contents.close();
    contents.close();
  };
  return { history, close };
}

/** The file of a pack. */
export function packFile(directory: string, number: number): string {
  return join(directory, packName(number));
}

/**
 * Verifies the contents of a tree, so that it can be written. What was never saved is taken out of the tree: ignored files
 * that were there before the first step.
 * @returns what was taken out @throws FilesLost, NotInGit, the signal's reason
 */
export async function mustHaveAll(
  tree: Map<Path, Entry>,
  history: History,
  options: { readonly signal: AbortSignal; readonly progress: (files: number, bytes: number) => void },
): Promise<readonly Path[]> {
  const { contents, source } = history;
  const wanted = new Map<string, Path>();
  const missing: Path[] = [];
  for (const [path, entry] of tree) {
    if (entry.kind !== 'file') continue;
    const isSource = sameState(source?.tree.get(path), entry);
    if (contents.sourceOf(entry.digest) === null && isSource && contents.missing === null) missing.push(path);
    else if (!wanted.has(entry.digest)) wanted.set(entry.digest, path);
  }
  const { signal, progress } = options;
  const onProgress = ({ done, bytes }: { done: number; bytes: number }) => progress(done, bytes);
  const lost = await contents.verify(wanted.keys(), { signal, onProgress });
  for (const [digest, why] of lost) throw refusal(digest, { path: wanted.get(digest), why, history });
  without(tree, missing);
  return missing;
}

function refusal(
  digest: string,
  { path = '?' as Path, why, history }: { readonly path?: Path | undefined; why: string; history: History },
): Error {
  const { contents, source, problems } = history;
  const kind = contents.sourceOf(digest)?.kind;
  if (kind === 'git') return new NotInGit(path, { why, commit: source?.record.commit ?? null });
  return new FilesLost(
    `${textOf(path)} cannot be read`,
    (kind === undefined ? problems[0]?.why : null) ?? why,
  );
}

/** Paths as people read them. */
export function namesFrom(paths: readonly Path[]): readonly string[] {
  return paths.map(textOf);
}

/** Whether the files that the run began with are there, and their index is whole: without them it is of no use. @throws the system's error */
export function canReadSource(run: Run, packs: string): boolean {
  const refs = sourcesAlike(run).map(({ change }) => change.pack);
  return refs.length === 0 || refs.some((ref) => ref === null || canRead(ref, run, packs));
}

function canRead(ref: NonNullable<ChangeRef['pack']>, run: Run, directory: string): boolean {
  try {
    readPack({ directory, ref, run: run.run_id }).change();
    return true;
  } catch (error) {
    if (error instanceof PackDamaged || error instanceof PackAbsent) return false;
    throw error;
  }
}
