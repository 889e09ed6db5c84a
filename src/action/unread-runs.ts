/** Runs in a folder of which no record can be made: which of them keep it from being known what was done. Pure. */
import type { RunEvent } from '../record/events.ts';
import { runIdFor } from '../record/listing.ts';
import type { Note } from './folder-notes.ts';

interface Among {
  /** The ids of the runs that cannot be read. */
  readonly broken: readonly string[];
  /** The run that the job would go on with or leave; null: there is none. */
  readonly newest: { readonly run_id: string; readonly events: readonly RunEvent[] } | null;
  /** Newest first. */
  readonly notes: readonly Note[];
  /** Whether all earlier attempts of this workflow run are on record in other runs. */
  readonly isAccounted: boolean;
}

/**
 * The newest run that may be the one to go on with, and cannot be read; undefined where there is none. Which inputs it had, and when it
 * was gone on with last, nobody knows. It is of no matter where the one that there is has been planned since with that in mind; and where
 * it was followed: it began before that one did, and nobody is noted to have come to it since.
 */
export function lastUnread({ broken, newest, notes, isAccounted }: Among): string | undefined {
  const known = newest === null ? '' : lastDoubted(newest.events);
  const isFollowed = (id: string) =>
    newest !== null && isAccounted && timeOf(id) < timeOf(newest.run_id) && !isNotedSince(id, newest, notes);
  return [...broken]
    .sort()
    .findLast((id) => /^\d{8}-\d{6}-/.test(id) && timeOf(id) > known && !isFollowed(id));
}

/** Whether each earlier attempt of a workflow run is on record. @param journals the events of the runs that can be read */
export function areAccounted(
  journals: Iterable<readonly RunEvent[]>,
  { workflowRun, attempt }: { readonly workflowRun: string | null; readonly attempt: number },
): boolean {
  if (attempt === 1) return true;
  const told = new Set<number>();
  for (const events of journals) {
    for (const event of events)
      if (event.type === 'plan' && event.by?.workflow_run === workflowRun) told.add(event.by.attempt);
  }
  for (let each = 1; each < attempt; each++) if (!told.has(each)) return false;
  return true;
}

/** When the last plan was made with that in mind that more may have happened; empty where none was. */
function lastDoubted(events: readonly RunEvent[]): string {
  const doubted = events.flatMap((event) =>
    event.type === 'plan' && event.history === 'uncertain' ? [runIdFor(new Date(event.at), '', 1)] : [],
  );
  return doubted.map(timeOf).sort().at(-1) ?? '';
}

function isNotedSince(id: string, newest: { readonly run_id: string }, notes: readonly Note[]): boolean {
  const at = notes.findIndex(({ run }) => run === id);
  const own = notes.findIndex(({ run }) => run === newest.run_id);
  return at !== -1 && (own === -1 || at < own);
}

/** Ids begin with the time. */
function timeOf(id: string): string {
  return id.split('-').slice(0, 2).join('-');
}
