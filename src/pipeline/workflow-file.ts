/** What a workflow file says that a pipeline asks of it. Pure. */
import { parse } from 'yaml';

/** The names of the inputs of `workflow_dispatch`; null where the workflow has none. @throws where the text is no YAML */
export function dispatchInputs(text: string): readonly string[] | null {
  const on = mapping(parse(text)).on;
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(mapping(on));
  if (!events.includes('workflow_dispatch')) return null;
  return Object.keys(mapping(mapping(mapping(on).workflow_dispatch).inputs));
}

/** Whether `run` steps of a job have a shell or folder by `defaults.run`. @param job its key @throws where the text is no YAML */
export function hasDefaultsForRun(text: string, job: string): boolean {
  const workflow = mapping(parse(text));
  return [workflow, mapping(mapping(workflow.jobs)[job])].some(
    ({ defaults }) => Object.keys(mapping(mapping(defaults).run)).length > 0,
  );
}

function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
