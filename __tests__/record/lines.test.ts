import { describe, expect, test } from '@jest/globals';
import { foldAll } from '../../src/record/fold.ts';
import {
  formatEvent,
  formatRun,
  OtherSchema,
  parseEvent,
  parseEvents,
  parseLastEvents,
  parseRun,
} from '../../src/record/lines.ts';
import { SCHEMA } from '../../src/record/run.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { isSoak } from '../support/random.ts';

/** Every byte in the long form; else a sample. */
const STRIDE = isSoak() ? 1 : 7;

const { run } = attempt(pipelineOf('steps:\n  - { id: a, run: a }\n  - { id: b, run: b }\n'), null, {
  left: { a: { outputs: { 'näme "x"': 'line\n\u0000\ud800', __proto__: 'p', 1: 'one' } } },
});

describe('run.json', () => {
  test('comes back as it was', () => {
    expect(parseRun(formatRun(run))).toEqual(run);
  });

  test('is refused when it is cut short anywhere', () => {
    const text = formatRun(run).trimEnd();
    for (let length = 0; length < text.length; length += STRIDE)
      expect(parseRun(text.slice(0, length))).toBeNull();
  });

  test('is refused, or means the same, whichever byte is changed', () => {
    const bytes = Buffer.from(formatRun(run));
    for (let at = 0; at < bytes.length; at += STRIDE) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      let read: unknown;
      try {
        read = parseRun(copy.toString('utf8'));
      } catch (error) {
        expect(error).toBeInstanceOf(OtherSchema);
        continue;
      }
      if (read !== null) expect(read).toEqual(run);
    }
  });

  test.each([
    [
      SCHEMA - 1,
      `written by an older Savepoint (schema ${SCHEMA - 1}; this one reads ${SCHEMA}): start over with \`savepoint run --fresh\`, or delete the run with \`savepoint clean\``,
    ],
    [
      SCHEMA + 1,
      `written by a newer Savepoint (schema ${SCHEMA + 1}; this one reads ${SCHEMA}): use that one, or another store`,
    ],
  ])('of schema %i is refused in one line, not half-read', (schema, message) => {
    for (const read of [parseRun, parseEvent])
      expect(() => read(`{"schema": ${schema}, "anything": true}`)).toThrow(new OtherSchema(schema));
    expect(new OtherSchema(schema).message).toBe(message);
  });
});

describe('events.ndjson', () => {
  const event = { n: 3, at: '2026-01-01T00:00:00.000Z', type: 'step.started', step: 'a', try: 1 } as const;

  test('a line comes back as it was', () => {
    expect(parseEvent(formatEvent(event).trimEnd())).toEqual(event);
  });

  test('a changed or cut line is no event', () => {
    const line = formatEvent(event).trimEnd();
    for (let at = 0; at < line.length; at++) {
      expect(parseEvent(line.slice(0, at))).toBeNull();
      const copy = Buffer.from(line);
      copy[at] = (copy[at] ?? 0) ^ 1;
      expect(parseEvent(copy.toString('utf8'))).toBeNull();
    }
  });

  test('an unfinished last line never happened', () => {
    expect(parseEvents(formatEvent(event) + formatEvent({ ...event, n: 4 }).slice(0, -1))).toEqual([event]);
  });

  test.each([
    [0, [1, 2, 4, 5]],
    [1, [1, 2, 4, 5]],
    [2, [2, 4, 5]],
    [3, [2, 4, 5]],
    [5, [5]],
    [6, [5]],
  ])('those after event %i are read from the end, with the one before', (after, expected) => {
    const lines = [1, 2, 3, 4, 5].map((n) => formatEvent({ ...event, n }));
    lines[2] = lines[2]?.replace('"a"', '"b"') ?? '';
    const read = parseLastEvents(`${lines.join('')}{"n":6`, after);
    expect(read.map(({ n }) => n)).toEqual(expected);
  });
});

describe('folding', () => {
  const started = { n: 1, at: '2026-01-01T00:00:00.000Z', type: 'step.started', step: 'a', try: 1 } as const;

  test('refuses a run that does not begin with a plan', () => {
    expect(() => foldAll([started])).toThrow(/cannot begin/);
  });

  test('refuses a gap', () => {
    expect(() => foldAll([{ ...started, n: 2 }])).toThrow(/does not follow/);
  });
});
