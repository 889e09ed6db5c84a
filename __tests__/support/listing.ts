/** What lies in a folder, to be compared with another one. */
import { snapshot } from './tree-scripts.ts';

/** Every path below a folder, sorted, with its kind, its permission bits and its content. Times are no part of it. */
export function listing(folder: string): readonly string[] {
  return [...snapshot(folder)].map(([path, is]) => `${path}: ${is}`).sort();
}
