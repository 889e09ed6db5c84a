/** The place of a step that stands in for an earlier completion, among what others left. */
import { describe, expect, test } from '@jest/globals';
import { type Laid, Standing } from '../../src/files/standing.ts';
import type { Path, RootPath } from '../../src/tree/path.ts';
import type { Entry } from '../../src/tree/state.ts';

const path = (name: string) => `./${name}` as Path;
const roots = ['.' as RootPath];
const file = (digest: string): Entry => ({ kind: 'file', mode: 0o644, size: 1, mtime: 1, digest });
const directory: Entry = { kind: 'directory', mode: 0o755, mtime: 1 };

type Put = readonly [name: string, before: Entry | null, after: Entry | null];

const changeOf = (puts: readonly Put[]) =>
  puts.map(([name, before, after]) => ({ path: path(name), before, after }));
const laid = (kind: Laid['kind'], order: number, ...puts: readonly Put[]): Laid => ({
  kind,
  order,
  change: changeOf(puts),
});

/** A step at place 2: one before it, two later ones, an edit later still. */
function standing(...last: readonly Put[]): Standing {
  return new Standing(
    { basis: 2, last: changeOf(last) },
    {
      source: new Map([[path('src'), file('s')]]),
      laid: [
        laid('edit', 5, ['own/edited', null, file('e')]),
        laid('step', 3, ['env', file('a'), file('ab')], ['src', file('s'), null]),
        laid('step', 1, ['early', null, file('1')]),
        laid('step', 4, ['build/out', null, file('o')]),
      ],
      roots,
    },
  );
}

describe('a step that stands in for a completion', () => {
  test('is held against what earlier ones left, and not against what later ones did', () => {
    const found = ['early', 'src', 'env', 'build/out'].map((name) => standing().before(path(name)));
    expect(found).toEqual([file('1'), file('s'), null, null]);
  });

  test.each([
    ['early', false, false],
    ['env', true, true],
    ['src', true, true],
    ['build', true, true],
    ['build/out', true, true],
    ['build/out/below', false, true],
    ['build/other', false, false],
    ['own', true, true],
    ['own/edited', true, true],
  ])('has at %s what is under a later change: %s; near one: %s', (name, isUnder, isNear) => {
    const at = path(name);
    expect([standing().isUnderLater(at), standing().isNear(at)]).toEqual([isUnder, isNear]);
  });

  test('has left again what it left before, where it found that under a later change and left it so', () => {
    const puts: readonly Put[] = [
      ['env', null, file('a')],
      ['build', null, directory],
      ['token', null, file('t')],
      ['src', file('s'), file('s')],
    ];
    const inherited = standing(...puts).inherited((at) => at !== path('build'));
    expect([...inherited]).toEqual([[path('env'), file('a')]]);
  });

  test('is seen in the workspace only where no later step has changed it', () => {
    const model = new Map([
      [path('env'), file('ab')],
      [path('build'), directory],
      [path('build/out'), file('o')],
    ]);
    const change = changeOf([
      ['env', null, file('new')],
      ['build', null, file('x')],
      ['build/out/below', null, file('x')],
      ['build/other', null, file('x')],
      ['own/edited', null, file('mine')],
    ]);
    const seen = standing()
      .onTop(change, model)
      .map((each) => each.path);
    expect(seen).toEqual([path('build/other'), path('own/edited')]);
  });
});
