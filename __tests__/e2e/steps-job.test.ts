/** Jobs of real processes: the action, a shell for each step, a post step. Each attempt takes a second or two. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { type JobStep, StepsJob } from '../support/steps-job.ts';

const note = (id: string, more = '') => ({ id, run: `echo ${id} >> "$LOG"; ${more}` });

/** A file whose presence lets a step end well. */
function gate() {
  const path = join(folder(), 'go');
  return { test: `test -e "${path}"`, open: () => writeFileSync(path, ''), close: () => rmSync(path) };
}

test('a job that failed goes on from the failed step in a new workspace, with all that the steps before had left', async () => {
  const job = new StepsJob({ files: { 'a.txt': 'a' } });
  const go = gate();
  const steps: readonly JobStep[] = [
    note(
      'one',
      'echo 1 > one; printf "x=1\\nlong<<E\\nl1\\nl2\\nE\\n" >> "$GITHUB_OUTPUT"; echo "V=$PWD/one" >> "$GITHUB_ENV"; mkdir bin; printf "#!/bin/sh\\necho mine\\n" > bin/own; chmod +x bin/own; echo "$PWD/bin" >> "$GITHUB_PATH"; echo "**sum**" >> "$GITHUB_STEP_SUMMARY"',
    ),
    { run: 'echo two >> "$LOG"; cat one a.txt > two; rm a.txt' },
    { id: 'three', run: ({ one }) => `echo ${one?.x} >> "$LOG"; ${go.test}; own; cat "$V" two > three` },
  ];
  const first = await job.attempt(steps);
  expect([first.ok, first.post?.code]).toEqual([false, 0]);
  expect(first.summary).toMatch(/completed \| <code>one<\/code>[\s\S]*failed \| <code>three<\/code>/);
  go.open();
  const second = await job.attempt(steps);
  expect(second.ok).toBe(true);
  expect(second.mainOutputs).toEqual({
    ...{ 'run-id': first.mainOutputs['run-id'], attempt: '2', resumed: 'true', outputs: '{}' },
  });
  expect(job.ran).toEqual(['one', 'two', '1', '1']);
  expect(readFileSync(join(second.workspace, 'three'), 'utf8')).toBe('1\n1\na');
  expect(existsSync(join(second.workspace, 'a.txt'))).toBe(false);
  expect(second.steps.one).toMatchObject({
    outputs: { x: '1', long: 'l1\nl2' },
    summary: '**sum**\n',
    code: 0,
  });
  expect(second.steps.one?.stdout).toMatch(/^reused from attempt 1: .* saved$/m);
  expect(second.steps.three?.stdout).toBe('runs again: failed before: exit code 1\nmine\n');
  expect(second.summary).toMatch(/build: completed[\s\S]*completed, reused \| <code>one<\/code>/);
  expect(second.summary).toMatch(/section Attempt 1\n.* one :done[\s\S]*section Attempt 2\n.* three :done/);
});

test('a step that was put in or changed runs, and so do those after it', async () => {
  const job = new StepsJob();
  const [a, b, c] = [note('a'), note('b'), note('c', 'false')];
  await job.attempt([a, b, c]);
  const changed = await job.attempt([a, { ...b, run: `${b.run} true` }, c]);
  expect(changed.steps.b?.stdout).toBe('runs again: its definition has changed (run)\n');
  await job.attempt([a, note('new'), { ...b, run: `${b.run} true` }, c]);
  expect(job.ran).toEqual(['a', 'b', 'c', 'b', 'c', 'new', 'b', 'c']);
});

