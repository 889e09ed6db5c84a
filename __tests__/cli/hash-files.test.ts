import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, startSavepoint, until, workspaceWith } from '../support/cli.ts';

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
