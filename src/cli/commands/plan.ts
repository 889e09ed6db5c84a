/** `savepoint plan`: what would run, and why. */
import { namesOf } from '../../files/capture.ts';
import { staleLines } from '../../files/stale.ts';
import { differing, stepsOf } from '../../files/told.ts';
import { leftOutLines } from '../../files/warnings.ts';
import { chooseRun, type OtherRun, otherRun } from '../../launch/choose-run.ts';
import { planFor, resolveChoice } from '../../launch/choose-step.ts';
import { type Surroundings, surroundings } from '../../launch/git.ts';
import { HIDDEN_VARIABLES, inherited } from '../../launch/go-request.ts';
import { givenSecrets, inputsOf } from '../../launch/inputs.ts';
import { loadPipeline } from '../../launch/load-pipeline.ts';
import { folderOf, type Located } from '../../launch/locate.ts';
import { withLegs } from '../../launch/matrices.ts';
import { filesSetting, mustHavePlace, planFiles } from '../../launch/plan-files.ts';
import { mustHaveFiles } from '../../launch/removed-files.ts';
import { type Absent, absentHere, notHere, type ThisMachine } from '../../launch/this-machine.ts';
import type { Inputs, Pipeline, Step } from '../../pipeline/model.ts';
import { allSteps } from '../../pipeline/model.ts';
import { decisionsOf, nothingToDo, withFinally } from '../../plan/made.ts';
import { outsideOf } from '../../plan/outside.ts';
import type { Choice, Plan } from '../../plan/request.ts';
import { isUnfinished } from '../../record/listing.ts';
import { isRejected, type Run } from '../../record/run.ts';
import { whySetAside } from '../../report/edits.ts';
import { formatMermaid } from '../../report/mermaid.ts';
import { describeReason } from '../../report/reasons.ts';
import { formatTable } from '../../report/tables.ts';
import { describeDiffering, somePaths } from '../../report/talk.ts';
import { NO_RUNS } from '../../store/port.ts';
import {
  givenInputs,
  isEdited,
  locationOf,
  type Options,
  runChoice,
  stepChoice,
  storeIfAny,
} from '../options.ts';
import { pipelineFile } from '../pipeline-file.ts';
import { screenOn } from '../screen.ts';
import { Ticker } from '../ticker.ts';
import { warnAll } from '../warn.ts';
import { isOnCi, type World } from '../world.ts';

/** Decides what `run` with the same options would do, by the same code, and writes nothing. */
export async function showPlan(world: World, options: Options, [name]: readonly string[]): Promise<number> {
  const located = locationOf(world, options, name ?? null);
  const { workspace } = located;
  const file = await pipelineFile(world, options, { located, name: name ?? null });
  const read = loadPipeline(file);
  const given = givenInputs(options);
  const listing = storeIfAny(world, located)?.list() ?? NO_RUNS;
  warnAll(world, listing.warnings);
  const runs = listing.runs.map((each) => each.run);
  const again = stepChoice(options) !== null || isEdited(options);
  const wanted = { pipeline: read, workspace, folder: folderOf(located), inputs: given, again };
  const record = chooseRun(runs, runChoice(options), wanted);
  const isHeld = listing.runs.some(({ run, held }) => held && run.run_id === record?.run_id);
  if (isHeld) warnAll(world, [`${record?.run_id} is running: this is what would run if it stopped now`]);
  const inputs = inputsOf(read, record, given);
  const around = await surroundings(workspace, world.machine.env);
  const known = { inputs, github: around.github, env: inherited(world.machine.env, HIDDEN_VARIABLES) };
  const pipeline = await withLegs(read, known, {});
  const choice = resolveChoice(pipeline, stepChoice(options));
  const made = await planHere(world, options, {
    located,
    pipeline,
    record,
    choice,
    inputs,
    around,
    other: otherRun(runs, runChoice(options), wanted),
  });
  print(world, options, { pipeline, record, made });
  return 0;
}

interface Wanted {
  readonly located: Located;
  readonly pipeline: Pipeline;
  readonly record: Run | null;
  readonly choice: Choice;
  readonly inputs: Inputs;
  readonly around: Surroundings;
  readonly other: OtherRun | null;
}

