/** A run as it was earlier. Pure. */
import type { RunEvent } from './events.ts';
import { fold, saveLate } from './fold.ts';
import type { Run } from './run.ts';

/**
 * The record as it was when a step had last ended well, with what was saved later of that and of what had ended before.
 * @param events all events of the run, in order
 * @returns null where the step has never ended well @throws as `fold`
 */
export function runAfter(events: readonly RunEvent[], step: string): Run | null {
  let run: Run | null = null;
  let found: Run | null = null;
  for (const event of events) {
    run = fold(run, event);
    if ('step' in event && event.step === step && isGoodEnd(event)) found = run;
    else if (event.type === 'step.saved' && found !== null) found = saveLate(found, event);
  }
  return found;
}

function isGoodEnd({ type }: RunEvent): boolean {
  return type === 'step.completed' || type === 'step.skipped';
}

/** Some of the paths of what persons changed, or of what was set aside, as the events tell them. */
export interface ToldPaths {
  readonly kind: 'edit' | 'aside';
  readonly attempt: number;
  readonly steps: readonly string[];
  readonly files: number;
  readonly bytes: number;
  readonly paths: readonly string[];
}

/** What a run noted of edits and of files that were set aside, in order. */
export function toldPaths(events: readonly RunEvent[]): readonly ToldPaths[] {
  let attempt = 0;
  return events.flatMap((event): readonly ToldPaths[] => {
    if (event.type === 'plan') attempt = event.attempt;
    if (event.type !== 'edits.kept' && event.type !== 'files.aside') return [];
    const { paths, change } = event;
    const { files, bytes } = change;
    if (event.type === 'files.aside')
      return [{ kind: 'aside', attempt, steps: event.steps, files, bytes, paths }];
    const steps = event.step === null ? [] : [event.step];
    return [{ kind: 'edit', attempt, steps, files, bytes, paths }];
  });
}
