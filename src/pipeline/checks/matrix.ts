/** Checks what a matrix says before its inputs are known. */
import type { Value } from '../../expressions/value.ts';
import type { Findings } from '../../text/findings.ts';
import { member } from '../../text/tree.ts';
import type { Draft } from '../entries.ts';
import { combinationsOf } from '../matrix.ts';
import type { PlacedUse } from './at-site.ts';
import { keyName } from './at-site.ts';
import { deepScalars } from './sites.ts';

/** What is wrong with the combinations of a matrix that holds no expression. */
export function checkMatrix({ node }: Draft, findings: Findings): void {
  const matrix = member(member(node, 'strategy'), 'matrix');
  if (matrix?.kind !== 'map') return;
  if (deepScalars(matrix).some(({ value }) => typeof value === 'string' && value.includes('${{'))) return;
  const combined = combinationsOf(matrix.data as Value);
  if (combined.ok) return;
  findings.add({ code: 'bad-matrix', message: combined.message, hint: combined.hint, at: matrix });
}

const KNOWN_BEFORE = ['github', 'env', 'inputs'];

/** A matrix is known before the run, and the pipeline's variables that it speaks of must be, too. */
export function checkMatrixUses(
  uses: readonly PlacedUse[],
  variables: ReadonlyMap<string, readonly PlacedUse[]>,
  findings: Findings,
): void {
  for (const { use, site, spotOf } of uses) {
    if (site.key !== 'strategy' || use.context !== 'env') continue;
    const named = keyName(use, 0);
    for (const [name, own] of variables) {
      const late = own.find((each) => !KNOWN_BEFORE.includes(each.use.context))?.use.context;
      if (late === undefined || (named !== null && named !== name)) continue;
      const message = `a matrix cannot take "env.${name}", which is made of "${late}"`;
      const hint = `a matrix is known before the run: use ${KNOWN_BEFORE.join(', ')}`;
      findings.add({ code: 'bad-matrix', message, hint, at: spotOf(use) });
    }
  }
}