test('what a step with uses changes is source: where that differs, the steps after it run again', async () => {
  const job = new StepsJob();
  const go = gate();
  const steps = (text: string): readonly JobStep[] => [
    note('a', 'echo a > made'),
    { uses: (workspace) => writeFileSync(join(workspace, 'downloaded'), text) },
    note('b', 'cat downloaded made > b'),
    { uses: (workspace) => writeFileSync(join(workspace, 'made'), 'signed') },
    note('c', `cat made > c; ${go.test}`),
  ];
  await job.attempt(steps('1'));
  const same = await job.attempt(steps('1'));
  expect(job.ran).toEqual(['a', 'b', 'c', 'c']);
  expect(readFileSync(join(same.workspace, 'c'), 'utf8')).toBe('signed');
  go.open();
  const other = await job.attempt(steps('2'));
  expect(job.ran).toEqual(['a', 'b', 'c', 'c', 'b', 'c']);
  expect(other.steps.b?.stdout).toContain('source files are not as they were: downloaded');
  expect(readFileSync(join(other.workspace, 'b'), 'utf8')).toBe('2a\n');
});

test('a step behind a failure runs again, and a failure between the steps costs nothing that was saved', async () => {
  const job = new StepsJob();
  const go = gate();
  const up = gate();
  const steps: readonly JobStep[] = [
    note('a', 'echo a > a'),
    {
      uses: () => {
        if (!existsSync(up.test.slice(9, -1))) throw new Error('the service is down');
      },
    },
    note('b', 'echo b > b'),
    note('c', go.test),
    { ...note('report'), if: 'always' },
  ];
  up.open();
  await job.attempt(steps);
  up.close();
  const second = await job.attempt(steps);
  expect(second.log).toContain('go on with the step c');
  up.open();
  go.open();
  const third = await job.attempt(steps);
  expect(third.ok).toBe(true);
  expect(job.ran).toEqual(['a', 'b', 'c', 'report', 'report', 'c', 'report']);
  expect(existsSync(join(third.workspace, 'b'))).toBe(true);
});

test('in a folder that the runner kept, each step finds what it would have found', async () => {
  const job = new StepsJob({ files: { 'src.txt': 's' } });
  const go = gate();
  const seen = 'ls >> "$LOG"';
  const steps: readonly JobStep[] = [
    note('a', `${seen}; echo a > a.out`),
    note('b', `${seen}; echo b > b.out`),
    note('c', `${seen}; echo junk > junk; ${go.test}`),
  ];
  const first = await job.attempt(steps);
  go.open();
  const { workspace } = first;
  const second = await job.attempt(steps, { workspace });
  expect(second.ok).toBe(true);
  expect(job.ran.slice(-4)).toEqual(['c', 'a.out', 'b.out', 'src.txt']);
});

test('a step prints, ends and sets what it does without Savepoint', async () => {
  const scripts: readonly (readonly [string, string, string])[] = [
    [
      'savepoint {0}',
      'bash -e {0}',
      'set -o | grep "pipefail"; echo out; echo err > /dev/stderr; printf "no end"; false; echo on',
    ],
    [
      'savepoint bash {0}',
      'bash --noprofile --norc -e -o pipefail {0}',
      'set -o | grep "pipefail"; false | true; echo on',
    ],
    ['savepoint sh {0}', 'sh -e {0}', 'echo "x=1" >> "$GITHUB_OUTPUT"; exit 3'],
    [
      'savepoint python3 {0}',
      'python3 {0}',
      'import os, sys\nprint(os.environ["WORD"], sys.stdin.read())\nsys.exit(7)',
    ],
    [
      'savepoint bash -u {0}',
      'bash -u {0}',
      'printf "::group::x\n\\303\\277\\r\n::endgroup::\n::add-mask"; sleep 0.1; echo "::hush"; kill -9 $$',
    ],
    ['savepoint bash -u {0}', 'bash -u {0}', 'cd sub; pwd | grep -o "sub$"; echo $NONE'],
    ['savepoint {0}', 'bash -e {0}', 'env | grep -E "^(NODE_|name|WORD|[a-z]|SAVEPOINT_FOR)" | sort; ls sub'],
  ];
  // A Node that starts with these fails, or writes.
  const env = { WORD: 'w', name: 'n', NODE_OPTIONS: '--require ./later.js', NODE_V8_COVERAGE: 'sub/seen' };
  const job = new StepsJob({ files: { 'sub/f': '' } });
  const run = async (which: 0 | 1) => {
    const steps = scripts.map((script, at): JobStep => {
      return { id: `s${at}`, run: script[2], shell: script[which], if: 'always', env };
    });
    const done = await job.attempt([{ run: 'false', shell: 'bash {0}', id: 'fails' }, ...steps], {
      inputs: { resume: 'never' },
    });
    return Object.values(done.steps).map(({ id, code, stdout, stderr, outputs }) => {
      // Bash names the script.
      return { id, code, stdout, stderr: stderr.replace(/^.*script-\d+/gm, 'script'), outputs };
    });
  };
  expect(await run(0)).toEqual(await run(1));
});

