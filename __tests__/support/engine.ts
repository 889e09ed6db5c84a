/** The engine without a machine under it: a fake shell, a journal in memory, a clock that never waits. */
import { setImmediate as turn } from 'node:timers/promises';
import { expandMatrices } from '../../src/pipeline/expand.ts';
import type { Inputs, Pipeline } from '../../src/pipeline/model.ts';
import { isPlan } from '../../src/plan/made.ts';
import { plan } from '../../src/plan/plan.ts';
import type { Choice } from '../../src/plan/request.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { type Run, type StepRecord, stepOf } from '../../src/record/run.ts';
import type { StepDecided } from '../../src/record/step-events.ts';
import { type AttemptRequest, type AttemptResult, runAttempt } from '../../src/run/attempt.ts';
import { needsOf } from '../../src/run/outcome.ts';
import { type Deadline, type Person, type Ports, type Setting, Stop } from '../../src/run/ports.ts';
import { Masks } from '../../src/shell/masks.ts';
import type { ScriptRequest } from '../../src/shell/port.ts';
import { type Behaviour, FakeShell } from './fake-shell.ts';
import { NO_FILES, WITHOUT_FILES } from './files.ts';
import { pipelineOf } from './pipeline.ts';

export interface EngineOptions {
  /** What the script of a step does in its `nth` try (from 1, over all attempts); it ends well where nothing is said. */
  readonly behave?: (step: string, nth: number, request: ScriptRequest) => Partial<Behaviour>;
  /** Told of each wait between two tries, which takes no time. */
  readonly onSleep?: (ms: number) => void;
  readonly maxParallel?: number;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** What comes of the `nth` wish to publish (from 1, over all attempts): null when it is done, else why not. Done at once where nothing is said. */
  readonly publish?: (nth: number) => Promise<string | null>;
}

export interface AttemptOptions {
  readonly choice?: Choice;
  readonly inputs?: Inputs;
  readonly stop?: Stop;
  readonly deadline?: Deadline;
  /** The append that fails, from 1 within the attempt; none where nothing is said. */
  readonly failAt?: number;
  /** Whether the append that fails has written its event all the same. */
  readonly torn?: boolean;
  readonly history?: Setting['history'];
  /** As in `AttemptRequest`; `here` where nothing is said. */
  readonly cleanUp?: AttemptRequest['cleanUp'];
}

/** A run `r` in `/`, of which nothing is known. */
export const SETTING: Setting = {
  ...{ runId: 'r', history: 'whole', by: null, sequence: 1, mark: 'm', inputs: {}, env: {}, secrets: {} },
  ...{
    source: { repository: null, ref: null, commit: null },
    builtOn: { commit: null, digest: null },
    outside: () => '',
    token: null,
  },
  ...{ github: { sha: 'abc' }, runner: { os: 'Linux' }, maxParallel: 8 },
  where: {
    ...{ host: 'h', os: 'linux', workspace: '/', workspace_id: '1', commit: null },
    ...{ pid: 1, home: '/h', temp: '/t' },
  },
};

/** Turns of the event loop until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; !holds(); turns++) {
    if (turns > 10_000) throw new Error('waited in vain');
    await turn();
  }
}

const AT = Date.parse('2026-01-02T03:04:05.000Z');

/** One run of a pipeline, attempt after attempt. */
export class Engine {
  /** With the legs of its matrices, once an attempt has begun. */
  pipeline: Pipeline;
  /** What is on record, in the order in which it came there. */
  readonly journal: RunEvent[] = [];
  /** All that happened, in its order: `write TYPE STEP`, `refuse TYPE STEP`, `start STEP`, `end STEP`, `publish`, `published`, `not published`. */
  readonly trace: string[] = [];
  readonly requests: ScriptRequest[] = [];
  /** Milliseconds that were waited for between tries. */
  readonly delays: number[] = [];
  readonly masks = new Masks();
  readonly shell: FakeShell;
  /** The most scripts that ran at once. */
  most = 0;
  /** Told of each event. */
  onEvent: (event: RunEvent) => unknown = () => {};
  /** Who is asked at once; null for nobody. */
  person: Person | null = null;
  /** Who goes on with the run, too; null for nobody. */
  others: string | null = null;
  #read: Pipeline;
  readonly #options: EngineOptions;
  readonly #tries = new Map<string, number>();
  #wishes = 0;
  #running = 0;

