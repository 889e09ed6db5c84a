import type { Path } from './path.ts';

/** Sorts by the bytes of the path: each character of a Path is one. A directory comes before what is in it. */
export function byPath(a: { readonly path: Path }, b: { readonly path: Path }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** The first few of some paths. Those in a `.git` folder come last: nobody looks for them in a list. */
export function firstOf(paths: Iterable<Path>, most: number): readonly Path[] {
  const first: Path[] = [];
  const inGit: Path[] = [];
  for (const path of paths) {
    if (first.length === most) break;
    const list = path.includes('/.git/') ? inGit : first;
    if (list.length < most) list.push(path);
  }
  return [...first, ...inGit].slice(0, most);
}
