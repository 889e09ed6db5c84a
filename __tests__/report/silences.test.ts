import { expect, test } from '@jest/globals';
import type { EventBody, RunEvent } from '../../src/record/events.ts';
import { Silences } from '../../src/report/silences.ts';
import { PassingTime } from '../support/passing-time.ts';

const MINUTE = 60_000;

function rig() {
  const time = new PassingTime();
  const said: string[] = [];
  const silences = new Silences(time, (line) => said.push(line));
  const tell = (body: Pick<EventBody, 'type'> & { readonly step?: string }) =>
    silences.event({ n: 1, at: '', ...body } as RunEvent);
  return {
    time,
    silences,
    tell,
    start: (step: string) => tell({ type: 'step.started', step }),
    /** The lines that are said meanwhile. */
    during: (ms: number): readonly string[] => {
      said.length = 0;
      time.pass(ms);
      return [...said];
    },
  };
}

test('of a step that is silent a line is said every minute, and none in the first', () => {
  const { start, during } = rig();
  start('build');
  expect(during(MINUTE - 1)).toEqual([]);
  expect(during(1)).toEqual(['  build: running for 1 min']);
  expect(during(MINUTE - 1)).toEqual([]);
  expect(during(1)).toEqual(['  build: running for 2 min']);
  expect(during(62 * MINUTE).at(-1)).toBe('  build: running for 1 h 4 min');
});

test('each step that runs has its own minute, from when it was heard last', () => {
  const { start, during, silences } = rig();
  start('a');
  during(30_000);
  start('b');
  during(15_000);
  silences.heard('a');
  expect(during(MINUTE)).toEqual(['  b: running for 1 min', '  a: running for 1 min']);
});

test.each(['step.completed', 'step.failed', 'step.interrupted', 'step.retrying'] as const)(
  'after %s nothing is said any more, and nothing waits',
  (type) => {
    const { start, tell, during, time } = rig();
    start('a');
    tell({ type, step: 'a' });
    expect(during(5 * MINUTE)).toEqual([]);
    expect(time.waiting).toBe(0);
  },
);

test('other events of a step that runs change nothing', () => {
  const { start, tell, during } = rig();
  start('a');
  tell({ type: 'warning', step: 'a' });
  tell({ type: 'edits.kept', step: 'a' });
  tell({ type: 'step.completed', step: 'b' });
  expect(during(MINUTE)).toEqual(['  a: running for 1 min']);
});

test('a next try has its own minutes', () => {
  const { start, tell, during } = rig();
  start('a');
  during(3 * MINUTE);
  tell({ type: 'step.retrying', step: 'a' });
  during(MINUTE);
  start('a');
  expect(during(MINUTE)).toEqual(['  a: running for 1 min']);
});
