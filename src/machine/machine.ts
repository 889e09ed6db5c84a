/** Looks at the machine around each step. */
import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MachineChange } from '../record/files-events.ts';
import { TEMP } from '../record/left-on-machine.ts';
import type { LeftBehind } from '../record/step-events.ts';
import type { Machine as Port } from '../run/ports.ts';
import { isNamedIn } from '../words/named-in.ts';
import { Docker, IMAGES, OTHERS } from './docker.ts';
import { type Known, Looker } from './looker.ts';
import { PLACES } from './places.ts';
import { spellingsIn } from './spellings.ts';
import { cameBetween, type Entry, isNew, type Kind, type MachineState } from './state.ts';

export interface MachineParts {
  /** Real path of the workspace. */
  readonly workspace: string;
  readonly home: string;
  /** The folder of temporary files. */
  readonly temp: string;
  /** The time by the clock of the file system, in ms since 1970. */
  readonly now: () => number;
  /** The folder that stands for `/`. */
  readonly root: string;
  /** Absolute real paths of the folders that are saved: what is in them is no part of the machine. */
  readonly saved: readonly string[];
  /** More places that count as installs: `workspace.machine`. Absolute. */
  readonly more: readonly string[];
  /** By step, all that its definition says: a temporary file counts that another step names. Null where later steps are not known yet. */
  readonly texts: ReadonlyMap<string, string> | null;
}

/** What `workspace.machine` names. */
export const MORE = 'entries of `workspace.machine`';

export const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...PLACES.map(({ what, kind }) => [what, kind] as const),
  [MORE, 'install'],
  [IMAGES, 'install'],
  [OTHERS, 'other'],
]);

/** Of so many new temporary files the names are kept for later steps. */
const MOST_TEMP = 100;

type Env = Readonly<Record<string, string>>;

interface Started {
  readonly state: MachineState;
  readonly env: Env;
  /** When it was started, in ms since 1970. */
  readonly at: number;
}

export class Machine implements Port {
  readonly #parts: MachineParts;
  readonly #known: Known = new Map();
  readonly #started = new Map<string, Started>();
  #docker: Docker | null = null;

  constructor(parts: MachineParts) {
    this.#parts = parts;
  }

  async started(step: string, env: Env): Promise<void> {
    const at = this.#parts.now();
    this.#started.set(step, { state: await this.#look(env, []), env, at });
  }

  async ended(step: string, left: Pick<LeftBehind, 'env' | 'path' | 'outputs'>) {
    const started = this.#started.get(step);
    if (started === undefined) return null;
    this.#started.delete(step);
    const before = started.state;
    const after = await this.#look({ ...started.env, ...left.env }, left.path);
    const came = cameBetween(before, after, KINDS);
    const places = this.#newPlaces(started, [...left.path, ...Object.values(left.env)]);
    const made = this.#newFiles(before, after);
    const files = this.#namedElsewhere(step, made);
    const temp = this.#parts.texts === null ? made.slice(0, MOST_TEMP) : [];
    const others = files.length === 0 ? [] : [{ what: TEMP, count: files.length, names: files }];
    const all: MachineChange = {
      ...came,
      ...(others.length === 0 ? {} : { others: [...(came?.others ?? []), ...others] }),
      ...(places.length === 0 ? {} : { places }),
      ...(temp.length === 0 ? {} : { temp }),
      ...spellingsIn([...left.path, ...Object.values(left.env), ...Object.values(left.outputs)], this.#parts),
    };
    return Object.keys(all).length === 0 ? null : all;
  }

  has(path: string): boolean {
    return existsSync(path);
  }

  async #look(env: Env, front: readonly string[]): Promise<MachineState> {
    const { home, root } = this.#parts;
    const path = [...front, ...(env.PATH ?? '').split(':')].filter((folder) => folder.startsWith('/'));
    const looker = new Looker({ home, root, env, path: [...new Set(path)] }, this.#known);
    const entries = new Map<string, readonly Entry[]>();
    for (const place of PLACES) entries.set(place.what, this.#outside(place.entries(looker)));
    entries.set(MORE, this.#outside(this.#moreOf(looker)));
    this.#docker ??= new Docker(env);
    for (const [what, each] of await this.#docker.entries()) {
      entries.set(what, each);
      for (const { at } of each) looker.asked.set(at, null);
    }
    for (const folder of ['/', '/opt', '/usr/local', '/tmp']) looker.names(join(root, folder));
    for (const folder of [home, this.#parts.temp]) looker.names(folder);
    return { entries, asked: looker.asked };
  }

  *#moreOf(looker: Looker): Iterable<Entry> {
    for (const at of this.#parts.more) {
      looker.asked.set(at, null);
      for (const [name, print] of looker.whole(at)) yield { name: name === '' ? at : name, at, print };
    }
  }

  #outside(entries: Iterable<Entry>): readonly Entry[] {
    return [...entries].filter(({ at }) => !this.#isSaved(at));
  }

  #isSaved(path: string): boolean {
    return this.#parts.saved.some((folder) => path === folder || path.startsWith(`${folder}/`));
  }

  /** Places that a step put on PATH or into a variable, outside of the saved folders, and that were not there before it. */
  #newPlaces({ state, at }: Started, values: readonly string[]): readonly string[] {
    // Of file:///x only one slash is of the path.
    const parts = values.flatMap((value) => value.split(':')).filter((part) => part.startsWith('/'));
    const places = parts.map((part) => part.replace(/^\/+/, '/'));
    return [...new Set(places)].filter(
      (place) =>
        !this.#isSaved(place) && existsSync(place) && (isNew(state, place) || wasMadeAfter(place, at)),
    );
  }

  /** New entries of the folders of temporary files. */
  #newFiles(before: MachineState, after: MachineState): readonly string[] {
    const { temp, root } = this.#parts;
    return [...new Set([temp, join(root, '/tmp')])].flatMap((folder) => {
      const known = new Set(before.asked.get(folder));
      return (after.asked.get(folder) ?? [])
        .filter((name) => !known.has(name) && name.length > 2 && !this.#isSaved(`${folder}/${name}`))
        .map((name) => `${folder}/${name}`);
    });
  }

  #namedElsewhere(step: string, files: readonly string[]): readonly string[] {
    const others = [...(this.#parts.texts ?? [])].filter(([id]) => id !== step).map(([, text]) => text);
    return files.filter((path) => others.some((text) => isNamedIn(text, basename(path))));
  }
}

/** The clock of a file system goes in steps of some milliseconds. */
const CLOCK_MS = 20;

/** Whether a folder was made since, where no folder above it was listed then. */
function wasMadeAfter(path: string, ms: number): boolean {
  return statSync(path).birthtimeMs >= ms - CLOCK_MS;
}
