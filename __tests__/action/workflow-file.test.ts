import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { byHandOf, hasDefaults } from '../../src/action/workflow-file.ts';
import { folder } from '../support/folder.ts';

const PATH = '.github/workflows/ci.yml';
const HERE = `octo/repo/${PATH}@refs/heads/main`;

function checkout(text: string): string {
  const path = folder();
  mkdirSync(dirname(join(path, PATH)), { recursive: true });
  writeFileSync(join(path, PATH), text);
  return path;
}

test.each([
  [
    'ready',
    HERE,
    checkout('on: { workflow_dispatch: { inputs: { savepoint-run: , savepoint-from-step: } } }'),
  ],
  ['inputs-missing', HERE, checkout('on: { workflow_dispatch: { inputs: { savepoint-run: } } }')],
  ['not-at-all', HERE, checkout('on: push')],
  ['unknown', HERE, checkout('on: [')],
  ['unknown', HERE, folder()],
  ['unknown', HERE, null],
  ['unknown', '', checkout('on: push')],
])('%s: %s in %s', (expected, reference, path) => {
  expect(byHandOf(['savepoint-run', 'savepoint-from-step'], reference, path)).toBe(expected);
});

test.each([
  [true, HERE, checkout('defaults: { run: { shell: sh } }')],
  [false, HERE, checkout('on: push')],
  [false, HERE, folder()],
])('whether the job has defaults for run steps: %s', (has, reference, path) => {
  expect(hasDefaults(reference, path, 'build')).toBe(has);
});
