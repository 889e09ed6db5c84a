/** Runs in a folder that outlives the job: each line of runs in a folder of its own there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunChoice } from '../launch/prepare.ts';
import { lineOf, type Owner } from '../line/owner.ts';
import type { Run } from '../record/run.ts';
import { writeAtomically } from '../store/atomic.ts';
import { DirectoryStore } from '../store/directory.ts';
import type { Identity } from '../store/identity.ts';
import type { ActionInputs } from './inputs.ts';

export interface FolderRequest {
  /** The folder that the user named. */
  readonly folder: string;
  readonly owner: Owner;
  readonly workflowRun: string | null;
  readonly me: Identity;
}

/** Says which workflow run completed the newest run. */
const COMPLETED = 'completed-by.json';

export class FolderLine {
  /** The store of this line. */
  readonly store: string;
  readonly #request: FolderRequest;

  constructor(request: FolderRequest) {
    this.#request = request;
    this.store = join(request.folder, lineOf(request.owner));
  }

  /** @throws StoreError */
  choose({ run, resume }: Pick<ActionInputs, 'run' | 'resume'>): RunChoice {
    if (run !== null) return { kind: 'named', id: run };
    if (resume === 'never') return { kind: 'fresh' };
    const newest = DirectoryStore.open(this.store, this.#request.me)?.list().runs[0]?.run ?? null;
    return {
      kind: 'found',
      id: newest?.run_id ?? null,
      history: 'whole',
      completed: newest !== null && this.#isOurs(newest) ? 'bring-back' : 'leave',
      inputs: 'agree',
      otherwise: resume === 'required' ? 'refuse' : 'start',
    };
  }

  /** Notes who completed a run, so that a re-run of that workflow run gets it back. A failure is none: a new run starts then. */
  ended(run: Run | null): void {
    if (run?.status !== 'completed') return;
    const note = { run: run.run_id, workflow_run: this.#request.workflowRun };
    try {
      writeAtomically(join(this.store, COMPLETED), JSON.stringify(note));
    } catch {
      // The store was there a moment ago; what became of it the next attempt says.
    }
  }

  #isOurs({ run_id }: Run): boolean {
    const { owner, workflowRun } = this.#request;
    if (owner.scope.kind === 'run') return true;
    try {
      const note = JSON.parse(readFileSync(join(this.store, COMPLETED), 'utf8')) as Record<string, unknown>;
      return note.run === run_id && note.workflow_run === workflowRun;
    } catch {
      return false;
    }
  }
}
