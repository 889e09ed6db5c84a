/** The run that a reading command was asked for. */

import { mustFind } from '../launch/choose-run.ts';
import type { Run } from '../record/run.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { NO_RUNS } from '../store/port.ts';
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
  const run = mustFind(
    listing.runs.map((each) => each.run),
    id ?? 'latest',
  );
  if (store === null) throw new Error('a run without a store');
  return { store, run };
}
