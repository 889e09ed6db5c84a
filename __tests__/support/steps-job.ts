/** A job whose steps stay in the workflow, as a runner runs it: the action, each `run` step by its custom shell, the post step. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { parsePairs, parsePaths } from '../../src/shell/command-files.ts';
import { openPipes } from '../../src/shell/pipes.ts';
import { which } from '../../src/shell/which.ts';
import { blocksIn, inputsEnv } from './action.ts';
import { type Ended, linesIn, startSavepoint } from './cli.ts';
import { folder } from './folder.ts';
import type { ResultsService } from './results-service/service.ts';

type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type RunStep = {
  readonly id?: string;
  /** With its expressions evaluated: what earlier steps set may stand in it. */
  readonly run: string | ((outputs: Outputs) => string);
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Relative to the workspace. */
  readonly cwd?: string;
  readonly if?: 'success' | 'always' | 'failure';
  readonly continueOnError?: true;
  /** Told of its process. */
  readonly onStart?: (child: ChildProcess) => void;
};

export type JobStep =
  | RunStep
  /** Side by side, as with the runner's own `parallel`. */
  | { readonly parallel: readonly RunStep[] }
  /** What an action does in between; one that throws fails. */
  | { readonly uses: (workspace: string) => void | Promise<void> };

export interface StepsOptions {
  readonly attempt?: number;
  readonly run?: number;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly workspace?: string;
  /** The machine is lost: no post step runs. */
  readonly end?: 'post' | 'lost';
}

export interface StepDone extends Ended {
  readonly id: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

export interface JobDone {
  readonly ok: boolean;
  readonly main: Ended;
  readonly mainOutputs: Readonly<Record<string, string>>;
  /** Those that ran, by id. */
  readonly steps: Readonly<Record<string, StepDone>>;
  readonly post: Ended | null;
  readonly summary: string;
  readonly workspace: string;
  /** Variables that the job's steps have set. */
  readonly env: Readonly<Record<string, string>>;
  /** All that the job's log says. */
  readonly log: string;
}

export class StepsJob {
  readonly log = join(folder(), 'log');
  readonly #source: string;
  readonly #service: ResultsService | null;
  readonly #store = folder();
  #attempts = 0;

  constructor({
    files = {},
    service = null,
  }: { readonly files?: Readonly<Record<string, string>>; readonly service?: ResultsService | null } = {}) {
    this.#source = folder();
    this.#service = service;
    for (const [name, text] of Object.entries(files)) this.change(name, text);
  }

