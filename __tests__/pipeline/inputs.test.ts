import { expect, test } from '@jest/globals';
import { resolveInputs } from '../../src/pipeline/inputs.ts';
import type { InputValue } from '../../src/pipeline/model.ts';
import { pipelineOf } from '../support/pipeline.ts';

const SPECS = pipelineOf(`
inputs:
  text: {}
  bare:
  flag: { type: boolean }
  count: { type: number, default: 3 }
  color: { type: choice, options: [red, green] }
  place: { type: environment, default: dev, description: Where }
  yes: { type: boolean, default: true }
steps: [{ run: a }]
`).inputs;

const DEFAULTS = { text: '', bare: '', flag: false, count: 3, color: 'red', place: 'dev', yes: true };

test('declared inputs are read with their types and defaults', () => {
  expect(SPECS.find((spec) => spec.name === 'place')).toEqual({
    name: 'place',
    description: 'Where',
    required: false,
    type: 'environment',
    options: [],
    default: 'dev',
  });
  expect(SPECS.find((spec) => spec.name === 'bare')).toMatchObject({ type: 'string', default: null });
});

test('without values every input has its default', () => {
  expect(resolveInputs(SPECS, {})).toEqual({ ok: true, value: DEFAULTS });
});

test.each<[string, Record<string, InputValue>, Record<string, InputValue>]>([
  ['text stays text', { text: '5' }, { text: '5' }],
  ['a number given for a text becomes text', { text: 5 }, { text: '5' }],
  ['an empty text is a text', { place: '' }, { place: '' }],
  ['true and false are read in any case', { flag: 'True', yes: 'false' }, { flag: true, yes: false }],
  ['booleans may be given as they are', { flag: true }, { flag: true }],
  ['numbers are read', { count: ' -1.5 ' }, { count: -1.5 }],
  ['an empty number is the default', { count: '' }, { count: 3 }],
  ['an option is taken', { color: 'green' }, { color: 'green' }],
  ['names are the same in upper and lower case', { COLOR: 'green' }, { color: 'green' }],
])('%s', (_, given, expected) => {
  expect(resolveInputs(SPECS, given)).toEqual({ ok: true, value: { ...DEFAULTS, ...expected } });
});

test.each<[string, Record<string, InputValue>, string, string]>([
  ['an unknown name', { colr: 'red' }, 'unknown-input', 'no input "colr"; did you mean "color"?'],
  [
    'a wrong option',
    { color: 'gren' },
    'bad-input',
    'must be one of red, green, but it is "gren"; did you mean "green"?',
  ],
  ['a wrong boolean', { flag: 'yes' }, 'bad-input', 'must be true or false, but it is "yes"'],
  ['a wrong number', { count: 'many' }, 'bad-input', 'must be a number, but it is "many"'],
])('%s is a problem that says how to give it', (_, given, code, message) => {
  const checked = resolveInputs(SPECS, given);
  expect(checked).toMatchObject({
    ok: false,
    problems: [{ code, message: expect.stringContaining(message) }],
  });
  expect(checked.ok ? '' : checked.problems[0]?.hint).toContain('--input');
});

test('all problems with inputs are told at once', () => {
  const checked = resolveInputs(SPECS, { nope: 1, flag: 'x', count: 'y' });
  expect(checked.ok ? [] : checked.problems.map((problem) => problem.code)).toEqual([
    'unknown-input',
    'bad-input',
    'bad-input',
  ]);
});

test.each([
  ['string', {}],
  ['number', {}],
  ['environment', { a: '' }],
  ['choice, options: [x]', {}],
])('a required %s without a value is a problem', (type, given) => {
  const { inputs } = pipelineOf(`inputs: { a: { required: true, type: ${type} } }\nsteps: [{ run: a }]`);
  expect(resolveInputs(inputs, given)).toMatchObject({
    ok: false,
    problems: [{ code: 'missing-input', hint: 'give it with --input a=VALUE' }],
  });
});

test('a required input with a default, and a required boolean, need no value', () => {
  const { inputs } = pipelineOf(
    'inputs: { a: { required: true, default: x }, b: { required: true, type: boolean } }\nsteps: [{ run: a }]',
  );
  expect(resolveInputs(inputs, {})).toEqual({ ok: true, value: { a: 'x', b: false } });
});

test('an input named __proto__ is an input', () => {
  const { inputs } = pipelineOf('inputs: { __proto__: {} }\nsteps: [{ run: a }]');
  const checked = resolveInputs(inputs, Object.fromEntries([['__proto__', 'x']]));
  expect(checked.ok && Object.entries(checked.value)).toEqual([['__proto__', 'x']]);
});
