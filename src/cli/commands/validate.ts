/** `savepoint validate`: all that is wrong with a pipeline file. */
import { EXIT } from '../../launch/exit.ts';
import { loadPipeline } from '../../launch/load-pipeline.ts';
import { findPipeline } from '../../launch/locate.ts';
import { Refusal } from '../../launch/refusal.ts';
import type { Pipeline } from '../../pipeline/model.ts';
import type { Problem } from '../../problem/problem.ts';
import { formatProblem } from '../../report/problems.ts';
import { locationOf, type Options } from '../options.ts';
import type { World } from '../world.ts';

/** Checks the file as `run` does. @throws Refusal with all that keeps it from being run */
export async function validate(world: World, options: Options, [name]: readonly string[]): Promise<number> {
  const { workspace } = locationOf(world, options, name ?? null);
  const file = findPipeline(workspace, {
    cwd: world.cwd(),
    pipeline: name ?? null,
    isNamed: options.workspace !== undefined,
  });
  try {
    const pipeline = loadPipeline(file);
    report(world, options, { pipeline, problems: [] });
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof Refusal) || error.problems.length === 0 || options.output === 'table') throw error;
    report(world, options, { pipeline: null, problems: error.problems });
    return EXIT.usage;
  }
}

function report(
  world: World,
  options: Options,
  found: { pipeline: Pipeline | null; problems: readonly Problem[] },
): void {
  const { pipeline, problems } = found;
  const warnings = pipeline?.warnings ?? [];
  if (options.output === 'json') {
    world.output.data(`${JSON.stringify({ valid: pipeline !== null, problems, warnings }, null, 2)}\n`);
  } else if (options.output === 'ndjson') {
    world.output.data(problems.map((problem) => `${JSON.stringify(problem)}\n`).join(''));
  } else if (pipeline !== null && options.quiet !== true) {
    const count = pipeline.steps.length + pipeline.finally.length;
    for (const problem of warnings) world.output.talk(`warning: ${formatProblem(problem)}\n`);
    world.output.data(`${pipeline.path} is valid: ${count} ${count === 1 ? 'step' : 'steps'}.\n`);
  }
}
