import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sweepTemporary } from '../../src/workspace/sweep.ts';
import { temporaryName } from '../../src/workspace/temporary.ts';
import { folder } from '../support/folder.ts';
import { rootsAt, scanAt } from './rig.ts';

test('leftovers that the scan finds are removed, and nothing else', () => {
  const workspace = folder();
  mkdirSync(join(workspace, 'é'));
  writeFileSync(join(workspace, 'é', temporaryName()), 'half');
  symlinkSync('/etc/passwd', join(workspace, temporaryName()));
  const trial = join(workspace, temporaryName());
  mkdirSync(trial);
  writeFileSync(join(trial, 'A'), '');
  const outside = folder();
  writeFileSync(join(outside, 'mine'), 'mine');
  mkdirSync(join(trial, '0/deep'), { recursive: true });
  symlinkSync(outside, join(trial, '0/deep/link'));
  writeFileSync(join(workspace, 'file'), 'x');
  const { temporary } = scanAt(rootsAt(workspace));
  expect(temporary).toHaveLength(3);
  sweepTemporary([...temporary, join(workspace, 'file'), join(workspace, 'gone', temporaryName())]);
  expect(readdirSync(workspace).sort()).toEqual(['file', 'é']);
  expect(readdirSync(join(workspace, 'é'))).toEqual([]);
  expect(readdirSync(outside)).toEqual(['mine']);
});

test('nothing is removed through a link', () => {
  const workspace = folder();
  const outside = folder();
  const name = temporaryName();
  writeFileSync(join(outside, name), 'x');
  symlinkSync(outside, join(workspace, 'link'));
  sweepTemporary([join(rootsAt(workspace).absolute('./link' as never), name)]);
  expect(readFileSync(join(outside, name), 'utf8')).toBe('x');
  mkdirSync(join(workspace, temporaryName(), 'deep'), { recursive: true });
  sweepTemporary(scanAt(rootsAt(workspace)).temporary);
  expect(existsSync(join(workspace, 'link'))).toBe(true);
});
