/** `savepoint logs`: what the steps of a run wrote. */
import { closeSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namedStep } from '../../launch/named-step.ts';
import type { Run, StepRecord } from '../../record/run.ts';
import { reasonOf, StoreError } from '../../store/errors.ts';
import { type LogKey, parseLogFileName } from '../../store/log-names.ts';
import { openRegular } from '../../store/regular-file.ts';
import { type FoundRun, findRun } from '../find-run.ts';
import { follow } from '../follow.ts';
import { type Options, paintOn } from '../options.ts';
import { printRows } from '../rows.ts';
import { Shown, type ShownOptions } from '../shown.ts';
import { isDebug, type World } from '../world.ts';

const CHUNK = 256 * 1024;

/**
 * Prints logs as `run` does; of each step the attempt that ran it last, with all its tries. As JSON, the files that
 * they are in, byte for byte as the step wrote them: a log may be larger than any program wants to parse.
 */
export async function logs(world: World, options: Options, [id, step]: readonly string[]): Promise<number> {
  const found = findRun(world, options, id);
  const wanted = step === undefined ? null : namedStep(found.run, step).id;
  const paint = paintOn(world, options, world.output.stdout);
  const reader = new LogReader(world, found, {
    titled: wanted === null && options.quiet !== true,
    shown: { paint, debug: isDebug(world) },
  });
  const stepsOf = (run: Run) => run.steps.filter((each) => wanted === null || each.id === wanted);
  if (options.output !== 'table') {
    const rows = stepsOf(found.run).flatMap((each) => reader.rows(each));
    printRows(world, options, rows);
    return 0;
  }
  const print = async (run: Run): Promise<void> => {
    for (const each of stepsOf(run)) await reader.print(each);
  };
  if (options.follow === true) await follow(found, print);
  else await print(found.run);
  const none = noLogs(stepsOf(found.run), reader);
  if (none !== null && options.quiet !== true) world.output.talk(`${none}\n`);
  return 0;
}

/** Each try of a step begins a log. Null: there are some, or no step has begun. */
function noLogs(steps: readonly StepRecord[], reader: LogReader): string | null {
  const begun = steps.filter((step) => step.started_at !== null);
  if (begun.length === 0 || begun.some((step) => reader.rows(step).length > 0)) return null;
  return `no log of ${begun.map(({ id }) => id).join(', ')} is in the store: of a run that came from CI, see the log of the job there`;
}

interface Look {
  /** Whether each log has its step's name above it. */
  readonly titled: boolean;
  readonly shown: ShownOptions;
}

/** How far a log has been printed. */
interface Place {
  readonly shown: Shown;
  at: number;
}

/** Prints what has come since the last time. */
class LogReader {
  readonly #world: World;
  readonly #found: FoundRun;
  readonly #look: Look;
  readonly #places = new Map<string, Place>();
  #title = '';

  constructor(world: World, found: FoundRun, look: Look) {
    this.#world = world;
    this.#found = found;
    this.#look = look;
  }

  async print(step: StepRecord): Promise<void> {
    for (const { file, key } of this.#files(step)) {
      await this.#copy(file, key.try > 1 ? `${step.id}, try ${key.try}` : step.id);
    }
  }

  /** Where the logs of a step are, for programs. */
  rows(step: StepRecord) {
    const directory = this.#found.store.logsPath(this.#found.run.run_id);
    return this.#files(step).map(({ file, key }) => {
      const path = join(directory, file);
      return { ...key, path, bytes: statSync(path, { throwIfNoEntry: false })?.size ?? 0 };
    });
  }

  /** The logs of a step, in the order of its tries. */
  #files(step: StepRecord): readonly { readonly file: string; readonly key: LogKey }[] {
    const known = this.#names()
      .map((file) => ({ file, key: parseLogFileName(step.id, file) }))
      .filter((each): each is { file: string; key: LogKey } => each.key !== null);
    const newest = Math.max(0, ...known.map(({ key }) => key.attempt));
    return known.filter(({ key }) => key.attempt === newest).sort((a, b) => a.key.try - b.key.try);
  }

  #names(): readonly string[] {
    try {
      return readdirSync(this.#found.store.logsPath(this.#found.run.run_id));
    } catch {
      return [];
    }
  }

  async #copy(name: string, title: string): Promise<void> {
    const fd = this.#open(join(this.#found.store.logsPath(this.#found.run.run_id), name));
    try {
      const place = this.#placeIn(name);
      const buffer = Buffer.alloc(CHUNK);
      for (;;) {
        const length = readSync(fd, buffer, 0, CHUNK, place.at);
        if (length === 0) break;
        this.#say(title, name);
        place.at += length;
        await this.#world.output.data(place.shown.push(Buffer.from(buffer.subarray(0, length))));
      }
      await this.#world.output.data(place.shown.end());
    } finally {
      closeSync(fd);
    }
  }

  #placeIn(name: string): Place {
    const place = this.#places.get(name) ?? { shown: new Shown(this.#look.shown), at: 0 };
    this.#places.set(name, place);
    return place;
  }

  /** @throws StoreError */
  #open(path: string): number {
    try {
      return openRegular(path);
    } catch (error) {
      throw new StoreError(`the log ${path} cannot be read: ${reasonOf(error)}`, { cause: error });
    }
  }

  /** Titles are talk: what is on stdout is the log and nothing else. */
  #say(title: string, name: string): void {
    if (!this.#look.titled || this.#title === name) return;
    this.#title = name;
    this.#world.output.talk(`==> ${title} <==\n`);
  }
}
