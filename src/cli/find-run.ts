/** The run, and the step of it, that a reading command was asked for. */

import { mustFind } from '../launch/choose-run.ts';
import { Refusal } from '../launch/refusal.ts';
import { nearestTo } from '../pipeline/text/nearest.ts';
import type { Run, StepRecord } from '../record/run.ts';
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

/** A step of a run by id or number. @throws Refusal exit 2 when the run has none such */
export function findStep(run: Run, wanted: string): StepRecord {
  const number = run.definition.find((each) => `${each.number}` === wanted)?.id;
  const step = run.steps.find((each) => each.id === wanted) ?? run.steps.find((each) => each.id === number);
  if (step !== undefined) return step;
  const near = nearestTo(
    wanted,
    run.steps.map((each) => each.id),
  );
  throw new Refusal(2, `${run.run_id} has no step ${wanted}`, {
    hint:
      near === null
        ? `its steps: ${run.steps
            .slice(0, 10)
            .map((each) => each.id)
            .join(', ')}`
        : `did you mean ${near}?`,
  });
}
