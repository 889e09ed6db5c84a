/** What steps left on a machine, and this one has not. Pure but for the question whether a path is there. */

import type { Pipeline } from '../pipeline/model.ts';
import type { Where } from '../record/events.ts';
import type { MachineChange, Named } from '../record/files-events.ts';
import { describeNamed, FILES, PROCESSES, REFS } from '../record/left-on-machine.ts';
import type { Run } from '../record/run.ts';

export interface Here {
  readonly machine: string;
  readonly home: string;
  readonly workspace_id: string;
  /** A path of another attempt, where it would be here. */
  readonly moved: (path: string, from: Where) => string;
  readonly exists: (path: string) => boolean;
}

/** What a step left that is not here. */
export interface Missing {
  /** Brought back by the step alone: it runs again where something that depends on it runs. */
  readonly installs: readonly Named[];
  /** No reason to run again. */
  readonly others: readonly Named[];
}

/** What `where.machine` says on a hosted runner: each attempt has another one. */
export const HOSTED = 'hosted';

/** By step. */
export function missingHere(run: Run, here: Here): ReadonlyMap<string, Missing> {
  const wheres = new Map(run.attempts.map(({ attempt, where }) => [attempt, where]));
  const missing = new Map<string, Missing>();
  for (const step of run.steps) {
    const from = wheres.get(step.attempt ?? 0);
    if (step.machine === undefined || step.completion === null || from === undefined) continue;
    const found = missingOf(step.machine, from, here);
    if (found.installs.length + found.others.length > 0) missing.set(step.id, found);
  }
  return missing;
}

function missingOf(left: MachineChange, from: Where, here: Here): Missing {
  const isOther = isAnotherMachine(from, here);
  const gone = (left.places ?? []).filter((place) => !here.exists(here.moved(place, from)));
  const places = gone.length === 0 ? [] : [{ what: 'files and folders', count: gone.length, names: gone }];
  const isGone = ({ at = [] }: Named) => at.some((place) => !here.exists(here.moved(place, from)));
  const others = (left.others ?? []).filter(({ what }) => {
    if (what === PROCESSES) return true;
    if (what === REFS || what === FILES) return isOther || from.workspace_id !== here.workspace_id;
    return isOther;
  });
  return {
    installs: [...(left.installs ?? []).filter((each) => isOther || isGone(each)), ...places],
    others: others.flatMap((each) => notThere(each, from, here)),
  };
}

/** Files that are there are not named. */
function notThere(named: Named, from: Where, here: Here): readonly Named[] {
  const names = named.names.filter((name) => {
    if (!/^[~/]/.test(name)) return true;
    const path = name.startsWith('~') ? `${here.home}${name.slice(1)}` : here.moved(name, from);
    return !here.exists(path);
  });
  const count = named.count - (named.names.length - names.length);
  return names.length === 0 ? [] : [{ ...named, count, names }];
}

export function isAnotherMachine(
  from: Pick<Where, 'machine' | 'home'>,
  { machine, home }: Pick<Here, 'machine' | 'home'>,
): boolean {
  return from.machine === HOSTED || from.machine !== machine || from.home !== home;
}

/** The steps of a pipeline that run again as if they were `rerun: always`, with what they had installed. */
export function installsOf(
  { steps }: Pick<Pipeline, 'steps'>,
  missing: ReadonlyMap<string, Missing>,
): ReadonlyMap<string, readonly Named[]> {
  return new Map(
    steps.flatMap(({ id, rerun }) => {
      const installs = rerun === 'auto' ? (missing.get(id)?.installs ?? []) : [];
      return installs.length === 0 ? [] : [[id, installs] as const];
    }),
  );
}

/** What is said of a step that is reused, though something of it is not here; null for nothing. */
export function lackLine({ installs, others }: Missing): string | null {
  const named = [...installs, ...others];
  if (named.length === 0) return null;
  return `is reused, and this machine does not have its ${named.map(describeNamed).join(', ')}; \`rerun: always\` brings that back`;
}
