/** Patterns of files: `reads`, `writes`, `workspace.exclude`; and the folders of `workspace.paths`. */
import { asksForCredentials } from '../workspace/credentials.ts';

/** What is wrong with a pattern of `reads` or `writes`, relative to the workspace; null for a good one. */
export function globProblem(pattern: string): string | null {
  const glob = pattern.startsWith('!') ? pattern.slice(1) : pattern;
  if (/^(\/|~|[A-Za-z]:[\\/])/.test(glob)) return 'is absolute; patterns are relative to the workspace';
  return unbalanced(glob, '{', '}') ? 'has a "{" or "}" without its partner' : excludeProblem(pattern);
}

/** What is wrong with a pattern of `exclude`, in the form of a .gitignore; null for a good one. */
export function excludeProblem(pattern: string): string | null {
  const glob = pattern.startsWith('!') ? pattern.slice(1) : pattern;
  if (glob.trim() === '') return 'is empty';
  if (glob.split('/').includes('..')) return 'leads out of its folder with ".."';
  return unbalanced(glob, '[', ']') ? 'has a "[" or "]" without its partner' : null;
}

/** The name that a pattern of `writes` spells, with all below it; null for one with wildcards or expressions. */
export function literalOf(pattern: string): string | null {
  const base = trimmed(pattern).replace(/(\/(\*\*)?)+$/, '');
  return /[*?[\]{}()!+@\\$]/.test(base) ? null : base;
}

/** Whether what a pattern of `reads` or `writes` matches may lie in none of the folders of `workspace.paths`. */
export function liesInNone(pattern: string, paths: readonly string[]): boolean {
  const text = trimmed(pattern);
  if (paths.length === 0 || text.startsWith('!')) return false;
  const base = baseOf(text);
  return !paths.some((path) => isInside(base === '' ? '' : `${base}/`, rootOf(path)));
}

/** The folders that a pattern begins with, or all of it where it is no pattern. */
function baseOf(text: string): string {
  const segments = text.split('/');
  const first = segments.findIndex((segment) => literalOf(segment) === null);
  return (first === -1 ? segments : segments.slice(0, first)).join('/');
}

/** The folders that lie inside of another one, or are there before. Credentials are listed beside what they lie in. */
export function nestedPaths(
  paths: readonly string[],
): readonly { readonly outer: number; readonly inner: number }[] {
  const roots = paths.map(rootOf);
  return roots.flatMap((path, inner) => {
    if (asksForCredentials(trimmed(paths[inner] ?? '')) && roots.indexOf(path) === inner) return [];
    const outer = roots.findIndex(
      (root, index) => index !== inner && isInside(path, root) && (root !== path || index < inner),
    );
    return outer < 0 ? [] : [{ outer, inner }];
  });
}

/** What is wrong with a folder of `workspace.paths`; null for a good one. */
export function pathProblem(path: string): string | null {
  if (path.split('/').includes('..'))
    return 'leads out of the workspace with ".."; name the folder by its absolute path';
  return /[*?[\]{}]/.test(path) ? 'is a pattern; name a folder' : null;
}

/** The workspace is the empty text, any other folder ends with a slash. */
function rootOf(path: string): string {
  return ['', '.'].includes(trimmed(path)) ? '' : `${trimmed(path)}/`;
}

function isInside(path: string, root: string): boolean {
  const absolute = /^[/~]/.test(path);
  return root === '' ? !absolute : path.startsWith(root);
}

/** Without `./` and `/` in front and `/` behind; an absolute path keeps the one in front. */
export function trimmed(pattern: string): string {
  const rest = pattern.trim().replace(/^(\.\/+)+/, '');
  return rest.length > 1 ? rest.replace(/\/+$/, '') : rest;
}

function unbalanced(glob: string, open: string, close: string): boolean {
  let depth = 0;
  for (let at = 0; at < glob.length; at++) {
    if (glob[at] === '\\') at++;
    else if (glob[at] === open) depth++;
    else if (glob[at] === close && --depth < 0) return true;
  }
  return depth !== 0;
}