  constructor(text: string, options: EngineOptions = {}) {
    this.#read = pipelineOf(text);
    this.pipeline = this.#read;
    this.#options = options;
    this.shell = new FakeShell({ behave: (request) => this.#behave(request), sleep: () => turn() });
    for (const secret of Object.values(options.secrets ?? {})) this.masks.add(secret);
  }

  /** The pipeline file is another one from now on. */
  edit(text: string): void {
    this.#read = pipelineOf(text);
  }

  /** The record as a reader would find it. */
  get run(): Run | null {
    return this.journal.length === 0 ? null : foldAll(this.journal);
  }

  /** The steps whose scripts were started, in order. */
  get started(): readonly string[] {
    return this.trace.filter((line) => line.startsWith('start ')).map((line) => line.slice(6));
  }

  step(id: string): StepRecord {
    const record = this.run === null ? undefined : stepOf(this.run, id);
    if (record === undefined) throw new Error(`no record of ${id}`);
    return record;
  }

  /** State of each step, by its id. */
  get states(): Readonly<Record<string, string>> {
    return Object.fromEntries((this.run?.steps ?? []).map((step) => [step.id, step.state]));
  }

  /** A person answers between two attempts. */
  answer(
    step: string,
    decision: StepDecided['decision'],
    outputs: Readonly<Record<string, string>> = {},
  ): void {
    const { run } = this;
    const definition = run?.definition.find(({ id }) => id === step);
    if (run === null || definition === undefined) throw new Error(`nothing to answer: ${step}`);
    const needs = needsOf(definition, run);
    const own = { prompt: null, definition: definition.digest, inputs: run.inputs, needs };
    const question = this.step(step).question ?? own;
    const event = { type: 'step.decided', step, decision, who: 'ann', comment: 'yes', question } as const;
    const at = new Date(AT + this.journal.length * 1000).toISOString();
    this.journal.push({ ...event, outputs, n: this.journal.length + 1, at });
  }

  /** Runs one attempt from the record as it is. */
  async attempt(options: AttemptOptions = {}): Promise<AttemptResult> {
    const { choice = { kind: 'all' }, inputs = {}, stop = new Stop(), history = 'whole' } = options;
    const { cleanUp = 'here', deadline = null } = options;
    const expanded = await expandMatrices(this.#read, { inputs, github: {}, env: {} });
    if (!expanded.ok) throw new Error(expanded.problems[0]?.message);
    this.pipeline = expanded.value;
    const { pipeline } = this;
    const isAskedNow = () => this.person !== null;
    const made = plan({ pipeline, inputs, record: this.run, choice, history, isAskedNow, ...WITHOUT_FILES });
    if (!isPlan(made)) throw new Error(`refused: ${made.chosen} needs ${made.steps.join(', ')}`);
    const { env = {}, secrets = {}, maxParallel = 8 } = this.#options;
    const mark = `mark-${this.journal.length}`;
    const setting = { ...SETTING, history, mark, inputs, env, secrets, maxParallel };
    return runAttempt(
      {
        pipeline,
        plan: made,
        run: this.run,
        setting,
        stop,
        deadline,
        workspace: '/',
        lacks: new Map(),
        cleanUp,
      },
      this.#ports(options),
    );
  }

  #ports({ failAt, torn }: AttemptOptions): Ports {
    let appends = 0;
    return {
      clock: {
        now: () => new Date(AT + this.journal.length * 1000),
        sleep: async (ms) => {
          this.delays.push(ms);
          this.#options.onSleep?.(ms);
        },
      },
      shell: {
        start: (request) => {
          const script = this.shell.start(request);
          script.result.then(() => this.#ended(this.#stepOf(request)));
          return script;
        },
        endAttempt: (mark) => this.shell.endAttempt(mark),
      },
      masks: this.masks,
      machine: { started: async () => {}, ended: async () => null, has: () => false },
      journal: {
        append: (event) => {
          appends += 1;
          const isLost = failAt !== undefined && appends >= failAt;
          this.trace.push(
            `${isLost ? 'refuse' : 'write'} ${event.type} ${'step' in event ? event.step : ''}`.trim(),
          );
          if (!isLost || (torn === true && appends === failAt)) this.journal.push(event);
          if (isLost) throw new Error('no space left on the device');
        },
      },
      observer: { event: (event) => void this.onEvent(event), output: () => undefined, note() {} },
      openLog: () => ({ write() {}, summary() {}, close() {} }),
      scratch: () => ({ path: '/', dispose() {} }),
      files: NO_FILES,
      person: this.person,
      published: { now: () => this.#publish(), others: async () => this.others },
      hashFiles: async (patterns) => `hash of ${patterns.join(' ')}`,
    };
  }

  async #publish(): Promise<string | null> {
    this.#wishes += 1;
    this.trace.push('publish');
    const why = await (this.#options.publish?.(this.#wishes) ?? null);
    this.trace.push(why === null ? 'published' : 'not published');
    return why;
  }

  #behave(request: ScriptRequest): Behaviour {
    const step = this.#stepOf(request);
    this.requests.push(request);
    this.trace.push(`start ${step}`);
    this.most = Math.max(this.most, ++this.#running);
    const nth = (this.#tries.get(step) ?? 0) + 1;
    this.#tries.set(step, nth);
    return { ends: 0, ...this.#options.behave?.(step, nth, request) };
  }

  #ended(step: string): void {
    this.#running -= 1;
    this.trace.push(`end ${step}`);
  }

  #stepOf({ mark }: ScriptRequest): string {
    const step = [...this.pipeline.steps, ...this.pipeline.finally].find(
      (each) => `${each.number}` === mark.step,
    );
    if (step === undefined) throw new Error(`a script of no step: ${mark.step}`);
    return step.id;
  }
}
