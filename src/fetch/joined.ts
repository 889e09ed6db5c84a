/** A run that comes and is here already: the whole files of both. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../record/run.ts';
import { type AuditRequest, checkPacks, type PackCheck } from '../saved/audit.ts';

/** How far it has come. */
export interface Telling {
  readonly signal: AbortSignal;
  readonly progress: (doing: string, done: string, bytes: number) => void;
}

/** A folder of a run, looked through. */
export interface Looked {
  readonly directory: string;
  /** Of each pack that the record names, whether it is whole. */
  readonly checks: readonly PackCheck[];
  /** Files besides the record and the packs, by their paths. */
  readonly others: readonly string[];
}

/** The folder with what is of git. */
export const GIT = 'git';

export function auditOf(run: Run, directory: string, { signal, progress }: Telling): AuditRequest {
  return {
    directory: join(directory, 'packs'),
    run,
    signal,
    progress: (pack, done) => progress(`verifying ${run.run_id}`, `pack ${pack + 1}`, done),
  };
}

/** @param run as it comes: what is here of it may be older */
export async function looked(run: Run, directory: string, telling: Telling): Promise<Looked> {
  const checks = await checkPacks(auditOf(run, directory, telling));
  const names = readdirSync(directory);
  const logs = names.includes('logs') ? readdirSync(join(directory, 'logs')) : [];
  const others = [...names.filter((name) => name === GIT), ...logs.map((name) => join('logs', name))];
  return { directory, checks, others };
}

/** Brings to what comes the whole files that it lacks and that are here. @returns how the packs are then */
export function joined(came: Looked, here: Looked): readonly PackCheck[] {
  for (const path of here.others.filter((each) => !came.others.includes(each)))
    copy(join(here.directory, path), join(came.directory, path));
  return came.checks.map((check, at) => {
    const own = here.checks[at];
    if (check.why === null || own?.why !== null) return check;
    copy(own.file, check.file);
    return { ...own, file: check.file };
  });
}

/** Whether something comes that is not here, or not whole. */
export function addsTo(here: Looked, came: Looked): boolean {
  const isMended = came.checks.some(({ why }, at) => why === null && here.checks[at]?.why !== null);
  return isMended || came.others.some((path) => !here.others.includes(path));
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
