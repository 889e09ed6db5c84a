import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sha256 } from '../../src/digest/digest.ts';
import type { Path } from '../../src/tree/path.ts';
import type { Entry } from '../../src/tree/state.ts';
import type { ApplyAction } from '../../src/workspace/apply.ts';
import { ContentLost, PIECE } from '../../src/workspace/contents.ts';
import { WorkspaceError } from '../../src/workspace/errors.ts';
import { microsOf, type Seen } from '../../src/workspace/stat-index.ts';
import { folder } from '../support/folder.ts';
import { giveAway } from '../support/other-user.ts';
import { applyAt, asUser, at, fileEntry, LONG_AGO, lookAround, Memory, rootsAt, seenAt } from './rig.ts';

function linkEntry(target: string): Entry {
  return { kind: 'link', target, mtime: LONG_AGO };
}

function directoryEntry(mode = 0o755): Entry {
  return { kind: 'directory', mode, mtime: LONG_AGO };
}

function write(path: Path, entry: Entry, expect: Seen | null = null): ApplyAction {
  return { kind: 'write', path, entry, expect };
}

/** An empty workspace, and contents to bring into it. */
function place() {
  const workspace = folder();
  return { workspace, roots: rootsAt(workspace), memory: new Memory() };
}

function modeOf(path: string): number {
  return lstatSync(path).mode & 0o7777;
}

function temporaryIn(workspace: string): readonly string[] {
  return readdirSync(workspace, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.savepoint-'),
  );
}

test('files, directories and links are made, with content, mode and time', async () => {
  const { workspace, memory } = place();
  const large = Buffer.alloc(PIECE + 7, 'large');
  const actions = [
    write(at('dir'), directoryEntry(0o750)),
    write(at('dir/file\xff'), fileEntry(memory, 'hello', 0o640)),
    write(at('dir/empty'), fileEntry(memory, '')),
    write(at('dir/large'), fileEntry(memory, large, 0o755)),
    write(at('dir/link'), linkEntry('/nowhere/\xff')),
  ];
  const progress: [number, number][] = [];
  const onProgress = (done: number, bytes: number) => progress.push([done, bytes]);
  const { kept, indexed } = await applyAt(rootsAt(workspace), actions, { contents: memory, onProgress });
  expect(kept).toEqual([]);
  expect(progress.at(-1)).toEqual([5, 5 + large.length]);
  const { tree } = await lookAround(rootsAt(workspace));
  expect(tree).toEqual(
    new Map(actions.map((action) => [action.path, action.kind === 'write' ? action.entry : null])),
  );
  expect(new Map([...indexed].map(([path, found]) => [path, found?.entry]))).toEqual(tree);
  for (const [path, found] of indexed) expect(found?.seen).toEqual(seenAt(rootsAt(workspace), path));
  expect(temporaryIn(workspace)).toEqual([]);
});

const KINDS = ['absent', 'file', 'directory', 'link'] as const;
const PAIRS = KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const));

function put(path: string, kind: (typeof KINDS)[number]): void {
  if (kind === 'file') writeFileSync(path, 'old content', { mode: 0o600 });
  else if (kind === 'directory') mkdirSync(path);
  else if (kind === 'link') symlinkSync('old', path);
}

test.each(PAIRS)('what is %s becomes %s', async (from, to) => {
  const { workspace, roots, memory } = place();
  put(join(workspace, 'x'), from);
  const seen = from === 'absent' ? null : seenAt(roots, at('x'));
  const entries = {
    file: fileEntry(memory, 'new'),
    directory: directoryEntry(0o700),
    link: linkEntry('new'),
    absent: null,
  };
  const entry = entries[to];
  const deletion: readonly ApplyAction[] =
    seen === null ? [] : [{ kind: 'delete', path: at('x'), expect: seen }];
  const actions = entry === null ? deletion : [write(at('x'), entry, seen)];
  const { kept, indexed } = await applyAt(roots, actions, { contents: memory });
  expect(kept).toEqual([]);
  const { tree } = await lookAround(roots);
  expect(tree.get(at('x')) ?? null).toEqual(entry);
  if (actions.length > 0) expect(indexed.get(at('x'))?.entry ?? null).toEqual(entry);
});

