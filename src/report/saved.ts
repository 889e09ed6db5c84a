/** What of a run is saved, and whether a re-run goes on with it. */
export interface Saved {
  /** What of the record and the files is where later attempts look for it. */
  readonly there: 'all' | 'some' | 'nothing';
  /** Whether the end of the job tries once more to save what is not. */
  readonly more: 'may-come' | 'none';
  /** Whether the job may read it. */
  readonly access: 'readable' | 'unreadable';
  /** What a re-run of the job, which keeps its `with:`, is told to do; `as-another-left`: another attempt has taken the run over. */
  readonly rerun: 'goes-on' | 'starts-over' | 'as-another-left';
  /** Where later attempts look for it. */
  readonly store: StoreWords;
}

/** A store in the words of people. */
export interface StoreWords {
  /** Such as `the cache`. */
  readonly name: string;
  /** How a job comes to be let read it, and use it. */
  readonly letRead: string;
  readonly letUse: string;
}

/** Which every job can use that reaches it. */
export const FOLDER: StoreWords = {
  name: 'the folder',
  letRead: 'let the job read the folder',
  letUse: 'let the job write to the folder',
};

/** How a job that is run again does not go on with what is saved. */
export const START_OVER =
  'start over: a re-run keeps its `with:`, so give the action `resume: ${{ vars.SAVEPOINT_RESUME }}`, and that variable the value never';

/** What a re-run of a job does that has this `resume`. */
export function rerunWith(resume: string): 'goes-on' | 'starts-over' {
  return resume === 'never' ? 'starts-over' : 'goes-on';
}

/** Whether a re-run finds something that it goes on with. */
export function isResumable({ there, access, rerun }: Saved): boolean {
  return there !== 'nothing' && access === 'readable' && rerun === 'goes-on';
}

/** What is said of a run when the job has ended; null: nothing that was not said before. */
export interface LastWords {
  readonly kind: 'well' | 'warning';
  readonly text: string;
}

/**
 * What the end of the job has come to, which was to save what was left.
 * @param before what had been saved until then
 */
export function lastWords(run: string, saved: Saved, before: Saved['there']): LastWords | null {
  if (saved.there === 'all') {
    const isNews = before !== 'all' && isResumable(saved);
    return isNews ? { kind: 'well', text: `All of ${run} is saved now: a re-run goes on with it.` } : null;
  }
  if (saved.there === 'nothing') {
    const then = saved.access === 'readable' ? ': a re-run starts from the first step' : '';
    return { kind: 'warning', text: `nothing of ${run} is saved${then}` };
  }
  const then = isResumable(saved) ? ': a re-run goes on from the last checkpoint before' : '';
  return { kind: 'warning', text: `${run} is saved only in part${then}` };
}
