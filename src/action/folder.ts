/** Runs in a folder that outlives the job: each line of runs in a folder of its own there. */
import { join } from 'node:path';
import { newestWith, type RunChoice } from '../launch/choose-run.ts';
import { Refusal } from '../launch/refusal.ts';
import { hasItsSource } from '../launch/removed-files.ts';
import { type Known, knownOf } from '../line/choose.ts';
import { lineOf, type Named, type Owner } from '../line/owner.ts';
import type { Pipeline } from '../pipeline/model.ts';
import { parseEvents } from '../record/lines.ts';
import type { Run } from '../record/run.ts';
import { writeAtomically } from '../store/atomic.ts';
import { DirectoryStore } from '../store/directory.ts';
import type { Identity } from '../store/identity.ts';
import type { Lock } from '../store/lock.ts';
import type { ListedRun, Listing } from '../store/port.ts';
import { use } from '../store/use.ts';
import { type Decided, decide, historyOf, matchingOf, startsOver, whyLeft } from './decide.ts';
import { removeExpired } from './folder-keep.ts';
import { OWNER } from './folder-lines.ts';
import { lineNamed, noSuchRun } from './folder-named.ts';
import { addNote, type Note, notesIn } from './folder-notes.ts';
import type { ActionInputs } from './inputs.ts';
import { isWorkOf } from './named.ts';
import { areAccounted, lastUnread } from './unread-runs.ts';

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

/** The run of a line that is the job's, and what is not known of it. */
interface Looked {
  /** The run to go on with; null: none. */
  readonly newest: Run | null;
  readonly known: Known;
  /** Why more may have happened than is told; null: nothing speaks for that. */
  readonly doubt: string | null;
  /** Whether there is one that is of no use without the files that it began with. */
  readonly isHollow: boolean;
}

export class FolderLine {
  /** The store of this line. */
  readonly store: string;
  readonly #request: FolderRequest;
  readonly #named: Named;
  readonly #line: string;
  #use: Lock | null = null;
  #isNoted = false;
  /** The run that is only brought back. */
  #back: string | null = null;

