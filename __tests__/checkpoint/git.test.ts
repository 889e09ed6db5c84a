/** Contents that git holds. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { GitContents } from '../../src/checkpoint/git-contents.ts';
import type { GitPlace } from '../../src/checkpoint/git-process.ts';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { sha256 } from '../../src/digest/digest.ts';
import { ContentLost, PIECE } from '../../src/workspace/contents.ts';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { random } from '../support/random.ts';
import { bytesOf, randomBytes, writeAndRead } from './rig.ts';

const ENV = { PATH: process.env.PATH, HOME: folder(), GIT_CONFIG_NOSYSTEM: '1' };
const LARGE = randomBytes(random(2), 3 * PIECE + 99);
const CONTENTS = [
  Buffer.from('first\n'),
  Buffer.from(''),
  Buffer.from([0, 10, 255, 10]),
  LARGE,
  randomBytes(random(8), PIECE),
];

interface Repository {
  readonly directory: string;
  /** Digest → id of the blob. */
  readonly held: ReadonlyMap<string, string>;
}

function repository(contents: readonly Buffer[] = CONTENTS): Repository {
  const directory = folder();
  git(directory, ['init', '-q']);
  const held = contents.map(
    (input) => [sha256(input), git(directory, ['hash-object', '-w', '--stdin'], input)] as const,
  );
  return { directory, held: new Map(held) };
}

function git(cwd: string, args: readonly string[], input: Buffer = Buffer.alloc(0)): string {
  return execFileSync('git', args, { cwd, env: ENV, input }).toString().trim();
}

/** For tests that change nothing in it. */
const SHARED = repository();

function contentsOf(
  { directory, held }: Repository = SHARED,
  options: Partial<GitPlace> = {},
): { run: RunContents; git: GitContents } {
  const run = new RunContents();
  const contents = new GitContents({ directory, env: ENV, ...options });
  run.addGit(contents, held);
  return { run, git: contents };
}

test('are read from it, small and large, in buffers of at most a piece', async () => {
  const { run, git } = contentsOf();
  for (const content of CONTENTS) {
    expect(run.has(sha256(content))).toBe(true);
    expect((await bytesOf(run, sha256(content))).equals(content)).toBe(true);
  }
  for await (const bytes of run.read(sha256(LARGE))) expect(bytes.length).toBeLessThanOrEqual(PIECE);
  expect(await run.verify(CONTENTS.map((content) => sha256(content)))).toEqual(new Map());
  git.close();
});

test('are read by one process, started when it is needed, and ended when told', async () => {
  const { run, git } = contentsOf();
  expect(children()).toHaveLength(0);
  for (let n = 0; n < 3; n++) for (const content of CONTENTS) await bytesOf(run, sha256(content));
  expect(children()).toHaveLength(1);
  git.close();
  await gone();
  expect((await bytesOf(run, sha256(LARGE))).equals(LARGE)).toBe(true);
  git.close();
  await gone();
});

test('can be read side by side, and be left half-read', async () => {
  const { run, git } = contentsOf();
  const half = run.read(sha256(LARGE));
  await half.next();
  const all = await Promise.all(CONTENTS.map((content) => bytesOf(run, sha256(content))));
  expect(all.every((bytes, at) => bytes.equals(CONTENTS[at] ?? Buffer.alloc(0)))).toBe(true);
  const open = children().length;
  await half.return(undefined);
  await until('one has ended', () => children().length === open - 1);
  expect((await bytesOf(run, sha256(LARGE))).equals(LARGE)).toBe(true);
  git.close();
  await gone();
});

test('are had again when somebody has ended the process', async () => {
  const { run, git } = contentsOf();
  await bytesOf(run, sha256('first\n'));
  for (const pid of children()) process.kill(pid, 'SIGKILL');
  await gone();
  expect(`${await bytesOf(run, sha256('first\n'))}`).toBe('first\n');
  git.close();
});

test.each<readonly [string, (it: Repository) => string, RegExp]>([
  ['there no longer', () => '0'.repeat(40), /no longer has the blob/],
  ['a tree', ({ directory }) => git(directory, ['write-tree']), /is a tree, not a blob/],
  ['other bytes', ({ held }) => held.get(sha256('first\n')) ?? '', /of other bytes/],
  ['an option', () => '--help', /wrong form/],
  ['several lines', ({ held }) => `${held.get(sha256('first\n'))}\n${'0'.repeat(40)}`, /wrong form/],
])('are lost when the blob is %s', async (_name, blobOf, why) => {
  const digest = sha256('wanted');
  const { run, git } = contentsOf({ ...SHARED, held: new Map([...SHARED.held, [digest, blobOf(SHARED)]]) });
  await expect(bytesOf(run, digest)).rejects.toThrow(ContentLost);
  const lost = await run.verify([digest, sha256('first\n')]);
  expect([...lost.keys()]).toEqual([digest]);
  expect(lost.get(digest)).toMatch(why);
  git.close();
});

