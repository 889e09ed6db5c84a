/** What a run knows of the folder in which it is about to go on, and what its source is there. */
import type { Run } from '../record/run.ts';
import { adopt } from '../tree/adopt.ts';
import type { ChangedPath } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { Known, Touches } from '../tree/known.ts';
import { isInWorkspace, type Path, type RootPath } from '../tree/path.ts';
import { type Entry, sameInGit, sameState, type Tree } from '../tree/state.ts';
import { NO_CHECKOUT } from '../workspace/git-checkout.ts';
import { asCommitted, isCommitted } from './committed.ts';
import { type History, isOfStep, madeLayers } from './history.ts';
import { isIn, stillUnread } from './past-source.ts';
import { hiddenAmong } from './skipped.ts';
import { currentLayers, takenBack } from './taken-back.ts';
import { halfWritten } from './trace.ts';
import type { View } from './view.ts';

interface Given {
  readonly run: Run;
  readonly view: View;
  readonly history: History;
  readonly roots: readonly RootPath[];
  /** When this process ended the last processes of the attempt before, in ms since 1970; null if none lived. */
  readonly killed: number | null;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** Whether a person is at work in the workspace. */
  readonly person: boolean;
}

export interface GroundHere {
  /** The states that the run gave to paths, or took them from. */
  readonly known: Known;
  /** The same but for the edits of persons, and what a person has changed since to such a state. */
  readonly ours: Known;
  /** Paths as steps left them that did not end well, each with its step where that is known. */
  readonly half: ReadonlyMap<Path, string | null>;
  /** The workspace before the first step. */
  readonly source: Tree;
  /** The workspace as the run last meant it to be; null where it is not the one that the run left. */
  readonly model: Tree | null;
}

/** @param last the source of the newest attempt that had one */
export function groundHere(given: Given, last: Tree): GroundHere {
  const { view, history } = given;
  const made = madeLayers(history);
  const edits = made.filter(({ layer }) => layer.kind === 'edit');
  const steps = touchesOf(made.filter((each) => !edits.includes(each)));
  const known = new Known([last], steps, touchesOf(edits));
  const ours = new Known([last], steps);
  if (view.place !== 'left') {
    knowOtherModes(view.found, last, { known, made });
    for (const path of committedSince(given, { before: last, made }))
      known.add(path, view.found.get(path) ?? null);
  }
  const here = view.place === 'left' ? stillHere(given, last) : null;
  const model = here === null ? null : modelOf(given, here);
  const knowAsFound = (path: Path) => {
    for (const each of [known, ours]) each.add(path, view.found.get(path) ?? null);
  };
  if (model !== null) resetHere(view, { last, ours, model }).forEach(knowAsFound);
  const half = halfHere(given, { last, known, ours, model });
  // Before what steps wrote by halves is known: what is under it is told by what was here before the first step.
  const source = here ?? sourceHere(last, { ...given, made: madeHere(given, last, half), half });
  for (const path of half.keys()) {
    knowAsFound(path);
    for (const each of [known, ours]) each.add(path, last.get(path) ?? null);
  }
  if (model !== null) for (const path of leftByLost(given, { source: last, half })) knowAsFound(path);
  for (const path of takenBack(given, half)) ours.disown(path);
  // What nobody knows the source of cannot be set back to it.
  for (const path of view.found.keys()) if (isUnknown(given, path)) ours.disown(path);
  return { known, ours, half, source, model };
}

function touchesOf(layers: History['layers']): Touches {
  return new Touches(layers.map(({ change }) => change ?? []));
}

/**
 * Of a step whose change cannot be read nobody knows which paths it changed. What is not as the source has it, and as the last attempt left it,
 * is the run's work, and no person's edit; unless what a person did cannot be read either.
 */
function* leftByLost(
  { view: { trace, found }, history }: Given,
  { source, half }: { readonly source: Tree; readonly half: ReadonlyMap<Path, unknown> },
): Generator<Path> {
  const lost = history.layers.filter(({ change }) => change === null).map(({ layer }) => layer);
  if (trace === null || trace.path === null || trace.mark.left !== null || !lost.some(isOfStep)) return;
  if (lost.some(({ kind }) => kind === 'edit')) return;
  const { index, unread } = trace.mark;
  for (const path of new Set([...source.keys(), ...found.keys()])) {
    const here = found.get(path);
    if (half.has(path) || unread.has(path) || sameState(source.get(path), here)) continue;
    if (sameState(index.get(path)?.entry, here)) yield path;
  }
}

