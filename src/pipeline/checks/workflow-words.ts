/** Words of a GitHub workflow that do not belong in a pipeline, and where they belong instead. */

const JOB = 'it stays in the workflow, in the job that uses Savepoint';

const IN_PIPELINE: Readonly<Record<string, string>> = {
  on: 'what starts a run stays in the workflow that uses Savepoint',
  jobs: 'a pipeline is what one job does: put the steps of a job under "steps" and leave the rest in the workflow',
  permissions: JOB,
  concurrency: JOB,
  'run-name': 'it stays in the workflow; a pipeline has "name"',
  'runs-on': JOB,
  services: `${JOB}; the steps can reach it from here`,
  container: JOB,
  environment: JOB,
  outputs: 'the outputs of all steps are in the output "outputs" of the action',
  secrets: 'name them in the input "secrets" of the action, or with --secret',
  strategy: `${JOB}; the pipeline gets its values as inputs`,
  needs: 'jobs wait for each other in the workflow; "needs" here belongs to a step',
  if: 'a condition belongs to a step here, or to the job in the workflow',
  uses: 'such a step stays in the workflow, before Savepoint',
  runs: 'this is a file of an action; put the steps below "runs" under "steps"',
  shell: 'put it under "defaults", as "run: { shell: ... }"',
  'working-directory': 'put it under "defaults", as "run: { working-directory: ... }"',
  'timeout-minutes': 'put it under "defaults", for every step, or into a step',
  retries: 'put it under "defaults", for every step, or into a step',
  'continue-on-error': 'put it under "defaults", for every step, or into a step',
  rerun: 'put it under "defaults", for every step, or into a step',
  keep: 'put it into a step',
};

const IN_STEP: Readonly<Record<string, string>> = {
  uses: 'steps with "uses" stay in the workflow, before the step that uses Savepoint',
  with: 'steps with "uses" and "with" stay in the workflow, before the step that uses Savepoint',
  'runs-on': JOB,
  services: `${JOB}; the steps can reach it from here`,
  container: JOB,
  environment: JOB,
  permissions: JOB,
  concurrency: JOB,
  outputs: 'a step sets outputs by writing name=value lines to $GITHUB_OUTPUT',
  secrets: 'name them in the input "secrets" of the action, or with --secret, and use ${{ secrets.NAME }}',
  steps: 'use "parallel" for steps side by side, or write the steps out',
  jobs: 'a pipeline has steps, no jobs',
  defaults: '"defaults" belongs at the top of the file',
  'fail-fast': 'put it at the top of the file',
  'max-parallel': 'put it at the top of the file',
  'timeout-seconds': 'use "timeout-minutes"; it may be a fraction such as 0.5',
};

const CONTEXTS: Readonly<Record<string, string>> = {
  vars: 'pass the value in as an input: "inputs" of the action, or --input',
  job: 'it stays in the workflow; pass what you need in as an input',
  jobs: 'it stays in the workflow; use "steps.ID.outputs.NAME" for what a step left',
};

/** Where a workflow's word belongs, as a sentence; null for words that are not a workflow's. */
export function workflowWord(level: 'pipeline' | 'step', word: string): string | null {
  return own(level === 'pipeline' ? IN_PIPELINE : IN_STEP, word);
}

/** What to use instead of a context that only a workflow has, as a sentence; null for all other names. */
export function workflowContext(name: string): string | null {
  return own(CONTEXTS, name);
}

/** How a value that the workflow has comes into the pipeline. @param expression as it is written in the workflow */
export function asInput(name: string, expression: string): string {
  return `declare "inputs: { ${name}: {} }" at the top of the file, give the action "inputs: ${name}=\${{ ${expression} }}", and use inputs.${name} here`;
}

function own(words: Readonly<Record<string, string>>, word: string): string | null {
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}
