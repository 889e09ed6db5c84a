/** `savepoint run` and `savepoint resume`. */

import type { Given } from '../../launch/answers.ts';
import { mustFind, noRun, type RunChoice } from '../../launch/choose-run.ts';
import { EXIT, exitOf, exitOfSignal } from '../../launch/exit.ts';
import { go } from '../../launch/go.ts';
import { AT_ONCE, HIDDEN_VARIABLES } from '../../launch/go-request.ts';
import { folderOf, type Located, type PipelineFile } from '../../launch/locate.ts';
import { systemClock, systemTime } from '../../launch/node-ports.ts';
import { pipelineOf } from '../../launch/pipeline-file.ts';
import { newestRun } from '../../launch/select.ts';
import { allSteps, type Pipeline } from '../../pipeline/model.ts';
import type { Run } from '../../record/run.ts';
import { unsavedLines } from '../../report/end-lines.ts';
import { placed } from '../../report/talk.ts';
import { Stop } from '../../run/ports.ts';
import type { StopSignal } from '../../shell/port.ts';
import { GRACE_MS } from '../../shell/shell.ts';
import type { DirectoryStore } from '../../store/directory.ts';
import { NO_RUNS } from '../../store/port.ts';
import { someOf } from '../../words/some.ts';
import {
  deadlineOf,
  existingStore,
  givenInputs,
  isEdited,
  locationOf,
  type Options,
  paintOn,
  parallelism,
  placeOf,
  runChoice,
  secretsOf,
  stepChoice,
} from '../options.ts';
import { personAt } from '../person.ts';
import { pipelineFile } from '../pipeline-file.ts';
import { Progress, type ProgressOptions } from '../progress.ts';
import { type Screen, screenOn } from '../screen.ts';
import { warnAll } from '../warn.ts';
import { isDebug, isOnCi, type World } from '../world.ts';

/** Goes on with the newest unfinished run of a pipeline, or starts one. */
export async function run(world: World, options: Options, [name]: readonly string[]): Promise<number> {
  const located = locationOf(world, options, name ?? null);
  const file = await pipelineFile(world, options, { located, name: name ?? null });
  return start(world, options, { located, file, choice: runChoice(options), answer: null });
}

/** Goes on with a run; never starts one. */
export async function resume(world: World, options: Options, [id]: readonly string[]): Promise<number> {
  const located = locationOf(world, options, null);
  const store = existingStore(world, located);
  const listing = store?.list() ?? NO_RUNS;
  const runs = listing.runs.map((each) => each.run);
  const newest = () =>
    newestRun(runs, {
      pipeline: null,
      workspace: located.workspace,
      folder: folderOf(located),
      inputs: {},
    });
  const found = warned(world, listing.warnings, () =>
    id === undefined ? (newest() ?? noRun(runs)) : mustFind(runs, id),
  );
  return resumeRun(world, options, { run: found, located, store, answer: null });
}

/** Goes on with a run that a person has answered. */
export async function goOnWith(
  world: World,
  options: Options,
  { run, answer }: { readonly run: Run; readonly answer: Given },
): Promise<number> {
  const located = locationOf(world, options, null);
  return resumeRun(world, options, { run, located, store: existingStore(world, located), answer });
}

interface Resumed {
  readonly run: Run;
  readonly located: Located;
  readonly store: DirectoryStore | null;
  readonly answer: Given | null;
}

async function resumeRun(
  world: World,
  options: Options,
  { run: found, located, store, answer }: Resumed,
): Promise<number> {
  const asksForMore = stepChoice(options) !== null || isEdited(options) || (options.input ?? []).length > 0;
  if (found.status === 'completed' && !asksForMore && answer === null)
    return sayDone(world, options, { run: found, located });
  const file = await pipelineOf(found, located.workspace, store);
  return start(world, options, { located, file, choice: { kind: 'named', id: found.run_id }, answer });
}

/** A record that cannot be read may be why a run is not found: its warning comes with the refusal. */
function warned<T>(world: World, warnings: readonly string[], find: () => T): T {
  try {
    return find();
  } catch (error) {
    warnAll(world, warnings);
    throw error;
  }
}

interface Done {
  readonly run: Run;
  readonly located: Located;
}

interface Target {
  readonly located: Located;
  readonly file: PipelineFile;
  readonly choice: RunChoice;
  /** What a person answers to the run first; null for nothing. */
  readonly answer: Given | null;
}

