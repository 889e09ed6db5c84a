/** The logs of a run, one a try. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../record/run.ts';
import { type LogKey, logFileName } from '../store/log-names.ts';

export interface LogRow extends LogKey {
  readonly file: string;
  readonly bytes: number;
}

const NAME = /^(.*)\.(\d+)\.(\d+)\.log$/;

/** In the order of steps, attempts and tries. @param directory the folder of the run's logs */
export function logsOf({ steps, removed_steps }: Run, directory: string): readonly LogRow[] {
  const order = new Map([...steps, ...removed_steps].map(({ id }, at) => [stemOf(id), { id, at }] as const));
  const rows = namesIn(directory).flatMap((file) => {
    const [, stem = '', attempt, nth] = NAME.exec(file) ?? [];
    const found = order.get(stem);
    if (found === undefined) return [];
    const bytes = statSync(join(directory, file), { throwIfNoEntry: false })?.size ?? 0;
    return [
      { at: found.at, row: { file, step: found.id, attempt: Number(attempt), try: Number(nth), bytes } },
    ];
  });
  return rows
    .sort((a, b) => a.at - b.at || a.row.attempt - b.row.attempt || a.row.try - b.row.try)
    .map(({ row }) => row);
}

function stemOf(step: string): string {
  return NAME.exec(logFileName({ step, attempt: 1, try: 1 }))?.[1] ?? '';
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
