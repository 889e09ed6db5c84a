import { expect, test } from '@jest/globals';
import { ignoredBySteps, mustFitSteps } from '../../src/action/steps-inputs.ts';
import type { Refusal } from '../../src/launch/refusal.ts';
import { manifest } from '../support/action.ts';

/** Of the inputs that say something where the steps stay in the workflow, none is refused. */
const MEANT = [
  ...['command', 'scope', 'resume', 'run-id', 'from-step', 'store', 'workspace', 'secrets', 'token'],
  ...['retention-days', 'checkpoint-artifact', 'report', 'job', 'matrix', 'job-status'],
];

/** As the runner gives it: an input that the job does not set has its default, which says nothing. */
function given(inputs: Readonly<Record<string, string>>) {
  const defaults: Readonly<Record<string, string>> = { 'max-continuations': '0' };
  return (name: string) => inputs[name] ?? defaults[name] ?? null;
}

function refused(inputs: Readonly<Record<string, string>>): string | null {
  try {
    mustFitSteps(given(inputs));
    return null;
  } catch (error) {
    const { message, hint, exit } = error as Refusal;
    return `${exit}: ${message} (${hint})`;
  }
}

test.each([
  [{}, null],
  [
    { pipeline: 'ci' },
    '2: pipeline: command: steps has no pipeline (take pipeline out, or use command: run)',
  ],
  [
    { inputs: 'a=b', 'max-parallel': '2' },
    expect.stringMatching(/^2: inputs: .*take inputs and max-parallel out/),
  ],
  [{ 'only-step': 'a' }, expect.stringMatching(/^2: only-step: .*workflow which steps run/)],
  [{ 'deadline-minutes': '5' }, expect.stringMatching(/^2: deadline-minutes: .*`timeout-minutes`/)],
  [{ 'max-continuations': '1' }, expect.stringMatching(/^2: max-continuations: .*no deadline/)],
  [{ approve: 'gate' }, null],
])('with command: steps and %j', (inputs, expected) => {
  expect(refused(inputs)).toEqual(expected);
});

test('each input of the action means something with command: steps, is refused, or is said to be ignored', () => {
  const names = Object.keys(manifest.inputs).filter((name) => !MEANT.includes(name));
  const isTold = (name: string) => {
    const inputs = { [name]: '7' };
    return refused(inputs) !== null || ignoredBySteps(given(inputs))[0]?.startsWith(`${name} is ignored`);
  };
  expect(names.filter((name) => !isTold(name))).toEqual([]);
  for (const name of MEANT)
    expect([refused({ [name]: '7' }), ignoredBySteps(given({ [name]: '7' }))]).toEqual([null, []]);
});
