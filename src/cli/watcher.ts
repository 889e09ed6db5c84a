import { processTable } from '../shell/processes.ts';
import { watch } from '../shell/watcher.ts';

/** The body of the watcher process: it lives as long as the attempt, or until it has ended what a killed one left. */
export async function runWatcher(): Promise<void> {
  await watch({ input: process.stdin, table: processTable(process.platform), self: process.pid });
  process.exit(0);
}
