/** The inputs and secrets of a run. Pure. */
import { resolveInputs } from '../pipeline/inputs.ts';
import type { Inputs, Pipeline } from '../pipeline/model.ts';
import type { Run } from '../record/run.ts';
import { Masks } from '../shell/masks.ts';
import { Refusal } from './refusal.ts';

/** The inputs of a run that goes on, some replaced; or of a new one. @throws Refusal exit 2 */
export function inputsOf(
  pipeline: Pipeline,
  run: Run | null,
  given: Readonly<Record<string, string>>,
): Inputs {
  const checked = resolveInputs(pipeline.inputs, { ...declaredOf(pipeline, run), ...given });
  if (checked.ok) return checked.value;
  throw new Refusal(2, 'the inputs do not fit the pipeline', { problems: checked.problems });
}

/** The inputs of a run that the pipeline still takes. */
export function declaredOf(pipeline: Pipeline, run: Run | null): Inputs {
  const declared = new Set(pipeline.inputs.map((input) => input.name));
  return Object.fromEntries(Object.entries(run?.inputs ?? {}).filter(([name]) => declared.has(name)));
}

/** Inputs are kept in the record, as they are. @throws Refusal for one that contains a secret, in any form that is masked */
export function mustHoldNoSecret(inputs: Inputs, secrets: Readonly<Record<string, string>>): void {
  for (const [name, secret] of Object.entries(secrets)) {
    const masks = new Masks();
    masks.add(secret);
    const input = Object.entries(inputs).find(([, value]) => masks.hides(`${value}`));
    if (input === undefined) continue;
    throw new Refusal(
      2,
      `the input ${input[0]} contains the secret ${name}, and inputs are kept in the record`,
      {
        hint: `leave it out, and use \${{ secrets.${name} }} in the pipeline`,
      },
    );
  }
}

/** What an attempt was given as a secret the next must be given, too: else it would be empty, and no longer hidden. @throws Refusal */
export function mustHaveSecrets(run: Run, secrets: Readonly<Record<string, string>>): void {
  const missing = run.secrets.filter((name) => !Object.hasOwn(secrets, name));
  if (missing.length === 0) return;
  throw new Refusal(2, givenSecrets(run, missing), {
    hint: `give it again: savepoint resume ${run.run_id}${run.secrets.map((name) => ` --secret ${name}`).join('')}`,
  });
}

/** That a run was given secrets, in words. */
export function givenSecrets({ run_id }: Run, names: readonly string[]): string {
  return `${run_id} was given the ${names.length === 1 ? 'secret' : 'secrets'} ${names.join(', ')}`;
}
