/** What lies in a workspace's own store, read without the program that wrote it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const storeOf = (workspace: string): string => join(workspace, '.savepoint');

/** The id of the newest run with anything in it, or null. Ids begin with the time; the same second counts `-2`, `-3`. */
export function newest(workspace: string): string | null {
  return runIds(workspace).at(-1) ?? null;
}

/** The ids of all runs, oldest first. */
export function runIds(workspace: string): readonly string[] {
  const order = new Intl.Collator('en', { numeric: true });
  try {
    return readdirSync(join(storeOf(workspace), 'runs')).sort(order.compare);
  } catch {
    return [];
  }
}

/** The text of a run's journal; empty where there is none. */
export function eventsOf(workspace: string, run: string): string {
  try {
    return readFileSync(join(storeOf(workspace), 'runs', run, 'events.ndjson'), 'utf8');
  } catch {
    return '';
  }
}
