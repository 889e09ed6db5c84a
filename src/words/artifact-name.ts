/** The names of the artifacts with which a run goes on elsewhere. Pure. */

/** Whose run it is, as far as people tell jobs apart. */
export interface JobName {
  readonly job: string;
  /** The values of the job's matrix leg, as JSON; empty without a matrix. */
  readonly matrix: string;
}

/** A job and its matrix leg: `test`, `test-20-linux`. */
export function jobName({ job, matrix }: JobName): string {
  const words = [job, ...valuesIn(matrix)].map((word) => word.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, ''));
  return (
    words
      .filter((word) => word !== '')
      .join('-')
      .slice(0, 100) || 'job'
  );
}

/** @param run its id */
export function artifactName(job: JobName, run: string): string {
  return `savepoint-${jobName(job)}-${run}`;
}

/** What a name tells; null: it is no such artifact. */
export function artifactNamed(name: string): { readonly job: string; readonly run: string } | null {
  const [, job, run] = /^savepoint-(.+?)-(\d{8}-\d{6}-.+)$/.exec(name) ?? [];
  return job === undefined || run === undefined ? null : { job, run };
}

function valuesIn(matrix: string): readonly string[] {
  try {
    return Object.values(JSON.parse(matrix) as object).map((value) =>
      typeof value === 'object' ? JSON.stringify(value) : `${value}`,
    );
  } catch {
    return [];
  }
}
