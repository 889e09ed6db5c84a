/** What the service keeps over a restart: its token, and which interrupted attempts a person has dismissed. */
import { randomBytes } from 'node:crypto';
import { closeSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../record/run.ts';
import { createFresh, writeAll } from '../store/atomic.ts';
import { openRegular } from '../store/regular-file.ts';

interface Kept {
  readonly token: string;
  /** The attempts, by the ids of their runs. */
  readonly dismissed: Readonly<Record<string, number>>;
}

const FILE = 'serve.json';
const TOKEN = /^[A-Za-z0-9_-]{32,}$/;

export class Notes {
  readonly #file: string;
  readonly #warn: (message: string) => void;
  #kept: Kept;

  /** @param store the folder of the store */
  constructor(store: string, warn: (message: string) => void) {
    this.#file = join(store, FILE);
    this.#warn = warn;
    const known = readKept(this.#file);
    this.#kept = known ?? { token: randomBytes(24).toString('base64url'), dismissed: {} };
    if (known === null) this.#save();
  }

  /** The same as before the restart, so that a page that is open comes back by itself. */
  get token(): string {
    return this.#kept.token;
  }

  isDismissed({ run_id, attempt }: Pick<Run, 'run_id' | 'attempt'>): boolean {
    return this.#kept.dismissed[run_id] === attempt;
  }

  dismiss({ run_id, attempt }: Pick<Run, 'run_id' | 'attempt'>): void {
    this.#kept = { ...this.#kept, dismissed: { ...this.#kept.dismissed, [run_id]: attempt } };
    this.#save();
  }

  /** Without the file, a restart forgets: nothing else is lost. */
  #save(): void {
    try {
      const fd = createFresh(`${this.#file}.tmp`, 0o600);
      try {
        writeAll(fd, Buffer.from(`${JSON.stringify(this.#kept)}\n`));
      } finally {
        closeSync(fd);
      }
      renameSync(`${this.#file}.tmp`, this.#file);
    } catch (error) {
      this.#warn(`${this.#file} cannot be written: ${(error as Error).message}`);
    }
  }
}

function readKept(file: string): Kept | null {
  try {
    const fd = openRegular(file);
    try {
      const { token, dismissed } = JSON.parse(readFileSync(fd, 'utf8')) as Kept;
      return TOKEN.test(token) && typeof dismissed === 'object' ? { token, dismissed } : null;
    } finally {
      closeSync(fd);
    }
  } catch {
    return null;
  }
}
