/** Jobs of real processes in which something goes wrong. Each attempt takes a second or two. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { linesIn, savepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { type JobStep, type RunStep, StepsJob } from '../support/steps-job.ts';

let service: ResultsService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
});

const note = (id: string, more = '') => ({ id, run: `echo ${id} >> "$LOG"; ${more}` });
const SOON = { SAVEPOINT_TEST_SHORTER: '10' };

function gate() {
  const path = join(folder(), 'go');
  return { test: `test -e "${path}"`, open: () => writeFileSync(path, '') };
}

/** The process that listens on a socket. */
function keeperOf(socket: string): number {
  const pids = execFileSync('pgrep', ['-f', '--', `--keep ${socket}`], { encoding: 'utf8' });
  return Number(pids.split('\n')[0]);
}

/** Whether a checkpoint with so many completed steps is there. */
function areSaved(count: number): boolean {
  const entries = service?.entries() ?? [];
  return entries.some(({ key, status }) => status === 'ready' && key.endsWith(`-00000${count}-r.`));
}

/** Whether a process runs; one whose parent does not look after it is only listed. */
function isAlive(pid: string): boolean {
  const stat = linesIn(`/proc/${pid}/stat`)[0] ?? ') Z';
  return !/\) [ZX]/.test(stat);
}

/** Kills the keeper of the job, as a step of it. */
const KILL = `kill -9 $(pgrep -f -- "--keep $SAVEPOINT_STEPS" | head -1)`;

test('steps whose keeper was killed run unsaved, with one warning, and the next attempt goes on from what was saved', async () => {
  const job = new StepsJob();
  const go = gate();
  const steps = (more: string): readonly JobStep[] => [
    note('a', 'echo a > a'),
    note('b', more),
    note('c', 'echo c > c'),
    note('d', `cat c; ${go.test}`),
  ];
  const first = await job.attempt(steps(KILL));
  expect([first.ok, first.steps.d?.code]).toEqual([false, 1]);
  expect(first.log.match(/::warning::Savepoint does not save/g)).toHaveLength(1);
  expect(first.post?.stdout).toContain('::warning::the process that saves the steps of this job is gone');
  expect(first.post?.code).toBe(0);
  go.open();
  const second = await job.attempt(steps(''));
  expect(second.ok).toBe(true);
  expect(job.ran).toEqual(['a', 'b', 'c', 'd', 'b', 'c', 'd']);
});

test('of a step whose shell was killed nothing lives on, and it runs again', async () => {
  const job = new StepsJob();
  const pid = join(folder(), 'pid');
  const steps = (more: string, onStart: NonNullable<RunStep['onStart']>): readonly JobStep[] => [
    note('a', 'echo a > a'),
    { ...note('b', more), onStart },
    { ...note('c'), if: 'always' },
  ];
  const first = await job.attempt(
    steps(`echo $$ > "${pid}"; echo half > half; sleep 300`, (child) => {
      void until('the step runs', () => linesIn(pid).length > 0).then(() => child.kill('SIGKILL'));
    }),
  );
  expect(first.ok).toBe(false);
  expect(isAlive(linesIn(pid)[0] ?? '')).toBe(false);
  const second = await job.attempt(steps('test ! -e half', () => {}));
  expect(second.ok).toBe(true);
  expect(job.ran).toEqual(['a', 'b', 'c', 'b', 'c']);
});

test('a cancelled step gets the signal with all that it started, and is on record as stopped', async () => {
  const job = new StepsJob();
  const child = join(folder(), 'child');
  const first = await job.attempt([
    note('a'),
    {
      ...note(
        'b',
        `bash -c 'trap "echo heard > ${child}.end; exit 9" INT; echo > ${child}; sleep 300 & wait'`,
      ),
      onStart: (process) => {
        void until('the step runs', () => existsSync(child)).then(() => process.kill('SIGINT'));
      },
    },
  ]);
  expect([first.steps.b?.code, first.steps.b?.signal]).toEqual([130, null]);
  expect(readFileSync(`${child}.end`, 'utf8')).toBe('heard\n');
  expect(first.summary).toContain('stopped by SIGINT');
});

test('a machine that is lost costs what was not uploaded', async () => {
  service = await ResultsService.start();
  const job = new StepsJob({ service });
  const go = gate();
  const steps: readonly JobStep[] = [
    note('a', 'echo a > a'),
    note('b', `cat a; echo "::add-mask::hush"; echo t=hush-hush >> "$GITHUB_OUTPUT"`),
    { uses: () => until('it is uploaded', () => areSaved(2)) },
    note('c', go.test),
  ];
  const first = await job.attempt(steps, { end: 'lost', env: SOON });
  expect(first.ok).toBe(false);
  process.kill(keeperOf(first.env.SAVEPOINT_STEPS ?? ''), 'SIGKILL');
  go.open();
  const second = await job.attempt(steps, { env: SOON });
  expect(second.log).toContain('Found ');
  expect(second.ok).toBe(true);
  expect(second.steps.a?.stdout).toContain('reused from attempt 1');
});

