/** Which run a command speaks of. Pure. */
import type { Run } from '../record/run.ts';

export type Selected =
  | { readonly kind: 'run'; readonly run: Run }
  | { readonly kind: 'none' }
  | { readonly kind: 'ambiguous'; readonly ids: readonly string[] };

export interface Wanted {
  /** The pipeline's path as records have it; null for any. */
  readonly pipeline: string | null;
  readonly workspace: string;
  /** Tells the folder of the workspace, wherever it has been moved to; null: every run in the store is of this workspace. */
  readonly folder: string | null;
  /** Inputs given by name, which the run's must agree with. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** The newest run of a workspace (and pipeline) whose inputs agree. @param runs newest first */
export function newestRun(runs: readonly Run[], wanted: Wanted): Run | null {
  return (
    runs.find(
      (run) =>
        (wanted.pipeline === null || run.pipeline.path === wanted.pipeline) &&
        hasBeenIn(run, wanted) &&
        agrees(run, wanted.inputs),
    ) ?? null
  );
}

/** Whether a run has the inputs that were given by name. */
export function agrees(run: Run, given: Wanted['inputs']): boolean {
  return Object.entries(given).every(([name, value]) => `${run.inputs[name] ?? ''}` === value);
}

/** The run of an id: whole, the beginning of just one, or `latest`. @param runs newest first */
export function namedRun(runs: readonly Run[], id: string): Selected {
  const newest = runs[0];
  if (id === 'latest') return newest === undefined ? { kind: 'none' } : { kind: 'run', run: newest };
  const exact = runs.find((run) => run.run_id === id);
  if (exact !== undefined) return { kind: 'run', run: exact };
  const matches =
    id === '' ? [] : runs.filter((run) => run.run_id.startsWith(id) && !isNextOf(run.run_id, id));
  const [only] = matches;
  if (only === undefined) return { kind: 'none' };
  if (matches.length > 1) return { kind: 'ambiguous', ids: matches.map((run) => run.run_id) };
  return { kind: 'run', run: only };
}

/** Whether an id is that of a later run of the same second: the whole id of one that is gone means no other. */
function isNextOf(run: string, id: string): boolean {
  return /^\d{8}-\d{6}-./.test(id) && /^-\d+$/.test(run.slice(id.length));
}

/** Whether an attempt of a run was made in a workspace. */
function hasBeenIn({ attempts }: Run, { workspace, folder }: Pick<Wanted, 'workspace' | 'folder'>): boolean {
  if (folder === null) return true;
  return attempts.some(({ where }) => where.workspace === workspace || where.workspace_id === folder);
}
