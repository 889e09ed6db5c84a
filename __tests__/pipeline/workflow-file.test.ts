import { expect, test } from '@jest/globals';
import { dispatchInputs, hasDefaultsForRun } from '../../src/pipeline/workflow-file.ts';

test.each<[string, readonly string[] | null]>([
  ['on: push', null],
  ['on: workflow_dispatch', []],
  ['on: [push, workflow_dispatch]', []],
  ['on: { push: }', null],
  ['on: { workflow_dispatch: }', []],
  ['on: { push: , workflow_dispatch: { inputs: { a: { type: string }, b: } } }', ['a', 'b']],
  ['jobs: {}', null],
  ['', null],
])('%s', (text, inputs) => {
  expect(dispatchInputs(text)).toEqual(inputs);
});

test.each([
  ['{ defaults: { run: { shell: sh } } }', true],
  ['{ jobs: { build: { defaults: { run: { working-directory: a } } } } }', true],
  ['{ jobs: { other: { defaults: { run: { shell: sh } } } } }', false],
  ['{ defaults: { run: } }', false],
  ['', false],
])('defaults for run steps of the job: %s', (text, has) => {
  expect(hasDefaultsForRun(text, 'build')).toBe(has);
});
