/** Why a completion does not count, told from the files. */
import type { Step } from '../pipeline/model.ts';
import type { Completion, Reason } from '../record/events.ts';
import { isAhead, type StepRecord } from '../record/run.ts';
import { misfit } from '../tree/adopt.ts';
import type { Change } from '../tree/change.ts';
import { type Path, textOf } from '../tree/path.ts';
import { compilePatterns, matchesEach, mayMatchIn, readsDigest } from '../tree/patterns.ts';
import { type Entry, sameInGit, sameState, type Tree } from '../tree/state.ts';
import { type FileFacts, someOf } from './facts.ts';

export interface Subject {
  readonly step: Step;
  readonly record: StepRecord;
  readonly completion: Completion;
  /** The patterns of its `writes`; none where it declares none. */
  readonly writes: readonly string[];
}

export interface Before {
  /** The workspace before the step's place. */
  readonly tree: Tree;
  /** What persons did since that the step would find there. */
  readonly edits: Change;
}

export interface Ground extends Before {
  readonly files: FileFacts;
  /** The tree as it was when the completion was made, where `rerun: always` steps have left something else since; null where not. */
  readonly built: () => Tree | null;
  /** The same as it was when the step was started, where that is something else; null where not. */
  readonly atStart: () => Before | null;
  /** The completions before it that count. */
  readonly counted: ReadonlySet<number>;
  readonly leftOut: () => LeftOut;
}

/** What completions before one have changed that do not count, and on which that was made. */
export interface LeftOut {
  readonly paths: ReadonlySet<Path>;
  /** Whether something was changed at a path, above or below it, or may have been. */
  readonly mayBeAt: (path: Path) => boolean;
}

/** The first reason in the files why a completion does not count; null when there is none. */
export function doubtOfFiles(subject: Subject, ground: Ground): Reason | null {
  // Nothing that was built on such a step goes with files that are lost alone (`isOnlyGone`): what it reads is asked first.
  if (subject.step.rerun === 'always') return doubtOfReads(subject, ground) ?? lossOf(subject, ground);
  return lossOf(subject, ground) ?? doubtOfReads(subject, ground);
}

/** Why what the step changed cannot be had, or not be put where it was made; null where it can. */
export function lossOf(
  { record, completion, writes }: Omit<Subject, 'step'>,
  { files, tree, built, leftOut }: Pick<Ground, 'files' | 'tree' | 'built' | 'leftOut'>,
): Reason | null {
  const { number } = completion;
  const lost = files.lost.get(number);
  if (lost !== undefined) return { kind: 'lost', ...lost };
  const change = files.changes.get(number);
  if (change === undefined) {
    const wasSkipped = record.outcome === 'skipped' && record.completion?.number === number;
    return wasSkipped ? null : { kind: 'unsaved' };
  }
  const missing = completion.present === true ? missingOf(writes, { files, tree }) : undefined;
  if (missing !== undefined)
    return { kind: 'lost', path: missing, why: 'no file matches it, and it was taken as completed for that' };
  // What was made on what another step had left, which is left out, is to be made anew on what that makes, whoever has committed it.
  const isCommitted = (path: Path) => files.committed.has(path) && !leftOut().paths.has(path);
  // What persons did in the workspace that the run left stands on top of all steps, and speaks against none.
  const speaks = (path: Path) => !isThere({ record, completion }, files) || leftOut().mayBeAt(path);
  const path = misfit(change, tree, { isCommitted, speaks });
  if (path === null) return null;
  const before = built();
  const fitted = before !== null && misfit(change, before, { isCommitted, speaks }) === null;
  return fitted ? null : { kind: 'differs', path: textOf(path) };
}

/** Whether what a completion changed is, or was, in the workspace that the run left: not where it was made before, and not reused since. */
function isThere({ record, completion }: Pick<Subject, 'record' | 'completion'>, files: FileFacts): boolean {
  return files.place === 'left' && (completion.number > files.began.after || !isAhead(record));
}

/** The first of the `writes` of a step that was never run of which nothing is there, and no edit brings it. */
function missingOf(
  writes: readonly string[],
  { files, tree }: Pick<Ground, 'files' | 'tree'>,
): string | undefined {
  const edited = files.edits.flatMap(({ change }) =>
    change.flatMap(({ path, after }) => (after === null ? [] : [path])),
  );
  const paths =
    files.place === 'left' ? [...files.found.keys()] : [...tree.keys(), ...files.found.keys(), ...edited];
  return matchesEach(writes, paths)
    ? undefined
    : (writes.find((each) => !matchesEach([each], paths)) ?? writes[0]);
}

