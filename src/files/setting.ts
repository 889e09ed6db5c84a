/** Where an attempt's files are, and what the rooms below need to be told. */
import type { Path } from '../tree/path.ts';
import type { LeaveOut } from '../workspace/leave-out.ts';
import type { Roots } from '../workspace/roots.ts';
import type { Repositories } from './repositories.ts';

export { STORE_FOLDER } from '../workspace/store-folder.ts';

/** What the entry points know. */
export interface FilesSetting {
  /** Real path of the workspace. */
  readonly workspace: string;
  readonly home: string;
  /** The name of this machine. */
  readonly host: string;
  /** `workspace.paths` and `workspace.exclude` of the pipeline. */
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
  /** Absolute paths that are never part of the workspace: the store, the folder of temporary files. */
  readonly own: readonly string[];
  /** Real path of the store. */
  readonly store: string;
  /** The program git, or null where there is none. */
  readonly git: string | null;
  readonly env: Readonly<Record<string, string>>;
  /** The commit as the surroundings tell it, for a workspace without git. */
  readonly commit: string | null;
  /** Whether a person is at work in the workspace: then source files changed during a failed step are edits. */
  readonly person: boolean;
  /** The time by the clock of the file system of the store, in ms since 1970. */
  readonly now: () => number;
  readonly progress: (doing: Doing, files: number, bytes: number) => void;
  readonly warn: (message: string) => void;
  /** Aborts what takes long. */
  readonly signal: AbortSignal;
}

export type Doing = 'reading' | 'saving' | 'restoring' | 'verifying';

/** The workspace's roots, and what of them is left out. */
export interface Area {
  readonly repositories: Repositories;
  readonly roots: Roots;
  readonly leftOut: LeaveOut;
  readonly now: FilesSetting['now'];
  /** Whether a path, told by a record, may be brought back. */
  readonly admits: (path: Path, kind: 'file' | 'directory' | 'link' | 'other') => boolean;
}
