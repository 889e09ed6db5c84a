/** The hidden argument with which the program starts itself as an attempt's watcher. */
export const WATCH = '--watch-attempt';

/** The hidden argument with which the program starts itself to compute `hashFiles`. */
export const HASH = '--hash-files';

/** The hidden argument with which the program starts itself for transfers to and from the cache; the folder of that process follows. */
export const TRANSFER = '--transfer';

/** The hidden argument with which the program stands for the shell of a workflow's step. */
export const STEP = '--step';

/** The hidden argument with which the program starts itself as the keeper of a job; the path of its socket follows. */
export const KEEP = '--keep';

/** What stands in front of the hash, among all that the library prints. */
export const HASHED = 'savepoint-hash:';

/** The place of workspace locks. Whatever TMPDIR says: every process on the machine must look in the same place. */
export const LOCKS = '/tmp/savepoint-locks';
