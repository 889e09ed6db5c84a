/** The runs that the jobs of a workflow run have saved as artifacts, and which of them is meant. Pure. */
import { Refusal } from '../launch/refusal.ts';
import { familyOf } from '../line/keys.ts';
import type { Artifact } from '../store/rest.ts';
import { artifactNamed } from '../words/artifact-name.ts';

/** A run as it lies there: one artifact with all of it, or the checkpoints of a line. */
export interface SavedRun {
  readonly kind: 'whole' | 'line';
  /** The job, with the values of its matrix leg. */
  readonly job: string;
  /** The artifact with all of it, or the newest index of the line. */
  readonly artifact: Artifact;
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

/** A line, before anybody has read whose it is. */
export type Line = Pick<SavedRun, 'artifact' | 'last'>;

/** The lines that have checkpoints: each with its newest index. */
export function linesAmong(artifacts: readonly Artifact[]): readonly Line[] {
  const lines = new Map<string, { artifact: Artifact | null; last: number | null }>();
  for (const artifact of artifacts) {
    const family = familyOf(artifact.name);
    if (family === artifact.name || family.includes('-run-')) continue;
    const line = lines.get(family) ?? { artifact: null, last: null };
    const isIndex = artifact.name === `${family}index.`;
    // A claim is no checkpoint.
    const isCheckpoint = !isIndex && !/^\d{6}-000000-/.test(artifact.name.slice(family.length));
    if (isIndex) line.artifact ??= artifact;
    else if (isCheckpoint) line.last ??= artifact.id;
    lines.set(family, line);
  }
  return [...lines.values()].flatMap(({ artifact, last }) =>
    artifact === null || last === null ? [] : [{ artifact, last }],
  );
}

/** The one that is meant: of a job the one that was saved last. @throws Refusal exit 2, 4 */
export function chosenRun(saved: readonly SavedRun[], job: string | null): SavedRun {
  const meant = job === null ? saved : saved.filter((one) => one.job === job);
  const jobs = [...new Set(saved.map((one) => one.job))].sort();
  const [first] = meant.toSorted((a, b) => b.last - a.last);
  if (first !== undefined && (job !== null || jobs.length === 1)) return first;
  if (jobs.length === 0)
    throw new Refusal(4, 'no job of this workflow run has saved a run as artifacts', {
      hint: 'give the action `store: artifact`, or `checkpoint-artifact: on-failure`; artifacts are gone when their days are over',
    });
  if (job === null)
    throw new Refusal(2, `several jobs of this workflow run were saved: ${jobs.join(', ')}`, {
      hint: `name one with --job, such as --job ${jobs[0]}`,
    });
  throw new Refusal(4, `no job ${job} of this workflow run was saved`, {
    hint: `saved were: ${jobs.join(', ')}`,
  });
}
