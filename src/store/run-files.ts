/** The files of one run. `events.ndjson` is the journal; `run.json` is what it folds to, for readers. */
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RunEvent } from '../record/events.ts';
import { fold, foldAll } from '../record/fold.ts';
import { formatEvent, formatRun, NewerSchema, parseEvents, parseRun } from '../record/lines.ts';
import type { Run } from '../record/run.ts';
import { appendDurably, syncDirectory, writeAtomically } from './atomic.ts';
import { isAbsent, reasonOf, StoreError } from './errors.ts';
import type { Lock } from './lock.ts';
import type { OpenRun } from './port.ts';

type Record =
  | { readonly kind: 'found'; readonly run: Run; readonly warnings: readonly string[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly file: string; readonly why: string };

/**
 * The record of a run: `run.json` with the events that came after it; from the events alone when it is cut short
 * or not valid. @throws the system's error, NewerSchema
 */
export function readRecord(directory: string): Record {
  const file = join(directory, 'run.json');
  const text = readOrNull(file);
  const journal = readOrNull(join(directory, 'events.ndjson'));
  if (text === null && (journal === null || parseEvents(journal).length === 0)) {
    return journal === null || journal === '' || !journal.includes('\n')
      ? { kind: 'absent' }
      : broken(directory, 'no event in it can be read');
  }
  const events = parseEvents(journal ?? '');
  const snapshot = text === null ? null : parseRun(text);
  try {
    if (snapshot !== null)
      return {
        kind: 'found',
        run: events.filter((event) => event.n > snapshot.last_event).reduce<Run>(fold, snapshot),
        warnings: [],
      };
    if (events.length === 0)
      return {
        kind: 'broken',
        file,
        why: 'it is cut short or damaged, and there are no events to rebuild it from',
      };
    const warnings =
      text === null
        ? []
        : [`${file}: it is cut short, damaged or edited; the run was rebuilt from its events`];
    return { kind: 'found', run: foldAll(events), warnings };
  } catch (error) {
    if (error instanceof NewerSchema) throw error;
    return broken(directory, `its events do not follow one another: ${(error as Error).message}`);
  }
}

function broken(directory: string, why: string): Record {
  return { kind: 'broken', file: join(directory, 'events.ndjson'), why };
}

/** Opens a run for writing, under its lock. A torn last line of an earlier process is cut off. @throws the system's error */
export function openRun(directory: string, lock: Lock): OpenRun {
  const read = readRecord(directory);
  if (read.kind === 'broken') throw new Error(`${read.file}: ${read.why}`);
  const logs = join(directory, 'logs');
  mkdirSync(logs, { recursive: true });
  const path = join(directory, 'events.ndjson');
  const fd = openSync(path, 'a', 0o644);
  syncDirectory(directory);
  cutTorn(fd, path);
  let unwritten = 0;
  let isEmpty = read.kind === 'absent';
  return {
    id: basename(directory),
    run: read.kind === 'found' ? read.run : null,
    logs,
    append: (event, run) => {
      isEmpty = false;
      try {
        appendDurably(fd, formatEvent(event));
        unwritten += 1;
        if (isDue(event, run, unwritten)) {
          writeAtomically(join(directory, 'run.json'), formatRun(run));
          unwritten = 0;
        }
      } catch (error) {
        throw new StoreError(`${directory}: ${reasonOf(error)}`, { cause: error });
      }
    },
    close: () => {
      closeSync(fd);
      if (isEmpty) rmSync(directory, { recursive: true, force: true });
      lock.release();
    },
  };
}

/**
 * Whether `run.json` is written anew now. Every event would cost the square of the number of steps; a reader folds
 * in what came after it, so that a large pipeline may write it less often.
 */
function isDue(event: RunEvent, run: Run, unwritten: number): boolean {
  return event.type === 'plan' || event.type === 'attempt.ended' || unwritten >= run.steps.length / 50;
}

/** Cuts off what follows the last newline: a line that an earlier process could not finish. */
function cutTorn(fd: number, path: string): void {
  const bytes = readFileSync(path);
  const length = bytes.lastIndexOf(0x0a) + 1;
  if (length < bytes.length) ftruncateSync(fd, length);
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
