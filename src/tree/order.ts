import type { Path } from './path.ts';

/** Sorts by the bytes of the path: each character of a Path is one. A directory comes before what is in it. */
export function byPath(a: { readonly path: Path }, b: { readonly path: Path }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
