/** The program as its own helper, in a process of its own. */
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { HEARTBEAT_MS, sayAlive, sayEnded } from '../files/snapshot-writer.ts';
import { HASHED } from '../launch/words.ts';
import { processTable } from '../shell/processes.ts';
import { watch } from '../shell/watcher.ts';

/**
 * The watcher of an attempt: it lives as long as the attempt, or until it has ended what a killed one left.
 * @param scratch the attempt's scratch directory, which may hold secrets
 * @param snapshot the snapshot of its workspace, to be touched while it lives
 */
export async function watchAttempt(scratch: string, snapshot: string): Promise<void> {
  const end = await watch({
    input: process.stdin,
    table: processTable(process.platform),
    self: process.pid,
    heart: { beat: () => sayAlive(snapshot), everyMs: HEARTBEAT_MS },
  });
  if (end !== null && end.count > 0) sayEnded(snapshot);
  rmSync(scratch, { recursive: true, force: true });
}

/** How often the hasher looks whether the process that started it still lives. */
const ORPHAN_MS = 500;

/** Prints the hash of the files that the patterns on stdin, one a line, match in a workspace. Ends with the process that started it. */
export async function printHash(workspace: string): Promise<void> {
  const parent = process.ppid;
  // A thread that waits for a fifo would hold back any other end.
  const watch = setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), ORPHAN_MS);
  const { hashFiles } = await import('@actions/glob');
  const hash = await hashFiles(await text(process.stdin), workspace, { followSymbolicLinks: false });
  process.stdout.write(`\n${HASHED}${hash}\n`);
  clearInterval(watch);
}
