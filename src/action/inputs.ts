/** The inputs of the action, read and checked. */
import { join } from 'node:path';
import * as core from '@actions/core';
import type { Given } from '../launch/answers.ts';
import type { StepChoice } from '../launch/choose-step.ts';
import { notYet, Refusal } from '../launch/refusal.ts';
import { nearestTo } from '../text/nearest.ts';
import { inputsOfText, linesOf } from './input-text.ts';
import { tellMask } from './masks.ts';
import { mustFitSteps } from './steps-inputs.ts';

export interface ActionInputs {
  /** `steps`: the steps stay in the workflow. */
  readonly command: 'run' | 'steps';
  readonly pipeline: string | null;
  readonly inputs: Readonly<Record<string, string>>;
  /** Null: this workflow run and its re-runs. */
  readonly scope: string | null;
  readonly resume: 'auto' | 'never' | 'required';
  /** The run to go on with, by its id. */
  readonly run: string | null;
  readonly step: StepChoice | null;
  /** What a person answers to the run that goes on; null for nothing. */
  readonly answer: Pick<Given, 'decision' | 'step'> | null;
  readonly store:
    | { readonly kind: 'cache' | 'artifact' }
    | { readonly kind: 'folder'; readonly path: string };
  readonly workspace: string | null;
  readonly secrets: Readonly<Record<string, string>>;
  /** The job's own token. */
  readonly token: string | null;
  readonly maxParallel: number | null;
  /** How many minutes the job may take; null: any time. */
  readonly deadlineMinutes: number | null;
  /** How often the workflow is started again at the deadline. */
  readonly maxContinuations: number;
  /** The id of the job; null where it is not known. */
  readonly job: string | null;
  /** When the run is saved as one artifact, with which another machine goes on. */
  readonly checkpointArtifact: When;
  /** When a report of the run is saved as an artifact. */
  readonly report: When;
  /** How many days a finished run is kept in a folder, and an artifact. */
  readonly retentionDays: number | null;
  /** The values of the job's matrix leg, as JSON; empty without a matrix. */
  readonly matrix: string;
}

/** For which runs something is done. `on-failure`: those that are not completed. */
export type When = (typeof WHEN)[number];
const WHEN = ['never', 'on-failure', 'always'] as const;

/** @param env where secrets that are given by name alone are looked for @throws Refusal exit 2 */
export function readInputs(env: Readonly<Record<string, string | undefined>>, home: string): ActionInputs {
  mustBeKnown(env);
  const command = mustBe('command', text('command') ?? 'run', ['run', 'steps']);
  if (command === 'steps') mustFitSteps(text);
  const scope = text('scope') ?? 'run';
  const run = text('run-id');
  const resume = mustBe('resume', text('resume') ?? 'auto', ['auto', 'never', 'required']);
  if (run !== null && run !== 'latest' && resume === 'never') {
    const hint =
      'leave one of the two out; a run-id can also come from the input savepoint-run of the workflow';
    throw new Refusal(2, `run-id: ${run} and resume: never exclude each other`, { hint });
  }
  return {
    command,
    pipeline: text('pipeline'),
    inputs: inputsOfText(core.getInput('inputs')),
    scope: scope === 'run' ? null : scope,
    resume,
    run: run === 'latest' ? null : run,
    step: stepOf(text('from-step'), text('only-step')),
    answer: command === 'steps' ? null : answerOf(),
    store: storeOf(text('store') ?? 'cache', home),
    workspace: text('workspace'),
    secrets: secretsOf(core.getInput('secrets'), env),
    token: tokenOf(text('token')),
    maxParallel: wholeOf('max-parallel'),
    checkpointArtifact: mustBe('checkpoint-artifact', text('checkpoint-artifact') ?? 'never', WHEN),
    report: mustBe('report', text('report') ?? 'never', WHEN),
    retentionDays: wholeOf('retention-days'),
    deadlineMinutes: minutesOf('deadline-minutes'),
    maxContinuations: wholeOf('max-continuations', 0) ?? 0,
    job: text('job'),
    matrix: matrixOf(core.getInput('matrix')),
  };
}