/**
 * The same where the run has been in another workspace since: what none of its steps is known to have left is to be set back to the source of
 * here, also what one that is known had found.
 */
function lostThere(
  given: Given,
  { source, half }: { readonly source: Tree; readonly half: ReadonlyMap<Path, unknown> },
): readonly [Path, null][] {
  const { found } = given.view;
  const left = [...leftByLost(given, { source, half })];
  // Mostly nothing is lost, and then what was made is not gone through.
  if (left.length === 0) return [];
  const made = leftBy(given.history);
  return left.flatMap((path) => (made.has(path, found.get(path)) ? [] : [[path, null] as const]));
}

/** What steps and persons are known to have left. */
function leftBy(history: History): Touches {
  const changes = madeLayers(history).map(({ change }) => change ?? []);
  return new Touches(
    changes.map((change) => change.filter(({ before, after }) => !sameState(before, after))),
    'after',
  );
}

/** The source in the workspace that the run left. */
function stillHere({ view, history }: Given, last: Tree): Tree {
  const { found, skipped } = view;
  if (history.source === null || history.source.unread.size === 0) return last;
  const others = [...found].flatMap(([path, { kind }]) => (kind === 'other' ? [path] : []));
  const closed = new Set([...others, ...hiddenAmong(skipped)]);
  return stillUnread(history.source, { found, closed });
}

function isUnknown({ history }: Given, path: Path): boolean {
  return history.source !== null && isIn(path, history.source.unknown);
}

function modelOf({ run, history, roots }: Given, source: Tree): Tree {
  return fold(
    source,
    currentLayers(run, history).map(({ change }) => change),
    roots,
  );
}

/**
 * Files that steps have touched and that are again what they were in the source, but for the mode, which is the one that git gives them under
 * the umask of here. Any other mode has been given by a person, and so has that of what has the content that the run means it to have.
 */
function resetHere(
  { found, git, umask }: View,
  { last, ours, model }: { readonly last: Tree; readonly ours: Known; readonly model: Tree },
): readonly Path[] {
  return [...ours.touched()].filter((path) => {
    const here = found.get(path);
    if (here?.kind !== 'file' || git?.held.has(path) !== true || ours.has(path, here)) return false;
    if (here.mode !== (((here.mode & 0o100) === 0 ? 0o666 : 0o777) & ~umask)) return false;
    return sameInGit(last.get(path), here) && !sameInGit(model.get(path), here);
  });
}

/**
 * A source file that steps have touched is what the run knows, also where another umask has given it another mode; so is a folder that they
 * have made another. One in which they only wrote keeps the mode that it has here.
 */
function knowOtherModes(
  found: Tree,
  last: Tree,
  { known, made }: { readonly known: Known; readonly made: History['layers'] },
): void {
  for (const path of ofOtherModes(found, last, { known, made }))
    if (!known.has(path, found.get(path))) known.add(path, found.get(path) ?? null);
}

/** What steps have touched and is the same in git; of folders those of which they have made another one. */
function ofOtherModes(
  here: Tree,
  last: Tree,
  { known, made }: { readonly known: Known; readonly made: History['layers'] },
): readonly Path[] {
  const folders = new Set<Path>();
  for (const { change } of made)
    for (const { path, before, after } of change ?? [])
      if (before?.kind === 'directory' && !sameState(before, after)) folders.add(path);
  return [...known.touched()].filter((path) => {
    const is = here.get(path);
    return sameInGit(last.get(path), is) && (is?.kind !== 'directory' || folders.has(path));
  });
}

/** What steps or persons had left, and a commit has since, in whatever mode: git keeps of a file whether it may be executed, of a folder none. */
function committedSince(
  { view, history }: Given,
  { before, made }: { readonly before: Tree; readonly made: History['layers'] },
): ReadonlySet<Path> {
  const isHere = ({ path, before: was, after }: ChangedPath) =>
    !sameState(was, after) && sameInGit(after, view.found.get(path));
  const paths = made.flatMap(({ change }) => (change ?? []).filter(isHere).map(({ path }) => path));
  return asCommitted({ view, history }, { before, paths });
}

/**
 * The states that are the run's own work where they are found in another workspace: what steps and persons left, by halves, too. What steps only found,
 * and nobody made, or of which they changed the time alone, is of the source of some workspace: where it is here, of this one.
 */
