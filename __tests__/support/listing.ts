/** What lies in a folder, to be compared with another one. */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Every path below a folder, sorted, with its kind, its permission bits and its content. Times are no part of it. */
export function listing(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.sort().map((name) => `${name}: ${told(join(folder, name))}`);
}

function told(path: string): string {
  const stat = lstatSync(path);
  const mode = (stat.mode & 0o7777).toString(8);
  if (stat.isSymbolicLink()) return `link to ${readlinkSync(path)}`;
  if (stat.isDirectory()) return `directory ${mode}`;
  if (!stat.isFile()) return 'neither file, directory nor link';
  return `file ${mode} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
}
