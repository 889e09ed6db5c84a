/** What is in a folder, byte for byte, so that two can be compared. */
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../src/digest/digest.ts';
import { microsOf } from '../../src/workspace/stat-index.ts';

/** Below a workspace, what is no part of it. */
const NOT_SAVED = ['.savepoint', '.git'];

/** Each path, as bytes, with its kind, mode, time in microseconds, and content or target. */
export function snapshot(directory: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const walk = (below: string): void => {
    for (const name of readdirSync(Buffer.from(join(directory, below), 'latin1'), { encoding: 'latin1' })) {
      const path = below === '' ? name : `${below}/${name}`;
      if (NOT_SAVED.includes(path)) continue;
      found[path] = describe(Buffer.from(join(directory, path), 'latin1'));
      if (found[path].startsWith('directory')) walk(path);
    }
  };
  walk('');
  return found;
}

function describe(path: Buffer): string {
  const stat = lstatSync(path);
  const mode = (stat.mode & 0o7777).toString(8);
  const time = microsOf(stat.mtimeMs);
  if (stat.isDirectory()) return `directory ${mode} ${time}`;
  if (stat.isSymbolicLink()) return `link ${readlinkSync(path, 'latin1')} ${time}`;
  return `file ${mode} ${time} ${sha256(readFileSync(path))}`;
}
