/** Paths as they are named from the top of the checkout, which is in another place on another machine. */
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { realPath } from '../launch/plan-files.ts';

/** @param checkout the folder of the repository, where that is known @returns null where the path is not in it */
export function inCheckout(checkout: string | null, path: string): string | null {
  if (checkout === null || checkout === '') return null;
  const inside = relative(realPath(checkout), join(realPath(dirname(path)), basename(path)));
  return inside.startsWith('..') || isAbsolute(inside) ? null : inside;
}
