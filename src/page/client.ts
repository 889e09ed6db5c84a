/** What the page shows: from the service, or from the file that a report is. */
import type { RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';

export interface RunRow {
  readonly run_id: string;
  readonly pipeline_name: string;
  readonly pipeline_path: string;
  readonly status: Run['status'];
  readonly held: boolean;
  readonly dismissed: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at: string | null;
  readonly attempt: number;
  readonly steps_completed: number;
  readonly steps_total: number;
}

export interface LogRow {
  readonly file: string;
  readonly step: string;
  readonly attempt: number;
  readonly try: number;
  readonly bytes: number;
}

export interface Lines {
  readonly lines: readonly string[];
  readonly total: number;
}

export interface Found {
  readonly lines: readonly number[];
  readonly more: boolean;
}

/** A log by lines, wherever it is. */
export interface LogSource {
  readonly lines: (from: number, count: number) => Promise<Lines>;
  readonly search: (text: string) => Promise<Found>;
  /** Null where there is nothing to download. */
  readonly address: string | null;
}

export interface ChangedFile {
  readonly path: string;
  readonly change: 'A' | 'M' | 'D' | 'T';
}

export interface StepDiff {
  readonly files: readonly ChangedFile[];
  readonly text: string;
  readonly notes: string;
}

export interface PlanStep {
  readonly id: string;
  readonly decision: string;
  readonly explanation: string;
}

export interface PipelineRow {
  readonly path: string;
  readonly name: string;
  readonly description: string | null;
  readonly problems: readonly string[];
  readonly inputs: readonly {
    readonly name: string;
    readonly description: string | null;
    readonly required: boolean;
    readonly type: string;
    readonly options: readonly string[];
    readonly default: string | number | boolean | null;
  }[];
}

/** One run as a page reads it. */
export interface RunSource {
  /** Where the record can be downloaded. */
  readonly record: string;
  readonly logs: () => Promise<readonly LogRow[]>;
  readonly log: (file: string) => LogSource;
  readonly diff: (step: string) => Promise<StepDiff>;
}

/** What a report holds. */
export interface ReportData {
  readonly made_at: string;
  readonly run: Run;
  readonly events: readonly RunEvent[];
  readonly logs: readonly (LogRow & { readonly text: string; readonly left_out: number })[];
  readonly diffs: Readonly<Record<string, StepDiff>>;
  readonly version: string;
}

/** The service said no, or nothing. */
export class ApiFault extends Error {
  readonly status: number;
  readonly hint: string | null;

  constructor(status: number, message: string, hint: string | null) {
    super(message);
    this.status = status;
    this.hint = hint;
  }
}

/** @throws ApiFault, with status 0 where nobody answers */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new ApiFault(0, 'the service does not answer', null);
  }
  const value = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return value as T;
  const { error = `the service says ${answer.status}`, hint = null } = (value ?? {}) as {
    error?: string;
    hint?: string | null;
  };
  throw new ApiFault(answer.status, error, hint);
}

export function runPath(run: string): string {
  return `/api/runs/${encodeURIComponent(run)}`;
}

/** A run of the service. */
export function liveSource(run: string): RunSource {
  return {
    record: `${runPath(run)}/record`,
    logs: async () => (await ask<{ logs: readonly LogRow[] }>(`${runPath(run)}/logs`)).logs,
    log: (file) => {
      const path = `${runPath(run)}/logs/${encodeURIComponent(file)}`;
      return {
        lines: (from, count) => ask<Lines>(`${path}?from=${from}&count=${count}`),
        search: (text) => ask<Found>(`${path}/search?q=${encodeURIComponent(text)}`),
        address: `${path}/raw`,
      };
    },
    diff: (step) => ask<StepDiff>(`${runPath(run)}/steps/${encodeURIComponent(step)}/diff`),
  };
}

const MOST_FOUND = 1000;
const NO_FILES: StepDiff = { files: [], text: '', notes: '' };
const LEFT_OUT: StepDiff = { ...NO_FILES, notes: 'The report does not hold the changes of this step.' };

/** The run of a report. */
export function reportSource({ run, logs, diffs }: ReportData): RunSource {
  const changed = new Set(run.steps.flatMap(({ id, change }) => (change?.files ? [id] : [])));
  return {
    record: URL.createObjectURL(new Blob([JSON.stringify(run, null, 2)], { type: 'application/json' })),
    logs: async () => logs,
    log: (file) => {
      const { text = '', left_out = 0 } = logs.find((log) => log.file === file) ?? {};
      const all = text === '' ? [] : text.replace(/\n$/, '').split('\n');
      if (left_out > 0) all.unshift(`… ${left_out} bytes before this are not in the report`);
      return {
        lines: async (from, count) => ({ lines: all.slice(from, from + count), total: all.length }),
        search: async (wanted) => {
          const found = all.flatMap((line, at) =>
            line.toLowerCase().includes(wanted.toLowerCase()) ? [at] : [],
          );
          return { lines: found.slice(0, MOST_FOUND), more: found.length > MOST_FOUND };
        },
        address: null,
      };
    },
    diff: async (step) => diffs[step] ?? (changed.has(step) ? LEFT_OUT : NO_FILES),
  };
}
