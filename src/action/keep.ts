/** The keeper of a job whose steps stay in the workflow: it holds the tokens and the engine until the job's post step. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitOfSignal } from '../launch/exit.ts';
import { go } from '../launch/go.ts';
import { AT_ONCE } from '../launch/go-request.ts';
import { locate } from '../launch/locate.ts';
import { STEPS } from '../record/in-workflow.ts';
import { letRun } from '../report/by-hand.ts';
import { noPaint } from '../report/colour.ts';
import { inert } from '../report/escapes.ts';
import { talkOf } from '../report/talk.ts';
import type { Observer } from '../run/ports.ts';
import { Hunt } from '../shell/hunt.ts';
import { processTable, programName } from '../shell/processes.ts';
import { createShell } from '../shell/shell.ts';
import { Door } from '../steps/door.ts';
import type { House } from '../steps/house.ts';
import { keep } from '../steps/keeper.ts';
import { workflowSteps } from '../steps/pipeline.ts';
import { publishedUnlessCancelled } from './cancel.ts';
import { mustOutliveCheckout } from './checkout.ts';
import { withRemedy } from './finding.ts';
import { readInputs } from './inputs.ts';
import { type Kept, keptOf, noting, observing } from './kept.ts';
import { ownerOf } from './line.ts';
import { findUnlessCancelled } from './main.ts';
import { hereIn } from './remote.ts';
import { common } from './request.ts';
import type { Voice } from './voice.ts';
import { CONSENT } from './workflow-file.ts';
import type { World } from './world.ts';

export interface Keeping {
  /** The path of the socket. */
  readonly socket: string;
  readonly voice: Voice;
}

/** How often the keeper looks whether the job's temporary files are still there. */
const LOOK_MS = 60_000;

/** @returns the exit code, which nobody waits for once steps have come @throws Refusal, StoreError before */
export async function keepSteps(world: World, { socket, voice }: Keeping): Promise<number> {
  const { env, temp, home } = world.machine;
  const inputs = readInputs(env, home);
  const folder = join(temp, `savepoint-${randomUUID()}`);
  const named = inputs.store.kind === 'folder' ? inputs.store.path : hereIn(folder).store;
  const workspace = inputs.workspace ?? env.GITHUB_WORKSPACE ?? world.cwd;
  const located = locate({ cwd: world.cwd, workspace, pipeline: null, store: named });
  if (inputs.store.kind === 'folder')
    mustOutliveCheckout(located.store, env.GITHUB_WORKSPACE || located.workspace);
  world.report.hide([...Object.values(inputs.secrets), ...(inputs.token === null ? [] : [inputs.token])]);
  const owner = ownerOf(env, { ...inputs, pipeline: STEPS });
  const kept = keptOf(world, inputs, { folder, owner, store: located.store });
  const door = new Door(socket);
  const asks = new Set<string>();
  const store = kept.kind === 'elsewhere' ? located.store : kept.line.store;
  const timer = setInterval(() => existsSync(socket) || world.stop.request('SIGTERM'), LOOK_MS);
  try {
    await go({
      ...common(world, inputs),
      answer: null,
      deadline: null,
      located: { ...located, store },
      apart: [located.store],
      file: workflowSteps(env.GITHUB_JOB || 'job'),
      run: (read) =>
        kept.kind === 'elsewhere'
          ? findUnlessCancelled(world.stop, () => withRemedy(kept.remote.find(read), kept.remote.place))
          : kept.line.choose(inputs, read),
      cleanUp: 'later',
      observe: () => observing(speaking(voice), kept, noting(inputs, kept, located.store)),
      published:
        kept.kind === 'elsewhere' ? publishedUnlessCancelled(world.stop.asked, kept.remote) : AT_ONCE,
      drive: (request, ports) => keep(request, ports, houseOf(world, { door, voice, store, asks })),
    });
    await saveRest(kept);
  } catch (error) {
    const { by, asked } = world.stop;
    if (by === null || error !== asked.reason) throw error;
    return exitOfSignal(by);
  } finally {
    clearInterval(timer);
    if (kept.kind === 'folder') kept.line.close();
    await door.close({ says: voice.news(), asks: [...asks] });
  }
  return 0;
}

async function saveRest(kept: Kept): Promise<void> {
  if (kept.kind === 'folder') {
    kept.line.keep(() => new Date());
    return;
  }
  await kept.remote.now();
  kept.remote.close('let-finish');
}

interface Keeper {
  readonly door: Door;
  readonly voice: Voice;
  readonly store: string;
  /** The steps that are started at most once without consent. */
  readonly asks: Set<string>;
}

function houseOf({ report }: World, { door, voice, store, asks }: Keeper): House {
  const shell = createShell();
  const around = { table: processTable(process.platform), self: process.pid };
  return {
    open: (answer) => door.open(answer),
    ready: ({ run_id: run, attempt }) => {
      const more = attempt === 1 ? '' : `, which goes on with attempt ${attempt}`;
      voice.say(`Each step whose shell is savepoint is saved from here on, in ${run}${more}.`);
      voice.ready({ store, run, attempt });
    },
    news: () => voice.news(),
    asks: (step) => asks.add(step),
    consent: (run, step) => letRun({ run, byHand: report.takesInputs(CONSENT) }, step),
    living: (mark) => livingNames(Hunt.ofAttempt(around, mark)),
    endProcesses: async (mark) => void (await shell.endAttempt(mark)),
  };
}

/** A process that is just ending when its step does is not one that lives on. */
const SECOND_LOOK_MS = 50;

async function livingNames(hunt: Hunt): Promise<readonly string[]> {
  if (hunt.find().length === 0) return [];
  await new Promise((done) => setTimeout(done, SECOND_LOOK_MS));
  return hunt.find().map(programName);
}

/** Of a job's own steps the runner tells how they end: only what is new is said. */
function speaking(voice: Voice): Observer {
  return {
    event: (event, run) => {
      if (event.type === 'warning') {
        const title = event.step === null ? '' : ` title=${event.step}`;
        voice.say(`::warning${title}::${event.message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
      } else if (event.type === 'files.aside' || event.type === 'step.arrived')
        for (const line of talkOf(event, run, noPaint)) voice.say(inert(line));
    },
    output: () => undefined,
    note: () => {},
  };
}
