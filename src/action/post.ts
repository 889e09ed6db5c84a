/** When the job ends: saves what the action's own step could not, since it was cancelled or the store was slow. */
import * as core from '@actions/core';
import { Publisher } from '../line/publisher.ts';
import { type LineState, readState } from '../line/state.ts';
import { lastWords, rerunWith } from '../report/saved.ts';
import { formatBytes } from '../report/tables.ts';
import { forget } from '../store/forget.ts';
import { objectsFor, publisherFor } from './line.ts';
import { hereIn } from './remote.ts';
import type { World } from './world.ts';

/** @param folder where the step kept its state; empty where it kept none @returns the exit code */
export async function post(world: World, folder: string): Promise<number> {
  if (folder === '') return 0;
  const here = hereIn(folder);
  const state = stateIn(here.state);
  if (state === null || state.run === null) return 0;
  const objects = objectsFor(world, here.moving);
  const access = objects.access.read === 'denied' ? 'unreadable' : 'readable';
  const rerun = rerunWith(core.getInput('resume'));
  const publisher = new Publisher(
    {
      objects,
      runs: here.runs,
      file: here.state,
      temp: here.moving,
      ...publisherFor(world.machine.env),
      resumes: rerun === 'goes-on' && access === 'readable',
      warn: (message) => world.report.warn(message),
      saved: (bytes, sequence) =>
        core.info(`Saved checkpoint ${state.claim}.${sequence} (${formatBytes(bytes)}).`),
    },
    state,
  );
  try {
    publisher.lookUp();
  } catch {
    world.report.warn(`the folder ${folder} was emptied, and what was not saved of ${state.run} is lost`);
    return 0;
  }
  const isWhole = await flushed(publisher, world);
  publisher.close();
  if (isWhole) forget(folder);
  if (state.stopped === null) {
    const there = isWhole ? 'all' : thereIn(publisher.state);
    const words = lastWords(state.run, { there, more: 'none', access, rerun }, thereIn(state));
    if (words?.kind === 'warning') world.report.warn(words.text);
    else if (words !== null) core.info(words.text);
  }
  return 0;
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
