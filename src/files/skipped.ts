/** What of the workspace is not saved, or not whole, in words. */
import type { Change } from '../tree/change.ts';
import { leadsIntoGit } from '../tree/git-file.ts';
import { nameOf, type Path, textOf } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { sameState } from '../tree/state.ts';
import { someOf } from '../words/some.ts';
import type { Away, Skipped } from '../workspace/scan.ts';
import { listed } from './capture.ts';
import type { Taken } from './capture-request.ts';

/** Keeps count of what has been said, so that each path is named once. */
export class Skips {
  readonly #said = new Set<string>();

  /** Those that have not been asked for before; each time, what moves then. */
  fresh(skipped: readonly Skipped[]): readonly Skipped[] {
    return skipped.filter(({ path, why }) => {
      if (why === 'moving') return true;
      const key = `${why} ${path}`;
      if (this.#said.has(key)) return false;
      this.#said.add(key);
      return true;
    });
  }
}

const MOVING = 'it came or went while it was looked at';
const TOO_LONG = 'its path is too long, or has too many folders';

const WORDS: Readonly<Record<Skipped['why'], string>> = {
  credentials: 'not saved, since credentials are in it; list it in `workspace.paths` to save it',
  fifo: 'a fifo, which cannot be saved',
  socket: 'a socket, which cannot be saved',
  device: 'a device, which cannot be saved',
  unreadable: 'not saved: it cannot be read',
  'too-long': `not saved: ${TOO_LONG}`,
  moving: `not saved: ${MOVING}`,
  setuid: 'saved without its setuid bit',
  setgid: 'saved without its setgid bit',
  sticky: 'saved without its sticky bit',
};

/** One sentence for each kind, with some of the paths. */
export function skipLines(skipped: readonly Skipped[]): readonly string[] {
  const byKind = new Map<Skipped['why'], Path[]>();
  for (const { path, why } of skipped) byKind.set(why, [...(byKind.get(why) ?? []), path]);
  return [...byKind].map(([why, paths]) => `${someOf(paths.map(nameOf), 3)}: ${WORDS[why]}`);
}

/** Files of which a part is not saved. */
export function cutLines(paths: readonly Path[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    `${someOf(paths.map(nameOf), 3)}: saved without the credentials in it, which a resume elsewhere will not have`,
  ];
}

/** What of git a step has moved. */
export function movedLines(moved: readonly string[]): readonly string[] {
  return moved.map(
    (what) =>
      `${what === 'a repository' ? 'made' : 'moved'} ${what} of git, which is not saved: a resume elsewhere will not have it`,
  );
}

/** Files that are there, and not saved, as a resume elsewhere misses them. */
export function notSavedIn(skipped: readonly Skipped[], cut: readonly Path[]): readonly string[] {
  const missing = skipped.filter(({ why }) => ['credentials', 'fifo', 'socket', 'device'].includes(why));
  return [...missing.map(({ path }) => nameOf(path)), ...cut.map((path) => `credentials in ${nameOf(path)}`)];
}

/** What a step has made that leads to where nothing is saved. */
export function gitFileLines(change: Change): readonly string[] {
  const made = change.filter(
    ({ path, before, after }) => leadsIntoGit(path, after) && !sameState(before, after),
  );
  if (made.length === 0) return [];
  const paths = someOf(
    made.map(({ path }) => nameOf(path)),
    3,
  );
  return [`${paths} leads into a \`.git\` that is not saved: a resume elsewhere will not have it`];
}

/** Why a step that left such paths is not saved: what is in them would be missing, and cannot be told. */
export function missedIn(
  skipped: readonly Skipped[],
): readonly { readonly path: Path; readonly why: string }[] {
  return skipped.flatMap(({ path, why }) =>
    why === 'too-long' ? [{ path, why: TOO_LONG }] : why === 'moving' ? [{ path, why: MOVING }] : [],
  );
}

/** Whether nothing is known of what is at the path, or of what is in it. */
export function isHidden({ why }: Skipped): boolean {
  return why === 'unreadable' || why === 'too-long' || why === 'moving';
}

/** The paths of which nothing is known, nor of what is in them. */
export function hiddenAmong(skipped: readonly Skipped[]): readonly Path[] {
  return skipped.filter(isHidden).map(({ path }) => path);
}

/** A step that ended well, and whose files could not be saved. */
export function unsavedLine({ failed, cause }: Taken): string {
  const [first] = failed;
  const paths = first === undefined || textOf(first.path) === '' ? 'its files' : listed(failed, 20);
  const where = cause === 'store' ? ' in the store' : '';
  return `is completed but not saved: ${paths} could not be kept${where} (${first?.why ?? ''}); it is tried again after the next step, and a resume runs the step again if that fails`;
}

/** A step that changes the person's files that it reads runs again each time. @param yours those that changed while it ran */
export function readsLines(reads: readonly string[] | null, yours: readonly Path[]): readonly string[] {
  if (reads === null || yours.length === 0) return [];
  const paths = yours.filter(compilePatterns(reads));
  if (paths.length === 0) return [];
  return [
    `${someOf(paths.map(nameOf), 3)} changed while it ran, and it reads that: a resume runs it again; list it in its \`writes\` if the step changes it`,
  ];
}

/** Everything behind a link is none of the workspace, and nobody has deleted what is in a folder that was moved. */
export function notThere(away: Away | undefined): string {
  const root = away === undefined || away.path === '.' ? 'the workspace' : `the root "${textOf(away.path)}"`;
  return away?.why === 'moved'
    ? `is completed but not saved: ${root} is not where it was; put it back, and go on with \`savepoint resume\``
    : `is completed but not saved: a link stands in the place of ${root}, or above it; list the folder that it leads to in \`workspace.paths\``;
}
