/** What a plan needs to know of the files. */

import type { Pipeline } from '../pipeline/model.ts';
import type { Edit, FileFacts, Lost } from '../plan/facts.ts';
import type { SourceDigests } from '../record/decisions.ts';
import type { Run } from '../record/run.ts';
import type { Change, Noted } from '../tree/change.ts';
import { leadsIntoGit } from '../tree/git-file.ts';
import { type Path, type RootPath, textOf } from '../tree/path.ts';
import { readsDigest } from '../tree/patterns.ts';
import type { Tree } from '../tree/state.ts';
import type { History } from './history.ts';
import type { View } from './view.ts';

interface FactsRequest {
  readonly pipeline: Pick<Pipeline, 'path'>;
  readonly run: Run;
  readonly view: View;
  readonly history: History;
  readonly roots: readonly RootPath[];
  readonly github: FileFacts['github'];
}

/** @param ground the source here, and the edits with those that are in no layer yet */
export function factsOf(
  { pipeline, run, view, history, github, roots }: FactsRequest,
  ground: {
    /** The source without what steps of earlier runs made. */
    readonly bare: Tree;
    readonly source: Tree;
    readonly before: Tree | null;
    readonly edits: readonly Edit[];
  },
): FileFacts {
  const isHere = view.place === 'here';
  const changes = new Map<number, Change>();
  const noted = new Map<number, readonly Noted[]>();
  const lost = new Map<number, Lost>();
  for (const past of history.layers) {
    const { layer, change, why, outside } = past;
    if ((layer.kind !== 'step' && layer.kind !== 'finally') || layer.number === null) continue;
    if (change !== null && why === '') {
      changes.set(layer.number, isHere ? change : withoutGitFiles(change));
      noted.set(layer.number, past.noted);
    } else lost.set(layer.number, { path: outside[0] === undefined ? '' : textOf(outside[0]), why });
  }
  const newest = run.sources.at(-1);
  const { completions: after = 0, commit = null, nested = {} } = newest ?? {};
  return {
    place: isHere ? 'here' : 'elsewhere',
    source: ground.source,
    bare: ground.bare,
    sourceBefore: ground.before,
    commit: view.commit,
    digests: isHere
      ? { digest: newest?.digest ?? '', ...(newest?.roots === undefined ? {} : { roots: newest.roots }) }
      : sourceDigests(ground.bare, { pipeline: pipeline.path, roots }, view),
    began: isHere
      ? { after, commit, nested }
      : { after: Number.POSITIVE_INFINITY, commit: view.commit, nested: view.nested },
    ...{ changes, noted, lost, github },
    edits: ground.edits,
    found: view.found,
    committed: view.committed,
    isTracked: view.isTracked,
    ignored: view.ignored,
  };
}

/** Elsewhere such a file would lead nowhere. */
function withoutGitFiles(change: Change): Change {
  const isOne = ({ path, before, after }: Change[number]) => leadsIntoGit(path, after ?? before);
  return change.some(isOne) ? change.filter((each) => !isOne(each)) : change;
}

/** The digests of the source files that git does not ignore, but for the pipeline file: each definition tells what changed there. */
export function sourceDigests(
  source: Tree,
  { pipeline, roots }: { readonly pipeline: string; readonly roots: readonly RootPath[] },
  { ignored }: Pick<View, 'ignored'>,
): SourceDigests {
  const isSource = (path: Path) => !ignored(path) && textOf(path) !== pipeline;
  const digestOf = (root: RootPath) =>
    readsDigest(source, (path) => (path === root || path.startsWith(`${root}/`)) && isSource(path));
  const others = roots.filter((root) => root !== '.');
  return {
    digest: digestOf('.' as RootPath),
    ...(others.length === 0
      ? {}
      : { roots: Object.fromEntries(others.map((root) => [root, digestOf(root)])) }),
  };
}
