import { expect, test } from '@jest/globals';
import { yours } from '../../src/files/yours.ts';
import { pathIn } from '../tree/model.ts';

test.each<[string, { tracked?: boolean; source?: boolean; ignored?: boolean; person?: boolean }, boolean]>([
  ['git tracks it', { tracked: true }, true],
  ['git tracks and ignores it', { tracked: true, ignored: true, source: true }, true],
  ['it was there before the first step', { source: true }, true],
  ['it was there before, and git ignores it', { source: true, ignored: true }, false],
  ['it is new', {}, false],
  ['`CI` is set', { tracked: true, source: true, person: false }, false],
])("whether a file is the person's where %s", (_title, given, expected) => {
  const { tracked = false, source = false, ignored = false, person = true } = given;
  const path = pathIn('x');
  const holding = (has: boolean) => new Map(has ? [[path, null]] : []);
  const facts = { person, isTracked: () => tracked, source: holding(source), ignored: () => ignored };
  expect(yours(facts)(path)).toBe(expected);
});
