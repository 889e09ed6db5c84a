/** The steps of a project written by others, in the workflow as they are: cut off and gone on with, they make what they make without Savepoint. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect } from '@jest/globals';
import { parse } from 'yaml';
import { linesIn, until } from '../support/cli.ts';
import { type GoProject, goProject } from '../support/go-project.ts';
import { listing } from '../support/listing.ts';
import { resumeTest } from '../support/scenario.ts';
import { type JobStep, type RunStep, StepsJob } from '../support/steps-job.ts';

/** Go's own packages may have to be compiled first. */
const FIRST_MS = 600_000;

interface Written {
  readonly id: string;
  readonly run: string;
  readonly writes?: readonly string[];
  readonly 'working-directory'?: string;
}

let project: GoProject;
let entries: readonly (Written | { readonly parallel: readonly Written[] })[];
let env: Readonly<Record<string, string>>;
let reference: readonly string[];
/** Go's modules are read-only, and those who are not root could not remove them. */
const workspaces: string[] = [];

afterEach(() => {
  for (const path of workspaces.splice(0)) spawnSync('chmod', ['-R', 'u+w', path]);
});

/** The steps as a job has them. @param cut the step whose shell is killed; null: none */
function stepsOf(shell: string, cut: string | null = null): readonly JobStep[] {
  const step = ({ id, run, writes = [], 'working-directory': cwd = '.' }: Written): RunStep => ({
    ...{ id, run, shell, cwd, env: writes.length === 0 ? {} : { SAVEPOINT_WRITES: writes.join('\n') } },
    ...(id === cut
      ? {
          onStart: (child) =>
            void until('it is at work', () => hasBegun(id)).then(() => child.kill('SIGKILL')),
        }
      : {}),
  });
  return entries.map((entry) => ('parallel' in entry ? { parallel: entry.parallel.map(step) } : step(entry)));
}

let log = '';
function hasBegun(id: string): boolean {
  return linesIn(log).includes(id);
}

function jobOf(): StepsJob {
  const workspace = project.copy();
  const files = ['go.mod', 'go.sum', 'tools.go'].flatMap((name) => {
    const text = spawnSync('cat', [join(workspace, name)], { encoding: 'utf8' });
    return text.status === 0 ? [[name, text.stdout] as const] : [];
  });
  const job = new StepsJob({ files: Object.fromEntries(files) });
  log = job.log;
  return job;
}

beforeAll(async () => {
  project = goProject();
  const file = parse(readFileSync(join(project.copy(), 'savepoint.yml'), 'utf8'));
  entries = file.steps;
  const job = jobOf();
  env = { ...file.env, ...project.env, STEP_LOG: job.log };
  const done = await job.attempt(stepsOf('bash --noprofile --norc -e -o pipefail {0}'), { env });
  workspaces.push(done.workspace);
  if (!done.ok) throw new Error(done.log);
  reference = listing(done.workspace);
  expect(reference.length).toBeGreaterThan(1000);
}, FIRST_MS);

resumeTest(
  'cut off at three steps, each time in another folder, and gone on with',
  async ({ defaults = {} }) => {
    const job = jobOf();
    const own = { env: { ...env, STEP_LOG: job.log }, inputs: defaults };
    for (const cut of ['generate', 'test-library', 'package']) {
      const done = await job.attempt(stepsOf('savepoint bash {0}', cut), own);
      workspaces.push(done.workspace);
      expect(done.ok).toBe(false);
    }
    const last = await job.attempt(stepsOf('savepoint bash {0}'), own);
    workspaces.push(last.workspace);
    expect(last.ok).toBe(true);
    expect(listing(last.workspace)).toEqual(reference);
    const counts = Object.fromEntries(
      project.steps.map((id) => [id, job.ran.filter((each) => each === id).length]),
    );
    expect(counts).toMatchObject({ fetch: 1, generate: 2, package: 2 });
    // Steps side by side that end in another order run again, once.
    for (const id of ['build-tomlv', 'build-decoder', 'check-samples'])
      expect(counts[id]).toBeLessThanOrEqual(2);
  },
);
