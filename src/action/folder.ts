/** Runs in a folder that outlives the job: each line of runs in a folder of its own there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunChoice, StepChoice } from '../launch/prepare.ts';
import { Refusal } from '../launch/refusal.ts';
import { lineOf, type Named, namedLine, type Owner } from '../line/owner.ts';
import { parseEvents } from '../record/lines.ts';
import { isBroughtBack, type Run } from '../record/run.ts';
import { writeAtomically } from '../store/atomic.ts';
import { DirectoryStore } from '../store/directory.ts';
import type { Identity } from '../store/identity.ts';
import type { ActionInputs } from './inputs.ts';
import { alreadyBegun, begunBefore } from './named.ts';

export interface FolderRequest {
  /** The folder that the user named. */
  readonly folder: string;
  readonly owner: Owner;
  readonly workflowRun: string | null;
  /** The run to go on with, by its id; null: the newest. */
  readonly run: string | null;
  /** The number of the workflow run's attempt, from 1. */
  readonly attempt: number;
  readonly me: Identity;
  readonly say: (line: string) => void;
}

/** Says whose the runs are. */
const OWNER = 'owner.json';
/** Says to which run each workflow run came last. */
const LAST = 'last-runs.json';

export class FolderLine {
  /** The store of this line. */
  readonly store: string;
  readonly #request: FolderRequest;
  readonly #named: Named;

  constructor(request: FolderRequest) {
    this.#request = request;
    this.#named = lineNamed(request);
    this.store = join(request.folder, lineOf(this.#named.owner));
  }

  /** @throws StoreError; Refusal exit 4 */
  choose({ resume, step }: Pick<ActionInputs, 'resume' | 'step'>): RunChoice {
    const { run, me } = this.#request;
    const { isNamed } = this.#named;
    const store = DirectoryStore.create(this.store, me);
    this.#write(OWNER, this.#named.owner);
    if (resume === 'never') {
      this.#note(null);
      return { kind: 'fresh' };
    }
    const runs = store.list().runs.map((each) => each.run);
    const own = isNamed ? run : this.#completedHere(runs);
    return {
      kind: 'found',
      ids: own === null ? runs.map(({ run_id }) => run_id) : [own],
      history: 'whole',
      completed: own !== null || this.#named.owner.scope.kind === 'run' ? 'bring-back' : 'leave',
      inputs: isNamed ? 'replace' : 'agree',
      otherwise: resume === 'required' ? 'refuse' : 'start',
      step: (run === null || isNamed) && !this.#wasTaken(store, runs, step) ? 'as-named' : 'all',
    };
  }

  /** Whether an earlier attempt of this workflow run has let the step run that is named. */
  #wasTaken(store: DirectoryStore, runs: readonly Run[], step: StepChoice | null): boolean {
    const { attempt, workflowRun, say } = this.#request;
    const last = runs.find(({ run_id }) => run_id === this.#notes()[workflowRun ?? '']);
    if (attempt === 1 || step === null || last === undefined) return false;
    const begun = alreadyBegun(last, parseEvents(store.eventsText(last.run_id)), step);
    if (begun !== null) say(begunBefore(begun));
    return begun !== null;
  }

  /** Notes who came last to a run, so that the workflow run that completed it gets it back. */
  ended(run: Run | null): void {
    if (run !== null && !isBroughtBack(run)) this.#note(run);
  }

  /** The run that this workflow run came to last, if that is completed. */
  #completedHere(runs: readonly Run[]): string | null {
    const id = this.#request.workflowRun === null ? undefined : this.#notes()[this.#request.workflowRun];
    return runs.find(({ run_id, status }) => run_id === id && status === 'completed')?.run_id ?? null;
  }

  /** Each workflow run with the run that it came to last; a completed run is only of the one that completed it. */
  #note(run: Run | null): void {
    const { workflowRun } = this.#request;
    if (workflowRun === null) return;
    const kept = Object.entries(this.#notes()).filter(
      ([by, id]) => by !== workflowRun && id !== run?.run_id && existsSync(join(this.store, 'runs', id)),
    );
    const own = run === null ? [] : [[workflowRun, run.run_id] as const];
    this.#write(LAST, Object.fromEntries([...kept, ...own]));
  }

  #notes(): Readonly<Record<string, string>> {
    try {
      const notes = JSON.parse(readFileSync(join(this.store, LAST), 'utf8')) as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(notes).flatMap(([by, id]) => (typeof id === 'string' ? [[by, id]] : [])),
      );
    } catch {
      return {};
    }
  }

  #write(name: string, what: unknown): void {
    try {
      writeAtomically(join(this.store, name), JSON.stringify(what));
    } catch {
      // The store was there a moment ago; what became of it the run says.
    }
  }
}

/** The line of this job, or that of the run which was named. @throws Refusal exit 4 where that is nowhere */
function lineNamed({ folder, owner, run }: FolderRequest): Named {
  if (run === null) return { owner, isNamed: false };
  for (const line of linesIn(folder)) {
    if (!existsSync(join(folder, line, 'runs', run))) continue;
    const noted = ownerIn(join(folder, line, OWNER));
    if (noted !== null && lineOf(noted) === line && isOneWorkflow(noted, owner))
      return namedLine(owner, { line, scope: noted.scope });
  }
  throw new Refusal(4, `no such run: ${run}`, {
    hint: `a run is found by its whole id, by the same workflow on the same branch, while it is in a folder of ${folder}`,
  });
}

function linesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => /^[0-9a-f]{32}$/.test(name));
  } catch {
    return [];
  }
}

function isOneWorkflow(one: Owner, other: Owner): boolean {
  return one.repository === other.repository && one.workflow === other.workflow && one.ref === other.ref;
}

function ownerIn(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}
