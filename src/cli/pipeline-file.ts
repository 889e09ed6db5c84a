import { mustFind } from '../launch/choose-run.ts';
import { findPipeline, type Located, type PipelineFile } from '../launch/locate.ts';
import { pipelineOf } from '../launch/pipeline-file.ts';
import { type Options, storeIfAny } from './options.ts';
import type { World } from './world.ts';

/** The pipeline that was named; without a name that of the run which was, else the default one. @throws Refusal */
export async function pipelineFile(
  world: World,
  options: Options,
  { located, name }: { readonly located: Located; readonly name: string | null },
): Promise<PipelineFile> {
  const { workspace } = located;
  const store = storeIfAny(world, located);
  if (name === null && options.run !== undefined && store !== null) {
    const runs = store.list().runs.map((each) => each.run);
    return pipelineOf(mustFind(runs, options.run), workspace, store);
  }
  const isNamed = options.workspace !== undefined;
  return findPipeline(workspace, { cwd: world.cwd(), pipeline: name, isNamed });
}
