/** The action as a runner starts it: `main`, then `post`, each attempt in folders of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { blocksIn, inputsEnv } from './action.ts';
import { type Ended, linesIn, type Started, startSavepoint, workspaceWith } from './cli.ts';
import { folder } from './folder.ts';
import type { ResultsService } from './results-service/service.ts';
import type { TokenOptions } from './results-service/token.ts';

export interface JobOptions {
  readonly pipeline: string;
  /** Files of the repository besides the pipeline. */
  readonly files?: Readonly<Record<string, string>>;
  readonly service: ResultsService | null;
}

export interface AttemptOptions {
  /** The attempt of the workflow run; the next one when left out. */
  readonly attempt?: number;
  readonly run?: number;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: TokenOptions;
  /** What is changed in the workspace before the action starts. */
  readonly before?: (workspace: string) => void;
  /** The folder of an earlier attempt, which the runner has kept as it was; a fresh checkout when left out. */
  readonly workspace?: string;
}

export interface Done extends Ended {
  readonly workspace: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The variables that later steps of the job get, and the folders before PATH, the last one first. */
  readonly variables: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly summary: string;
  /** Where the summary is: `post` adds to it. */
  readonly summaryFile: string;
  /** What `post` of the same step says. */
  readonly post: (env?: Readonly<Record<string, string>>) => Promise<Ended>;
}

export interface Going {
  readonly started: Started;
  readonly workspace: string;
  readonly done: Promise<Done>;
}

/** Checkpoints come sooner after one another, and a further try after a failure. No limit is shorter: the machine may be busy. */
export const SOONER = { SAVEPOINT_TEST_SOONER: '10' };

/** A job with one use of the action. `$LOG` is a file outside of the workspace that all attempts share. */
export class Job {
  readonly log = join(folder(), 'log');
  /** The folder that `$OUT` names: what is in it outlives every workspace. */
  readonly out = folder();
  readonly #options: JobOptions;
  readonly #source: string;
  #attempts = 0;

  constructor(options: JobOptions) {
    this.#options = options;
    this.#source = workspaceWith(options.pipeline, options.files ?? {});
  }

  /** What steps have written to the log so far. */
  get ran(): readonly string[] {
    return linesIn(this.log);
  }

  /** A file in the folder that `$OUT` names. */
  put(name: string, text = ''): void {
    writeFileSync(join(this.out, name), text);
  }

  /** Takes it away again. */
  take(name: string): void {
    rmSync(join(this.out, name));
  }

  /** The repository's pipeline from now on. */
  change(file: string, text: string): void {
    writeFileSync(join(this.#source, file), text);
  }

  /** Starts an attempt. */
  start(options: AttemptOptions = {}): Going {
    const attempt = options.attempt ?? this.#attempts + 1;
    this.#attempts = attempt;
    const workspace = options.workspace ?? folder();
    if (options.workspace === undefined) execFileSync('cp', ['-a', `${this.#source}/.`, workspace]);
    options.before?.(workspace);
    const files = folder();
    const path = (name: string) => join(files, name);
    for (const name of ['output', 'env', 'path', 'state', 'summary']) writeFileSync(path(name), '');
    const token = { run: options.run ?? 777, attempt, ...options.token };
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: path('output'),
      GITHUB_ENV: path('env'),
      GITHUB_PATH: path('path'),
      GITHUB_STATE: path('state'),
      GITHUB_STEP_SUMMARY: path('summary'),
      GITHUB_SHA: 'a'.repeat(40),
      GITHUB_REPOSITORY: 'octo/repo',
      GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/ci.yml@refs/heads/main',
      GITHUB_JOB: 'build',
      GITHUB_ACTION: '__octo_savepoint',
      GITHUB_RUN_ID: `${token.run}`,
      GITHUB_RUN_ATTEMPT: `${attempt}`,
      RUNNER_TEMP: folder(),
      LOG: this.log,
      OUT: this.out,
      ...this.#options.service?.env(token),
      ...inputsEnv(options.inputs ?? {}),
      ...options.env,
    };
    const started = startSavepoint([], { cwd: workspace, env });
    const post = (more: Readonly<Record<string, string>> = {}) => {
      const state = Object.entries(blocksIn(readFileSync(path('state'), 'utf8')));
      const states = Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value]));
      const program = { node: process.execPath, bundle: resolve('dist/post.js') };
      return startSavepoint([], { cwd: workspace, env: { ...env, ...states, ...more }, program }).ended;
    };
    const done = started.ended.then((ended) => ({
      ...ended,
      workspace,
      outputs: blocksIn(readFileSync(path('output'), 'utf8')),
      variables: blocksIn(readFileSync(path('env'), 'utf8')),
      path: linesIn(path('path')),
      summary: existsSync(path('summary')) ? readFileSync(path('summary'), 'utf8') : '',
      summaryFile: path('summary'),
      post,
    }));
    return { started, workspace, done };
  }

  /** One attempt to its end, without its `post`, which has nothing to do after a main step that could save all. */
  attempt(options: AttemptOptions = {}): Promise<Done> {
    return this.start(options).done;
  }
}
