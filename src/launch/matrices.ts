/** The pipeline with its matrices written out, for one run. */
import { expandMatrices, type Known } from '../pipeline/expand.ts';
import type { Pipeline } from '../pipeline/model.ts';
import { Masks } from '../shell/masks.ts';
import { Refusal } from './refusal.ts';

/**
 * Each leg of a matrix as a step of its own. @throws Refusal exit 2 where a matrix cannot be evaluated, or holds a secret: its values are
 * kept in the record
 */
export async function withLegs(
  pipeline: Pipeline,
  known: Known,
  secrets: Readonly<Record<string, string>>,
): Promise<Pipeline> {
  const expanded = await expandMatrices(pipeline, known);
  if (!expanded.ok) throw new Refusal(2, `${pipeline.path} cannot be run`, { problems: expanded.problems });
  for (const [name, secret] of Object.entries(secrets)) {
    const masks = new Masks();
    masks.add(secret);
    for (const { leg } of [...expanded.value.steps, ...expanded.value.finally])
      if (leg !== null && masks.hides(JSON.stringify(leg.matrix)))
        throw new Refusal(
          2,
          `the matrix of ${leg.of} contains the secret ${name}, and its values are kept in the record`,
          { hint: `leave it out, and use \${{ secrets.${name} }} in the step` },
        );
  }
  return expanded.value;
}