  constructor(request: FolderRequest) {
    this.#request = request;
    this.#named = lineNamed(request);
    this.#line = lineOf(this.#named.owner);
    this.store = join(request.folder, this.#line);
  }

  /** From now on the store is this job's, until `close`. @throws StoreError; Refusal exit 4; the reason of the cancel */
  async choose(
    { resume, step, inputs, answer }: Pick<ActionInputs, 'resume' | 'step' | 'inputs' | 'answer'>,
    pipeline: Pipeline,
  ): Promise<RunChoice> {
    const { run, workflowRun, attempt, folder, say } = this.#request;
    const { kind: named, owner } = this.#named;
    const store = await this.#begin();
    const listing = store.list();
    const listed = lastGoneOnWith(listing.runs);
    const runs = listed.map((each) => each.run);
    if (run !== null && named === 'this' && !runs.some(({ run_id }) => run_id === run))
      throw noSuchRun(run, folder);
    const wanted = { pipeline, inputs, matching: matchingOf(named, owner.scope.kind) };
    // With other inputs it is none to go on with: of these, there may be one.
    const own = this.#ownRun(runs);
    const ownFitting =
      (own === undefined ? undefined : newestWith([own], wanted)) ?? this.#ownWork(store, runs, wanted);
    const chosen = ownFitting ?? newestWith(runs, wanted) ?? null;
    const facts = { answer, workflowRun, attempt, resume, step, run, named, scope: owner.scope.kind };
    const foundOf = (newest: Run | null) => {
      if (newest === null) return null;
      const events = parseEvents(store.eventsText(newest.run_id));
      return { run: newest, events, isOwn: ownFitting !== undefined || isWorkOf(events, workflowRun) };
    };
    const known = this.#known();
    const { fate: ahead } = decide({ ...facts, known, found: foundOf(chosen) });
    const looked = this.#look(store, listing, { newest: chosen, known, fate: ahead });
    // What is not known stays so until a run is on record that says it.
    if (looked.known === 'last' && looked.doubt === null) this.#noteAttempt();
    if (resume === 'never') return { kind: 'fresh' };
    if (looked.doubt !== null) this.#tellDoubt(resume, looked.doubt);
    const { newest, isHollow } = looked;
    const { says, fate, ...decided } = decide({ ...facts, known: looked.known, found: foundOf(newest) });
    if (fate === 'bring-back') this.#back = newest?.run_id ?? null;
    for (const line of says) say(line);
    if (newest !== null && fate === 'leave') this.#tellLeft(newest, whyLeft(newest), resume);
    const other = chosen === null ? (own ?? runs[0]) : undefined;
    if (other !== undefined) this.#tellLeft(other, 'has other inputs', resume);
    const ids = isHollow ? [] : (ownFitting === undefined ? runs : [ownFitting]).map(({ run_id }) => run_id);
    const isLost = looked.doubt !== null || startsOver(fate, attempt);
    const history = historyOf(looked.known, isLost ? 'something' : 'nothing');
    return { kind: 'found', ids, history, ...decided };
  }

  /** What of the run that is the job's is not known. @param fate what becomes of it */
  #look(
    store: DirectoryStore,
    { runs: listed, broken }: Listing,
    {
      newest,
      known,
      fate,
    }: { readonly newest: Run | null; readonly known: Known; readonly fate: Decided['fate'] },
  ): Looked {
    const { folder } = this.#request;
    const runs = listed.map((each) => each.run);
    const isNamed = this.#named.kind === 'this';
    const seen = { newest, known, isHollow: false };
    // Whatever is damaged in a run that is left is of no matter.
    const isUsed = fate === 'go-on' || fate === 'bring-back';
    if (newest !== null && isUsed && !isNamed && !hasItsSource(store, newest)) {
      const doubt = `The files that ${newest.run_id} began with cannot be read`;
      return { newest: null, known, doubt, isHollow: true };
    }
    const gone = this.#goneRun(runs, newest);
    if (gone !== null) {
      const what = broken.includes(gone) ? 'cannot be read' : `is no longer in ${folder}`;
      return { ...seen, doubt: this.#missing(`the run ${gone} of`, what) };
    }
    if (known === 'none') return { ...seen, doubt: this.#missing('nothing of', `is in ${folder}`) };
    const isDamaged = isUsed && listed.some((each) => each.run === newest && !each.isWhole);
    if (isDamaged) return { ...seen, known: 'older', doubt: `The record of ${newest?.run_id} was damaged` };
    const unread =
      isNamed || fate === 'bring-back' ? undefined : this.#unread(store, { runs, broken, newest });
    return { ...seen, doubt: unread === undefined ? null : `The run ${unread} cannot be read` };
  }

  #unread(
    store: DirectoryStore,
    {
      runs,
      broken,
      newest,
    }: { readonly runs: readonly Run[]; readonly broken: Listing['broken']; readonly newest: Run | null },
  ): string | undefined {
    if (broken.length === 0) return undefined;
    const eventsOf = ({ run_id }: Run) => parseEvents(store.eventsText(run_id));
    const isAccounted = areAccounted(runs.map(eventsOf), this.#request);
    const known = newest === null ? null : { run_id: newest.run_id, events: eventsOf(newest) };
    return lastUnread({ broken, newest: known, notes: this.#notes(), isAccounted });
  }

  /** The run that was named, or that this workflow run came to last, if that is completed. */
  #ownRun(runs: readonly Run[]): Run | undefined {
    const own = this.#named.kind === 'this' ? this.#request.run : this.#completedHere(runs);
    return runs.find(({ run_id }) => run_id === own);
  }

  /** In a re-run, the completed run with the wanted inputs that is this workflow run's work, though it came to others since. */
  #ownWork(
    store: DirectoryStore,
    runs: readonly Run[],
    wanted: Parameters<typeof newestWith>[1],
  ): Run | undefined {
    const { attempt, workflowRun } = this.#request;
    if (attempt === 1 || this.#named.kind === 'this' || wanted.matching === 'replace') return undefined;
    const newest = runs.find(
      (run) =>
        newestWith([run], wanted) !== undefined &&
        isWorkOf(parseEvents(store.eventsText(run.run_id)), workflowRun),
    );
    return newest?.status === 'completed' ? newest : undefined;
  }

  #missing(what: string, where: string): string {
    const { attempt, run } = this.#request;
    return attempt === 1
      ? `This job goes on with what it did beside ${run}, and ${what} that ${where}`
      : `This is a re-run, and ${what} its earlier attempts ${where}`;
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
        quietly(() => writeAtomically(join(this.store, OWNER), JSON.stringify(this.#named.owner)));
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
  #tellDoubt(resume: ActionInputs['resume'], doubt: string): void {
    const message = `${doubt}: Savepoint does not know which steps finished`;
    if (resume === 'required')
      throw new Refusal(4, `resume: required. ${message}`, { hint: 'leave `resume` out to start over' });
    this.#request.warn(message);
  }

  #tellLeft({ run_id }: Run, why: string, resume: ActionInputs['resume']): void {
    this.#request.say(`${run_id} ${why}${resume === 'required' ? '' : ': a new run starts'}.`);
  }

  /**
   * Told of each state of the run: notes who came to it last, so that the workflow run that completed it gets it back, and a re-run
   * knows of it where it is gone. Whoever only brings it back has not come to it.
   */
  notice(run: Run): void {
    if (this.#isNoted) return;
    this.#isNoted = true;
    if (run.run_id === this.#back) this.#noteAttempt();
    else this.#note({ run: run.run_id, followed: false });
  }

  /** Notes that there has been this attempt, at whatever run. */
  #noteAttempt(): void {
    this.#note(this.#ownNote() ?? { run: null, followed: false });
  }

  /** The run that this workflow run came to last, if that is completed. */
  #completedHere(runs: readonly Run[]): string | null {
    const note = this.#ownNote();
    const id = note?.followed === false ? note.run : null;
    return runs.find(({ run_id, status }) => run_id === id && status === 'completed')?.run_id ?? null;
  }

  /** A run that earlier attempts came to, if it is not there: a finished one is kept for a time alone. */
  #goneRun(runs: readonly Run[], newest: Run | null): string | null {
    const { kind: named, owner } = this.#named;
    const isThere = (id: string) => runs.some(({ run_id }) => run_id === id);
    const noted = this.#notes().flatMap(({ run }) => (run === null ? [] : [run]));
    // A job beside the run that was named gets back what was done there, whoever did it: any that is gone may be that.
    if (named === 'beside' && newest === null) return noted.find((id) => !isThere(id)) ?? null;
    if (this.#request.attempt === 1) return null;
    // A line of `scope: run` is that of one workflow run: what others completed there, by its id, had been its own.
    const id = this.#ownNote()?.run ?? (owner.scope.kind === 'run' ? noted[0] : null) ?? null;
    return id === null || isThere(id) ? null : id;
  }

  #ownNote(): Note | undefined {
    return this.#notes().find(({ workflow_run }) => workflow_run === this.#request.workflowRun);
  }

  #known(): Known {
    const { workflowRun, attempt } = this.#request;
    return knownOf({ by: this.#notes() }, { workflowRun, attempt, named: this.#named.kind });
  }

  #note({ run, followed }: Pick<Note, 'run' | 'followed'>): void {
    const { folder, me, workflowRun, attempt } = this.#request;
    if (workflowRun === null) return;
    quietly(() =>
      addNote({ folder, line: this.#line, me }, { workflow_run: workflowRun, attempt, run, followed }),
    );
  }

  #notes(): readonly Note[] {
    return notesIn(this.store);
  }
}

/** In the order in which attempts were made at them, the newest first. */
function lastGoneOnWith(runs: readonly ListedRun[]): readonly ListedRun[] {
  const startOf = ({ run }: ListedRun) => run.attempts.at(-1)?.started_at ?? run.created_at;
  return [...runs].sort((a, b) => Date.parse(startOf(b)) - Date.parse(startOf(a)));
}

function quietly(write: () => void): void {
  try {
    write();
  } catch {
    // The store was there a moment ago; what became of it the run says.
  }
}