async function start(world: World, options: Options, target: Target): Promise<number> {
  const stop = new Stop();
  let screen: Screen | null = null;
  world.onSignal((signal) => {
    // What is said while a list is drawn would else be wiped away with it.
    screen?.clear();
    if (stop.by === null && options.quiet !== true) world.output.talk(stoppingText(signal));
    stop.request(signal);
    world.output.hurry();
  });
  screen = await screenOn(world.output);
  let progress: Progress | null = null;
  try {
    const { launched, choice } = await go({
      machine: world.machine,
      located: target.located,
      apart: [],
      file: target.file,
      run: () => target.choice,
      idNumber: 1,
      by: null,
      step: stepChoice(options),
      answer: target.answer,
      asked: personAt(world, () => screen?.clear()),
      edited: isEdited(options),
      inputs: givenInputs(options),
      secrets: secretsOf(world, options),
      token: null,
      maxParallel: parallelism(options),
      retentionMs: null,
      hidden: HIDDEN_VARIABLES,
      stop,
      deadline: deadlineOf(options, systemClock.now()),
      cleanUp: 'here',
      graceMs: GRACE_MS,
      person: !isOnCi(world),
      progress: (doing, files, bytes) => progress?.files(doing, files, bytes),
      observe: (pipeline, maxParallel) => {
        const sideBySide = canRunSideBySide(pipeline, maxParallel);
        progress = progressOf(world, options, {
          screen,
          sideBySide,
          place: placeOf(target.located, options),
        });
        return progress;
      },
      published: AT_ONCE,
      warn: (message) => {
        screen?.clear();
        warnAll(world, [message]);
      },
    });
    if (launched.kind === 'stopped') return exitOfSignal(launched.by);
    if (launched.kind === 'nothing-to-do') return sayDone(world, options, { ...target, run: launched.run });
    const { lost, stuck, run: record } = launched.result;
    if (launched.expired.length > 0 && options.quiet !== true)
      world.output.talk(`  ${expiredText(launched.expired)}\n`);
    const trouble: (Error & { readonly hint?: string | null }) | null = lost ?? stuck;
    if (trouble !== null)
      world.output.talk(
        `savepoint: ${trouble.message}\n  hint: ${trouble.hint ?? 'put that right, then go on with `savepoint resume`'}\n`,
      );
    if (options.output === 'json' && record !== null)
      world.output.data(`${JSON.stringify(record, null, 2)}\n`);
    return exitOf(launched.result, choice);
  } finally {
    (progress as Progress | null)?.stop();
  }
}

function stoppingText(signal: StopSignal): string {
  return `stopping: running steps get ${signal}, and SIGKILL 5 s later; then \`always()\` and \`cancelled()\` steps and \`finally\` run; a second signal ends all at once\n`;
}

/** Runs that retention let go, at most so many by name. */
const MOST_EXPIRED = 3;

function expiredText(ids: readonly string[]): string {
  const runs = ids.length === 1 ? '1 completed run' : `${ids.length} completed runs`;
  return `removed ${runs} past \`retention\`: ${someOf(ids, MOST_EXPIRED)}`;
}

function progressOf(
  world: World,
  options: Options,
  own: Pick<ProgressOptions, 'screen' | 'sideBySide' | 'place'>,
): Progress {
  return new Progress({
    ...own,
    output: world.output,
    form: options.output,
    quiet: options.quiet === true,
    paint: {
      talk: paintOn(world, options, world.output.stderr),
      data: paintOn(world, options, world.output.stdout),
    },
    debug: isDebug(world),
    time: systemTime,
  });
}

function sayDone(world: World, options: Options, { run, located }: Done): number {
  if (options.output === 'json') world.output.data(`${JSON.stringify(run, null, 2)}\n`);
  if (options.quiet !== true) {
    const itsFiles = existingStore(world, located)?.filesOf(run.run_id).areRemoved
      ? 'removed by `savepoint clean --files`'
      : `${placed(`savepoint restore ${run.run_id}`, placeOf(located, options))} --to DIR`;
    const lines = [
      `${run.run_id} is completed: there is nothing to do.`,
      ...unsavedLines(run, folderOfRun(run, located)),
      '  to start over:  savepoint run --fresh',
      `  its files:      ${itsFiles}`,
    ];
    world.output.talk(`${lines.join('\n')}\n`);
  }
  return EXIT.ok;
}

function folderOfRun({ attempts }: Run, { workspace }: Located): string {
  const folder = attempts.at(-1)?.where.workspace ?? workspace;
  return folder === workspace ? 'this folder' : folder;
}

/** Two steps can overlap unless each waits for the one before it; those in the background always can. */
function canRunSideBySide(pipeline: Pipeline, maxParallel: number): boolean {
  if (allSteps(pipeline).some(({ background }) => background !== null)) return true;
  if (maxParallel === 1) return false;
  return [pipeline.steps, pipeline.finally].some((steps) =>
    steps.some((step, at) => at > 0 && !step.needs.includes(steps[at - 1]?.id ?? '')),
  );
}
