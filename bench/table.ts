/** The rows of the benchmark: what is measured, and what is asked of it. */

/** Savepoint's name among the contenders. */
export const OURS = 'Savepoint';

export type Unit = 'ms' | 'bytes' | 'memory' | 'count';

/** A limit: so many times what another takes, so much more than another, or an amount. */
export type Goal = { readonly unit: Unit } & (
  | { readonly against: string; readonly times: number }
  | { readonly against: string; readonly more: number }
  | { readonly most: number }
);

export interface Row {
  readonly title: string;
  readonly goals: readonly Goal[];
}

const KB = 1e3;
const MB = 1e6;
const INCREMENTAL = 'tar --listed-incremental';
const TAR = 'tar and zstd';
const CACHE = '@actions/cache';

const times = (against: string, limit: number): Goal => ({ unit: 'ms', against, times: limit });
const moreMs = (against: string, more: number): Goal => ({ unit: 'ms', against, more });
const most = (unit: Unit, limit: number): Goal => ({ unit, most: limit });

export const ROWS = {
  empty: {
    title: 'resume in an empty folder',
    goals: [times(TAR, 1), times('restic', 0.45), most('memory', 256)],
  },
  checkout: { title: 'resume in a checkout', goals: [times(TAR, 1), times(CACHE, 0.65)] },
  smallInMemory: {
    title: 'resume from the cache, disk in memory, 28,000 files',
    goals: [times(CACHE, 0.65)],
  },
  largeInMemory: {
    title: 'resume from the cache, disk in memory, 91,000 files',
    goals: [times(CACHE, 0.65)],
  },
  slowCache: { title: '200 steps, saved in a slow cache', goals: [times('unsaved', 1.1)] },
  cacheEntries: { title: 'entries that those steps ask for', goals: [most('count', 40)] },
  stateEntry: { title: 'entry with nothing but state', goals: [most('bytes', 3 * KB)] },
  cacheRequests: { title: 'requests in a row to go on with 200 checkpoints', goals: [most('count', 10)] },
  first: { title: 'first save', goals: [times(TAR, 1), most('memory', 256)] },
  second: { title: 'second run in the same folder', goals: [times(INCREMENTAL, 1.5), most('bytes', 1 * MB)] },
  nothing: { title: 'step that changes nothing', goals: [times(INCREMENTAL, 0.4), times('find', 0.6)] },
  ten: { title: 'step that changes 10 files', goals: [times(INCREMENTAL, 0.5)] },
  percent: { title: 'step that changes 1 % of the files', goals: [times(INCREMENTAL, 0.8)] },
  binary: { title: 'step that changes 1 % of the binary', goals: [most('bytes', 6 * MB)] },
  rename: {
    title: 'step that renames a folder of 45,000 entries',
    goals: [most('ms', 600), most('bytes', 1 * MB)],
  },
  version: { title: '`savepoint --version`', goals: [moreMs('node -e 0', 100)] },
  validate: { title: '`savepoint validate`', goals: [moreMs('node -e 0', 100)] },
  step: { title: 'step of `true`, one of 200', goals: [moreMs('bash', 30)] },
  workflowStep: { title: 'step of `true` in the workflow, 1,000 files', goals: [moreMs('bash', 120)] },
  planning: { title: 'read and plan 2,000 steps', goals: [most('ms', 300)] },
  plan: { title: '`savepoint plan` of 2,000 steps', goals: [] },
} as const satisfies Readonly<Record<string, Row>>;

export type RowId = keyof typeof ROWS;
