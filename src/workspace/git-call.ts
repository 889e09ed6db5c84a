import { type ChildProcess, spawn } from 'node:child_process';
import { gitEnvironment } from '../words/git-environment.ts';

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
const QUIETLY = ['--no-optional-locks', '--no-replace-objects', '-c', 'core.fsmonitor=false'];

/** How a call came to its end. */
export interface GitEnd {
  readonly kind: 'well' | 'failed' | 'not-started';
  /** What it said is wrong: its last words. */
  readonly says: string;
}

/** What it said is wrong is kept up to so many characters. */
const MOST_SAID = 4096;

/**
 * Runs git for at most a minute.
 * @param each gets every piece of its output between NULs, one character a byte (latin1)
 * @param input for its stdin, in the same form @throws the signal's reason
 */
export async function runGit(
  call: GitCall,
  args: readonly string[],
  each: (line: string) => void,
  input?: string,
): Promise<GitEnd> {
  call.signal.throwIfAborted();
  const child = start(call, args, input === undefined ? 'ignore' : 'pipe');
  // Git may end before it has read all.
  child.stdin?.on('error', () => {}).end(input, 'latin1');
  let rest = '';
  child.stdout?.setEncoding('latin1').on('data', (text: string) => {
    const lines = (rest + text).split('\0');
    rest = lines.pop() ?? '';
    lines.forEach(each);
  });
  let says = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    says = (says + text).slice(-MOST_SAID);
  });
  const kind = await ended(child, call.signal);
  if (rest !== '') each(rest);
  call.signal.throwIfAborted();
  return { kind, says };
}

function start(
  { git, workspace, env }: GitCall,
  args: readonly string[],
  stdin: 'ignore' | 'pipe',
): ChildProcess {
  return spawn(git, [...QUIETLY, ...args], {
    cwd: workspace,
    env: gitEnvironment(env),
    stdio: [stdin, 'pipe', 'pipe'],
  });
}

function ended(child: ChildProcess, signal: AbortSignal): Promise<GitEnd['kind']> {
  return new Promise((resolve) => {
    const end = (kind: GitEnd['kind']) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(kind);
    };
    const stop = () => {
      child.kill('SIGKILL');
      // What it started may hold its output open.
      child.stdout?.destroy();
      child.stderr?.destroy();
      end('failed');
    };
    const timer = setTimeout(stop, LIMIT_MS);
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', () => end('not-started'));
    child.on('close', (code) => end(code === 0 ? 'well' : 'failed'));
  });
}
