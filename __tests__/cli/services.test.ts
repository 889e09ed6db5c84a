/** Services with real processes: a server that steps ask, which is started again where a step needs it, and never lives on. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';
import { git, place, put, read, repository, Scene } from '../support/scene.ts';

/** Answers with how often it was asked, and keeps that in the workspace; told of by the file `port.ATTEMPT`. */
const SERVER = `
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
mkdirSync('data', { recursive: true });
const server = createServer((_, response) => {
  appendFileSync('data/asked', 'x');
  response.end(String(readFileSync('data/asked').length));
});
server.listen(0, '127.0.0.1', () => {
  writeFileSync(process.env.OUT + "/port." + process.env.ATTEMPT + '.new', String(server.address().port));
  renameSync(process.env.OUT + "/port." + process.env.ATTEMPT + '.new', process.env.OUT + "/port." + process.env.ATTEMPT);
});
`;
const NODE = process.execPath;
const START = `${NODE} server.mjs`;
/** Says what the server answers, or `gone`. */
const ASK = `${NODE} -e 'fetch("http://127.0.0.1:" + require("fs").readFileSync(process.env.OUT + "/port." + process.env.ATTEMPT)).then((r) => r.text(), () => "gone").then((t) => console.log(process.argv[1], t))'`;

const pipeline = (start = START) => `
env: { ATTEMPT: '\${{ run.attempt }}' }
steps:
  - { id: build, run: 'echo build >> "$LOG"; echo b > built' }
  - { id: db, run: '${start}', background: true, writes: ['data/**'] }
  - { id: up, needs: db, rerun: always, run: 'until test -e "$OUT/port.$ATTEMPT"; do sleep 0.02; done', writes: [] }
  - { id: first, run: ${JSON.stringify(`${ASK} first >> "$LOG"; echo f > made; touch "$OUT/first"`)} }
  - { id: test, run: ${JSON.stringify(`${ASK} test >> "$LOG"; touch "$OUT/asked"; until test -e "$OUT/go" -o -e "$OUT/fail"; do sleep 0.02; done; test -e "$OUT/go"`)} }
  - cancel: db
  - { id: after, run: ${JSON.stringify(`${ASK} after >> "$LOG"`)} }
`;

function scene(files: Readonly<Record<string, string>>) {
  const made = new Scene();
  const processes = tree();
  Object.assign(made.env, processes.env);
  return { scene: made, processes, cwd: place({ 'server.mjs': SERVER, ...files }) };
}

