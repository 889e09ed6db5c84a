/** A publisher over a run that a test makes up: events come on record one by one, each step with a pack. */
import { appendFileSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CheckpointFile } from '../../src/line/checkpoint.ts';
import { Publisher, type PublisherRequest } from '../../src/line/publisher.ts';
import { type LineState, readState } from '../../src/line/state.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { formatEvent } from '../../src/record/lines.ts';
import { packsOf } from '../../src/record/packs.ts';
import { folder } from './folder.ts';
import { fileOf } from './hostile-checkpoint.ts';
import { Shelf } from './line-objects.ts';
import { eventsOf, OWNER, packFiles, packText, RUN } from './line-runs.ts';
import { outage } from './outage.ts';

/** Nothing waits, and a flush tries again for 10 s of the clock, which sleeping alone puts on. */
const PACE = { share: 1 / 2, apart: () => 0, pause: 1_000, flush: 3_600_000 };

export const NEW: LineState = {
  owner: OWNER,
  workflowRun: '777',
  from: null,
  claim: 1,
  sequence: 0,
  run: null,
  chain: [],
  by: [],
  others: [],
  event: 0,
  noted: false,
  saved: null,
  stopped: null,
  lost: 0,
};

export class LineRig {
  readonly shelf: Shelf;
  readonly publisher: Publisher;
  readonly warnings: string[] = [];
  readonly slept: number[] = [];
  readonly temp = folder();
  readonly file: string;
  readonly runs: string;
  /** Milliseconds. */
  now = 0;
  readonly #sizes: Readonly<Record<number, number>>;
  #told = 0;

  /** @param before the rig of the process that went before, whose files these are */
  constructor(options: {
    readonly shelf?: Shelf;
    readonly state?: Partial<LineState>;
    readonly pace?: Partial<PublisherRequest['pace']>;
    readonly before?: LineRig;
    readonly onSleep?: () => void;
    readonly resumes?: boolean;
    /** Bytes in packs, by their numbers; few where it is not said. */
    readonly sizes?: Readonly<Record<number, number>>;
  }) {
    const { before } = options;
    this.#sizes = options.sizes ?? {};
    this.shelf = options.shelf ?? before?.shelf ?? new Shelf();
    this.runs = before?.runs ?? join(folder(), 'runs');
    this.file = before?.file ?? join(folder(), 'line.json');
    const state = before === undefined ? { ...NEW, ...options.state } : readState(before.file);
    const clock = {
      now: () => new Date(this.now),
      sleep: async (ms: number) => {
        this.slept.push(ms);
        this.now += ms;
        options.onSleep?.();
      },
    };
    this.publisher = new Publisher(
      {
        objects: this.shelf,
        runs: this.runs,
        file: this.file,
        temp: this.temp,
        pace: { ...PACE, ...options.pace },
        clock,
        outage: outage({ lost: state.lost, clock: { ...clock, every: () => () => {} } }),
        resumes: options.resumes ?? true,
        warn: (message) => this.warnings.push(message),
        saved: () => {},
      },
      state,
    );
  }

  /** The state as another process would find it. */
  get kept(): LineState {
    return readState(this.file);
  }

  /** Puts the events on record up to the end of the step of this number, and tells of them. */
  step(nth: number, run = RUN): void {
    this.record(nth, run);
    for (const event of eventsOf(nth, run).slice(this.#told)) this.tell(event, run);
  }

  /** Puts them on record, and tells nobody. */
  record(nth: number, run = RUN): void {
    const events = eventsOf(nth, run);
    mkdirSync(join(this.runs, run), { recursive: true });
    const packs = packFiles(join(this.runs, run, 'packs'), [...packsOf(foldAll(events))]);
    for (const { pack, path } of packs) truncateSync(path, this.#sizes[pack] ?? packText(pack).length);
    writeFileSync(join(this.runs, run, 'events.ndjson'), events.map(formatEvent).join(''));
  }

  /** Puts on record that the attempt has completed the run, and tells of it. */
  complete(run = RUN): void {
    const n = this.#told + 1;
    const event: RunEvent = {
      ...{ n, at: '2026-01-02T03:04:06.000Z', type: 'attempt.ended', status: 'completed' },
      ...{ why: '', waiting_for: [], pending: [] },
    };
    this.tear(formatEvent(event), run);
    this.tell(event, run);
  }

  /** Tells of one event. */
  tell(event: RunEvent, run = RUN): void {
    this.#told = event.n;
    this.publisher.notice(event, run);
  }

  /** The next events are those of another run. */
  restart(): void {
    this.#told = 0;
  }

  /** What the journal ends with while a line is being written. */
  tear(text: string, run = RUN): void {
    appendFileSync(join(this.runs, run, 'events.ndjson'), text);
  }

  /** A checkpoint as it lies in the store. */
  checkpoint(key: string): CheckpointFile {
    const bytes = this.shelf.objects.get(key);
    if (bytes === undefined) throw new Error(`nothing is saved as ${key}`);
    return CheckpointFile.open(fileOf(bytes));
  }
}