test('a fifo is neither replaced nor deleted', async () => {
  const { workspace, roots, memory } = place();
  spawnSync('mkfifo', [join(workspace, 'x'), join(workspace, 'y')]);
  const actions: readonly ApplyAction[] = [
    { kind: 'delete', path: at('y'), expect: seenAt(roots, at('y')) },
    write(at('x'), fileEntry(memory, 'new'), seenAt(roots, at('x'))),
  ];
  const { kept } = await applyAt(roots, actions, { contents: memory });
  expect(kept).toEqual([
    { path: './y', why: 'other' },
    { path: './x', why: 'other' },
  ]);
  expect(lstatSync(join(workspace, 'x')).isFIFO()).toBe(true);
});

test('a file that has the content already gets mode and time where it is; it is not written again', async () => {
  const { workspace, roots } = place();
  writeFileSync(join(workspace, 'x'), 'same', { mode: 0o600 });
  const seen = seenAt(roots, at('x'));
  const digest = sha256('same');
  const entry: Entry = { kind: 'file', mode: 0o755, size: 4, digest, mtime: LONG_AGO };
  const { kept, indexed } = await applyAt(roots, [write(at('x'), entry, seen)]);
  expect(kept).toEqual([]);
  const now = seenAt(roots, at('x'));
  expect(now).toMatchObject({ ino: seen.ino, mode: 0o100755 });
  expect(microsOf(now.mtimeMs)).toBe(LONG_AGO);
  expect(indexed.get(at('x'))?.entry).toEqual(entry);
});

test('a file with another name, maybe outside, is not changed but replaced', async () => {
  const workspace = folder();
  const outside = folder();
  const roots = rootsAt(workspace);
  const memory = new Memory();
  for (const name of ['content', 'mode', 'times']) {
    writeFileSync(join(outside, name), 'same', { mode: 0o600 });
    utimesSync(join(outside, name), 1000, 1000);
    linkSync(join(outside, name), join(workspace, name));
  }
  const seen = (name: string) => seenAt(roots, at(name));
  const actions: readonly ApplyAction[] = [
    write(at('content'), fileEntry(memory, 'new!'), seen('content')),
    write(at('mode'), fileEntry(memory, 'same', 0o755), seen('mode')),
    {
      kind: 'times',
      path: at('times'),
      entry: fileEntry(memory, 'same', 0o600),
      expect: seen('times'),
    },
  ];
  const { kept } = await applyAt(roots, actions, { contents: memory });
  expect(kept).toEqual([]);
  expect(readFileSync(join(workspace, 'content'), 'utf8')).toBe('new!');
  expect(modeOf(join(workspace, 'mode'))).toBe(0o755);
  for (const name of ['content', 'mode', 'times']) {
    expect(readFileSync(join(outside, name), 'utf8')).toBe('same');
    expect(lstatSync(join(outside, name))).toMatchObject({ mode: 0o100600, mtimeMs: 1000_000 });
  }
});

test('what somebody wrote, made or removed since it was seen is kept, and told', async () => {
  const { workspace, roots, memory } = place();
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(workspace, name), 'old');
  const seen = seenAt(roots, at('a'));
  const seenB = seenAt(roots, at('b'));
  const seenC = seenAt(roots, at('c'));
  const seenD = seenAt(roots, at('d'));
  for (const name of ['a', 'b', 'd', 'new']) writeFileSync(join(workspace, name), 'a longer text');
  unlinkSync(join(workspace, 'c'));
  const actions: readonly ApplyAction[] = [
    { kind: 'delete', path: at('a'), expect: seen },
    write(at('b'), fileEntry(memory, 'x'), seenB),
    write(at('c'), fileEntry(memory, 'x'), seenC),
    { kind: 'times', path: at('d'), entry: fileEntry(memory, 'old'), expect: seenD },
    write(at('new'), fileEntry(memory, 'x')),
    write(at('a/below'), fileEntry(memory, 'x')),
    write(at('not-there/below'), fileEntry(memory, 'x')),
  ];
  const { kept, indexed } = await applyAt(roots, actions, { contents: memory });
  expect(kept).toEqual(actions.map(({ path }) => ({ path, why: 'changed' })));
  expect(indexed.size).toBe(0);
  expect(readdirSync(workspace).sort()).toEqual(['a', 'b', 'd', 'new']);
  for (const name of readdirSync(workspace)) {
    expect(readFileSync(join(workspace, name), 'utf8')).toBe('a longer text');
  }
});

