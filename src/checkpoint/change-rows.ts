/**
 * A change as rows: `[path, before, after]`. Whoever wrote a row is not trusted: what comes out is well formed, or
 * nothing comes out. Pure.
 */
import type { ChangedPath, Noted } from '../tree/change.ts';
import { isTooLong, type Path } from '../tree/path.ts';
import type { Entry, OtherState, State } from '../tree/state.ts';
import { Malformed } from './errors.ts';
import { lineOf, type Row, wholeIn } from './lines.ts';
import { EMPTY, isDigest } from './pack.ts';

/** `./…`, `~/…`, `/…` with parts that are bytes other than NUL, not empty, not `.` and not `..`. */
const PATH = /^[.~]?(?:\/(?!\.\.?(?:\/|$))[\u0001-\u002e\u0030-\u00ff]+)+$/;
const TARGET = /^[\u0001-\u00ff]+$/;
/** Longer than any that a system takes. */
const TARGET_MAX = 65_536;
const OTHERS: readonly unknown[] = ['fifo', 'socket', 'device', 'unreadable'] satisfies OtherState['what'][];

/**
 * The line of a change, checked on the way. By hand: a first checkpoint has 100,000 of them.
 * @param previous the path of the line before, null for the first @throws Malformed where it could not be read back
 */
export function changeLine({ path, before, after }: ChangedPath, previous: string | null): string {
  const was = before === null ? 'null' : `[${stateText(before)}]`;
  const is = after === null ? 'null' : `[${stateText(after)},${timeIn(after.mtime)}]`;
  return `[${lineOf(pathIn(path, previous))},${was},${is}]`;
}

/** The line of a noted state. @throws Malformed as `changeLine` */
export function notedLine({ path, state }: Noted, previous: string | null): string {
  return `[${lineOf(pathIn(path, previous))},${state === null ? 'null' : `[${stateText(state)}]`}]`;
}

/** @param previous the path of the row before, null for the first. @throws Malformed */
export function notedIn(row: Row, previous: string | null): Noted {
  const [path, state] = row;
  if (row.length !== 2) throw new Malformed('a note in it has a wrong form');
  return { path: pathIn(path, previous), state: state === null ? null : stateIn(state) };
}

function stateText(state: State): string {
  switch (state.kind) {
    case 'file':
      return `"f",${modeIn(state.mode)},${wholeIn(state.size)},"${digestIn(state.digest)}"`;
    case 'directory':
      return `"d",${modeIn(state.mode)}`;
    case 'link':
      return `"l",${lineOf(targetIn(state.target))}`;
    case 'other':
      return `"o","${otherIn(state.what)}"`;
  }
}

/** @param previous the path of the row before, null for the first. @throws Malformed */
export function changedIn(row: Row, previous: string | null): ChangedPath {
  const [path, before, after] = row;
  if (row.length !== 3) throw new Malformed('a change in it has a wrong form');
  return {
    path: pathIn(path, previous),
    before: before === null ? null : stateIn(before),
    after: after === null ? null : entryIn(after),
  };
}

/** @throws Malformed */
function pathIn(value: unknown, previous: string | null): Path {
  if (!isPath(value))
    throw new Malformed(`a path in it has a wrong form: ${JSON.stringify(value)?.slice(0, 200)}`);
  if (previous !== null && value <= previous)
    throw new Malformed(`its paths are out of order: ${JSON.stringify(value).slice(0, 200)}`);
  return value;
}

function isPath(value: unknown): value is Path {
  return typeof value === 'string' && !isTooLong(value) && PATH.test(value);
}

/** @param more cells that follow the state */
function stateIn(value: unknown, more = 0): State {
  const row = Array.isArray(value) ? (value as Row) : [];
  const length = row.length - more;
  switch (row[0]) {
    case 'f':
      return sized(length, 4) && fileIn(row);
    case 'd':
      return sized(length, 2) && { kind: 'directory', mode: modeIn(row[1]) };
    case 'l':
      return sized(length, 2) && { kind: 'link', target: targetIn(row[1]) };
    case 'o':
      return sized(length, 2) && { kind: 'other', what: otherIn(row[1]) };
    default:
      throw new Malformed('a state in it is of no known kind');
  }
}

/** @throws Malformed */
function fileIn(row: Row): State {
  const [mode, size, digest] = [modeIn(row[1]), wholeIn(row[2]), digestIn(row[3])];
  if ((size === 0) !== (digest === EMPTY))
    throw new Malformed('a file in it has another length than its content');
  return { kind: 'file', mode, size, digest };
}

/**
 * Holds the paths of a change in their order against one another: what becomes a file or a link has nothing below it.
 * @returns what is told of each in turn @throws Malformed
 */
export function nesting(): (changed: ChangedPath) => void {
  const leaves: string[] = [];
  return ({ path, after }) => {
    // Names with a character before the slash come between a path and what lies below it.
    while (leaves.length > 0 && !path.startsWith(leaves.at(-1) ?? '')) leaves.pop();
    if (after === null) return;
    if (leaves.some((leaf) => path.startsWith(`${leaf}/`)))
      throw new Malformed(
        `something in it lies below a file or a link: ${JSON.stringify(path).slice(0, 200)}`,
      );
    if (after.kind !== 'directory') leaves.push(path);
  };
}

/** A state that can be written, with its time. */
function entryIn(value: unknown): Entry {
  const state = stateIn(value, 1);
  if (state.kind === 'other') throw new Malformed('a change in it makes what cannot be saved');
  const mtime = timeIn((value as Row).at(-1));
  // Written out, since a copy with one more field takes half as much memory again.
  switch (state.kind) {
    case 'file':
      return { kind: 'file', mode: state.mode, size: state.size, digest: state.digest, mtime };
    case 'directory':
      return { kind: 'directory', mode: state.mode, mtime };
    case 'link':
      return { kind: 'link', target: state.target, mtime };
  }
}

function sized(length: number, wanted: number): true {
  if (length !== wanted) throw new Malformed('a state in it has a wrong form');
  return true;
}

function timeIn(value: unknown): number {
  return wholeIn(value, { least: Number.MIN_SAFE_INTEGER });
}

function modeIn(value: unknown): number {
  return wholeIn(value, { most: 0o777 });
}

/** @throws Malformed */
export function digestIn(value: unknown): string {
  if (!isDigest(value)) throw new Malformed('a digest in it has a wrong form');
  return value;
}

function targetIn(value: unknown): string {
  if (typeof value === 'string' && value.length <= TARGET_MAX && TARGET.test(value)) return value;
  throw new Malformed('the target of a link in it has a wrong form');
}

function otherIn(value: unknown): OtherState['what'] {
  if (!OTHERS.includes(value)) throw new Malformed('a state in it is of no known kind');
  return value as OtherState['what'];
}
