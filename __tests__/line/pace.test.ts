import { expect, test } from '@jest/globals';
import { apartAsArtifacts, apartInCache } from '../../src/line/pace.ts';

const HOUR = 60 * 60_000;

test.each([
  [1, 240],
  [6, 400],
  [24, 450],
  [120, 460],
])('in %d hours a job that always has something new makes at most %d artifacts of 500', (hours, most) => {
  let made = 0;
  for (let at = 0; at < hours * HOUR; at += apartAsArtifacts(made)) made += 1;
  expect(made).toBeGreaterThan(most / 2);
  expect(made).toBeLessThanOrEqual(most);
});

test('in a minute a job that always has something new makes few of the 200 entries that its repository may make', () => {
  expect(60_000 / apartInCache()).toBeLessThanOrEqual(40);
});
