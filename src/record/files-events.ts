/** What happens to files: what was captured, kept, set aside, and where it is. */

/** `workspace.paths` and `workspace.exclude` of a pipeline. */
export interface Coverage {
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
}

/** A pack: its number in the run, the SHA-256 of its index, its length in bytes. */
export interface PackRef {
  readonly pack: number;
  readonly index: string;
  readonly bytes: number;
  /** Of a borrowed pack, its run and number there. */
  readonly from?: { readonly run: string; readonly pack: number };
}

/** What was saved of a change to the files. */
export interface ChangeRef {
  /** Null: nothing changed. */
  readonly pack: PackRef | null;
  /** Paths that were added, modified or deleted. */
  readonly files: number;
  /** Bytes in the files that were added or modified. */
  readonly bytes: number;
  /** Bytes that this took in the store. */
  readonly stored_bytes: number;
}

/** Things of one kind that a step left on the machine. */
export interface Named {
  /** For people, in the plural: `Python packages`. */
  readonly what: string;
  readonly count: number;
  /** Some of them. */
  readonly names: readonly string[];
  /** Of installs some of the folders and files that tell of them. */
  readonly at?: readonly string[];
}

/** What a step left on the machine, outside of the saved folders. Absent members are empty. */
export interface MachineChange {
  readonly installs?: readonly Named[];
  readonly others?: readonly Named[];
  /** Folders that it made and put on PATH or into a variable. */
  readonly places?: readonly string[];
  /** New temporary files, where nobody knows yet which of them a later step names. */
  readonly temp?: readonly string[];
  /** Other paths of folders, through links, that its values speak of. */
  readonly spellings?: Readonly<Record<string, FolderKind>>;
}

/** A folder that may be elsewhere in the next attempt. */
export type FolderKind = 'workspace' | 'home' | 'temp';

/** Paths of a step's change that may be the work of steps that ran beside it and had not ended well. */
export interface Shared {
  readonly steps: readonly string[];
  /** Some of them. */
  readonly paths: readonly string[];
}

/** The source of the attempt: the workspace before its first step. */
export interface SourceCaptured {
  readonly type: 'source.captured';
  /** `first`: of a new run. `elsewhere`: of an attempt in another workspace; `empty`: one in which nothing was. */
  readonly place: 'first' | 'elsewhere' | 'empty';
  readonly commit: string | null;
  /** The commits of repositories below the workspace, by their folders; absent for none. */
  readonly nested?: Readonly<Record<string, string>>;
  /** As in `SourceDigests`. */
  readonly digest: string;
  readonly roots?: Readonly<Record<string, string>>;
  readonly change: ChangeRef;
  /** Where it differs from the source before, in paths that no step or edit touched; absent where it does not. */
  readonly differs?: SourceDiffering;
  /** All that is about to be brought back. */
  readonly brings?: Amount;
}

/** So much of files and links. */
export interface Amount {
  readonly files: number;
  readonly bytes: number;
}

/** Paths of which something is told. */
export interface Differing {
  /** How many. */
  readonly files: number;
  /** Some of them. */
  readonly paths: readonly string[];
}

export interface SourceDiffering extends Differing {
  /** The commit is the same, and here nothing of them is changed: they had been changed there, and were not committed. */
  readonly uncommitted?: true;
}

/** The lowest layer of a new run: what steps of earlier runs in this folder made and is there. */
export interface PacksBorrowed {
  readonly type: 'packs.borrowed';
  readonly packs: readonly PackRef[];
}

export interface EarlierCaptured {
  readonly type: 'earlier.captured';
  readonly change: ChangeRef;
}

/** A person's edits, saved as a layer of their own. */
export interface EditsKept {
  readonly type: 'edits.kept';
  /** Its place among the completions. */
  readonly number: number;
  /** The step that ran meanwhile; null: between two attempts. */
  readonly step: string | null;
  readonly change: ChangeRef;
  /** Some of the paths. */
  readonly paths: readonly string[];
  /** Those of them that were deleted; absent where none was. */
  readonly deleted?: readonly string[];
}

/** Files that were put into the store before they were set back. */
export interface FilesAside {
  readonly type: 'files.aside';
  /** The steps that left them, as far as that is known. */
  readonly steps: readonly string[];
  readonly change: ChangeRef;
  /** Some of the paths: those that git does not ignore come first. */
  readonly paths: readonly string[];
}

/** What a failed try of a step with `keep` left, saved for its next try. */
export interface FilesKept {
  readonly type: 'files.kept';
  readonly step: string;
  readonly change: ChangeRef;
}
