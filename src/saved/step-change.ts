/** What one step changed, for people. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Layer, Run, StepRecord } from '../record/run.ts';
import type { Change, ChangedPath } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { type Path, textOf } from '../tree/path.ts';
import { type State, sameState, type Tree } from '../tree/state.ts';
import { changeOf, EVERYWHERE } from './past.ts';
import type { Saved } from './saved.ts';
import { writeOut } from './write-out.ts';

export interface ChangedFile {
  /** As people write it; bytes that are not UTF-8 are U+FFFD. */
  readonly path: string;
  /** Added, modified, deleted, or another type: a file where a folder was. */
  readonly change: 'A' | 'M' | 'D' | 'T';
  readonly before: State | null;
  readonly after: State | null;
}

export interface StepChange {
  /** A completion that counts, an earlier one, or what a failed try left. */
  readonly of: 'completion' | 'earlier-completion' | 'kept' | 'aside';
  readonly layer: Layer;
  readonly files: readonly ChangedFile[];
  readonly change: Change;
}

/** The newest that was saved of a step: its completion; else what a failed try left; else a completion from before. */
export function layerOfStep(run: Run, step: StepRecord): Pick<StepChange, 'of' | 'layer'> | null {
  const own = run.layers.filter((layer) => layer.step === step.id && layer.kind !== 'edit');
  const ended = own.filter(({ kind }) => kind === 'step' || kind === 'finally');
  const completion = ended.findLast(({ number }) => number === step.completion?.number);
  if (completion !== undefined && step.state === 'completed') return { of: 'completion', layer: completion };
  const last = own.at(-1);
  if (last === undefined) return null;
  if (last.kind === 'kept' || last.kind === 'aside') return { of: last.kind, layer: last };
  return { of: 'earlier-completion', layer: last };
}

/** @throws FilesLost */
export function changeOfStep(run: Run, step: StepRecord, { history }: Saved): StepChange | null {
  const found = layerOfStep(run, step);
  const past = history.layers.find(({ layer }) => layer === found?.layer);
  if (found === null || past === undefined) return null;
  const change = changeOf(past).filter(({ before, after }) => !sameState(before, after));
  return { ...found, change, files: change.map(fileOf) };
}

function fileOf({ path, before, after }: ChangedPath): ChangedFile {
  return { path: textOf(path), change: kindOf(before, after), before: plain(before), after: plain(after) };
}

function kindOf(before: State | null, after: State | null): ChangedFile['change'] {
  if (before === null) return 'A';
  if (after === null) return 'D';
  return before.kind === after.kind ? 'M' : 'T';
}

/** Without its time, and a target as text. */
function plain(state: State | null): State | null {
  switch (state?.kind) {
    case 'file':
      return { kind: 'file', mode: state.mode, size: state.size, digest: state.digest };
    case 'directory':
      return { kind: 'directory', mode: state.mode };
    case 'link':
      return { kind: 'link', target: textOf(state.target as Path) };
    default:
      return state ?? null;
  }
}

/** Contents up to this size are compared line by line. */
const TEXT_MAX = 1024 * 1024;
/** And of one change so much at most. */
const TOTAL_MAX = 64 * TEXT_MAX;

export interface Sides {
  /** Files that are not compared, with the reason: their content is gone. */
  readonly lost: readonly {
    readonly path: string;
    readonly why: string;
    readonly kind: 'damaged' | 'absent';
  }[];
  /** How many were too large. */
  readonly tooLarge: number;
}

/**
 * Writes the two sides of a change into the folders `a` and `b`, for a program that compares them.
 * @param directory an empty folder @throws WorkspaceError, the signal's reason
 */
export async function writeSides(
  { change }: StepChange,
  { history }: Saved,
  { directory, signal }: { readonly directory: string; readonly signal: AbortSignal },
): Promise<Sides> {
  const { contents } = history;
  const small = withinLimits(change);
  const lost = await contents.verify(digestsOf(small), { signal });
  const whole = small.filter((each) => !digestsOf([each]).some((digest) => lost.has(digest)));
  const sides = [
    ['a', treeOf(whole, 'before')],
    ['b', treeOf(whole, 'after')],
  ] as const;
  for (const [name, tree] of sides) {
    const side = join(directory, name);
    mkdirSync(side);
    await writeOut({ tree, contents, directory: side, signal, progress: () => {} });
  }
  const missing = small.flatMap((each) => {
    const digest = digestsOf([each]).find((one) => lost.has(one));
    if (digest === undefined) return [];
    const place = contents.sourceOf(digest)?.kind;
    const kind = place === undefined || place === 'git' ? ('absent' as const) : ('damaged' as const);
    return [{ path: textOf(each.path), why: lost.get(digest) ?? '', kind }];
  });
  return { lost: missing, tooLarge: change.filter(isContent).length - small.length };
}

function isContent({ before, after }: ChangedPath): boolean {
  return [before, after].some((state) => state?.kind === 'file' || state?.kind === 'link');
}

function withinLimits(change: Change): Change {
  let total = 0;
  return change.filter((each) => {
    if (!isContent(each)) return false;
    const sizes = [each.before, each.after].map((state) => (state?.kind === 'file' ? state.size : 0));
    const size = sizes.reduce((sum, one) => sum + one, 0);
    if (sizes.some((one) => one > TEXT_MAX) || total + size > TOTAL_MAX) return false;
    total += size;
    return true;
  });
}

function digestsOf(change: Change): readonly string[] {
  return change.flatMap(({ before, after }) =>
    [before, after].flatMap((state) => (state?.kind === 'file' ? [state.digest] : [])),
  );
}

function treeOf(change: Change, side: 'before' | 'after'): Tree {
  const put = change.flatMap((each) => {
    const state = each[side];
    if (state?.kind !== 'file' && state?.kind !== 'link') return [];
    return [{ path: each.path, before: null, after: { ...state, mtime: 0 } }];
  });
  return fold(new Map(), [put], EVERYWHERE);
}