test('are lost by the thousand without a process for each', async () => {
  const { run, git } = contentsOf({
    ...SHARED,
    held: new Map(
      Array.from({ length: 300 }, (_, n) => [
        sha256(`${n}`),
        n % 2 ? '0'.repeat(40) : ([...SHARED.held.values()][0] ?? ''),
      ]),
    ),
  });
  await bytesOf(run, sha256('0')).catch(() => undefined);
  const before = children();
  expect((await run.verify(Array.from({ length: 300 }, (_, n) => sha256(`${n}`)))).size).toBe(300);
  expect(children()).toEqual(before);
  git.close();
});

test('are lost when a large blob is of other bytes: verify reads it whole', async () => {
  const digest = sha256('wanted');
  const { run, git } = contentsOf({
    ...SHARED,
    held: new Map([[digest, SHARED.held.get(sha256(LARGE)) ?? '']]),
  });
  expect(await run.verify([digest])).toEqual(new Map([[digest, 'its bytes do not fit its digest']]));
  git.close();
});

test.each<readonly [string, () => Partial<GitPlace>, RegExp]>([
  ['there is no such program', () => ({ program: '/nonexistent/git' }), /git cannot be used/],
  ['the folder is gone', () => ({ directory: '/nonexistent' }), /git cannot be used/],
  ['it is no repository', () => ({ directory: folder() }), /git ended: .*not a git repository/],
  [
    'git never answers',
    () => ({ program: script('sleep 1000'), limitMs: 300 }),
    /git did not answer for 0.3 s/,
  ],
  [
    'git answers nonsense',
    () => ({ program: script('while :; do printf xxxxxxxxxxxxxxxx; done') }),
    /does not answer as it should/,
  ],
])('are lost when %s', async (_name, options, why) => {
  const { run, git } = contentsOf(SHARED, options());
  const lost = await run.verify([sha256('first\n')]);
  expect(lost.get(sha256('first\n'))).toMatch(why);
  git.close();
  await gone();
});

test('are those of the folder, whatever the environment points to, and not replaced by others', async () => {
  const made = repository(CONTENTS.slice(0, 3));
  const [first = '', , third = ''] = made.held.values();
  git(made.directory, ['replace', first, third]);
  const other = join(SHARED.directory, '.git');
  const env = {
    ...ENV,
    GIT_DIR: other,
    GIT_OBJECT_DIRECTORY: join(other, 'objects'),
    GIT_WORK_TREE: '/',
    GIT_INDEX_FILE: '/x',
  };
  const { run, git: contents } = contentsOf(made, { env });
  expect(await run.verify(made.held.keys())).toEqual(new Map());
  contents.close();
});

test('are never fetched', async () => {
  const made = repository();
  const mark = join(folder(), 'fetched');
  const settings = {
    'core.repositoryformatversion': '1',
    'extensions.partialClone': 'origin',
    'remote.origin.promisor': 'true',
    'remote.origin.url': made.directory,
    'remote.origin.uploadpack': script(`touch ${mark}`),
  };
  for (const [name, value] of Object.entries(settings)) git(made.directory, ['config', name, value]);
  const digest = sha256('wanted');
  const { run, git: contents } = contentsOf({ ...made, held: new Map([[digest, '1'.repeat(40)]]) });
  expect([...(await run.verify([digest])).keys()]).toEqual([digest]);
  contents.close();
  expect(existsSync(mark)).toBe(false);
});

test('serve as pieces of what is in packs', async () => {
  const made = repository([LARGE.subarray(0, PIECE)]);
  const { run, git } = contentsOf(made);
  run.add(await writeAndRead(folder(), { contents: [LARGE], isKnown: (digest) => run.has(digest) }));
  expect((await bytesOf(run, sha256(LARGE))).equals(LARGE)).toBe(true);
  git.close();
  run.close();
});

function script(text: string): string {
  const path = join(folder(), 'git');
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** The processes of git that this one started and that have not ended. */
function children(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, state, parent] = /\) (\w) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
        return (
          Number(parent) === process.pid &&
          state !== 'Z' &&
          readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('cat-file')
        );
      } catch {
        return false;
      }
    });
}

function gone(): Promise<void> {
  return until('git has ended', () => children().length === 0);
}
