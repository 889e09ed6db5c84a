import { endProcesses } from './end-processes.ts';
import { Hunt, type Surroundings, together } from './hunt.ts';
import { launch } from './launch.ts';
import type { RunningScript, Said, ScriptRequest, Shell } from './port.ts';
import { processTable, survived } from './processes.ts';
import { Running, type Times } from './running.ts';

export interface ShellOptions {
  /** Milliseconds between the signal and SIGKILL when a step is stopped or times out. */
  readonly graceMs?: number;
  /** The same for what a failed step or a finished run leaves behind. */
  readonly leftoverGraceMs?: number;
  readonly platform?: NodeJS.Platform;
}

/** What a step gets to end by itself. */
export const GRACE_MS = 5000;
const LEFTOVER_GRACE_MS = 500;

/** The shell that starts real processes on this machine. */
export function createShell(options: ShellOptions = {}): Shell {
  const times: Times = {
    graceMs: options.graceMs ?? GRACE_MS,
    leftoverGraceMs: options.leftoverGraceMs ?? LEFTOVER_GRACE_MS,
  };
  const table = processTable(options.platform ?? process.platform);
  const surroundings: Surroundings = { table, self: process.pid };
  const hunts = new Map<Hunt, string>();
  return {
    start(request) {
      const launched = launch(request);
      if (!launched.ok) return unstartable(request, launched.message);
      const running = new Running(request, launched.script, { surroundings, times });
      hunts.set(running.hunt, request.mark.attempt);
      running.result.then(({ leftRunning }) => leftRunning.length === 0 && hunts.delete(running.hunt));
      return {
        result: running.result,
        stop: (signal) => running.stop(signal),
        kill: () => running.kill(),
        endRest: () => running.endRest().finally(() => hunts.delete(running.hunt)),
      };
    },
    async endAttempt(attempt) {
      // What cleared its environment is still known by the session of its step, if that was started here.
      const steps = [...hunts].filter(([, of]) => of === attempt).map(([hunt]) => hunt);
      const all = together([Hunt.ofAttempt(surroundings, attempt), ...steps]);
      const left = await endProcesses(all, { signal: 'SIGTERM', graceMs: times.leftoverGraceMs });
      for (const hunt of steps) hunts.delete(hunt);
      return { count: all.count, survivors: left.map(survived) };
    },
  };
}

const NOTHING: Said = { outputs: {}, env: {}, path: [], masked: 0, summary: '', errors: [], warnings: [] };

function unstartable(request: ScriptRequest, message: Promise<string>): RunningScript {
  const result = message.then((text) => ({
    exit: { kind: 'unstartable' as const, message: request.masks.apply(text) },
    said: NOTHING,
    leftRunning: [],
  }));
  return { result, stop: () => {}, kill: () => {}, endRest: async () => {} };
}
