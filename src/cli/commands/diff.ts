/** `savepoint diff`: what a step changed in the files. */
import { mkdtempSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { compareFolders, removeDeep } from '../../launch/compare.ts';
import { EXIT } from '../../launch/exit.ts';
import { namedStep } from '../../launch/named-step.ts';
import { Refusal } from '../../launch/refusal.ts';
import type { StepRecord } from '../../record/run.ts';
import { formatBytes, formatTable } from '../../report/tables.ts';
import type { Saved } from '../../saved/saved.ts';
import { type ChangedFile, changeOfStep, type StepChange, writeSides } from '../../saved/step-change.ts';
import { type FoundRun, findRun } from '../find-run.ts';
import { coloursOn, type Options } from '../options.ts';
import { gitOf, openFiles, type Reading, reading } from '../saved-files.ts';
import { warnAll } from '../warn.ts';
import type { World } from '../world.ts';

/** Lists what a step changed; of text files also the lines. */
export async function diff(
  world: World,
  options: Options,
  [id, name = '']: readonly string[],
): Promise<number> {
  const found = findRun(world, options, id);
  const step = namedStep(found.run, name);
  const saved = openFiles(world, options, found);
  const act = (how: Reading) => show({ world, options, found, step, saved }, how);
  try {
    return await reading(world, options, { run: found.run, act });
  } finally {
    saved.close();
  }
}

interface Showing {
  readonly world: World;
  readonly options: Options;
  readonly found: FoundRun;
  readonly step: StepRecord;
  readonly saved: Saved;
}

async function show(showing: Showing, { signal, ticker }: Reading): Promise<number> {
  const { world, options, found, step, saved } = showing;
  const change = changeOfStep(found.run, step, saved);
  if (change === null) throw nothingSaved(found, step);
  if (options.output === 'json') {
    world.output.data(`${JSON.stringify(jsonOf(showing, change), null, 2)}\n`);
    return EXIT.ok;
  }
  if (options.output === 'ndjson') {
    world.output.data(change.files.map((file) => `${JSON.stringify(file)}\n`).join(''));
    return EXIT.ok;
  }
  if (options.quiet !== true) world.output.talk(titleOf(step, change));
  if (change.files.length === 0) return EXIT.ok;
  await world.output.data(`${formatTable(change.files.map(rowOf))}\n`);
  const exit = await showLines(showing, change, signal);
  ticker.stop();
  world.output.data(`${totalsOf(change.files)}\n`);
  return exit;
}

function nothingSaved({ run }: FoundRun, step: StepRecord): Refusal {
  if (step.state === 'completed')
    return new Refusal(4, `${step.id} is completed but not saved: its files could not be kept`, {
      hint: `\`savepoint events ${run.run_id} ${step.id}\` says why`,
    });
  return new Refusal(4, `${step.id} of ${run.run_id} is ${step.state}: nothing that it changed is saved`, {
    hint: 'Savepoint saves the change of a step when it completes, and that of a failed step when it is undone',
  });
}

function titleOf({ id, state }: StepRecord, { of, layer, files }: StepChange): string {
  const none = files.length === 0 ? ': no files' : '';
  switch (of) {
    case 'completion':
      return `change of ${id} (completion ${layer.number}, attempt ${layer.attempt})${none}\n`;
    case 'earlier-completion':
      return `change of ${id} when it last completed (completion ${layer.number}, attempt ${layer.attempt}); it is ${state} now${none}\n`;
    case 'kept':
      return `change of a failed try of ${id}, kept for the next try (attempt ${layer.attempt})${none}\n`;
    case 'aside':
      return `change of a failed try of ${id}, set aside (attempt ${layer.attempt})${none}\n`;
  }
}

function jsonOf({ found, step }: Showing, { of, layer, files }: StepChange) {
  const { number, attempt } = layer;
  return { run_id: found.run.run_id, step: step.id, of, completion: number, attempt, files };
}

function rowOf({ change, path, before, after }: ChangedFile): readonly string[] {
  const was = before === null ? '' : describe(before);
  const is = after === null ? '' : describe(after);
  return [change, path, was === is || was === '' || is === '' ? was || is : `${was} -> ${is}`];
}

function describe(state: NonNullable<ChangedFile['before']>): string {
  switch (state.kind) {
    case 'file':
      return `${formatBytes(state.size)} ${modeOf(state.mode)}`;
    case 'directory':
      return `folder ${modeOf(state.mode)}`;
    case 'link':
      return `link to ${state.target}`;
    case 'other':
      return state.what;
  }
}

function modeOf(mode: number): string {
  return mode.toString(8).padStart(4, '0');
}

/** The lines that differ, as git tells them. */
async function showLines(
  { world, options, saved }: Showing,
  change: StepChange,
  signal: AbortSignal,
): Promise<number> {
  const { temp, env } = world.machine;
  const git = gitOf(world, world.cwd());
  if (git === null) {
    warnAll(world, ['git is not there to compare the files line by line']);
    return EXIT.ok;
  }
  const directory = mkdtempSync(join(realpathSync(temp), 'savepoint-diff-'));
  try {
    const { lost, tooLarge } = await writeSides(change, saved, { directory, signal });
    const colour = coloursOn(world, options, world.output.stdout);
    const text = await compareFolders({ directory, git, env, colour });
    if (text !== null && text.length > 0) await world.output.data(Buffer.concat([text, Buffer.from('\n')]));
    warnAll(world, [
      ...lost.map(({ path, why }) => `${path} cannot be compared: ${why}`),
      ...(tooLarge === 0 ? [] : [`${tooLarge} larger than 1 MiB (or beyond 64 MiB in all) are not compared`]),
      ...(text === null ? ['git could not compare the files'] : []),
    ]);
    return lost.some(({ kind }) => kind === 'damaged') ? EXIT.store : EXIT.ok;
  } finally {
    await removeDeep(directory, env);
  }
}

function totalsOf(files: readonly ChangedFile[]): string {
  const words = { A: 'added', M: 'modified', D: 'deleted', T: 'of another type' } as const;
  const counts = Map.groupBy(files, ({ change }) => change);
  const parts = (['A', 'M', 'D', 'T'] as const).flatMap((change) => {
    const count = counts.get(change)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${words[change]}`];
  });
  const size = (side: 'before' | 'after') =>
    files.reduce((sum, file) => sum + (file[side]?.kind === 'file' ? file[side].size : 0), 0);
  return `${files.length} changed: ${parts.join(', ')}; ${formatBytes(size('before'))} -> ${formatBytes(size('after'))}`;
}
