/** What is looked at and what is applied are the same, for trees of any kind. */
import {
  chmodSync,
  linkSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import { sameState } from '../../src/tree/state.ts';
import type { ApplyAction } from '../../src/workspace/apply.ts';
import { native } from '../../src/workspace/bytes.ts';
import { PIECE } from '../../src/workspace/contents.ts';
import { secondsOf } from '../../src/workspace/stat-index.ts';
import { folder } from '../support/folder.ts';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import { applyAt, fillActions, lookAround, Memory, rootsAt, scanAt, settled, stageAt } from './rig.ts';

const SIZES = [0, 1, 5, 4096, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE + 3];

/** Puts random things into a folder, some of them in place of what is there. */
function scribble(workspace: string, random: Random, count: number): void {
  const directories = [workspace];
  const files: string[] = [];
  for (let made = 0; made < count; made++) {
    const above = directories[random.below(directories.length)] ?? workspace;
    const path = `${above}/${nameOf(random)}`;
    rmSync(native(path), { recursive: true, force: true });
    try {
      make(path, random, { directories, files });
    } catch (error) {
      // Where something above was replaced.
      if (!['ENOENT', 'ENOTDIR', 'EMLINK', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
    }
  }
  for (const path of [...directories.slice(1).reverse(), ...files]) {
    const micros = random.below(2 ** 31) * 1_000_000 + random.below(1_000_000);
    try {
      lutimesSync(native(path), secondsOf(micros), secondsOf(micros));
    } catch {
      // It was replaced by something else.
    }
  }
}

function nameOf(random: Random): string {
  const length = 1 + random.below(random.below(10) === 0 ? 254 : 3);
  const name = Array.from({ length }, () => 'ab\xe9\xff\n -'.charAt(random.below(7))).join('');
  return name;
}

interface Made {
  readonly directories: string[];
  readonly files: string[];
}

function make(path: string, random: Random, { directories, files }: Made): void {
  switch (random.below(6)) {
    case 0:
    case 1:
      mkdirSync(native(path));
      chmodSync(native(path), 0o700 | random.below(0o100));
      directories.push(path);
      return;
    case 2:
      symlinkSync(native(`../${nameOf(random)}`), native(path));
      break;
    case 3: {
      const other = files[random.below(files.length)];
      if (other !== undefined) linkSync(native(other), native(path));
      break;
    }
    default: {
      const size = SIZES[random.below(SIZES.length)] ?? 0;
      writeFileSync(native(path), Buffer.alloc(size, String(random.below(4)).replace('3', '\0')));
      chmodSync(native(path), random.below(0o1000));
    }
  }
  files.push(path);
}

const TREES = isSoak() ? 60 : 6;

test.each(['in its place', 'built aside'])(
  'a tree that is looked at, deleted and written %s comes back byte for byte, with modes and times',
  async (how) => {
    await seeded(seedFor(7), async (random) => {
      for (let tree = 0; tree < TREES; tree++) {
        const workspace = folder();
        const roots = rootsAt(workspace);
        scribble(workspace, random, 40);
        const memory = new Memory();
        const { tree: before, index } = await lookAround(roots, memory);
        const deletions = [...index]
          .sort(([a], [b]) => b.length - a.length)
          .map(([path, { seen }]): ApplyAction => ({ kind: 'delete', path, expect: seen }));
        expect((await applyAt(roots, deletions)).kept).toEqual([]);
        expect(readdirSync(workspace)).toEqual([]);
        const actions = fillActions(before);
        const staged = how === 'built aside' ? await stageAt(roots, actions, memory) : null;
        const { kept, indexed } = await applyAt(roots, actions, { contents: memory, staged });
        staged?.close();
        expect(kept).toEqual([]);
        const { tree: after } = await lookAround(roots);
        expect(after).toEqual(before);
        expect(new Map([...indexed].map(([path, found]) => [path, found?.entry]))).toEqual(before);
      }
    });
  },
);

test('any tree becomes any other, and a scan finds exactly what is different', async () => {
  await seeded(seedFor(8), async (random) => {
    for (let tree = 0; tree < TREES; tree++) {
      const workspace = folder();
      const roots = rootsAt(workspace);
      const memory = new Memory();
      scribble(workspace, random, 30);
      const { tree: wanted, index: first } = await lookAround(roots, memory);
      scribble(workspace, random, 15);
      for (const directories of ['all', 'changed'] as const) {
        const { changed, gone } = scanAt(roots, { index: settled(first), directories });
        expect([...gone].sort()).toEqual([...first.keys()].filter((path) => !isThere(roots, path)).sort());
        const all = scanAt(roots).changed;
        expect([...changed.keys()].every((path) => all.has(path))).toBe(true);
        const fresh = [...all.keys()].filter((path) => !first.has(path));
        expect(fresh.filter((path) => !changed.has(path))).toEqual([]);
      }
      const { tree: found, index } = await lookAround(roots, memory);
      const actions: ApplyAction[] = [];
      for (const [path, { seen, entry }] of [...index].sort(([a], [b]) => b.length - a.length)) {
        if (wanted.get(path)?.kind !== entry.kind) actions.push({ kind: 'delete', path, expect: seen });
      }
      for (const action of fillActions(wanted)) {
        if (action.kind !== 'write') continue;
        const there = found.get(action.path);
        if (there !== undefined && there.kind === action.entry.kind) {
          const expect = index.get(action.path)?.seen;
          if (expect === undefined) continue;
          if (sameState(there, action.entry))
            actions.push({ kind: 'times', path: action.path, entry: action.entry, expect });
          else actions.push({ ...action, expect });
        } else actions.push(action);
      }
      const { kept } = await applyAt(roots, actions, { contents: memory });
      expect(kept).toEqual([]);
      const { tree: after } = await lookAround(roots);
      expect([...after.keys()].sort()).toEqual([...wanted.keys()].sort());
      for (const [path, entry] of wanted) expect(sameState(after.get(path), entry)).toBe(true);
    }
  });
});

function isThere(roots: ReturnType<typeof rootsAt>, path: Path): boolean {
  return scanAt(roots).changed.has(path);
}
