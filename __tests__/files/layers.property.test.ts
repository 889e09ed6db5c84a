/** Random attempts on the layer engine, with failures, kills, edits, always steps, second runs and steps side by side. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Where, World } from '../support/layer-model.ts';
import { isSoak, seedFor } from '../support/random.ts';

/** Each step works in a folder of its own, `writes` it, and makes the same of the same files: so its end is known. */
const IDS = ['a', 'b', 'c', 'd'] as const;
type Id = (typeof IDS)[number];

const WORK: Readonly<Record<Id, string>> = {
  a: 'out/a/x=1 out/a/y=1',
  b: 'out/b/x=1 -out/b/old',
  c: 'src/c=2 -src/gone ~src/same',
  d: 'out/d/x=1 new=1',
};
const WRITES: Readonly<Record<Id, string>> = {
  a: 'out/a/**',
  b: 'out/b/**',
  c: 'src/**',
  d: 'out/d/**, new',
};
const GIT = 'src/c=1 src/gone=1 src/same=1 doc=1 main=1';
const HALVES: Readonly<Record<Id, string>> = {
  a: 'out/a/x=h out/a/h=h',
  b: 'out/b/h=h out/b/old=h',
  c: 'src/c=h -src/same',
  d: 'out/d/h=h',
};

const ends = fc.constantFrom('well', 'well', 'well', 'fail', 'half', 'kill');
const edit = fc.constantFrom(
  ...['doc=mine', '-doc', 'main=mine', 'mine=1', '-mine', 'out/a/x=mine', '-out/a/x', '-out', 'out/mine=1', ''],
);
const attempts = fc.array(
  fc.record({
    ends: fc.record({ a: ends, b: ends, c: ends, d: ends }),
    edits: fc.array(edit, { maxLength: 2 }),
    isTogether: fc.boolean(),
    fresh: fc.integer({ min: 0, max: 5 }).map((each) => each === 0),
    during: edit,
  }),
  { minLength: 1, maxLength: isSoak() ? 6 : 4 },
);

function pipeline(always: readonly Id[], keys: Partial<Record<Id, string>> = {}) {
  return Object.fromEntries(
    IDS.map((id) => {
      const rerun = always.includes(id) ? ', rerun: always' : '';
      return [id, `writes: [${WRITES[id].split(', ').map((each) => `"${each}"`)}], reads: []${rerun}${keys[id] ?? ''}`];
    }),
  );
}

const SIDE = { a: ', needs: []', b: ', needs: []', c: ', needs: [a]', d: ', needs: [a, b]' };

/** Plays some edits on an undisturbed run: the reference. */
function undisturbed(at: Where): string {
  const world = new World(pipeline([]), GIT);
  world.attempt(IDS.map((id) => `${id}: ${WORK[id]}`).join('; '), { at });
  return world.files;
}

const parse = (text: string) =>
  new Map(text.split(' ').flatMap((each) => (each === '' ? [] : [each.split('=') as [string, string]])));

test.each<[Where]>([['here'], ['CI']])(
  'however attempts went, the end is an undisturbed run with the edits on top, and no content is lost: %s',
  (at) => {
    const wanted = parse(undisturbed(at));
    fc.assert(
      fc.property(attempts, fc.subarray([...IDS]), fc.boolean(), (plans, always, isSide) => {
        const world = new World(pipeline(always, isSide ? SIDE : {}), GIT);
        const edited = new Map<string, string | null>();
        const note = (deeds: string) => {
          const isPerson = at !== 'CI';
          world.does(deeds);
          for (const deed of deeds.split(' ').filter((each) => each !== '' && isPerson)) {
            const [name = '', text] = deed.split('=');
            if (text !== undefined) edited.set(name, text);
            else if (name === '-out') {
              for (const path of [...edited.keys()]) if (path.startsWith('out/')) edited.delete(path);
            } else edited.set(name.slice(1), null);
          }
        };
        for (const { ends: told, edits, isTogether, fresh } of plans) {
          const does = IDS.map((id) => {
            const end = told[id];
            if (end === 'well') return `${id}: ${WORK[id]}`;
            return `${id}: ${end === 'fail' ? '' : HALVES[id]} ${end === 'half' ? 'fail' : end}`;
          });
          world.attempt(does.join('; '), { at, fresh, together: isTogether && isSide ? ['a', 'b'] : [] });
          world.does('wait:20');
          for (const deeds of at === 'CI' ? [] : edits) note(deeds);
        }
        const all = IDS.map((id) => `${id}: ${WORK[id]}`).join('; ');
        world.attempt(all, { at });
        const found = parse(world.files);
        for (const [path, text] of edited) {
          // A person's edit of a path that a step makes is the step's again once that ran.
          if (path.startsWith('out/a/')) continue;
          expect([path, found.get(path) ?? null]).toEqual([path, text]);
        }
        for (const [path, text] of wanted)
          if (!edited.has(path)) expect([path, found.get(path) ?? null]).toEqual([path, text]);
        for (const path of found.keys())
          if (!edited.has(path)) expect([path, wanted.has(path)]).toEqual([path, true]);
        const again = world.attempt(all, { at });
        expect([again.ran, world.files]).toEqual([[], [...found].map((each) => each.join('=')).join(' ')]);
      }),
      { seed: seedFor(at === 'CI' ? 12 : 11), numRuns: isSoak() ? 5000 : 150 },
    );
  },
);
