import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fileHasher } from '../../src/launch/node-ports.ts';
import { HASHED } from '../../src/launch/words.ts';
import { linesIn, savepoint, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';

test('hashFiles looks in the workspace, wherever the command is started, and not into the store', async () => {
  const hash = "${{ hashFiles('**/*.json') }}";
  const cwd = workspaceWith(
    `steps: [{ id: a, run: "echo ${hash} >> seen" }, { id: b, run: "echo ${hash} >> seen" }]`,
    { 'sub/p.json': '{}' },
  );
  expect((await savepoint(['run', '-C', cwd], { cwd: '/' })).code).toBe(0);
  const [first, second] = linesIn(join(cwd, 'seen'));
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
});

test.each<[string, (path: string) => void, string]>([
  ['a link that leads nowhere', (path) => symlinkSync('nowhere', path), 'ENOENT'],
  ['a socket', (path) => void createServer().listen(path).unref(), 'ENXIO: no such device or address, open'],
])('%s fails the step that asks for its hash, and no other', async (_what, make, why) => {
  const cwd = workspaceWith(`
steps:
  - { id: a, needs: [], run: "echo \${{ hashFiles('*') }}" }
  - { id: b, needs: [], run: echo b >> seen }
finally:
  - { id: c, run: echo c >> seen }
`);
  make(join(cwd, 'odd'));
  const { code, stderr } = await savepoint(['run'], { cwd });
  expect(code).toBe(1);
  expect(stderr).toContain(`x a: hashFiles('*') failed: Error: ${why}`);
  expect(stderr).toContain("/odd'");
  expect(linesIn(join(cwd, 'seen'))).toEqual(['b', 'c']);
});

test('a fifo holds back neither a signal nor the end of a killed process', async () => {
  const cwd = workspaceWith('steps: [{ id: a, run: "echo ${{ hashFiles(\'*\') }}" }]');
  execFileSync('mkfifo', [join(cwd, 'p')]);
  const begin = async () => {
    const started = startSavepoint(['run', '--fresh'], { cwd });
    await until('the files are hashed', () => hashers(cwd).length === 1);
    return started;
  };
  const stopped = await begin();
  stopped.child.kill('SIGINT');
  expect((await stopped.ended).code).toBe(130);
  expect(hashers(cwd)).toEqual([]);
  const killed = await begin();
  killed.child.kill('SIGKILL');
  await killed.ended;
  await until('nobody hashes', () => hashers(cwd).length === 0);
});

/** The processes that hash files of a workspace. */
function hashers(cwd: string): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return words.includes('--hash-files') && words.includes(cwd);
    } catch {
      return false;
    }
  });
}

/** A hasher that fails at a path that is gone, and the next time prints a hash; it counts how often it was started. */
function hasherThatFails(gone: string, workspace: string, count: string) {
  const program = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('${count}', 'x');
    const error = new Error("ENOENT: no such file or directory, lstat '${gone}'");
    if (readFileSync('${count}', 'utf8').length === 1) throw error;
    console.log('${HASHED}0123');`;
  const place = { workspace, store: join(workspace, '.savepoint'), env: {} };
  return fileHasher(place, { program: process.execPath, args: ['-e', program, '--'] });
}

test('what is gone in the store, where files come and go while steps run, is no reason to fail; elsewhere it is', async () => {
  const [cwd, outside] = [folder(), folder()];
  const { signal } = new AbortController();
  const inStore = hasherThatFails(join(cwd, '.savepoint/run.json.tmp'), cwd, join(outside, '1'));
  expect(await inStore(['*'], signal)).toBe('0123');
  const other = hasherThatFails(join(cwd, 'odd'), cwd, join(outside, '2'));
  await expect(other(['*'], signal)).rejects.toThrow("hashFiles('*') failed: Error: ENOENT");
  expect(readFileSync(join(outside, '2'), 'utf8')).toBe('x');
});
