import { type ChildProcess, spawn } from 'node:child_process';

export interface GitCall {
  /** The program's path. */
  readonly git: string;
  /** The folder it looks at, absolute. */
  readonly workspace: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

const LIMIT_MS = 60_000;

/** Told to leave alone: what would run other programs, write to the index, or give objects other contents. */
const QUIETLY = [
  '--no-optional-locks',
  '--no-replace-objects',
  '--literal-pathspecs',
  '-c',
  'core.fsmonitor=false',
];

/** What would point git to another repository. */
const ELSEWHERE = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
];

/**
 * Runs git for at most a minute.
 * @param each gets every piece of its output between NULs, one character a byte (latin1)
 * @returns whether it could be started and ended well @throws the signal's reason
 */
export async function runGit(
  call: GitCall,
  args: readonly string[],
  each: (line: string) => void,
): Promise<boolean> {
  call.signal.throwIfAborted();
  const child = start(call, args);
  let rest = '';
  child.stdout?.setEncoding('latin1').on('data', (text: string) => {
    const lines = (rest + text).split('\0');
    rest = lines.pop() ?? '';
    lines.forEach(each);
  });
  const isWell = await ended(child, call.signal);
  if (rest !== '') each(rest);
  call.signal.throwIfAborted();
  return isWell;
}

function start({ git, workspace, env }: GitCall, args: readonly string[]): ChildProcess {
  const kept = Object.entries(env).filter(([name]) => !ELSEWHERE.includes(name));
  return spawn(git, [...QUIETLY, ...args], {
    cwd: workspace,
    // Objects that a partial clone lacks are not fetched: nothing here may wait for a network.
    env: { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function ended(child: ChildProcess, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isWell: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(isWell);
    };
    const stop = () => {
      child.kill('SIGKILL');
      // What it started may hold its output open.
      child.stdout?.destroy();
      end(false);
    };
    const timer = setTimeout(stop, LIMIT_MS);
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
