/** Steps that have probably been renamed: one is new, and one that is gone had the same definition. Pure. */
import type { StepDefinition } from '../record/decisions.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { recordsOf } from './judge.ts';

export interface Former {
  /** The id that the file had. */
  readonly id: string;
  readonly record: StepRecord;
}

/** By the ids of new steps, the steps that they may have been. */
export function renamedIn(
  definition: readonly StepDefinition[],
  record: Run | null,
): ReadonlyMap<string, Former> {
  const records = recordsOf(record);
  const ids = new Set(definition.map(({ id }) => id));
  const gone = [...records.values()].filter(({ id }) => !ids.has(id));
  // One that was cut off has no completion.
  const last = new Map(record?.definition.map(({ id, digest }) => [id, digest]));
  const byDefinition = Map.groupBy(gone, ({ id, completion }) => completion?.definition ?? last.get(id));
  const renamed = new Map<string, Former>();
  for (const step of gone.length === 0 ? [] : definition) {
    const own = records.get(step.id);
    if (step.section === 'finally' || own?.started === true || own?.completion) continue;
    const former = byDefinition.get(step.digest)?.shift();
    if (former !== undefined) renamed.set(step.id, { id: writtenId(former.id, step), record: former });
  }
  return renamed;
}

/** The id of a leg ends with its values, which are those of the new leg. */
function writtenId(former: string, { id, of = id }: StepDefinition): string {
  return former.slice(0, former.length - (id.length - of.length));
}
