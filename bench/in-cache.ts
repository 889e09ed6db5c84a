/**
 * Saving in the Actions cache: the built action against the tests' own results service, which takes its time for each request and limits
 * the entries of a minute as GitHub does.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Arrival } from '../__tests__/support/results-service/call.ts';
import { ResultsService } from '../__tests__/support/results-service/service.ts';
import { SIDE_BY_SIDE } from '../src/line/bring.ts';
import { NOTES } from '../src/line/keys.ts';
import { parseEvents } from '../src/record/lines.ts';
import { median } from './measure.ts';

export interface InCache {
  /** Milliseconds that the service takes for each request. */
  readonly latencyMs: number;
  /** Steps of `true` in the pipeline. */
  readonly steps: number;
  /** How often both were measured, in turn. Times are medians, ratios are of each pair, all else is the most of them. */
  readonly rounds: number;
  /** Milliseconds from the first event to the end of the attempt, where it saves in the service. */
  readonly pipelineMs: number;
  /** The same, where there is no service. */
  readonly pipelineWithoutMs: number;
  /** The first divided by the second. */
  readonly pipelineRatio: number;
  /** Milliseconds of the whole action, which at its end waits until all is saved. */
  readonly actionMs: number;
  /** The same, where there is no service. */
  readonly actionWithoutMs: number;
  /** Entries that were made: checkpoints, and the note by which the run is found. */
  readonly entries: number;
  /** Entries that the service did not take. */
  readonly refused: number;
  /** Steps whose ends were not saved when the action ended. */
  readonly unsaved: number;
  /** Bytes of the largest entry with a checkpoint of three steps that change no file. */
  readonly stateBytes: number;
  /** The same of all the steps. */
  readonly stateBytesOfAll: number;
  /** Checkpoints of another run, in which each step makes a file. */
  readonly checkpoints: number;
  /** Requests in a row by which its next attempt finds it and brings all of it. */
  readonly requestsToBring: number;
}

interface Place {
  /** An existing folder, in which others are made. */
  readonly folder: string;
  /** The built action. */
  readonly bundle: string;
}

const LATENCY_MS = 500;
const ENTRIES_A_MINUTE = 200;
const STEPS = 200;
const ROUNDS = 3;

/** @throws Error where the action does not end as it should */
export async function inCache(place: Place): Promise<InCache> {
  const options = { latency: LATENCY_MS, entriesAMinute: ENTRIES_A_MINUTE };
  const pairs: { without: Took; saving: Took & Entries }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const job = { name: `steps-${round}`, pipeline: nothing(STEPS) };
    const without = await attempt(place, { ...job, service: null });
    const saving = (service: ResultsService) => saved(place, { ...job, name: `saving-${round}`, service });
    pairs.push({ without, saving: await withService(options, saving) });
  }
  const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of));
  const most = (of: keyof Entries) => Math.max(...pairs.map(({ saving }) => saving[of]));
  return {
    ...{ latencyMs: LATENCY_MS, steps: STEPS, rounds: ROUNDS },
    pipelineMs: middle(({ saving }) => saving.pipelineMs),
    pipelineWithoutMs: middle(({ without }) => without.pipelineMs),
    pipelineRatio: middle(({ saving, without }) => saving.pipelineMs / without.pipelineMs),
    actionMs: middle(({ saving }) => saving.ms),
    actionWithoutMs: middle(({ without }) => without.ms),
    ...{ entries: most('entries'), refused: most('refused'), unsaved: most('unsaved') },
    stateBytesOfAll: most('largest'),
    stateBytes: await withService({}, (service) => stateBytes(place, service)),
    ...(await withService({}, (service) => goingOn(place, service))),
  };
}

interface Entries {
  readonly entries: number;
  readonly refused: number;
  readonly unsaved: number;
  /** Bytes of the largest. */
  readonly largest: number;
}

async function saved(place: Place, job: Attempt & { readonly service: ResultsService }) {
  const took = await attempt(place, job);
  const asked = job.service.requests.filter(({ method }) => method === 'CreateCacheEntry').length;
  const entries = job.service.entries().length;
  const unsaved = Number(/(\d+) steps? .* not uploaded/.exec(took.said)?.[1] ?? 0);
  return { ...took, entries, refused: asked - entries, unsaved, largest: largest(job.service) };
}

async function stateBytes(place: Place, service: ResultsService): Promise<number> {
  await attempt(place, { name: 'state', pipeline: nothing(3), service });
  return largest(service);
}

