/** From the workspace as it is to the workspace as it should be, path by path, keeping what people did. Pure. */
import { overlay } from './fold.ts';
import { type Path, parentOf } from './path.ts';
import { type Entry, type State, sameState, type Tree } from './state.ts';

export type FileAction =
  /**
   * Creates, replaces, or changes the mode. Of a file or link it sets the time too. `found` is what is there when its turn
   * comes: null where a deletion of the list has made room.
   */
  | { readonly kind: 'write'; readonly path: Path; readonly entry: Entry; readonly found: State | null }
  /** Of a file, a link, or a directory in which nothing is left when its turn comes. */
  | { readonly kind: 'delete'; readonly path: Path; readonly found: State }
  /** Sets the time of last change. */
  | { readonly kind: 'times'; readonly path: Path; readonly entry: Entry };

interface Request {
  readonly wanted: Tree;
  readonly found: Tree;
  /** Whether what was found at a path, absent included, may become what is wanted there. */
  readonly mayChange: (path: Path) => boolean;
  /** Whether a path gets the recorded time, where its state is as wanted. */
  readonly setsTime: (path: Path) => boolean;
}

/**
 * What to do so that a workspace becomes what is wanted: in the order in which it can be done, deletions from below, directories from above,
 * files, links, times of files and links, times of directories from below. What cannot be saved (`other`) is neither written nor deleted.
 *
 * @param request `wanted` and `found` are trees that can exist on disk
 */
export function reconcile(request: Request): readonly FileAction[] {
  const { wanted, found, mayChange, setsTime } = request;
  const changing: Path[] = [];
  const kept: Path[] = [];
  const older: Path[] = [];
  const sort = (path: Path, want: Entry | undefined, have: Entry | undefined) => {
    const isOther = want?.kind === 'other' || have?.kind === 'other';
    const stays = isOther || !mayChange(path) || (want === undefined && isGitObject(path, wanted));
    if (!sameState(want, have)) (stays ? kept : changing).push(path);
    else if (!isOther && want?.mtime !== have?.mtime && setsTime(path)) older.push(path);
  };
  for (const [path, want] of wanted) sort(path, want, found.get(path));
  for (const [path, have] of found) if (!wanted.has(path)) sort(path, undefined, have);
  const target = kept.length === 0 ? wanted : overlay(wanted, found, kept);
  return actionsOf([...changing, ...kept], { ...request, target, older });
}

/** Whether a path is an object of a repository that stays: a later commit may be built on it, and nothing finds it else. */
function isGitObject(path: Path, wanted: Tree): boolean {
  const end = path.indexOf('/.git/objects/');
  return end >= 0 && wanted.has(`${path.slice(0, end)}/.git/HEAD` as Path);
}

/** The paths of all actions of a kind. */
export function pathsTo(what: FileAction['kind'], actions: readonly FileAction[]): ReadonlySet<Path> {
  return new Set(actions.flatMap(({ kind, path }) => (kind === what ? [path] : [])));
}

interface Goal extends Request {
  /** What is wanted, with everything that is kept on top: what will be there. */
  readonly target: Tree;
  readonly older: readonly Path[];
}

function actionsOf(paths: readonly Path[], goal: Goal): readonly FileAction[] {
  const deleted: Path[] = [];
  const written: Record<Exclude<Entry['kind'], 'other'>, Path[]> = { directory: [], file: [], link: [] };
  for (const path of paths) {
    const want = goal.target.get(path);
    const have = goal.found.get(path);
    if (sameState(want, have)) continue;
    if (have !== undefined && (want === undefined || makesRoom(want, have))) deleted.push(path);
    if (want !== undefined && want.kind !== 'other') written[want.kind].push(path);
  }
  const directories = timesOfDirectories([...deleted, ...Object.values(written).flat()], goal);
  return [
    ...deleted
      .sort()
      .reverse()
      .flatMap((path) => deletion(path, goal)),
    ...[...written.directory.sort(), ...written.file, ...written.link].flatMap((path) => write(path, goal)),
    ...goal.older.filter((path) => !isDirectory(path, goal)).flatMap((path) => times(path, goal)),
    ...directories.flatMap((path) => times(path, goal)),
  ];
}

/** From below: the directories whose recorded time is not theirs, or will not be when the actions have written into them. */
function timesOfDirectories(acted: readonly Path[], goal: Goal): readonly Path[] {
  const { wanted, found, target, setsTime } = goal;
  const due = new Set(goal.older.filter((path) => isDirectory(path, goal)));
  for (const path of acted) {
    const have = found.get(path);
    const isOfItsTime = have?.kind === 'directory' && have.mtime === target.get(path)?.mtime;
    if (isDirectory(path, goal) && !isOfItsTime) due.add(path);
    const above = parentOf(path);
    if (above === null || due.has(above) || !isDirectory(above, goal)) continue;
    if (sameState(wanted.get(above), found.get(above)) || setsTime(above)) due.add(above);
  }
  return [...due].sort().reverse();
}

/** Whether one of the two is a directory and the other is not: then one cannot be put over the other. */
function makesRoom(want: State, have: State): boolean {
  return (want.kind === 'directory') !== (have.kind === 'directory');
}

function isDirectory(path: Path, { target }: Goal): boolean {
  return target.get(path)?.kind === 'directory';
}

function deletion(path: Path, { found }: Goal): readonly FileAction[] {
  const have = found.get(path);
  return have === undefined ? [] : [{ kind: 'delete', path, found: have }];
}

function write(path: Path, { target, found }: Goal): readonly FileAction[] {
  const entry = target.get(path);
  const have = found.get(path);
  if (entry === undefined) return [];
  return [{ kind: 'write', path, entry, found: have === undefined || makesRoom(entry, have) ? null : have }];
}

function times(path: Path, { target }: Goal): readonly FileAction[] {
  const entry = target.get(path);
  return entry === undefined ? [] : [{ kind: 'times', path, entry }];
}
