/** The pipeline files of the workspace. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadPipeline } from '../launch/load-pipeline.ts';
import { DEFAULT_FILES, findPipeline } from '../launch/locate.ts';
import { Refusal } from '../launch/refusal.ts';
import type { Pipeline } from '../pipeline/model.ts';

const NAMED = '.github/savepoint';

export interface PipelineRow {
  readonly path: string;
  readonly name: string;
  readonly description: string | null;
  readonly inputs: Pipeline['inputs'];
  /** All that is wrong with the file, and all that it asks for and this version has not. */
  readonly problems: readonly string[];
}

/** Those with a default name, and those that a bare name means. */
export function pipelinesIn(workspace: string): readonly PipelineRow[] {
  const named = namesIn(join(workspace, NAMED)).filter((name) => name.endsWith('.yml'));
  const paths = [...DEFAULT_FILES, ...named.map((name) => `${NAMED}/${name}`)];
  return paths.flatMap((path) => {
    try {
      return [rowOf(workspace, path)];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  });
}

function rowOf(workspace: string, path: string): PipelineRow {
  const file = findPipeline(workspace, { cwd: workspace, pipeline: path, isNamed: true });
  try {
    const { name, description, inputs } = loadPipeline(file);
    return { path: file.path, name, description, inputs, problems: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problems = error.problems.length > 0 ? error.problems.map(lineOf) : [error.message];
    return { path: file.path, name: file.path, description: null, inputs: [], problems };
  }
}

function lineOf({ place, message }: Refusal['problems'][number]): string {
  return place === undefined ? message : `${place.file}:${place.line}: ${message}`;
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory).sort();
  } catch {
    return [];
  }
}
