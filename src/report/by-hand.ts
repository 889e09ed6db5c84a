/** How a person starts a workflow by hand that is to go on with a run, in plain sentences. Pure. */
import type { Run } from '../record/run.ts';
import { andOf } from '../words/some.ts';
import { plainText, shortened } from './text.ts';

/** `inputs-missing`: it has a `workflow_dispatch`, without them; `unknown`: the workflow's file is not here. */
export type ByHand = 'ready' | 'inputs-missing' | 'not-at-all' | 'unknown';

/** How a person lets a step run that asks, or takes it as done. @param named the step that runs again: that one, or the one that sets what it needs */
export function runOrDone(going: Started, id: string, named = id): string {
  const again = letRun(going, named);
  // Of steps that stay in the workflow none is taken as done.
  if (named !== id || going.run.key !== undefined) return again;
  const [marks, runs] = [inputOf(going, 'mark'), inputOf(going, 'from-step')];
  return `${again}; to take it as done, with ${marks}: ${id} instead of ${runs}`;
}

/** How a person lets a step run that asks. */
export function letRun(going: Started, step: string): string {
  return `To let it run, ${startedByHand(going, step)}`;
}

/** The input of the workflow, or of the action where nobody can start the workflow by hand. */
export function inputOf({ run }: Started, input: 'from-step' | 'approve' | 'reject' | 'mark'): string {
  return isOfPull(run) ? input : `savepoint-${input}`;
}

function isOfPull({ source: { ref } }: Started['run']): boolean {
  return ref?.startsWith('refs/pull/') === true;
}

export interface Started {
  readonly run: Pick<Run, 'run_id' | 'source' | 'inputs' | 'key'>;
  /** Whether the workflow can be started by hand with the inputs that name a run and a step. */
  readonly byHand: ByHand;
  /** The same of the inputs that name a run and a gate. */
  readonly answerByHand?: ByHand;
}

const ADD: Readonly<Record<ByHand, string>> = {
  ready: '',
  unknown: '',
  'inputs-missing': 'add these inputs to `workflow_dispatch` in the workflow file (docs/action.md), then ',
  'not-at-all':
    'add `workflow_dispatch` with these inputs to `on:` in the workflow file (docs/action.md), then ',
};

/** Only the same branch sees the run; the ref of a pull request can be started by a push alone. */
export function startedByHand(
  { run, byHand, answerByHand = byHand }: Started,
  step: string,
  input: 'from-step' | 'approve' = 'from-step',
): string {
  const { run_id, source, inputs } = run;
  const { ref } = source;
  if (isOfPull(run))
    return `push a commit to the pull request that gives the action run-id: ${run_id} and ${input}: ${step}`;
  const where = ref === null ? '' : ` on ${ref.replace(/^refs\/(heads|tags)\//, '')}`;
  const add = ADD[input === 'approve' ? answerByHand : byHand];
  return `${add}start the workflow by hand (workflow_dispatch)${where} with the inputs savepoint-run: ${run_id} and savepoint-${input}: ${step}${asBefore(inputs)}`;
}

/** A workflow that is started by hand fills in its defaults, and the run would go on with these. */
function asBefore(inputs: Run['inputs']): string {
  const all = Object.entries(inputs).map(
    ([name, value]) => `${name}: ${shortened(plainText(`${value}`), 60)}`,
  );
  return all.length === 0 ? '' : `, and with ${andOf(all, 10)} as before`;
}
