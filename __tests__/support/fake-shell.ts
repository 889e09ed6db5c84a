/** A shell without processes: what a script does is said by the test. It passes the same contract as the real one. */
import { existsSync } from 'node:fs';
import { NOTHING_SAID } from '../../src/run/outcome.ts';
import type {
  EndedAttempt,
  Exit,
  RunningScript,
  Said,
  ScriptRequest,
  ScriptResult,
  Shell,
  StopSignal,
} from '../../src/shell/port.ts';

/** What a script does from its start to its end. */
export interface Behaviour {
  /** A text that it masks with `::add-mask::` before anything else. */
  readonly masks?: string;
  /** What it prints, in one line. */
  readonly prints?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly path?: readonly string[];
  /** Whether it writes to `$GITHUB_OUTPUT` what cannot be read. */
  readonly garbles?: boolean;
  /** Whether it leaves a process behind. */
  readonly leaves?: boolean;
  /** It ends when this settles; at once without it. Of the fake alone. */
  readonly until?: Promise<unknown>;
  /** An exit code, a signal that it sends itself, or nothing: it runs until it is ended. */
  readonly ends: number | 'SIGKILL' | 'never';
}

export interface FakeOptions {
  readonly behave: (request: ScriptRequest) => Behaviour;
  /** How a time limit passes; in real time by default. */
  readonly sleep?: (ms: number) => Promise<unknown>;
}

export class FakeShell implements Shell {
  readonly #options: FakeOptions;
  readonly #living = new Set<FakeScript>();

  constructor(options: FakeOptions) {
    this.#options = options;
  }

  /** Scripts, and what scripts have left behind, that have not ended. */
  get living(): number {
    return this.#living.size;
  }

  start(request: ScriptRequest): RunningScript {
    if (!existsSync(request.cwd)) return unstartable(request.cwd);
    const sleep = this.#options.sleep ?? realSleep;
    const script = new FakeScript(request, { behaviour: this.#options.behave(request), sleep });
    this.#living.add(script);
    script.result.then(({ leftRunning }) => leftRunning.length === 0 && this.#living.delete(script));
    return Object.assign(script, { endRest: async () => void this.#living.delete(script) });
  }

  async endAttempt(attempt: string): Promise<EndedAttempt> {
    const mine = [...this.#living].filter((script) => script.request.mark.attempt === attempt);
    for (const script of mine) {
      script.end({ kind: 'signal', signal: 'SIGTERM' });
      this.#living.delete(script);
    }
    await Promise.all(mine.map((script) => script.result));
    return { count: mine.length, survivors: [] };
  }
}

class FakeScript implements Omit<RunningScript, 'endRest'> {
  readonly request: ScriptRequest;
  readonly result: Promise<ScriptResult>;
  readonly #behaviour: Behaviour;
  readonly #ended = Promise.withResolvers<Exit>();

  constructor(
    request: ScriptRequest,
    { behaviour, sleep }: { behaviour: Behaviour; sleep: (ms: number) => Promise<unknown> },
  ) {
    this.request = request;
    this.#behaviour = behaviour;
    this.result = this.#run();
    if (request.timeoutMs !== null) sleep(request.timeoutMs).then(() => this.end({ kind: 'timeout' }));
  }

  stop(_signal: StopSignal): void {
    this.end({ kind: 'stopped' });
  }

  kill(): void {
    this.end({ kind: 'stopped' });
  }

  end(exit: Exit): void {
    this.#ended.resolve(exit);
  }

  async #run(): Promise<ScriptResult> {
    const { prints, masks, until, ends, leaves } = this.#behaviour;
    await Promise.resolve();
    if (masks !== undefined) {
      this.request.masks.add(masks);
      await this.#write('::add-mask::***');
    }
    if (prints !== undefined) await this.#write(this.request.masks.apply(prints));
    if (ends !== 'never') {
      const exit: Exit =
        typeof ends === 'number' ? { kind: 'exited', code: ends } : { kind: 'signal', signal: ends };
      if (until === undefined) this.end(exit);
      else until.then(() => this.end(exit));
    }
    const exit = await this.#ended.promise;
    const isWell = exit.kind === 'exited' && exit.code === 0;
    return {
      exit,
      said: this.#said(),
      leftRunning: isWell && leaves === true ? [{ pid: 4_000_000, command: 'sleep' }] : [],
    };
  }

  async #write(line: string): Promise<void> {
    await this.request.output.write(Buffer.from(`${line}\n`));
  }

  #said(): Said {
    const { outputs = {}, env = {}, path = [], garbles, masks } = this.#behaviour;
    return {
      ...NOTHING_SAID,
      outputs,
      env,
      path: path.toReversed(),
      masked: masks === undefined ? 0 : 1,
      errors: garbles === true ? ["Unable to process file command 'output' successfully."] : [],
    };
  }
}

function unstartable(cwd: string): RunningScript {
  const exit: Exit = {
    kind: 'unstartable',
    message: `The working directory ${cwd} is not a directory.`,
  };
  return {
    result: Promise.resolve({ exit, said: NOTHING_SAID, leftRunning: [] }),
    stop: () => {},
    kill: () => {},
    endRest: async () => {},
  };
}

function realSleep(ms: number): Promise<unknown> {
  return new Promise((done) => setTimeout(done, ms).unref());
}
