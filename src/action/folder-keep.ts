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
  readonly now: () => Date;
}

/** GitHub lets a workflow run be run again for 30 days: so long its line tells what came of its earlier attempts. */
const NOTES_MS = 31 * 24 * 60 * 60 * 1000;
/** What a store without runs holds. With anything else in it, it is left. */
const EMPTY = ['.gitignore', 'store.json', 'runs', 'workspaces', OWNER, LAST];

/** The job waits for it. What is left then is done by the next ones. */
const MOST_MS = 10_000;

/**
 * Removes finished runs past their own retention from all other lines of a folder, and lines that nothing can come back to. A line
 * that a job uses is left to that job.
 * @returns what could not be done, one line for each store
 */
export function removeExpired({ folder, line: own, me, now }: KeepRequest): readonly string[] {
  const start = now();
  const failed: string[] = [];
  for (const line of from(own, linesIn(folder))) {
    if (now().getTime() - start.getTime() > MOST_MS) break;
    try {
      keepLine({ folder, line, me }, start);
    } catch (error) {
      failed.push(`${join(folder, line)}: ${reasonOf(error)}`);
    }
  }
  return failed;
}

/** The lines after one's own, and round again: each job begins elsewhere, so that none is always the last. */
function from(own: string, lines: readonly string[]): readonly string[] {
  const sorted = [...lines].sort();
  return [...sorted.filter((line) => line > own), ...sorted.filter((line) => line < own)];
}

/** Looks first without a turn, which costs more than the look: in most lines there is nothing to do. */
function keepLine(place: LinePlace, now: Date): void {
  if (!isLine(place) || !mayBeDue(place, now)) return;
  const turn = tryTurn(place);
  if (turn === null) return;
  try {
    // Another job may have removed it since.
    if (isLine(place) && !isUsed(place)) clean(place, now);
  } finally {
    turn.release();
  }
}

/** Whether this program made it: a folder itself, no link to one, whose owner's name it bears. @throws the system's error */
function isLine({ folder, line }: LinePlace): boolean {
  const path = join(folder, line);
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder || !existsSync(join(path, 'store.json'))) return false;
  const owner = ownerIn(path);
  return owner !== null && lineOf(owner) === line;
}

/** Whether something is past its time, was left by a removal that was cut short, or cannot be told while others are at work. */
function mayBeDue({ folder, line, me }: LinePlace, now: Date): boolean {
  const path = join(folder, line);
  try {
    if (readdirSync(path).some((name) => name.startsWith('removed-'))) return true;
    const runs = DirectoryStore.open(path, me)?.list().runs ?? [];
    return expired(runs, now, null).length > 0 || (runs.length === 0 && areNotesOld(path, now));
  } catch {
    return true;
  }
}

/** @throws StoreError, the system's error */
function clean({ folder, line, me }: LinePlace, now: Date): void {
  const path = join(folder, line);
  // It was a store a moment ago: where a removal was cut short, this makes it whole again.
  const store = DirectoryStore.create(path, me);
  for (const { run } of expired(store.list().runs, now, null)) store.remove(run.run_id);
  store.sweep();
  if (isEmpty(path) && areNotesOld(path, now)) removeLine(path);
}

/** Whether nobody can ask any more for what a line notes. */
function areNotesOld(path: string, now: Date): boolean {
  const noted = [OWNER, LAST].map((name) => statSync(join(path, name), { throwIfNoEntry: false }));
  return noted.every((stat) => stat === undefined || now.getTime() - stat.mtimeMs > NOTES_MS);
}

/** Whether a store holds nothing but notes. */
function isEmpty(path: string): boolean {
  if (readdirSync(path).some((name) => !EMPTY.includes(name) && !isUse(name))) return false;
  return readdirSync(join(path, 'runs')).length === 0;
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
