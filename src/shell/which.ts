import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where a program is looked for when the environment has no PATH; what `execvp` uses on Linux. */
const DEFAULT_PATH = '/bin:/usr/bin';

/**
 * The absolute path of a program, found as a shell finds it: a name with a slash is a path from `cwd`, any other
 * is looked for in the directories of `path`. Null when there is no such executable file.
 */
export function which(program: string, path: string | undefined, cwd: string): string | null {
  if (program === '') return null;
  if (program.includes('/')) return executable(resolve(cwd, program));
  for (const directory of (path ?? DEFAULT_PATH).split(':')) {
    const found = executable(resolve(cwd, directory, program));
    if (found !== null) return found;
  }
  return null;
}

function executable(file: string): string | null {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}