  /** The repository from now on. */
  change(name: string, text: string): void {
    mkdirSync(dirname(join(this.#source, name)), { recursive: true });
    writeFileSync(join(this.#source, name), text);
  }

  /** What steps have written to `$LOG`, which all attempts share. */
  get ran(): readonly string[] {
    return linesIn(this.log);
  }

  async attempt(steps: readonly JobStep[], options: StepsOptions = {}): Promise<JobDone> {
    const attempt = options.attempt ?? this.#attempts + 1;
    this.#attempts = attempt;
    const workspace = options.workspace ?? folder();
    if (options.workspace === undefined) execFileSync('cp', ['-a', `${this.#source}/.`, workspace]);
    return new Runner({ workspace, attempt, options, log: this.log, env: this.#env(attempt, options) }).run(
      steps,
    );
  }

  #env(attempt: number, { run = 777, inputs = {} }: StepsOptions): Readonly<Record<string, string>> {
    const store: Record<string, string> = this.#service === null ? { store: this.#store } : {};
    return {
      ...this.#service?.env({ run, attempt }),
      ...inputsEnv({ command: 'steps', ...store, ...inputs }),
    };
  }
}

interface RunnerRequest {
  readonly workspace: string;
  readonly attempt: number;
  readonly options: StepsOptions;
  readonly log: string;
  /** What the action alone is given. */
  readonly env: Readonly<Record<string, string>>;
}

class Runner {
  readonly #request: RunnerRequest;
  readonly #temp = folder();
  readonly #home = folder();
  readonly #steps: Record<string, StepDone> = {};
  readonly #log: string[] = [];
  #env: Record<string, string> = {};
  #path: string[] = [];
  #files = 0;
  #ok = true;

  constructor(request: RunnerRequest) {
    this.#request = request;
  }

  async run(steps: readonly JobStep[]): Promise<JobDone> {
    const { options, workspace } = this.#request;
    const files = this.#commandFiles();
    const started = startSavepoint([], { cwd: workspace, env: this.#action(files) });
    const main = await started.ended;
    this.#log.push(main.stdout);
    this.#take(files);
    if (main.code !== 0) this.#ok = false;
    let nth = 0;
    for (const step of steps) {
      if ('parallel' in step) {
        await Promise.all(step.parallel.map((each) => this.#step(each, ++nth)));
        continue;
      }
      if ('run' in step) nth += 1;
      await this.#step(step, nth);
    }
    const state = Object.entries(blocksIn(readFileSync(files.GITHUB_STATE, 'utf8')));
    const post = options.end === 'lost' ? null : await this.#post(files, state);
    return {
      ...{ ok: this.#ok, main, steps: this.#steps, post, workspace, env: this.#env },
      mainOutputs: blocksIn(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
      summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
      log: this.#log.join(''),
    };
  }

  async #post(files: CommandFiles, state: readonly (readonly [string, string])[]): Promise<Ended> {
    const states = Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value]));
    const program = { node: process.execPath, bundle: resolve('dist/post.js') };
    // A runner evaluates `job.status` anew.
    const env = { ...this.#action(files), ...states, 'INPUT_JOB-STATUS': this.#ok ? 'success' : 'failure' };
    const ended = await startSavepoint([], { cwd: this.#request.workspace, env, program }).ended;
    this.#log.push(ended.stdout);
    return ended;
  }

  async #step(step: Exclude<JobStep, { readonly parallel: unknown }>, nth: number): Promise<void> {
    const when = 'run' in step ? (step.if ?? 'success') : 'success';
    if (when !== 'always' && (when === 'success') !== this.#ok) return;
    if ('uses' in step) {
      try {
        await step.uses(this.#request.workspace);
      } catch {
        this.#ok = false;
      }
      return;
    }
    const id = step.id ?? (nth === 1 ? '__run' : `__run_${nth}`);
    const files = this.#commandFiles();
    const ended = await this.#script(step, { id, files });
    this.#log.push(ended.stdout);
    const outputs = Object.fromEntries(parsePairs(readFileSync(files.GITHUB_OUTPUT, 'utf8')).pairs);
    const summary = readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8');
    this.#steps[id] = { ...ended, id, outputs, summary };
    this.#take(files);
    if (ended.code !== 0 && step.continueOnError !== true) this.#ok = false;
  }

  /** As `ScriptHandler.cs` does with a custom shell: the first word is looked up on PATH, the script's name has no extension. */
  #script(
    step: RunStep,
    { id, files }: { readonly id: string; readonly files: CommandFiles },
  ): Promise<Ended> {
    const { workspace } = this.#request;
    const outputs = Object.fromEntries(Object.values(this.#steps).map((each) => [each.id, each.outputs]));
    const script = join(this.#temp, `script-${++this.#files}`);
    writeFileSync(script, typeof step.run === 'string' ? step.run : step.run(outputs));
    const [word = '', ...words] = (step.shell ?? 'savepoint {0}').split(' ');
    const env = { ...this.#job(), ...this.#env, ...files, GITHUB_ACTION: id, ...step.env };
    const path = [...this.#path, env.PATH].join(':');
    const program = which(word, path, workspace);
    if (program === null) throw new Error(`${word} is not on PATH`);
    const pipes = openPipes(folder(), process.env.PATH) ?? [];
    const child = spawn(
      program,
      words.map((each) => each.replace('{0}', script)),
      {
        cwd: join(workspace, step.cwd ?? '.'),
        env: { ...env, PATH: path },
        stdio: ['ignore', ...pipes.map(({ input }) => input)],
      },
    );
    for (const { input } of pipes) closeSync(input);
    step.onStart?.(child);
    const texts = pipes.map(({ output }) => textOf(output));
    return new Promise((done) => {
      child.once('exit', async (exit, signal) => {
        const [stdout = '', stderr = ''] = await Promise.all(texts);
        // As the runner has it from the system.
        const code = exit ?? 128 + constants.signals[signal ?? 'SIGKILL'];
        done({ code, signal, stdout, stderr });
      });
    });
  }

  #take(files: CommandFiles): void {
    for (const [name, value] of parsePairs(readFileSync(files.GITHUB_ENV, 'utf8')).pairs)
      this.#env[name] = value;
    this.#path = [...parsePaths(readFileSync(files.GITHUB_PATH, 'utf8')), ...this.#path];
  }

  #action(files: CommandFiles): Readonly<Record<string, string>> {
    return {
      ...this.#job(),
      ...this.#env,
      ...this.#request.env,
      ...files,
      GITHUB_ACTION: '__octo_savepoint',
    };
  }

  #job() {
    const { workspace, attempt, options, log } = this.#request;
    return {
      ...{
        GITHUB_ACTIONS: 'true',
        CI: 'true',
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: this.#temp,
        HOME: this.#home,
      },
      ...{ GITHUB_SHA: 'a'.repeat(40), GITHUB_REPOSITORY: 'octo/repo', GITHUB_JOB: 'build', LANG: 'C.UTF-8' },
      GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/ci.yml@refs/heads/main',
      GITHUB_RUN_ID: `${options.run ?? 777}`,
      GITHUB_RUN_ATTEMPT: `${attempt}`,
      PATH: process.env.PATH ?? '',
      LOG: log,
      ...options.env,
    };
  }

  #commandFiles(): CommandFiles {
    const files = folder();
    const at = (name: string) => {
      const path = join(files, name);
      if (!existsSync(path)) writeFileSync(path, '');
      return path;
    };
    return {
      GITHUB_OUTPUT: at('output'),
      GITHUB_ENV: at('env'),
      GITHUB_PATH: at('path'),
      GITHUB_STATE: at('state'),
      GITHUB_STEP_SUMMARY: at('summary'),
    };
  }
}

type CommandFiles = Readonly<
  Record<'GITHUB_OUTPUT' | 'GITHUB_ENV' | 'GITHUB_PATH' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY', string>
>;
