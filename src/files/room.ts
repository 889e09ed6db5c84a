/** Whether there is room for what is to be brought back: what cannot be saved is not taken out of its way. */
import { type Path, parentOf, textOf } from '../tree/path.ts';
import { pathsTo } from '../tree/reconcile.ts';
import { type Entry, sameState } from '../tree/state.ts';
import type { Roots } from '../workspace/roots.ts';
import { staysIn } from '../workspace/stays.ts';
import { CannotResume, type LeftBehind } from './errors.ts';
import { leftBehind, type Outlook } from './outlook.ts';
import type { Settled } from './settle.ts';

/** What a person may leave in the place of a source file is theirs; what a failed step left there is not. @throws CannotResume */
export function mustHaveRoom(settled: Settled, outlook: Outlook, roots: Roots): void {
  const staying = new Set([...settled.kept.values()].flat());
  const taken = [...unsavable(outlook.view)].flatMap(([path, what]) => {
    const place = placeTaken(path, { settled, outlook, staying });
    return place === null ? [] : [{ path, place, what }];
  });
  const behind = (...inTheWay: readonly Path[]) => leftBehind(outlook.half, outlook.view, inTheWay);
  const [first] = taken;
  if (first !== undefined) {
    const { path, place, what } = first;
    const hint = outlook.view.unread.has(path) ? 'make it readable, or remove it' : 'remove it';
    throw noRoom(place, path, { what, hint, left: behind(...taken.map((each) => each.place)) });
  }
  const { actions } = settled.reconciled;
  for (const action of actions) if (action.kind === 'write') mustBeTaken(action.path, action.entry);
  const instead = actions.filter(({ kind, path }) => kind === 'write' && isInstead(path, settled, outlook));
  if (instead.length === 0) return;
  const deleted = pathsTo('delete', actions);
  for (const { path } of instead) {
    const left = staysIn(path, roots, (each) => deleted.has(each));
    if (left === null) continue;
    throw noRoom(path, left, {
      what: 'something that is not saved',
      hint: 'move away what is there',
      left: behind(path),
    });
  }
}

/** Bytes of a name, and of the target of a link, that Linux takes: NAME_MAX and PATH_MAX of limits.h. */
const NAME_MAX = 255;
const TARGET_MAX = 4095;

/** Elsewhere the file system says what it takes. @throws CannotResume */
function mustBeTaken(path: Path, entry: Entry): void {
  if (process.platform !== 'linux') return;
  const name = path.length > NAME_MAX && path.split('/').some((part) => part.length > NAME_MAX);
  const target = entry.kind === 'link' && entry.target.length > TARGET_MAX;
  if (!name && !target) return;
  const what = name ? 'a name in its path' : 'where it leads to';
  throw new CannotResume(
    `${textOf(path).slice(0, 100)} cannot be brought back: ${what} is longer than the system takes`,
    'go on on the system on which it was made, or start over with `savepoint run --fresh`',
  );
}

function noRoom(
  place: Path,
  path: Path,
  { what, hint, left }: { readonly what: string; readonly hint: string; readonly left: LeftBehind },
): CannotResume {
  const found = place === path ? what : `a folder with ${what} in it`;
  const where = place === path ? '' : `: ${textOf(path)}`;
  return new CannotResume(
    `${textOf(place)} cannot be brought back: ${found} is in its place${where}`,
    `${hint}, and go on again`,
    { left },
  );
}

interface Places {
  readonly settled: Settled;
  readonly outlook: Outlook;
  /** Half-written files that stay for the next try of a step. */
  readonly staying: ReadonlySet<Path>;
}

/** What is to be at a path, or at one above it, where that leaves no room for what is there; null where there is room. */
function placeTaken(
  path: Path,
  { settled: { model }, outlook: { facts, half }, staying }: Places,
): Path | null {
  for (let at: Path | null = path; at !== null; at = parentOf(at)) {
    const want = model.get(at);
    if (want === undefined || want.kind === 'other' || staying.has(at)) continue;
    if (at !== path && want.kind === 'directory') continue;
    if (!sameState(facts.source.get(at), want) || half.has(at)) return at;
  }
  return null;
}

/** Whether a file or a link comes to where a folder is. */
function isInstead(path: Path, { model }: Settled, { view }: Outlook): boolean {
  const want = model.get(path);
  return view.found.get(path)?.kind === 'directory' && want !== undefined && want.kind !== 'directory';
}

function unsavable({ skipped, unread }: Outlook['view']): ReadonlyMap<Path, string> {
  const things = new Map<Path, string>();
  for (const { path, why } of skipped)
    if (why === 'fifo' || why === 'socket' || why === 'device') things.set(path, `a ${why}`);
  for (const [path, { kind, why }] of unread)
    if (kind === 'unreadable') things.set(path, `what cannot be read (${why})`);
  return things;
}
