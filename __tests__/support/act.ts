/**
 * Workflows under a real runner: `act`, without containers and without a network. Each run gets a workspace, a temp
 * folder and a home of its own, and the environment that is given and nothing else.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toolPath } from '../../scripts/tools.ts';
import { type JobLog, readActLog, type StepLog } from './act-log.ts';
import { actionOf, HANGING, hasEnded, killAll } from './act-processes.ts';
import { until } from './cli.ts';
import { folder } from './folder.ts';
import { type CancelTimes, cancelAsGitHub, GITHUB_TIMES } from './github-cancel.ts';
import { tree } from './living.ts';

export interface ActRequest {
  /** A git repository; `actions/checkout` copies it as it is. */
  readonly repository: string;
  /** The workflow file, as a path in the repository. */
  readonly workflow: string;
  readonly runId: number;
  readonly attempt: number;
  /** One job instead of all. */
  readonly job?: string;
  /** Only the legs of a matrix with these values. */
  readonly matrix?: Readonly<Record<string, string | number>>;
  /** What started the workflow. A push to `main` when not given. */
  readonly event?: { readonly name: string; readonly payload: object };
  /** `github.token`, where it must be one that a service takes. */
  readonly githubToken?: string;
  /** Folders for `uses: OWNER/NAME@REF`, by that text. */
  readonly actions?: Readonly<Record<string, string>>;
  /** For every process of the run. `GITHUB_*` and `RUNNER_*` go into the context `github`, too, where act has them. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ran {
  /** Of act: 0 when all jobs succeeded. `null` when it was killed. */
  readonly code: number | null;
  readonly jobs: readonly JobLog[];
  /** The one job. @throws Error when there is another number of them */
  readonly job: JobLog;
  /** The main stage of a step of the one job. @throws Error with the log when it did not run */
  readonly step: (id: string) => StepLog;
  /** All that was told, for people. */
  readonly text: string;
}

export interface Running {
  readonly ended: Promise<Ran>;
  /** What has been told so far. */
  readonly soFar: () => Ran;
  /** Settles when a condition holds. @throws Error with the log when the workflow ends before */
  readonly until: (what: string, holds: () => boolean) => Promise<void>;
  /** Settles with the process id of the action, in whichever stage, once it runs. */
  readonly action: (step?: string) => Promise<number>;
  /** SIGKILL to the action's own process. Its post step runs, as after any failure. */
  readonly killAction: (step?: string) => Promise<void>;
  /** A cancel, as GitHub does it, to the action's own process. Its post step runs. Settles with the signal that ended it. */
  readonly cancel: (times?: CancelTimes) => Promise<NodeJS.Signals>;
  /** The machine is lost: every process is killed at once, no post step runs. */
  readonly lose: () => Promise<Ran>;
  /** Settles when no process of the run lives. @throws Error naming those that do */
  readonly gone: () => Promise<void>;
}

/** Runs a workflow to its end. */
export function act(request: ActRequest): Promise<Ran> {
  return startAct(request).ended;
}

