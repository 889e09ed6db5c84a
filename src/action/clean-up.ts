/** After a cancel, the post step runs what is left of the attempt: the steps whose `if` asks for it, and `finally`. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as core from '@actions/core';
import { type Gone, go } from '../launch/go.ts';
import type { GoRequest } from '../launch/go-request.ts';
import { locate } from '../launch/locate.ts';
import { Refusal } from '../launch/refusal.ts';
import type { Pipeline } from '../pipeline/model.ts';
import { hasCleanUp } from '../plan/clean-up.ts';
import type { RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import type { Published } from '../run/ports.ts';
import { StoreError } from '../store/errors.ts';
import { readInputs } from './inputs.ts';
import { common } from './request.ts';
import type { World } from './world.ts';

/** All post steps of a job together have less than five minutes. */
const LIMIT_MS = 3 * 60_000;

/** What main leaves to post. The pipeline file may have changed since main read it. */
interface Due {
  readonly run: string;
  readonly store: string;
  readonly pipeline: Pipeline;
}

/** Notes for the post step what a cancelled attempt has left to run, if anything. */
export function leaveCleanUp({ machine }: World, { launched, pipeline, store }: Gone): void {
  if (launched.kind !== 'ended' || launched.result.run === null) return;
  const { run } = launched.result;
  if (!hasCleanUp(pipeline, run)) return;
  const due: Due = { run: run.run_id, store, pipeline };
  const path = join(machine.temp, `savepoint-${randomUUID()}`, 'clean-up.json');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(due));
  core.saveState('cleanUp', path);
  core.info('At the end of the job, steps with `always()` or `cancelled()` and `finally` run.');
}

/** Where the record of the run is kept while the rest of it runs. */
export interface Keeping {
  readonly notice: (event: RunEvent, run: Run) => void;
  readonly published: Published;
}

/** Runs what main has left. What goes wrong is said. @param path the note of main */
export async function cleanUp(world: World, path: string, keeping: Keeping): Promise<void> {
  const { report, stop } = world;
  const timer = setTimeout(() => {
    report.warn('what runs after a cancel took more than 3 minutes, and is ended');
    stop.request('SIGTERM');
  }, LIMIT_MS);
  try {
    const due: Due = JSON.parse(readFileSync(path, 'utf8'));
    const ran = new Set<string>();
    const gone = await go(requestOf(world, due, { ...keeping, ran }));
    report.cleanedUp(gone, ran);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof StoreError)) throw error;
    report.warn(`the steps that run after a cancel could not run: ${error.message}`);
  } finally {
    clearTimeout(timer);
    rmSync(dirname(path), { recursive: true, force: true });
  }
}

function requestOf(
  world: World,
  { run: id, store, pipeline }: Due,
  { notice, published, ran }: Keeping & { readonly ran: Set<string> },
): GoRequest {
  const { machine, report, cwd } = world;
  const inputs = readInputs(machine.env, machine.home);
  const workspace = inputs.workspace ?? machine.env.GITHUB_WORKSPACE ?? cwd;
  const located = locate({ cwd, workspace, pipeline: inputs.pipeline, store });
  report.setWorkspace(located.workspace);
  report.hide(Object.values(inputs.secrets));
  if (inputs.token !== null) report.hide([inputs.token]);
  return {
    ...common(world, inputs),
    // Main has put it on record.
    answer: null,
    deadline: null,
    located,
    apart: [located.store],
    file: pipeline,
    run: () => ({ kind: 'named', id }),
    cleanUp: 'alone',
    observe: (read) => {
      const log = report.observe(read);
      return {
        ...log,
        event: (event, run) => {
          if (event.type === 'step.started') ran.add(event.step);
          log.event(event, run);
          notice(event, run);
        },
      };
    },
    published,
  };
}
