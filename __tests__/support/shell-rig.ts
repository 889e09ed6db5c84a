import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Masks } from '../../src/shell/masks.ts';
import type { Note, RunningScript, ScriptRequest, Shell } from '../../src/shell/port.ts';
import { createShell, type ShellOptions } from '../../src/shell/shell.ts';

export const PATH = '/usr/local/bin:/usr/bin:/bin';

/** A script that was started, and what it has said so far. */
export interface Started extends RunningScript {
  readonly notes: readonly Note[];
  output(): string;
  bytes(): Buffer;
}

/** A real shell in a folder of its own, and a fresh attempt. */
export class ShellRig implements Disposable, AsyncDisposable {
  readonly directory = mkdtempSync(join(tmpdir(), 'savepoint-shell-'));
  readonly attempt = `attempt-${randomUUID()}`;
  readonly masks = new Masks();
  readonly shell: Shell;
  #tries = 0;

  constructor(options: ShellOptions = {}) {
    this.shell = createShell({ graceMs: 300, leftoverGraceMs: 100, ...options });
  }

  start(script: string, changes: Partial<ScriptRequest> = {}): Started {
    const pieces: Buffer[] = [];
    const notes: Note[] = [];
    const running = this.shell.start({
      script,
      shell: null,
      cwd: this.directory,
      scratch: this.scratch(),
      mark: { attempt: this.attempt, step: 'step' },
      masks: this.masks,
      timeoutMs: null,
      ...changes,
      env: { PATH, HOME: this.directory, ...changes.env },
      output: changes.output ?? {
        write: (bytes) => void pieces.push(Buffer.from(bytes)),
        note: (note) => void notes.push(note),
      },
    });
    const bytes = (): Buffer => Buffer.concat(pieces);
    return {
      result: running.result,
      stop: (signal) => running.stop(signal),
      kill: () => running.kill(),
      endRest: () => running.endRest(),
      notes,
      bytes,
      output: () => bytes().toString(),
    };
  }

  scratch(): string {
    const path = join(this.directory, `scratch-${this.#tries++}`);
    mkdirSync(path);
    return path;
  }

  file(name: string): string {
    return join(this.directory, name);
  }

  write(name: string, text: string): void {
    writeFileSync(this.file(name), text);
  }

  /** The pid that a script has written to a file of this folder, once it has. */
  async pid(name: string): Promise<number> {
    const read = (): string => (existsSync(this.file(name)) ? readFileSync(this.file(name), 'utf8') : '');
    await until(() => read().endsWith('\n'), `a pid in ${name}`);
    return Number(read());
  }

  /** Also when a test fails: no process of it may disturb the next. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.shell.endAttempt(this.attempt);
    this[Symbol.dispose]();
  }

  [Symbol.dispose](): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

export { isAlive as alive } from './living.ts';

/** Looks again and again until something is so. */
export async function until(so: () => boolean, what: string, withinMs = 20_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!so()) {
    if (performance.now() > deadline) throw new Error(`It never came to ${what}`);
    await sleep(5);
  }
}