/** Starts a workflow. */
export function startAct(request: ActRequest): Running {
  const scratch = folder();
  const processes = tree();
  const child = spawn(program(), argumentsFor(request, scratch), {
    cwd: request.repository,
    env: environmentFor(request, { ...processes.env, HOME: join(scratch, 'home') }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { ended, soFar } = listenTo(child);
  const action = (step?: string) => actionOf(child, { living: processes.living, step });
  return {
    ended,
    soFar,
    until: async (what, holds) => {
      await until(what, () => holds() || hasEnded(child), HANGING);
      if (!holds()) throw new Error(`the workflow ended before ${what}:\n${soFar().text}`);
    },
    action,
    killAction: async (step) => {
      process.kill(await action(step), 'SIGKILL');
    },
    cancel: async (times = GITHUB_TIMES) => cancelAsGitHub(await action(), times),
    lose: async () => {
      child.kill('SIGKILL');
      await killAll(processes.living);
      return ended;
    },
    gone: processes.gone,
  };
}

function program(): string {
  const path = toolPath('act');
  if (!existsSync(path)) throw new Error('act is not installed: node scripts/tools.ts act');
  return path;
}

function argumentsFor(request: ActRequest, scratch: string): readonly string[] {
  const { name, payload } = request.event ?? { name: 'push', payload: {} };
  mkdirSync(join(scratch, 'home'));
  writeFileSync(join(scratch, 'event.json'), JSON.stringify(payload));
  const many = (flag: string, values: readonly string[]) => values.flatMap((value) => [flag, value]);
  const pairs = (values: object, between: string) => Object.entries(values).map((pair) => pair.join(between));
  return [
    ...[name, '--json', '-W', join(request.repository, request.workflow), '-C', request.repository],
    ...['-P', 'ubuntu-latest=-self-hosted', '--pull=false', '--no-cache-server', '--defaultbranch', 'main'],
    ...['--eventpath', join(scratch, 'event.json'), '--action-cache-path', join(scratch, 'runner')],
    ...['-s', `GITHUB_TOKEN=${request.githubToken ?? 'the-token-of-the-job'}`],
    ...(request.job === undefined ? [] : ['--job', request.job]),
    ...many('--matrix', pairs(request.matrix ?? {}, ':')),
    ...many('--local-repository', pairs(request.actions ?? {}, '=')),
    ...many('--env', pairs(contextFor(request), '=')),
  ];
}

/** What a runner of GitHub sets and act does not, or asks for on its command line. */
function contextFor({ runId, attempt, workflow, env = {} }: ActRequest): Readonly<Record<string, string>> {
  const given = Object.entries(env).filter(([name]) => isContext(name));
  return {
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_WORKFLOW_REF: `octo/repo/${workflow}@refs/heads/main`,
    RUNNER_TRACKING_ID: `github_${runId}-${attempt}`,
    RUNNER_ENVIRONMENT: 'github-hosted',
    // The steps may ask servers of the test's; see below for act itself.
    HTTPS_PROXY: env.HTTPS_PROXY ?? '',
    HTTP_PROXY: env.HTTP_PROXY ?? '',
    ...Object.fromEntries(given),
  };
}

function isContext(name: string): boolean {
  return name.startsWith('GITHUB_') || name.startsWith('RUNNER_');
}

/** act hands its whole environment down, but for what `--env` names. Its own requests end at a port where nobody listens. */
function environmentFor(
  { env = {} }: ActRequest,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    LANG: 'C.UTF-8',
    ACT_DISABLE_VERSION_CHECK: '1',
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !isContext(name))),
    ...own,
    HTTPS_PROXY: 'http://127.0.0.1:9',
    HTTP_PROXY: 'http://127.0.0.1:9',
  };
}

function listenTo(child: ChildProcess): Pick<Running, 'ended' | 'soFar'> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout?.on('data', (data: Buffer) => out.push(data));
  child.stderr?.on('data', (data: Buffer) => err.push(data));
  const soFar = () => ranWith(child.exitCode, [Buffer.concat(out).toString(), Buffer.concat(err).toString()]);
  const ended = new Promise<Ran>((done, fail) => {
    child.once('error', fail);
    child.once('close', () => done(soFar()));
  });
  return { ended, soFar };
}

function ranWith(code: number | null, [stdout, stderr]: readonly [string, string]): Ran {
  const jobs = readActLog(stdout);
  const text = `${jobs.map(tell).join('\n')}\n${stderr}`;
  const job = () => {
    const [only, ...more] = jobs;
    if (only === undefined || more.length > 0) throw new Error(`${jobs.length} jobs ran, not one:\n${text}`);
    return only;
  };
  const step = (id: string) => {
    const found = job().steps.find((one) => one.id === id && one.stage === 'main');
    if (found === undefined) throw new Error(`no step ${id} ran:\n${text}`);
    return found;
  };
  return {
    code,
    jobs,
    step,
    text,
    get job() {
      return job();
    },
  };
}

function tell({ id, matrix, result, steps, errors }: JobLog): string {
  const told = steps.map((step) =>
    [`${step.stage} ${step.name}: ${step.result ?? 'cut off'}`, ...step.lines].join('\n  '),
  );
  return [`job ${id} ${JSON.stringify(matrix)}: ${result ?? 'cut off'}`, ...told, ...errors].join('\n');
}
