/** Runs in a folder that outlives the job: each line of runs in a folder of its own there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunChoice } from '../launch/prepare.ts';
import { Refusal } from '../launch/refusal.ts';
import { type Known, knownOf } from '../line/choose.ts';
import type { SavedBy } from '../line/header.ts';
import { lineOf, type Named, namedLine, type Owner } from '../line/owner.ts';
import { parseEvents } from '../record/lines.ts';
import { isBroughtBack, type Run } from '../record/run.ts';
import { writeAtomically } from '../store/atomic.ts';
import { DirectoryStore } from '../store/directory.ts';
import type { Identity } from '../store/identity.ts';
import type { Lock } from '../store/lock.ts';
import { use } from '../store/use.ts';
import { decide, historyOf } from './decide.ts';
import { removeExpired } from './folder-keep.ts';
import { LAST, linesIn, OWNER, ownerIn } from './folder-lines.ts';
import type { ActionInputs } from './inputs.ts';

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
  readonly cancel: AbortSignal;
  readonly say: (line: string) => void;
  readonly warn: (message: string) => void;
}

/** More workflow runs are forgotten, the oldest first. */
const MOST = 200;

interface Noted extends SavedBy {
  /** The run that comes back to the workflow run, once it is completed: null where another one completed it. */
  readonly run: string | null;
}

function isNoted(value: unknown): value is Noted {
  const { workflow_run, attempt, run } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof workflow_run === 'string' &&
    typeof attempt === 'number' &&
    (run === null || typeof run === 'string')
  );
}

export class FolderLine {
  /** The store of this line. */
  readonly store: string;
  readonly #request: FolderRequest;
  readonly #named: Named;
  readonly #line: string;
  #use: Lock | null = null;

  constructor(request: FolderRequest) {
    this.#request = request;
    this.#named = lineNamed(request);
    this.#line = lineOf(this.#named.owner);
    this.store = join(request.folder, this.#line);
  }

  /** From now on the store is this job's, until `close`. @throws StoreError; Refusal exit 4; the reason of the cancel */
  async choose({ resume, step }: Pick<ActionInputs, 'resume' | 'step'>): Promise<RunChoice> {
    const { run, attempt, say } = this.#request;
    const { kind: named, owner } = this.#named;
    const store = await this.#begin();
    const known = this.#known();
    if (resume === 'never') {
      this.#note(null);
      return { kind: 'fresh' };
    }
    const runs = store.list().runs.map((each) => each.run);
    const own = named === 'this' ? run : this.#completedHere(runs);
    const newest = runs.find(({ run_id }) => run_id === (own ?? runs[0]?.run_id)) ?? null;
    const gone = this.#goneRun(runs);
    if (known === 'none' || gone !== null) this.#tellUnknown(resume, gone);
    this.#note(this.#ownNote()?.run ?? null);
    const events = newest === null || step === null ? [] : parseEvents(store.eventsText(newest.run_id));
    const found = newest === null ? null : { run: newest, events, isOwn: own !== null };
    const facts = { attempt, resume, step, named, scope: owner.scope.kind, known, found };
    const { says, fate: _, ...decided } = decide(facts);
    for (const line of says) say(line);
    const ids = own === null ? runs.map(({ run_id }) => run_id) : [own];
    return {
      kind: 'found',
      ids,
      history: historyOf(known, gone === null ? 'nothing' : 'something'),
      ...decided,
    };
  }

  /** @throws StoreError; the reason of the cancel */
  async #begin(): Promise<DirectoryStore> {
    const { folder, me, cancel, say } = this.#request;
    const { made, lock } = await use({
      folder,
      line: this.#line,
      me,
      cancel,
      make: () => {
        const store = DirectoryStore.create(this.store, me);
        this.#write(OWNER, this.#named.owner);
        return store;
      },
      onWait: () => say(`Another job removes what is past its retention from ${this.store}: waiting …`),
    });
    this.#use = lock;
    return made;
  }

