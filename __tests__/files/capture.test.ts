/** What is read while somebody is at work in the workspace. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { capture } from '../../src/files/capture.ts';
import { folder } from '../support/folder.ts';
import { lookAround, never, rootsAt, scanAt } from '../workspace/rig.ts';

interface Meddling {
  /** Before the scan. */
  readonly before?: (workspace: string) => void;
  /** Between the scan and the reading. */
  readonly after?: (workspace: string) => void;
  /** While it is read, with the path that has been read last. */
  readonly whileReading?: (path: string, workspace: string) => void;
  readonly vanished?: 'deleted' | 'moving';
}

/** What comes of two files in each of two folders that were there before and have been touched, when something happens meanwhile. */
async function captureAmid({ before, after, whileReading, vanished }: Meddling) {
  const [workspace, directory] = [folder(), folder()];
  for (const name of ['in', 'other']) {
    mkdirSync(join(workspace, name));
    writeFileSync(join(workspace, name, 'one'), name);
    writeFileSync(join(workspace, name, 'two'), name);
  }
  const roots = rootsAt(workspace);
  const { index } = await lookAround(roots);
  before?.(workspace);
  const { changed, gone, startedAt } = scanAt(roots, { index });
  after?.(workspace);
  return capture(
    {
      ...{ kind: 'step', step: 'a', scannedAt: startedAt, what: 'states', vanished },
      paths: new Map([...changed, ...gone.map((path) => [path, null] as const)]),
      ...{ keep: () => ({ kind: 'content' }), old: () => undefined },
      before: (path) => {
        whileReading?.(path, workspace);
        return null;
      },
    },
    {
      ...{ roots, signal: never, progress: () => {}, unreadable: 'refuse' },
      packs: { directory, run: 'r', contents: new RunContents(), next: 1 },
    },
  );
}

function sorted<T extends { readonly path: string }>(all: readonly T[]): readonly T[] {
  return all.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const CAME_OR_WENT = 'it came or went while it was read';

test('what is there is read', async () => {
  const { ref, failed, change } = await captureAmid({});
  expect([failed, change.length]).toEqual([[], 6]);
  expect(ref).not.toBeNull();
});

test('what is read through a link that took the place of a folder after the scan is not kept, and both are named', async () => {
  const { ref, failed } = await captureAmid({
    after: (workspace) => {
      renameSync(join(workspace, 'in'), join(folder(), 'gone'));
      symlinkSync('other', join(workspace, 'in'));
    },
  });
  expect(ref).toBeNull();
  const why = 'a link has come to stand above it';
  expect(failed).toEqual([
    { path: './in', why: 'it was replaced while it was read' },
    { path: './in/one', why },
    { path: './in/two', why },
  ]);
});

test.each([
  ['stays away', 0],
  ['is back at the end', 4],
])(
  'a folder that was read and then %s, its files not having been there, makes what is read no change, and is named',
  async (_, backAt) => {
    const aside = folder();
    let asked = 0;
    const { ref, failed, isMoving } = await captureAmid({
      whileReading: (path, workspace) => {
        if (!path.startsWith('./in/')) return;
        asked += 1;
        if (asked === 1) renameSync(join(workspace, 'in'), join(aside, 'in'));
        if (asked === backAt) renameSync(join(aside, 'in'), join(workspace, 'in'));
      },
    });
    expect([ref, isMoving]).toEqual([null, true]);
    const paths = backAt === 0 ? ['./in'] : ['./in/one', './in/two'];
    expect(sorted(failed)).toEqual(paths.map((path) => ({ path, why: CAME_OR_WENT })));
  },
);

/** A link stands in for a folder that has another name meanwhile. */
function standIn(workspace: string): void {
  renameSync(join(workspace, 'in'), join(workspace, 'in2'));
  symlinkSync('in2', join(workspace, 'in'));
}

function standBack(workspace: string): void {
  rmSync(join(workspace, 'in'));
  renameSync(join(workspace, 'in2'), join(workspace, 'in'));
}

test('where a link stands in for a folder, the files in it are gone, and are by another name', async () => {
  const { change } = await captureAmid({ before: standIn });
  const links = change.filter(({ path, after }) => path === './in' && after?.kind === 'link');
  expect([links.length, change.filter(({ path }) => path.startsWith('./in2/')).length]).toEqual([1, 2]);
});

test.each<[string, Meddling]>([
  ['is back when it is read', { before: standIn, after: standBack }],
  [
    'is back when it has been read',
    { before: standIn, whileReading: (path, workspace) => path === './in' && standBack(workspace) },
  ],
])('a folder for which a link stood in and that %s is not taken for emptied', async (_, meddling) => {
  const { ref, failed, isMoving } = await captureAmid(meddling);
  expect([ref, isMoving]).toEqual([null, true]);
  expect(failed.map(({ path }) => path)).toContain('./in');
});

test('what vanishes before it is read is deleted, or named where nobody should be at work', async () => {
  const after = (workspace: string) => rmSync(join(workspace, 'in', 'one'));
  const deleted = await captureAmid({ after });
  expect([deleted.failed, deleted.ref === null]).toEqual([[], false]);
  const { ref, failed, isMoving } = await captureAmid({ after, vanished: 'moving' });
  expect([ref, failed, isMoving]).toEqual([null, [{ path: './in/one', why: CAME_OR_WENT }], true]);
});
