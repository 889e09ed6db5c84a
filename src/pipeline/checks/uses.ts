/** Checks what a step's expressions speak of: inputs, and steps that have ended before it. */
import type { Key, Use } from '../../expressions/expressions.ts';
import type { Findings } from '../../text/findings.ts';
import { didYouMean, idsHint, nearestTo } from '../../text/nearest.ts';
import type { Ancestors } from '../ancestors.ts';
import { isBackground } from '../background.ts';
import type { Draft } from '../entries.ts';
import type { Ids } from '../ids.ts';
import { needsWritten, type Order } from '../order.ts';
import { namedKey, type PlacedUse } from './at-site.ts';
import { asInput } from './workflow-words.ts';

/** What is known of the file when its expressions are checked. */
export interface Known {
  readonly findings: Findings;
  /** The names of the inputs as declared, by their lower case. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly drafts: readonly Draft[];
  readonly ids: Ids;
  readonly order: Order;
  /** Null where steps wait for each other, so that nothing can be said. */
  readonly ancestors: Ancestors | null;
}

type Named = Key & { readonly name: string };

const OF_STEPS = ['outputs', 'outcome', 'conclusion'];
const OF_NEEDS = ['result', 'outputs'];
const OF_RUN = ['id', 'attempt', 'resumed'];

/** Checks one use; the draft is null for the pipeline's own `env`. */
export function checkUse(placed: PlacedUse, draft: Draft | null, known: Known): void {
  const { use } = placed;
  const key = namedKey(use, 0);
  if (use.context === 'inputs' && key !== null) checkInput(key, placed, known);
  if (use.context === 'run' && key !== null)
    checkProperty(key, { placed, owner: 'run', allowed: OF_RUN, known });
  if (draft === null) return;
  if (use.context === 'matrix' || use.context === 'strategy') checkMatrix(draft, placed, known);
  if (use.context === 'steps' || use.context === 'needs') {
    if (key !== null) checkStep(key, { placed, draft, known });
    const property = namedKey(use, 1);
    const allowed = use.context === 'steps' ? OF_STEPS : OF_NEEDS;
    const owner = `${use.context}.${key?.name ?? '*'}`;
    if (property !== null) checkProperty(property, { placed, owner, allowed, known });
    if (key !== null && property?.name.toLowerCase() === 'outputs') checkOutputs(key, placed, known);
  }
}

function checkInput(key: Named, placed: PlacedUse, { inputs, findings }: Known): void {
  if (inputs.has(key.name.toLowerCase())) return;
  const message = `there is no input "${key.name}"${didYouMean(key.name, inputs.values())}`;
  const hint = `declare it at the top of the file: "inputs: { ${key.name}: {} }"`;
  findings.add({ code: 'unknown-input', message, hint, at: placed.spotOf(key) });
}

interface Property {
  readonly placed: PlacedUse;
  readonly owner: string;
  readonly allowed: readonly string[];
  readonly known: Known;
}

function checkProperty(key: Named, { placed, owner, allowed, known }: Property): void {
  if (allowed.includes(key.name.toLowerCase())) return;
  const message = `"${owner}" has no "${key.name}"${didYouMean(key.name, allowed)}`;
  const hint = `it has ${allowed.join(', ')}`;
  known.findings.add({ code: 'unknown-property', message, hint, at: placed.spotOf(key) });
}

function checkMatrix(draft: Draft, { use, spotOf, site }: PlacedUse, { findings }: Known): void {
  if (draft.node.entries.has('strategy') || site.label === '"strategy"') return;
  const message = `the "${use.context}" of the workflow's job is not seen here`;
  const hint = `its value comes in as an input: ${inputFor(use)}`;
  findings.add({ code: 'no-matrix', message, hint, at: spotOf(use) });
}

/** How what a use speaks of comes in from the workflow: under the last of its names. */
function inputFor(use: Use): string {
  const names = use.keys.map(({ name }) => name ?? '');
  const odd = names.findIndex((name) => !/^[A-Za-z_][\w-]*$/.test(name));
  const plain = odd < 0 ? names : names.slice(0, odd);
  return asInput(plain.at(-1) ?? 'NAME', [use.context, ...plain].join('.'));
}

