/** `savepoint completion`: the script for a shell, and the answers that the script asks for. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { mustFind } from '../../launch/choose-run.ts';
import { EXIT } from '../../launch/exit.ts';
import { loadPipeline } from '../../launch/load-pipeline.ts';
import { findPipeline, type Located } from '../../launch/locate.ts';
import { allSteps } from '../../pipeline/model.ts';
import type { Run } from '../../record/run.ts';
import { formatAge } from '../../report/tables.ts';
import { plainText } from '../../report/text.ts';
import { type CompletingShell, SCRIPTS } from '../completion/scripts.ts';
import { type Candidate, type Line, type WantedValue, wantedAt } from '../completion/wanted.ts';
import { locationOf, type Options, storeIfAny } from '../options.ts';
import type { World } from '../world.ts';

/** The newest runs are offered, and no more. */
const MOST_RUNS = 50;

/**
 * The command: prints the script; with words, what could stand in the place of the last one.
 * @param program all that can be completed
 */
export function completionOf(program: Command) {
  return async (world: World, _options: Options, [shell, ...words]: readonly string[]): Promise<number> => {
    if (words.length === 0) world.output.data(SCRIPTS[shell as CompletingShell]);
    else world.output.data(answerOf(world, program, words));
    return EXIT.ok;
  };
}

function answerOf(world: World, program: Command, words: readonly string[]): string {
  const { before, current } = joined(words);
  const wanted = wantedAt(program, before, current);
  const { kind, candidates } = wanted.kind === 'words' ? wanted : valuesOf(world, wanted);
  const fitting = candidates.filter(({ value }) => value.startsWith(current));
  return [kind, ...fitting.map(({ value, about }) => `${value}\t${plainText(about)}`), ''].join('\n');
}

/** Bash makes three words of `--run=ID`, and wants the last one alone. */
function joined(words: readonly string[]): { readonly before: readonly string[]; readonly current: string } {
  const current = words.at(-1) ?? '';
  return {
    before: words.slice(0, -1).filter((word) => word !== '='),
    current: current === '=' ? '' : current,
  };
}

interface Values {
  readonly kind: 'words' | 'files' | 'folders';
  readonly candidates: readonly Candidate[];
}

/** The values that stand in the store, the pipeline file and the folder. Whoever types is told of no error. */
function valuesOf(world: World, { name, lead, line }: WantedValue): Values {
  const kind = name === 'dir' ? 'folders' : name === 'pipeline' ? 'files' : 'words';
  try {
    const found = SOURCES[name]?.(world, line) ?? [];
    return { kind, candidates: found.map(({ value, about }) => ({ value: `${lead}${value}`, about })) };
  } catch {
    return { kind, candidates: [] };
  }
}

/** By the name of the value. */
const SOURCES: Readonly<Record<string, (world: World, line: Line) => readonly Candidate[]>> = {
  run: runIds,
  runs: runIds,
  step: stepIds,
  pipeline: pipelineNames,
};

function runIds(world: World, line: Line): readonly Candidate[] {
  const ids = runsOf(world, line)
    .slice(0, MOST_RUNS)
    .map(({ run_id, pipeline, status, created_at }) => ({
      value: run_id,
      about: `${pipeline.name}, ${status}, ${formatAge(Date.now() - Date.parse(created_at))}`,
    }));
  return ids.length === 0 ? [] : [...ids, { value: 'latest', about: 'the newest run' }];
}

/** Those of a run where the command takes one, else those of the pipeline file. */
function stepIds(world: World, line: Line): readonly Candidate[] {
  const { command, positionals, options } = line;
  const takesRun = command?.registeredArguments[0]?.name() === 'run';
  const run = takesRun ? (positionals[0] ?? 'latest') : options.run;
  if (run !== undefined)
    return mustFind(runsOf(world, line), run).steps.map(({ id, state }) => ({ value: id, about: state }));
  const request = {
    cwd: world.cwd(),
    pipeline: positionals[0] ?? null,
    isNamed: options.workspace !== undefined,
  };
  const file = findPipeline(placeOf(world, line).workspace, request);
  return allSteps(loadPipeline(file)).map(({ id, name }) => ({ value: id, about: name }));
}

function pipelineNames(world: World, line: Line): readonly Candidate[] {
  return readdirSync(join(placeOf(world, line).workspace, '.github/savepoint'))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => ({ value: basename(name, '.yml'), about: `.github/savepoint/${name}` }));
}

function runsOf(world: World, line: Line): readonly Run[] {
  return (
    storeIfAny(world, placeOf(world, line))
      ?.list()
      .runs.map(({ run }) => run) ?? []
  );
}

/** The shell has not yet put the home folder in the place of a `~`. */
function placeOf(world: World, { command, positionals, options }: Line): Located {
  const path = (text: string) => text.replace(/^~(?=\/|$)/, world.machine.home);
  const { workspace, store } = options;
  const takesPipeline = command?.registeredArguments[0]?.name() === 'pipeline';
  return locationOf(
    world,
    {
      output: 'table',
      color: false,
      ...(workspace === undefined ? {} : { workspace: path(workspace) }),
      ...(store === undefined ? {} : { store: path(store) }),
    },
    takesPipeline ? (positionals[0] ?? null) : null,
  );
}
