/** Writes the summary of the job. */
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEvents } from '../record/lines.ts';
import { type Spans, spansOf } from '../report/spans.ts';
import { SUMMARY_LIMIT } from '../report/summary.ts';

/** Between what is in the file and what is added. */
const BETWEEN = '\n\n';

/**
 * Adds to the file of `GITHUB_STEP_SUMMARY`. What is in it stays, and both together keep to GitHub's limit.
 * @param compose makes a text of no more bytes than it is told
 * @returns why it could not be written; null when it was, or there was nothing to write
 */
export function addSummary(file: string, compose: (room: number) => string): string | null {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const room = SUMMARY_LIMIT - size - BETWEEN.length;
    const text = room > 0 ? compose(room) : '';
    if (text === '') return 'there is no room for it in the job summary, which GitHub limits to 1 MiB';
    appendFileSync(file, size === 0 ? text : BETWEEN + text);
    return null;
  } catch (error) {
    return `the job summary could not be written: ${(error as Error).message}`;
  }
}

/** When each try of a run ran; nothing where its events cannot be read. @param directory the folder of the run */
export function spansIn(directory: string): Spans {
  try {
    return spansOf(parseEvents(readFileSync(join(directory, 'events.ndjson'), 'utf8')), 'ended');
  } catch {
    return { attempts: [], spans: [] };
  }
}
