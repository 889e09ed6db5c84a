/** What is said of a run that was brought here, and what a person does next. */
import type { Brought } from '../fetch/from-github.ts';
import type { Source } from '../fetch/source.ts';
import type { TakenIn } from '../fetch/take-in.ts';
import { hasCommit, surroundings } from '../launch/git.ts';
import { isInWorkflow } from '../record/in-workflow.ts';
import { isDone, type Run } from '../record/run.ts';
import { formatBytes } from '../report/tables.ts';
import { placed } from '../report/talk.ts';
import { locationOf, type Options, placeOf } from './options.ts';
import { warnAll } from './warn.ts';
import type { World } from './world.ts';

export interface Fetched {
  readonly source: Source;
  readonly brought: Brought;
  readonly taken: TakenIn;
}

/** Says what came, what of it is lost, and the commands that come next. */
export async function reportFetched(world: World, options: Options, fetched: Fetched): Promise<void> {
  const { brought, taken } = fetched;
  const value = dataOf(fetched);
  if (options.output === 'json') world.output.data(`${JSON.stringify(value, null, 2)}\n`);
  else if (options.output === 'ndjson') world.output.data(`${JSON.stringify(value)}\n`);
  else if (options.quiet !== true) world.output.data(textOf(value));
  warnAll(world, [...brought.missing, ...lostIn(taken), ...atWork(fetched)]);
  if (options.quiet === true) return;
  const place = placeOf(locationOf(world, options, null), options);
  for (const line of await nextOf(world, options, taken.run)) world.output.talk(placed(`  ${line}\n`, place));
}

function dataOf({ brought, taken: { run, how, bytes, costs, isGitLost } }: Fetched) {
  const steps = run.steps.filter((step) => step.section === 'steps');
  return {
    run_id: run.run_id,
    status: run.status,
    job: brought.job,
    commit: run.source.commit,
    steps_completed: steps.filter(isDone).length,
    steps_total: steps.length,
    bytes,
    is: how,
    missing: brought.missing,
    whole: costs === null && !isGitLost,
    lost: costs === null ? [] : [...costs.steps, ...costs.lost],
  };
}

const IS: Readonly<Record<TakenIn['how'], string>> = {
  new: 'is here now',
  newer: 'is here now',
  mended: 'was here already, and has now what it lacked',
  there: 'was here already',
};

function textOf(value: ReturnType<typeof dataOf>): string {
  const { run_id, status, job, steps_completed: done, steps_total: all, bytes } = value;
  const of = job === '' ? '' : ` of the job ${job}`;
  const verified = value.whole ? 'all verified' : 'not all whole';
  return `${run_id}${of} ${IS[value.is]}: ${status}, ${done} of ${all} steps completed, ${formatBytes(bytes)}, ${verified}\n`;
}

/** What of the run is not in the store. */
function lostIn({ costs, isGitLost }: TakenIn): readonly string[] {
  const git =
    'the files that git held are damaged, or there is no git here: work in a clone of the repository';
  if (costs === null) return isGitLost ? [git] : [];
  const again = costs.steps.length === 0 ? '' : `; these steps run again: ${costs.steps.join(', ')}`;
  const others = costs.lost.map((what) => `; lost: ${what}`).join('');
  const files = `some files are damaged or gone${again}${others}. To mend them, fetch a whole copy`;
  return isGitLost ? [files, git] : [files];
}

/** The record does not tell whether the job, or a re-run of it, is at work: it says what was saved last. */
function atWork({ source, brought: { workflow }, taken: { run } }: Fetched): readonly string[] {
  const isOver = workflow === null || workflow === 'completed' || run.status === 'completed';
  if (isOver || source.kind !== 'run') return [];
  return [
    `workflow run ${source.run} has not ended (${workflow}): if its job still works on ${run.run_id}, wait for the end, and fetch it again`,
  ];
}

async function nextOf(world: World, options: Options, run: Run): Promise<readonly string[]> {
  const { run_id } = run;
  const files = `restore it with:  savepoint restore ${run_id} --to DIR`;
  if (run.status === 'completed') return [files];
  if (isInWorkflow(run))
    return ['its steps stay in the workflow: only a re-run of the job goes on with them', files];
  const secrets = run.secrets.map((name) => ` --secret ${name}`).join('');
  return [
    ...(await whereOf(world, options, run)),
    `see what runs with:  savepoint plan --run ${run_id}`,
    `go on with:  savepoint resume ${run_id}${secrets}`,
  ];
}

/** How a person comes to a checkout of the run's commit; nothing where it is one. */
async function whereOf(world: World, options: Options, run: Run): Promise<readonly string[]> {
  const { workspace } = locationOf(world, options, null);
  const env = { ...world.machine.env, GITHUB_ACTIONS: undefined };
  const here = (await surroundings(workspace, env)).source.commit;
  const { commit } = run.source;
  if (commit === null || here === commit) return [];
  if (here === null) return [`it is of the commit ${commit}: go on in a checkout of it`];
  // That of a pull request is on no branch.
  const bring = (await hasCommit(commit, { workspace, env })) ? '' : `git fetch origin ${commit}, then `;
  return [`it is of another commit than this checkout: ${bring}git checkout ${commit}`];
}
