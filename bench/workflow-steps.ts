/** A step that stays in the workflow, through Savepoint and by its shell alone. The job's action is started as a runner starts it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE, type Env, inputsEnv, jobEnv, postEnv } from './job.ts';
import { type Contender, inTurn, run, type Samples } from './measure.ts';
import type { Bench } from './scene.ts';
import { OURS } from './table.ts';

const FILES = 1000;
/** Such a step is short, and its rounds vary. */
const ROUNDS_EACH = 4;

export async function workflowSteps({ disks, pace }: Bench): Promise<Samples> {
  const folder = join(disks.folder, 'workflow');
  const workspace = join(folder, 'workspace');
  await makeWorkspace(workspace);
  const job = jobEnv(join(folder, 'runner'), workspace);
  const inputs = inputsEnv({ command: 'steps', store: join(folder, 'store') });
  await run(process.execPath, [BUNDLE], { cwd: workspace, env: { ...job, ...inputs } });
  const later = laterEnv(job);
  const script = join(job.RUNNER_TEMP, 'script');
  writeFileSync(script, 'true\n');
  let nth = 0;
  const contender = (name: string, program: string, args: readonly string[]): Contender => ({
    name,
    act: () => run(program, args, { cwd: workspace, env: { ...later, GITHUB_ACTION: `s${++nth}` } }),
  });
  const samples = await inTurn(
    [
      contender(OURS, 'savepoint', [script]),
      contender('bash', 'bash', ['-e', script]),
      contender('node -e 0', process.execPath, ['-e', '0']),
    ],
    { warmUps: pace.warmUps, rounds: ROUNDS_EACH * pace.rounds },
  );
  await run(process.execPath, [BUNDLE, '--post-step'], {
    cwd: workspace,
    env: { ...later, ...inputs, ...postEnv(job) },
  });
  return samples;
}

async function makeWorkspace(workspace: string): Promise<void> {
  for (let file = 0; file < FILES; file++) {
    const below = join(workspace, 'src', `${file % 20}`);
    mkdirSync(below, { recursive: true });
    writeFileSync(join(below, `${file}.txt`), `${file}\n`);
  }
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@localhost'];
  await run('git', ['init', '-q'], { cwd: workspace });
  await run('git', ['add', '--all'], { cwd: workspace });
  await run('git', [...author, 'commit', '-q', '-m', 'first'], { cwd: workspace });
}

/** The environment of the job's later steps. */
function laterEnv(job: Env): Env {
  const variables = readFileSync(job.GITHUB_ENV ?? '', 'utf8');
  const [, socket = ''] = /SAVEPOINT_STEPS<<.*\n(.*)\n/.exec(variables) ?? [];
  const path = readFileSync(job.GITHUB_PATH ?? '', 'utf8').trim();
  return { ...job, SAVEPOINT_STEPS: socket, PATH: `${path}:${process.env.PATH ?? ''}` };
}
