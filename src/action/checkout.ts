/** Paths as they are named from the top of the checkout, which is in another place on another machine. */
import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';

/** @param checkout the folder of the repository, where that is known @returns null where the path is not in it */
export function inCheckout(checkout: string | null, path: string): string | null {
  if (checkout === null || checkout === '') return null;
  const inside = relative(realOf(checkout), join(realOf(dirname(path)), basename(path)));
  return inside.startsWith('..') || isAbsolute(inside) ? null : inside;
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
