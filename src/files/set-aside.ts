/** What an attempt is about to write over or delete, and that no command would bring afterwards. Pure. */
import type { Path } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import type { FileAction } from '../tree/reconcile.ts';
import type { Entry, State } from '../tree/state.ts';
import { isOfStep } from './history.ts';
import { laidBy, type Outlook } from './outlook.ts';
import type { Settled } from './settle.ts';

/** What goes into the store before it is set back. */
export interface SetAside {
  /** Half-written files, and what is in no pack yet: by the step, null where that is not known. */
  readonly half: ReadonlyMap<string | null, ReadonlySet<Path>>;
  /** Null where there is nothing of that kind. */
  readonly ended: EndedFiles | null;
}

/**
 * What steps left that had ended well and whose completions do not count any more, as those of `finally` never do. Its contents are
 * in the store, and yet no command but `restore --aside` brings them. What a person changed while the step ran is among it.
 */
export interface EndedFiles {
  /** Those that left it, as far as that is known. */
  readonly steps: readonly string[];
  /** Source files that they changed or deleted and that no `writes` match, and then what else no `writes` match. */
  readonly told: readonly Path[];
  /** How many of those are source files. */
  readonly sources: number;
  /** What their own `writes` match: nobody is told of it. */
  readonly declared: readonly Path[];
}

interface Given {
  readonly settled: Settled;
  readonly outlook: Outlook;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
}

export function toSetAside({ settled, outlook, writes }: Given): SetAside {
  const { view } = outlook;
  const half = new Map<string | null, Set<Path>>();
  const ended = new Map<Path, Entry | null>();
  const folders = foldersAside(outlook);
  for (const action of settled.reconciled.actions) {
    const { path } = action;
    const found = view.found.get(path);
    if (action.kind === 'times') continue;
    if (found === undefined) {
      if (isSourceBack(action, outlook) && !outlook.half.has(path)) ended.set(path, null);
    } else if (found.kind === 'directory' && folders.has(path)) {
      // There is nothing in a folder but its name.
    } else if (outlook.half.has(path) || !isHeld(found, path, outlook)) {
      const step = outlook.half.get(path) ?? null;
      // Of a file in whose place a folder belongs there are two actions.
      const paths = half.get(step);
      if (paths === undefined) half.set(step, new Set([path]));
      else paths.add(path);
    } else if (found.kind === 'file' || found.kind === 'link') ended.set(path, found);
  }
  for (const path of reachable(ended, settled, outlook)) ended.delete(path);
  return { half, ended: ended.size === 0 ? null : endedFiles(ended, outlook, writes) };
}

/** Folders that were set aside before. */
function foldersAside({ history }: Outlook): ReadonlySet<Path> {
  const aside = history.layers.filter(({ layer }) => layer.kind === 'aside');
  return new Set(
    aside.flatMap(({ change }) =>
      (change ?? []).flatMap(({ path, after }) => (after?.kind === 'directory' ? [path] : [])),
    ),
  );
}

/** Whether its content is in a pack, and was read there (`settle`), or in git. */
function isHeld(found: Entry, path: Path, { view, history }: Outlook): boolean {
  return found.kind !== 'file' || history.contents.isSound(found.digest) || view.committed.has(path);
}

/** Whether a source file comes back that is not there, in the workspace that the run left. */
function isSourceBack({ kind, path }: FileAction, { facts, view }: Outlook): boolean {
  const source = facts.source.get(path);
  return kind === 'write' && view.place === 'left' && (source?.kind === 'file' || source?.kind === 'link');
}

/** What will be had by another command: of the source, of a completion that counts, or set aside before. */
function* reachable(
  found: ReadonlyMap<Path, State | null>,
  { plan }: Settled,
  outlook: Outlook,
): Generator<Path> {
  if (found.size === 0) return;
  for (const [path, state] of found) if (sameBytes(outlook.facts.source.get(path), state)) yield path;
  const aside = outlook.history.layers.filter(({ layer }) => layer.kind === 'aside');
  const reused = laidBy(plan, outlook).filter(({ kind }) => kind === 'step');
  for (const { change } of [...aside, ...reused])
    for (const { path, after } of change ?? [])
      if (found.has(path) && sameBytes(after, found.get(path))) yield path;
}

function endedFiles(
  found: ReadonlyMap<Path, Entry | null>,
  outlook: Outlook,
  writes: Given['writes'],
): EndedFiles {
  const owners = ownersOf(found, outlook);
  const patterns = new Map([...writes].map(([step, globs]) => [step, compilePatterns(globs)]));
  const [sources, others, declared]: [Path[], Path[], Path[]] = [[], [], []];
  for (const path of found.keys()) {
    const isDeclared = patterns.get(owners.get(path) ?? '')?.(path) === true;
    const isSource = outlook.facts.source.has(path);
    (isDeclared ? declared : isSource ? sources : others).push(path);
  }
  const steps = [...new Set(owners.values())];
  return { steps, told: [...sources.sort(), ...others.sort()], sources: sources.length, declared };
}

/** The steps that left paths as they were found, as far as that is known: the last of them. */
function ownersOf(found: ReadonlyMap<Path, State | null>, { history }: Outlook): ReadonlyMap<Path, string> {
  const owners = new Map<Path, string>();
  for (const { layer, change } of history.layers) {
    if (!isOfStep(layer) || layer.step === null) continue;
    for (const { path, after } of change ?? [])
      if (found.has(path) && sameBytes(after, found.get(path))) owners.set(path, layer.step);
  }
  return owners;
}

/** Whether two states hold the same: the mode is not asked for. */
function sameBytes(a: State | null | undefined, b: State | null | undefined): boolean {
  if (a == null || b == null) return a == null && b == null;
  if (a.kind === 'link') return b.kind === 'link' && a.target === b.target;
  return a.kind === 'file' && b.kind === 'file' && a.digest === b.digest;
}