test('what is written while the new content is on its way is kept', async () => {
  const { workspace, roots, memory } = place();
  writeFileSync(join(workspace, 'x'), 'old');
  const action = write(at('x'), fileEntry(memory, 'wanted'), seenAt(roots, at('x')));
  memory.onPiece = () => writeFileSync(join(workspace, 'x'), 'a person wrote');
  const { kept } = await applyAt(roots, [action], { contents: memory });
  expect(kept).toEqual([{ path: './x', why: 'changed' }]);
  expect(readFileSync(join(workspace, 'x'), 'utf8')).toBe('a person wrote');
  expect(temporaryIn(workspace)).toEqual([]);
});

test('what is written after it was put in place is not taken for what was put there', async () => {
  const { workspace, roots, memory } = place();
  const actions = [write(at('x'), fileEntry(memory, 'one')), write(at('y'), fileEntry(memory, 'two'))];
  memory.onPiece = (bytes) => {
    if (Buffer.from(bytes).toString() === 'two') writeFileSync(join(workspace, 'x'), 'a person wrote');
  };
  const { kept, indexed } = await applyAt(roots, actions, { contents: memory });
  expect(kept).toEqual([{ path: './x', why: 'changed' }]);
  expect(indexed.has(at('x'))).toBe(false);
});

test('a directory that should go and holds something else stays', async () => {
  const { workspace, roots, memory } = place();
  for (const name of ['a', 'b']) {
    mkdirSync(join(workspace, name));
    writeFileSync(join(workspace, name, 'excluded'), 'x');
  }
  const actions: readonly ApplyAction[] = [
    { kind: 'delete', path: at('a'), expect: seenAt(roots, at('a')) },
    write(at('b'), fileEntry(memory, 'x'), seenAt(roots, at('b'))),
  ];
  const { kept } = await applyAt(roots, actions, { contents: memory });
  expect(kept).toEqual([
    { path: './a', why: 'not-empty' },
    { path: './b', why: 'not-empty' },
  ]);
  expect(readdirSync(workspace, { recursive: true }).sort()).toEqual(['a', 'a/excluded', 'b', 'b/excluded']);
});

/** A folder outside with one file in it, and a workspace that may link to it. */
function withSentinel() {
  const outside = folder();
  mkdirSync(join(outside, 'dir'));
  writeFileSync(join(outside, 'dir/file'), 'sentinel', { mode: 0o600 });
  utimesSync(join(outside, 'dir/file'), 1000, 1000);
  utimesSync(join(outside, 'dir'), 1000, 1000);
  chmodSync(join(outside, 'dir'), 0o711);
  const isUntouched = () => {
    expect(readdirSync(outside, { recursive: true }).sort()).toEqual(['dir', 'dir/file']);
    expect(readFileSync(join(outside, 'dir/file'), 'utf8')).toBe('sentinel');
    expect(lstatSync(join(outside, 'dir/file'))).toMatchObject({ mode: 0o100600, mtimeMs: 1000_000 });
    expect(lstatSync(join(outside, 'dir'))).toMatchObject({ mode: 0o40711, mtimeMs: 1000_000 });
  };
  return { ...place(), outside, isUntouched };
}

