/** The run that a reading command was asked for. */

import { mustFind } from '../launch/choose-run.ts';
import { Refusal } from '../launch/refusal.ts';
import { namedRun } from '../launch/select.ts';
import type { Run } from '../record/run.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { NO_RUNS } from '../store/port.ts';
import { shellWord } from '../words/shell-word.ts';
import { existingStore, locationOf, type Options } from './options.ts';
import { warnAll } from './warn.ts';
import type { World } from './world.ts';

export interface FoundRun {
  readonly store: DirectoryStore;
  readonly run: Run;
}

/** The run that was named, or the newest. @throws Refusal exit 4 when there is none */
export function findRun(world: World, options: Options, id: string | undefined): FoundRun {
  const store = existingStore(world, locationOf(world, options, null));
  const listing = store?.list() ?? NO_RUNS;
  warnAll(world, listing.warnings);
  const runs = listing.runs.map((each) => each.run);
  if (id !== undefined) mustBeNoStep(runs, id);
  const run = mustFind(runs, id ?? 'latest');
  if (store === null) throw new Error('a run without a store');
  return { store, run };
}

/** @throws Refusal exit 4 where a step of the newest run is given in the place of a run */
function mustBeNoStep(runs: readonly Run[], id: string): void {
  const [newest] = runs;
  if (newest?.steps.some((step) => step.id === id) !== true || namedRun(runs, id).kind !== 'none') return;
  throw new Refusal(4, `no such run: ${id}, which is a step of ${newest.run_id}`, {
    hint: `name the run before the step: latest ${shellWord(id)}`,
  });
}
