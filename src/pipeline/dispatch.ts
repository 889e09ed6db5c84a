/** What a workflow file says of being started by hand. Pure. */
import { parse } from 'yaml';

/** The names of the inputs of `workflow_dispatch`; null where the workflow has none. @throws where the text is no YAML */
export function dispatchInputs(text: string): readonly string[] | null {
  const on = mapping(parse(text)).on;
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(mapping(on));
  if (!events.includes('workflow_dispatch')) return null;
  return Object.keys(mapping(mapping(mapping(on).workflow_dispatch).inputs));
}

function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
