/** A run in a git repository on a laptop, and the other places in which it goes on. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type Started, startSavepoint, until } from './cli.ts';
import { folder } from './folder.ts';
import { savepoint } from './in-process.ts';
import { tree } from './living.ts';
import { checkout, type Files, read, repository, Scene } from './scene.ts';

/** A step that logs its id when it starts. @param keys more of its keys, such as `writes: [v]` */
export function step(id: string, run: string, keys = ''): string {
  return `  - { id: ${id}, ${keys === '' ? '' : `${keys}, `}run: ${JSON.stringify(`echo ${id} >> "$LOG"; ${run}`)} }\n`;
}

export const pipeline = (...steps: readonly string[]): string => `steps:\n${steps.join('')}`;

/** Steps that run side by side. */
export const parallel = (...steps: readonly string[]): string =>
  `  - parallel:\n${steps.map((each) => each.replace(/^/, '    ')).join('')}`;

/** Shell: ends well after `release()`. */
export const GATE = 'test -e "$OUT/go"';
/** Shell: waits for a file that the test or another step makes. */
export const waitFor = (name: string): string => `until test -e "$OUT/${name}"; do sleep 0.02; done`;
export const tell = (name: string): string => `touch "$OUT/${name}"`;

/** Shell: logs which of these files there are, and their texts. */
export const show = (...paths: readonly string[]) =>
  `for f in ${paths.join(' ')}; do if test -f $f; then echo "$f:$(tr '\\n' ' ' < $f)" | sed 's/ *$//'; fi; done >> "$LOG"`;

export interface Attempt {
  readonly code: number | null;
  /** The ids of the steps that ran, as they began. */
  readonly ran: string;
  readonly said: string;
}

/** An attempt is of `run`, unless its first word is another command. */
const COMMANDS = ['run', 'resume', 'plan', 'restore', 'validate'];

/** A repository with one commit; everything in `out` and `node_modules` is ignored. */
export class Laptop extends Scene {
  readonly cwd: string;
  readonly #processes = tree();

