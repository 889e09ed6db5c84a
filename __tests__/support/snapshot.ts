/** What is in a folder, byte for byte and with times, so that two can be compared. */
import { lstatSync } from 'node:fs';
import { microsOf } from '../../src/workspace/stat-index.ts';
import { snapshot as withoutTimes } from './tree-scripts.ts';

/** Each path, as bytes, with its kind, mode, content or target, and time in microseconds. */
export function snapshot(directory: string): Readonly<Record<string, string>> {
  const timeOf = (path: string) =>
    microsOf(lstatSync(Buffer.concat([Buffer.from(`${directory}/`), Buffer.from(path, 'latin1')])).mtimeMs);
  return Object.fromEntries(
    [...withoutTimes(directory)].map(([path, is]) => [path, `${is} ${timeOf(path)}`]),
  );
}
