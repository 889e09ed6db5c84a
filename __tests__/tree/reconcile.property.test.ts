/** Random sources, steps and edits, against a disk that refuses what a real one refuses. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeBetween } from '../../src/tree/diff.ts';
import { fold } from '../../src/tree/fold.ts';
import { Known, Touches } from '../../src/tree/known.ts';
import { type Place, type Reconciled, reconcile } from '../../src/tree/reconcile.ts';
import { sameState, type Tree } from '../../src/tree/state.ts';
import { seedFor } from '../support/random.ts';
import { after, type Deed, Disk, deeds, edits, isValid, linesOf, oddEdits, ROOTS, trees } from './model.ts';

interface Scene {
  readonly wanted: Tree;
  readonly found: Tree;
  readonly known: Known;
  readonly place: Place;
}

/** A run whose first steps count and whose last ones do not; people went on from what it left, or from its source. */
function scenes(people: fc.Arbitrary<readonly Deed[]>): fc.Arbitrary<Scene> {
  return fc
    .record({
      source: trees,
      counting: fc.array(deeds, { maxLength: 2 }),
      others: fc.array(deeds, { maxLength: 2 }),
      people,
      place: fc.constantFrom<Place>('left', 'left', 'elsewhere', 'empty'),
      isAtSource: fc.boolean(),
    })
    .map(({ source, counting, others, people: done, place, isAtSource }) => {
      let now: Tree = source;
      const changes = [...counting, ...others].map((some) => {
        const change = changeBetween(now, after(now, some));
        now = after(now, some);
        return change;
      });
      const wanted = fold(source, changes.slice(0, counting.length), ROOTS);
      const start = place === 'empty' ? new Map() : isAtSource ? source : now;
      const known = new Known([source], new Touches(changes));
      return { wanted, found: after(start, done), known, place };
    });
}

function always(people: fc.Arbitrary<readonly Deed[]>, body: (scene: Scene, done: Reconciled) => void): void {
  fc.assert(
    fc.property(scenes(people), (scene) => body(scene, reconcile(scene))),
    { seed: seedFor(9), numRuns: 3000 },
  );
}

test('what is wanted then is the edits on top, can exist on disk, and nothing but edits were put on it', () => {
  always(oddEdits, ({ wanted, found, known, place }, done) => {
    expect(isValid(done.wanted)).toBe(true);
    expect(linesOf(done.wanted)).toEqual(linesOf(fold(wanted, [done.edits], ROOTS)));
    if (place !== 'left') expect(done.edits).toEqual([]);
    for (const edit of done.edits) {
      expect(sameState(edit.before, wanted.get(edit.path))).toBe(true);
      expect(edit.after?.kind).not.toBe('other');
      expect(sameState(edit.after, found.get(edit.path))).toBe(true);
    }
    const unknown = [...found].filter(([path, entry]) => entry.kind !== 'other' && !known.has(path, entry));
    if (place !== 'left') return;
    for (const [path, entry] of unknown) expect(sameState(done.wanted.get(path), entry)).toBe(true);
  });
});

test('in the workspace that the run left, after the actions everything is as wanted, times of touched paths included', () => {
  always(edits, ({ found, known, place }, done) => {
    if (place !== 'left') return;
    const { tree } = new Disk(found).do(done.actions);
    expect(linesOf(tree)).toEqual(linesOf(done.wanted));
    const edited = new Set(done.edits.map(({ path }) => path));
    for (const [path, entry] of done.wanted) {
      if (known.isTouched(path) || edited.has(path)) expect(tree.get(path)).toEqual(entry);
    }
  });
});

test('elsewhere and in an empty workspace, what steps touched is as wanted unless something foreign is there, above or below', () => {
  always(edits, ({ wanted, found, known, place }, done) => {
    if (place === 'left') return;
    const { tree } = new Disk(found).do(done.actions);
    const isStill = (path: string) =>
      [...wanted.keys(), ...found.keys()].some((other) => {
        const differs = !sameState(wanted.get(other), found.get(other));
        const isForeign = place === 'empty' ? found.has(other) : !known.isTouched(other);
        const stays = differs && (isForeign || !known.has(other, found.get(other)));
        return stays && (other === path || other.startsWith(`${path}/`) || path.startsWith(`${other}/`));
      });
    for (const path of place === 'empty' ? wanted.keys() : known.touched()) {
      if (!isStill(path)) expect(tree.get(path)).toEqual(wanted.get(path));
    }
  });
});

test('a second time there is nothing to do, whether or not the edits have become part of the run', () => {
  always(oddEdits, ({ found, known, place }, done) => {
    const { tree } = new Disk(found).do(done.actions);
    const again = reconcile({ wanted: done.wanted, found: tree, known, place });
    expect([again.actions, again.edits]).toEqual([[], []]);
    for (const { path, before, after } of done.edits)
      for (const state of [before, after]) known.add(path, state);
    const third = reconcile({ wanted: done.wanted, found: tree, known, place });
    expect([third.actions, third.edits]).toEqual([[], []]);
  });
});

test('nothing is written over or deleted whose state the run does not know at that path, nor what cannot be saved', () => {
  always(oddEdits, ({ found, known, place }, { actions }) => {
    for (const action of actions) {
      const have = found.get(action.path);
      expect(have?.kind).not.toBe('other');
      if (action.kind === 'times' || have === undefined) continue;
      expect(known.has(action.path, have)).toBe(true);
      if (place !== 'empty') expect(known.isTouched(action.path)).toBe(true);
    }
  });
});

test('what no step touched is never written, but for a directory that is needed for something below it', () => {
  always(oddEdits, ({ found, known, place }, { actions }) => {
    if (place === 'empty') return;
    for (const action of actions) {
      if (action.kind === 'times' || known.isTouched(action.path)) continue;
      expect([action.kind, action.kind === 'write' && action.entry.kind]).toEqual(['write', 'directory']);
      expect(found.has(action.path)).toBe(false);
      expect(actions.some((other) => other.path.startsWith(`${action.path}/`))).toBe(true);
    }
  });
});

test('deletions come first, then directories, files, links, times of files, times of directories', () => {
  const RANKS = { directory: 1, file: 2, link: 3, other: 9 };
  always(oddEdits, (_scene, { actions }) => {
    const ranks = actions.map((action) => {
      if (action.kind === 'delete') return 0;
      if (action.kind === 'write') return RANKS[action.entry.kind];
      return action.entry.kind === 'directory' ? 5 : 4;
    });
    expect(ranks).toEqual([...ranks].sort());
  });
});
