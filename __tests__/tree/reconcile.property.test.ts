/** Random trees, against a disk that refuses what a real one refuses. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Path } from '../../src/tree/path.ts';
import { type FileAction, reconcile } from '../../src/tree/reconcile.ts';
import { sameState, type Tree } from '../../src/tree/state.ts';
import { isSoak, seedFor } from '../support/random.ts';
import { after, type Deed, Disk, deeds, edits, isValid, linesOf, oddEdits, trees } from './model.ts';

interface Scene {
  readonly wanted: Tree;
  readonly found: Tree;
  readonly mayChange: (path: Path) => boolean;
  readonly setsTime: (path: Path) => boolean;
}

/** Steps and people went on from one tree; of the paths that differ some may not change. */
function scenes(people: fc.Arbitrary<readonly Deed[]>): fc.Arbitrary<Scene> {
  return fc
    .record({ source: trees, counting: deeds, others: deeds, people, kept: fc.integer({ min: 0, max: 5 }) })
    .map(({ source, counting, others, people: done, kept }) => {
      const wanted = after(source, counting);
      const found = after(after(source, others), done);
      const paths = [...new Set([...wanted.keys(), ...found.keys()])].sort();
      const stays = new Set(paths.filter((_path, at) => kept > 0 && at % (kept + 1) === kept));
      return { wanted, found, mayChange: (path) => !stays.has(path), setsTime: () => true };
    });
}

function always(
  people: fc.Arbitrary<readonly Deed[]>,
  body: (scene: Scene, actions: readonly FileAction[]) => void,
): void {
  fc.assert(
    fc.property(scenes(people), (scene) => body(scene, reconcile(scene))),
    { seed: seedFor(9), numRuns: isSoak() ? 10_000 : 400 },
  );
}

test('the result can exist on disk, and a path that may not change is as it was', () => {
  always(oddEdits, ({ found, mayChange }, actions) => {
    const { tree } = new Disk(found).do(actions);
    expect(isValid(tree)).toBe(true);
    for (const [path, entry] of found)
      if (!mayChange(path) || entry.kind === 'other') expect(sameState(tree.get(path), entry)).toBe(true);
    for (const action of actions)
      if (action.kind !== 'times' && found.has(action.path)) expect(mayChange(action.path)).toBe(true);
  });
});

test('where every path may change, everything is as wanted, times included', () => {
  always(edits, ({ wanted, found }) => {
    const actions = reconcile({ wanted, found, mayChange: () => true, setsTime: () => true });
    expect(new Disk(found).do(actions).tree).toEqual(wanted);
  });
});

test('a path is as wanted unless a path that stays is above or below it', () => {
  always(oddEdits, ({ wanted, found, mayChange }, actions) => {
    const { tree } = new Disk(found).do(actions);
    const paths = [...new Set([...wanted.keys(), ...found.keys()])];
    const stays = paths.filter((path) => {
      const isOther = wanted.get(path)?.kind === 'other' || found.get(path)?.kind === 'other';
      return (isOther || !mayChange(path)) && !sameState(wanted.get(path), found.get(path));
    });
    const isStuck = (path: Path) =>
      stays.some((at) => at === path || at.startsWith(`${path}/`) || path.startsWith(`${at}/`));
    for (const path of paths) if (!isStuck(path)) expect(tree.get(path)).toEqual(wanted.get(path));
  });
});

test('a second time there is nothing to write or delete', () => {
  always(oddEdits, (scene, actions) => {
    const { tree } = new Disk(scene.found).do(actions);
    const again = reconcile({ ...scene, found: tree }).filter(({ kind }) => kind !== 'times');
    expect(linesOf(new Disk(tree).do(again).tree)).toEqual(linesOf(tree));
    expect(again).toEqual([]);
  });
});

test('deletions come first, then directories, files, links, times of files, times of directories', () => {
  const RANKS = { directory: 1, file: 2, link: 3, other: 9 };
  always(oddEdits, (_scene, actions) => {
    const ranks = actions.map((action) => {
      if (action.kind === 'delete') return 0;
      if (action.kind === 'write') return RANKS[action.entry.kind];
      return action.entry.kind === 'directory' ? 5 : 4;
    });
    expect(ranks).toEqual([...ranks].sort());
  });
});
