/** What a step leaves outside of the saved folders, by the words under which the record has it. */
import type { Named } from './files-events.ts';

/** These end with the run, on every machine. */
export const PROCESSES = 'processes';

/** These are in a `.git` folder, which is not saved. */
export const REFS = 'git refs';

/** Files of the workspace that are not saved: those that hold credentials, fifos and the like. */
export const FILES = 'files that are not saved';

/** New temporary files that another step names. */
export const TEMP = 'temporary files';

/** `Python packages (requests-2.31.0, and 4 more)`. */
export function describeNamed({ what, count, names }: Named): string {
  const shown = names.slice(0, 3);
  const more = count - shown.length;
  return `${what} (${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''})`;
}