function madeHere({ view, history }: Given, last: Tree, half: ReadonlyMap<Path, unknown>): Known {
  const before = history.earlier?.tree ?? last;
  const made = madeLayers(history);
  const known = new Known([before], leftBy(history));
  knowOtherModes(view.found, before, { known, made });
  // A folder stays as found as long as something is in it that is known, and goes with that.
  for (const path of half.keys()) known.add(path, view.found.get(path) ?? null);
  return known;
}

/** What the last attempt in this folder left by halves, also where the run went on in another one since, and outside of that one. */
function halfHere(
  given: Given,
  {
    last,
    known,
    ours,
    model,
  }: { readonly last: Tree; readonly known: Known; readonly ours: Known; readonly model: Tree | null },
): ReadonlyMap<Path, string | null> {
  const { run, view, history, killed, writes } = given;
  const { earlier } = history;
  if (model !== null) {
    // What an edit found or left is nothing that a later one, or a step, may leave: then it is not as the run means it.
    const left = view.trace?.mark.index;
    // What was as it is meant when the last attempt looked was changed after that, to whatever it may be.
    const wasMeant = (path: Path) => sameState(left?.get(path)?.entry, model.get(path));
    const isMeant = (path: Path, found: Entry | undefined) =>
      sameState(model.get(path), found) || (ours.isTouched(path) && ours.has(path, found) && !wasMeant(path));
    const half = [...halfWritten(view, { run, source: last, known, isMeant, killed, writes })];
    // A person has made it theirs who has committed it.
    return new Map(view.checkout === NO_CHECKOUT ? half : notOfCommit(given, last, half));
  }
  const { trace, outer } = view;
  const halfOf = (seen: Parameters<typeof halfWritten>[0], source: Tree) => {
    const there = new Known([last, source], touchesOf(madeLayers(history)));
    const isMeant = (path: Path, found: Entry | undefined) => there.has(path, found);
    return [...halfWritten(seen, { run, source, known: there, isMeant, killed, writes })];
  };
  // Without it, what was here before the first step could not be told from what a killed step wrote.
  const left = trace === null || earlier === null ? [] : halfOf(view, earlier.tree);
  if (earlier !== null) left.push(...lostThere(given, { source: earlier.tree, half: new Map(left) }));
  const here = notOfCommit(given, earlier?.tree ?? last, left).filter(([path]) => view.isHere(path));
  const outside = outer === null ? [] : halfOf({ ...view, ...outer }, last);
  return new Map([...here, ...outside.filter(([path]) => !isInWorkspace(path))]);
}

/**
 * Less what another commit has that is checked out here: that is its own, although a step had left the same. Not so a mode that git does not
 * keep: no commit has changed that.
 */
function notOfCommit(
  { view, history }: Given,
  before: Tree,
  half: readonly [Path, string | null][],
): readonly [Path, string | null][] {
  const ofCommit = asCommitted({ view, history }, { before, paths: half.map(([path]) => path) });
  const isSame = (path: Path) => sameInGit(before.get(path), view.found.get(path));
  return half.filter(([path]) => isSame(path) || !ofCommit.has(path));
}

function sourceHere(
  last: Tree,
  given: Given & { readonly made: Known; readonly half: ReadonlyMap<Path, unknown> },
): Tree {
  const { view, made, history, half, roots } = given;
  // Where an earlier attempt was here, its source is that of this workspace.
  const before = history.earlier?.tree ?? last;
  const whole = [...half.keys()].map((path) => ({ path, before: null, after: before.get(path) ?? null }));
  const found = whole.length === 0 ? view.found : fold(view.found, [whole], roots);
  const hidden = new Set(hiddenAmong(view.skipped));
  // Nobody can tell that what a step has deleted is not there.
  const isUnseen = (path: Path) => made.isTouched(path) && isIn(path, hidden);
  const isOfHere = (path: Path) =>
    isUnknown(given, path) || isCommitted(given, before, path) || isUnseen(path);
  const here = adopt(before, found, { known: made, isOfHere });
  // Where an earlier attempt was here that is of another umask than the newest source, on which the changes stand.
  if (before !== last)
    for (const path of ofOtherModes(here, last, { known: made, made: madeLayers(history) })) {
      const [was, is] = [last.get(path), here.get(path)];
      if (was !== undefined && is !== undefined && !isUnknown(given, path))
        here.set(path, { ...was, mtime: is.mtime });
    }
  if (view.place !== 'empty') return here;
  for (const [path, entry] of last) if (path.startsWith('./')) here.set(path, entry);
  return here;
}