describe('a server in the background', () => {
  test('is started again for the step that needs it, on the files that it first found, and ended at its cancel', async () => {
    const { scene: it, cwd } = scene({ 'savepoint.yml': pipeline() });
    it.release('fail');
    expect((await it.run(cwd)).code).toBe(1);
    expect(it.log()).toEqual(['build', 'first 1', 'test 2']);
    expect(it.record.steps.find(({ id }) => id === 'first')?.change?.files).toBe(1);
    it.release();
    const { code, stderr } = await it.run(cwd);
    expect([code, it.log()]).toEqual([0, ['test 1', 'after gone']]);
    expect(stderr).toContain('run    db     a service, started again for test');
    expect(stderr).toMatch(/\+ db: ended \(/);
    expect(stderr).toMatch(/removed or set back in this folder, because db runs again: data\/asked/);
    const to = join(folder(), 'to');
    expect((await it.call(cwd, 'restore', it.record.run_id, '--to', to)).code).toBe(0);
    expect([read(to, 'built'), read(to, 'made'), existsSync(join(to, 'data'))]).toEqual([
      'b\n',
      'f\n',
      false,
    ]);
  });

  test('that its script leaves running is ended at the cancel, too', async () => {
    const { scene: it, cwd } = scene({ 'savepoint.yml': pipeline(`setsid ${START} > /dev/null 2>&1 &`) });
    it.release();
    const { code, stderr } = await it.run(cwd);
    expect([code, it.log().at(-1)]).toEqual([0, 'after gone']);
    expect(stderr).not.toContain('warning: db');
  });

  test('that crashes makes the run red, and is started again', async () => {
    const { scene: it, cwd } = scene({ 'savepoint.yml': pipeline() });
    put(cwd, {
      'server.mjs': `${SERVER}\nsetInterval(() => readdirSync(process.env.OUT).includes('crash') && process.exit(9), 20);\nimport { readdirSync } from 'node:fs';`,
    });
    const started = it.start(cwd);
    await until('the server was asked', () => it.has('asked'));
    it.release('crash');
    await until('the crash is told', () => started.printed().stderr.includes('x db: exit code 9'));
    it.release();
    expect((await started.ended).code).toBe(1);
    expect(it.log()).toEqual(['build', 'first 1', 'test 2']);
    put(cwd, { 'server.mjs': SERVER });
    expect((await it.run(cwd)).code).toBe(0);
    expect(it.log()).toEqual(['after gone']);
  });

  // Two real commands, one of which waits for processes to be gone.
  test.each([
    ['SIGKILL', null],
    ['SIGTERM', 143],
  ] as const)('does not outlive Savepoint, and a resume starts it again: %s', async (signal, code) => {
    const { scene: it, cwd, processes } = scene({ 'savepoint.yml': pipeline() });
    const started = it.start(cwd);
    await until('the server was asked', () => it.has('asked'));
    started.child.kill(signal);
    expect((await started.ended).code).toBe(code);
    await processes.gone();
    it.release();
    expect((await it.run(cwd)).code).toBe(0);
    expect(it.log()).toEqual(['build', 'first 1', 'test 2', 'test 1', 'after gone']);
  });

  // Runs till its deadline, 4.5 s.
  test('is ended by the deadline with the steps, and the next attempt starts it again', async () => {
    const { scene: it, cwd, processes } = scene({ 'savepoint.yml': pipeline() });
    const { code, stderr } = await it.call(cwd, 'run', '--deadline', '5s');
    await processes.gone();
    expect([code, it.record.status]).toEqual([75, 'interrupted']);
    expect(stderr).toMatch(/out of time; test was stopped/);
    it.release();
    expect((await it.run(cwd)).code).toBe(0);
    expect(it.log()).toEqual(['build', 'first 1', 'test 2', 'test 1', 'after gone']);
  });

  test('is started on another machine on what the steps made, without files of its own', async () => {
    const it = new Scene();
    it.env.CI = '1';
    const from = repository({
      'savepoint.yml': pipeline(),
      'server.mjs': SERVER,
      '.gitignore': 'built\nmade\ndata\n',
    });
    it.release('fail');
    expect((await it.run(from)).code).toBe(1);
    const cwd = join(folder(), 'there');
    git(from, 'clone', '-q', from, cwd);
    it.log();
    it.release();
    expect((await it.call(cwd, 'resume', 'latest')).code).toBe(0);
    expect([it.log(), read(cwd, 'made')]).toEqual([['test 1', 'after gone'], 'f\n']);
  });
});

test('a step that writes what a service writes, by its patterns, saves nothing of the service', async () => {
  const it = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: db, run: 'mkdir -p out; echo d > out/db; touch "$OUT/up"; sleep 1000', background: true, writes: ['out/db'] }
  - { id: one, run: 'until test -e "$OUT/up"; do sleep 0.02; done; echo 1 > out/one', writes: ['out/**'] }
  - { id: two, run: 'echo 2 > two' }
`,
  });
  expect((await it.run(cwd)).code).toBe(0);
  const to = join(folder(), 'to');
  await it.call(cwd, 'restore', it.record.run_id, '--to', to);
  expect([read(to, 'out/one'), read(to, 'two'), read(to, 'out/db')]).toEqual(['1\n', '2\n', null]);
});