test('steps side by side are reused, whichever comes first', async () => {
  const job = new StepsJob();
  const go = gate();
  const out = folder();
  // Each waits for the other one, so that they run side by side on a busy machine, too.
  const meet = (own: string, other: string) =>
    `: > "${out}/${own}"; until test -e "${out}/${other}"; do sleep 0.02; done`;
  const [one, two] = [
    { ...note('one', `${meet('one', 'two')}; echo 1 > one`), env: { SAVEPOINT_WRITES: 'one' } },
    { ...note('two', `${meet('two', 'one')}; echo 2 > two`), env: { SAVEPOINT_WRITES: 'two' } },
  ];
  await job.attempt([note('a'), { parallel: [one, two] }, note('b', go.test)]);
  go.open();
  const second = await job.attempt([
    note('a'),
    { parallel: [two, one] },
    note('b', `${go.test}; cat one two > both`),
  ]);
  // The script of the last one is another.
  expect(job.ran.filter((id) => id === 'one' || id === 'two')).toHaveLength(2);
  expect(readFileSync(join(second.workspace, 'both'), 'utf8')).toBe('1\n2\n');
});

test('a step with SAVEPOINT_READS depends on these files alone', async () => {
  const job = new StepsJob({ files: { 'src/a': '1', notes: '1' } });
  const steps = [{ ...note('a'), env: { SAVEPOINT_READS: 'src/**' } }];
  const next = { inputs: { scope: 'nightly' } };
  await job.attempt([...steps, note('b', 'false')], { ...next, run: 1 });
  job.change('notes', '2');
  await job.attempt([...steps, note('b', 'false')], { ...next, run: 2, attempt: 1 });
  expect(job.ran).toEqual(['a', 'b', 'b']);
  job.change('src/a', '2');
  const third = await job.attempt(steps, { ...next, run: 3, attempt: 1 });
  expect(third.steps.a?.stdout).toContain('runs again: files that it reads have changed');
});

test('a process that a step leaves running lives on, and is named where the step is reused without it', async () => {
  const job = new StepsJob();
  const pid = join(folder(), 'pid');
  const steps = (more: string): readonly JobStep[] => [
    note('server', `sleep 300 > /dev/null 2>&1 & echo $! > "${pid}"`),
    note('b', more),
  ];
  const first = await job.attempt(steps(`kill -0 "$(cat "${pid}")"; false`));
  expect(first.steps.b?.code).toBe(1);
  const left = Number(readFileSync(pid, 'utf8'));
  process.kill(left);
  const second = await job.attempt(steps('true'));
  expect(second.steps.server?.stdout).toMatch(
    /::warning title=server::is reused, and this machine does not have its .*sleep/,
  );
});

test('a file comes back with the folder that it lies in, also where git keeps none', async () => {
  const job = new StepsJob();
  const steps = (uses: (workspace: string) => void): readonly JobStep[] => [
    { uses },
    note('a', 'echo a > deep/er/a'),
    note('b', 'test -e go'),
  ];
  await job.attempt(steps((workspace) => mkdirSync(join(workspace, 'deep/er'), { recursive: true })));
  const second = await job.attempt(steps(() => {}));
  expect(job.ran).toEqual(['a', 'b', 'b']);
  expect(readFileSync(join(second.workspace, 'deep/er/a'), 'utf8')).toBe('a\n');
});

