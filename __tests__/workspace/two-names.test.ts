import { chmodSync, lstatSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { WorkspaceError } from '../../src/workspace/errors.ts';
import { twoNames } from '../../src/workspace/two-names.ts';
import { folder } from '../support/folder.ts';
import { giveAway } from '../support/other-user.ts';
import { asUser, at, atText, rootsAt } from './rig.ts';

const alike = [at('dir/File'), at('dir/file'), atText('\u00e9'), atText('e\u0301')];

test('paths that look alike are fine where the file system tells them apart, and nothing is left of the trial', () => {
  const workspace = folder();
  utimesSync(workspace, 1000, 1000);
  twoNames([...alike, at('other')], rootsAt(workspace));
  expect(readdirSync(workspace)).toEqual([]);
  expect(lstatSync(workspace).mtimeMs).toBe(1000_000);
});

test('the trial is made further up where the folder may not be written', async () => {
  const workspace = folder();
  mkdirSync(join(workspace, 'dir'));
  giveAway(workspace, join(workspace, 'dir'));
  chmodSync(join(workspace, 'dir'), 0o555);
  const roots = rootsAt(workspace);
  await asUser(() => twoNames(alike, roots));
  chmodSync(workspace, 0o555);
  await asUser(() => expect(() => twoNames(alike, roots)).toThrow(WorkspaceError));
  chmodSync(workspace, 0o755);
});
