/** Saves what has to be in the store before the first step, and gathers the events that tell of it. */
import { nextNumber, removeOrphans } from '../checkpoint/directory.ts';
import type { EditsKept, EventBody } from '../record/events.ts';
import { packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import { reasonOf, StoreError } from '../store/errors.ts';
import { type CaptureRequest, capture, type Packs, type Taken } from './capture.ts';
import { cannotSetBack } from './errors.ts';
import type { Inspection } from './inspect.ts';
import { leftBehind } from './outlook.ts';

export interface SavingRequest {
  readonly inspection: Inspection;
  /** Null for a new run. */
  readonly run: Run | null;
  readonly runId: string;
  /** The folder of the run's packs. */
  readonly directory: string;
}

/** What to save. */
export type Wanted = Pick<CaptureRequest, 'kind' | 'paths' | 'before' | 'keep' | 'what'> &
  Partial<Pick<CaptureRequest, 'step' | 'rest' | 'recorded'>>;

export class Saving {
  readonly inspection: Inspection;
  readonly packs: Packs;
  /** In their order. They name the packs, and are written before anything is done to the workspace. */
  readonly events: ((run: Run) => EventBody)[] = [];

  /** Here, not where it is known: a function keeps alive all that is known where it is made. */
  tell(event: EventBody): void {
    this.events.push(() => event);
  }

  tellEdits(edits: Pick<EditsKept, 'change' | 'paths' | 'deleted'>): void {
    this.events.push(({ completions }) => ({
      type: 'edits.kept',
      number: completions + 1,
      step: null,
      ...edits,
    }));
  }

  /** @throws StoreError when the packs of the run cannot be looked at */
  constructor({ inspection, run, runId, directory }: SavingRequest) {
    this.inspection = inspection;
    const referenced = packsOf(run);
    try {
      removeOrphans(directory, referenced);
      const next = nextNumber(directory, referenced);
      this.packs = { directory, run: runId, contents: inspection.history.contents, next };
    } catch (error) {
      throw new StoreError(`the packs of ${runId} cannot be looked at: ${reasonOf(error)}`, { cause: error });
    }
  }

  /** @throws StoreError when it could not be saved, CannotResume when it cannot be read; the signal's reason */
  async capture(request: Wanted): Promise<Taken> {
    const { setting, area, view, outlook } = this.inspection;
    const taken = await capture(
      { step: null, scannedAt: view.startedAt, old: () => undefined, ...request },
      {
        roots: area.roots,
        packs: this.packs,
        signal: setting.signal,
        progress: (files, bytes) => setting.progress('saving', files, bytes),
        unreadable: request.kind === 'source' ? 'without' : 'refuse',
      },
    );
    if (taken.ref !== null) return taken;
    setting.signal.throwIfAborted();
    const [failed] = taken.failed;
    if (taken.cause === 'unreadable' && failed !== undefined)
      throw cannotSetBack(failed.path, failed.why, leftBehind(outlook?.half ?? new Map(), view));
    throw new StoreError(
      `the ${NOUNS[request.kind]} could not be saved in ${this.packs.directory}: ${failed?.why ?? ''}`,
      { cause: taken.error },
    );
  }
}

const NOUNS: Readonly<Record<CaptureRequest['kind'], string>> = {
  source: 'source of the run',
  step: 'change of the step',
  edit: 'edits',
  kept: 'half-written files',
  aside: 'files that are to be set back',
};
