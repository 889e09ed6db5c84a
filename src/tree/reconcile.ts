/** From the workspace as it is to the workspace as it should be, path by path, keeping what people did. Pure. */
import type { Change } from './change.ts';
import { changeBetween } from './diff.ts';
import { overlay } from './fold.ts';
import type { Known } from './known.ts';
import { type Path, parentOf } from './path.ts';
import { type Entry, type State, sameState, type Tree } from './state.ts';

/** `left`: the workspace that the run itself left. `elsewhere`: any other. `empty`: one to be filled whole. */
export type Place = 'left' | 'elsewhere' | 'empty';

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

export interface Reconciled {
  /**
   * In the order in which they can be done: deletions from below, directories from above, files, links, times of files and
   * links, times of directories from below.
   */
  readonly actions: readonly FileAction[];
  /** What people did, as a change on top of what was wanted; in a workspace that the run left, else empty. */
  readonly edits: Change;
  /** What was wanted, with the edits on top. */
  readonly wanted: Tree;
}

interface Request {
  readonly wanted: Tree;
  readonly found: Tree;
  readonly known: Known;
  readonly place: Place;
  /** In the workspace that the run left: whether a time is still to be set that was to be set when an attempt began. */
  readonly isUnset?: (path: Path) => boolean;
}

/**
 * What to do so that a workspace becomes what is wanted. Nothing is written over or deleted that is in a state which the
 * run does not know at that path, nor what cannot be saved (`other`).
 *
 * @param request `wanted` and `found` are trees that can exist on disk; `known` has the sources and every change of the run
 */
export function reconcile(request: Request): Reconciled {
  const { wanted, found, place } = request;
  const { changing, kept, older } = classify(request);
  const target = kept.length === 0 ? wanted : overlay(wanted, found, kept);
  const actions = actionsOf([...changing, ...kept], { ...request, target, older });
  if (place !== 'left') return { actions, edits: [], wanted };
  const edited = kept.filter((path) => found.get(path)?.kind !== 'other');
  const onTop = edited.length === kept.length ? target : overlay(wanted, found, edited);
  return { actions, edits: onTop === wanted ? [] : changeBetween(wanted, onTop), wanted: onTop };
}

interface Classes {
  /** To be made what is wanted. */
  readonly changing: readonly Path[];
  /** To stay as found, absent included. */
  readonly kept: readonly Path[];
  /** As wanted, but for a time that is to be set. */
  readonly older: readonly Path[];
}

function classify({ wanted, found, known, place, isUnset = () => false }: Request): Classes {
  const changing: Path[] = [];
  const kept: Path[] = [];
  const older: Path[] = [];
  const sort = (path: Path, want: Entry | undefined, have: Entry | undefined) => {
    if (!sameState(want, have)) (mayChange(path, want, have) ? changing : kept).push(path);
    else if (want?.mtime !== have?.mtime && want?.kind !== 'other') {
      if (place !== 'left' || known.isTouched(path) || isUnset(path)) older.push(path);
    }
  };
  const mayChange = (path: Path, want: Entry | undefined, have: Entry | undefined) => {
    if (want?.kind === 'other' || have?.kind === 'other') return false;
    if (place === 'empty') return have === undefined || known.has(path, have);
    // Git keeps no empty folder: one that a step gave its mode is made where it is missing. Here, a person has removed it.
    const isMissing = place === 'elsewhere' && want?.kind === 'directory' && have === undefined;
    return known.isTouched(path) && (isMissing || known.has(path, have));
  };
  for (const [path, want] of wanted) sort(path, want, found.get(path));
  for (const [path, have] of found) if (!wanted.has(path)) sort(path, undefined, have);
  return { changing, kept, older };
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

/**
 * From below: the directories whose recorded time is not theirs, or will not be when the actions have written into them.
 * One that a person changed gets back the time it had.
 */
function timesOfDirectories(acted: readonly Path[], goal: Goal): readonly Path[] {
  const { wanted, found, target, known, place } = goal;
  const due = new Set(goal.older.filter((path) => isDirectory(path, goal)));
  for (const path of acted) {
    const have = found.get(path);
    const isOfItsTime = have?.kind === 'directory' && have.mtime === target.get(path)?.mtime;
    if (isDirectory(path, goal) && !isOfItsTime) due.add(path);
    const above = parentOf(path);
    if (above === null || due.has(above) || !isDirectory(above, goal)) continue;
    const isOurs =
      place === 'left'
        ? !sameState(wanted.get(above), target.get(above))
        : sameState(wanted.get(above), found.get(above));
    if (isOurs || known.isTouched(above)) due.add(above);
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
