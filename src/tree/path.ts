/**
 * Where a file is, told so that it holds in another workspace too: `./a/b` below the workspace, `~/a` below the home
 * folder, `/a` anywhere else. A name is bytes, not text: each character of a Path stands for one byte (latin1), so that
 * names that are not UTF-8 come back as they were. Only `/` separates; there is no `.`, `..` or empty part.
 */
export type Path = string & { readonly __brand: 'Path' };

/** A folder of `workspace.paths`: `.` for the workspace itself, else `./build`, `~/.cargo`, `/opt/x`. */
export type RootPath = Path;

/** Whether a text, from a store that may be hostile, has the form of a Path below one of the roots, or of a root other than `.`. */
export function isPathIn(text: string, roots: readonly RootPath[]): text is Path {
  if (/[^\u0001-\u00ff]/.test(text)) return false;
  const parts = text.startsWith('/') ? text.slice(1).split('/') : text.split('/').slice(1);
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPlain && roots.some((root) => (text === root && root !== '.') || isBelow(text, root));
}

/** Whether a path lies below another one. The workspace `.` is above every `./…`. */
export function isBelow(path: string, above: string): boolean {
  return path.startsWith(above === '/' ? '/' : `${above}/`);
}

/** Whether it moves with the workspace. */
export function isInWorkspace(path: string): boolean {
  return path.startsWith('./');
}

/** The path above, or null at the top: of `./a` that is null, since the workspace itself is no entry. */
export function parentOf(path: Path): Path | null {
  const end = path.lastIndexOf('/');
  if (end <= 0) return null;
  const parent = path.slice(0, end);
  return parent === '.' || parent === '~' ? null : (parent as Path);
}

/** The folders that paths lie in, directly and through others. */
export function foldersAbove(paths: Iterable<Path>): ReadonlySet<Path> {
  const folders = new Set<Path>();
  for (const path of paths)
    for (let above = parentOf(path); above !== null && !folders.has(above); above = parentOf(above))
      folders.add(above);
  return folders;
}

/** Bytes of a path that is saved: more than any system opens in one piece. */
const LONGEST = 65_536;
/** Folders in a path that is saved. Each is opened on the way to what lies in it. */
const DEEPEST = 1000;

/** Whether a path is not saved for its length, or for the number of its folders. */
export function isTooLong(path: string): boolean {
  return path.length > 2 * DEEPEST && (path.length > LONGEST || path.split('/').length > DEEPEST);
}

/** A path of the workspace from text, as people and patterns write it: `a/b`. */
export function pathOf(text: string): Path {
  return `./${Buffer.from(text, 'utf8').toString('latin1')}` as Path;
}

/** Characters of a path that people are told. */
const NAME = 400;

/** As `textOf`, and of a very long one its beginning and its end. */
export function nameOf(path: Path): string {
  const text = textOf(path);
  return text.length <= NAME ? text : `${text.slice(0, NAME / 2)}…${text.slice(-NAME / 4)}`;
}

/** A path as people read it: `a/b` in the workspace, `~/a`, `/a`. Bytes that are not UTF-8 become U+FFFD. */
export function textOf(path: Path): string {
  const text = Buffer.from(path, 'latin1').toString('utf8');
  return text.startsWith('./') ? text.slice(2) : text;
}