  constructor(steps: string, files: Files = {}) {
    super();
    Object.assign(this.env, this.#processes.env);
    this.cwd = repository({ 'savepoint.yml': steps, '.gitignore': '/out\n/node_modules\n', ...files });
  }

  /** A command to its end in this folder, `run` unless said: `attempt('resume', '--edited')`. */
  attempt(...args: readonly string[]): Promise<Attempt> {
    return this.attemptIn(this.cwd, args);
  }

  /** Goes on with the newest run. */
  resume(...args: readonly string[]): Promise<Attempt> {
    return this.attemptIn(this.cwd, ['resume', 'latest', ...args]);
  }

  resumeIn(cwd: string, env: Files = {}): Promise<Attempt> {
    return this.attemptIn(cwd, ['resume', 'latest'], env);
  }

  /** As a CI server does that keeps its folders. */
  inCi(...args: readonly string[]): Promise<Attempt> {
    return this.attemptIn(this.cwd, args, { CI: 'true' });
  }

  async attemptIn(cwd: string, args: readonly string[], env: Files = {}): Promise<Attempt> {
    this.log();
    const [command = 'run', ...rest] = COMMANDS.includes(args[0] ?? '') ? args : ['run', ...args];
    const ended = await savepoint([command, '--store', this.store, ...rest], {
      cwd,
      env: { ...this.env, ...env },
    });
    return { code: ended.code, ran: this.log().join(' '), said: ended.stdout + ended.stderr };
  }

  /** An attempt in the middle of which something happens, when a step has told so by `tell(name)`. */
  async during(name: string, does: () => void | Promise<void>, ...args: readonly string[]): Promise<Attempt> {
    this.log();
    const started = startSavepoint(['run', '--store', this.store, ...args], {
      cwd: this.cwd,
      env: this.env,
    });
    await this.#told(started, name);
    await does();
    const ended = await started.ended;
    return { code: ended.code, ran: this.log().join(' '), said: ended.stdout + ended.stderr };
  }

  /** An attempt that SIGINT stops when a step has told so. */
  async stopped(name: string): Promise<Attempt> {
    this.log();
    const started = this.start(this.cwd);
    await this.#told(started, name);
    started.child.kill('SIGINT');
    const ended = await started.ended;
    return { code: ended.code, ran: this.log().join(' '), said: ended.stdout + ended.stderr };
  }

  /** An attempt that SIGKILL ends when a step has told so. Its watcher ends the steps, unless it is killed first. */
  async killed(
    name: string,
    { env = {}, watcher = 'lives' }: { readonly env?: Files; readonly watcher?: 'lives' | 'killed' } = {},
  ): Promise<void> {
    const started = startSavepoint(['run', '--store', this.store], {
      cwd: this.cwd,
      env: { ...this.env, ...env },
    });
    await this.#told(started, name);
    if (watcher === 'killed')
      for (const { pid, isWatcher } of this.#processes.living()) if (isWatcher) process.kill(pid, 'SIGKILL');
    started.child.kill('SIGKILL');
    await started.ended;
    if (watcher === 'lives') await this.#processes.gone();
    this.log();
  }

  /**
   * Sets back the signs of life of a dead attempt, as if it had given the last one so long ago.
   * After 5 s, the grace is just over: its step wrote before that, and a person writes after it.
   */
  async gaveSignOfLife(secondsAgo: number): Promise<void> {
    const signs = join(this.store, 'workspaces');
    const then = Date.now() / 1000 - secondsAgo;
    for (const name of readdirSync(signs, { recursive: true, encoding: 'utf8' }))
      utimesSync(join(signs, name), then, then);
    // The file system's clock goes in steps of some milliseconds.
    await new Promise((done) => setTimeout(done, 20));
  }

  /** Settles when a step has told so. @throws Error where the attempt ends before */
  async #told({ child, printed }: Started, name: string): Promise<void> {
    const isOver = () => child.exitCode !== null || child.signalCode !== null;
    await until(`a step tells ${name}`, () => this.has(name) || isOver());
    if (!this.has(name)) throw new Error(`no step told ${name}: ${printed().stderr}`);
  }

  /** Withdraws `release()`: the step of the gate fails again. */
  hold(name = 'go'): void {
    rmSync(join(this.outside, name), { force: true });
  }

  /** A person at work in the folder. */
  sh(script: string, cwd = this.cwd): void {
    execFileSync('bash', ['-ec', script], { cwd, env: { ...PERSON, ...this.env }, stdio: 'pipe' });
  }

  /** The text of a file in the folder, or null. */
  read(name: string): string | null {
    return read(this.cwd, name);
  }

  status(cwd = this.cwd): string {
    return execFileSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8', env: PERSON });
  }

  /** A fresh clone of the last commit. */
  elsewhere(): string {
    return checkout(this.cwd);
  }

  /** What `restore --aside` has. @returns whether a file of this text is there: the same path, below whatever folders name the step */
  async aside(): Promise<(path: string, text: string) => boolean> {
    const to = join(folder(), 'aside');
    await this.attempt('restore', 'latest', '--aside', '--to', to);
    const names = existsSync(to) ? readdirSync(to, { recursive: true, encoding: 'utf8' }) : [];
    return (path, text) =>
      names.some((name) => (name === path || name.endsWith(`/${path}`)) && read(to, name) === text);
  }

  /** Whether each step would run or be reused: `a reuse, b run`. */
  async plan(...args: readonly string[]): Promise<string> {
    const { stdout } = await this.call(this.cwd, 'plan', '-o', 'json', ...args);
    const { steps } = JSON.parse(stdout) as { steps: { id: string; decision: string }[] };
    return steps.map(({ id, decision }) => `${id} ${decision}`).join(', ');
  }

  /** A copy of a folder with all that is in it, at another path. */
  copyOf(cwd: string): string {
    const to = join(folder(), 'copy');
    cpSync(cwd, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    return to;
  }
}

const PERSON = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 't',
  GIT_AUTHOR_EMAIL: 't@example.com',
  GIT_COMMITTER_NAME: 't',
  GIT_COMMITTER_EMAIL: 't@example.com',
};
