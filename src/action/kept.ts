/** Where the runs of this job are kept, and who is told of what happens in them. */
import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import type { Owner } from '../line/owner.ts';
import type { Run } from '../record/run.ts';
import { FOLDER, rerunWith, type Saved } from '../report/saved.ts';
import type { Observer } from '../run/ports.ts';
import { hasArtifacts } from '../store/artifact-access.ts';
import { ArtifactObjects } from '../store/artifacts.ts';
import { DirectoryStore } from '../store/directory.ts';
import { identify } from '../store/identity.ts';
import { ARTIFACTS } from '../store/objects.ts';
import { fetchCommand, noteRun } from './checkpoint-artifact.ts';
import { FolderLine } from './folder.ts';
import type { ActionInputs } from './inputs.ts';
import {
  attemptOf,
  type Elsewhere,
  jobOf,
  objectsFor,
  outageFor,
  patienceFor,
  placeOf,
  publisherFor,
} from './line.ts';
import { hereIn, Remote } from './remote.ts';
import type { World } from './world.ts';

/** Where the runs of this job are kept. */
export type Kept = (
  | { readonly kind: 'elsewhere'; readonly remote: Remote }
  | { readonly kind: 'folder'; readonly line: FolderLine; readonly resume: ActionInputs['resume'] }
) & { readonly artifact: ActionInputs['checkpointArtifact'] };

/** @param folder for what is kept elsewhere: the folder of this job @throws StoreError where it cannot be made */
export function keptOf(
  world: World,
  inputs: ActionInputs,
  { folder, owner, store }: Place & { readonly store: string },
): Kept {
  const artifact = inputs.checkpointArtifact;
  if (inputs.store.kind === 'folder') {
    const line = folderLineOf(world, inputs, { folder: store, owner });
    return { kind: 'folder', line, resume: inputs.resume, artifact };
  }
  const remote = remoteOf(world, inputs, { folder, owner, store: inputs.store.kind });
  return { kind: 'elsewhere', remote, artifact };
}

/** Leaves to post where the run is, where something of it is to become an artifact. */
export function noting(inputs: ActionInputs, kept: Kept, store: string): (run: Run) => void {
  let noted = inputs.checkpointArtifact === 'never' && inputs.report === 'never';
  return (run) => {
    if (noted) return;
    noted = true;
    noteRun(kept.kind === 'elsewhere' ? store : kept.line.store, run);
  };
}

function folderLineOf(
  { machine, report, stop }: World,
  { run }: ActionInputs,
  { folder, owner }: Place,
): FolderLine {
  const { env, host, pid } = machine;
  const me = identify(host, pid);
  const say = (line: string) => report.say(line);
  const warn = (message: string) => report.warn(message);
  const workflowRun = env.GITHUB_RUN_ID ?? null;
  const cancel = stop.asked;
  return new FolderLine({ folder, owner, workflowRun, run, attempt: attemptOf(env), me, cancel, say, warn });
}

function remoteOf(
  world: World,
  inputs: ActionInputs,
  { folder, owner, store }: Place & Pick<Elsewhere, 'store'>,
): Remote {
  const { env } = world.machine;
  const here = hereIn(folder);
  core.saveState('folder', folder);
  DirectoryStore.create(here.store, identify(world.machine.host, world.machine.pid));
  const outage = outageFor(env, { place: placeOf(store), lost: 0, tell: (line) => world.report.say(line) });
  const elsewhere = { store, token: inputs.token, days: inputs.retentionDays };
  const objects = objectsFor(world, elsewhere, { temp: here.moving, outage });
  return new Remote({
    objects,
    tryAccess: async () => (objects instanceof ArtifactObjects ? objects.tryRead() : undefined),
    outage,
    owner,
    attempt: attemptOf(env),
    workflowRun: env.GITHUB_RUN_ID ?? null,
    resume: inputs.resume,
    run: inputs.run,
    inputs: inputs.inputs,
    step: inputs.step,
    answer: inputs.answer,
    here,
    random: randomUUID(),
    patience: patienceFor(env),
    publisher: publisherFor(env, store, 'main'),
    say: (line) => world.report.say(line),
    warn: (message) => world.report.warn(message),
  });
}

interface Place {
  readonly folder: string;
  readonly owner: Owner;
}

/** Tells the log, and whoever keeps the run, of all that happens. @param note told of the run with each event */
export function observing(log: Observer, kept: Kept, note: (run: Run) => void): Observer {
  return {
    event: (event, run) => {
      log.event(event, run);
      note(run);
      if (kept.kind === 'elsewhere') kept.remote.notice(event, run);
      else kept.line.notice(run);
    },
    output: (step, bytes) => log.output(step, bytes),
    note: (step, note) => log.note(step, note),
  };
}

/** How a person brings the run to another machine; null where it does not come to be in an artifact. */
export function fetchIn({ machine }: World, kept: Kept, { there }: Saved): string | null {
  const { env } = machine;
  // Of a service that takes no checkpoint the end of the job gets no better answer.
  if (kept.kind === 'elsewhere' && kept.remote.place === ARTIFACTS)
    return there === 'nothing' ? null : fetchCommand(env, kept.remote.owner);
  return kept.artifact !== 'never' && hasArtifacts(env) ? fetchCommand(env, jobOf(env)) : null;
}

/** A folder has all that is on record. */
export function savedIn(kept: Kept): Saved {
  if (kept.kind === 'elsewhere') return kept.remote.saved;
  return { there: 'all', more: 'none', access: 'readable', rerun: rerunWith(kept.resume), store: FOLDER };
}
