import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PackWriter } from '../../src/checkpoint/pack-writer.ts';
import { readHistory } from '../../src/files/history.ts';
import type { ChangeRef } from '../../src/record/files-events.ts';
import type { Layer, Run, SourceFiles } from '../../src/record/run.ts';
import type { Change } from '../../src/tree/change.ts';
import type { RootPath } from '../../src/tree/path.ts';
import { folder } from '../support/folder.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { entryOf, pathIn } from '../tree/model.ts';

const NOTHING: ChangeRef = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };
const ALL = { roots: ['.' as RootPath], admits: () => true };

/** Links and folders only: their packs hold no contents. */
const change = (...lines: string[]): Change =>
  lines.map((line) => {
    const [path = '', text = ''] = line.split(': ');
    return { path: pathIn(path), before: null, after: entryOf(text) };
  });

async function packOf(directory: string, number: number, of: Change): Promise<ChangeRef> {
  const writer = PackWriter.create({ directory, number, run: 'r', isKnown: () => false });
  const pack = await writer.finish({ kind: 'step', step: 's', change: of, git: new Map() });
  return { ...NOTHING, pack };
}

const sourceWith = (ref: ChangeRef): SourceFiles => ({
  attempt: 1,
  place: 'first',
  commit: null,
  digest: 'd',
  change: ref,
  completions: 0,
});
const layerWith = (number: number, ref: ChangeRef): Layer => ({
  kind: 'step',
  number,
  order: number,
  step: `s${number}`,
  attempt: 1,
  change: ref,
});

function runWith(sources: readonly SourceFiles[], layers: readonly Layer[]): Run {
  const { run } = attempt(pipelineOf('steps: [{ id: s, run: x }]'), null);
  return { ...run, sources, layers };
}

async function three() {
  const directory = join(folder(), 'packs');
  mkdirSync(directory);
  const refs = [
    await packOf(directory, 1, change('a: dir', 'a/l: -> x')),
    await packOf(directory, 2, change('b: -> y')),
    await packOf(directory, 3, change('c: -> z', '~/d: -> z')),
  ] as const;
  return {
    directory,
    run: runWith(
      [sourceWith(refs[0])],
      [layerWith(1, refs[1]), layerWith(2, NOTHING), layerWith(3, refs[2])],
    ),
  };
}

test('a history has the source and each change in its order; nothing is a change, too', async () => {
  const { directory, run } = await three();
  const history = readHistory({
    directory,
    run,
    roots: ['.' as RootPath, '~' as RootPath],
    admits: () => true,
  });
  expect([...(history.source?.tree.keys() ?? [])]).toEqual(['./a', './a/l']);
  expect(history.layers.map(({ change: each }) => each?.map(({ path }) => path))).toEqual([
    ['./b'],
    [],
    ['./c', '~/d'],
  ]);
  expect(history.problems).toEqual([]);
});

test.each<[string, (file: string) => void]>([
  ['gone', (file) => rmSync(file)],
  ['another', (file) => writeFileSync(file, 'x')],
])('a pack that is %s loses its own layer and no other, and is told of', async (_how, harm) => {
  const { directory, run } = await three();
  harm(join(directory, '000002.pack'));
  const history = readHistory({ directory, run, ...ALL, roots: ['.' as RootPath, '~' as RootPath] });
  expect(history.layers.map((layer) => layer.change === null)).toEqual([true, false, false]);
  expect(history.layers[0]?.why).not.toBe('');
  expect(history.problems).toHaveLength(1);
});

test.each([
  ['other files', { digest: 'other' }, undefined, null],
  ['the same files', {}, undefined, ['./a', './a/l']],
  ['the same files, and other folders beside the workspace', {}, { '~/.c': '/home/x/.c' }, null],
])('a source that cannot be read is told by an earlier one that had %s', async (_, more, roots, paths) => {
  const { directory, run } = await three();
  const other = await packOf(directory, 4, change('e: dir'));
  const attempts = run.attempts.map((each) => ({
    ...each,
    where: { ...each.where, ...(roots === undefined ? {} : { roots }) },
  }));
  const newest = { ...sourceWith(other), attempt: 2, ...more };
  const second = { ...run, attempts, sources: [...run.sources, newest] };
  const pathsOf = () => {
    const { source } = readHistory({ directory, run: second, ...ALL });
    return source && [source.record.attempt, [...source.tree.keys()].sort()];
  };
  expect(pathsOf()).toEqual([2, ['./e']]);
  rmSync(join(directory, '000004.pack'));
  expect(pathsOf()).toEqual(paths && [2, paths]);
});

test('of a change outside of the roots, or of what is left out now, the rest can be had', async () => {
  const { directory, run } = await three();
  const outside = readHistory({ directory, run, ...ALL });
  expect(outside.layers.map((layer) => layer.outside.length)).toEqual([0, 0, 1]);
  expect(outside.layers.map((layer) => layer.why === '')).toEqual([true, true, false]);
  const excluded = readHistory({
    directory,
    run,
    roots: ['.' as RootPath],
    admits: (path) => path !== './b' && path !== './a/l',
  });
  expect(excluded.layers.map((layer) => layer.outside.length)).toEqual([1, 0, 1]);
  for (const { change, outside: left } of excluded.layers)
    expect(change?.some(({ path }) => left.includes(path))).toBe(false);
  expect([...(excluded.source?.tree.keys() ?? [])]).toEqual(['./a']);
});

test('a new run has no history', () => {
  const history = readHistory({ directory: '/nowhere', run: null, ...ALL });
  expect([history.source, history.layers, history.problems]).toEqual([null, [], []]);
});
