/** Rule 8: a step's checkpoint holds what the step changed, and nothing of what was there. */
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { crash } from '../support/crash.ts';
import { decodePack } from '../support/encode-pack.ts';
import { checkout, place, put, read, repository, Scene, untilEnded } from '../support/scene.ts';

const LARGE = 'large '.repeat(300_000);

/** The contents that each pack of the newest run holds, by the step. */
function storedBy(scene: Scene): Readonly<Record<string, string>> {
  const packs = join(scene.runFolder, 'packs');
  return Object.fromEntries(
    readdirSync(packs)
      .sort()
      .map((name) => {
        const { header, blocks } = decodePack(readFileSync(join(packs, name)));
        const { kind, step } = header as { kind: string; step: string | null };
        return [step ?? kind, Buffer.concat(blocks).toString()];
      }),
  );
}

describe('a file that was touched shortly before it was seen is read again after the first step, and not stored with it', () => {
  const TEXT = `
steps:
  - { id: a, run: 'echo one > a' }
  - { id: b, run: 'test -e "$OUT/go" && echo two > b' }
`;
  const FILES = { 'savepoint.yml': TEXT, '.gitignore': '.env\nbig\n', committed: LARGE };
  const IGNORED = { '.env': 'KEY=value', big: LARGE };

  test('in a new run', async () => {
    const scene = new Scene();
    const cwd = repository(FILES);
    put(cwd, IGNORED);
    // Later than the clock: as if it had been written just now, however slow this machine is.
    for (const name of Object.keys({ ...FILES, ...IGNORED })) {
      const soon = Date.now() / 1000 + 3600;
      utimesSync(join(cwd, name), soon, soon);
    }
    await scene.run(cwd);
    expect(storedBy(scene)).toMatchObject({ a: 'one\n' });
  });

  test('in another checkout, where the times are set that the run knows', async () => {
    const scene = new Scene();
    const cwd = repository(FILES);
    put(cwd, IGNORED);
    await scene.run(cwd);
    const elsewhere = checkout(cwd);
    put(elsewhere, IGNORED);
    scene.release();
    expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
    expect(storedBy(scene)).toMatchObject({ a: 'one\n', b: 'two\n' });
    expect((await scene.call(elsewhere, 'verify', 'latest')).code).toBe(0);
  });

  test('what a step made of it is stored, also where only its mode is another', async () => {
    const scene = new Scene();
    const text = TEXT.replace('echo one > a', 'echo more >> .env; chmod 700 big');
    const cwd = repository({ ...FILES, 'savepoint.yml': text });
    put(cwd, IGNORED);
    await scene.run(cwd);
    expect(storedBy(scene).a).toContain('KEY=valuemore\n');
    expect(storedBy(scene).a).toContain(LARGE);
  });
});

test('files below a folder that got another name are not read again, and come back under that name', async () => {
  const scene = new Scene();
  const readSoFar = `awk '/^rchar/ { print $2 }' /proc/$PPID/io >> "$LOG"`;
  const text = `
steps:
  - { id: made, run: 'mkdir d; head -c 8000000 /dev/urandom > d/large; echo old > d/small; sha256sum < d/large > sum; sleep 0.3' }
  - id: renamed
    run: |
      mv d e; echo new > e/small; ${readSoFar}
  - id: next
    run: |
      ${readSoFar}; sha256sum < e/large | cmp - sum; test -e "$OUT/go"
`;
  await scene.run(place({ 'savepoint.yml': text }));
  const [before = 0, after = Number.NaN] = scene.log().map(Number);
  expect(after - before).toBeLessThan(4_000_000);
  scene.release();
  const elsewhere = place({ 'savepoint.yml': text });
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect([readdirSync(elsewhere).sort(), read(elsewhere, 'e/small')]).toEqual([
    ['e', 'savepoint.yml', 'sum'],
    'new\n',
  ]);
});

test('a step is saved though the files of the one before it could not be, and do not fit still', async () => {
  const scene = new Scene();
  const text = `
steps:
  - { id: big, writes: [fat], run: '{ printf MARKED; head -c 3000000 /dev/urandom; } > fat; echo big >> "$LOG"' }
  - id: small
    needs: []
    reads: []
    writes: [thin]
    run: |
      ${untilEnded('big')}; echo thin > thin; echo small >> "$LOG"
  - { id: end, needs: [small], reads: [], writes: [], run: 'test -e "$OUT/go"' }
`;
  const cwd = place({ 'savepoint.yml': text });
  const full = {
    at: 1,
    match: '^write .*\\.pack\\.tmp [^]*MARKED',
    action: 'fail-on',
    code: 'ENOSPC',
  } as const;
  const args = ['run', '--store', scene.store];
  const { stderr } = await crash(args, { cwd, env: scene.env }, { roots: [scene.store], fault: full });
  expect(stderr).toContain(
    'big: is completed but not saved: fat could not be kept in the store (no space left',
  );
  expect(stderr).not.toContain('small: is completed but not saved');
  scene.release();
  const elsewhere = place({ 'savepoint.yml': text });
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect([scene.log().toSorted(), read(elsewhere, 'thin')]).toEqual([['big', 'big', 'small'], 'thin\n']);
});
