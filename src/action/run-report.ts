/** `report`: the page of a run, with its record and logs in it, as an artifact that a browser opens. */
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as core from '@actions/core';
import { addSummary } from '../github/summary.ts';
import type { Gone } from '../launch/go.ts';
import { locate } from '../launch/locate.ts';
import { systemClock } from '../launch/node-ports.ts';
import { pageOf } from '../serve/page.ts';
import { reportData } from '../serve/report-data.ts';
import { readingOf } from '../serve/service.ts';
import { DirectoryStore } from '../store/directory.ts';
import { identify } from '../store/identity.ts';
import { readRecord } from '../store/run-files.ts';
import { reportName } from '../words/artifact-name.ts';
import { unlessCancelled } from './cancel.ts';
import { jobOf, SHARE } from './line.ts';
import { isWanted, type Shelf, withShelf } from './shelf.ts';
import type { World } from './world.ts';

/** The changes of so many steps are in it: the job waits for them. */
const MOST_CHANGES = 20;

interface Request {
  /** The folder of the run. */
  readonly directory: string;
  /** Milliseconds that the job has lost so far to services that do not answer. */
  readonly lost: number;
  /** Only main can still tell later steps of the job where the report is. */
  readonly step: keyof typeof SHARE;
}

/**
 * Saves the report, where the job has asked for one. Never throws: it says what went wrong, and what main could not save post tries again.
 * @returns what the job has lost by now
 */
export async function saveReport(world: World, { directory, lost, step }: Request): Promise<number> {
  const record = readRecord(directory);
  if (record.kind !== 'found' || !isWanted(core.getInput('report'), record.run.status)) return lost;
  const { run } = record;
  const saved = await withShelf(world, lost, async (shelf) => {
    const name = reportName(jobOf(world.machine.env), run);
    const file = join(shelf.temp, name);
    writeFileSync(file, await pageIn(world, shelf, directory));
    const { asked } = world.stop;
    const save = () => shelf.objects.saveFile(name, file, asked);
    const made = await shelf.outage.during(SHARE[step], save);
    if (made.kind === 'failed') throw new Error(made.why);
    tell(world, addressOf(world.machine.env, made.id), step);
  });
  if (step === 'main') core.saveState('lost', `${saved.lost}`);
  if (saved.why !== null && step === 'main')
    world.report.say(`The report is not saved yet, and the end of the job tries again: ${saved.why}`);
  if (saved.why !== null && step === 'post') world.report.warn(`the report could not be saved: ${saved.why}`);
  return saved.lost;
}

/**
 * Saves the report at the end of main. A runner that cancels gives no time for it: then the end of the job makes it.
 * @param lost as in a request
 */
export async function reportNow(world: World, { launched, store }: Gone, lost: number): Promise<void> {
  if (launched.kind === 'stopped') return;
  const run = launched.kind === 'nothing-to-do' ? launched.run : launched.result.run;
  if (run === null) return;
  const request = { directory: join(store, 'runs', run.run_id), lost, step: 'main' } as const;
  await unlessCancelled(world.stop.asked, () => saveReport(world, request), lost);
}

/** Secrets are hidden in files, too, as far as the job has named them. */
async function pageIn(
  { machine, cwd, report }: World,
  { inputs }: Shelf,
  directory: string,
): Promise<string> {
  const store = dirname(dirname(directory));
  const opened = DirectoryStore.open(store, identify(machine.host, machine.pid));
  if (opened === null) throw new Error(`the store ${store} is gone`);
  report.hide(Object.values(inputs.secrets));
  const workspace = inputs.workspace ?? machine.env.GITHUB_WORKSPACE ?? cwd;
  const located = locate({ cwd, workspace, pipeline: null, store });
  const reading = readingOf(opened, { machine, located, commands: new Set(['diff']) });
  const request = { run: basename(directory), at: systemClock.now(), changes: MOST_CHANGES };
  const data = await reportData(reading, request);
  return (await pageOf({ data, mask: (text) => report.mask(text) })).html;
}

function addressOf(
  { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: World['machine']['env'],
  id: number,
) {
  const server = GITHUB_SERVER_URL || 'https://github.com';
  return `${server}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}

function tell({ machine, report }: World, address: string, step: Request['step']): void {
  core.info(`Saved a report of this run: ${address}`);
  if (step === 'main') {
    core.saveState('reported', 'true');
    core.setOutput('report-url', address);
  }
  const file = machine.env.GITHUB_STEP_SUMMARY;
  const problem = file ? addSummary(file, () => `[The report of this run](${address})\n`) : null;
  if (problem !== null) report.warn(problem);
}
