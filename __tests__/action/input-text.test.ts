import { expect, test } from '@jest/globals';
import { inputsOfText } from '../../src/action/input-text.ts';

test.each<[string, Readonly<Record<string, string>>]>([
  ['a=1\n\nb = x: y # z', { a: '1', b: ' x: y # z' }],
  ['a<<END\none\ntwo\nEND\nb=', { a: 'one\ntwo', b: '' }],
  ['url: https://e/?a=b', { url: 'https://e/?a=b' }],
  ['x: 1 # c\ny: "2 # c"', { x: '1', y: '2 # c' }],
  ['# first\nx: 1.0\ny: 010\nz: yes\nw: true', { x: '1.0', y: '010', z: 'yes', w: 'true' }],
  ['x: |\n  one\n  two=2\n', { x: 'one\ntwo=2\n' }],
  [
    '{\n  "target": "a=b",\n  "dry": true,\n  "n": 3,\n  "no": null\n}',
    { target: 'a=b', dry: 'true', n: '3', no: '' },
  ],
  ['x:\ny: ""\nz: "null"', { x: '', y: '', z: 'null' }],
  ['', {}],
  ['null', {}],
  ['{}', {}],
])('%j gives these inputs', (text, inputs) => {
  expect(inputsOfText(text)).toEqual(inputs);
});

test.each<[string, string]>([
  ['a=1\nb', 'inputs: b has no value'],
  ['a<<END\none\n END', 'inputs: the block a<<END has no line that is END'],
  ['b', 'inputs: not a mapping'],
  ['- a', 'inputs: not a mapping'],
  ['x: [1, 2]', 'inputs: x is not a single value'],
  ['x: { y: 1 }', 'inputs: x is not a single value'],
  ['x: 1\nx: 2', 'inputs: not valid YAML: Map keys must be unique'],
  ['x: "1', 'inputs: not valid YAML: Missing closing "quote'],
  ['x: !y 1', 'inputs: not valid YAML: Unresolved tag: !y'],
  ['x: &a 1\ny: *a', 'inputs: y is not a single value'],
])('%j is refused', (text, message) => {
  expect(() => inputsOfText(text)).toThrow(expect.objectContaining({ message, exit: 2 }));
});
