/** Why a completion does not count, told from the files. Pure. */
import type { Step } from '../pipeline/model.ts';
import type { Completion, Reason } from '../record/decisions.ts';
import type { StepRecord } from '../record/run.ts';
import { misfit } from '../tree/adopt.ts';
import type { Change } from '../tree/change.ts';
import { firstOf } from '../tree/order.ts';
import { type Path, textOf } from '../tree/path.ts';
import { compilePatterns, readsDigest } from '../tree/patterns.ts';
import { type Entry, sameInGit, sameState, type Tree } from '../tree/state.ts';
import { type Edit, type FileFacts, MOST_NAMED } from './facts.ts';

/** A completion that may count. */
export interface Candidate {
  readonly step: Step;
  readonly record: StepRecord;
  readonly completion: Completion;
}

export interface Ground {
  readonly files: FileFacts;
  /** The workspace before the step's place, as it was when the step started. */
  readonly atStart: () => Tree;
  /** The edits that come after its place, without those of what only later steps make. */
  readonly later: Change;
}

/** Why what a step saved cannot be had, or does not fit here; null where it can be had. */
export function lossOf({ record, completion }: Candidate, { files, atStart }: Ground): Reason | null {
  const { number, basis } = completion;
  const lost = files.lost.get(number);
  if (lost !== undefined) return { kind: 'lost', ...lost };
  const change = files.changes.get(number);
  if (change === undefined) {
    const wasSkipped = record.outcome === 'skipped' && record.completion?.number === number;
    return wasSkipped ? null : { kind: 'unsaved' };
  }
  if (files.place === 'here') return null;
  const tree = atStart();
  const path = misfit(files.changes.get(basis) ?? change, tree, (each) => files.committed.has(each));
  if (path === null) return null;
  return { kind: 'differs', path: textOf(path), ...(tree.has(path) ? {} : { unsaved: true }) };
}

/** Whether what a step depends on in the files has changed. */
export function doubtOfReads({ step, completion }: Candidate, ground: Ground): Reason | null {
  const { files, later } = ground;
  if (step.reads === null) return doubtOfSource(completion, files);
  const matches = compilePatterns(step.reads);
  if (readsDigest(withEdits(ground.atStart(), later), matches) !== completion.reads)
    return { kind: 'reads', paths: readsChanged(completion, ground, matches).map(textOf) };
  if (completion.source.commit !== null && completion.source.commit === files.commit) return null;
  const name = Object.keys(completion.github).find(
    (each) => completion.github[each] !== (files.github[each] ?? ''),
  );
  return name === undefined ? null : { kind: 'github', name };
}

/** Without `reads` a step depends on all of the source elsewhere: the commits, and every file that git does not ignore. */
function doubtOfSource({ number, source }: Completion, files: FileFacts): Reason | null {
  const { commit, digest, nested = {}, roots = {} } = source;
  const { began } = files;
  if (number > began.after) return null;
  if (commit !== null && began.commit !== null && commit !== began.commit)
    return { kind: 'commit', from: commit, to: began.commit };
  for (const folder of new Set([...Object.keys(nested), ...Object.keys(began.nested)])) {
    const [from, to] = [nested[folder] || null, began.nested[folder] || null];
    if (from !== to) return { kind: 'commit', from, to, folder };
  }
  // A root that the pipeline has listed since is source as it is found.
  const { digests } = files;
  const isOther = Object.entries(roots).some(
    ([root, before]) => (digests.roots?.[root] ?? before) !== before,
  );
  if (digest === digests.digest && !isOther) return null;
  return { kind: 'source', paths: sourceChanged(files, () => true).map(textOf) };
}

function withEdits(tree: Tree, edits: Change): Tree {
  if (edits.length === 0) return tree;
  const altered = new Map<Path, Entry>(tree);
  for (const { path, after } of edits) {
    if (after === null) altered.delete(path);
    else altered.set(path, after);
  }
  return altered;
}

/**
 * Which of the files that a step reads have changed, as far as names can tell: of the files that it found only a digest is known. Edits come
 * first, then the source, then what other steps left.
 */
function readsChanged(
  { number, basis, began_after: began = basis }: Completion,
  { files, later }: Ground,
  matches: (path: Path) => boolean,
): readonly Path[] {
  const meanwhile = files.edits.flatMap((edit) =>
    edit.number > began && edit.number < basis ? [...edit.change] : [],
  );
  const named = [...touchedBy([...later, ...meanwhile], matches), ...sourceChanged(files, matches)];
  if (named.length > 0) return firstOf(new Set(named), MOST_NAMED);
  const others = [...files.changes].filter(([each]) => each !== number);
  return firstOf(new Set(others.flatMap(([, change]) => touchedBy(change, matches))), MOST_NAMED);
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
  return firstOf(
    paths.filter((path) => {
      const [before, now] = [sourceBefore.get(path), source.get(path)];
      return matches(path) && !sameState(before, now) && !sameInGit(before, now);
    }),
    MOST_NAMED,
  );
}

/** Where later steps made what persons edited: for each edited path the places of these steps. */
export type MadeBy = ReadonlyMap<Path, readonly number[]>;

export function madeBy({ edits, changes }: FileFacts, candidates: readonly Candidate[]): MadeBy {
  const made = new Map<Path, number[]>();
  for (const { change } of edits) for (const { path } of change) made.set(path, []);
  if (made.size === 0) return made;
  for (const { completion } of candidates)
    for (const { path, before, after } of changes.get(completion.number) ?? [])
      if (!sameState(before, after)) made.get(path)?.push(completion.basis);
  return made;
}

/** The edits that a step would find at its start, of those after its place: not those of what only a later step made. */
export function editsFor(
  place: number,
  { edits, tree, made }: { readonly edits: readonly Edit[]; readonly tree: Tree; readonly made: MadeBy },
): Change {
  const isLaterMade = (path: Path, number: number) =>
    !tree.has(path) && made.get(path)?.some((each) => each > place && each < number) === true;
  return edits.flatMap(({ number, change }) =>
    number > place ? change.filter(({ path }) => !isLaterMade(path, number)) : [],
  );
}
