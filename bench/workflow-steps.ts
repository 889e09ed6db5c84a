/**
 * What a step that stays in the workflow costs: the job's action is started as a runner starts it, and then the same script is run through
 * Savepoint and by its shell alone, in turn. Wall time is what the job waits; the CPU time is that of the shell and of the keeper.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Contender, command, inTurn, median } from './measure.ts';

interface Place {
  readonly folder: string;
  readonly bundle: string;
  readonly rounds: number;
}

/** Nothing but what a runner gives a step. */
type Env = Readonly<Record<string, string>>;

const FILES = 1000;
/** Of the system's own count. */
const TICK_MS = 10;

/** @param bundle the built action */
export async function workflowSteps({ folder, bundle, rounds }: Place): Promise<void> {
  const workspace = join(folder, 'job');
  mkdirSync(folder, { recursive: true });
  makeWorkspace(workspace);
  const job = startJob({ folder, workspace, bundle });
  const script = join(job.RUNNER_TEMP ?? '', 'script');
  writeFileSync(script, 'true\n');
  let nth = 0;
  const cost = new Map<string, number>();
  const contender = (name: string, program: string, args: readonly string[]): Contender => ({
    name,
    act: () => {
      const before = childrenMs();
      run(program, args, { cwd: workspace, env: { ...job, GITHUB_ACTION: `s${++nth}` } });
      cost.set(name, (cost.get(name) ?? 0) + childrenMs() - before);
    },
  });
  const keeper = keeperOf(job.SAVEPOINT_STEPS ?? '');
  const before = cpuMs(`/proc/${keeper}/stat`, OWN);
  const rows = await inTurn(
    [
      contender('savepoint {0}', 'savepoint', [script]),
      contender('node -e 0', process.execPath, ['-e', '0']),
      contender('bash -e {0}', 'bash', ['-e', script]),
    ],
    rounds,
  );
  const kept = cpuMs(`/proc/${keeper}/stat`, OWN) - before;
  run(process.execPath, [bundle, '--post-step'], { cwd: workspace, env: postOf(job) });
  const at = (index: number) => median(rows.map((row) => row[index] ?? Number.NaN));
  const more = (index: number) => median(rows.map((row) => (row[0] ?? 0) - (row[index] ?? 0)));
  const cpu = (name: string) => ((cost.get(name) ?? 0) / (rounds + 1)).toFixed(0);
  console.log(
    [
      `A step of true that stays in the workflow, ${FILES} files; medians of ${rounds} rounds`,
      `    ${at(0).toFixed(0)} ms; bash -e {0}: ${at(2).toFixed(0)} ms, ${more(2).toFixed(0)} ms more (goal: at most 120 ms more); node -e 0: ${at(1).toFixed(0)} ms, ${more(1).toFixed(0)} ms more`,
      `    CPU time: ${cpu('savepoint {0}')} ms and ${(kept / (rounds + 1)).toFixed(0)} ms of the keeper; bash -e {0}: ${cpu('bash -e {0}')} ms; node -e 0: ${cpu('node -e 0')} ms`,
      '',
    ].join('\n'),
  );
}

function makeWorkspace(workspace: string): void {
  for (let file = 0; file < FILES; file++) {
    const below = join(workspace, 'src', `${file % 20}`);
    mkdirSync(below, { recursive: true });
    writeFileSync(join(below, `${file}.txt`), `${file}\n`);
  }
  command('git', ['init', '-q'], workspace);
  command('git', ['add', '-A'], workspace);
  command('git', ['-c', 'user.name=B', '-c', 'user.email=b@localhost', 'commit', '-qm', 'first'], workspace);
}

/** @returns the environment of the job's later steps */
function startJob({ folder, workspace, bundle }: Omit<Place, 'rounds'> & { workspace: string }): Env {
  const at = (name: string) => {
    writeFileSync(join(folder, name), '');
    return join(folder, name);
  };
  const runner = {
    ...{ GITHUB_ACTIONS: 'true', CI: 'true', GITHUB_WORKSPACE: workspace, GITHUB_JOB: 'bench' },
    ...{ RUNNER_TEMP: folder, HOME: folder, GITHUB_RUN_ID: '1', GITHUB_RUN_ATTEMPT: '1', LANG: 'C.UTF-8' },
    ...{
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_SHA: 'a'.repeat(40),
      GITHUB_WORKFLOW_REF: 'o/r/w.yml@refs/heads/m',
    },
    ...{ GITHUB_OUTPUT: at('output'), GITHUB_ENV: at('env'), GITHUB_PATH: at('path') },
    ...{ GITHUB_STATE: at('state'), GITHUB_STEP_SUMMARY: at('summary') },
    PATH: process.env.PATH ?? '',
  };
  run(process.execPath, [bundle], {
    cwd: workspace,
    env: { ...runner, ...inputs(join(folder, 'job-store')), GITHUB_ACTION: 'savepoint' },
  });
  const [, socket = ''] = /SAVEPOINT_STEPS<<.*\n(.*)\n/.exec(readFileSync(runner.GITHUB_ENV, 'utf8')) ?? [];
  const path = `${readFileSync(runner.GITHUB_PATH, 'utf8').trim()}:${runner.PATH}`;
  return { ...runner, SAVEPOINT_STEPS: socket, PATH: path };
}

function inputs(store: string): Env {
  const manifest = parse(readFileSync('action.yml', 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  };
  const values = Object.entries(manifest.inputs).map(([name, { default: value = '' }]) => {
    return [`INPUT_${name.toUpperCase()}`, value.includes('${{') ? '' : value];
  });
  return { ...Object.fromEntries(values), INPUT_COMMAND: 'steps', INPUT_STORE: store };
}

/** What the action has left to its post step. */
function postOf(job: Env): Env {
  const text = readFileSync(job.GITHUB_STATE ?? '', 'utf8');
  const states = [...text.matchAll(/^(\w+)<<(\S+)\n([\s\S]*?)\n\2$/gm)];
  return {
    ...job,
    ...inputs(''),
    ...Object.fromEntries(states.map(([, name = '', , value = '']) => [`STATE_${name}`, value])),
  };
}

function run(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Env },
): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`${program}: exit code ${status}\n${stdout}\n${stderr}`);
}

function keeperOf(socket: string): string {
  const { stdout } = spawnSync('pgrep', ['-f', '--', `--keep ${socket}`], { encoding: 'utf8' });
  return stdout.split('\n')[0] ?? '';
}

/** Where `stat` has the time of a process, and that of those that it has waited for. */
const OWN = [11, 12] as const;
const CHILDREN = [13, 14] as const;

function childrenMs(): number {
  return cpuMs('/proc/self/stat', CHILDREN);
}

function cpuMs(file: string, places: readonly number[]): number {
  const [, after = ''] = /\) (.*)/.exec(readFileSync(file, 'utf8')) ?? [];
  const fields = after.split(' ').map(Number);
  return places.reduce((sum, place) => sum + (fields[place] ?? 0), 0) * TICK_MS;
}
