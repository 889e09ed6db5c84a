/** Which workflow run came to which run of a line last: a small file beside the runs, the newest first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowAttempt } from '../record/decisions.ts';
import { writeAtomically } from '../store/atomic.ts';
import { inTurn, type LinePlace } from '../store/use.ts';
import { LAST } from './folder-lines.ts';

export interface Note extends WorkflowAttempt {
  /** The run that it came to last; null: none yet. */
  readonly run: string | null;
  /** Whether another workflow run has come to that since: what is completed then is not this one's. */
  readonly followed: boolean;
}

/** More workflow runs are forgotten, the oldest first. */
const MOST = 200;

/** None where they cannot be read. */
export function notesIn(store: string): readonly Note[] {
  try {
    const notes: unknown = JSON.parse(readFileSync(join(store, LAST), 'utf8'));
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch {
    return [];
  }
}

/** A run is only of the workflow run that came to it last. Jobs that share a line do this in turns. @throws the system's error */
export function addNote(place: LinePlace, note: Note): void {
  const store = join(place.folder, place.line);
  inTurn(place, () => {
    const others = notesIn(store).filter((each) => each.workflow_run !== note.workflow_run);
    const isFollowed = ({ run }: Note) => !note.followed && run !== null && run === note.run;
    const kept = others.map((each) => (isFollowed(each) ? { ...each, followed: true } : each));
    writeAtomically(join(store, LAST), JSON.stringify([note, ...kept].slice(0, MOST)));
  });
}

function isNote(value: unknown): value is Note {
  const { workflow_run, attempt, run, followed } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof workflow_run === 'string' &&
    typeof attempt === 'number' &&
    typeof followed === 'boolean' &&
    (run === null || typeof run === 'string')
  );
}
