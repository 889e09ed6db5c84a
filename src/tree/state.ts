/** The workspace as a value: what is at each path. Pure. */
import type { Path } from './path.ts';

/** What is at a path, times aside. Absent is null. */
export type State = FileState | DirectoryState | LinkState | OtherState;

export interface FileState {
  readonly kind: 'file';
  /** Permission bits, 0 to 0o777. */
  readonly mode: number;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, in hex. */
  readonly digest: string;
}

export interface DirectoryState {
  readonly kind: 'directory';
  /** Permission bits, 0 to 0o777. */
  readonly mode: number;
}

export interface LinkState {
  readonly kind: 'link';
  /** As stored in the link, one character a byte. */
  readonly target: string;
}

/** What cannot be saved. It is never written, replaced or deleted. */
export interface OtherState {
  readonly kind: 'other';
  readonly what: 'fifo' | 'socket' | 'device' | 'unreadable';
}

/** What stands for a path that could not be read. */
export const UNREADABLE: OtherState = { kind: 'other', what: 'unreadable' };

/** A state with the time of its last change, in whole microseconds since 1970. */
export type Entry = State & { readonly mtime: number };

/** What is at each path; a path that is not in it is absent. */
export type Tree = ReadonlyMap<Path, Entry>;

/** Whether two states are the same: absent, or kind, permission bits and content. Times are no part of it. */
export function sameState(a: State | null | undefined, b: State | null | undefined): boolean {
  if (a == null || b == null) return a == null && b == null;
  switch (a.kind) {
    case 'file':
      return b.kind === 'file' && a.digest === b.digest && a.mode === b.mode && a.size === b.size;
    case 'directory':
      return b.kind === 'directory' && a.mode === b.mode;
    case 'link':
      return b.kind === 'link' && a.target === b.target;
    case 'other':
      return b.kind === 'other' && a.what === b.what;
  }
}

/** Whether two entries are the same, their times included. */
export function sameEntry(a: Entry | undefined, b: Entry | undefined): boolean {
  return sameState(a, b) && a?.mtime === b?.mtime;
}

/**
 * Whether two files or folders are the same as git keeps them: of a file its content, and whether its owner may execute it. The other
 * permission bits of a checkout are made by the umask.
 */
export function sameInGit(a: State | null | undefined, b: State | null | undefined): boolean {
  if (a?.kind === 'directory' && b?.kind === 'directory') return true;
  if (a?.kind !== 'file' || b?.kind !== 'file') return false;
  return sameState({ ...a, mode: modeInGit(a) }, { ...b, mode: modeInGit(b) });
}

/** The mode that git keeps of a file. */
export function modeInGit({ mode }: FileState): number {
  return (mode & 0o100) === 0 ? 0o644 : 0o755;
}
