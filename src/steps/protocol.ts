/** What a step's shell and the keeper say to each other: a line of JSON each, over a socket that only this user can open. */
import type { Socket } from 'node:net';
import type { LeftBehind } from '../record/step-events.ts';
import type { Said, StopSignal } from '../shell/port.ts';

/** How a step's process ended. */
export type StepExit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  /** The runner asked it to stop. */
  | { readonly kind: 'stopped'; readonly by: StopSignal }
  | { readonly kind: 'unstartable'; readonly message: string };

/** How the job ended, by the runner's own word. */
export type JobStatus = 'success' | 'failure' | 'cancelled';

export type ToKeeper =
  | {
      readonly kind: 'arrived';
      /** `GITHUB_ACTION`: its id, or its place among the steps. */
      readonly action: string;
      readonly script: string;
      readonly shell: string | null;
      readonly cwd: string;
      readonly env: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'ended';
      readonly exit: StepExit;
      readonly said: Said;
      /** Texts that it asked to be masked. */
      readonly masks: readonly string[];
    }
  /** The job is at its end. */
  | { readonly kind: 'end'; readonly job: JobStatus | null };

/** `says`: lines for the log of the step. */
export type FromKeeper = { readonly says: readonly string[] } & (
  | { readonly kind: 'run'; readonly mark: string }
  | { readonly kind: 'reuse'; readonly left: Pick<LeftBehind, 'outputs' | 'env' | 'path' | 'summary'> }
  | { readonly kind: 'refuse'; readonly message: string }
  /** It runs, and is not saved. */
  | { readonly kind: 'unsaved' }
  /** `asks`: at the end of the job, the steps that are started at most once without consent. */
  | { readonly kind: 'done'; readonly asks?: readonly string[] }
);

/** One end of a conversation. */
export class Line<In, Out> {
  readonly #socket: Socket;
  readonly #received: In[] = [];
  #wake: () => void = () => {};
  #isClosed = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (data: string) => {
      const lines = `${text}${data}`.split('\n');
      text = lines.pop() ?? '';
      // Nobody but us speaks here; whoever says something else is not heard.
      try {
        for (const line of lines) this.#received.push(JSON.parse(line) as In);
      } catch {
        socket.destroy();
      }
      this.#wake();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#isClosed = true;
      this.#wake();
    });
  }

  /** The next that the other one says; null once it is gone. */
  async receive(): Promise<In | null> {
    for (;;) {
      const next = this.#received.shift();
      if (next !== undefined) return next;
      if (this.#isClosed) return null;
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }

  /** Settles when the other one has it, or is gone. */
  send(message: Out): Promise<void> {
    return new Promise((done) => {
      if (this.#isClosed) done();
      else this.#socket.write(`${JSON.stringify(message)}\n`, () => done());
    });
  }

  close(): void {
    this.#socket.end();
    this.#socket.destroySoon();
  }
}
