/** The watcher's process, as the bundle starts it in watcher mode. */
import { processTable } from '../../src/shell/processes.ts';
import { watch } from '../../src/shell/watcher.ts';

const graceMs = Number(process.argv[2] ?? 5000);
await watch({
  input: process.stdin,
  table: processTable(process.platform),
  self: process.pid,
  graceMs,
  heart: { beat: () => {}, everyMs: 1000 },
});
