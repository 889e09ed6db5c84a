/** Something else in the place of a file of the store: nobody waits for it, and it is named. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';
import { storeOf } from '../support/store.ts';

const FIFO: [string, (path: string) => void] = ['a fifo', (path) => void execFileSync('mkfifo', [path])];
const FOLDER: [string, (path: string) => void] = ['a folder', (path) => mkdirSync(path)];
const ENDLESS: [string, (path: string) => void] = [
  'a link to what has no end',
  (path) => symlinkSync('/dev/zero', path),
];

/** A run that has failed in its last step, one file of whose store is another thing now. */
async function spoilt(directory: (cwd: string) => string, put: (path: string) => void) {
  const cwd = workspaceWith('steps: [{ id: a, run: echo a }, { id: b, run: "test -e go" }]');
  expect((await savepoint(['run'], { cwd, env: { CI: '1' } })).code).toBe(1);
  const [name = ''] = readdirSync(directory(cwd)).toSorted();
  const path = join(directory(cwd), name);
  rmSync(path);
  put(path);
  return { cwd, path, name };
}

const runOf = (cwd: string) => join(storeOf(cwd), 'runs', readdirSync(join(storeOf(cwd), 'runs'))[0] ?? '');

test.each([FIFO, FOLDER, ENDLESS])(
  'with %s in the place of a log `logs` is exit 5, and `verify` names it',
  async (_, put) => {
    const { cwd, path, name } = await spoilt((at) => join(runOf(at), 'logs'), put);
    const logs = await savepoint(['logs'], { cwd });
    expect([logs.code, logs.stderr]).toEqual([
      5,
      expect.stringContaining(`the log ${path} cannot be read: it is`),
    ]);
    const verified = await savepoint(['verify'], { cwd });
    expect([verified.code, verified.stderr]).toEqual([5, expect.stringContaining(`logs/${name}: it is`)]);
  },
);

test.each([FIFO, FOLDER, ENDLESS])(
  'with %s in the place of a mark a resume goes on, and the run can be removed',
  async (_, put) => {
    const { cwd } = await spoilt((at) => join(storeOf(at), 'workspaces'), put);
    const planned = await savepoint(['plan'], { cwd });
    expect([planned.code, planned.stdout]).toEqual([0, expect.stringMatching(/a +reuse/)]);
    const resumed = await savepoint(['resume'], { cwd });
    expect([resumed.code, resumed.stderr]).toEqual([1, expect.stringContaining('1 of 2 steps reused')]);
    const [run = ''] = readdirSync(join(storeOf(cwd), 'runs'));
    expect((await savepoint(['clean', run], { cwd })).code).toBe(0);
  },
);
