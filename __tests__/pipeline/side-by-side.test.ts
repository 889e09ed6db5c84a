import { expect, test } from '@jest/globals';
import { brief, pipelineOf } from '../support/pipeline.ts';

const block = (...keys: string[]) =>
  `steps:\n  - parallel:\n${keys.map((each, at) => `      - { id: ${'abcdefg'[at]}, run: x${each === '' ? '' : `, ${each}`} }\n`).join('')}`;
const TOGETHER = 'the files that change meanwhile count as the work of each';

test.each<[string, string, readonly string[]]>([
  [
    'two of which one declares no writes',
    block('writes: [out]', ''),
    [`side-by-side 4:9 "a" and "b" can run side by side, and "b" has no "writes": ${TOGETHER}`],
  ],
  [
    'several, in one line',
    block('', '', 'writes: [x]', ''),
    [
      `side-by-side 3:9 "a", "b", "c" and "d" can run side by side, and "a", "b" and "d" have no "writes": ${TOGETHER}`,
    ],
  ],
  [
    'two that write the same folder',
    block('writes: [dist/a]', 'writes: ["./dist/**"]'),
    [`side-by-side 3:9 "a" and "b" can run side by side, and both write "dist/a": ${TOGETHER}`],
  ],
  [
    'two that write the same file',
    block('writes: [a, b]', 'writes: [b, c]'),
    [`side-by-side 3:9 "a" and "b" can run side by side, and both write "b": ${TOGETHER}`],
  ],
  [
    'steps that `needs` lets run together',
    'steps:\n  - { id: a, run: x }\n  - { id: b, run: x, needs: [] }\n',
    [`side-by-side 2:5 "a" and "b" can run side by side, and have no "writes": ${TOGETHER}`],
  ],
  [
    'a block and a step beside it, in a line each',
    `${block('', '')}  - { id: z, run: x, needs: [] }\n`,
    [
      `side-by-side 3:9 "a" and "b" can run side by side, and have no "writes": ${TOGETHER}`,
      `side-by-side 3:9 "a", "b" and "z" can run side by side, and have no "writes": ${TOGETHER}`,
    ],
  ],
])('validation warns of %s', (_what, text, expected) => {
  expect(pipelineOf(text).warnings.map(brief)).toEqual(expected);
});

test.each<[string, string]>([
  ['steps in a row', 'steps: [{ run: a }, { run: b }]'],
  [
    'steps that write to places of their own',
    block('writes: [out/a]', 'writes: [out/b]', 'writes: [out/abc]'),
  ],
  ['patterns that may or may not meet', block('writes: ["*.txt"]', 'writes: [a.txt]')],
  ['a step that writes nothing beside one that does not say', block('writes: []', '')],
  ['members of a block that wait for each other', block('', 'needs: [a]')],
  ['steps that may not run at the same time', `max-parallel: 1\n${block('', '')}`],
  ['finally', 'steps: [{ run: a }]\nfinally: [{ run: b }, { run: c, needs: [] }]'],
  [
    'places that an expression tells',
    `inputs: { x: {} }\n${block("writes: ['${{ inputs.x }}']", 'writes: [b]')}`,
  ],
])('validation does not warn of %s', (_what, text) => {
  expect(pipelineOf(text).warnings.map(brief)).toEqual([]);
});

test('many steps side by side are warned of in little time, with some of the names', () => {
  const steps = Array.from({ length: 3000 }, (_, at) => `      - { id: s${at}, run: x }`).join('\n');
  const [warning] = pipelineOf(`steps:\n  - parallel:\n${steps}\n`).warnings;
  expect(warning?.message).toMatch(/^"s0", "s1", "s2", "s3" and .*more/);
});