test('nothing is done through a link to a folder outside, whatever the action', async () => {
  const { workspace, memory, outside, isUntouched } = withSentinel();
  mkdirSync(join(workspace, 'a'));
  symlinkSync(join(outside, 'dir'), join(workspace, 'link'));
  symlinkSync(outside, join(workspace, 'a/link'));
  const roots = rootsAt(workspace);
  const seen = seenAt(roots, at('link/file'));
  const actions: readonly ApplyAction[] = [
    { kind: 'delete', path: at('link/file'), expect: seen },
    { kind: 'delete', path: at('a/link/dir/file'), expect: seen },
    write(at('link/file'), fileEntry(memory, 'evil'), seen),
    write(at('link/new'), fileEntry(memory, 'evil')),
    write(at('link/sub'), directoryEntry()),
    write(at('a/link/dir'), directoryEntry(0o777), seenAt(roots, at('a/link/dir'))),
    write(at('link/link'), linkEntry('evil')),
    { kind: 'times', path: at('link/file'), entry: fileEntry(memory, 'sentinel', 0o600), expect: seen },
    { kind: 'times', path: at('a/link/dir'), entry: directoryEntry() },
  ];
  const { kept } = await applyAt(roots, actions, { contents: memory });
  expect(kept.length).toBe(7);
  isUntouched();
});

test('a link in the place of a file or directory is replaced, and what it points to is not', async () => {
  const { workspace, roots, memory, outside, isUntouched } = withSentinel();
  symlinkSync(join(outside, 'dir/file'), join(workspace, 'file'));
  symlinkSync(join(outside, 'dir'), join(workspace, 'dir'));
  symlinkSync(join(outside, 'dir'), join(workspace, 'gone'));
  const actions: readonly ApplyAction[] = [
    { kind: 'delete', path: at('gone'), expect: seenAt(roots, at('gone')) },
    write(at('dir'), directoryEntry(0o700), seenAt(roots, at('dir'))),
    write(at('file'), fileEntry(memory, 'new', 0o755), seenAt(roots, at('file'))),
    write(at('dir/file'), fileEntry(memory, 'new', 0o755)),
  ];
  const { kept } = await applyAt(roots, actions, { contents: memory });
  expect(kept).toEqual([]);
  expect(readFileSync(join(workspace, 'file'), 'utf8')).toBe('new');
  expect(readFileSync(join(workspace, 'dir/file'), 'utf8')).toBe('new');
  isUntouched();
});

test.each(['the folder itself', 'one above it'])(
  'a folder that is swapped for a link outside at the worst moment, %s, lets nothing out',
  async (which) => {
    const { workspace, roots, memory, outside, isUntouched } = withSentinel();
    const parent = which === 'one above it' ? 'a/dir' : 'dir';
    const swapped = which === 'one above it' ? 'a' : 'dir';
    mkdirSync(join(workspace, parent), { recursive: true });
    writeFileSync(join(workspace, parent, 'file'), 'old');
    const seen = seenAt(roots, at(`${parent}/file`));
    const actions: readonly ApplyAction[] = [
      write(at(`${parent}/file`), fileEntry(memory, 'evil'), seen),
      write(at(`${parent}/new`), fileEntry(memory, 'evil, too')),
      write(at(`${parent}/link`), linkEntry('evil')),
      write(at(`${parent}/sub`), directoryEntry()),
      { kind: 'delete', path: at(`${parent}/file`), expect: seenAt(roots, at(`${parent}/file`)) },
    ];
    memory.onPiece = () => {
      if (lstatSync(join(workspace, swapped)).isSymbolicLink()) return;
      renameSync(join(workspace, swapped), join(workspace, 'aside'));
      symlinkSync(swapped === 'a' ? outside : join(outside, 'dir'), join(workspace, swapped));
    };
    const { kept } = await applyAt(roots, actions, { contents: memory });
    isUntouched();
    expect(kept).toHaveLength(4);
    expect(temporaryIn(workspace)).toEqual([]);
    const aside = which === 'one above it' ? 'aside/dir' : 'aside';
    expect(readFileSync(join(workspace, aside, 'file'), 'utf8')).toBe('old');
  },
);

