/** A run from request to end, with the adapters of this machine. The command line and the action share it. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FilesSetting } from '../files/setting.ts';
import type { Pipeline } from '../pipeline/model.ts';
import type { Chosen } from '../plan/request.ts';
import type { Problem } from '../problem/problem.ts';
import { runAttempt } from '../run/attempt.ts';
import type { Observer } from '../run/ports.ts';
import { createShell } from '../shell/shell.ts';
import { startWatcher } from '../shell/watcher.ts';
import { DirectoryStore } from '../store/directory.ts';
import { timeIn } from '../store/file-time.ts';
import { recordAnswer } from './answers.ts';
import { startDeadline } from './deadline.ts';
import type { GoRequest, Machine } from './go-request.ts';
import { callHook } from './hooks.ts';
import { launch } from './launch.ts';
import type { Adapters, Launched, LaunchRequest, Watched } from './launch-request.ts';
import { fileHasher, makeScratch, scratchPath, systemClock } from './node-ports.ts';
import { filesSetting } from './plan-files.ts';
import { type Understood, understand } from './understand.ts';
import { HASH, WATCH } from './words.ts';

export interface Gone {
  readonly launched: Launched;
  readonly choice: Chosen;
  readonly pipeline: Pipeline;
  /** Path of the store. */
  readonly store: string;
  /** The folder of a run's logs, by its id. */
  readonly logsOf: (run: string) => string;
}

/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
export async function go(request: GoRequest): Promise<Gone> {
  const { machine, located, stop, warn } = request;
  const { workspace } = located;
  const meant = await understand(request);
  const { pipeline, whole, run, answer, env, around, choice } = meant;
  makeScratch(scratchPath(machine.temp, randomUUID())).dispose();
  const store = DirectoryStore.create(located.store, meant.me);
  const maxParallel = request.maxParallel ?? pipeline.maxParallel ?? availableParallelism();
  if (run === null) warnOfSharing(pipeline, maxParallel, warn);
  const observer = request.observe(whole, maxParallel);
  if (run !== null && answer !== null)
    recordAnswer(run.run_id, answer, { store, now: systemClock.now, observer });
  const deadline = request.deadline === null ? null : startDeadline(request.deadline);
  const launched = await launch(
    launchRequest(request, meant, { store, maxParallel, deadline }),
    adapters(request, meant, { store, observer }),
  ).finally(() => deadline?.end());
  // A runner that cancels leaves no time for it.
  if (launched.kind === 'ended' && launched.result.run !== null && stop.by === null)
    await callHook({
      ...{ pipeline, run: launched.result.run, workspace, temp: machine.temp, env, warn },
      ...{ github: around.github, secrets: request.secrets },
    });
  return { launched, choice, pipeline: whole, store: store.path, logsOf: (id) => store.logsPath(id) };
}

function launchRequest(
  request: GoRequest,
  { pipeline, run, choice, history, whenDone, env, around }: Understood,
  { store, maxParallel, deadline }: Pick<LaunchRequest, 'store' | 'maxParallel' | 'deadline'>,
): LaunchRequest {
  const { located, idNumber, by, edited, secrets, token, stop, cleanUp, asked } = request;
  const { workspace } = located;
  return {
    ...{ workspace, store, pipeline, run, idNumber, by, choice, edited, history, whenDone },
    ...{ secrets, token, maxParallel, stop, deadline, cleanUp, asked, env },
    given: request.inputs,
    drive: request.drive ?? runAttempt,
    surroundings: around,
    files: settingOf(request, { pipeline, store: store.path, commit: around.source.commit }),
  };
}

function settingOf(
  { machine, located, apart, person, progress, warn, stop }: GoRequest,
  {
    pipeline,
    store,
    commit,
  }: { readonly pipeline: Pipeline; readonly store: string; readonly commit: string | null },
): FilesSetting {
  const { temp, home, host, env } = machine;
  return filesSetting({
    ...{ pipeline, workspace: located.workspace, store, apart, temp, home, host, env, commit, person },
    now: () => timeIn(store),
    progress,
    warn,
    signal: stop.asked,
  });
}

function adapters(
  { machine, located, graceMs, published, warn }: GoRequest,
  { me, env }: Understood,
  { store, observer }: { readonly store: DirectoryStore; readonly observer: Observer },
): Adapters {
  const { locks, temp, self } = machine;
  return {
    ...{ observer, me, locks, temp, published, warn },
    clock: systemClock,
    shell: createShell({ graceMs }),
    random: randomUUID,
    watch: (attempt) => watchAttempt(machine, env, attempt),
    hashFiles: fileHasher(
      { workspace: located.workspace, store: store.path, env: machine.env },
      { ...self, args: [...self.args, HASH] },
    ),
  };
}

/** A new run whose steps can run side by side hears what they share. */
function warnOfSharing(pipeline: Pipeline, maxParallel: number, warn: GoRequest['warn']): void {
  const isSideBySide = maxParallel > 1 || pipeline.steps.some(({ background }) => background !== null);
  const shared = pipeline.warnings.filter(({ code }) => code === 'side-by-side');
  if (isSideBySide) for (const problem of shared) warn(inOneLine(problem), problem);
}

function inOneLine({ place, message, hint }: Problem): string {
  const at = place === undefined ? '' : `${place.file}:${place.line}: `;
  return `${at}${message}${hint === undefined ? '' : ` (${hint})`}`;
}

/** Starts the process that ends the steps' processes when this one is killed, and clears up. */
function watchAttempt({ self }: Machine, env: Readonly<Record<string, string>>, attempt: Watched) {
  const args = [...self.args, WATCH, attempt.scratch, attempt.snapshot];
  const started = startWatcher({ execPath: self.program, args, env });
  started.attempt(attempt.mark);
  return started;
}
