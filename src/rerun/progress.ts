/** What an attempt of a workflow run has saved, told by the names of what is in the store alone. Pure. */
import { type Entry, entryIn, type Noted, notedIn } from '../line/keys.ts';
import type { WorkflowAttempt } from '../record/decisions.ts';

/** What a job has saved. */
export interface Progress {
  /** Whether a re-run goes on from it. */
  readonly resumable: boolean;
  /** How many more steps are completed than at the end of the attempt of the run before. */
  readonly completed: number;
}

/** The lines in which an attempt has saved, each with its claim there. @param names of notes, and of anything else */
export function linesOf(
  names: readonly string[],
  { workflow_run, attempt }: WorkflowAttempt,
): readonly Noted[] {
  const lines = new Map<string, Noted>();
  for (const noted of names.flatMap((name) => notedIn(name) ?? [])) {
    const isMeant = noted.by?.workflow_run === workflow_run && noted.by.attempt === attempt;
    const known = lines.get(noted.line);
    if (isMeant && (known === undefined || known.claim < noted.claim)) lines.set(noted.line, noted);
  }
  return [...lines.values()];
}

/** What has come of a line. @param names of its checkpoints, and of anything else */
export function progressOf(
  { line, claim }: Pick<Noted, 'line' | 'claim'>,
  names: readonly string[],
): Progress {
  const entries = names.flatMap((name) => entryIn(line, name) ?? []).filter(({ sequence }) => sequence > 0);
  const own = entries.filter((entry) => entry.claim === claim).sort(byPlace);
  const isTaken = entries.some((entry) => entry.claim > claim);
  const attempt = Math.max(0, ...own.map((entry) => entry.attempt));
  const most = Math.max(0, ...own.map(({ steps }) => steps));
  // A claim may go on with the run of the one before, or begin a new one: the attempt of the run tells.
  const before = entries
    .filter((entry) => entry.attempt > 0 && entry.attempt < attempt)
    .sort(byPlace)
    .at(-1);
  return { resumable: !isTaken && own.at(-1)?.resumable === true, completed: most - (before?.steps ?? 0) };
}

function byPlace(one: Entry, other: Entry): number {
  return one.claim - other.claim || one.sequence - other.sequence;
}