test('a directory that is swapped for a link before modes are set back leaves the other one alone', async () => {
  const { workspace, roots, memory, outside, isUntouched } = withSentinel();
  const actions = [
    write(at('dir'), directoryEntry(0o777)),
    write(at('dir/file'), fileEntry(memory, 'one')),
    write(at('other'), fileEntry(memory, 'two')),
  ];
  memory.onPiece = (bytes) => {
    if (Buffer.from(bytes).toString() !== 'two') return;
    renameSync(join(workspace, 'dir'), join(workspace, 'aside'));
    symlinkSync(join(outside, 'dir'), join(workspace, 'dir'));
  };
  const { kept } = await applyAt(roots, actions, { contents: memory });
  expect(kept.map(({ path }) => path).sort()).toEqual(['./dir', './dir/file']);
  isUntouched();
});

test('what was written long enough before the end is known for sure; times that were set unseen are not', async () => {
  const { workspace, roots, memory } = place();
  writeFileSync(join(workspace, 'seen'), 'x');
  writeFileSync(join(workspace, 'unseen'), 'x');
  const entry = fileEntry(memory, 'x');
  const actions: readonly ApplyAction[] = [
    { kind: 'times', path: at('seen'), entry, expect: seenAt(roots, at('seen')) },
    { kind: 'times', path: at('unseen'), entry },
    write(at('written'), fileEntry(memory, 'one')),
    write(at('last'), fileEntry(memory, 'two')),
  ];
  memory.onPiece = (bytes) => {
    const start = Date.now();
    while (Buffer.from(bytes).toString() === 'two' && Date.now() < start + 150);
  };
  const { indexed } = await applyAt(roots, actions, { contents: memory });
  expect([...indexed].map(([path, found]) => [path, found?.racy])).toEqual([
    ['./seen', false],
    ['./unseen', true],
    ['./written', false],
    ['./last', true],
  ]);
});

test('a read-only folder is opened up for what is to be done in it, and closed again', async () => {
  const { workspace, memory } = place();
  for (const name of ['ro', 'ro/deep', 'ro/none']) mkdirSync(join(workspace, name));
  for (const name of ['ro/gone', 'ro/deep/file', 'ro/deep/secret', 'ro/none/file']) {
    writeFileSync(join(workspace, name), 'old');
  }
  chmodSync(join(workspace, 'ro/deep/secret'), 0o000);
  const names = readdirSync(workspace, { recursive: true, encoding: 'utf8' });
  giveAway(workspace, ...names.map((name) => join(workspace, name)));
  const roots = rootsAt(workspace);
  const seen = (name: string) => seenAt(roots, at(name));
  chmodSync(join(workspace, 'ro/none'), 0o000);
  chmodSync(join(workspace, 'ro/deep'), 0o555);
  chmodSync(join(workspace, 'ro'), 0o2555);
  for (const name of ['ro', 'ro/deep', 'ro/none']) utimesSync(join(workspace, name), 1000, 1000);
  const actions: readonly ApplyAction[] = [
    { kind: 'delete', path: at('ro/gone'), expect: seen('ro/gone') },
    { kind: 'delete', path: at('ro/none/file'), expect: seen('ro/none/file') },
    write(at('ro/deep/file'), fileEntry(memory, 'new'), seen('ro/deep/file')),
    write(at('ro/deep/secret'), fileEntry(memory, 'new', 0o000), seen('ro/deep/secret')),
    write(at('ro/made'), directoryEntry(0o500)),
    write(at('ro/made/file'), fileEntry(memory, 'new', 0o400)),
  ];
  const { kept } = await asUser(() => applyAt(roots, actions, { contents: memory }));
  expect(kept).toEqual([]);
  for (const [name, mode] of [
    ['ro', 0o2555],
    ['ro/deep', 0o555],
    ['ro/none', 0],
  ] as const) {
    expect([name, modeOf(join(workspace, name))]).toEqual([name, mode]);
    expect(lstatSync(join(workspace, name)).mtimeMs).toBe(1000_000);
  }
  expect(modeOf(join(workspace, 'ro/made'))).toBe(0o500);
  expect(modeOf(join(workspace, 'ro/deep/secret'))).toBe(0);
  expect(readFileSync(join(workspace, 'ro/deep/file'), 'utf8')).toBe('new');
  expect(existsSync(join(workspace, 'ro/none/file'))).toBe(false);
});

