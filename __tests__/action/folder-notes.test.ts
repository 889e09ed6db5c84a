/** Which workflow run came to which run of a line last, in a folder that several jobs share. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { addNote, notesIn } from '../../src/action/folder-notes.ts';
import { identify } from '../../src/store/identity.ts';
import { folder } from '../support/folder.ts';

const LINE = 'a'.repeat(32);

/** A line with nothing in it. */
function made() {
  const place = { folder: folder(), line: LINE, me: identify(hostname(), process.pid) };
  const store = join(place.folder, LINE);
  mkdirSync(store);
  return { place, store };
}

test('the newest note is the first, and a run is only of the workflow run that came to it last', () => {
  const { place, store } = made();
  const note = (run: string, attempt: number, to: string | null) =>
    addNote(place, { workflow_run: run, attempt, run: to, followed: false });
  note('1', 1, 'r');
  note('2', 1, null);
  note('4', 1, null);
  note('3', 2, 'r');
  note('2', 2, 's');
  // Who only looks again has not come to it.
  addNote(place, { workflow_run: '1', attempt: 2, run: 'r', followed: true });
  expect(notesIn(store)).toEqual([
    { workflow_run: '1', attempt: 2, run: 'r', followed: true },
    { workflow_run: '2', attempt: 2, run: 's', followed: false },
    { workflow_run: '3', attempt: 2, run: 'r', followed: false },
    { workflow_run: '4', attempt: 1, run: null, followed: false },
  ]);
});

test.each(['', '{', '{}', '[{"workflow_run":1}]'])('of %j nothing is known', (text) => {
  const { store } = made();
  writeFileSync(join(store, 'last-runs.json'), text);
  expect(notesIn(store)).toEqual([]);
});

test('no note is lost of jobs that end at the same moment', async () => {
  const { place, store } = made();
  const racers = ['a', 'b', 'c'].map((name) => {
    const args = [resolve('__tests__/support/note-racer.ts'), place.folder, LINE, name];
    const racer = spawn(process.execPath, args, { stdio: 'inherit' });
    return new Promise((done) => racer.once('exit', done));
  });
  expect(await Promise.all(racers)).toEqual([0, 0, 0]);
  const noted = notesIn(store).map(({ workflow_run, run }) => run === `run-${workflow_run}`);
  expect(noted).toEqual(Array.from({ length: 60 }, () => true));
  expect(JSON.parse(readFileSync(join(store, 'last-runs.json'), 'utf8'))).toHaveLength(60);
});
