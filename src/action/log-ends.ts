/** What steps left in the folder of logs. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StepRecord } from '../record/run.ts';
import { cleanLines } from '../report/log-end.ts';
import type { Masks } from '../shell/port.ts';
import { parseCommand } from '../shell/workflow-commands.ts';
import { logFileName } from '../store/log-names.ts';

/** The bytes of a log's end that are looked at. */
const MOST = 64 * 1024;

/**
 * The last lines that a step wrote in its last try; none where there is no log here. The log is masked already. It is
 * masked again without its colours, which may have stood inside of a secret.
 * @param directory the folder of the run's logs
 */
export function logEnd(directory: string, step: StepRecord, masks: Masks): readonly string[] {
  if (step.attempt === null || !step.started) return [];
  const name = logFileName({ step: step.id, attempt: step.attempt, try: step.retry_count + 1 });
  const end = readEnd(join(directory, name));
  if (end === null) return [];
  const lines = cleanLines(masks.apply(stripVTControlCharacters(end.text)));
  return (end.isCut && lines.length > 1 ? lines.slice(1) : lines).flatMap(shown);
}

/** A line as a runner would show it: of commands only the text of annotations. */
function shown(line: string): readonly string[] {
  const command = parseCommand(line);
  if (command === null) return [line];
  return ANNOTATIONS.has(command.name) ? cleanLines(command.data) : [];
}

const ANNOTATIONS: ReadonlySet<string> = new Set(['error', 'warning', 'notice']);

function readEnd(path: string): { readonly text: string; readonly isCut: boolean } | null {
  try {
    const fd = openSync(path, 'r');
    try {
      const from = Math.max(0, fstatSync(fd).size - MOST);
      const bytes = Buffer.alloc(MOST);
      const read = readSync(fd, bytes, 0, MOST, from);
      return { text: bytes.toString('utf8', 0, read), isCut: from > 0 };
    } finally {
      closeSync(fd);
    }
  } catch {
    return null;
  }
}