/** The plan, with the files as they are now. A new run has nothing to bring back. */
async function planHere(world: World, options: Options, wanted: Wanted): Promise<Plan> {
  const { located, pipeline, record, choice, inputs, around, other } = wanted;
  const edited = isEdited(options);
  const { env, temp, home, host } = world.machine;
  const store = storeIfAny(world, located);
  const place = {
    ...{ pipeline, apart: [], temp, home, host, env },
    workspace: located.workspace,
    store: store?.path ?? located.store,
    person: !isOnCi(world),
    // Nothing is written here, and what is seen is not kept.
    now: Date.now,
    warn: (message: string) => warnAll(world, [message]),
    signal: new AbortController().signal,
  };
  if (record === null && choice.kind === 'all') {
    await mustHavePlace(filesSetting({ ...place, commit: null, progress: () => {} }));
    return planFor({ pipeline, inputs, record, choice, edited, files: null, writes: new Map() });
  }
  if (store !== null && record !== null) mustHaveFiles(store, record);
  const absent = absentHere(pipeline, record, { env, host, workspace: located.workspace, home, temp });
  if (record !== null) warnAll(world, lacking({ record, at: place, absent }));
  const ticker = new Ticker(await screenOn(world.output), options, world.output);
  const { plan, inspection, settled } = await planFiles({
    purpose: 'to-show',
    pipeline,
    inputs,
    record,
    choice,
    edited,
    other,
    setting: filesSetting({
      ...place,
      commit: around.source.commit,
      progress: (doing, files, bytes) => ticker.say(`${doing} files`, `${files}`, bytes),
    }),
    packs: record === null ? '' : (store?.packsPath(record.run_id) ?? ''),
    surroundings: around,
    outside: outsideOf(env, { workspace: located.workspace, home, temp }),
    absent,
    history: 'whole',
    whenDone: 'nothing-to-do',
  }).finally(() => ticker.stop());
  inspection.close();
  if (record !== null && nothingToDo(record, plan, choice)) return withFinally(plan, record);
  if (settled === null) return plan;
  const { start, undone } = settled;
  const differs = differing(start);
  if (differs !== null) world.output.talk(`savepoint: ${describeDiffering(differs)}\n`);
  if (undone.length > 0) {
    const again = (step: string) =>
      plan.steps.some(({ id, decision }) => id === step && decision !== 'reuse');
    const why = whySetAside(stepsOf(undone, settled), again);
    const paths = somePaths({ paths: namesOf(undone), files: undone.length });
    world.output.talk(`savepoint: would be removed or set back in this folder${why}: ${paths}\n`);
  }
  const lacks = plan.steps.flatMap(({ id, decision }) => {
    const line = decision === 'reuse' ? absent.lacks.get(id) : undefined;
    return line === undefined ? [] : [`${id} ${line}`];
  });
  warnAll(world, [...staleLines(plan, start), ...leftOutLines(start.leftOut), ...lacks]);
  return plan;
}

interface Lacking {
  readonly record: Run;
  readonly at: ThisMachine;
  readonly absent: Absent;
}

/** What the run had elsewhere, and does not find here: secrets, a runner's folders, its system. */
function lacking({ record, at, absent }: Lacking): readonly string[] {
  if (!isUnfinished(record)) return [];
  const { secrets } = record;
  const give = secrets.map((name) => ` --secret ${name}`).join('');
  const needs = secrets.length === 0 ? [] : [`${givenSecrets(record, secrets)}: a resume needs${give}`];
  return [...needs, ...notHere(record, at, absent.installs.keys())];
}

interface Shown {
  readonly pipeline: Pipeline;
  readonly record: Run | null;
  readonly made: Plan;
}

function print(world: World, options: Options, shown: Shown): void {
  const { output } = world;
  switch (options.output) {
    case 'mermaid':
      output.data(formatMermaid(shown.made));
      return;
    case 'json':
      output.data(`${JSON.stringify(planJson(shown), null, 2)}\n`);
      return;
    case 'ndjson':
      output.data(
        planJson(shown)
          .steps.map((step) => `${JSON.stringify(step)}\n`)
          .join(''),
      );
      return;
    case 'table':
      printTable(world, options, shown);
  }
}

function printTable(world: World, options: Options, { pipeline, record, made }: Shown): void {
  if (options.quiet !== true) {
    world.output.talk(`${pipeline.name}: ${whatItIs({ record, made })}\n`);
  }
  const steps = new Map(allSteps(pipeline).map((step) => [step.id, step]));
  const rows = decisionsOf(made, pipeline).map((each) => [
    `${steps.get(each.step)?.number ?? ''}`,
    each.step,
    each.decision,
    namesOfNeeds(steps.get(each.step), steps),
    describeReason(each.reason),
  ]);
  world.output.data(formatTable([['#', 'STEP', 'DOES', 'AFTER', 'WHY'], ...rows]));
}

/** The legs of a matrix by the id of their step, where all of them are meant. */
function namesOfNeeds(step: Step | undefined, steps: ReadonlyMap<string, Step>): string {
  const { needs = [], started = [] } = step ?? {};
  const groups = Map.groupBy(needs, (id) => steps.get(id)?.leg?.of ?? id);
  const names = [...groups].flatMap(([of, ids]) =>
    ids.length === steps.get(ids[0] ?? '')?.leg?.total ? [of] : ids,
  );
  const isStart = (name: string) => started.some((id) => id === name || steps.get(id)?.leg?.of === name);
  return names.map((name) => (isStart(name) ? `${name} (its start)` : name)).join(', ');
}

function whatItIs({ record, made }: Pick<Shown, 'record' | 'made'>): string {
  if (record === null) return 'a new run';
  const isDone = made.steps.every(({ decision }) => decision === 'reuse');
  if (isDone) return `${record.run_id} is completed: there is nothing to do`;
  return isRejected(record)
    ? `${record.run_id} was rejected: only --from-step goes on with it`
    : `goes on with ${record.run_id} (${record.status})`;
}

function planJson({ pipeline, record, made }: Shown) {
  const steps = new Map(allSteps(pipeline).map((step) => [step.id, step]));
  return {
    pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
    run_id: record?.run_id ?? null,
    attempt: (record?.attempt ?? 0) + 1,
    steps: decisionsOf(made, pipeline).map((each) => ({
      number: steps.get(each.step)?.number,
      id: each.step,
      name: steps.get(each.step)?.name,
      section: steps.get(each.step)?.section,
      needs: steps.get(each.step)?.needs,
      started: steps.get(each.step)?.started,
      background: steps.get(each.step)?.background?.kind ?? null,
      decision: each.decision,
      reason: each.reason,
      explanation: describeReason(each.reason),
    })),
  };
}
