/** Who works where: one process a workspace, one a run. */
import { chmodSync, lstatSync } from 'node:fs';
import { sha256 } from '../digest/digest.ts';
import { makeDirectories } from '../store/atomic.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { reasonOf, StoreError } from '../store/errors.ts';
import type { Identity } from '../store/identity.ts';
import { type Acquired, acquire, type Lock, type LockRequest } from '../store/lock.ts';
import type { OpenRun } from '../store/port.ts';
import { Refusal } from './refusal.ts';

/** @param locks the fixed place of workspace locks @throws Refusal exit 4; StoreError when locks cannot be written */
export function holdWorkspace(
  workspace: string,
  { locks, me }: { readonly locks: string; readonly me: Identity },
): Lock {
  const acquired = acquireIn(locks, { directory: locks, name: sha256(workspace).slice(0, 32), me });
  if (acquired.kind === 'held') return acquired.lock;
  throw new Refusal(4, `another process holds the workspace ${workspace}${whoIs(acquired.by)}`, {
    hint: 'wait until it has ended, or stop it',
  });
}

/** @throws StoreError when locks cannot be written */
function acquireIn(locks: string, request: LockRequest): Acquired {
  try {
    makeShared(locks);
    return acquire(request);
  } catch (error) {
    throw new StoreError(`the locks in ${locks} cannot be written: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Every user of the machine has locks there, and can remove only their own. Its owner sees to that. What another user
 * put in its place is not followed. @throws Error when it is not a folder
 */
function makeShared(directory: string): void {
  makeDirectories(directory);
  const found = lstatSync(directory);
  if (!found.isDirectory()) throw new Error(`${directory} is not a folder`);
  if (found.uid === process.getuid?.() && (found.mode & 0o7777) !== 0o1777) chmodSync(directory, 0o1777);
}

/** @throws Refusal exit 4 */
export function holdRun(id: string, store: DirectoryStore): OpenRun {
  const held = store.hold(id);
  if (held.kind === 'held') return held.open;
  throw new Refusal(4, `another process holds the run ${id}${whoIs(held.by)}`, {
    hint: 'wait until it has ended, or stop it',
  });
}

function whoIs(by: Identity | null): string {
  return by === null ? '' : `: pid ${by.pid} on ${by.host}`;
}