test('the artifact of a run gives another machine the files of its steps: the log, fetch, plan and resume say that this is all', async () => {
  const service = await ResultsService.start();
  const inputs = { 'checkpoint-artifact': 'on-failure' };
  const { log } = await new StepsJob({ service }).attempt([note('a', 'echo a > a.txt'), note('b', 'false')], {
    inputs,
  });
  expect(log).toMatch(/Saved the artifact \S+, which .*, then savepoint restore \S+ --to DIR$/m);
  const cwd = folder();
  const env = { ...service.env({}), GITHUB_TOKEN: service.restToken({ actions: 'read' }) };
  const call = (...args: readonly string[]) => savepoint(args, { cwd, env });
  const only = expect.stringContaining('only a re-run of the job goes on with them');
  const fetched = await call('fetch', 'octo/repo/actions/runs/777');
  expect(fetched).toMatchObject({ code: 0, stderr: only });
  expect(fetched.stderr).not.toMatch(/savepoint (plan|resume)/);
  expect(await call('plan', '--run', 'latest')).toMatchObject({ code: 4, stderr: only });
  expect(await call('resume', 'latest')).toMatchObject({ code: 4, stderr: only });
  expect((await call('restore', 'latest', '--to', 'files')).code).toBe(0);
  expect(readFileSync(join(cwd, 'files/a.txt'), 'utf8')).toBe('a\n');
  await service.stop();
});

test('a run is complete when its job is green, and only then: the next night goes on with what is not', async () => {
  const job = new StepsJob();
  const night = (run: number, steps: readonly JobStep[], attempt = 1) =>
    job.attempt(steps, { run, attempt, inputs: { scope: 'nightly' } });
  const failing = [
    { id: 'build', run: 'echo build >> "$LOG"' },
    { id: 'flaky', run: 'echo flaky >> "$LOG"; test -e "$LOG.mended"' },
    { id: 'cleanup', if: 'failure', run: 'echo cleanup >> "$LOG"' },
    { id: 'lint', continueOnError: true, run: 'echo lint >> "$LOG"; exit 1' },
  ] as const;
  const red = await night(1, failing);
  expect(red.summary).toContain('❌ build: failed');
  writeFileSync(`${job.log}.mended`, '');
  const green = await night(1, failing, 2);
  expect(green).toMatchObject({ ok: true, steps: { build: { stdout: expect.stringContaining('reused') } } });
  expect(green.summary).toContain('✅ build: completed');
  expect(green.summary).toContain('4 of 4 steps done, 1 reused');
  expect(green.summary).toMatch(/⏭️ skipped \| <code>cleanup<\/code> .* this attempt has not come to it/);
  expect(green.summary).toMatch(/⚠️ failed, and the run goes on \| <code>lint/);
  for (const told of [green.summary, green.log]) expect(told).not.toMatch(/\| ❌|🛑|Re-run/);
  expect(green.summary).toContain('s4["cleanup: skipped"]');
  // Nothing is left of it, so the next night begins anew.
  expect(Object.keys((await night(2, failing)).steps)).toEqual(['build', 'flaky', 'lint']);
  expect(job.ran.slice(-3)).toEqual(['build', 'flaky', 'lint']);
  const cut: readonly JobStep[] = [
    ...failing,
    {
      uses: () => {
        throw new Error('no');
      },
    },
    { id: 'test', run: 'echo test >> "$LOG"' },
  ];
  const behind = await night(3, cut.toSpliced(3, 1));
  expect(behind.summary).toContain('❌ build: failed');
  expect(behind.log).toContain('Choose "Re-run failed jobs" to go on. 2 of 2 steps are done');
  const next = await night(4, cut.toSpliced(3, 2));
  expect([next.ok, job.ran.slice(-3)]).toEqual([true, ['build', 'flaky', 'test']]);
}, 60_000);
