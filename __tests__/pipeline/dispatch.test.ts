import { expect, test } from '@jest/globals';
import { dispatchInputs } from '../../src/pipeline/dispatch.ts';

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
