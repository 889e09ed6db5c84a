/** What tells one folder from another. */
import { chmodSync, statfsSync, statSync } from 'node:fs';

/** Inode and time of birth: they tell a folder from another one that took its path, whatever its own path is. */
export function folderId(path: string): string {
  const { ino, birthtimeMs } = statSync(path);
  return `${ino}-${Math.round(birthtimeMs)}`;
}

/** `OVERLAYFS_SUPER_MAGIC` of linux/magic.h. */
const OVERLAY = 0x794c7630;

/**
 * Makes the folder's identity last: overlayfs makes a folder of a lower layer, as of an image, anew at the first change, with another time of
 * birth. To set the mode that it has is such a change.
 */
export function settleFolder(path: string): void {
  try {
    if (statfsSync(path).type === OVERLAY) chmodSync(path, statSync(path).mode & 0o7777);
  } catch {
    // Another one's folder: the first step that writes there makes it another, where it is of a lower layer.
  }
}
