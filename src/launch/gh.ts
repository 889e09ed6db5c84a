/** The token with which a person is signed in to GitHub here. */
import { which } from '../shell/which.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What GitHub's own command line says; null where it is not there, or nobody is signed in. @param cwd from where programs are looked for */
export async function tokenOfGh(host: string, env: Env, cwd: string): Promise<string | null> {
  const program = which('gh', env.PATH, cwd);
  if (program === null) return null;
  const { getExecOutput } = await import('@actions/exec');
  try {
    const { exitCode, stdout } = await getExecOutput(`"${program}"`, ['auth', 'token', '--hostname', host], {
      env: definedIn(env),
      silent: true,
      ignoreReturnCode: true,
    });
    return exitCode === 0 && stdout.trim() !== '' ? stdout.trim() : null;
  } catch {
    return null;
  }
}

function definedIn(env: Env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
