/** A run with all that the page shows of it, for a file that stands alone. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../record/run.ts';
import { openRegular } from '../store/regular-file.ts';
import { VERSION } from '../version.ts';
import { logsOf } from './logs.ts';
import { diffOf, type StepDiff } from './saved-files.ts';
import type { Reading } from './service.ts';

/** A browser opens a file of so much at once; of a longer log its end is there. */
const MOST_LOG = 1024 * 1024;
const MOST_LOGS = 32 * MOST_LOG;

export interface ReportRequest {
  readonly run: string;
  /** When it is made. */
  readonly at: Date;
  /** The changes of so many steps, the last ones, are in it: each asks for two processes. */
  readonly changes: number;
}

/** @returns all that the page of a report shows */
export async function reportData(
  { runs, store, journals, commands }: Reading,
  { run: id, at, changes }: ReportRequest,
) {
  const { run } = runs.find(id);
  const events = (await journals.of(id)).after(0, Number.MAX_SAFE_INTEGER);
  let room = MOST_LOGS;
  const logs = logsOf(run, store.logsPath(id)).map((row) => {
    const found = endOf(join(store.logsPath(id), row.file), Math.min(MOST_LOG, room));
    room -= Buffer.byteLength(found.text);
    return { ...row, ...found };
  });
  const diffs: Record<string, StepDiff> = {};
  for (const step of changed(run).slice(-changes)) {
    // A report of a run whose files are gone says so.
    diffs[step] = await diffOf(commands, id, step).catch(({ message }: Error) => {
      return { files: [], text: '', notes: message };
    });
  }
  return {
    made_at: at.toISOString(),
    run,
    events: events.map(({ text }) => JSON.parse(text) as unknown),
    logs,
    diffs,
    version: VERSION,
  };
}

function changed({ steps }: Run): readonly string[] {
  return steps.filter(({ change }) => (change?.files ?? 0) > 0).map(({ id }) => id);
}

/** The last lines of a log, and how many bytes are before them. */
function endOf(path: string, most: number): { readonly text: string; readonly left_out: number } {
  const fd = openRegular(path);
  try {
    const { size } = fstatSync(fd);
    const bytes = Buffer.alloc(Math.min(size, most));
    const count = readSync(fd, bytes, 0, bytes.length, size - bytes.length);
    const start = size > most ? bytes.indexOf(0x0a) + 1 : 0;
    return { text: bytes.toString('utf8', start, count), left_out: size - bytes.length + start };
  } finally {
    closeSync(fd);
  }
}
