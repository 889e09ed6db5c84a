/** A workflow in a repository, and the attempts at running it under a real runner. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ActRequest, type Ran, type Running, startAct } from './act.ts';
import { actionFolder, type Variant } from './action-folder.ts';
import { linesIn } from './cli.ts';
import { folder } from './folder.ts';
import type { ResultsService } from './results-service/service.ts';
import type { TokenOptions } from './results-service/token.ts';

const WORKFLOW = '.github/workflows/workflow.yml';
const PIPELINE = '.github/savepoint.yml';
const ACTION = 'OWNER/savepoint@v1';

export interface ScenarioFiles {
  /** A folder whose files the repository has, such as one of `examples/`. */
  readonly from?: string;
  readonly workflow?: string;
  /** The results service of the jobs. None: as on a runner that has no cache. */
  readonly service?: ResultsService;
  readonly pipeline?: string;
  /** More files of the repository, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
}

/** What is not given is as in the scenario; the attempt is the next one of that run. */
export type AttemptOptions = Partial<Omit<ActRequest, 'repository'>> & {
  readonly action?: Variant;
  /** What the job's token says besides run and attempt: another ref, read-only … */
  readonly token?: TokenOptions;
};

export interface Scenario {
  /** A folder that outlives every attempt; steps know it as `$OUTSIDE`. */
  readonly outside: string;
  /** Writes files, or deletes those that are `undefined`, and commits. */
  readonly push: (files: Readonly<Record<string, string | undefined>>) => void;
  /** Starts the next attempt at a run (777 unless said). */
  readonly start: (options?: AttemptOptions) => Running;
  /** The next attempt, to its end. */
  readonly attempt: (options?: AttemptOptions) => Promise<Ran>;
  /** The lines that steps appended to `$STEP_LOG`, over all attempts. */
  readonly log: () => readonly string[];
}

/**
 * A scenario. Its workflow uses `OWNER/savepoint@v1`; its steps tell that they run by `echo ID >> "$STEP_LOG"`.
 * @param action how the action differs from what is written, in each attempt
 */
export function scenario(files: ScenarioFiles, action: Variant = {}): Scenario {
  const repository = folder();
  const outside = folder();
  const log = join(outside, 'step-log');
  const attempts = new Map<number, number>();
  git(repository, ['init', '-q', '-b', 'main']);
  git(repository, ['remote', 'add', 'origin', 'https://github.com/octo/repo']);
  const push = (changed: Readonly<Record<string, string | undefined>>) => commit(repository, changed);
  if (files.from !== undefined) cpSync(files.from, repository, { recursive: true });
  push({
    ...(files.workflow === undefined ? {} : { [WORKFLOW]: files.workflow }),
    ...(files.pipeline === undefined ? {} : { [PIPELINE]: files.pipeline }),
    ...files.files,
  });
  const start = ({ action: variant, token, ...options }: AttemptOptions = {}) => {
    const runId = options.runId ?? 777;
    const attempt = options.attempt ?? (attempts.get(runId) ?? 0) + 1;
    attempts.set(runId, attempt);
    const serving = files.service?.env({ run: runId, attempt, ...token });
    return startAct({
      repository,
      workflow: WORKFLOW,
      ...options,
      actions: { [ACTION]: actionFolder({ ...action, ...variant }), ...options.actions },
      runId,
      attempt,
      env: { STEP_LOG: log, OUTSIDE: outside, ...serving, ...options.env },
    });
  };
  const attempt = (options?: AttemptOptions) => start(options).ended;
  return { outside, push, start, attempt, log: () => linesIn(log) };
}

/** Declares a test, and its negative control: when the action starts over each time, one of its expectations must not hold. */
export function resumeTest(title: string, body: (action: Variant) => Promise<void>): void {
  test(title, () => body({}));
  test(`with resume: never not so: ${title}`, async () => {
    await expect(body({ defaults: { resume: 'never' } })).rejects.toHaveProperty('matcherResult');
  });
}

function commit(repository: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(repository, name);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path, { force: true });
    else writeFileSync(path, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
  git(repository, ['add', '-A']);
  git(repository, ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'change']);
}

function git(cwd: string, args: readonly string[]): void {
  execFileSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
