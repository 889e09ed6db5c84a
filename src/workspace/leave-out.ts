/** What is no part of the workspace. */
import ignore, { type Ignore } from 'ignore';
import { isBelow, type Path, type RootPath } from '../tree/path.ts';
import { bytesOf } from './bytes.ts';
import { credentialPlace } from './credentials.ts';
import { listedIn, type Root, type Roots, rootsAmong } from './roots.ts';
import { STORE_FOLDER } from './store-folder.ts';

export type LeftOut = 'excluded' | 'ours' | 'git' | 'credentials';

/**
 * Why a path is left out, or null. It answers for the path alone: what lies below a directory that is left out is not asked for,
 * but see `isLeftOut`.
 */
export type LeaveOut = (path: Path, kind: 'directory' | 'leaf') => LeftOut | null;

/** `workspace.paths` and `workspace.exclude`. */
interface Coverage {
  /** Credentials that are named there are saved. */
  readonly paths: readonly string[];
  /** Patterns as in a .gitignore, relative to their root. */
  readonly exclude: readonly string[];
}

interface LeaveOutOptions {
  readonly roots: Roots;
  /** What leaves out something: what one of them does is left out. */
  readonly covered: readonly Coverage[];
  /** Absolute real paths, as Node gives them, of the store and the files that Savepoint makes for steps. */
  readonly own: readonly string[];
  /** Whether a path is the `.git` of a repository below the workspace that is not saved. */
  readonly isGit: (path: Path, kind: 'directory' | 'leaf') => boolean;
}

export function leaveOut({ roots, covered, own, isGit }: LeaveOutOptions): LeaveOut {
  const ours = new Set(own.flatMap((path) => pathsOf(bytesOf(path), roots.list)));
  const lists = covered.map(({ paths, exclude }) => {
    const listed = listedIn(paths);
    return { named: new Set<string>(listed), isExcluded: excluder(rootsAmong(listed), exclude) };
  });
  return (path, kind) => {
    if (path === './.git' || isGit(path, kind)) return 'git';
    if (ours.size > 0 && ours.has(path)) return 'ours';
    // That of another pipeline: its runs are nobody's half-written files.
    if (kind === 'directory' && path.endsWith(`/${STORE_FOLDER}`)) return 'ours';
    const place = credentialPlace(path);
    if (place !== null && lists.some(({ named }) => !named.has(path) && !named.has(place)))
      return 'credentials';
    return lists.some(({ isExcluded }) => isExcluded(path, kind)) ? 'excluded' : null;
  };
}

/** Why a path, or a directory above it, is left out; null where it is part of the workspace. */
export function isLeftOut(path: Path, kind: 'directory' | 'leaf', leftOut: LeaveOut): LeftOut | null {
  for (let slash = path.indexOf('/', 1); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const why = leftOut(path.slice(0, slash) as Path, 'directory');
    if (why !== null) return why;
  }
  return leftOut(path, kind);
}

/** Where an absolute path is in the roots: at one place, or nowhere. A folder of temporary files may lie above them: they are no part of it. */
function pathsOf(absolute: string, list: readonly Root[]): readonly string[] {
  return list.flatMap((root) => {
    if (absolute === root.absolute) return [root.path];
    if (!isBelow(absolute, root.absolute)) return [];
    return [`${root.path}/${absolute.slice(root.absolute.length + 1)}`];
  });
}

function excluder(
  list: readonly RootPath[],
  exclude: readonly string[],
): (path: Path, kind: string) => boolean {
  if (exclude.length === 0) return () => false;
  // By bytes, as git compares them. One for each root, since it remembers what it said of a path.
  const matchers = list.map((path): [string, Ignore] => {
    const matcher = ignore({ ignoreCase: false, allowRelativePaths: true });
    return [`${path}/`, matcher.add(exclude.map(bytesOf))];
  });
  return (path, kind) => {
    for (const [above, matcher] of matchers) {
      if (!path.startsWith(above)) continue;
      const inRoot = path.slice(above.length);
      return inRoot !== '' && matcher.ignores(kind === 'directory' ? `${inRoot}/` : inRoot);
    }
    return false;
  };
}
