/** What somebody may make of the events of a run, with checksums that are right. */
import type { RunEvent } from '../../src/record/events.ts';

/** An event with anything in it. */
export type Loose = Readonly<Record<string, unknown>>;

type Forge = (event: Loose) => Loose;

const on =
  (type: RunEvent['type'], forge: Forge): Forge =>
  (event) =>
    event.type === type ? forge(event) : event;
const inside =
  (name: string, changed: Loose): Forge =>
  (event) => ({ ...event, [name]: { ...(event[name] as Loose), ...changed } });

/** Each makes one kind of event say something of another type. */
export const FORGERIES: Readonly<Record<string, Forge>> = {
  'a variable that is a number': on('step.completed', inside('env', { E: 5 })),
  'outputs that are null': on('step.completed', (event) => ({ ...event, outputs: null })),
  'no home': on('plan', inside('where', { home: null })),
  'nothing withheld': on('step.completed', (event) => ({ ...event, withheld: null })),
  'a pack that is a path': on(
    'step.completed',
    inside('change', { pack: { pack: '../../etc/hostname', index: 'x', bytes: 1 } }),
  ),
  'needs that are a text': on('step.completed', inside('completion', { needs: 'a' })),
  'definitions that are no list': on('plan', (event) => ({ ...event, definition: { a: 1 } })),
  'a digest that is a number': on('source.captured', (event) => ({ ...event, digest: 5 })),
  'an end that says nothing': on('attempt.ended', ({ pending: _, ...event }) => event),
};
