/** `savepoint diff`: what a step changed. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

const PIPELINE = `
steps:
  - id: one
    run: |
      printf 'first\\nsecond\\n' > new.txt
      printf 'a\\nX\\nc\\n' > text.txt
      chmod 755 tool.sh
      rm gone.txt
      rm turns && mkdir turns
      ln -s new.txt link
      head -c 1100000 /dev/zero > large
      printf 'a\\000b' > binary
  - { id: none, run: touch text.txt }
  - { id: again, retries: 1, run: 'echo try > half.txt; test -e ../nowhere' }
`;
const FILES = { 'text.txt': 'a\nb\nc\n', 'tool.sh': '', 'gone.txt': 'gone\n', turns: 'file' };

let it = { cwd: '', env: { CI: '1' } };
beforeAll(async () => {
  it = { ...it, cwd: workspaceWith(PIPELINE, FILES) };
  expect((await savepoint(['run', '-q'], it)).code).toBe(1);
});

test('is a list of paths, the lines that differ, and totals', async () => {
  const { code, stdout, stderr } = await savepoint(['diff', 'latest', 'one'], it);
  expect(code).toBe(0);
  expect(stderr).toContain('change of one (completion 1, attempt 1)\n');
  expect(stderr).toContain('1 larger than 1 MiB');
  const [list = ''] = stdout.split('\n\n');
  expect(list.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['A', 'binary', '3 B 0644'],
    ['D', 'gone.txt', '5 B 0644'],
    ['A', 'large', '1.0 MiB 0644'],
    ['A', 'link', 'link to new.txt'],
    ['A', 'new.txt', '13 B 0644'],
    ['M', 'text.txt', '6 B 0644'],
    ['M', 'tool.sh', '0 B 0644 -> 0 B 0755'],
    ['T', 'turns', '4 B 0644 -> folder 0755'],
  ]);
  expect(stdout).toContain('--- a/text.txt\n+++ b/text.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+X\n c\n');
  expect(stdout).toContain('old mode 100644\nnew mode 100755\n');
  expect(stdout).toContain('+++ b/new.txt\n@@ -0,0 +1,2 @@\n+first\n+second\n');
  expect(stdout).toContain('-gone\n');
  expect(stdout).toContain('Binary files /dev/null and b/binary differ');
  expect(stdout).not.toContain('b/large');
  expect(stdout).toMatch(
    /\n8 changed: 4 added, 2 modified, 1 deleted, 1 of another type; 15 B -> 1\.0 MiB\n$/,
  );
});

test('as JSON are the paths with what was there and what is', async () => {
  const { stdout } = await savepoint(['diff', 'latest', 'one', '-o', 'json'], it);
  const value = JSON.parse(stdout) as { files: { path: string }[] };
  expect(value).toMatchObject({ step: 'one', of: 'completion', completion: 1, attempt: 1 });
  expect(value.files.find(({ path }) => path === 'tool.sh')).toEqual({
    path: 'tool.sh',
    change: 'M',
    before: { kind: 'file', mode: 0o644, size: 0, digest: expect.any(String) },
    after: { kind: 'file', mode: 0o755, size: 0, digest: expect.any(String) },
  });
  const lines = (await savepoint(['diff', 'latest', 'one', '-o', 'ndjson'], it)).stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(value.files);
});

test('of a step that changed nothing says so', async () => {
  const { code, stdout, stderr } = await savepoint(['diff', 'latest', 'none'], it);
  expect([code, stdout, stderr]).toEqual([0, '', expect.stringMatching(/^change of none .*: no files\n$/)]);
});

test('of a step that failed is what a try left, and says so', async () => {
  const { code, stdout, stderr } = await savepoint(['diff', 'latest', 'again'], it);
  expect([code, stderr]).toEqual([0, expect.stringContaining('of a failed try of again, set aside')]);
  expect(stdout).toContain('+try\n');
});

test('needs no git for the list', async () => {
  const { code, stdout, stderr } = await savepoint(['diff', 'latest', 'one'], {
    ...it,
    env: { PATH: folder() },
  });
  expect([code, stderr]).toEqual([0, expect.stringContaining('git is not there')]);
  expect(stdout).toContain('M  text.txt');
});

test('of a step that saved nothing is a refusal', async () => {
  const other = { cwd: workspaceWith('steps: [{ id: bad, run: "false" }, { id: later, run: "true" }]') };
  await savepoint(['run', '-q'], other);
  for (const step of ['bad', 'later']) {
    const { code, stderr } = await savepoint(['diff', 'latest', step], other);
    expect([code, stderr]).toEqual([4, expect.stringContaining('nothing that it changed is saved')]);
  }
});

test('of a step whose pack is gone names the pack', async () => {
  const other = { cwd: workspaceWith('steps: [{ id: one, run: "echo a > a" }]') };
  await savepoint(['run', '-q'], other);
  const runs = join(other.cwd, '.savepoint/runs');
  rmSync(join(runs, readdirSync(runs)[0] ?? '', 'packs/000002.pack'));
  const { code, stderr } = await savepoint(['diff', 'latest', 'one'], other);
  expect([code, stderr]).toEqual([
    5,
    expect.stringContaining('the files that one changed cannot be read: they are gone'),
  ]);
});