test('a read-only folder can be deleted with all that is in it', async () => {
  const workspace = folder();
  mkdirSync(join(workspace, 'ro'));
  writeFileSync(join(workspace, 'ro/file'), 'old');
  giveAway(workspace, join(workspace, 'ro'), join(workspace, 'ro/file'));
  chmodSync(join(workspace, 'ro'), 0o000);
  const roots = rootsAt(workspace);
  const actions = ['ro/file', 'ro'].map((name): ApplyAction => {
    return { kind: 'delete', path: at(name), expect: seenAt(roots, at(name)) };
  });
  const { kept, indexed } = await asUser(() => applyAt(roots, actions));
  expect(kept).toEqual([]);
  expect([...indexed.values()]).toEqual([null, null]);
  expect(readdirSync(workspace)).toEqual([]);
});

test('what is set back after an error: folders are closed again, half-written files removed', async () => {
  const { workspace, memory } = place();
  mkdirSync(join(workspace, 'ro'));
  giveAway(workspace, join(workspace, 'ro'));
  chmodSync(join(workspace, 'ro'), 0o555);
  const lost: Entry = { kind: 'file', mode: 0o644, size: 3, digest: sha256('abc'), mtime: 0 };
  const actions = [write(at('ro/made'), fileEntry(memory, 'x')), write(at('ro/lost'), lost)];
  await asUser(async () => {
    await expect(applyAt(rootsAt(workspace), actions, { contents: memory })).rejects.toThrow(ContentLost);
  });
  expect(modeOf(join(workspace, 'ro'))).toBe(0o555);
  expect(readdirSync(join(workspace, 'ro'))).toEqual(['made']);
});

test.each<[string, (memory: Memory, entry: Entry) => Entry]>([
  [
    'other bytes',
    (memory, entry) => {
      memory.wholes.set(entry.kind === 'file' ? entry.digest : '', [memory.add('evil!')]);
      return entry;
    },
  ],
  ['too few', (_memory, entry) => ({ ...entry, size: 6 }) as Entry],
  ['too many', (_memory, entry) => ({ ...entry, size: 4 }) as Entry],
])('a content that comes as %s never takes the place of what was there', async (_name, spoil) => {
  const { workspace, roots, memory } = place();
  writeFileSync(join(workspace, 'x'), 'old');
  const entry = spoil(memory, fileEntry(memory, 'right'));
  const action = write(at('x'), entry, seenAt(roots, at('x')));
  await expect(applyAt(roots, [action], { contents: memory })).rejects.toThrow(ContentLost);
  expect(readFileSync(join(workspace, 'x'), 'utf8')).toBe('old');
  expect(readdirSync(workspace)).toEqual(['x']);
});

test('an error of the system names the path', async () => {
  const memory = new Memory();
  const roots = rootsAt(folder());
  const action = write(at('x'.repeat(256)), fileEntry(memory, 'x'));
  const error = await applyAt(roots, [action], { contents: memory }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WorkspaceError);
  expect((error as Error).message).toBe(`${'x'.repeat(256)}: the name is too long`);
});

test('writing stops when it is told to, and leaves nothing half', async () => {
  const { workspace, memory } = place();
  const controller = new AbortController();
  const action = write(at('x'), fileEntry(memory, Buffer.alloc(3 * PIECE, 'x')));
  memory.onPiece = () => controller.abort(new Error('stop'));
  const applying = applyAt(rootsAt(workspace), [action], { contents: memory, signal: controller.signal });
  await expect(applying).rejects.toThrow('stop');
  expect(readdirSync(workspace)).toEqual([]);
});

