/** What one workspace could not read is unknown to the attempts after it, in other workspaces and there: not deleted. */
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';
import { checkout, type Files, put, read, repository } from '../support/scene.ts';

/** A run of a first step and of one that fails until `go`; all of a user who is not root. */
class Unread {
  readonly outside = folder();
  readonly first: string;
  readonly #origin: string;
  readonly #nobody = asNobody();

  constructor(files: Files, step: string) {
    this.#origin = repository({ 'savepoint.yml': pipelineOf(step), ...files });
    this.first = this.checkout();
  }

  #own(...places: readonly string[]): void {
    for (const place of places) {
      const paths = execFileSync('find', [place, '-print0'], { encoding: 'utf8' }).split('\0');
      giveAway(...paths.filter((path) => path !== ''));
    }
  }

  checkout(files: Files = {}): string {
    const cwd = checkout(this.#origin);
    put(cwd, files);
    giveAway(dirname(cwd));
    this.#own(cwd);
    return cwd;
  }

  go(): void {
    writeFileSync(join(this.outside, 'go'), '');
  }

  async call(cwd: string, ...args: readonly string[]) {
    const log = join(this.outside, 'log');
    writeFileSync(log, '');
    this.#own(this.outside);
    const env = { ...this.#nobody.env, OUT: this.outside, LOG: log };
    const options = { ...this.#nobody, cwd, env };
    const { code, stderr } = await savepoint([...args, '--store', join(this.outside, 'store')], options);
    return { code, stderr, log: linesIn(log) };
  }
}

function pipelineOf(step: string): string {
  return `
steps:
  - { id: a, reads: [], run: 'echo a >> "$LOG"; ${step}' }
  - { id: b, reads: [], run: 'cat z dir/in >> "$LOG"; test -e "$OUT/go"' }
`;
}

const FILES = { z: 'z\n', 'dir/in': 'in\n' };

test('after one in which a file could not be read, a clean checkout goes on with its file, and so does the first one', async () => {
  const run = new Unread(FILES, 'echo add >> z');
  const ended = await run.call(run.first, 'run');
  expect([ended.code, ended.log]).toEqual([1, ['a', 'z', 'add', 'in']]);
  const [closed, clean] = [run.checkout(), run.checkout()];
  chmodSync(join(closed, 'z'), 0);
  expect(await run.call(closed, 'resume', 'latest')).toMatchObject({ code: 1, log: ['a'] });
  const there = await run.call(clean, 'resume', 'latest');
  expect([there.code, there.log]).toEqual([1, ['a', 'z', 'add', 'in']]);
  expect(there.stderr).not.toContain('set aside');
  run.go();
  const back = await run.call(run.first, 'resume', 'latest');
  expect([back.code, back.log]).toEqual([0, ['z', 'add', 'in']]);
  const to = join(run.outside, 'restored');
  expect(await run.call(run.first, 'restore', 'latest', '--at', 'a', '--to', to)).toMatchObject({ code: 0 });
  expect([read(to, 'z'), read(to, 'dir/in')]).toEqual(['z\nadd\n', 'in\n']);
});

test('the first workspace gets back what its step began with, where the one between could not read it', async () => {
  const run = new Unread(FILES, 'echo add >> z');
  await run.call(run.first, 'run');
  const closed = run.checkout();
  chmodSync(join(closed, 'z'), 0);
  await run.call(closed, 'resume', 'latest');
  run.go();
  const back = await run.call(run.first, 'resume', 'latest');
  expect([back.code, back.log, read(run.first, 'z')]).toEqual([0, ['a', 'z', 'add', 'in'], 'z\nadd\n']);
});

test.each([{ mode: 0 }, { mode: 0o444 }, { mode: 0o111 }])(
  'what lies in a folder of mode $mode is not deleted by the attempts after it',
  async ({ mode }) => {
    const run = new Unread(FILES, 'ls dir > /dev/null && echo add >> dir/in');
    await run.call(run.first, 'run');
    const [closed, clean] = [run.checkout(), run.checkout()];
    chmodSync(join(closed, 'dir'), mode);
    await run.call(closed, 'resume', 'latest');
    const there = await run.call(clean, 'resume', 'latest');
    expect([there.code, there.log, there.stderr]).toEqual([
      1,
      expect.arrayContaining(['z', 'in', 'add']),
      expect.not.stringContaining('set aside'),
    ]);
    chmodSync(join(closed, 'dir'), 0o755);
    run.go();
    const back = await run.call(closed, 'resume', 'latest');
    expect([back.code, back.log, read(closed, 'dir/in')]).toEqual([0, ['z', 'in', 'add'], 'in\nadd\n']);
  },
);

test('a file that can be read again in the workspace itself is there, and is nobody’s edit', async () => {
  const run = new Unread(FILES, 'echo add >> z');
  await run.call(run.first, 'run');
  const closed = run.checkout();
  chmodSync(join(closed, 'z'), 0);
  await run.call(closed, 'resume', 'latest');
  chmodSync(join(closed, 'z'), 0o644);
  run.go();
  const ended = await run.call(closed, 'resume', 'latest');
  expect([ended.code, ended.log, read(closed, 'z')]).toEqual([0, ['a', 'z', 'add', 'in'], 'z\nadd\n']);
  expect(ended.stderr).not.toContain('kept:');
});

test('a step that wrote over what could not be read runs again elsewhere, also where that cannot be read either', async () => {
  const run = new Unread(FILES, 'rm -f z; echo new > z');
  const closed = run.checkout();
  chmodSync(join(closed, 'z'), 0);
  expect(await run.call(closed, 'run')).toMatchObject({ code: 1, log: ['a', 'new', 'in'] });
  const [other, clean] = [run.checkout(), run.checkout()];
  chmodSync(join(other, 'z'), 0);
  for (const cwd of [other, clean]) {
    const ended = await run.call(cwd, 'resume', 'latest');
    expect([ended.code, ended.log]).toEqual([1, ['a', 'new', 'in']]);
    expect(ended.stderr).toMatch(/run +a +z is not as it was when the step changed it/);
  }
});

test('a fifo in the place of a file takes it away nowhere else', async () => {
  const run = new Unread(FILES, 'test -f z && echo add >> z');
  await run.call(run.first, 'run');
  const [other, clean] = [run.checkout(), run.checkout()];
  rmSync(join(other, 'z'));
  execFileSync('mkfifo', [join(other, 'z')]);
  await run.call(other, 'resume', 'latest');
  const ended = await run.call(clean, 'resume', 'latest');
  expect([ended.code, ended.log]).toEqual([1, expect.arrayContaining(['z', 'add', 'in'])]);
});

test('what a step made of what could not be read is not taken away when it runs again there', async () => {
  const run = new Unread(FILES, 'chmod 644 z; chmod 755 dir; echo add | tee -a z dir/in');
  chmodSync(join(run.first, 'z'), 0);
  chmodSync(join(run.first, 'dir'), 0);
  await run.call(run.first, 'run');
  const ended = await run.call(run.first, 'resume', 'latest', '--from-step', 'a');
  expect([ended.code, ended.stderr]).toEqual([1, expect.not.stringContaining('set aside')]);
  expect(read(run.first, 'z')).toMatch(/^z\nadd\n/);
  expect(read(run.first, 'dir/in')).toMatch(/^in\nadd\n/);
});

test('what the first workspace could not read is in another one as it is there', async () => {
  const run = new Unread(FILES, 'chmod 644 z; chmod 755 dir; echo add | tee -a z dir/in');
  chmodSync(join(run.first, 'z'), 0);
  chmodSync(join(run.first, 'dir'), 0);
  expect(await run.call(run.first, 'run')).toMatchObject({ code: 1, log: ['a', 'z', 'add', 'in', 'add'] });
  const [same, clean] = [run.checkout({ z: 'z\nadd\n', 'dir/in': 'in\nadd\n' }), run.checkout()];
  const there = await run.call(same, 'resume', 'latest');
  expect([there.code, there.stderr]).toEqual([1, expect.not.stringContaining('set aside')]);
  expect(there.log).toEqual(expect.arrayContaining(['z', 'add', 'in', 'add']));
  const ended = await run.call(clean, 'resume', 'latest');
  expect([ended.code, ended.log]).toEqual([1, ['a', 'z', 'add', 'in', 'add']]);
});
