/** `savepoint verify`: every stored byte is read back. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { random, seedFor } from '../support/random.ts';
import { repository } from '../support/scene.ts';

const PIPELINE = `
name: Packed
steps:
  - { id: one, run: 'echo one > one.txt' }
  - { id: two, run: 'echo two > two.txt' }
  - { id: aside, needs: [], run: 'echo aside > aside.txt' }
`;

let it = { cwd: '' };
beforeEach(async () => {
  it = { cwd: workspaceWith(PIPELINE) };
  expect((await savepoint(['run', '-q', '--max-parallel', '1'], it)).code).toBe(0);
});

const runIds = () => readdirSync(join(it.cwd, '.savepoint/runs')).sort();
const packOf = (number: number, id = runIds()[0] ?? '') =>
  join(it.cwd, '.savepoint/runs', id, 'packs', `00000${number}.pack`);

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

async function verified(args: readonly string[] = []) {
  const { stdout, code } = await savepoint(['verify', ...args, '-o', 'json'], it);
  return {
    code,
    runs: JSON.parse(stdout) as { packs: { pack: number; step: string; whole: boolean }[]; costs: unknown }[],
  };
}

test('what is whole is told pack by pack, with whose it is', async () => {
  const { code, stdout, stderr } = await savepoint(['verify'], it);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^\S+-packed: 4 packs, [\d.]+ (B|KiB), all whole\n/);
  for (const whose of ['source', 'one', 'two', 'aside'])
    expect(stdout).toMatch(new RegExp(`^  \\d +${whose} +\\d+ B +whole$`, 'm'));
});

test('a flipped byte anywhere is found, and its pack named', async () => {
  const { below } = random(seedFor(11));
  for (const pack of [1, 2, 3, 4]) {
    const file = packOf(pack);
    const whole = readFileSync(file);
    for (let n = 0; n < 6; n++) {
      const at = below(whole.length);
      flip(file, at);
      const { code, stderr } = await savepoint(['verify', '-q'], it);
      expect([pack, at, code, stderr]).toEqual([
        pack,
        at,
        5,
        expect.stringContaining(`${file} is damaged or gone: `),
      ]);
      writeFileSync(file, whole);
    }
  }
  expect((await savepoint(['verify'], it)).code).toBe(0);
}, 60_000);

test('a file of a step that equals one in git is no damage, since git holds its content', async () => {
  const steps = `steps: [{ id: copy, run: mkdir out && cp src.txt out/ }, { id: own, run: echo own > own.txt }]`;
  it = { cwd: repository({ 'savepoint.yml': steps, 'src.txt': 'source\n' }) };
  expect((await savepoint(['run', '-q'], it)).code).toBe(0);
  expect(await savepoint(['verify'], it)).toMatchObject({ code: 0, stderr: '' });
  const [{ packs = [] } = {}] = (await verified()).runs;
  flip(packOf(packs.find(({ step }) => step === 'own')?.pack ?? 0), 40);
  expect(await verified()).toMatchObject({ code: 5, runs: [{ without: [], costs: { steps: ['own'] } }] });
});

test('the damage is told with what runs again for it, and no more', async () => {
  const step = (await verified()).runs[0]?.packs.find((each) => each.step === 'one');
  flip(packOf(step?.pack ?? 0), 40);
  const { code, stderr } = await savepoint(['verify', 'latest'], it);
  expect([code, stderr]).toEqual([
    5,
    expect.stringContaining('steps that run again, or ask, wherever their files are missing: one, two\n'),
  ]);
  expect(await verified()).toMatchObject({
    code: 5,
    runs: [{ whole: false, costs: { can_go_on: true, steps: ['one', 'two'], lost: [] } }],
  });
});

test('what a completed run has lost is made anew by the command that is named', async () => {
  rmSync(packOf(2));
  const to = join(folder(), 'to');
  expect((await savepoint(['restore', 'latest', '--to', to], it)).code).toBe(5);
  const { stderr } = await savepoint(['verify'], it);
  const [, command = ''] = / {2}hint: .*`savepoint (run --run \S+ --from-step one)`\n/.exec(stderr) ?? [];
  expect((await savepoint(command.split(' '), it)).code).toBe(0);
  expect((await savepoint(['restore', 'latest', '--to', to], it)).code).toBe(0);
  expect(readdirSync(to).sort()).toEqual(['aside.txt', 'one.txt', 'savepoint.yml', 'two.txt']);
});

test('a run that is not finished makes what it has lost anew when it goes on', async () => {
  const cwd = workspaceWith('steps: [{ id: a, run: echo a > a.txt }, { id: b, run: test -e go }]');
  expect((await savepoint(['run', '-q'], { cwd })).code).toBe(1);
  const [id = ''] = readdirSync(join(cwd, '.savepoint/runs'));
  rmSync(join(cwd, '.savepoint/runs', id, 'packs/000002.pack'));
  const { stderr } = await savepoint(['verify'], { cwd });
  expect(stderr).toContain(`or go on with \`savepoint resume ${id}\`\n`);
});

test('a source that is gone is the end of the run, and that is said', async () => {
  rmSync(packOf(1));
  const { code, stderr } = await savepoint(['verify'], it);
  expect([code, stderr]).toEqual([5, expect.stringContaining('is not there')]);
  expect(stderr).toContain('cannot go on in a folder without the source files of the run');
  expect(stderr).toMatch(/ {2}hint: .*--fresh/);
});

test('all runs are verified, or the one that is named', async () => {
  expect((await savepoint(['run', '-q', '--fresh'], it)).code).toBe(0);
  const [first = '', second = ''] = runIds();
  rmSync(packOf(1, first));
  expect((await verified()).runs).toHaveLength(2);
  expect((await savepoint(['verify'], it)).code).toBe(5);
  expect((await savepoint(['verify', second], it)).code).toBe(0);
  const { stdout } = await savepoint(['verify', second, '-o', 'ndjson'], it);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { pack: number }).pack),
  ).toEqual(expect.arrayContaining([1, 2, 3]));
});

test('events that are damaged or gone are told, by `events` too', async () => {
  const journal = join(it.cwd, '.savepoint/runs', runIds()[0] ?? '', 'events.ndjson');
  const whole = readFileSync(journal);
  const damages: readonly [string, () => void][] = [
    ['1 of', () => flip(journal, 20)],
    ['1 of', () => flip(journal, whole.length - 40)],
    ['9 of 9', () => writeFileSync(journal, '')],
    ['9 of 9', () => rmSync(journal)],
  ];
  for (const [said, damage] of damages) {
    damage();
    for (const command of ['verify', 'events']) {
      const { code, stdout, stderr } = await savepoint([command, 'latest'], it);
      expect([command, code, stderr]).toEqual([command, 5, expect.stringContaining(said)]);
      expect(stderr).toContain('events are damaged or gone');
      expect(stdout).not.toContain('all whole');
    }
    writeFileSync(journal, whole);
  }
  for (const command of ['verify', 'events'])
    expect(await savepoint([command, 'latest'], it)).toMatchObject({ code: 0, stderr: '' });
});
