/** The engine over random graphs, results and interleavings. The scheduler decides in which order scripts end. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Engine } from '../support/engine.ts';
import { runs } from '../support/random.ts';

interface Shape {
  readonly id: string;
  readonly needs: readonly string[];
}

type Result = 'success' | 'failure' | 'forgiven' | 'skip';

const graph = fc.array(fc.array(fc.nat(30), { maxLength: 3 }), { minLength: 1, maxLength: 8 }).map((rows) =>
  rows.map(
    (picks, at): Shape => ({
      id: `s${at}`,
      needs: [...new Set(picks.filter(() => at > 0).map((pick) => `s${pick % at}`))],
    }),
  ),
);
const result = fc.constantFrom<Result>('success', 'success', 'success', 'failure', 'forgiven', 'skip');
const results = fc.array(result, { minLength: 8, maxLength: 8 });

/** Every step fails once before it succeeds, where it has tries left. */
function textOf(shapes: readonly Shape[], ends: readonly Result[], retries: number): string {
  const steps = shapes.map(({ id, needs }, at) =>
    [
      `  - id: ${id}`,
      `    needs: [${needs.join(', ')}]`,
      `    if: ${ends[at] !== 'skip'}`,
      `    continue-on-error: ${ends[at] === 'forgiven'}`,
      `    retries: ${retries}`,
      '    run: x',
    ].join('\n'),
  );
  return `steps:\n${steps.join('\n')}\nfinally: [{ id: tidy, run: x }]\n`;
}

function endOf(ends: readonly Result[], step: string): 0 | 1 {
  const end = ends[Number(step.slice(1))];
  return end === 'failure' || end === 'forgiven' ? 1 : 0;
}

test('never more run at once than are allowed, and as many as can', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      graph,
      results,
      fc.integer({ min: 1, max: 4 }),
      async (s, shapes, ends, most) => {
        const engine = new Engine(textOf(shapes, ends, 0), {
          maxParallel: most,
          behave: (step) => ({ until: s.schedule(Promise.resolve(), step), ends: endOf(ends, step) }),
        });
        await s.waitFor(engine.attempt());
        expect(engine.most).toBeLessThanOrEqual(most);
        const free = shapes.filter(({ needs }, at) => needs.length === 0 && ends[at] !== 'skip').length;
        expect(engine.most).toBeGreaterThanOrEqual(Math.min(most, free));
      },
    ),
    { numRuns: runs(60) },
  );
});

test('every event is on record before what it allows, and a step starts when all that it needs has ended well', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), graph, results, fc.nat(2), async (s, shapes, ends, retries) => {
      const engine = new Engine(textOf(shapes, ends, retries), {
        behave: (step) => ({ until: s.schedule(Promise.resolve(), step), ends: endOf(ends, step) }),
      });
      await s.waitFor(engine.attempt());
      const { trace } = engine;
      expect(trace[0]).toBe('write plan');
      expect(trace.at(-1)).toBe('write attempt.ended');
      for (const [at, line] of trace.entries()) {
        const [what, step = ''] = line.split(' ');
        if (what !== 'start') continue;
        expect(trace[at - 1]).toBe(`write step.started ${step}`);
        for (const need of shapes.find(({ id }) => id === step)?.needs ?? []) {
          const wrote = trace.findIndex(
            (each) => /^write step\.(completed|skipped) /.test(each) && each.endsWith(` ${need}`),
          );
          expect(wrote).toBeGreaterThanOrEqual(0);
          expect(wrote).toBeLessThan(at);
        }
      }
      const ended = trace.filter((line) => /^write step\.(completed|failed) s/.test(line));
      for (const line of ended) {
        const step = line.split(' ')[2] ?? '';
        expect(trace.lastIndexOf(`end ${step}`)).toBeLessThan(trace.indexOf(line));
      }
      const tidy = trace.indexOf('write step.started tidy');
      expect(trace.slice(tidy).filter((line) => line.startsWith('start s'))).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});

test('what runs is what the graph says: all but what a failure holds back, each once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      graph,
      results,
      fc.integer({ min: 1, max: 4 }),
      async (s, shapes, ends, most) => {
        const engine = new Engine(textOf(shapes, ends, 0), {
          maxParallel: most,
          behave: (step) => ({ until: s.schedule(Promise.resolve(), step), ends: endOf(ends, step) }),
        });
        const { run } = await s.waitFor(engine.attempt());
        const expected = new Map<string, string>();
        for (const [at, { id, needs }] of shapes.entries()) {
          const held = needs.some((need) => ['failed', 'pending'].includes(expected.get(need) ?? ''));
          const end = { success: 'completed', forgiven: 'completed', failure: 'failed', skip: 'skipped' };
          expected.set(id, held ? 'pending' : end[ends[at] ?? 'success']);
        }
        expect(engine.states).toEqual({ ...Object.fromEntries(expected), tidy: 'completed' });
        expect(run?.status).toBe([...expected.values()].includes('failed') ? 'failed' : 'completed');
        const ran = [...expected].filter(([, state]) => state === 'completed' || state === 'failed');
        expect([...engine.started].sort()).toEqual([...ran.map(([id]) => id), 'tidy'].sort());
      },
    ),
    { numRuns: runs(60) },
  );
});

test('wherever the journal fails, nothing starts after that, nothing lives on, and the result is what is on record', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      graph,
      results,
      fc.integer({ min: 1, max: 25 }),
      async (s, shapes, ends, failAt) => {
        const engine = new Engine(textOf(shapes, ends, 1), {
          behave: (step) => ({ until: s.schedule(Promise.resolve(), step), ends: endOf(ends, step) }),
        });
        const { lost, run } = await s.waitFor(engine.attempt({ failAt }));
        const refused = engine.trace.findIndex((line) => line.startsWith('refuse'));
        expect(lost === null).toBe(refused < 0);
        const after = refused < 0 ? [] : engine.trace.slice(refused + 1);
        expect(after.filter((line) => !line.startsWith('end '))).toEqual([]);
        expect(engine.shell.living).toBe(0);
        expect(run).toEqual(engine.run);
      },
    ),
    { numRuns: runs(100) },
  );
});

test('rule 1: attempt after attempt, whatever fails and wherever the journal breaks off, no step whose end is on record runs again', async () => {
  const attempt = fc.record({
    ends: fc.array(fc.constantFrom<Result>('success', 'success', 'failure'), { minLength: 8, maxLength: 8 }),
    failAt: fc.option(fc.integer({ min: 1, max: 20 })),
    torn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      graph,
      results,
      fc.array(attempt, { maxLength: 5 }),
      async (s, shapes, kinds, attempts) => {
        let now: readonly Result[] = [];
        const text = textOf(
          shapes,
          kinds.map((kind) => (kind === 'failure' ? 'success' : kind)),
          0,
        );
        const engine = new Engine(text, {
          maxParallel: 3,
          behave: (step) => ({ until: s.schedule(Promise.resolve(), step), ends: endOf(now, step) }),
        });
        for (const { ends, failAt, torn } of attempts) {
          now = ends;
          await s.waitFor(engine.attempt({ torn, ...(failAt === null ? {} : { failAt }) }));
        }
        now = [];
        const { run } = await s.waitFor(engine.attempt());
        expect(run?.status).toBe('completed');
        const done = new Set<string>();
        for (const event of engine.journal) {
          if (event.type === 'step.started' && event.step !== 'tidy') expect(done).not.toContain(event.step);
          if (event.type === 'step.completed' || event.type === 'step.skipped') done.add(event.step);
        }
        expect(done.size).toBe(shapes.length + 1);
      },
    ),
    { numRuns: runs(100) },
  );
});
