/** Whole runs of much, in little memory and with few files open. */
import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from '@jest/globals';
import { randomBytes } from '../checkpoint/rig.ts';
import { BUNDLE, savepoint } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { isSoak, random } from '../support/random.ts';
import { read } from '../support/scene.ts';

const PRELOAD = resolve('__tests__/support/peak-memory.cjs');
/** What is promised, of 100,000 files. */
const LIMIT_MIB = 256;
const FILES = isSoak() ? 100_000 : 5_000;
const PIPELINE = `
steps:
  - { id: made, run: 'cat source > made' }
  - { id: failing, run: 'exit 7' }
`;
const makeOf = (folders: number) => `
const { mkdirSync, writeFileSync } = require('node:fs');
for (let at = 0; at < ${folders}; at++) {
  mkdirSync('out/folder-' + at, { recursive: true });
  for (let n = 0; n < 100; n++) writeFileSync('out/folder-' + at + '/file-' + n, at + '/' + n + '\\n');
}`;
/** For a test that hangs: a busy machine takes several times what a quiet one does. */
const LONGEST_MS = 600_000;

/** Runs the command line with 256 open files, and answers with the most memory that it took, in MiB. */
async function peakOf(cwd: string, store: string, ...args: readonly string[]): Promise<number> {
  const file = join(folder(), 'peak');
  const ended = await savepoint([...args, '--store', store, '-C', cwd, '-q'], {
    cwd,
    env: { PEAK_MEMORY_FILE: file },
    program: { node: 'sh', bundle: BUNDLE },
    node: ['-c', 'ulimit -n 256; exec "$0" "$@"', process.execPath, '--require', PRELOAD],
  });
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('failing: exit code 7') });
  const { maxRssKib } = JSON.parse(readFileSync(file, 'utf8')) as { maxRssKib: number };
  return maxRssKib / 1024;
}

function workspace(): string {
  const cwd = folder();
  writeFileSync(join(cwd, 'savepoint.yml'), PIPELINE);
  writeFileSync(join(cwd, 'source'), 'one\n');
  return cwd;
}

test(
  `a workspace of ${FILES.toLocaleString('en')} files is run and gone on with elsewhere in less than 256 MiB`,
  async () => {
    const [cwd, elsewhere, store] = [workspace(), folder(), join(folder(), 'store')];
    const names = Array.from({ length: FILES }, (_, at) => `folder-${at % 1000}/file-${at}`);
    for (let at = 0; at < 1000; at++) mkdirSync(join(cwd, `folder-${at}`));
    for (const name of names) writeFileSync(join(cwd, name), `${name}\n`);
    expect(await peakOf(cwd, store, 'run')).toBeLessThan(LIMIT_MIB);
    if (isSoak()) expect(await peakOf(cwd, store, 'resume')).toBeLessThan(LIMIT_MIB);
    expect(await peakOf(elsewhere, store, 'resume', 'latest')).toBeLessThan(LIMIT_MIB);
    expect(names.filter((name) => read(elsewhere, name) !== `${name}\n`)).toEqual([]);
    expect(read(elsewhere, 'made')).toBe('one\n');
  },
  LONGEST_MS,
);

test(
  `a step that makes ${isSoak() ? '100,000' : '5,000'} files is run, and run again, in less than 256 MiB`,
  async () => {
    const [cwd, elsewhere, store] = [folder(), folder(), join(folder(), 'store')];
    const pipeline = JSON.stringify({
      steps: [
        { id: 'made', run: 'node make.cjs' },
        { id: 'failing', run: 'exit 7' },
      ],
    });
    for (const path of [cwd, elsewhere]) {
      writeFileSync(join(path, 'make.cjs'), makeOf(isSoak() ? 1000 : 50));
      writeFileSync(join(path, 'savepoint.yml'), pipeline);
    }
    expect(await peakOf(cwd, store, 'run')).toBeLessThan(LIMIT_MIB);
    // What takes the most; the others by the long form.
    expect(await peakOf(cwd, store, 'run', '--from-step', 'made')).toBeLessThan(LIMIT_MIB);
    if (!isSoak()) return;
    expect(await peakOf(cwd, store, 'resume')).toBeLessThan(LIMIT_MIB);
    expect(await peakOf(elsewhere, store, 'resume', 'latest')).toBeLessThan(LIMIT_MIB);
    expect(read(elsewhere, 'out/folder-999/file-99')).toBe('999/99\n');
  },
  LONGEST_MS,
);

test(
  'a file of many times that is saved and brought back elsewhere in less than 256 MiB',
  async () => {
    const [cwd, elsewhere, store] = [workspace(), folder(), join(folder(), 'store')];
    writeLarge(join(cwd, 'large'), isSoak() ? 5 * 1024 : 300);
    expect(await peakOf(cwd, store, 'run')).toBeLessThan(LIMIT_MIB);
    expect(await peakOf(elsewhere, store, 'resume', 'latest')).toBeLessThan(LIMIT_MIB);
    expect(await digestOf(join(elsewhere, 'large'))).toBe(await digestOf(join(cwd, 'large')));
  },
  LONGEST_MS,
);

/** A file of so many MiB, of which every eighth is noise of its own, and the others are holes. */
function writeLarge(path: string, mib: number): void {
  const fd = openSync(path, 'w');
  const noise = random(1);
  for (let at = 0; at < mib; at += 8) writeSync(fd, randomBytes(noise, 2 ** 20), 0, 2 ** 20, at * 2 ** 20);
  ftruncateSync(fd, mib * 2 ** 20);
  closeSync(fd);
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
