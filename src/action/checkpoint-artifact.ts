/** One artifact with all that a person needs to go on with a run elsewhere: its record, contents and logs. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@actions/core';
import { packName } from '../checkpoint/format.ts';
import { packSource, SOURCE_PACK } from '../launch/source-pack.ts';
import { isInWorkflow } from '../record/in-workflow.ts';
import { packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import { readRecord } from '../store/run-files.ts';
import { artifactName, type JobName, jobName } from '../words/artifact-name.ts';
import { jobOf } from './line.ts';
import { isWanted, withShelf } from './shelf.ts';
import type { World } from './world.ts';

/** How a person brings a run of a job to another machine; null where the job has no workflow run. Other jobs may have saved one, too. */
export function fetchCommand(
  { GITHUB_REPOSITORY, GITHUB_RUN_ID }: World['machine']['env'],
  job: JobName,
): string | null {
  if (!GITHUB_REPOSITORY || !GITHUB_RUN_ID) return null;
  return `savepoint fetch ${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID} --job ${jobName(job)}`;
}

/** Tells the post step where the run is. @param store the folder of the store */
export function noteRun(store: string, { run_id }: Pick<Run, 'run_id'>): void {
  core.saveState('runFiles', join(store, 'runs', run_id));
}

interface Request {
  /** The folder of the run. */
  readonly directory: string;
  /** Milliseconds that the job has lost so far to services that do not answer. */
  readonly lost: number;
}

/** Saves the run, where the job has asked for it. Never throws: it says what went wrong. @returns what the job has lost by now */
export async function saveArtifact(world: World, { directory, lost }: Request): Promise<number> {
  const record = readRecord(directory);
  if (record.kind !== 'found' || !isWanted(core.getInput('checkpoint-artifact'), record.run.status))
    return lost;
  const { run } = record;
  const { env } = world.machine;
  const saved = await withShelf(world, lost, async ({ objects, outage, temp }) => {
    const name = artifactName(jobOf(env), run.run_id);
    await packSource({ run, directory, env, temp });
    const zip = { root: directory, files: filesOf(directory, run) };
    const made = await outage.during(1, () => objects.saveZip(name, zip, new AbortController().signal));
    if (made.kind === 'failed') throw new Error(made.why);
    core.info(`Saved the artifact ${name}, ${useOf(run, env)}`);
  });
  if (saved.why !== null) world.report.warn(`the run could not be saved as an artifact: ${saved.why}`);
  return saved.lost;
}

/** What another machine does with the artifact. Steps that stay in the workflow have no pipeline file to go on with. */
function useOf(run: Run, env: World['machine']['env']): string {
  const command = fetchCommand(env, jobOf(env));
  return isInWorkflow(run)
    ? `which has the files of the steps for another machine: ${command}, then savepoint restore ${run.run_id} --to DIR`
    : `with which another machine goes on: ${command}`;
}

/** What is set aside stays where it is. */
function filesOf(directory: string, run: Run): readonly string[] {
  const record = ['run.json', 'events.ndjson', SOURCE_PACK];
  const packs = [...packsOf(run)].map((pack) => join('packs', packName(pack)));
  const logs = existsSync(join(directory, 'logs'))
    ? readdirSync(join(directory, 'logs'), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => join('logs', name))
    : [];
  return [...record, ...packs, ...logs]
    .map((file) => join(directory, file))
    .filter((file) => existsSync(file));
}
