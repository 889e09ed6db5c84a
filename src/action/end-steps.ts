/** The end of a job whose steps stay in the workflow: the keeper ends, and people are told what has come of the steps. */
import { join } from 'node:path';
import * as core from '@actions/core';
import { addSummary, spansIn } from '../github/summary.ts';
import { installsElsewhere } from '../launch/this-machine.ts';
import { isDone, type Run } from '../record/run.ts';
import { inert } from '../report/escapes.ts';
import { type Going, goOn, notUploaded } from '../report/go-on.ts';
import type { Saved } from '../report/saved.ts';
import { type SummaryRequest, summaryOf } from '../report/summary.ts';
import type { Ready } from '../steps/begin.ts';
import { isWithheld } from '../steps/chain.ts';
import { asTold } from '../steps/end.ts';
import { sayEnd } from '../steps/farewell.ts';
import type { JobStatus } from '../steps/protocol.ts';
import { DirectoryStore } from '../store/directory.ts';
import { identify } from '../store/identity.ts';
import { text } from './inputs.ts';
import { CONSENT } from './workflow-file.ts';
import type { World } from './world.ts';

/** All post steps of a job together have less than five minutes. */
const LIMIT_MS = 2 * 60_000;

export interface EndedSteps {
  /** Says how the run goes on, and writes the summary. */
  readonly tell: (saved: Saved, unpublished: ReadonlySet<string>) => void;
}

/** @param notes of the action's own step */
export async function endSteps(world: World, notes: string): Promise<EndedSteps> {
  const { socket, store, run: id }: Ready & { readonly socket: string } = JSON.parse(notes);
  const { report, machine } = world;
  const answer = await sayEnd(socket, { job: jobStatus(), limitMs: LIMIT_MS });
  // Its lines are made for the runner, annotations among them.
  for (const line of answer?.says ?? []) core.info(line);
  if (answer === null)
    report.warn(
      'the process that saves the steps of this job is gone: what it had not saved is saved now, as far as it is there',
    );
  const read = DirectoryStore.open(store, identify(machine.host, machine.pid))?.read(id);
  const asks = new Set(answer?.kind === 'done' ? answer.asks : []);
  return {
    tell: (saved, unpublished) => {
      if (read?.kind !== 'found') return;
      const spans = spansIn(join(store, 'runs', id));
      tell(world, { run: asTold(read.run), saved, unpublished, asks, spans });
    },
  };
}

/** A runner evaluates the inputs of an action anew for its post step. */
function jobStatus(): JobStatus | null {
  const given = text('job-status');
  return (['success', 'failure', 'cancelled'] as const).find((each) => each === given) ?? null;
}

function tell(
  { report, machine }: World,
  {
    run,
    saved,
    unpublished,
    asks,
    spans,
  }: Pick<Going, 'run' | 'saved' | 'unpublished' | 'asks'> & Pick<SummaryRequest, 'spans'>,
): void {
  const going: Going = {
    ...{
      run,
      saved,
      unpublished,
      asks,
      byHand: report.takesInputs(CONSENT),
      only: null,
      notStarted: null,
      withheld: new Map(),
      fetch: null,
    },
    reused: reusedNext(run, unpublished),
  };
  for (const line of [...goOn(going), ...notUploaded(going)]) report.say(inert(`  ${line}`));
  const file = machine.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  const request = { ...going, kind: 'ended', logs: new Map(), files: [], lost: null, spans } as const;
  const problem = addSummary(file, (room) => summaryOf(request, room));
  if (problem !== null) report.warn(problem);
}

/** The steps that a re-run reuses. */
function reusedNext(run: Run, unpublished: ReadonlySet<string>): ReadonlySet<string> {
  const again = installsElsewhere(run);
  const isReused = (step: Run['steps'][number]) =>
    isDone(step) &&
    step.change !== null &&
    !unpublished.has(step.id) &&
    !again.has(step.id) &&
    !isWithheld(step);
  return new Set(run.steps.filter(isReused).map(({ id }) => id));
}