function doubtOfReads({ step, completion }: Subject, ground: Ground): Reason | null {
  const { files } = ground;
  if (step.reads === null) return doubtOfSource(completion, files);
  const { reads } = step;
  const hidden = someOf(files.hidden.filter((path) => mayMatchIn(reads, path)));
  // Whether that has changed nobody can tell.
  if (hidden.length > 0) return { kind: 'reads', paths: hidden.map(textOf) };
  const matches = compilePatterns(reads);
  const isAsFound = (before: Before) => readsDigest(withEdits(before), matches) === completion.reads;
  const wasAsFound = (tree: Tree | null) => tree !== null && isAsFound({ ...ground, tree });
  if (!isAsFound(ground) && !wasAsFound(ground.built())) {
    const start = ground.atStart();
    if (start === null || !isAsFound(start)) {
      const { edits } = start ?? ground;
      return { kind: 'reads', paths: readsChanged({ ...ground, edits }, completion, matches).map(textOf) };
    }
  }
  if (sameCommit(completion, files)) return null;
  const name = Object.keys(completion.github).find(
    (each) => completion.github[each] !== (files.github[each] ?? ''),
  );
  return name === undefined ? null : { kind: 'github', name };
}

/**
 * Without `reads` a step depends on all of the source: the commit, or every file where none is known. What was made since the workspace
 * began with it is of that source, whatever a person has committed there.
 */
function doubtOfSource({ number, source: { commit, digest } }: Completion, files: FileFacts): Reason | null {
  const { began } = files;
  if (number > began.after) return null;
  if (commit !== null && began.commit !== null) {
    return commit === began.commit ? null : { kind: 'commit', from: commit, to: began.commit };
  }
  if (digest === files.digest) return null;
  return { kind: 'source', paths: sourceChanged(files, () => true).map(textOf) };
}

function sameCommit({ source }: Completion, { commit }: FileFacts): boolean {
  return source.commit !== null && source.commit === commit;
}

/** The workspace before the step's place, with the edits that a person has made to it since. */
function withEdits({ tree, edits }: Before): Tree {
  if (edits.length === 0) return tree;
  const altered = new Map<Path, Entry>(tree);
  for (const { path, after } of edits) {
    if (after === null) altered.delete(path);
    else altered.set(path, after);
  }
  return altered;
}

/**
 * Which of the files that a step reads have changed, as far as that can be told by name: of what it found only a digest is known. Where
 * neither persons nor the source changed any, it is what other steps left, and left otherwise now or not at all.
 */
function readsChanged(
  { files, edits, counted }: Ground,
  { number: own, basis, began_after: began = basis }: Completion,
  matches: (path: Path) => boolean,
): readonly Path[] {
  const meanwhile = files.edits.flatMap(({ number, change }) =>
    number > began && number < basis ? [...change] : [],
  );
  const edited = touchedBy([...edits, ...meanwhile], matches);
  const named = [...someOf(edited), ...sourceChanged(files, matches)];
  if (named.length > 0) return [...new Set(named)];
  const others = [...files.changes].filter(([number]) => number !== own);
  const pathsOf = (some: typeof others) => [
    ...new Set(someOf(some.flatMap(([, change]) => touchedBy(change, matches)))),
  ];
  const leftOut = pathsOf(others.filter(([number]) => !counted.has(number)));
  return leftOut.length > 0 ? leftOut : pathsOf(others);
}

function touchedBy(change: Change, matches: (path: Path) => boolean): readonly Path[] {
  return change.flatMap(({ path, before, after }) =>
    matches(path) && !sameState(before, after) ? [path] : [],
  );
}

function sourceChanged(
  { source, sourceBefore }: FileFacts,
  matches: (path: Path) => boolean,
): readonly Path[] {
  if (sourceBefore === null) return [];
  const paths = [...new Set([...sourceBefore.keys(), ...source.keys()])];
  return someOf(
    paths.filter((path) => {
      const [before, now] = [sourceBefore.get(path), source.get(path)];
      return matches(path) && !sameState(before, now) && !sameInGit(before, now);
    }),
  );
}
