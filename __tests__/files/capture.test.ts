/** What is read while somebody is at work in the workspace. */
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { capture } from '../../src/files/capture.ts';
import { folder } from '../support/folder.ts';
import { never, rootsAt, scanAt } from '../workspace/rig.ts';

/** What comes of two files in one folder and one beside it, when something happens between the scan and the reading. */
async function captureAfter(
  meddle: (workspace: string) => void,
  whileReading: (path: string, workspace: string) => void = () => {},
) {
  const [workspace, directory] = [folder(), folder()];
  for (const name of ['in', 'other']) {
    mkdirSync(join(workspace, name));
    writeFileSync(join(workspace, name, 'one'), name);
    writeFileSync(join(workspace, name, 'two'), name);
  }
  const roots = rootsAt(workspace);
  const { changed, startedAt } = scanAt(roots);
  meddle(workspace);
  return capture(
    {
      ...{ kind: 'step', step: 'a', paths: changed, scannedAt: startedAt, what: 'states' },
      ...{ keep: () => ({ kind: 'content' }), old: () => undefined },
      before: (path) => {
        whileReading(path, workspace);
        return null;
      },
    },
    {
      ...{ roots, signal: never, progress: () => {}, unreadable: 'refuse' },
      packs: { directory, run: 'r', contents: new RunContents(), next: 1 },
    },
  );
}

test('what is there is read', async () => {
  const { ref, failed, change } = await captureAfter(() => {});
  expect([failed, change.length]).toEqual([[], 6]);
  expect(ref).not.toBeNull();
});

test('what is read through a link that took the place of a folder after the scan is not kept, and named', async () => {
  const { ref, failed } = await captureAfter((workspace) => {
    renameSync(join(workspace, 'in'), join(folder(), 'gone'));
    symlinkSync('other', join(workspace, 'in'));
  });
  expect(ref).toBeNull();
  const why = 'a link has come to stand above it';
  expect(failed).toEqual([
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
    const { ref, failed } = await captureAfter(
      () => {},
      (path, workspace) => {
        if (!path.startsWith('./in/')) return;
        asked += 1;
        if (asked === 1) renameSync(join(workspace, 'in'), join(aside, 'in'));
        if (asked === backAt) renameSync(join(aside, 'in'), join(workspace, 'in'));
      },
    );
    expect(ref).toBeNull();
    const why = 'it came or went while it was read';
    const sorted = failed.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    expect(sorted).toEqual([
      { path: './in/one', why },
      { path: './in/two', why },
    ]);
  },
);
