import { expect, test } from '@jest/globals';
import { Persons } from '../../src/files/persons.ts';
import { pathOf } from '../../src/tree/path.ts';
import type { State } from '../../src/tree/state.ts';

const states: Readonly<Record<string, State | null>> = {
  '-': null,
  ...Object.fromEntries(['1', '2'].map((digest) => [digest, { kind: 'file', mode: 0o644, size: 1, digest }])),
};

test.each([
  ['what a person has made', ['person -1'], true],
  ['that, when a step has changed it', ['person -1', 'step 12'], true],
  ['that, when a step has deleted it', ['person -1', 'step 1-'], false],
  ['that, when a person has deleted it', ['person -1', 'step 12', 'person 2-'], true],
  ['what a step has made', ['step -1'], false],
  ['that, when a person has changed it', ['step -1', 'person 12'], true],
  ['that, when the step has changed it since', ['step -1', 'person 12', 'step 21'], false],
  ['a source that a person has deleted', ['person 1-'], true],
  ['that, when a step has made it again', ['person 1-', 'step -1'], false],
])('%s', (_, changes, isTheirs) => {
  const persons = new Persons();
  for (const change of changes) {
    const [by, [before, after]] = change.split(' ') as ['step' | 'person', string];
    persons.note(
      [
        { path: pathOf('p'), before: states[`${before}`] ?? null, after: states[`${after}`] ?? null },
      ] as never,
      by,
    );
  }
  expect(persons.has(pathOf('p'))).toBe(isTheirs);
});