/** What a service sets does not come back with a resume, which may not start it. */
function checkOutputs(key: Named, placed: PlacedUse, { ids, order, findings }: Known): void {
  const index = ids.find(key.name);
  if (index === undefined || !order.services.has(index)) return;
  const message = `"${key.name}" is a service, and what it sets is there for no other step`;
  const hint = `let it end, and put "wait: ${key.name}" above; or write a file`;
  findings.add({ code: 'service-outputs', message, hint, at: placed.spotOf(key) });
}

interface Mention {
  readonly placed: PlacedUse;
  readonly draft: Draft;
  readonly known: Known;
}

function checkStep(key: Named, { placed, draft, known }: Mention): void {
  const { ids, drafts, findings } = known;
  const index = ids.find(key.name);
  const other = index === undefined ? undefined : drafts[index];
  const refuse = (code: string, message: string, hint: string) =>
    findings.add({ code, message, hint, at: placed.spotOf(key) });
  if (other === undefined) {
    const message = `there is no step "${key.name}"${didYouMean(key.name, ids.names)}`;
    refuse('unknown-step', message, unknownStepHint(key, placed.use, ids));
  } else if (other === draft) {
    const message = `the step "${key.name}" speaks of its own results, which it does not have yet`;
    const hint = 'use a step that ends before it';
    refuse(
      'step-not-before',
      message,
      placed.use.context === 'needs' ? `${hint}; ${ofWorkflow(key, placed.use)}` : hint,
    );
  } else if (draft.section === 'steps' && other.section === 'finally') {
    const message = `the step "${key.name}" is in "finally", which runs when all steps have ended`;
    refuse('step-not-before', message, 'use a step that ends before this one');
  } else if (other.section === draft.section) checkBefore(key, other, { placed, draft, known });
}

/** Whether the start of another step is all that a step waits for. */
function isStarted(draft: Draft, other: Draft, { needs, started }: Order): boolean {
  return started.get(needs[draft.index] ?? [])?.has(other.index) === true;
}

/** What is near may be meant; anything else may come from the workflow that the step was pasted from. */
function unknownStepHint({ name }: Named, use: Use, ids: Ids): string {
  const isNear = nearestTo(name, ids.names) !== null;
  // A step is a step, but `needs` of a workflow speaks of jobs.
  if (isNear && use.context !== 'needs') return idsHint(ids.names);
  return isNear ? `${idsHint(ids.names)}; ${ofWorkflow({ name }, use)}` : ofWorkflow({ name }, use);
}

function ofWorkflow({ name }: Pick<Named, 'name'>, use: Use): string {
  const what = use.context === 'needs' ? 'a job' : 'a step';
  return `if "${name}" is ${what} of the workflow, its value comes in as an input: ${inputFor(use)}`;
}

function checkBefore(key: Named, other: Draft, { placed, draft, known }: Mention): void {
  const { ids, order, ancestors, findings } = known;
  const direct = placed.use.context === 'needs' && needsWritten(draft);
  const before = direct
    ? (order.needs[draft.index] ?? []).includes(other.index) && !isStarted(draft, other, order)
    : ancestors === null || ancestors.has(draft.index, other.index);
  if (before) return;
  const [id, name] = [ids.name(draft.index), ids.name(other.index)];
  if (isBackground(other)) {
    const message = `"${name}" runs in the background, and may not have ended when "${id}" starts`;
    const hint = order.services.has(other.index)
      ? 'a service has a result after its "cancel" alone'
      : `put "wait: ${name}" above "${id}", and leave "needs" out there`;
    findings.add({ code: 'step-not-before', message, hint, at: placed.spotOf(key) });
    return;
  }
  const message = direct
    ? `"needs.${key.name}" is used, but "${name}" is not in the "needs" of "${id}"`
    : `"${id}" does not wait for "${name}", which may not have run yet`;
  const hint = needsWritten(draft)
    ? `add "${name}" to the "needs" of "${id}"`
    : `give "${id}" a "needs" that names "${name}", or move it below "${name}"`;
  findings.add({ code: 'step-not-before', message, hint, at: placed.spotOf(key) });
}
