import { mustFind } from '../launch/choose-run.ts';
import { findPipeline, type Located, type PipelineFile } from '../launch/locate.ts';
import { pipelineOf } from '../launch/pipeline-file.ts';
import type { Run } from '../record/run.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { type Options, storeIfAny } from './options.ts';
import { warnAll } from './warn.ts';
import type { World } from './world.ts';

/** The pipeline that was named; without a name that of the run which was, else the default one. @throws Refusal */
export async function pipelineFile(
  world: World,
  options: Options,
  { located, name }: { readonly located: Located; readonly name: string | null },
): Promise<PipelineFile> {
  const { workspace } = located;
  const store = storeIfAny(world, located);
  if (name === null && options.run !== undefined && store !== null)
    return pipelineOf(mustFind(runsIn(store), options.run), workspace, store);
  const isNamed = options.workspace !== undefined;
  const file = findPipeline(workspace, { cwd: world.cwd(), pipeline: name, isNamed });
  if (options.run !== undefined && store !== null) {
    const { run_id, pipeline } = mustFind(runsIn(store), options.run);
    if (pipeline.path !== file.path)
      warnAll(world, [`${run_id} is a run of ${pipeline.path}, and goes on with the steps of ${file.path}`]);
  }
  return file;
}

function runsIn(store: DirectoryStore): readonly Run[] {
  return store.list().runs.map(({ run }) => run);
}
