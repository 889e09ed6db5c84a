/** When the job ends: runs what a cancelled attempt has left to run, and saves what could not be saved before. */
import * as core from '@actions/core';
import { AT_ONCE } from '../launch/go-request.ts';
import { Publisher } from '../line/publisher.ts';
import { type LineState, readState } from '../line/state.ts';
import type { RunEvent } from '../record/events.ts';
import { FOLDER, lastWords, rerunWith, type Saved } from '../report/saved.ts';
import { formatBytes } from '../report/tables.ts';
import { forget } from '../store/forget.ts';
import { saveArtifact } from './checkpoint-artifact.ts';
import { cleanUp, type Keeping } from './clean-up.ts';
import { endSteps } from './end-steps.ts';
import { elsewhereIn, objectsFor, outageFor, placeOf, publisherFor } from './line.ts';
import { hereIn, NOT_TAKEN } from './remote.ts';
import { saveReport } from './run-report.ts';
import type { World } from './world.ts';

/** What main noted for post; empty where it noted nothing. */
export interface Notes {
  /** The folder with the record and the state of the line. */
  readonly folder: string;
  /** The file that says what is left to run. */
  readonly cleanUp: string;
  /** The folder of the run, where it or its report is to become an artifact. */
  readonly runFiles: string;
  /** Whether main has saved the report; empty where it has not. */
  readonly reported: string;
  /** Milliseconds that the job has lost to services by the end of main; empty where main does not say. */
  readonly lost: string;
  /** Where the keeper of the job is, whose steps stay in the workflow. */
  readonly steps: string;
}

/** @returns the exit code */
export async function post(world: World, notes: Notes): Promise<number> {
  const { folder, cleanUp: due, runFiles: directory, steps } = notes;
  const ended = steps === '' ? null : await endSteps(world, steps);
  const line = folder === '' ? null : lineIn(world, notes);
  if (due !== '') await cleanUp(world, due, line?.keeping ?? HERE);
  const isWhole = line !== null && (await saveRest(world, line));
  ended?.tell(line === null ? IN_FOLDER : savedIn(line), line?.publisher.unpublished() ?? new Set());
  if (directory !== '') {
    const before = Math.max(line?.publisher.state.lost ?? 0, Number(notes.lost));
    const lost = await saveArtifact(world, { directory, lost: before });
    if (notes.reported === '') await saveReport(world, { directory, lost, step: 'post' });
  }
  if (isWhole) forget(folder);
  return 0;
}

function savedIn({ access, publisher }: OpenLine): Saved {
  const there = publisher.isWhole ? 'all' : thereIn(publisher.state);
  return { ...access, there, more: 'none' };
}

/** @returns whether all is saved */
async function saveRest(world: World, line: OpenLine): Promise<boolean> {
  const { publisher, run, causes } = line;
  const { stopped } = publisher.state;
  const before = publisher.isWhole ? 'all' : thereIn(publisher.state);
  const isWhole = await flushed(publisher, world);
  publisher.close();
  if (stopped === null) {
    const there = isWhole ? 'all' : thereIn(publisher.state);
    const words = lastWords(run, { ...line.access, there, more: 'none' }, before);
    // One warning for one cause: the last one tells how it ended.
    const why = causes.splice(0).slice(-1);
    if (words?.kind === 'warning') world.report.warn([words.text, ...why].join('; '));
    else if (words !== null) core.info(words.text);
  }
  for (const cause of causes) world.report.warn(cause);
  return isWhole;
}

/** All that is on record of such a run. */
const IN_FOLDER: Saved = {
  there: 'all',
  more: 'none',
  access: 'readable',
  rerun: 'goes-on',
  store: FOLDER,
};

/** A run whose record lies in a folder that outlives the job. */
const HERE: Keeping = { notice: () => {}, published: AT_ONCE };

interface OpenLine {
  readonly run: string;
  readonly publisher: Publisher;
  readonly access: Pick<Saved, 'access' | 'rerun' | 'store'>;
  readonly keeping: Keeping;
  /** Why something could not be saved, so far. */
  readonly causes: string[];
}

/** What of a run is still to be saved; null where the step ended before it had a run, or nothing of it is left. */
function lineIn(world: World, { folder, lost }: Notes): OpenLine | null {
  const here = hereIn(folder);
  const state = stateIn(here.state);
  if (state === null || state.run === null) return null;
  const { run } = state;
  const elsewhere = elsewhereIn();
  const { store } = elsewhere;
  const tell = (line: string) => core.info(line);
  const outage = outageFor(world.machine.env, {
    place: placeOf(store),
    lost: Math.max(state.lost, Number(lost)),
    tell,
  });
  const objects = objectsFor(world, elsewhere, { temp: here.moving, outage });
  const access = objects.access.read === 'denied' ? 'unreadable' : 'readable';
  const rerun = rerunWith(core.getInput('resume'));
  const causes: string[] = [];
  const publisher = new Publisher(
    {
      objects,
      outage,
      runs: here.runs,
      file: here.state,
      temp: here.moving,
      ...publisherFor(world.machine.env, store, 'post'),
      resumes: rerun === 'goes-on' && access === 'readable',
      warn: (message) => causes.push(message),
      saved: (bytes, sequence) =>
        core.info(`Saved checkpoint ${state.claim}.${sequence} (${formatBytes(bytes)}).`),
    },
    state,
  );
  try {
    publisher.lookUp();
  } catch {
    world.report.warn(`the folder ${folder} was emptied, and what was not saved of ${run} is lost`);
    return null;
  }
  const published = {
    now: async () => ((await publisher.flush()) ? null : (publisher.state.stopped ?? NOT_TAKEN)),
    others: () => publisher.others(),
  };
  const notice = (event: RunEvent) => publisher.notice(event, run);
  return {
    run,
    publisher,
    access: { access, rerun, store: objects.place },
    keeping: { notice, published },
    causes,
  };
}

/** @returns whether all is saved */
async function flushed(publisher: Publisher, world: World): Promise<boolean> {
  try {
    return await publisher.flush();
  } catch (error) {
    world.report.warn(`the rest of the run could not be saved: ${(error as Error).message}`);
    return false;
  }
}

function thereIn({ event }: LineState): 'some' | 'nothing' {
  return event === 0 ? 'nothing' : 'some';
}

/** Null where the step ended before it held a line. */
function stateIn(path: string) {
  try {
    return readState(path);
  } catch {
    return null;
  }
}
