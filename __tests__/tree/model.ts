/** A small world to hold the rules against: trees written short, random ones, and a disk of its own on which actions are done. */
import fc from 'fast-check';
import { type Path, parentOf, pathOf, type RootPath } from '../../src/tree/path.ts';
import type { FileAction } from '../../src/tree/reconcile.ts';
import { type Entry, type State, sameState, type Tree } from '../../src/tree/state.ts';

export const ROOTS = ['.' as RootPath];

/** An entry in short: `dir`, `dir 700`, `-> target`, `fifo`, else the content of a file, with ` 755` behind for its mode. */
export function entryOf(text: string, mtime = 1): Entry {
  const [, content = '', octal] = /^(.*?)(?: ([0-7]{3}))?$/s.exec(text) ?? [];
  if (content === 'dir') return { kind: 'directory', mode: Number.parseInt(octal ?? '755', 8), mtime };
  if (content.startsWith('-> ')) return { kind: 'link', target: content.slice(3), mtime };
  if (content === 'fifo') return { kind: 'other', what: 'fifo', mtime };
  const mode = Number.parseInt(octal ?? '644', 8);
  return { kind: 'file', mode, size: content.length, digest: content, mtime };
}

export function shortOf(entry: State): string {
  switch (entry.kind) {
    case 'file':
      return entry.mode === 0o644 ? entry.digest : `${entry.digest} ${entry.mode.toString(8)}`;
    case 'directory':
      return entry.mode === 0o755 ? 'dir' : `dir ${entry.mode.toString(8)}`;
    case 'link':
      return `-> ${entry.target}`;
    case 'other':
      return entry.what;
  }
}

/** A tree from lines in short: `a: text`, `d: dir`, `d/b: -> ../a`, or from words, as `linesIn` takes them. */
export function treeOf(given: Lines | string, mtime = 1): Map<Path, Entry> {
  const lines = typeof given === 'string' ? linesIn(given) : given;
  return new Map(Object.entries(lines).map(([path, text]) => [pathIn(path), entryOf(text, mtime)]));
}

/** `a` is a path of the workspace, `/a` and `~/a` stay as they are. */
export function pathIn(text: string): Path {
  return /^[/~]/.test(text) ? (text as Path) : pathOf(text);
}

/** A tree in short, sorted. */
export function linesOf(tree: Tree): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tree].map(([path, entry]) => [path.replace(/^\.\//, ''), shortOf(entry)] as const).sort(),
  );
}

export function isValid(tree: Tree): boolean {
  return [...tree.keys()].every((path) => {
    const above = parentOf(path);
    return above === null || tree.get(above)?.kind === 'directory';
  });
}

/** A file system: it refuses what a real one refuses, and moves the time of a directory when something in it comes or goes. */
export class Disk {
  readonly tree: Map<Path, Entry>;
  #now = 1_000_000;

  constructor(tree: Tree) {
    this.tree = new Map(tree);
  }

  do(actions: readonly FileAction[]): this {
    for (const action of actions) this.#one(action);
    return this;
  }

  #one(action: FileAction): void {
    const { path } = action;
    const have = this.tree.get(path) ?? null;
    if (action.kind === 'times') {
      if (!sameState(have, action.entry)) throw new Error(`the time of something else at ${path}`);
      this.tree.set(path, action.entry);
      return;
    }
    if (!sameState(have, action.found)) throw new Error(`found something else at ${path}`);
    const above = parentOf(path);
    const directory = above === null ? undefined : this.tree.get(above);
    if (above !== null && directory?.kind !== 'directory') throw new Error(`ENOTDIR ${path}`);
    if (directory !== undefined && above !== null) this.tree.set(above, { ...directory, mtime: this.#now++ });
    if (action.kind === 'delete') this.#delete(path);
    else this.#write(path, action.entry);
  }

  #delete(path: Path): void {
    if ([...this.tree.keys()].some((other) => other.startsWith(`${path}/`)))
      throw new Error(`ENOTEMPTY ${path}`);
    this.tree.delete(path);
  }

  #write(path: Path, entry: Entry): void {
    const have = this.tree.get(path);
    if (have !== undefined && (have.kind === 'directory') !== (entry.kind === 'directory')) {
      throw new Error(`EISDIR ${path}`);
    }
    if (entry.kind === 'other') throw new Error(`nobody can write ${path}`);
    const mtime = entry.kind === 'directory' ? (have?.mtime ?? this.#now++) : entry.mtime;
    this.tree.set(path, { ...entry, mtime });
  }
}

/** What somebody does: `rm -rf`, `mkdir -p` and a write, over whatever is there. */
export interface Deed {
  readonly path: Path;
  readonly entry: Entry | null;
}

/** The deeds done to a tree, in the plainest way there is. */
export function after(tree: Tree, deeds: readonly Deed[]): Map<Path, Entry> {
  let now = new Map(tree);
  for (const { path, entry } of deeds) {
    const stays = entry?.kind === 'directory' && now.get(path)?.kind === 'directory';
    if (!stays) now = new Map([...now].filter(([other]) => other !== path && !other.startsWith(`${path}/`)));
    if (entry === null) continue;
    for (let above = parentOf(path); above !== null; above = parentOf(above)) {
      if (now.get(above)?.kind !== 'directory') now.set(above, { ...entryOf('dir'), mtime: entry.mtime });
    }
    now.set(path, entry);
  }
  return now;
}

const name = fc.constantFrom('a', 'b', 'a.b', '\u00e9');

export const somePath = fc
  .array(name, { minLength: 1, maxLength: 3 })
  .map((names) => `./${names.join('/')}` as Path);

const OUR_TEXTS = ['x', 'y', 'x 755', '-> a', '-> b', 'dir', 'dir', 'dir 700'];

const mtime = fc.integer({ min: 1, max: 5 });

function deedsOf(texts: readonly (string | null)[]): fc.Arbitrary<readonly Deed[]> {
  const entry = fc
    .tuple(fc.constantFrom(...texts), mtime)
    .map(([text, time]) => (text === null ? null : entryOf(text, time)));
  return fc.array(fc.record({ path: somePath, entry }), { maxLength: 8 });
}

/** What steps do. */
export const deeds = deedsOf([...OUR_TEXTS, null, null, null]);

/** What people do: contents of their own, and some that the run has too. */
export const edits = deedsOf(['mine', 'mine 755', '-> mine', 'dir', 'dir 500', 'x', null, null]);

/** As `edits`, with what cannot be saved. */
export const oddEdits = deedsOf(['mine', 'fifo', 'fifo', 'dir 500', 'x', null]);

export const trees = deeds.map((some) => after(new Map(), some));

export type Lines = Readonly<Record<string, string>>;

/** A tree in words: `d=dir_700 d/a=x l=->_a`; a path without a state is nothing. */
export function linesIn(text: string): Lines {
  const words = text.split(' ').filter((word) => word !== '');
  return Object.fromEntries(words.map((word) => word.replaceAll('_', ' ').split(/=(.*)/s).slice(0, 2)));
}
