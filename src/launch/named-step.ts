/** The step of a run that a person names. */
import { meantIds } from '../record/meant-step.ts';
import { type Run, type StepRecord, stepOf } from '../record/run.ts';
import { nearestTo } from '../text/nearest.ts';
import { shellWord } from '../words/shell-word.ts';
import { andOf } from '../words/some.ts';
import { Refusal } from './refusal.ts';

/** A step of a run by its id or number. @throws Refusal exit 2 when the run has none such, or several legs */
export function namedStep(run: Run, wanted: string): StepRecord {
  const [id = '', ...others] = meantIds(run.definition, wanted);
  if (others.length > 0)
    throw new Refusal(2, `${wanted} is the ${others.length + 1} legs ${andOf([id, ...others], 10)}`, {
      hint: `name one of them: ${shellWord(id)}`,
    });
  const step = stepOf(run, id);
  if (step !== undefined) return step;
  const ids = run.steps.map((each) => each.id);
  const near = nearestTo(wanted, ids);
  throw new Refusal(2, `${run.run_id} has no step ${wanted}`, {
    hint: near === null ? `its steps: ${andOf(ids, 10)}` : `did you mean ${near}?`,
  });
}
