/** A resume from the Actions cache against `@actions/cache`: both ask the tests' own service. */
import { cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { ResultsService } from '../__tests__/support/results-service/service.ts';
import { BUNDLE, inputsEnv, jobEnv, postEnv } from './job.ts';
import { type Contender, inTurn, run, type Sample, type Samples } from './measure.ts';
import { addWorkspace, type Bench, sameTree } from './scene.ts';
import { OURS } from './table.ts';
import { makeTree } from './tree.ts';

const KEY = 'tree-of-the-bench';

/** `@actions/cache` in one file, as `actions/cache` has it, beside a service. */
export class CacheClient implements AsyncDisposable {
  readonly name = '@actions/cache';
  readonly service: ResultsService;
  readonly #program: string;

  private constructor(service: ResultsService, program: string) {
    this.service = service;
    this.#program = program;
  }

  /** @param folder for the program */
  static async start(folder: string): Promise<CacheClient> {
    const program = join(folder, 'cache-client.mjs');
    // What is CommonJS in it asks for `require`.
    const require = `import { createRequire as asked } from 'node:module'; const require = asked(import.meta.url);`;
    await build({
      entryPoints: [resolve('bench/cache-client.ts')],
      outfile: program,
      ...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
      banner: { js: require },
    });
    return new CacheClient(await ResultsService.start(), program);
  }

  save(workspace: string, paths: readonly string[]): Promise<Sample> {
    return this.#call('save', workspace, paths);
  }

  restore(workspace: string, paths: readonly string[]): Promise<Sample> {
    return this.#call('restore', workspace, paths);
  }

  #call(verb: string, workspace: string, paths: readonly string[]): Promise<Sample> {
    // The archive is on the same disk as the workspace, as on a runner.
    const job = jobEnv(join(workspace, '..', 'client'), workspace);
    const env = { ...job, ...this.service.env() };
    return run(process.execPath, [this.#program, verb, KEY, ...paths], { cwd: workspace, env });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.service.stop();
  }
}

/** The action in a second attempt, on a disk in memory. @returns null where there is no such disk */
export async function inMemory({ disks, pace }: Bench, files: number): Promise<Samples | null> {
  const folder = join(disks.folder, `cache-${files}`);
  const made = join(folder, 'made');
  mkdirSync(made, { recursive: true });
  makeTree(made, { files, binary: 0 });
  const disk = disks.inMemory();
  if (disk === null) return null;
  await using cache = await CacheClient.start(folder);
  let attempt = 0;
  const act = (at: string) => attemptOf({ cache, at, attempt: ++attempt });
  cpSync(made, join(disk, 'made'), { recursive: true, verbatimSymlinks: true });
  addWorkspace(join(disk, 'workspace'));
  await act(disk);
  await cache.save(join(disk, 'workspace'), ['node_modules', 'build']);

  let at = '';
  const contender = (name: string, restore: () => Promise<Sample>): Contender => ({
    name,
    prepare: async () => {
      at = disks.inMemory() ?? '';
      addWorkspace(join(at, 'workspace'));
    },
    act: restore,
    check: () => sameTree(made, join(at, 'workspace')),
  });
  // Awaited here, since the service ends with this function.
  return await inTurn(
    [
      contender(OURS, () => act(at)),
      contender(cache.name, () => cache.restore(join(at, 'workspace'), ['node_modules', 'build'])),
    ],
    pace,
  );
}

interface Attempt {
  readonly cache: CacheClient;
  /** The folder of the workspace and of the runner's own files. */
  readonly at: string;
  readonly attempt: number;
}

/** One attempt of the job, whose last step fails. The post step uploads what is left, and is not in the sample. */
async function attemptOf({ cache, at, attempt }: Attempt): Promise<Sample> {
  const workspace = join(at, 'workspace');
  const env = {
    ...jobEnv(join(at, 'runner'), workspace),
    ...cache.service.env({ run: 1, attempt }),
    ...inputsEnv({ pipeline: 'savepoint.yml' }),
  };
  const sample = await run(process.execPath, [BUNDLE], { cwd: workspace, env, code: 1 });
  await run(process.execPath, [BUNDLE, '--post-step'], { cwd: workspace, env: { ...env, ...postEnv(env) } });
  return sample;
}
