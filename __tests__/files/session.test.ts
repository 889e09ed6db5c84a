/** The ends of steps in an order that processes cannot be made to keep. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { inspect } from '../../src/files/inspect.ts';
import { prepare } from '../../src/files/prepare.ts';
import type { Step } from '../../src/pipeline/model.ts';
import type { EventBody } from '../../src/record/events.ts';
import { folder } from '../support/folder.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

/** A session in an empty workspace, its steps, and the events that it writes. */
async function sessionOf(text: string) {
  const [workspace, outside] = [folder(), folder()];
  const directory = join(outside, 'packs');
  mkdirSync(directory);
  const pipeline = pipelineOf(text);
  const { signal } = new AbortController();
  const none = new Map<string, readonly string[]>();
  const setting = {
    ...{ workspace, home: outside, host: 'h', paths: ['.'], exclude: [], own: [], store: outside },
    ...{ git: null, env: {}, commit: null, person: true, progress() {}, warn() {}, signal },
  };
  const given = {
    setting,
    run: null,
    packs: directory,
    github: () => ({}),
    killed: null,
    reads: none,
    writes: none,
  };
  const inspection = await inspect(given);
  const request = { inspection, settled: null, run: null, runId: 'r', directory, attempt: 'm', writes: none };
  const heart = { beats() {}, rests() {} };
  const { session } = await prepare({ ...request, heart, hurry: signal });
  const events: EventBody[] = [];
  const { run } = attempt(pipeline, null);
  await session.begin({ write: (event) => events.push(event), run: () => run });
  const steps = pipeline.steps as readonly [Step, Step];
  const put = (name: string) => writeFileSync(join(workspace, name), 'x');
  return { session, steps, events, put, close: () => session.end(false) };
}

/** Two steps have failed side by side with what no `writes` tell apart, and one of them waits for its next try. */
async function waitingFor(retries: string) {
  const { session, steps, events, put, close } = await sessionOf(
    `steps: [{ id: a, needs: [], run: a, retries: ${retries} }, { id: b, needs: [], run: b }]`,
  );
  const [a, b] = steps;
  await session.starting(a);
  await session.starting(b);
  put('made');
  await session.failed(a, 'try-again');
  await session.failed(b, 'end');
  await session.waits(a);
  const kept = async () => {
    await session.waited(a, 2);
    await close();
    return events.filter(({ type }) => type === 'edits.kept');
  };
  return { put, kept };
}

test.each(['{ max: 1 }', '{ max: 1 }, keep: true'])(
  'what two steps left that failed side by side is no edit of a person while one of them waits for its next try: %s',
  async (retries) => {
    const { kept } = await waitingFor(retries);
    expect(await kept()).toEqual([]);
  },
);

test('what comes while a step waits, and nothing runs, is an edit', async () => {
  const { put, kept } = await waitingFor('{ max: 1 }');
  put('mine');
  expect(await kept()).toMatchObject([{ step: 'a', before_try: 2, paths: ['mine'] }]);
});
