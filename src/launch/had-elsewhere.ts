/** What a run had on another machine and does not find on this one: people are told before anything runs. Pure. */
import type { Where } from '../record/events.ts';
import { isDone, type Run, type StepRecord } from '../record/run.ts';
import { movedPath } from '../run/moved.ts';

export interface Here {
  /** `process.platform`, and what tells this machine from others. */
  readonly os: string;
  readonly machine: string;
  readonly workspace: string;
  readonly home: string;
  readonly temp: string;
  readonly exists: (path: string) => boolean;
  /** Steps that run again for what they installed: of these nothing more is said. */
  readonly again: ReadonlySet<string>;
}

const SYSTEMS: Readonly<Record<string, string>> = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' };

/** In words, a line each; none where the run was on this machine. */
export function hadElsewhere({ attempts, steps }: Run, here: Here): readonly string[] {
  const last = attempts.at(-1)?.where;
  if (last === undefined || last.machine === undefined || last.machine === here.machine) return [];
  const from = new Map(attempts.map(({ attempt, where }) => [attempt, where]));
  const lines = steps
    .filter((step) => isDone(step) && !here.again.has(step.id))
    .flatMap((step) => placesOf(step, from.get(step.attempt ?? 0) ?? last, here));
  return last.os === here.os ? lines : [otherSystem(last.os, here.os), ...lines];
}

function otherSystem(there: string, here: string): string {
  const [was, is] = [SYSTEMS[there] ?? there, SYSTEMS[here] ?? here];
  return `the run was on ${was}, and this is ${is}: programs that its steps built may not start here (--from-step builds them again)`;
}

/** The places that a step named for later ones, outside of what comes back. */
function placesOf({ id, path, env }: StepRecord, from: Where, here: Here): readonly string[] {
  const isGone = (value: string) => {
    const place = movedPath(value, from, here);
    const isBack = [here.workspace, here.home, here.temp].some((folder) =>
      `${place}/`.startsWith(`${folder}/`),
    );
    return /^\/[^:\s]+$/.test(place) && !isBack && !here.exists(place);
  };
  const onPath = path
    .filter(isGone)
    .map((entry) => `${id} put ${entry} on PATH, which is not on this machine`);
  const inEnv = Object.entries(env)
    .filter(([, value]) => isGone(value))
    .map(([name, value]) => `${id} set ${name} to ${value}, which is not on this machine`);
  return [...onPath, ...inEnv];
}
