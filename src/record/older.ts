/** Records of schema 1, which saved no files and at first knew no secrets, as those of today: what they do not say is filled in. Pure. */
import type { Completion, PlanEvent, Where, Withheld } from './events.ts';

export type Loose = Readonly<Record<string, unknown>>;

const FOLDERS: Pick<Where, 'home' | 'temp'> = { home: '', temp: '' };
const UNREAD: Pick<Completion, 'parts' | 'reads' | 'source' | 'github' | 'entangled'> = {
  parts: {},
  reads: null,
  source: { commit: null, digest: null },
  github: {},
  entangled: [],
};
const UNSAVED = { change: null };
const UNMASKED: Pick<Withheld, 'masks'> = { masks: 0 };
const NO_SECRETS: Pick<PlanEvent, 'secrets'> = { secrets: [] };
const NO_FILES = { ...NO_SECRETS, sources: [], layers: [] };

/** @param event of any schema that is read, in any shape */
export function eventOfToday(event: Loose): Loose {
  switch (event.type) {
    case 'plan':
      return filled(within(event, 'where', FOLDERS), NO_SECRETS);
    case 'step.completed':
      return filled(endOfToday(event), UNSAVED);
    case 'step.failed':
    case 'step.skipped':
      return endOfToday(event);
    default:
      return event;
  }
}

/** @param run a record of any schema that is read, in any shape */
export function runOfToday(run: Loose): Loose {
  const steps = ['steps', 'removed_steps'].reduce((all, name) => each(all, name, stepOfToday), run);
  return filled(
    each(steps, 'attempts', (attempt) => within(attempt, 'where', FOLDERS)),
    NO_FILES,
  );
}

function stepOfToday(step: Loose): Loose {
  return filled(within(endOfToday(step), 'last_good', UNREAD), UNSAVED);
}

function endOfToday(end: Loose): Loose {
  return within(within(end, 'completion', UNREAD), 'withheld', UNMASKED);
}

function each(value: Loose, name: string, change: (item: Loose) => Loose): Loose {
  const items = value[name];
  if (!Array.isArray(items)) return value;
  return { ...value, [name]: items.map((item: unknown) => (isObject(item) ? change(item) : item)) };
}

function within(value: Loose, name: string, missing: Loose): Loose {
  const inner = value[name];
  return isObject(inner) && !hasAll(inner, missing) ? { ...value, [name]: filled(inner, missing) } : value;
}

function filled(value: Loose, missing: Loose): Loose {
  return hasAll(value, missing) ? value : { ...missing, ...value };
}

function hasAll(value: Loose, missing: Loose): boolean {
  return Object.keys(missing).every((name) => Object.hasOwn(value, name));
}

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
