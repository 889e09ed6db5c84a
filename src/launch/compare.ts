/** Compares two folders as people read it. */
import { dirname } from 'node:path';
import { which } from '../shell/which.ts';

export interface CompareRequest {
  /** The folder in which `a` and `b` are. */
  readonly directory: string;
  /** The program git. */
  readonly git: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly colour: boolean;
}

const ARGS = [
  ...['-c', 'core.quotePath=false', '-c', 'core.autocrlf=false', '-c', 'core.attributesFile=/dev/null'],
  ...['diff', '--no-index', '--no-prefix', '--no-ext-diff', '--no-textconv', '--no-renames'],
];

/** The differences of the folders `a` and `b` as a unified diff; null where git fails. No setting of git's changes it. */
export async function compareFolders(request: CompareRequest): Promise<Buffer | null> {
  const { directory, git, env, colour } = request;
  const { exec } = await import('@actions/exec');
  const chunks: Buffer[] = [];
  const colours = colour ? '--color=always' : '--no-color';
  try {
    const code = await exec(`"${git}"`, [...ARGS, colours, '--', 'a', 'b'], {
      cwd: directory,
      env: gitEnv(env, directory),
      silent: true,
      ignoreReturnCode: true,
      listeners: { stdout: (data) => chunks.push(data) },
    });
    return code === 0 || code === 1 ? Buffer.concat(chunks) : null;
  } catch {
    return null;
  }
}

/** Removes a folder that may be deeper than open files are allowed, which Node's own way needs one of each level for. */
export async function removeDeep(directory: string, { PATH }: CompareRequest['env']): Promise<void> {
  // Looked for here: the library's own search prints to stdout what it may not look at.
  const rm = which('rm', PATH, directory);
  if (rm === null) return;
  const { exec } = await import('@actions/exec');
  // What stays lies among temporary files.
  await exec(`"${rm}"`, ['-rf', '--', directory], { silent: true, ignoreReturnCode: true }).catch(() => 1);
}

/** What is around the folder is no matter of git's. */
function gitEnv(env: CompareRequest['env'], directory: string): Record<string, string> {
  const mine = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('GIT_'),
  );
  return {
    ...Object.fromEntries(mine),
    GIT_CEILING_DIRECTORIES: dirname(directory),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
}
