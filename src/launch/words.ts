/** The hidden argument with which the program starts itself as an attempt's watcher. */
export const WATCH = '--watch-attempt';

/** The place of workspace locks. Whatever TMPDIR says: every process on the machine must look in the same place. */
export const LOCKS = '/tmp/savepoint-locks';
