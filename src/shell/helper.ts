/** A short-lived process of this program's own. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface HelperRequest {
  readonly program: string;
  readonly args: readonly string[];
  /** Its working directory, absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For its stdin. */
  readonly input: string;
  /** Ends it at once. */
  readonly signal: AbortSignal;
  readonly limitMs: number;
}

export interface HelperEnd {
  readonly kind: 'exited' | 'stopped' | 'too-long';
  /** Null unless it exited by itself. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs it to its end; SIGKILL ends it at the limit. @throws the system's error when it cannot be started */
export async function runHelper(request: HelperRequest): Promise<HelperEnd> {
  const { program, args, cwd, env, input, signal, limitMs } = request;
  const limit = AbortSignal.timeout(limitMs);
  const child = spawn(program, [...args], {
    cwd,
    // It would wait for a debugger, or look from another folder for what is to be loaded.
    env: { ...env, NODE_OPTIONS: undefined },
    signal: AbortSignal.any([signal, limit]),
    killSignal: 'SIGKILL',
  });
  // It may have ended before it has read all.
  child.stdin.on('error', () => {}).end(input);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => (error.name === 'AbortError' ? resolve(null) : reject(error)));
    child.on('close', resolve);
  });
  const [code, stdout, stderr] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  const kind = signal.aborted ? 'stopped' : limit.aborted ? 'too-long' : 'exited';
  return { kind, code, stdout, stderr };
}
