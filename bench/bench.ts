/**
 * What Savepoint costs, against what a user would run instead. Every figure is a median of paired runs (A B A B …),
 * and the ratio or difference is taken pair by pair, so that a machine that slows down slows both.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPipeline } from '../src/pipeline/read.ts';
import { isPlan } from '../src/plan/made.ts';
import { plan } from '../src/plan/plan.ts';
import { files } from './files.ts';
import { command as commandIn, median } from './measure.ts';
import { workflowSteps } from './workflow-steps.ts';

const BUNDLE = resolve('dist/index.js');
const RUNS = Number(process.argv[2] ?? 7);
const folder = mkdtempSync(join(tmpdir(), 'savepoint-bench-'));

try {
  console.log(
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}; medians of ${RUNS} pairs\n`,
  );
  start();
  steps(200);
  await workflowSteps({ folder: join(folder, 'workflow'), bundle: BUNDLE, rounds: 4 * RUNS });
  planning(2000);
  await files(folder, { bundle: BUNDLE, rounds: Math.min(RUNS, 5) });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The start of the command line against the start of Node. */
function start(): void {
  writeFileSync(join(folder, 'one.yml'), 'steps:\n  - run: "true"\n');
  const node = () => command(process.execPath, ['-e', '0']);
  report(
    'savepoint --version, against node -e 0',
    pairs(() => savepoint(['--version']), node),
    'goal: at most 100 ms more',
  );
  report(
    'savepoint validate, against node -e 0',
    pairs(() => savepoint(['validate', './one.yml']), node),
    'goal: at most 100 ms more',
  );
}

/** Steps that do nothing, against the same shell started as often. */
function steps(count: number): void {
  const file = join(folder, 'steps.yml');
  writeFileSync(
    file,
    `steps:\n${Array.from({ length: count }, (_, at) => `  - { id: s${at}, run: 'true' }\n`).join('')}`,
  );
  const run = () => savepoint(['run', './steps.yml', '--fresh', '-q']);
  const loop = () => command('bash', ['-c', `for i in $(seq ${count}); do bash -e -c true; done`]);
  const measured = pairs(run, loop);
  report(
    `${count} steps of true, against bash -e -c true ${count} times`,
    measured,
    `goal: at most 30 ms a step more`,
  );
  console.log(`    ${(median(measured.map(([a, b]) => a - b)) / count).toFixed(1)} ms a step more\n`);
}

/** Reading and planning a large pipeline, in this process, warm. */
function planning(count: number): void {
  const text = `steps:\n${Array.from({ length: count }, (_, at) => `  - id: s${at}\n    run: make s${at}\n`).join('')}`;
  const bytes = Buffer.from(text);
  const read = time(() => readPipeline({ path: 'big.yml', bytes }));
  const checked = readPipeline({ path: 'big.yml', bytes });
  if (!checked.ok) throw new Error('the large pipeline is not valid');
  const planned = time(() => {
    const made = plan({
      pipeline: checked.value,
      inputs: {},
      record: null,
      choice: { kind: 'all' },
      edited: false,
      files: null,
      writes: new Map(),
    });
    if (!isPlan(made)) throw new Error('refused');
  });
  console.log(
    `${count} steps: read and checked in ${read.toFixed(0)} ms, planned in ${planned.toFixed(0)} ms (goal: a plan under 300 ms)`,
  );
  writeFileSync(join(folder, 'big.yml'), text);
  report(
    '  savepoint plan of that file, against node -e 0',
    pairs(
      () => savepoint(['plan', './big.yml', '-q']),
      () => command(process.execPath, ['-e', '0']),
    ),
    '',
  );
}

function savepoint(args: readonly string[]): void {
  command(process.execPath, [BUNDLE, ...args]);
}

function command(program: string, args: readonly string[]): void {
  commandIn(program, args, folder);
}

/** Milliseconds of both, run in turn, after one uncounted round. */
function pairs(a: () => void, b: () => void): readonly (readonly [number, number])[] {
  const once = (act: () => void) => {
    const before = performance.now();
    act();
    return performance.now() - before;
  };
  a();
  b();
  return Array.from({ length: RUNS }, () => [once(a), once(b)] as const);
}

function time(act: () => void): number {
  return median(pairs(act, () => {}).map(([ms]) => ms));
}

function report(title: string, measured: readonly (readonly [number, number])[], goal: string): void {
  const a = median(measured.map(([ms]) => ms));
  const b = median(measured.map(([, ms]) => ms));
  const ratio = median(measured.map(([x, y]) => x / y));
  const more = median(measured.map(([x, y]) => x - y));
  console.log(
    `${title}\n    ${a.toFixed(0)} ms against ${b.toFixed(0)} ms: ${ratio.toFixed(1)} times, ${more.toFixed(0)} ms more${goal === '' ? '' : ` (${goal})`}\n`,
  );
}