  /** Lets the store go. */
  close(): void {
    this.#use?.release();
  }

  /** Removes what is past its retention from the other lines of the folder. What goes wrong is said, and changes nothing else. */
  keep(now: () => Date): void {
    const { folder, me, warn } = this.#request;
    const [first, ...more] = removeExpired({ folder, line: this.#line, me, now });
    if (first === undefined) return;
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    warn(`Finished runs past their retention could not be removed: ${first}${others}`);
  }

  /** @throws Refusal exit 4 where all is required */
  #tellUnknown(resume: ActionInputs['resume'], gone: string | null): void {
    const { folder, warn } = this.#request;
    const what =
      gone === null ? 'nothing of its earlier attempts' : `the run ${gone} of its earlier attempts`;
    const is = gone === null ? 'is' : 'is no longer';
    const message = `This is a re-run, and ${what} ${is} in ${folder}: what they did is not known`;
    if (resume === 'required')
      throw new Refusal(4, `resume: required. ${message}`, { hint: 'leave `resume` out to start over' });
    warn(message);
  }

  /** Notes who came last to a run, so that the workflow run that completed it gets it back. */
  ended(run: Run | null): void {
    if (run !== null && !isBroughtBack(run)) this.#note(run.run_id);
  }

  /** The run that this workflow run came to last, if that is completed. */
  #completedHere(runs: readonly Run[]): string | null {
    const id = this.#ownNote()?.run;
    return runs.find(({ run_id, status }) => run_id === id && status === 'completed')?.run_id ?? null;
  }

  /**
   * The run that earlier attempts came to last, if it is not there: a finished one is kept for a time alone. A line of `scope: run` is
   * that of one workflow run: what others completed there, by its id, had been its own.
   */
  #goneRun(runs: readonly Run[]): string | null {
    if (this.#request.attempt === 1) return null;
    const { scope } = this.#named.owner;
    const last = scope.kind === 'run' ? this.#notes().find(({ run }) => run !== null)?.run : null;
    const id = this.#ownNote()?.run ?? last ?? null;
    return runs.some(({ run_id }) => run_id === id) ? null : id;
  }

  #ownNote(): Noted | undefined {
    return this.#notes().find(({ workflow_run }) => workflow_run === this.#request.workflowRun);
  }

  #known(): Known {
    const { workflowRun, attempt } = this.#request;
    return knownOf({ by: this.#notes() }, { workflowRun, attempt });
  }

  /** A completed run is only of the workflow run that completed it. */
  #note(run: string | null): void {
    const { workflowRun, attempt } = this.#request;
    if (workflowRun === null) return;
    const others = this.#notes().filter((each) => each.workflow_run !== workflowRun);
    const kept = others.map((each) => (each.run === run ? { ...each, run: null } : each));
    this.#write(LAST, [{ workflow_run: workflowRun, attempt, run }, ...kept].slice(0, MOST));
  }

  #notes(): readonly Noted[] {
    try {
      const notes: unknown = JSON.parse(readFileSync(join(this.store, LAST), 'utf8'));
      return Array.isArray(notes) ? notes.filter(isNoted) : [];
    } catch {
      return [];
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
  if (run === null) return { kind: 'nothing', owner };
  for (const line of linesIn(folder)) {
    if (!existsSync(join(folder, line, 'runs', run))) continue;
    const noted = ownerIn(join(folder, line));
    const isHere = noted !== null && lineOf(noted) === line && isOneWorkflow(noted, owner);
    if (isHere) return namedLine(owner, { line, scope: noted.scope });
  }
  throw new Refusal(4, `no such run: ${run}`, {
    hint: `a run is found by its whole id, by the same workflow on the same branch, while it is in a folder of ${folder}`,
  });
}

function isOneWorkflow(one: Owner, other: Owner): boolean {
  return one.repository === other.repository && one.workflow === other.workflow && one.ref === other.ref;
}