/** A runner only warns of an input that an action does not know, and hands it on. @throws Refusal exit 2 */
function mustBeKnown({ SAVEPOINT_KEY }: Readonly<Record<string, string | undefined>>): void {
  if (text('command') === 'plan') throw notYet('command: plan', 'use `run`');
  if (text('part') !== null) throw notYet('part', 'take it out: one job runs all steps');
  const key = text('encryption-key') !== null ? 'encryption-key' : SAVEPOINT_KEY ? 'SAVEPOINT_KEY' : null;
  if (key !== null) throw notYet(`${key}: encryption`, 'take it out: what is saved is not encrypted');
}

/** The text of an input; null where it is not given. */
export function text(name: string): string | null {
  const value = core.getInput(name);
  return value === '' ? null : value;
}

function mustBe<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  throw new Refusal(2, `${name}: ${value} is not one of ${known.join(', ')}`);
}

function storeOf(value: string, home: string): ActionInputs['store'] {
  if (value === 'cache' || value === 'artifact') return { kind: value };
  const meant = /^[a-z]+$/i.test(value) ? nearestTo(value, ['cache', 'artifact']) : null;
  if (meant !== null) {
    throw new Refusal(2, `store: ${value} is neither cache nor artifact; did you mean "${meant}"?`, {
      hint: `a folder of that name is written ./${value}`,
    });
  }
  // As in `workspace.paths`. No shell has seen the value.
  return { kind: 'folder', path: /^~(\/|$)/.test(value) ? join(home, value.slice(1)) : value };
}

function stepOf(from: string | null, only: string | null): StepChoice | null {
  if (from !== null && only !== null) throw new Refusal(2, 'from-step and only-step exclude each other');
  if (from !== null) return { kind: 'from', step: from };
  return only === null ? null : { kind: 'only', step: only };
}

function answerOf(): ActionInputs['answer'] {
  const [first, second] = ANSWERS.flatMap(([input, decision]) => {
    const step = text(input);
    return step === null ? [] : [{ input, decision, step }];
  });
  if (second !== undefined) throw new Refusal(2, `${first?.input} and ${second.input} exclude each other`);
  if (first === undefined) return null;
  return { decision: first.decision, step: first.step };
}

const ANSWERS = [
  ['approve', 'approved'],
  ['reject', 'rejected'],
  ['mark', 'completed'],
] as const;

function wholeOf(name: string, least: 0 | 1 = 1): number | null {
  const value = text(name);
  if (value === null) return null;
  const count = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(count) && count >= least) return count;
  throw new Refusal(2, `${name}: ${value} is not a whole number${least === 0 ? ', 0 or more' : ' above 0'}`);
}

/** Any number above 0. */
function minutesOf(name: string): number | null {
  const value = text(name);
  const minutes = Number(value ?? '1');
  if (Number.isFinite(minutes) && minutes > 0) return value === null ? null : minutes;
  throw new Refusal(2, `${name}: ${value} is not a number above 0`);
}

const NAME = /^[a-z_][\w-]*$/i;

/** `NAME=value`, `NAME<<DELIMITER` blocks, or `NAME` for the variable of that name. @throws Refusal where it is not set */
function secretsOf(
  given: string,
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  let isAfterValue = false;
  const entries = linesOf('secrets', given).map(({ name, line, value }): [string, string] => {
    const known = value ?? env[name];
    // A line of a value of several lines, such as the last of base64 with its padding.
    const isPart = value !== null && (!NAME.test(name) || /^=+$/.test(value));
    if (known === undefined || isPart) throw isAfterValue || isPart ? noSecret(line) : noVariable(name);
    isAfterValue ||= value !== null;
    return [name, known];
  });
  for (const [, value] of entries) tellMask(value);
  return Object.fromEntries(entries);
}

function noVariable(name: string): Refusal {
  return new Refusal(2, `secrets: ${name} has no value, and there is no variable of that name`, {
    hint: `write ${name}=\${{ secrets.${name} }}, or set it under \`env:\` of the step`,
  });
}

/** What follows a value may be more of it, and is not printed. */
function noSecret(line: number): Refusal {
  return new Refusal(2, `secrets: line ${line} is neither NAME=value nor the name of a variable`, {
    hint: 'write a value of several lines as a block: NAME<<DELIMITER, its lines, DELIMITER',
  });
}

function tokenOf(token: string | null): string | null {
  if (token !== null) tellMask(token);
  return token;
}

/** A job without a matrix has the context `null`, or an empty one. */
function matrixOf(value: string): string {
  const bare = value.trim();
  return bare === 'null' || bare === '{}' ? '' : bare;
}
