/** The engine over random pipelines with steps in the background, services and matrices. The scheduler decides in which order scripts end. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Engine } from '../support/engine.ts';
import { runs } from '../support/random.ts';

const KINDS = ['step', 'step', 'beside', 'task', 'service', 'cancelled', 'legs'] as const;

interface Entry {
  readonly kind: (typeof KINDS)[number];
  /** Which of the background steps before it a `beside` step needs. */
  readonly pick: number;
  /** After so many more entries it is waited for, or cancelled. */
  readonly after: number;
}

const pipelines = fc
  .array(
    fc.record({ kind: fc.constantFrom(...KINDS), pick: fc.nat(9), after: fc.integer({ min: 0, max: 3 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map(textOf);

function textOf(entries: readonly Entry[]): string {
  const lines: string[] = [];
  const background: { id: string; ended: boolean }[] = [];
  const due: { at: number; line: string; id: string }[] = [];
  const settle = (at: number) => {
    for (const each of due.filter((one) => one.at <= at)) {
      lines.push(each.line);
      due.splice(due.indexOf(each), 1);
      for (const one of background) if (one.id === each.id) one.ended = true;
    }
  };
  for (const [at, { kind, pick, after }] of entries.entries()) {
    const id = `s${at}`;
    const up = background.filter(({ ended }) => !ended);
    const need = up[pick % Math.max(1, up.length)]?.id;
    if (kind === 'step' || (kind === 'beside' && need === undefined)) lines.push(`{ id: ${id}, run: x }`);
    else if (kind === 'beside') lines.push(`{ id: ${id}, run: x, needs: [${need}] }`);
    else if (kind === 'legs')
      lines.push(
        `{ id: ${id}, run: x, strategy: { matrix: { n: [1, 2, 3] }, max-parallel: 2, fail-fast: ${pick % 2 === 0} } }`,
      );
    else {
      lines.push(`{ id: ${id}, name: ${kind === 'task' ? 'ends' : 'serves'}, run: x, background: true }`);
      background.push({ id, ended: false });
      if (kind === 'task') due.push({ at: at + after, line: `{ wait: ${id} }`, id });
      if (kind === 'cancelled') due.push({ at: at + after, line: `{ cancel: ${id} }`, id });
    }
    settle(at);
  }
  settle(Number.POSITIVE_INFINITY);
  return `steps:\n${lines.map((line) => `  - ${line}\n`).join('')}finally: [{ id: tidy, run: x }]\n`;
}

const attempts = fc.array(
  fc.record({
    fails: fc.array(fc.nat(7), { maxLength: 3 }),
    failAt: fc.option(fc.integer({ min: 1, max: 25 })),
    torn: fc.boolean(),
  }),
  { maxLength: 4 },
);

test('attempt after attempt, whatever fails, the run comes to its end, nothing lives on, and only services run again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      pipelines,
      fc.integer({ min: 1, max: 3 }),
      attempts,
      async (s, text, most, all) => {
        let fails: readonly number[] = [];
        const engine = new Engine(text, {
          maxParallel: most,
          behave: (step) => {
            const isFailing = fails.some((at) => step.startsWith(`s${at}`));
            const isService =
              engine.pipeline.steps.find(({ id }) => id === step)?.background?.kind === 'service';
            if (isService && !isFailing) return { ends: 'never' };
            return { until: s.schedule(Promise.resolve(), step), ends: isFailing ? 1 : 0 };
          },
        });
        for (const { fails: now, failAt, torn } of all) {
          fails = now;
          await s.waitFor(engine.attempt({ torn, ...(failAt === null ? {} : { failAt }) }));
          expect(engine.shell.living).toBe(0);
        }
        fails = [];
        const { run } = await s.waitFor(engine.attempt());
        expect(run?.status).toBe('completed');
        expect(engine.shell.living).toBe(0);
        const services = new Set(
          engine.pipeline.steps.flatMap(({ id, background }) => (background?.kind === 'service' ? [id] : [])),
        );
        const done = new Set<string>();
        for (const event of engine.journal) {
          if (event.type === 'step.started' && event.step !== 'tidy' && !services.has(event.step))
            expect(done).not.toContain(event.step);
          if (event.type === 'step.completed') done.add(event.step);
        }
      },
    ),
    { numRuns: runs(150) },
  );
});

test('what comes after a cancel starts when the service has ended', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), pipelines, async (s, text) => {
      const engine = new Engine(text, {
        behave: (step) => {
          const isService =
            engine.pipeline.steps.find(({ id }) => id === step)?.background?.kind === 'service';
          return isService ? { ends: 'never' } : { until: s.schedule(Promise.resolve(), step), ends: 0 };
        },
      });
      await s.waitFor(engine.attempt());
      expect(engine.run?.status).toBe('completed');
      for (const { id, background } of engine.pipeline.steps) {
        if (background?.kind !== 'service') continue;
        const end = engine.trace.indexOf(`write step.completed ${id}`);
        const { cancel } = background;
        const last = cancel === null ? ['tidy'] : cancel.after;
        for (const step of last) expect(engine.trace.indexOf(`end ${step}`)).toBeLessThan(end);
        for (const step of engine.pipeline.steps)
          if (cancel !== null && step.needs.includes(id) && !step.started.includes(id))
            expect(engine.trace.indexOf(`start ${step.id}`)).toBeGreaterThan(end);
      }
    }),
    { numRuns: runs(60) },
  );
});
