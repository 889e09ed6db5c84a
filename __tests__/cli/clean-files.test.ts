/** `savepoint clean --files`: saved files go, records stay. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

const PIPELINE = `
name: Clean
steps:
  - { id: one, run: echo one > one.txt }
  - { id: two, run: test -e "$GO" }
`;

let it = { cwd: '', env: { GO: '' } };
beforeEach(async () => {
  it = { cwd: workspaceWith(PIPELINE), env: { GO: join(folder(), 'go') } };
  expect((await savepoint(['run', '-q'], it)).code).toBe(1);
});

const NOTHING =
  'nothing to remove\n  1 run unfinished, held or within its retention; to remove one, name it: savepoint clean RUN\n';

const runs = () => join(it.cwd, '.savepoint/runs');
const runIds = () => readdirSync(runs()).sort();
const packs = (id = runIds()[0] ?? '') => join(runs(), id, 'packs');

test('an unfinished run is cleaned by name alone, and named as one that can no longer go on', async () => {
  const [id = ''] = runIds();
  const unasked = await savepoint(['clean', '--files'], it);
  expect([unasked.code, unasked.stderr, existsSync(packs())]).toEqual([0, NOTHING, true]);
  const { code, stdout, stderr } = await savepoint(['clean', '--files', id], it);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^removed the files of ${id} \\(failed, [\\d.]+ (B|KiB)\\)\\n$`));
  expect(stderr).toBe(
    `these runs are unfinished and cannot go on once their files are removed:\n  ${id} (failed)\n`,
  );
  expect(existsSync(packs(id))).toBe(false);
});

test.each([
  ['y\n', true],
  ['YES\n', true],
  ['n\n', false],
  ['\n', false],
  ['', false],
])('at a terminal it asks before an unfinished run is cleaned: %j', async (typed, isRemoved) => {
  const [id = ''] = runIds();
  for (const [args, question] of [
    [['clean', 'latest', '--files'], 'remove the files? [y/N] '],
    [['clean', 'latest'], 'remove them? [y/N] '],
  ] as const) {
    const { code, stdout, stderr } = await savepoint(args, { ...it, typed });
    expect([code, stdout.startsWith('removed ')]).toEqual([0, isRemoved]);
    expect(stderr).toContain(`  ${id} (failed)\n${question}`);
    expect(stderr.includes('nothing was removed')).toBe(!isRemoved);
  }
  expect(existsSync(packs(id))).toBe(!isRemoved);
});

test('--workspaces, its older name, means the same, and is not shown', async () => {
  expect((await savepoint(['clean', '--workspaces', 'latest'], it)).stdout).toMatch(/^removed the files of /);
  expect(runIds()).toHaveLength(1);
  expect((await savepoint(['clean', '--help'], it)).stdout).not.toContain('--workspaces');
});

test('the record and the logs stay; to resume is exit 4 and says why', async () => {
  expect((await savepoint(['show', 'latest'], it)).stdout).not.toContain('saved files');
  await savepoint(['clean', '--files', 'latest', '-q'], it);
  expect((await savepoint(['show', 'latest', 'one'], it)).stdout).toContain('completed');
  expect((await savepoint(['show', 'latest'], it)).stdout).toMatch(
    /^saved files +removed by `savepoint clean/m,
  );
  expect((await savepoint(['logs', 'latest', 'one'], it)).code).toBe(0);
  const before = readFileSync(join(runs(), runIds()[0] ?? '', 'events.ndjson'), 'utf8');
  for (const args of [
    ['resume'],
    ['run'],
    ['plan'],
    ['run', '--from-step', 'two'],
    ['restore', 'latest', '--to', 'x'],
    ['diff', 'latest', 'one'],
  ]) {
    const { code, stderr } = await savepoint(args, it);
    expect([args, code, stderr]).toEqual([
      args,
      4,
      expect.stringMatching(/removed by `savepoint clean --files`\n {2}hint: .*--fresh/),
    ]);
  }
  expect(readFileSync(join(runs(), runIds()[0] ?? '', 'events.ndjson'), 'utf8')).toBe(before);
  const verified = await savepoint(['verify'], it);
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('were removed by')]);
  const again = await savepoint(['clean', '--files', '--all'], it);
  expect([again.code, again.stderr]).toEqual([0, 'nothing to remove\n']);
  expect((await savepoint(['run', '-q', '--fresh'], it)).code).toBe(1);
});

test('of a completed run it is said that its files are gone', async () => {
  writeFileSync(it.env.GO, '');
  const restore = /its files: +savepoint restore \S+ --to DIR\n/;
  expect((await savepoint(['run'], it)).code).toBe(0);
  expect((await savepoint(['resume'], it)).stderr).toMatch(restore);
  await savepoint(['clean', '--files', 'latest', '-q'], it);
  const { code, stderr } = await savepoint(['resume'], it);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/its files: +removed by `savepoint clean/)]);
});

test('packs that somebody else took away are told as damage', async () => {
  rmSync(packs(), { recursive: true });
  const { code, stderr } = await savepoint(['verify'], it);
  expect([code, stderr]).toEqual([5, expect.stringContaining('is damaged or gone')]);
  expect((await savepoint(['restore', 'latest', '--to', 'x'], it)).code).toBe(5);
});

test('completed runs are cleaned by their age', async () => {
  const done = { cwd: workspaceWith('steps: [{ id: one, run: echo a > a }]') };
  expect((await savepoint(['run', '-q'], done)).code).toBe(0);
  expect((await savepoint(['clean', '--files'], done)).stderr).toBe(NOTHING);
  const { code, stdout } = await savepoint(['clean', '--files', '--older-than', '0s'], done);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^removed the files of /)]);
  expect((await savepoint(['runs', '-o', 'json'], done)).stdout).toContain('"completed"');
});
