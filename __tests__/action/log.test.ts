import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { Annotations } from '../../src/action/annotations.ts';
import { ActionLog } from '../../src/action/log.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { fold } from '../../src/record/fold.ts';
import type { Run } from '../../src/record/run.ts';
import { Engine } from '../support/engine.ts';
import { PassingTime } from '../support/passing-time.ts';

/** The log of a workflow, told the events of an engine's run. */
class Told {
  readonly #stream = new PassThrough();
  readonly #chunks: string[] = [];
  readonly time = new PassingTime();
  readonly annotations = new Annotations((line) => this.#chunks.push(`${line}\n`));
  readonly log = new ActionLog({
    say: (line) => this.#chunks.push(`${line}\n`),
    stream: this.#stream,
    annotations: this.annotations,
    placeOf: (step) => (step === 'a' ? { file: 'savepoint.yml', line: 3 } : null),
    time: this.time,
  });

  constructor() {
    this.#stream.on('data', (data: Buffer) => this.#chunks.push(data.toString()));
  }

  /** @param prints what a step prints after its start */
  replay(events: readonly RunEvent[], prints: Readonly<Record<string, string>> = {}): readonly string[] {
    let run: Run | null = null;
    for (const event of events) {
      run = fold(run, event);
      this.log.event(event, run);
      const text = event.type === 'step.started' ? prints[event.step] : undefined;
      if (text !== undefined && event.type === 'step.started') this.log.output(event.step, Buffer.from(text));
    }
    return this.lines();
  }

  lines(): readonly string[] {
    return this.#chunks.join('').split('\n').slice(0, -1);
  }
}

/** The lines without times, and which of them lie in a group. */
function shapeOf(lines: readonly string[]): readonly string[] {
  let inside = false;
  return lines.map((line) => {
    const shape = `${inside ? '  ' : ''}${line.replace(/ \(\d+\.\ds\)|, in \d+(\.\d)?s/, '')}`;
    if (line.startsWith('::group::')) inside = true;
    if (line === '::endgroup::') inside = false;
    return shape;
  });
}

test('a step that runs alone has a group, and what is said between steps is in none', async () => {
  const engine = new Engine(
    'steps: [{ id: a, run: x, retries: 1 }, { id: b, run: x }, { id: c, if: "false", run: x }]',
    {
      behave: (step, nth) => ({ ends: step === 'a' && nth === 1 ? 1 : 0 }),
    },
  );
  await engine.attempt();
  expect(shapeOf(new Told().replay(engine.journal, { a: 'one\ntwo', b: '::endgroup::\n' }))).toEqual([
    'r: 3 steps',
    '::group::> a',
    '  a | one',
    '  a | two',
    '  ::endgroup::',
    '~ a: exit code 1; try 2 of 2 now',
    '::group::> a (try 2 of 2)',
    '  a | one',
    '  a | two',
    '  ::endgroup::',
    '+ a',
    '::group::> b',
    '  b | ::endgroup::',
    '  ::endgroup::',
    '+ b',
    '- c: skipped, its `if` was false',
    'completed: r, 3 of 3 steps done',
  ]);
});

test('steps side by side have none, and each line of theirs is told by its step', async () => {
  const engine = new Engine(
    'steps:\n  - parallel: [{ id: a, run: x }, { id: b, run: x }]\n  - { id: c, run: x }\n',
  );
  await engine.attempt();
  expect(shapeOf(new Told().replay(engine.journal, { a: 'from a', b: 'from b\n', c: 'from c\n' }))).toEqual([
    'r: 3 steps',
    '::group::> a',
    '  ::endgroup::',
    '> b',
    'b | from b',
    'a | from a',
    '+ a',
    '+ b',
    '::group::> c',
    '  c | from c',
    '  ::endgroup::',
    '+ c',
    'completed: r, 3 of 3 steps done',
  ]);
});

test('a step that runs on in silence is told of every minute, in its group', async () => {
  const engine = new Engine('steps: [{ id: a, run: x }]', { behave: () => ({ ends: 0 }) });
  await engine.attempt();
  const told = new Told();
  const at = engine.journal.findIndex(({ type }) => type === 'step.started') + 1;
  told.replay(engine.journal.slice(0, at));
  told.time.pass(50_000);
  told.log.output('a', Buffer.from('here\n'));
  told.time.pass(70_000);
  expect(told.lines().slice(1)).toEqual(['::group::> a', 'a | here', '  a: running for 1 min']);
});

test('a step that lives on alone gets no second group', async () => {
  const engine = new Engine('steps:\n  - parallel: [{ id: a, run: x }, { id: b, run: x }]\n');
  await engine.attempt();
  const told = new Told();
  const events = engine.journal.filter((event) => event.type !== 'step.completed' || event.step !== 'a');
  let run: Run | null = null;
  for (const event of engine.journal) {
    run = fold(run, event);
    if (events.includes(event)) told.log.event(event, run);
  }
  expect(told.lines().filter((line) => line.startsWith('::group'))).toEqual(['::group::> a']);
});

test('no command for a terminal is told, and how the run goes on not before that is known', async () => {
  const engine = new Engine('steps: [{ id: a, run: x }]', { behave: () => ({ ends: 1 }) });
  await engine.attempt();
  const lines = new Told().replay(engine.journal);
  expect(lines.join('\n')).not.toMatch(/savepoint resume|Re-run/);
});

test('a warning is an annotation on its step, and a line once there are too many', async () => {
  const engine = new Engine('steps: [{ id: a, run: x }, { id: b, run: x }]', {
    behave: () => ({ leaves: true }),
  });
  await engine.attempt();
  const told = new Told();
  const lines = told.replay(engine.journal);
  const warnings = lines.filter((line) => line.startsWith('::warning'));
  expect(warnings[0]).toMatch(/^::warning title=a,file=savepoint\.yml,line=3::a: left .* running/);
  expect(warnings[1]).toMatch(/^::warning title=b::b: left .* running/);
  expect(lines.join('\n')).not.toContain('warning: ');
  for (let at = 0; at < 4; at++) told.replay(engine.journal);
  const all = told.lines();
  expect(all.filter((line) => line.startsWith('::warning'))).toHaveLength(9);
  expect(all.filter((line) => line.startsWith('warning: b: left'))).toHaveLength(1);
});

test('annotations of a step keep their place, and take no other property', () => {
  const told = new Told();
  const properties = { FILE: 'src/a.c', line: '3', Title: 'T', evil: 'x' };
  told.log.note('a', { kind: 'warning', message: 'm\n::error::x', properties });
  told.log.note('a', { kind: 'notice', message: 'n', properties: {} });
  told.log.note('a', { kind: 'group', message: 'g', properties: {} });
  expect(told.lines()).toEqual([
    '::warning title=T,file=src/a.c,line=3::m%0A::error::x',
    '::notice title=a::n',
  ]);
});
