import { endProcesses } from './end-processes.ts';
import { Hunt, type Surroundings } from './hunt.ts';
import { launch } from './launch.ts';
import type { RunningScript, Said, ScriptRequest, Shell } from './port.ts';
import { processTable } from './processes.ts';
import { Running, type Times } from './running.ts';

export interface ShellOptions {
  /** Milliseconds between the signal and SIGKILL when a step is stopped or times out. */
  readonly graceMs?: number;
  /** The same for what a failed step or a finished run leaves behind. */
  readonly leftoverGraceMs?: number;
  readonly platform?: NodeJS.Platform;
}

const GRACE_MS = 5000;
const LEFTOVER_GRACE_MS = 500;

/** The shell that starts real processes on this machine. */
export function createShell(options: ShellOptions = {}): Shell {
  const times: Times = {
    graceMs: options.graceMs ?? GRACE_MS,
    leftoverGraceMs: options.leftoverGraceMs ?? LEFTOVER_GRACE_MS,
  };
  const table = processTable(options.platform ?? process.platform);
  const surroundings: Surroundings = { table, self: process.pid };
  return {
    start(request) {
      const launched = launch(request);
      if (!launched.ok) return unstartable(request, launched.message);
      return new Running(request, launched.script, { surroundings, times });
    },
    async endAttempt(attempt) {
      const hunt = Hunt.ofAttempt(surroundings, attempt);
      await endProcesses(hunt, { signal: 'SIGTERM', graceMs: times.leftoverGraceMs });
      return hunt.count;
    },
  };
}

const NOTHING: Said = { outputs: {}, env: {}, path: [], summary: '', errors: [], warnings: [] };

function unstartable(request: ScriptRequest, message: Promise<string>): RunningScript {
  const result = message.then((text) => ({
    exit: { kind: 'unstartable' as const, message: request.masks.apply(text) },
    said: NOTHING,
    leftRunning: [],
  }));
  return { result, stop: () => {}, kill: () => {} };
}
