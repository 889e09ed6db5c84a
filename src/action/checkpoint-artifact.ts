/** One artifact with all that a person needs to go on with a run elsewhere: its record, contents and logs. */
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { packName } from '../checkpoint/format.ts';
import { packSource, SOURCE_PACK } from '../launch/source-pack.ts';
import { isInWorkflow } from '../record/in-workflow.ts';
import { packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import { ArtifactObjects } from '../store/artifacts.ts';
import { forget } from '../store/forget.ts';
import { ARTIFACTS } from '../store/objects.ts';
import { readRecord } from '../store/run-files.ts';
import { artifactName, type JobName, jobName } from '../words/artifact-name.ts';
import type { ActionInputs } from './inputs.ts';
import { jobOf, objectsFor, outageFor } from './line.ts';
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

/** Whether a run that has ended so is to be saved. */
export function isWanted(when: ActionInputs['checkpointArtifact'], status: Run['status']): boolean {
  return when === 'always' || (when === 'on-failure' && status !== 'completed');
}

interface Request {
  /** The folder of the run. */
  readonly directory: string;
  /** Milliseconds that the job has lost so far to services that do not answer. */
  readonly lost: number;
}

/** Saves the run, where the job has asked for it. Never throws: it says what went wrong. */
export async function saveArtifact(world: World, { directory, lost }: Request): Promise<void> {
  try {
    const record = readRecord(directory);
    if (record.kind !== 'found' || !isWanted(whenIn(core.getInput('checkpoint-artifact')), record.run.status))
      return;
    const name = await uploaded(world, record.run, { directory, lost });
    core.info(`Saved the artifact ${name}, ${useOf(record.run, world.machine.env)}`);
  } catch (error) {
    world.report.warn(`the run could not be saved as an artifact: ${(error as Error).message}`);
  }
}

/** What another machine does with the artifact. Steps that stay in the workflow have no pipeline file to go on with. */
function useOf(run: Run, env: World['machine']['env']): string {
  const command = fetchCommand(env, jobOf(env));
  return isInWorkflow(run)
    ? `which has the files of the steps for another machine: ${command}, then savepoint restore ${run.run_id} --to DIR`
    : `with which another machine goes on: ${command}`;
}

function whenIn(value: string): ActionInputs['checkpointArtifact'] {
  return value === 'always' || value === 'on-failure' ? value : 'never';
}

/** @returns the name of the artifact @throws Error with the reason where it cannot be saved */
async function uploaded(world: World, run: Run, { directory, lost }: Request): Promise<string> {
  const { env } = world.machine;
  const name = artifactName(jobOf(env), run.run_id);
  const outage = outageFor(env, { place: ARTIFACTS, lost, tell: (line) => core.info(line) });
  const temp = mkdtempSync(join(world.machine.temp || tmpdir(), 'savepoint-artifact-'));
  const days = Number(core.getInput('retention-days')) || null;
  const objects = objectsFor(world, { store: 'artifact', token: null, days }, { temp, outage });
  try {
    if (!(objects instanceof ArtifactObjects)) throw new Error('no artifacts');
    await packSource({ run, directory, env, temp });
    const save = () =>
      objects.saveZip(
        name,
        { root: directory, files: filesOf(directory, run) },
        new AbortController().signal,
      );
    const saved = await outage.during(1, save);
    if (saved.kind === 'failed') throw new Error(saved.why);
    return name;
  } finally {
    objects.close();
    forget(temp);
  }
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
