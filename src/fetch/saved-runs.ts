/** The runs that the jobs of a workflow run have saved as artifacts, and which of them is meant. Pure. */
import { Refusal } from '../launch/refusal.ts';
import { familyOf } from '../line/keys.ts';
import type { Owner } from '../line/owner.ts';
import type { Artifact } from '../store/rest.ts';
import { artifactNamed, isMeantJob } from '../words/artifact-name.ts';

/** A run as it lies there: one artifact with all of it, or the checkpoints of a line. */
export type SavedRun = Lying &
  (
    | { readonly kind: 'whole'; readonly artifact: Artifact }
    | { readonly kind: 'line'; readonly owner: Owner }
  );

interface Lying {
  /** The job, with the values of its matrix leg, and the use of the action. */
  readonly job: string;
  /** What was made last of it: of two, the later one has more. */
  readonly last: number;
}

/** The artifacts with whole runs. @param artifacts those of a workflow run, the newest first */
export function wholeRuns(artifacts: readonly Artifact[]): readonly SavedRun[] {
  return artifacts.flatMap((artifact) => {
    const named = artifactNamed(artifact.name);
    return named === null ? [] : [{ kind: 'whole' as const, job: named.job, artifact, last: artifact.id }];
  });
}

/** A line, before anybody has read whose it is: its newest index, and what was made last. */
export interface Line {
  readonly index: Artifact;
  readonly last: number;
}

/** The lines that have checkpoints. @param artifacts the newest first */
export function linesAmong(artifacts: readonly Artifact[]): readonly Line[] {
  const lines = new Map<string, { index: Artifact | null; last: number | null }>();
  for (const artifact of artifacts) {
    const family = familyOf(artifact.name);
    if (family === artifact.name || family.includes('-run-')) continue;
    const line = lines.get(family) ?? { index: null, last: null };
    const isIndex = artifact.name === `${family}index.`;
    // A claim is no checkpoint.
    const isCheckpoint = !isIndex && !/^\d{6}-000000-/.test(artifact.name.slice(family.length));
    if (isIndex) line.index ??= artifact;
    else if (isCheckpoint) line.last ??= artifact.id;
    lines.set(family, line);
  }
  return [...lines.values()].flatMap(({ index, last }) =>
    index === null || last === null ? [] : [{ index, last }],
  );
}

/**
 * What there is of the run that is meant, what was saved last first. Two uses of the action in one job are told apart.
 * @throws Refusal exit 2, 4
 */
export function chosenRuns(saved: readonly SavedRun[], job: string | null): readonly SavedRun[] {
  const exactly = saved.filter((one) => one.job === job);
  const isMeant = (one: SavedRun) => job === null || isMeantJob(one.job, job);
  const meant = exactly.length > 0 ? exactly : saved.filter(isMeant);
  const names = namesOf(meant);
  if (names.length === 1) return meant.toSorted((a, b) => b.last - a.last);
  if (saved.length === 0)
    throw new Refusal(4, 'no job of this workflow run has saved a run as artifacts', {
      hint: 'give the action `store: artifact`, or `checkpoint-artifact: on-failure`; artifacts are gone when their days are over',
    });
  if (names.length === 0)
    throw new Refusal(4, `no job ${job} of this workflow run was saved`, {
      hint: `saved were: ${namesOf(saved).join(', ')}`,
    });
  const whose = job === null ? 'several jobs of this workflow run' : `several runs of the job ${job}`;
  throw new Refusal(2, `${whose} were saved: ${names.join(', ')}`, {
    hint: `name one with --job, such as --job ${names[0]}`,
  });
}

function namesOf(saved: readonly SavedRun[]): readonly string[] {
  return [...new Set(saved.map(({ job }) => job))].sort();
}
