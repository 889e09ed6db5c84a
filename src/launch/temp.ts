/** The folder of temporary files. */
import { resolve } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The runner's, else that of the system. Absolute: what lies in it is named to steps, which run in folders of their own.
 * @param cwd may throw where it was removed: then a relative folder is not there either
 */
export function tempFolder(env: Env, cwd: () => string): string {
  const named = env.RUNNER_TEMP || env.TMPDIR || env.TMP || env.TEMP || '/tmp';
  try {
    return named.startsWith('/') ? resolve(named) : resolve(cwd(), named);
  } catch {
    return named;
  }
}
