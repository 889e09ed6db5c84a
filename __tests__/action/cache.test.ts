/** The bundle as a runner starts it, with the real cache client and a results service of the tests' own. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { cancelAsGitHub, GITHUB_TIMES } from '../support/github-cancel.ts';
import { Job, SOONER } from '../support/job.ts';
import { tree } from '../support/living.ts';
import { ResultsService } from '../support/results-service/service.ts';

const THREE = `
steps:
  - id: a
    run: |
      echo a >> "$LOG"; echo from-a > a.txt; rm -r doomed; echo "x=1" >> "$GITHUB_OUTPUT"
      printf '%s\\n' '## Report of a' '~~~' 'a block of code without an end' >> "$GITHUB_STEP_SUMMARY"
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; cat a.txt > b.txt; test ! -e doomed
  - id: c
    run: echo "c \${{ steps.a.outputs.x }}" >> "$LOG"
finally:
  - id: f
    run: echo f > f.txt
`;
const FILES = { 'doomed/x': 'x' };

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('a re-run goes on from the first step that is not complete, in a fresh checkout, and a completed run is brought back to the next one', async () => {
  const job = new Job({ service, pipeline: THREE, files: FILES });
  const first = await job.attempt();
  expect([first.code, first.outputs.status, first.outputs.resumable]).toEqual([1, 'failed', 'true']);
  // The first attempt has nobody to share the run with, so it makes no claim.
  expect(service.entries().filter(({ key }) => key.endsWith('-000000-000000-000000-n.'))).toEqual([]);
  job.put('go');
  const before = service.requests.length;
  const second = await job.attempt();
  expect(second.code).toBe(0);
  // All that is small comes with the newest checkpoint. The first entry that is made after that is the claim.
  const asked = service.requests.slice(before).map(({ method }) => method);
  const looks = Array.from({ length: 4 }, () => 'GetCacheEntryDownloadURL');
  expect(asked.slice(0, asked.indexOf('CreateCacheEntry'))).toEqual([...looks, 'blob-head', 'blob-get']);
  expect(second.outputs).toMatchObject({
    status: 'completed',
    attempt: '2',
    resumed: 'true',
    'resumed-from': 'b',
    'steps-reused': '1',
    'steps-run': '2',
  });
  expect(second.summary).toMatch(/^## ✅ .*: completed\n/);
  expect(second.summary).toMatch(
    /\| ✅ completed \| <code>b<\/code> .* \| failed before&#58; exit code 1 \|/,
  );
  expect(second.summary).not.toContain('not uploaded');
  const third = await job.attempt();
  expect([third.code, third.outputs.status, third.outputs['steps-reused']]).toEqual([0, 'completed', '3']);
  expect(JSON.parse(third.outputs.outputs ?? '')).toMatchObject({ a: { x: '1' } });
  expect(third.stdout).toContain('nothing was left to run');
  expect(third.summary).toMatch(
    /^## ✅ .*: nothing to do, brought back\n[\s\S]*\n## Report of a\n~~~\na block .* end\n~~~\n$/,
  );
  for (const { workspace } of [second, third]) {
    expect(readFileSync(join(workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
    expect(readFileSync(join(workspace, 'f.txt'), 'utf8')).toBe('f\n');
    expect(existsSync(join(workspace, 'doomed'))).toBe(false);
  }
  expect(job.ran).toEqual(['a', 'b', 'b', 'c 1']);
});

test('with resume: never in the job a re-run starts over, and nobody is told that it goes on', async () => {
  const job = new Job({ service, pipeline: THREE, files: FILES });
  const never = { inputs: { resume: 'never' } };
  const first = await job.attempt(never);
  expect([first.code, first.outputs.resumable]).toEqual([1, 'false']);
  for (const told of [first.stdout, first.summary]) {
    expect(told).toContain('A re-run starts over');
    expect(told).not.toContain('Re-run failed');
  }
  job.put('go');
  expect((await job.attempt(never)).code).toBe(0);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b', 'c 1']);
});

test('a job that is killed goes on from the last checkpoint that was saved', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go" || sleep 600
`,
  });
  const going = job.start({ env: SOONER });
  await until('the checkpoint with a is there', () =>
    /Saved checkpoint 1\.[2-9]/.test(going.started.printed().stdout),
  );
  going.started.child.kill('SIGKILL');
  await going.done;
  job.put('go');
  const second = await job.attempt();
  expect([second.code, job.ran]).toEqual([0, ['a', 'b', 'b']]);
  expect(readFileSync(join(second.workspace, 'a.txt'), 'utf8')).toBe('1\n');
});

test('a re-run claims the run while its checkpoints come', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - { id: a, run: 'head -c 1000000 /dev/urandom > a; echo a >> "$LOG"' }
  - { id: b, run: 'until test -e "$OUT/saved"; do sleep 0.05; done; test -e "$OUT/go"; cat a > b' }
`,
  });
  const going = job.start({ env: SOONER });
  await until('a is saved', () => /Saved checkpoint 1\.[2-9]/.test(going.started.printed().stdout));
  job.put('saved');
  await going.done;
  job.put('go');
  const made = service.requests.filter(({ method }) => method === 'CreateCacheEntry').length;
  const [largest] = service.entries().toSorted((a, b) => b.bytes - a.bytes);
  const on = { method: 'blob-get', key: largest?.key ?? '', nth: 'always' } as const;
  const later = service.fault({ on, does: { kind: 'delay' } });
  const again = job.start();
  await later.struck;
  const claimed = service.arrival({ method: 'CreateCacheEntry' }, made + 1).then(() => 'claimed');
  expect(await Promise.race([claimed, again.done])).toBe('claimed');
  await service.heal();
  expect([(await again.done).code, job.ran]).toEqual([0, ['a']]);
});

test('rule 9: an upload that stalls ends with a main step that is killed, leaves its files in the temp folder of the runner alone, and the post step saves all', async () => {
  const job = new Job({
    service,
    pipeline: 'steps:\n  - { id: a, run: echo a > a.txt }\n  - { id: b, run: sleep 60 }\n',
  });
  const { env, living, gone } = tree();
  const [RUNNER_TEMP, TMPDIR] = [join(folder(), 'my runner'), folder()];
  mkdirSync(RUNNER_TEMP);
  const upload = service.fault({ on: { method: 'blob-put', nth: 1 }, does: { kind: 'stall' } });
  const going = job.start({ env: { ...env, RUNNER_TEMP, TMPDIR } });
  await upload.struck;
  expect(living().some(({ command }) => command.includes('--transfer'))).toBe(true);
  going.started.child.kill('SIGKILL');
  const done = await going.done;
  await gone();
  const moving = readdirSync(RUNNER_TEMP, { recursive: true, encoding: 'utf8' });
  expect(moving).toContainEqual(expect.stringMatching(/\/transfer-[^/]+\/(.*\/)?savepoint-checkpoint$/));
  expect(readdirSync(TMPDIR)).toEqual([]);
  expect((await done.post()).stdout).toContain('All of ');
});

test('the post step saves the steps that a cancelled job could not, and the summary tells them from those that were saved', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo a > a.txt' }
  - id: b
    run: echo b >> "$LOG"; echo b > b.txt; until test -e "$OUT/saved"; do sleep 0.05; done
  - { id: c, run: 'echo c >> "$LOG"; test -e "$OUT/go" || sleep 600' }
`,
  });
  const going = job.start({ env: SOONER });
  await until('a is saved', () => /Saved checkpoint 1\.[2-9]/.test(going.started.printed().stdout));
  service.fault({ on: { method: 'CreateCacheEntry', nth: 'always' }, does: { kind: 'stall' } });
  job.put('saved');
  await until('c runs', () => job.ran.includes('c'));
  going.started.child.kill('SIGINT');
  const first = await going.done;
  expect([first.code, first.outputs.status]).toEqual([130, 'interrupted']);
  expect(first.stdout).toMatch(
    /^ {2}1 step has finished and is not uploaded yet\. The end of the job tries again/m,
  );
  expect(first.summary).toMatch(/^## 🛑 .*: interrupted\n/);
  expect(first.summary).toMatch(/<code>a<\/code> .* \| 1 file, 2 B \|/);
  expect(first.summary).toMatch(/<code>b<\/code> .* \| finished, not uploaded yet \|/);
  service.heal();
  expect((await first.post()).stdout).toMatch(/Saved checkpoint/);
  job.put('go');
  expect((await job.attempt()).code).toBe(0);
  expect(job.ran).toEqual(['a', 'b', 'c', 'c']);
});

test('a job that is cancelled while it looks for its run ends at once, and has run nothing', async () => {
  const job = new Job({ service, pipeline: THREE, files: FILES });
  const look = service.fault({
    on: { method: 'GetCacheEntryDownloadURL', nth: 'always' },
    does: { kind: 'stall' },
  });
  const going = job.start({ attempt: 2 });
  await look.struck;
  going.started.child.kill('SIGINT');
  expect([(await going.done).code, job.ran]).toEqual([130, []]);
});

test('a cancel is not held up by a store that takes nothing, and a step that was not started does not ask', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: b
    rerun: ask
    run: echo b >> "$LOG"
`,
  });
  service.fault({ on: { method: 'CreateCacheEntry', nth: 'always' }, does: { kind: 'stall' } });
  const going = job.start();
  await until('b waits for its start to be saved', () => /> b$/m.test(going.started.printed().stdout));
  expect(await cancelAsGitHub(going.started.child.pid ?? 0, GITHUB_TIMES)).toBe('SIGINT');
  const first = await going.done;
  expect([first.code, first.outputs.status]).toEqual([130, 'interrupted']);
  await service.heal();
  await first.post();
  expect((await job.attempt()).code).toBe(0);
  expect(job.ran).toEqual(['a', 'b']);
});

test('of two jobs that nothing tells apart, the second one says so, and that it saves nothing', async () => {
  const job = new Job({
    service,
    pipeline: 'steps: [{ id: a, run: "echo a >> $LOG" }, { id: b, run: "test $CALLED = linux" }]',
  });
  await job.attempt({ attempt: 1, env: { CALLED: 'linux' } });
  // Where no step changes a file, a checkpoint is small.
  for (const { bytes } of service.entries()) expect(bytes).toBeLessThanOrEqual(3 * 1024);
  const second = await job.attempt({ attempt: 1, env: { CALLED: 'mac' } });
  expect([second.code, second.outputs.resumable]).toEqual([1, 'false']);
  expect(second.stdout).toContain(
    'another job of this workflow run, or another use of the action, saves under the same names',
  );
  expect(second.stdout).not.toContain('Saved checkpoint');
  expect(second.stdout).toContain('give each a `scope` of its own');
});

test('rule 3: a re-run that cannot read the cache stops before any step, with secrets masked in the reason, and resume: never starts over', async () => {
  const secret = 'a secret of 3 words';
  const hook = `if (process.argv.includes('--transfer')) throw new Error('no ' + ${JSON.stringify(secret)})`;
  const job = new Job({
    service,
    files: { 'hook.js': hook },
    pipeline: 'steps: [{ id: a, run: "echo a >> $LOG; exit 1" }]',
  });
  const inputs = { secrets: `WORDS=${secret}` };
  expect((await job.attempt({ inputs })).outputs.resumable).toBe('true');
  const env = { NODE_OPTIONS: '--require ./hook.js', SAVEPOINT_TEST_SHORTER: '20' };
  const second = await job.attempt({ env, inputs });
  expect([second.code, job.ran]).toEqual([5, ['a']]);
  expect(second.stdout).toContain('the client ended without an answer: Error: no ***');
  expect(second.summary).toContain('Error&#58; no');
  expect(`${second.stdout.replaceAll(/^::add-mask::.*$/gm, '')}${second.summary}`).not.toContain(secret);
  const over = await job.attempt({ env, inputs: { ...inputs, resume: 'never' } });
  expect([over.outputs.status, over.outputs.resumed, job.ran]).toEqual(['failed', 'false', ['a', 'a']]);
});
