/** Reads what REST tells of a workflow run: how it and its jobs ended, and what they have saved. */
import { type Answer, call } from '../github/api.ts';
import { Refusal } from '../launch/refusal.ts';
import { linePrefix, NOTES } from '../line/keys.ts';
import type { Clock } from '../run/ports.ts';
import { FAILED, type FailedJob } from './causes.ts';
import { linesOf, type Progress, progressOf } from './progress.ts';

export interface Access {
  readonly env: Parameters<typeof call>[0]['env'];
  readonly token: string | null;
  readonly clock: Clock;
  readonly times: Times;
}

/** Milliseconds. */
export interface Times {
  /** Before each further try to read something. */
  readonly pauses: readonly number[];
  /** From one look whether the workflow run has ended to the next, and in all. */
  readonly look: number;
  readonly patience: number;
}

export const TIMES: Times = { pauses: [2_000, 10_000, 30_000], look: 5_000, patience: 600_000 };

/** A workflow run, as its newest attempt is. */
export interface WorkflowRun {
  readonly name: string;
  readonly address: string;
  readonly attempt: number;
  /** How it ended; null: it has not. */
  readonly conclusion: string | null;
  /** When the attempt began, in milliseconds since 1970. */
  readonly began: number;
}

/** An attempt of a workflow run. */
export interface Which {
  readonly run: string;
  readonly attempt: number;
}

type Loose = Readonly<Record<string, unknown>>;

const NEVER = new AbortController().signal;
const PAGE = 100;
/** So many pages of a list are read. */
const PAGES = 50;
/** Of so many jobs the annotations are read. */
const MOST_JOBS = 50;
/** What was saved so long before an attempt began is surely not of it, whatever the clocks of GitHub's services say. */
const MARGIN_MS = 3_600_000;

/** Waits till an attempt has ended, or another one has begun. @param attempt null: the newest @throws Refusal exit 5 */
export async function endedRun(
  access: Access,
  { run, attempt }: Pick<Which, 'run'> & { readonly attempt: number | null },
): Promise<WorkflowRun> {
  const { clock, times } = access;
  const limit = clock.now().getTime() + times.patience;
  let last = await readRun(access, run);
  const wanted = attempt ?? last.attempt;
  while (last.conclusion === null && last.attempt <= wanted && clock.now().getTime() < limit) {
    await clock.sleep(times.look, NEVER);
    last = await readRun(access, run);
  }
  return last;
}

async function readRun(access: Access, run: string): Promise<WorkflowRun> {
  const body = (await read(access, `/actions/runs/${run}`)) as Loose;
  const { status, conclusion, run_attempt, run_started_at, name, html_url } = body;
  return {
    name: typeof name === 'string' && name !== '' ? name : `workflow run ${run}`,
    address: `${html_url ?? ''}`,
    attempt: typeof run_attempt === 'number' ? run_attempt : 1,
    conclusion: status === 'completed' ? `${conclusion}` : null,
    began: Date.parse(`${run_started_at}`) || 0,
  };
}

/** The jobs of an attempt that did not end well. @throws Refusal exit 5 */
export async function failedJobs(access: Access, { run, attempt }: Which): Promise<readonly FailedJob[]> {
  const jobs = await list(access, { path: `/actions/runs/${run}/attempts/${attempt}/jobs`, member: 'jobs' });
  const failed = jobs.filter(({ conclusion }) => FAILED.has(`${conclusion}`));
  const read: FailedJob[] = [];
  for (const [nth, { id, name, conclusion, steps }] of failed.entries()) {
    const isCutOff = Array.isArray(steps) && steps.some((step: Loose) => step.status !== 'completed');
    const annotations = nth < MOST_JOBS ? await annotationsOf(access, `${id}`) : null;
    read.push({ name: `${name}`, conclusion: `${conclusion}`, isCutOff, annotations });
  }
  return read;
}

/** Null: they cannot be read, which needs a permission of its own. */
async function annotationsOf(access: Access, job: string): Promise<readonly string[] | null> {
  const answer = await ask(access, `/check-runs/${job}/annotations?per_page=${PAGE}`);
  if (answer.kind === 'failed' || !Array.isArray(answer.body)) return null;
  return answer.body.map(({ message }: Loose) => `${message}`);
}

/** What each job of an attempt has saved, in the cache or as artifacts. @throws Refusal exit 5 */
export async function progressIn(
  access: Access,
  { run, attempt, began }: Which & Pick<WorkflowRun, 'began'>,
): Promise<readonly Progress[]> {
  const artifacts = namesIn(
    await list(access, { path: `/actions/runs/${run}/artifacts`, member: 'artifacts' }),
  );
  const notes = await cached(access, NOTES, began - MARGIN_MS);
  const lines = linesOf([...notes, ...artifacts], { workflow_run: run, attempt });
  return Array.fromAsync(lines, async (noted) =>
    progressOf(noted, [...artifacts, ...(await cached(access, linePrefix(noted.line), 0))]),
  );
}

/** The keys of the cache that begin so, as far as they were made since. */
async function cached(access: Access, prefix: string, since: number): Promise<readonly string[]> {
  const path = `/actions/caches?key=${prefix}&sort=created_at&direction=desc`;
  const enough = ({ created_at }: Loose) => Date.parse(`${created_at}`) < since;
  return namesIn(await list(access, { path, member: 'actions_caches', enough }));
}

function namesIn(items: readonly Loose[]): readonly string[] {
  return items.map(({ key, name }) => `${key ?? name}`);
}

interface List {
  readonly path: string;
  /** The member of the answer that is the list. */
  readonly member: string;
  /** Whether what comes after an item is of no use. */
  readonly enough?: (item: Loose) => boolean;
}

async function list(access: Access, { path, member, enough = () => false }: List): Promise<readonly Loose[]> {
  const all: Loose[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const more = `${path.includes('?') ? '&' : '?'}per_page=${PAGE}&page=${page}`;
    const body = (await read(access, path + more)) as Loose | null;
    const items = Array.isArray(body?.[member]) ? (body[member] as readonly Loose[]) : [];
    all.push(...items);
    if (items.length < PAGE || items.some(enough)) break;
  }
  return all;
}

/** @throws Refusal exit 5 */
async function read(access: Access, path: string): Promise<unknown> {
  const answer = await ask(access, path);
  if (answer.kind === 'ok') return answer.body;
  throw new Refusal(5, `${path.replace(/\?.*/, '')} cannot be read: ${answer.why}`, hintFor(answer.status));
}

function hintFor(status: number | null): { readonly hint?: string } {
  if (status === 404)
    return { hint: 'give run-id the number of a workflow run of this repository, as its address has it' };
  const isDenied = status !== null && status >= 400 && status < 500;
  return isDenied ? { hint: 'give the job `permissions: { actions: write, checks: read }`' } : {};
}

/** Tries again where GitHub may answer better in a moment. */
async function ask({ env, token, clock, times }: Access, path: string): Promise<Answer> {
  let answer = await call({ env, token }, 'GET', { path });
  for (const pause of times.pauses) {
    const isPassing =
      answer.kind === 'failed' && (answer.status === null || answer.status >= 500 || answer.status === 429);
    if (!isPassing || token === null) break;
    await clock.sleep(pause, NEVER);
    answer = await call({ env, token }, 'GET', { path });
  }
  return answer;
}
