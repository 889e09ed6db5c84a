/** What the steps in the background that a step depends on were started from. Pure. */
import type { Pipeline, Step } from '../pipeline/model.ts';
import { mentionedInputs } from '../plan/definition.ts';
import { endNeeds, startsOf } from '../plan/services.ts';
import type { Start } from '../record/decisions.ts';
import type { Run } from '../record/run.ts';
import type { Masks } from '../shell/port.ts';
import { outsideFor } from './context.ts';
import { basisOf } from './outcome.ts';
import type { Setting } from './ports.ts';

/** By id, what a completion of a step notes of them. */
export function startsFor(
  step: Step,
  run: Run,
  known: {
    readonly pipeline: Pipeline;
    readonly setting: Pick<Setting, 'inputs' | 'outside' | 'env'>;
    readonly masks: Masks;
  },
): Readonly<Record<string, Start>> {
  if (!known.pipeline.steps.some(({ background }) => background !== null)) return {};
  const definitions = new Map(run.definition.map((entry) => [entry.id, entry]));
  const records = new Map(run.steps.map((record) => [record.id, record]));
  const started = known.pipeline.steps.filter(({ id }) => startsOf(step.id, definitions).has(id));
  const entries = started.map((each): [string, Start] => {
    const env = outsideFor(each, run, known);
    const needs = endNeeds(each.id, definitions).map((id) => [id, basisOf(records.get(id))]);
    return [
      each.id,
      {
        definition: definitions.get(each.id)?.digest ?? '',
        inputs: mentionedInputs(each, known.setting.inputs),
        needs: Object.fromEntries(needs),
        ...(Object.keys(env).length === 0 ? {} : { env }),
      },
    ];
  });
  return Object.fromEntries(entries);
}
