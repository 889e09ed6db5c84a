/** A place for objects that never change, told by their keys. Absent is a value; no proper answer is a thrown StoreError. */
export interface Objects {
  /** What this place can be used for. */
  readonly access: Access;
  readonly place: Place;
  /**
   * The key of the object that was made last, of all whose key begins with `prefix`; null where there is none.
   * @throws StoreError when there is no proper answer
   */
  newest(prefix: string): Promise<string | null>;
  /**
   * Brings the object of exactly this key into a file that is not there yet.
   * @returns `damaged`: it is there, and not as it was saved; `cut-short`: what came had no end, each time, so that it is either damaged or
   * could not be read; only `found` leaves a file
   * @throws StoreError when there is no proper answer
   */
  fetch(key: string, to: string): Promise<Fetched>;
  /** Saves a file under a key that was never used before. Never throws for what the place says. */
  save(request: SaveRequest): Promise<Saved>;
  /** Ends what is on its way. */
  close(): void;
}

export type Fetched = 'found' | 'absent' | 'damaged' | 'cut-short';

export interface SaveRequest {
  readonly key: string;
  /** The file to save, which stays. */
  readonly from: string;
  /** Keys that begin with it are looked at first, and it is looked whether the key is there afterwards; null: neither. */
  readonly beside: string | null;
  /** Whose it is, for people and for `savepoint fetch`, where the place keeps such words. */
  readonly about: string;
  /** Gives up when it aborts. */
  readonly until: AbortSignal;
}

export interface Access {
  /** `nothing`: there is no such place, so nothing was ever saved there. `denied`: something may be there, and cannot be read. */
  readonly read: 'yes' | 'nothing' | 'denied';
  readonly write: 'yes' | 'denied';
  /** Why not all of it; null when nothing is missing. */
  readonly why: string | null;
}

export type Saved =
  /** `newest`: the key made last before this one, of those that begin with `beside`; null where none is known. */
  { readonly kind: 'saved'; readonly newest: string | null } | Failed;

export interface Failed {
  readonly kind: 'failed';
  readonly why: string;
  /** Another try cannot do better. */
  readonly lasting: boolean;
  /** An object of this key is there, or somebody is about to save one. */
  readonly taken?: true;
  /** So much of the job's time is lost to the place that nothing more is tried. */
  readonly spent?: true;
  /** Seconds in which the place takes nothing; left out where it does not say. */
  readonly retryAfter?: number;
}

/** What kind of place it is. */
export interface Place {
  /** Such as `the cache`. */
  readonly name: string;
  /** How a job comes to be let read it, and use it. */
  readonly letRead: string;
  readonly letUse: string;
  /** Whose jobs can read it: those of the same branch, or all of the repository. */
  readonly reach: 'branch' | 'repository';
}

export const CACHE: Place = {
  name: 'the cache',
  letRead: 'let the job read the cache',
  letUse: 'let the job read and write the cache',
  reach: 'branch',
};

const LET_READ = 'give the job `actions: read` under `permissions:`, beside all else that it needs';

export const ARTIFACTS: Place = {
  name: 'the artifacts',
  letRead: LET_READ,
  letUse: LET_READ,
  reach: 'repository',
};
