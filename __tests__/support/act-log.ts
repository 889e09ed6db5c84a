/** What a workflow run under act has told, job by job and step by step. Pure: from the lines of `act --json`. */

export type Stage = 'pre' | 'main' | 'post';

/** An annotation of a step, its values unescaped. */
export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly message: string;
  /** `file`, `line`, `title` … */
  readonly properties: Readonly<Record<string, string>>;
}

export interface StepLog {
  /** As in the workflow; without one, its place in the job from `0` on. */
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  /** Not there when act was killed before the step had ended. */
  readonly result?: 'success' | 'failure';
  /** What it printed, workflow commands included; masked as act masks. */
  readonly lines: readonly string[];
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  /** What it wrote to its summary, whole and unmasked. Empty when nothing. */
  readonly summary: string;
}

export interface JobLog {
  readonly id: string;
  readonly matrix: Readonly<Record<string, unknown>>;
  /** Not there when act was killed. */
  readonly result?: 'success' | 'failure';
  /** Those that ran, in the order in which they began. A step that was skipped is not there. */
  readonly steps: readonly StepLog[];
  /** What act itself says went wrong. */
  readonly errors: readonly string[];
}

interface Line {
  readonly msg: string;
  readonly level: string;
  readonly job?: string;
  readonly jobID?: string;
  readonly matrix?: Readonly<Record<string, unknown>> | null;
  readonly jobResult?: 'success' | 'failure';
  readonly step?: string;
  readonly stepID?: readonly string[];
  readonly stage?: string;
  readonly stepResult?: 'success' | 'failure';
  readonly raw_output?: boolean;
  readonly command?: string;
  readonly raw?: string;
  readonly arg?: string;
  readonly kvPairs?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly content?: string;
}

/** Reads what act printed. The legs of a matrix are jobs of their own. A last line that was cut off is left out. */
export function readActLog(text: string): readonly JobLog[] {
  const jobs = new Map<string, Line[]>();
  for (const line of text.split('\n')) {
    const read = lineOf(line);
    if (read?.jobID === undefined) continue;
    const key = JSON.stringify([read.jobID, read.matrix]);
    jobs.set(key, [...(jobs.get(key) ?? []), read]);
  }
  return [...jobs.values()].map(jobOf);
}

function lineOf(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

function jobOf(lines: readonly Line[]): JobLog {
  const steps = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.stepID === undefined || line.stage === undefined || isTalkOfAct(line)) continue;
    const key = JSON.stringify([line.stage, line.stepID]);
    steps.set(key, [...(steps.get(key) ?? []), line]);
  }
  const errors = lines.filter((line) => line.level === 'error' && line.command === undefined);
  const result = lines.find((line) => line.jobResult !== undefined)?.jobResult;
  return {
    id: lines[0]?.jobID ?? '',
    matrix: lines[0]?.matrix ?? {},
    ...(result === undefined ? {} : { result }),
    steps: [...steps.values()].map(stepOf),
    errors: errors.map(({ msg }) => msg.trim()),
  };
}

/** Where an action is read from: no word of the step, and said of a stage that it may not have. */
function isTalkOfAct({ msg, raw_output }: Line): boolean {
  return raw_output !== true && msg.startsWith('LocalRepositoryCache');
}

function stepOf(lines: readonly Line[]): StepLog {
  const result = lines.find((line) => line.stepResult !== undefined)?.stepResult;
  const outputs = lines.filter(({ command }) => command === 'set-output');
  return {
    id: lines[0]?.stepID?.join('.') ?? '',
    name: lines[0]?.step ?? '',
    stage: (lines[0]?.stage ?? '').toLowerCase() as Stage,
    ...(result === undefined ? {} : { result }),
    lines: lines.flatMap(printedBy),
    annotations: lines.flatMap(annotationOf),
    outputs: Object.fromEntries(outputs.map(({ name = '', arg = '' }) => [name, arg])),
    summary: lines.find(({ command }) => command === 'summary')?.content ?? '',
  };
}

function printedBy({ raw_output, raw, msg, command }: Line): readonly string[] {
  if (raw_output === true) return [msg.replace(/\r?\n$/, '')];
  if (command === 'add-mask') return ['::add-mask::***'];
  return raw === undefined ? [] : [raw.replace(/\r?\n$/, '')];
}

function annotationOf({ command, arg, kvPairs }: Line): readonly Annotation[] {
  if (command !== 'error' && command !== 'warning' && command !== 'notice') return [];
  return [{ kind: command, message: arg ?? '', properties: kvPairs ?? {} }];
}
