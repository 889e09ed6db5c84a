/** When a person's edit was made, in words. Pure. */
import type { EditsKept } from '../record/events.ts';

/** To stand after `changed`. @param step the name of the event's step, as it is to be shown */
export function whenEdited(event: EditsKept, step: string): string {
  if (event.step === null) return 'since the last attempt';
  return event.before_try === undefined ? `while ${step} ran` : `before try ${event.before_try} of ${step}`;
}
