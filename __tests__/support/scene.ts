/** A run and the places in which it goes on: workspaces, a store outside of them, and a log of what steps did. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunEvent } from '../../src/record/events.ts';
import type { Run } from '../../src/record/run.ts';
import { type Ended, linesIn, type Started, savepoint, startSavepoint } from './cli.ts';
import { folder } from './folder.ts';
import { savepoint as savepointHere } from './in-process.ts';

export type Files = Readonly<Record<string, string>>;

export class Scene {
  readonly outside = folder();
  readonly store = join(this.outside, 'store');
  /** What steps append to by `>> "$LOG"`: no part of any workspace. */
  readonly logFile = join(this.outside, 'log');
  readonly home = join(this.outside, 'home');
  /** Whether each call is a process of its own, as one must be that does not let go of what it holds before it ends. */
  isApart = false;
  readonly env: Record<string, string> = { LOG: this.logFile, OUT: this.outside, HOME: this.home };

  constructor() {
    mkdirSync(this.home);
  }

  /** What the steps have logged since the last call. */
  log(): readonly string[] {
    const lines = linesIn(this.logFile);
    if (lines.length > 0) writeFileSync(this.logFile, '');
    return lines;
  }

  run(cwd: string, ...args: readonly string[]): Promise<Ended> {
    return this.call(cwd, 'run', ...args);
  }

  call(cwd: string, command: string, ...args: readonly string[]): Promise<Ended> {
    const run = !this.isApart && this.env.NODE_OPTIONS === undefined ? savepointHere : savepoint;
    return run([command, '--store', this.store, ...args], { cwd, env: this.env });
  }

  start(cwd: string, ...args: readonly string[]): Started {
    return startSavepoint(['run', '--store', this.store, ...args], { cwd, env: this.env });
  }

  /** Lets a step go on that waits for a file of this name in `$OUT`. */
  release(name = 'go'): void {
    writeFileSync(join(this.outside, name), '');
  }

  has(name: string): boolean {
    return existsSync(join(this.outside, name));
  }

  /** The folder of the newest run in the store. */
  get runFolder(): string {
    const runs = join(this.store, 'runs');
    const newest = readdirSync(runs)
      .sort(new Intl.Collator('en', { numeric: true }).compare)
      .at(-1);
    return join(runs, newest ?? '');
  }

  get record(): Run {
    return JSON.parse(readFileSync(join(this.runFolder, 'run.json'), 'utf8')) as Run;
  }

  get events(): readonly RunEvent[] {
    return linesIn(join(this.runFolder, 'events.ndjson')).map((line) => JSON.parse(line) as RunEvent);
  }

  /** Why each step ran or did not, in the newest attempt: `reuse completed`. */
  reasons(cwd: string, ...args: readonly string[]): Promise<Readonly<Record<string, string>>> {
    return this.call(cwd, 'plan', '-o', 'json', ...args).then(({ stdout }) => {
      const { steps } = JSON.parse(stdout) as {
        steps: { id: string; decision: string; reason: { kind: string } }[];
      };
      return Object.fromEntries(steps.map(({ id, decision, reason }) => [id, `${decision} ${reason.kind}`]));
    });
  }
}

/** Shell: waits until a step that has been started has ended, as the record says (which has this text, too): then what it left is captured. @param store its folder */
export const untilEnded = (id: string, store = '"$OUT"/store') =>
  `until awk "/step[.]started...step...${id}[^a-z]/{d=0} /step[.](completed|failed)...step...${id}[^a-z]/{d=1} END{exit !d}" ${store}/runs/*/events.ndjson; do sleep 0.02; done`;

/** Writes files below a folder. */
export function put(cwd: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
}

/** A workspace with these files. */
export function place(files: Files): string {
  const cwd = folder();
  put(cwd, files);
  return cwd;
}

export function read(cwd: string, name: string): string | null {
  const path = join(cwd, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Git in a folder, with no configuration but its own. */
export function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A repository with one commit of these files. */
export function repository(files: Files): string {
  const cwd = place(files);
  git(cwd, 'init', '-q', '-b', 'main');
  commit(cwd, files, 'first');
  return cwd;
}

export function commit(cwd: string, files: Files, message = 'more'): string {
  put(cwd, files);
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-q', '-m', message);
  return git(cwd, 'rev-parse', 'HEAD').trim();
}

/** A fresh checkout of a repository. */
export function checkout(from: string, ref?: string): string {
  const cwd = join(folder(), 'checkout');
  git(dirname(cwd), 'clone', '-q', '--no-hardlinks', from, cwd);
  if (ref !== undefined) git(cwd, 'checkout', '-q', ref);
  return cwd;
}
