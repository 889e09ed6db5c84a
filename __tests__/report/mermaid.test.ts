import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plan } from '../../src/plan/plan.ts';
import type { Plan } from '../../src/plan/request.ts';
import { formatMermaid, runMermaid } from '../../src/report/mermaid.ts';
import { WITHOUT_FILES } from '../support/files.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { runs } from '../support/random.ts';

const TEXT = `
steps:
  - { id: a, run: x }
  - { id: b, name: Second, run: y }
  - { id: c, run: z, rerun: ask }
finally: [{ id: end, name: end, run: x }]
`;

test('a plan is a box a step, an arrow a need, its decisions as classes', () => {
  const pipeline = pipelineOf(TEXT);
  const { run } = attempt(pipeline, null, { results: { c: 'timeout' } });
  const made = plan({ pipeline, inputs: {}, record: run, choice: { kind: 'all' }, ...WITHOUT_FILES }) as Plan;
  expect(formatMermaid(made).split('\n').slice(0, 7)).toEqual([
    'flowchart TD',
    '  s1["a: x"]:::reuse',
    '  s2["b: Second"]:::reuse',
    '  s3["c: z"]:::ask',
    '  s4["end"]:::run',
    '  s1 --> s2',
    '  s2 --> s3',
  ]);
});

test('a service has round ends, and the arrow to a step that needs its start alone is dotted', () => {
  const pipeline = pipelineOf(
    'steps: [{ id: db, run: x, writes: [], background: true }, { id: use, run: x, needs: db }, { cancel: db }, { id: z, run: x }]',
  );
  const made = plan({
    pipeline,
    inputs: {},
    record: null,
    choice: { kind: 'all' },
    ...WITHOUT_FILES,
  }) as Plan;
  expect(formatMermaid(made).split('\n').slice(1, 7)).toEqual([
    '  s1(["db: x"]):::run',
    '  s2["use: x"]:::run',
    '  s3["z: x"]:::run',
    '  s1 -.-> s2',
    '  s2 --> s3',
    '  s1 --> s3',
  ]);
});

test.each([
  ['"]; click s1 "javascript:alert(1)"', '#34;#93;#59; click s1 #34;javascript:alert(1)#34;'],
  ['<b>&amp;', '#60;b#62;#38;amp#59;'],
  ['a#35;b', 'a#35;35#59;b'],
  ['`code` {x} |y| \\', '#96;code#96; #123;x#125; #124;y#124; #92;'],
  ['Größe 漢字', 'Größe 漢字'],
  ['%% no comment', '#37;#37; no comment'],
])('the name %j cannot leave its label', (name, label) => {
  expect(boxOf(name)).toBe(`  s1["a: ${label}"]:::run`);
});

test('whatever a name holds, a label stays one: no quote, no line end, no more than 80 characters of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), (name) => {
      const box = boxOf(name);
      expect(box).toMatch(/^ {2}s1\["[^"\][<>`\n\r]*"\]:::run$/u);
      const label = box.slice(6, -8).replace(/#\d+;/g, '?');
      expect(label.length).toBeLessThanOrEqual(80);
    }),
    { numRuns: runs(40) },
  );
});

function boxOf(name: string): string {
  const pipeline = pipelineOf('steps: [{ id: a, run: x }]');
  const made = plan({
    pipeline,
    inputs: {},
    record: null,
    choice: { kind: 'all' },
    ...WITHOUT_FILES,
  }) as Plan;
  const definition = made.definition.map((entry) => ({ ...entry, name }));
  return formatMermaid({ ...made, definition }).split('\n')[1] ?? '';
}

test('a run is drawn with its states', () => {
  const pipeline = pipelineOf(TEXT);
  const { run } = attempt(pipeline, null, { results: { a: 'forgiven', b: 'failure' } });
  expect(runMermaid(run)?.split('\n').slice(0, 7)).toEqual([
    'flowchart TD',
    '  s1["a: failed, and the run goes on"]:::open',
    '  s2["b: failed"]:::bad',
    '  s3["c: pending"]:::idle',
    '  s4["end: pending"]:::idle',
    '  s1 --> s2',
    '  s2 --> s3',
  ]);
});

test.each([
  [400, true],
  [600, false],
])('a run of %i steps in a row: drawn is %p', (count, drawn) => {
  const steps = Array.from({ length: count }, (_, at) => `  - { id: s${at}, run: x }\n`).join('');
  const { run } = attempt(pipelineOf(`steps:\n${steps}`), null);
  expect(runMermaid(run) !== null).toBe(drawn);
});

test('nor is one whose text would be too long', () => {
  const steps = Array.from({ length: 400 }, (_, at) => `  - { id: ${'s'.repeat(70)}${at}, run: x }\n`).join(
    '',
  );
  const { run } = attempt(pipelineOf(`steps:\n${steps}`), null);
  const wide = { ...run, steps: run.steps.map((step) => ({ ...step, id: `${step.id}`.replace(/s/g, '<') })) };
  expect(runMermaid(wide)).toBeNull();
});
