/** A person's edits in words. Pure. */
import type { EditsKept } from '../record/files-events.ts';
import { isDone, type Run } from '../record/run.ts';
import { andOf } from '../words/some.ts';

/** To stand after `changed`. @param step the name of the event's step, as it is to be shown */
export function whenEdited(event: EditsKept, step: string): string {
  return event.step === null ? 'since the last attempt' : `while ${step} ran`;
}

/** What to do where the step has changed that, and no person; to stand at the end of the line. @param shown a word as it is to be shown */
export function ifOfStep(event: EditsKept, shown: (word: string, what: 'step' | 'key') => string): string {
  if (event.step === null) return '';
  return `; if ${shown(event.step, 'step')} did that itself, list it in its ${shown('writes', 'key')}`;
}

/**
 * Why files were removed or set back, to stand after that; empty where no step had left them.
 * @param runsAgain whether a step does
 */
export function whySetAside(steps: readonly string[], runsAgain: (step: string) => boolean): string {
  if (steps.length === 0) return '';
  const names = andOf(steps, 3);
  if (!steps.every(runsAgain)) return `, left by ${names}`;
  return `, because ${names} ${steps.length === 1 ? 'runs' : 'run'} again`;
}

/** Whether a step has run in the newest attempt, or is to. */
export function runsNow({ steps, attempt }: Run): (step: string) => boolean {
  return (id) => steps.some((step) => step.id === id && (!isDone(step) || step.attempt === attempt));
}

/** The paths of an event; of those that were deleted it is said. @param shown a path as it is to be shown */
export function namedEdits(
  { paths, deleted = [] }: EditsKept,
  shown: (path: string) => string,
): readonly string[] {
  return paths.map((path) => (deleted.includes(path) ? `${shown(path)} (deleted)` : shown(path)));
}
