import { expect, test } from '@jest/globals';
import { chooseRun, type Matching, newestWith } from '../../src/launch/choose-run.ts';
import type { Inputs } from '../../src/pipeline/model.ts';
import { foldAll } from '../../src/record/fold.ts';
import { eventsOf } from '../support/line-runs.ts';
import { pipelineOf } from '../support/pipeline.ts';

const STEPS = 'steps: [{ run: x }]';
const TO = `inputs: { to: { default: staging } }\n${STEPS}`;

/** A run that has these inputs, its defaults among them. */
const runOf = (id: string, inputs: Inputs) => ({ ...foldAll(eventsOf(1)), run_id: id, inputs });

const RUNS = [runOf('b', { to: 'production' }), runOf('a', { to: 'staging' })];

test.each<[string, string, Matching, Readonly<Record<string, string>>, string | undefined]>([
  ['with the values that are given', TO, 'equal', { to: 'production' }, 'b'],
  ['with the defaults of those that are not', TO, 'equal', {}, 'a'],
  ['with the default given in words', TO, 'equal', { to: 'staging' }, 'a'],
  ['with the default of the pipeline now', TO.replace('staging', 'production'), 'equal', {}, 'b'],
  [
    'with an old default that is given in words',
    TO.replace('staging', 'production'),
    'equal',
    { to: 'staging' },
    'a',
  ],
  [
    'before the pipeline took one more',
    TO.replace(' }\n', ', speed: { default: fast } }\n'),
    'equal',
    {},
    'a',
  ],
  ['that has others is none', TO, 'equal', { to: 'nowhere' }, undefined],
  ['whatever inputs it has, where those that are given replace its own', TO, 'replace', {}, 'b'],
])('of the runs of a scope the newest one is meant %s', (_what, pipeline, matching, inputs, run) => {
  expect(newestWith(RUNS, { pipeline: pipelineOf(pipeline), inputs, matching })?.run_id).toBe(run);
});

test('where a run is required and the one that is found has other inputs, nothing starts', () => {
  const [run = runOf('b', {})] = RUNS;
  const choose = (otherwise: 'start' | 'refuse') =>
    chooseRun(
      [run],
      {
        ...{ kind: 'found', ids: [run.run_id], history: 'whole', completed: 'leave', inputs: 'equal' },
        ...{ otherwise, step: 'all', answers: 'take' },
      },
      { pipeline: pipelineOf(TO), workspace: '1', folder: null, inputs: {}, again: false },
    );
  expect(choose('start')).toBeNull();
  expect(() => choose('refuse')).toThrow(
    expect.objectContaining({ exit: 4, message: expect.stringContaining('b has other inputs') }),
  );
});