test('a service that is down costs no step its result', async () => {
  service = await ResultsService.start();
  const job = new StepsJob({ service });
  const steps = [note('a', 'echo a > a'), note('b')];
  await service.stop();
  const { ok, post } = await job.attempt(steps, { env: SOON });
  expect([ok, post?.code]).toEqual([true, 0]);
  expect(post?.stdout).toContain('::warning::nothing of ');
});

test('in a re-run that stops, since nothing can be read, the clean-up of the workflow runs unsaved', async () => {
  service = await ResultsService.start();
  const job = new StepsJob({ service });
  const steps: readonly JobStep[] = [
    note('a', 'false'),
    { ...note('clean'), if: 'always' },
    { ...note('tell'), if: 'always' },
  ];
  await job.attempt(steps);
  await service.stop();
  const { main, log } = await job.attempt(steps, { env: SOON });
  expect([main.code, job.ran.slice(-2)]).toEqual([5, ['clean', 'tell']]);
  expect(log.match(/::warning::Savepoint does not save this job's steps/g)).toHaveLength(1);
});

test('a value that holds a masked text is not saved, and its step sets it again without those after it', async () => {
  const job = new StepsJob();
  const go = gate();
  const steps: readonly JobStep[] = [
    note('login', 'echo "::add-mask::hush-hush"; echo token=hush-hush >> "$GITHUB_OUTPUT"'),
    note('b', 'echo b > b'),
    { id: 'c', run: ({ login }) => `echo "$(echo ${login?.token} | wc -c)" >> "$LOG"; ${go.test}` },
  ];
  await job.attempt(steps);
  go.open();
  const second = await job.attempt(steps);
  expect(second.ok).toBe(true);
  expect(job.ran).toEqual(['login', 'b', '10', 'login', '10']);
  expect(second.steps.login?.stdout).toContain('held a secret');
});

test('a step that may not run again is reused without its withheld value, and a warning names that', async () => {
  const job = new StepsJob();
  const set =
    'echo "::add-mask::hush-hush"; echo url=hush-hush >> "$GITHUB_OUTPUT"; echo T=hush-hush >> "$GITHUB_ENV"';
  const steps: readonly JobStep[] = [
    { ...note('deploy', set), env: { SAVEPOINT_RERUN: 'ask' } },
    note('b', 'false'),
  ];
  await job.attempt(steps);
  const second = await job.attempt(steps);
  expect(job.ran).toEqual(['deploy', 'b', 'b']);
  expect([second.steps.deploy?.code, second.steps.deploy?.outputs]).toEqual([0, {}]);
  expect(second.steps.deploy?.stdout).toContain(
    '::warning title=deploy::is not run again, and the output url and the variable T are not set',
  );
});

test('a step that asks is not started a second time, says how to consent, and runs once it is named', async () => {
  const job = new StepsJob({ files: { '.github/workflows/ci.yml': 'on: { push: , workflow_dispatch: }' } });
  const deploy = (more: string): JobStep => ({ ...note('deploy', more), env: { SAVEPOINT_RERUN: 'ask' } });
  const first = await job.attempt([note('a'), deploy('false')]);
  const second = await job.attempt([note('a'), deploy('true')]);
  expect([second.steps.deploy?.code, job.ran]).toEqual([1, ['a', 'deploy']]);
  const run = first.mainOutputs['run-id'] ?? '';
  const consent = `To let it run, add these inputs to \`workflow_dispatch\` in the workflow file (docs/action.md), then start the workflow by hand (workflow_dispatch) with the inputs savepoint-run: ${run} and savepoint-from-step: deploy`;
  // The end of the first attempt sends nobody into a re-run that would only ask.
  expect(first.post?.stdout).toContain(`it is not started again unless it is named. ${consent}`);
  expect(first.post?.stdout).not.toContain('Re-run failed jobs');
  expect(second.steps.deploy?.stdout).toContain(
    `::error::deploy asks before it is started: it was started before, so it asks first (failed before: exit code 1). ${consent}`,
  );
  expect(second.summary).toContain('paused');
  const inputs = { 'run-id': run, 'from-step': 'deploy' };
  const third = await job.attempt([note('a'), deploy('true')], { inputs, attempt: 1, run: 778 });
  expect([third.ok, job.ran]).toEqual([true, ['a', 'deploy', 'deploy']]);
});

test('in a re-run that finds nothing, a step that asks may have been started, and runs once it is named', async () => {
  service = await ResultsService.start();
  const job = new StepsJob({ service });
  const steps: readonly JobStep[] = [{ ...note('deploy'), env: { SAVEPOINT_RERUN: 'ask' } }];
  const first = await job.attempt(steps, { attempt: 2 });
  expect([first.ok, job.ran]).toEqual([false, []]);
  expect(first.steps.deploy?.stdout).toContain('an earlier attempt may have started it');
  const inputs = { 'run-id': first.mainOutputs['run-id'] ?? '', 'from-step': 'deploy' };
  const second = await job.attempt(steps, { inputs, attempt: 1, run: 778 });
  expect([second.ok, job.ran]).toEqual([true, ['deploy']]);
});

test('on another machine an install runs again, and the steps after it stay', async () => {
  const job = new StepsJob();
  const go = gate();
  const hosted = { RUNNER_ENVIRONMENT: 'github-hosted' };
  const steps: readonly JobStep[] = [
    note(
      'install',
      'mkdir -p ~/.local/bin; printf "#!/bin/sh\\necho tool\\n" > ~/.local/bin/tool; chmod +x ~/.local/bin/tool; date +%N > stamp',
    ),
    note('build', 'cat stamp > built; ~/.local/bin/tool >> built'),
    note('login', 'mkdir -p ~/.docker; echo {} > ~/.docker/config.json'),
    note('test', `~/.local/bin/tool; ${go.test}`),
  ];
  const first = await job.attempt(steps, { env: hosted });
  go.open();
  const second = await job.attempt(steps, { env: hosted });
  expect(second.ok).toBe(true);
  expect(job.ran).toEqual(['install', 'build', 'login', 'test', 'install', 'test']);
  expect(second.steps.install?.stdout).toContain('which this machine does not have');
  expect(second.steps.login?.stdout).toContain('this machine does not have its');
  const built = (workspace: string) => readFileSync(join(workspace, 'built'), 'utf8');
  expect(built(second.workspace)).toBe(built(first.workspace));
});

test.each([
  [{ resume: 'required' }, 4, 'resume: required, and there is no run to go on with'],
  [
    { pipeline: 'ci', inputs: 'a=b' },
    2,
    'pipeline: command: steps has no pipeline (take pipeline and inputs out',
  ],
])('with %j the step of the action fails, and says why', async (inputs, code, message) => {
  const { main } = await new StepsJob().attempt([], { inputs });
  expect([main.code, main.stdout]).toEqual([code, expect.stringContaining(`::error::${message}`)]);
});

test('a temporary file of a reused step that a later step names, and that is not here, is told at that step', async () => {
  const job = new StepsJob();
  const steps = (more: string): readonly JobStep[] => [
    note('pack', 'echo x > "$RUNNER_TEMP/pkg.tgz"; echo y > "$RUNNER_TEMP/other.tgz"'),
    note('test', more),
    note('own', 'echo z > "$RUNNER_TEMP/own.tgz"'),
    note('push', 'cat "$RUNNER_TEMP/pkg.tgz" "$RUNNER_TEMP/own.tgz"'),
  ];
  await job.attempt(steps('false'));
  const second = await job.attempt(steps('true'));
  const told =
    /::warning title=pack::is reused, and this machine does not have its temporary files \(\S+pkg\.tgz\); `SAVEPOINT_RERUN: always` brings that back/g;
  expect(second.steps.push).toMatchObject({ code: 1, stdout: expect.stringMatching(told) });
  expect(second.log.match(/temporary files/g)).toHaveLength(1);
});

test('an answer to a gate is left alone, and a step that is named and never comes is told at the end', async () => {
  const job = new StepsJob();
  await job.attempt([note('a'), note('b', 'false')]);
  const inputs = { approve: 'gate', 'from-step': 'bb', scope: 'run' };
  const second = await job.attempt([note('a'), note('b')], { inputs, attempt: 1 });
  expect(second.main.stdout).toContain(
    '::warning::approve is ignored in this job: command: steps has no step',
  );
  expect([second.ok, job.ran]).toEqual([true, ['a', 'b', 'b']]);
  expect(second.post?.stdout).toContain(
    '::warning::from-step: bb has changed nothing, because no step of that id came in this job; did you mean b? Steps that came: a, b',
  );
});

test('with artifacts as the store it is as with the cache', async () => {
  service = await ResultsService.start();
  const job = new StepsJob({ service });
  const go = gate();
  const steps = [note('a', 'echo a > a'), note('b', `cat a; ${go.test}`)];
  const inputs = { store: 'artifact', token: service.restToken({ actions: 'read' }) };
  const first = await job.attempt(steps, { env: SOON, inputs });
  expect([first.ok, service.artifacts().length > 0, service.entries()]).toEqual([false, true, []]);
  go.open();
  const second = await job.attempt(steps, { env: SOON, inputs });
  expect([second.ok, job.ran]).toEqual([true, ['a', 'b', 'b']]);
});

test('without the action before it a step runs, says that it is not saved, and leaves nothing of ours', async () => {
  const [cwd, temp] = [folder(), folder()];
  const script = join(temp, 'script');
  writeFileSync(script, 'echo out; exit 3');
  const { code, stdout } = await savepoint(['--step', script], { cwd, env: { RUNNER_TEMP: temp } });
  expect([code, stdout]).toEqual([
    3,
    expect.stringMatching(/^::warning::.*no step before has `uses:`.*\nout\n$/),
  ]);
  expect([readdirSync(cwd), readdirSync(temp)]).toEqual([[], ['script']]);
});
