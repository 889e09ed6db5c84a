/** The line that a run is in which was named by its id. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Refusal } from '../launch/refusal.ts';
import { isOneWorkflow, lineOf, type Named, namedLine, type Owner } from '../line/owner.ts';
import { linesIn, ownerIn } from './folder-lines.ts';
import { notesIn } from './folder-notes.ts';

interface Request {
  /** The folder that the user named. */
  readonly folder: string;
  readonly owner: Owner;
  /** The run, by its id; null: none was named. */
  readonly run: string | null;
}

/** The line of this job, or that of the run which was named. @throws Refusal exit 4 where that is nowhere */
export function lineNamed({ folder, owner, run }: Request): Named {
  if (run === null) return { kind: 'nothing', owner };
  if (basename(run) !== run || run.startsWith('.')) throw noSuchRun(run, folder);
  for (const line of linesIn(folder)) {
    const store = join(folder, line);
    // One that was removed since was there.
    if (!existsSync(join(store, 'runs', run)) && !notesIn(store).some((note) => note.run === run)) continue;
    const noted = ownerIn(store);
    const isHere = noted !== null && lineOf(noted) === line && isOneWorkflow(noted, owner);
    if (isHere) return namedLine(owner, { line, ref: noted.ref, scope: noted.scope, owner: noted });
  }
  throw noSuchRun(run, folder);
}

export function noSuchRun(run: string, folder: string): Refusal {
  return new Refusal(4, `no such run: ${run}`, {
    hint: `a run is found by its whole id, by the same workflow on the same branch, while it is in a folder of ${folder}`,
  });
}
