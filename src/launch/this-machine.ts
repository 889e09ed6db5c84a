/** This machine, for the question what an earlier attempt left on another one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../digest/digest.ts';
import { folderId } from '../files/folder.ts';
import { HOSTED, installsOf, lackLine, type Missing, missingHere } from '../machine/elsewhere.ts';
import type { Pipeline } from '../pipeline/model.ts';
import type { Named } from '../record/files-events.ts';
import type { Run } from '../record/run.ts';
import { movedPath } from '../run/moved.ts';
import { hadElsewhere } from './had-elsewhere.ts';

export interface ThisMachine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly host: string;
  readonly workspace: string;
  readonly home: string;
  readonly temp: string;
}

/** Tells this machine from others. A hosted runner is another one in each attempt. */
export function machineId({ env, host }: Pick<ThisMachine, 'env' | 'host'>): string {
  if (env.RUNNER_ENVIRONMENT === 'github-hosted') return HOSTED;
  // An image may hold an id that all of its containers share, and they have names of their own.
  return sha256(`${host}\n${systemId()}`).slice(0, 16);
}

function systemId(): string {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** What is not here of what earlier attempts left elsewhere. */
export interface Absent {
  /** Steps that run again for that, as if they were `rerun: always`. */
  readonly installs: ReadonlyMap<string, readonly Named[]>;
  /** What is said of other steps when they are reused. */
  readonly lacks: ReadonlyMap<string, string>;
}

/** @param run the run that goes on, or null for a new one */
export function absentHere(pipeline: Pipeline, run: Run | null, at: ThisMachine): Absent {
  if (run === null) return { installs: new Map(), lacks: new Map() };
  const { home, workspace, temp } = at;
  const missing = missingHere(run, {
    machine: machineId(at),
    home,
    workspace_id: folderId(workspace),
    moved: (path, from) => movedPath(path, from, { workspace, temp, home }),
    exists: existsSync,
  });
  const lacks = pipeline.steps.flatMap(({ id, rerun }) => {
    const isAgain = rerun === 'auto' || rerun === 'always';
    const found: Missing = missing.get(id) ?? { installs: [], others: [] };
    const line = lackLine(isAgain ? { ...found, installs: [] } : found);
    return line === null ? [] : [[id, line] as const];
  });
  return { installs: installsOf(pipeline, missing), lacks: new Map(lacks) };
}

/** What the run had on another machine, in words. @param again the steps that run again for what they installed */
export function notHere(run: Run, at: ThisMachine, again: Iterable<string>): readonly string[] {
  const { workspace, home, temp } = at;
  const os = process.platform;
  return hadElsewhere(run, {
    ...{ os, workspace, home, temp, machine: machineId(at), exists: existsSync },
    again: new Set(again),
  });
}

/** What a hosted runner, which is another machine in each attempt, will not have of what steps installed. */
export function installsElsewhere({ attempts, steps }: Run): Absent['installs'] {
  if (attempts.at(-1)?.where.machine !== HOSTED) return new Map();
  return new Map(steps.flatMap(({ id, machine }) => (machine?.installs ? [[id, machine.installs]] : [])));
}

/** Absolute paths of `workspace.machine`. */
export function morePlaces({ workspace }: Pipeline, home: string): readonly string[] {
  return workspace.machine.map((path) => (path.startsWith('~/') ? join(home, path.slice(2)) : path));
}
