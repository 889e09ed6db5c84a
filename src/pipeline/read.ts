/** A pipeline file: bytes to a Pipeline, or to everything that is wrong with it. */
import { sha256 } from '../digest/digest.ts';
import type { Checked } from '../problem/problem.ts';
import { Findings } from '../text/findings.ts';
import { placeOf as placeIn, readSource, type Spot } from '../text/source.ts';
import type { Node } from '../text/tree.ts';
import { readYaml } from '../text/yaml.ts';
import { Ancestors } from './ancestors.ts';
import { buildPipeline } from './build.ts';
import { checkExpressions } from './checks/expressions.ts';
import { checkMatrix } from './checks/matrix.ts';
import { checkSchema } from './checks/schema-check.ts';
import { checkServices, neverEnding } from './checks/services.ts';
import { sideBySide } from './checks/side-by-side.ts';
import { checkPipelineWords, checkStepWords } from './checks/words.ts';
import { layOut } from './entries.ts';
import { assignIds } from './ids.ts';
import { readInputSpecs } from './input-specs.ts';
import type { Pipeline } from './model.ts';
import { resolveOrder } from './order.ts';

/**
 * Reads and checks a pipeline file; touches no file and runs nothing.
 * @param file `path` as the file is named in messages and records; `bytes`, its content
 * @returns the Pipeline or all Problems, by their places
 */
export function readPipeline(file: { readonly path: string; readonly bytes: Uint8Array }): Checked<Pipeline> {
  const source = readSource(file.path, file.bytes);
  if (!source.ok) return source;
  const findings = new Findings(source.value);
  const root = readYaml(findings);
  const made = root === null || refuseWorkflow(root, findings) ? null : readTree(root, findings);
  if (made === null || findings.any) return { ok: false, problems: findings.problems() };
  return { ok: true, value: { ...made, digest: sha256(file.bytes) } };
}

/** Everything is checked, also where something was wrong before, so that all is said at once. */
function readTree(root: Node, findings: Findings): Omit<Pipeline, 'digest'> | null {
  const { path } = findings.source;
  checkSchema(root, findings);
  const isSchematic = !findings.any;
  checkPipelineWords(root, findings);
  const inputs = readInputSpecs(root, findings);
  const layout = layOut(root, findings);
  const { drafts } = layout;
  for (const draft of drafts) {
    if (isSchematic) checkMatrix(draft, findings);
    checkStepWords(draft, root, findings);
  }
  const ids = assignIds(drafts, findings);
  const order = resolveOrder(layout, ids, findings);
  checkServices(drafts, order.services, { ids, findings });
  const ancestors = order.sequence === null ? null : new Ancestors(order, order.sequence);
  const mentionsOf = checkExpressions(root, {
    findings,
    inputs: new Map(inputs.map(({ name }) => [name.toLowerCase(), name])),
    drafts,
    ids,
    order,
    ancestors,
  });
  if (findings.any || ancestors === null) return null;
  const lineOf = (offset: number) => findings.lineOf(offset);
  const placeOf = (spot: Spot) => placeIn(findings.source, spot);
  const facts = { root, drafts, ids, order, ancestors, inputs, mentionsOf, lineOf, placeOf };
  const built = buildPipeline(facts, path);
  const { source } = findings;
  const shared = sideBySide({ source, layout, ids, order }, built.maxParallel);
  return { ...built, path, warnings: [...shared, ...neverEnding(layout, ids, source)] };
}

/** A whole workflow, or an action, gets one message instead of one for each of its words. */
function refuseWorkflow(root: Node, findings: Findings): boolean {
  if (root.kind !== 'map' || root.entries.has('steps')) return false;
  const jobs = root.entries.get('jobs');
  const runs = root.entries.get('runs');
  const at = (jobs ?? runs)?.key;
  if (at === undefined) return false;
  const [what, hint] =
    jobs === undefined
      ? ['an action', 'put the steps under "runs" into a file of their own, under "steps"']
      : [
          'a whole workflow',
          'put the "run" steps of one job under "steps"; triggers, jobs and "uses" steps stay in the workflow',
        ];
  findings.add({ code: 'workflow', message: `this is ${what}, not a pipeline`, hint, at });
  return true;
}
