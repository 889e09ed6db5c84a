import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allSteps } from '../../src/pipeline/model.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { runs } from '../support/random.ts';

test.each([
  ['from the commands', 'run: npm ci', 'npm-ci'],
  ['from the name rather than the commands', 'name: Install it!, run: npm ci', 'install-it'],
  ['from the first line that is not blank', 'run: "\\n\\n./build.sh --all\\necho"', 'build-sh-all'],
  ['without the expressions of a name', 'name: "Test ${{ github.ref }}", run: x', 'test'],
  ['from the commands where the name has no letters', 'name: "日本", run: make', 'make'],
  ['with _ before a digit', 'run: 7z x', '_7z-x'],
  ['without accents', 'name: Überprüfen, run: x', 'uberprufen'],
  ['as step where nothing else is left', 'run: "!!!"', 'step'],
  ['as written', 'id: My_Step-1, name: x, run: y', 'My_Step-1'],
  ['from 100 characters at most', `run: ${'x'.repeat(150)}`, 'x'.repeat(100)],
  ['as approval for a gate', 'approval: {}', 'approval'],
])('an id is made %s', (_, keys, id) => {
  expect(pipelineOf(`steps: [{ ${keys} }]`).steps[0]?.id).toBe(id);
});

test('ids that are made are told apart by numbers, and give way to those that are written', () => {
  const text = `
steps: [{ run: npm ci }, { run: npm ci }, { id: npm-ci-2, run: x }, { run: npm ci }]
finally: [{ run: npm ci }, { run: x, id: NPM-CI }]
`;
  expect(allSteps(pipelineOf(text)).map((step) => step.id)).toEqual([
    'npm-ci-3',
    'npm-ci-4',
    'npm-ci-2',
    'npm-ci-5',
    'npm-ci-6',
    'NPM-CI',
  ]);
});

test('whatever the names, made ids are legal, short and differ', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 120 }), { minLength: 1, maxLength: 30 }),
      (names) => {
        const text = JSON.stringify({
          steps: names.map((name) => ({ name: `x${name.replaceAll('${{', '')}`, run: 'x' })),
        });
        const ids = pipelineOf(text).steps.map((step) => step.id.toLowerCase());
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^[a-z_][a-z0-9_-]{0,99}$/);
      },
    ),
    { numRuns: runs(40) },
  );
});
