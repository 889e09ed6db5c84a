/** The folders of a store, and the file that says which layout they have. */
import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OtherSchema } from '../record/lines.ts';
import { syncDirectory, writeAtomically } from './atomic.ts';
import { isAbsent, reasonOf, StoreError } from './errors.ts';
import { namesIn } from './freed.ts';
import { isLink, mustBeOpen } from './run-files.ts';

/** The layout of the folder. */
const LAYOUT = 1;

const FOLDERS = ['runs', 'workspaces'];

/**
 * What is made and removed in these folders must not be elsewhere, whoever laid out the store. A store that is a link may be, and where
 * that leads nowhere, such as to a disk that is not mounted, there may be runs.
 */
export function mustHaveFolders(path: string): void {
  if (isLink(path) && !existsSync(path))
    throw new Error(`it is a link to ${readlinkSync(path)}, which is not there`);
  const link = FOLDERS.find((name) => isLink(join(path, name)));
  if (link !== undefined) throw new Error(`${link} in it is a link, and a store holds none`);
  for (const name of FOLDERS) mustBeOpen(join(path, name));
}

/** The folder that an action names is none itself: each job and scope has a store in it. */
export function notAStore(path: string): Error {
  const stores = namesIn(path).filter((name) => existsSync(join(path, name, 'store.json')));
  const instead = stores.length === 0 ? '' : `; stores in it: ${stores.length}, such as ${stores[0]}`;
  return new Error(`it is not a store of Savepoint (there is no store.json in it${instead})`);
}

/** Two first runs may make one store at the same moment: the second finds it made. */
export function markAsStore(path: string): void {
  try {
    writeAtomically(join(path, 'store.json'), `${JSON.stringify({ layout: LAYOUT })}\n`);
    syncDirectory(dirname(path));
  } catch (error) {
    if (!isAbsent(error) || readLayout(path) === null) throw error;
  }
}

/** What a store holds before it has its `store.json`, as when the process that made it was killed. */
const BEGINNINGS = ['runs', '.gitignore', 'store.json.tmp'];

/** Whether a store can be made of a path: nothing is there, or no more than the beginning of one. */
export function isFree(path: string): boolean {
  const names = namesIn(path);
  if (names.some((name) => !BEGINNINGS.includes(name))) return false;
  return !names.includes('.gitignore') || '*\n'.startsWith(readFileSync(join(path, '.gitignore'), 'utf8'));
}

/** The layout that a folder says it has, or null where it says nothing. @throws OtherSchema, Error */
export function readLayout(path: string): number | null {
  let text: string;
  const file = join(path, 'store.json');
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
      throw new Error('store.json in it is no regular file');
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
  const layout = layoutIn(text);
  if (layout === null) throw new Error('store.json in it is damaged');
  if (layout > LAYOUT) throw new OtherSchema(layout, { what: 'layout', known: LAYOUT });
  return layout;
}

function layoutIn(text: string): number | null {
  try {
    const { layout } = JSON.parse(text) as { layout?: unknown };
    return typeof layout === 'number' ? layout : null;
  } catch {
    return null;
  }
}

export function refusal(what: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  return new StoreError(`${what}: ${reasonOf(cause)}`, { cause });
}
