/** Reads folders and small files of a machine, and each again only when its own stat has changed. */
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../digest/digest.ts';

/** So many entries of a place of the user's own are looked at. */
const MOST_ENTRIES = 20_000;

/** Larger files are told by their length alone. */
const MOST_BYTES = 64 * 2 ** 20;

export interface LookerParts {
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folders of PATH, the first one first. */
  readonly path: readonly string[];
  /** The folder that stands for `/`. */
  readonly root: string;
}

/** What was read, by what and where; kept from look to look. */
export type Known = Map<string, { readonly stat: string; readonly value: unknown }>;

export class Looker {
  readonly home: string;
  readonly env: LookerParts['env'];
  /** Every folder that was listed, with the names in it; null for a file that was read. */
  readonly asked = new Map<string, readonly string[] | null>();
  readonly #path: readonly string[];
  readonly #root: string;
  readonly #known: Known;

  constructor({ home, env, path, root }: LookerParts, known: Known) {
    this.home = home;
    this.env = env;
    this.#path = path;
    this.#root = root;
    this.#known = known;
  }

  /** Where a place of the system is. */
  system(path: string): string {
    return join(this.#root, path);
  }

  /** The names in a folder; none where it cannot be read. */
  names(directory: string): readonly string[] {
    const names = this.#read('names', directory, () => readdirSync(directory)) ?? [];
    this.asked.set(directory, names);
    return names;
  }

  /** The files and links in a folder, each with what tells it from another of that name: its length, or where it leads. */
  programs(directory: string): readonly (readonly [name: string, print: string])[] {
    // One that is written over does not show in the folder.
    return this.names(directory).flatMap((name): (readonly [string, string])[] => {
      const at = join(directory, name);
      try {
        const stat = lstatSync(at);
        if (stat.isSymbolicLink()) return [[name, readlinkSync(at)]];
        return stat.isFile() ? [[name, `${stat.size}`]] : [];
      } catch {
        return [];
      }
    });
  }

  /** A file, or all that is below a folder, by paths relative to it: links by where they lead, files by their contents. */
  whole(path: string): readonly (readonly [name: string, print: string])[] {
    const found: (readonly [string, string])[] = [];
    const open = [''];
    for (let name = open.pop(); name !== undefined && found.length < MOST_ENTRIES; name = open.pop()) {
      const at = join(path, name);
      try {
        const stat = lstatSync(at);
        if (stat.isDirectory()) open.push(...readdirSync(at).map((each) => join(name ?? '', each)));
        else if (stat.isSymbolicLink()) found.push([name, readlinkSync(at)]);
        else if (stat.isFile()) found.push([name, this.print(at) ?? '']);
      } catch {
        // It is not there, or may not be looked at.
      }
    }
    return found;
  }

  /** What a file says. */
  parsed<T>(file: string, parse: (text: string) => readonly T[]): readonly T[] {
    return this.#read('parsed', file, () => parse(readRegular(file).toString('utf8'))) ?? [];
  }

  /** A text that differs when the file's content does; null where there is none. */
  print(file: string): string | null {
    return this.#read('print', file, () => {
      const { size } = statSync(file);
      return size > MOST_BYTES ? `${size}` : sha256(readRegular(file));
    });
  }

  /** The folders above those in which PATH has some program: where it is named, and where it really is. */
  prefixes(programs: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    for (const directory of this.#path)
      for (const name of programs) {
        try {
          const real = realpathSync(join(directory, name));
          if (statSync(real).isFile()) found.add(dirname(directory)).add(dirname(dirname(real)));
        } catch {
          // It is not there, or may not be looked at.
        }
      }
    return found;
  }

  #read<T>(how: string, path: string, read: () => T): T | null {
    if (!this.asked.has(path)) this.asked.set(path, null);
    try {
      const { ino, size, mtimeMs, ctimeMs } = statSync(path);
      const stat = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
      const known = this.#known.get(`${how} ${path}`);
      if (known?.stat === stat) return known.value as T;
      const value = read();
      this.#known.set(`${how} ${path}`, { stat, value });
      return value;
    } catch {
      return null;
    }
  }
}

/** A fifo would be waited for. @throws Error where it is none */
function readRegular(file: string): Buffer {
  if (!statSync(file).isFile()) throw new Error('no file');
  return readFileSync(file);
}
