/** A plan that an attempt takes up. */
import { type Prepared, type PrepareRequest, prepare } from '../files/prepare.ts';
import { rootPlaces } from '../files/root-places.ts';
import type { Plan } from '../plan/request.ts';
import type { BuiltOn } from '../record/decisions.ts';

import { type PlanFilesRequest, type PlannedFiles, planFiles, refusing } from './plan-files.ts';

/** What was found for the plan is let go of when the files are prepared: with 100,000 of them it is much memory. */
export interface PlannedAttempt {
  readonly plan: Plan;
  /** What is checked out. */
  readonly commits: Omit<BuiltOn, 'digest'>;
  /** Where the roots really are, but for the workspace itself. */
  readonly roots: Readonly<Record<string, string>>;
  /** Once. @throws as `prepare` of `files/`, with a Refusal of exit 4 where the workspace cannot be brought to where the run was */
  readonly prepare: (
    told: Omit<PrepareRequest, 'inspection' | 'settled' | 'writes' | 'keeps'>,
  ) => Promise<Prepared>;
  readonly close: () => void;
}

/**
 * As `planFiles`. Asked for here, since a function that waits keeps alive what it has ever held.
 * @throws as `planFiles`
 */
export async function planAttempt(request: PlanFilesRequest): Promise<PlannedAttempt> {
  return plannedAttempt(await planFiles(request));
}

function plannedAttempt(planned: PlannedFiles): PlannedAttempt {
  let left: PlannedFiles | null = planned;
  const { view, area, close } = planned.inspection;
  const staged = planned.settled?.staged ?? null;
  return {
    plan: planned.plan,
    commits: {
      commit: view.commit,
      ...(Object.keys(view.nested).length === 0 ? {} : { nested: view.nested }),
    },
    roots: rootPlaces(area.roots),
    prepare: (told) => {
      if (left === null) throw new Error('the files are prepared once');
      const { inspection, settled, writes, keeps } = left;
      left = null;
      return refusing(() => prepare({ ...told, inspection, settled, writes, keeps }));
    },
    close: () => {
      staged?.close();
      close();
    },
  };
}