/** Each step waits until the one before is saved, so that each has a checkpoint of its own. */
async function goingOn(place: Place, service: ResultsService) {
  const out = join(place.folder, 'out');
  mkdirSync(out);
  const steps = Array.from({ length: STEPS }, (_, at) => ({
    id: `s${at}`,
    run: `until test -e "$OUT/${at}"; do sleep 0.02; done; echo ${at} > ${at}.txt`,
  }));
  const last = { id: 'last', run: 'date +%s%3N > "$OUT/started"; exit 1' };
  const env = { OUT: out, SAVEPOINT_TEST_SOONER: '1000' };
  const pipeline = JSON.stringify({ steps: [...steps, last] });
  const job = { name: 'going-on', pipeline, service, env, code: 1 };
  let checkpoints = 0;
  const hear = (said: string) => {
    checkpoints = said.match(/^Saved checkpoint/gm)?.length ?? 0;
    for (let at = checkpoints; at >= 0 && !existsSync(join(out, `${at}`)); at--)
      writeFileSync(join(out, `${at}`), '');
  };
  hear('');
  await attempt(place, { ...job, hear });
  const before = service.requests.length;
  await attempt(place, { ...job, nth: 2 });
  const started = Number(readFileSync(join(out, 'started'), 'utf8'));
  const asked = service.requests.slice(before).filter(({ at }) => at <= started);
  return { checkpoints, requestsToBring: inARow(asked) };
}

/** The looks and the newest checkpoint come one after another, then the others a few at a time: each by three requests. The claim comes meanwhile. */
function inARow(all: readonly Arrival[]): number {
  const claim = all.find(({ method }) => method === 'CreateCacheEntry')?.key;
  const asked = all.filter(({ key }) => key !== claim);
  const others = asked.filter(({ method }) => method === 'blob-get').length - 1;
  return asked.length - 3 * (others - Math.ceil(others / SIDE_BY_SIDE));
}

function nothing(steps: number): string {
  return JSON.stringify({ steps: Array.from({ length: steps }, (_, at) => ({ id: `s${at}`, run: 'true' })) });
}

function largest(service: ResultsService): number {
  const checkpoints = service.entries().filter(({ key }) => !key.startsWith(NOTES));
  return Math.max(...checkpoints.map(({ bytes }) => bytes));
}

async function withService<T>(
  options: Parameters<typeof ResultsService.start>[0],
  use: (service: ResultsService) => Promise<T>,
): Promise<T> {
  const service = await ResultsService.start(options);
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}

interface Attempt {
  /** Of the folder in which it runs. */
  readonly name: string;
  readonly pipeline: string;
  readonly service: ResultsService | null;
  readonly nth?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The exit code that it ends with. */
  readonly code?: number;
  /** Told of all that it has printed so far. */
  readonly hear?: (said: string) => void;
}

interface Took {
  /** Milliseconds of the whole action, and of the attempt on record. */
  readonly ms: number;
  readonly pipelineMs: number;
  readonly said: string;
}

/** The action as a runner starts it. */
async function attempt(
  { folder, bundle }: Place,
  { name, pipeline, service, nth = 1, code = 0, env = {}, hear = () => {} }: Attempt,
): Promise<Took> {
  const place = join(folder, `${name}-${nth}`);
  const workspace = join(place, 'workspace');
  mkdirSync(workspace, { recursive: true });
  writeFileSync(join(workspace, 'savepoint.yml'), pipeline);
  const started = performance.now();
  const child = spawn(process.execPath, [bundle], {
    cwd: workspace,
    env: { ...runner(place, workspace), ...service?.env({ attempt: nth }), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    hear(said);
  });
  const ended = await new Promise((done) => child.once('close', done));
  if (ended !== code) throw new Error(`the action ended with exit code ${ended}:\n${said}`);
  return { ms: performance.now() - started, pipelineMs: onRecord(place), said };
}

/** Milliseconds from the first event to the last. */
function onRecord(place: string): number {
  const [journal = ''] = globSync(join(place, 'savepoint-*', 'store', 'runs', '*', 'events.ndjson'));
  const times = parseEvents(readFileSync(journal, 'utf8')).map(({ at }) => Date.parse(at));
  return (times.at(-1) ?? Number.NaN) - (times[0] ?? Number.NaN);
}

function runner(place: string, workspace: string): Readonly<Record<string, string>> {
  const manifest = parse(readFileSync('action.yml', 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  };
  const inputs = Object.entries(manifest.inputs).map(([name, { default: value = '' }]) => [
    `INPUT_${name.toUpperCase()}`,
    `${value}`.includes('${{') ? '' : `${value}`,
  ]);
  const files = ['output', 'env', 'path', 'state', 'step_summary'].map((name) => {
    writeFileSync(join(place, name), '');
    return [`GITHUB_${name.toUpperCase()}`, join(place, name)];
  });
  return {
    ...Object.fromEntries(inputs),
    ...Object.fromEntries(files),
    ...{ PATH: process.env.PATH ?? '', HOME: place, LANG: 'C.UTF-8', RUNNER_TEMP: place },
    ...{ GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace, GITHUB_SHA: 'a'.repeat(40) },
    ...{ GITHUB_REPOSITORY: 'octo/repo', GITHUB_JOB: 'build', GITHUB_ACTION: '__octo_savepoint' },
    ...{ GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/ci.yml@refs/heads/main', GITHUB_RUN_ID: '777' },
    GITHUB_RUN_ATTEMPT: '1',
  };
}
