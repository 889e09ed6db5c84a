/** What is read while somebody is at work in the workspace. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { capture } from '../../src/files/capture.ts';
import { folder } from '../support/folder.ts';
import { lookAround, never, rootsAt, scanAt } from '../workspace/rig.ts';

interface Meddling {
  /** Between the scan and the reading. */
  readonly after?: (workspace: string) => void;
}

/** What comes of two files in each of two folders that were there before and have been touched, when something happens meanwhile. */
async function captureAmid({ after }: Meddling) {
  const [workspace, directory] = [folder(), folder()];
  for (const name of ['in', 'other']) {
    mkdirSync(join(workspace, name));
    writeFileSync(join(workspace, name, 'one'), name);
    writeFileSync(join(workspace, name, 'two'), name);
  }
  const roots = rootsAt(workspace);
  const { index } = await lookAround(roots);
  const { changed, gone, startedAt } = scanAt(roots, { index });
  after?.(workspace);
  return capture(
    {
      ...{ kind: 'step', step: 'a', scannedAt: startedAt, what: 'states' },
      paths: new Map([...changed, ...gone.map((path) => [path, null] as const)]),
      keep: () => ({ kind: 'content' }),
      before: () => null,
    },
    {
      ...{ roots, signal: never, progress: () => {}, unreadable: 'refuse' },
      packs: { directory, run: 'r', contents: new RunContents(), next: 1 },
    },
  );
}

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

test('a file that vanishes before it is read is deleted', async () => {
  const after = (workspace: string) => rmSync(join(workspace, 'in', 'one'));
  const { failed, ref, change } = await captureAmid({ after });
  expect([failed, ref === null, change.map(({ path }) => path)]).toEqual([
    [],
    false,
    expect.not.arrayContaining(['./in/one']),
  ]);
});
