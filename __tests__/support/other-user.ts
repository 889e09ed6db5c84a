/** Running the command line as somebody who is not root, whoever runs the tests. */
import { chmodSync, chownSync, cpSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BUNDLE, type StartOptions } from './cli.ts';
import { folder } from './folder.ts';

const NOBODY = 65_534;

export const isRoot = process.getuid?.() === 0;

/** Gives a path to the user that `asNobody` stands for. The folder of all temporary files belongs to every test. */
export function giveAway(...paths: readonly string[]): void {
  giveTo(NOBODY, ...paths);
}

/** The same to another user. */
export function giveTo(uid: number, ...paths: readonly string[]): void {
  if (paths.some((path) => resolve(path) === resolve(tmpdir())))
    throw new Error('that folder is not yours to give');
  if (isRoot) for (const path of paths) chownSync(path, uid, uid);
}

/** Options to run as a user who is not root: that of the tests itself, where that is so. */
export function asNobody(): Pick<StartOptions, 'uid' | 'program' | 'env'> {
  const home = folder();
  giveAway(home);
  return isRoot ? { uid: NOBODY, program: programForAll(), env: { HOME: home } } : { env: { HOME: home } };
}

/** A checkout below a folder that only root may enter is of no use to others: they get a copy. */
function programForAll(): { readonly node: string; readonly bundle: string } {
  if ([process.execPath, BUNDLE].every(isOpenToAll)) return { node: process.execPath, bundle: BUNDLE };
  const place = folder();
  chmodSync(place, 0o755);
  cpSync(process.execPath, join(place, 'node'));
  cpSync(dirname(BUNDLE), join(place, 'dist'), { recursive: true });
  return { node: join(place, 'node'), bundle: join(place, 'dist', 'index.js') };
}

function isOpenToAll(path: string): boolean {
  if ((statSync(path).mode & 0o005) !== 0o005 && !statSync(path).isFile()) return false;
  if ((statSync(path).mode & 0o004) === 0) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}
