/** The names of the artifacts that a job leaves for people: a run with which another machine goes on, and its report. Pure. */

/** Whose run it is, as far as people tell jobs apart. */
export interface JobName {
  readonly job: string;
  /** The values of the job's matrix leg, as JSON; empty without a matrix. */
  readonly matrix: string;
  /** `GITHUB_ACTION`: tells two uses of the action in one job apart. */
  readonly use: string;
}

const LONGEST = 100;

/** A job and its matrix leg: `test`, `test-20-linux`; with the use of the action where that has a name: `test@nightly`, `test@2`. */
export function jobName({ job, matrix, use }: JobName): string {
  const words = [job, ...valuesIn(matrix)].map(wordOf).filter((word) => word !== '');
  const name = words.join('-').slice(0, LONGEST) || 'job';
  const which = useName(use);
  return which === '' ? name : `${name}@${which}`;
}

/** Whether a job of this name is meant: by the name, without the use, or as GitHub shows it, such as `test (20, linux)`. */
export function isMeantJob(name: string, by: string): boolean {
  const whole = name.replace(/@.*/, '');
  return [by, wordOf(by).slice(0, LONGEST)].some((each) => each === name || each === whole);
}

/** @param run its id */
export function artifactName(job: JobName, run: string): string {
  return `savepoint-${jobName(job)}-${run}`;
}

/** One for each attempt at the run, of which a job can make several. The ending makes a browser show it. */
export function reportName(
  job: JobName,
  { run_id, attempt }: { readonly run_id: string; readonly attempt: number },
): string {
  return `savepoint-report-${jobName(job)}-${run_id}.${attempt}.html`;
}

/** What a name tells; null: it is no artifact with which a run goes on. */
export function artifactNamed(name: string): { readonly job: string; readonly run: string } | null {
  const [, job, run] = /^savepoint-(.+?)-(\d{8}-\d{6}-[a-z\d-]+)$/.exec(name) ?? [];
  return job === undefined || run === undefined ? null : { job, run };
}

/** The id of the step. A runner names one without an id after the action, and numbers it from the second on: `__octo_savepoint_2`. */
function useName(use: string): string {
  return use.startsWith('__') ? (/_(\d+)$/.exec(use)?.[1] ?? '') : wordOf(use);
}

function wordOf(text: string): string {
  return text.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '');
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