test.each([0, 999_999, -1_500_001, 1_500_000_000_123_456])(
  'the time of %d microseconds is set and read as it is, on files, directories and links',
  async (mtime) => {
    const workspace = folder();
    const memory = new Memory();
    const entries = [fileEntry(memory, 'x'), directoryEntry(), linkEntry('x')];
    const roots = rootsAt(workspace);
    const actions = entries.map((entry) => write(at(entry.kind), { ...entry, mtime }));
    await applyAt(roots, actions, { contents: memory });
    const times = [...(await lookAround(roots)).tree.values()].map((entry) => entry.mtime);
    expect(times).toEqual([mtime, mtime, mtime]);
    for (const { path } of actions) utimesSync(join(workspace, path === './link' ? 'file' : path), 5, 5);
    const again = entries.map((entry): ApplyAction => {
      const path = at(entry.kind);
      return { kind: 'times', path, entry: { ...entry, mtime }, expect: seenAt(roots, path) };
    });
    expect((await applyAt(roots, again)).kept).toEqual([]);
    expect([...(await lookAround(roots)).tree.values()].map((entry) => entry.mtime)).toEqual(times);
  },
);

test('the time of a directory in which something was done is as it was, or as is wanted', async () => {
  const { workspace, roots, memory } = place();
  for (const name of ['a', 'b']) {
    mkdirSync(join(workspace, name));
    utimesSync(join(workspace, name), 1000, 1000);
  }
  await applyAt(
    roots,
    [
      write(at('a/x'), fileEntry(memory, 'x')),
      write(at('b/x'), fileEntry(memory, 'x')),
      { kind: 'times', path: at('b'), entry: directoryEntry(), expect: seenAt(roots, at('b')) },
    ],
    { contents: memory },
  );
  expect(microsOf(seenAt(roots, at('a')).mtimeMs)).toBe(1000_000_000);
  expect(microsOf(seenAt(roots, at('b')).mtimeMs)).toBe(LONG_AGO);
});

test('roots that are missing are made, with what is above them', async () => {
  const top = folder();
  const memory = new Memory();
  const roots = rootsAt(join(top, 'w/ork'), ['.', join(top, 'o/pt/é')]);
  const root = roots.list[1]?.path ?? at('');
  const actions = [
    write(root, directoryEntry(0o700)),
    write(at('file'), fileEntry(memory, 'x')),
    write(`${root}/file` as Path, fileEntry(memory, 'y')),
  ];
  expect((await applyAt(roots, actions, { contents: memory })).kept).toEqual([]);
  expect(readFileSync(join(top, 'w/ork/file'), 'utf8')).toBe('x');
  expect(readFileSync(join(top, 'o/pt/é/file'), 'utf8')).toBe('y');
  expect(modeOf(join(top, 'o/pt/é'))).toBe(0o700);
});

test('setuid and its like do not come back', async () => {
  const { workspace, roots, memory } = place();
  const entries = [write(at('f'), fileEntry(memory, 'x', 0o6755)), write(at('d'), directoryEntry(0o7777))];
  await applyAt(roots, entries, { contents: memory });
  expect(modeOf(join(workspace, 'f'))).toBe(0o755);
  expect(modeOf(join(workspace, 'd'))).toBe(0o777);
});

test('no handle stays open', async () => {
  const { roots, memory } = place();
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  const actions = Array.from({ length: 100 }, (_, count) => [
    write(at(`d${count}`), directoryEntry()),
    write(at(`d${count}/f`), fileEntry(memory, `${count}`)),
  ]).flat();
  let most = 0;
  await applyAt(roots, actions, {
    contents: memory,
    onProgress: () => {
      most = Math.max(most, open());
    },
  });
  expect(most).toBeLessThan(before + 40);
  await lookAround(roots, memory);
  expect(open()).toBe(before);
});
