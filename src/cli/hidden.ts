/** The program as its own helper, in a process of its own. */
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { sayEnded } from '../files/mark-writer.ts';
import { HASHED } from '../launch/words.ts';
import { processTable } from '../shell/processes.ts';
import { watch } from '../shell/watcher.ts';

/**
 * The watcher of an attempt: it lives as long as the attempt, or until it has ended what a killed one left.
 * @param scratch the attempt's scratch directory, which may hold secrets
 * @param ended the file to touch when the attempt's processes have ended
 */
export async function watchAttempt(scratch: string, ended: string): Promise<void> {
  const count = await watch({
    input: process.stdin,
    table: processTable(process.platform),
    self: process.pid,
  });
  if (count > 0 && ended !== '') sayEnded(ended);
  rmSync(scratch, { recursive: true, force: true });
}

/** Prints the hash of the files that the patterns on stdin, one a line, match in a workspace. */
export async function printHash(workspace: string): Promise<void> {
  const { hashFiles } = await import('@actions/glob');
  const hash = await hashFiles(await text(process.stdin), workspace, { followSymbolicLinks: false });
  process.stdout.write(`\n${HASHED}${hash}\n`);
}
