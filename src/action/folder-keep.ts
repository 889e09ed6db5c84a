/**
 * How long runs stay in the folder that the user named. A line of `scope: run` never sees another run than its own, so each job looks
 * after the lines of all others, too.
 */
import { existsSync, lstatSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '../line/owner.ts';
import { expired } from '../record/listing.ts';
import { DirectoryStore } from '../store/directory.ts';
import { reasonOf } from '../store/errors.ts';
import { isUse, isUsed, type LinePlace, tryTurn } from '../store/use.ts';
import { LAST, linesIn, OWNER, ownerIn } from './folder-lines.ts';

export interface KeepRequest extends LinePlace {
  /** The line of this job: what is past its retention there goes when a run ends. */
  readonly line: string;
  readonly now: Date;
}

/** GitHub lets a workflow run be run again for 30 days: so long its line tells what came of its earlier attempts. */
const NOTES_MS = 31 * 24 * 60 * 60 * 1000;
/** What a store without runs holds. With anything else in it, it is left. */
const EMPTY = ['.gitignore', 'store.json', 'runs', 'workspaces', OWNER, LAST];

/**
 * Removes finished runs past their own retention from all other lines of a folder, and lines that nothing can come back to. A line
 * that a job uses is left to that job.
 * @returns what could not be done, one line for each store
 */
export function removeExpired({ folder, line: own, me, now }: KeepRequest): readonly string[] {
  return linesIn(folder).flatMap((line) => {
    if (line === own) return [];
    try {
      if (isLine(folder, line)) inTurn({ folder, line, me }, now);
      return [];
    } catch (error) {
      return [`${join(folder, line)}: ${reasonOf(error)}`];
    }
  });
}

/** Whether this program made it: a folder itself, no link to one, whose owner's name it bears. @throws the system's error */
function isLine(folder: string, line: string): boolean {
  const path = join(folder, line);
  if (!lstatSync(path).isDirectory() || !existsSync(join(path, 'store.json'))) return false;
  const owner = ownerIn(path);
  return owner !== null && lineOf(owner) === line;
}

function inTurn(place: LinePlace, now: Date): void {
  const turn = tryTurn(place);
  if (turn === null) return;
  try {
    if (isUsed(place)) return;
    const path = join(place.folder, place.line);
    // It was a store a moment ago: where a removal was cut short, this makes it whole again.
    const store = DirectoryStore.create(path, place.me);
    for (const { run } of expired(store.list().runs, now, null)) store.remove(run.run_id);
    store.sweep();
    if (isDone(path, now)) removeLine(path);
  } finally {
    turn.release();
  }
}

/** Whether a store holds nothing but notes that nobody can ask for any more. */
function isDone(path: string, now: Date): boolean {
  const names = readdirSync(path);
  if (names.some((name) => !EMPTY.includes(name) && !isUse(name))) return false;
  if (readdirSync(join(path, 'runs')).length > 0) return false;
  const noted = [OWNER, LAST].map((name) => statSync(join(path, name), { throwIfNoEntry: false }));
  return noted.every((stat) => stat === undefined || now.getTime() - stat.mtimeMs > NOTES_MS);
}

/**
 * File by file: a run that somebody makes there meanwhile keeps its folder. What is left when this is cut short is a store, or can be
 * made one.
 */
function removeLine(path: string): void {
  rmdirSync(join(path, 'runs'));
  rmSync(join(path, 'workspaces'), { recursive: true, force: true });
  const files = readdirSync(path).filter((name) => isUse(name) || name === LAST);
  for (const name of [...files, OWNER, 'store.json', '.gitignore']) rmSync(join(path, name), { force: true });
  rmdirSync(path);
}
