/** What the steps of an attempt find around them: where it runs, its environment, its machine. */
import { coverageOf } from '../files/coverage.ts';
import { folderId } from '../files/folder.ts';
import { Machine } from '../machine/machine.ts';
import type { Inputs } from '../pipeline/model.ts';
import { outsideOf } from '../plan/outside.ts';
import { inOrderOfAge } from '../record/listing.ts';
import type { Setting } from '../run/ports.ts';
import type { DirectoryStore } from '../store/directory.ts';
import type { OpenRun } from '../store/port.ts';
import type { Adapters, LaunchRequest } from './launch-request.ts';
import type { PlannedAttempt } from './planned-attempt.ts';
import { runnerContext, runnerVariables } from './runner.ts';
import { machineId, morePlaces } from './this-machine.ts';

export interface Prepared extends LaunchRequest {
  readonly inputs: Inputs;
  readonly planned: PlannedAttempt;
  readonly lacks: ReadonlyMap<string, string>;
  readonly open: OpenRun;
}

export function machineOf(
  { pipeline, planned, workspace, files: { home, now } }: Prepared,
  { where }: Setting,
): Machine {
  const { plan } = planned;
  return new Machine({
    workspace,
    home,
    temp: where.temp,
    now,
    root: '/',
    saved: [workspace, ...Object.values(planned.roots)],
    more: morePlaces(pipeline, home),
    texts:
      plan.arriving === undefined
        ? new Map(plan.definition.map(({ id, parts }) => [id, JSON.stringify(parts)]))
        : null,
  });
}

export function settingOf(
  request: Prepared,
  adapters: Adapters,
  { mark, builtOn }: Pick<Setting, 'mark' | 'builtOn'>,
): Setting {
  const { open, surroundings, inputs, workspace, store, planned } = request;
  const known = open.run;
  const covers = coverageOf(request.files);
  const runner = runnerContext(request.env, adapters.temp);
  return {
    runId: open.id,
    sequence: known?.sequence ?? nextSequence(store),
    mark,
    history: request.history,
    by: request.by,
    inputs,
    source: surroundings.source,
    builtOn,
    where: {
      host: adapters.me.host,
      os: process.platform,
      workspace,
      workspace_id: folderId(workspace),
      commit: surroundings.source.commit,
      pid: adapters.me.pid,
      boot: adapters.me.boot,
      namespace: adapters.me.namespace,
      started: adapters.me.started,
      home: request.files.home,
      temp: runner.temp,
      machine: machineId({ env: request.env, host: adapters.me.host }),
      ...(covers === null ? {} : { covers }),
      ...(Object.keys(planned.roots).length === 0 ? {} : { roots: planned.roots }),
    },
    env: { ...runnerVariables(runner), ...request.env, RUNNER_TEMP: runner.temp, ...surroundings.env },
    outside: outsideOf(request.env, { workspace, home: request.files.home, temp: adapters.temp }),
    github: surroundings.github,
    runner,
    secrets: request.secrets,
    token: request.token,
    maxParallel: request.maxParallel,
  };
}

function nextSequence(store: DirectoryStore): number {
  return (inOrderOfAge(store.list().runs)[0]?.run.sequence ?? 0) + 1;
}
