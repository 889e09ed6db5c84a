/**
 * Random graphs and histories against a model of its own: a completion counts while the ends it was built on
 * are still the newest of their steps and count, and its step's text is what it was.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Pipeline } from '../../src/pipeline/model.ts';
import type { Run } from '../../src/record/run.ts';
import { attempt, type Result } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { isSoak } from '../support/random.ts';

interface Shape {
  readonly id: string;
  readonly needs: readonly string[];
  readonly version: number;
}

interface End {
  /** Unique over the whole history. */
  readonly serial: number;
  readonly version: number;
  readonly builtOn: Readonly<Record<string, number>>;
  readonly well: boolean;
}

const WELL: readonly Result[] = ['success', 'success', 'success'];
const RESULTS: readonly Result[] = [...WELL, 'failure', 'skip', 'forgiven', 'cut-off', 'timeout'];

const graph = fc.array(fc.array(fc.nat(30), { maxLength: 3 }), { minLength: 1, maxLength: 9 }).map((rows) =>
  rows.map(
    (picks, at): Shape => ({
      id: `s${at}`,
      needs: [...new Set(picks.filter(() => at > 0).map((pick) => `s${pick % at}`))],
      version: 0,
    }),
  ),
);

const attempts = fc.array(
  fc.record({
    edits: fc.array(fc.nat(8), { maxLength: 2 }),
    rewired: fc.option(fc.tuple(fc.nat(8), fc.nat(8)), { nil: null }),
    results: fc.array(fc.constantFrom(...RESULTS), { minLength: 9, maxLength: 9 }),
    killedAfter: fc.option(fc.nat(6), { nil: null }),
  }),
  { minLength: 1, maxLength: 6 },
);

test('what runs is exactly what the rule says, over random graphs, edits, results and kills', () => {
  fc.assert(
    fc.property(graph, attempts, (first, plans) => {
      let shapes: readonly Shape[] = first;
      let run: Run | null = null;
      const model = new Model();
      for (const { edits, rewired, results, killedAfter } of plans) {
        shapes = edited(shapes, edits, rewired);
        const named = Object.fromEntries(shapes.map((shape, at) => [shape.id, results[at] ?? 'success']));
        const options = { results: named, ...(killedAfter === null ? {} : { killedAfter }) };
        const expected = model.attempt(shapes, named, killedAfter);
        const done = attempt(toPipeline(shapes), run, options);
        expect([...done.ran].sort()).toEqual([...expected].sort());
        run = done.run;
      }
    }),
    { numRuns: isSoak() ? 2000 : 60 },
  );
});

test('rule 1: nothing that ended well runs again while nothing is edited', () => {
  fc.assert(
    fc.property(graph, attempts, (shapes, plans) => {
      const pipeline = toPipeline(shapes);
      const done = new Set<string>();
      let run: Run | null = null;
      for (const { results, killedAfter } of plans) {
        const named = Object.fromEntries(shapes.map((shape, at) => [shape.id, results[at] ?? 'success']));
        const next = attempt(pipeline, run, {
          results: named,
          ...(killedAfter === null ? {} : { killedAfter }),
        });
        expect(next.ran.filter((id) => done.has(id))).toEqual([]);
        for (const id of next.ran) if (named[id] === 'success' || named[id] === 'forgiven') done.add(id);
        run = next.run;
      }
    }),
    { numRuns: isSoak() ? 2000 : 60 },
  );
});

test('a step without `needs` is decided as one that names every step before it, also where some of those are `rerun: never`', () => {
  const reruns = fc.array(fc.constantFrom('auto', 'never'), { minLength: 7, maxLength: 7 });
  const days = fc.array(
    fc.record({
      reruns,
      versions: fc.array(fc.nat(1), { minLength: 7, maxLength: 7 }),
      there: fc.array(fc.nat(5), { minLength: 7, maxLength: 7 }),
      results: fc.array(fc.constantFrom(...RESULTS), { minLength: 7, maxLength: 7 }),
      killedAfter: fc.option(fc.nat(6), { nil: null }),
    }),
    { minLength: 2, maxLength: 6 },
  );
  fc.assert(
    fc.property(days, (plans) => {
      let runs: readonly (Run | null)[] = [null, null];
      for (const { versions, there, results, killedAfter, ...day } of plans) {
        const ids = versions.flatMap((_, at) => (at > 0 && there[at] === 0 ? [] : [at]));
        const text = (needs: (before: readonly number[]) => string) =>
          ids.map(
            (at, n) =>
              `  - { id: s${at}, run: make ${versions[at]}, rerun: ${day.reruns[at]}${needs(ids.slice(0, n))} }\n`,
          );
        const all = (before: readonly number[]) => `, needs: [${before.map((at) => `s${at}`).join(', ')}]`;
        const named = Object.fromEntries(ids.map((at) => [`s${at}`, results[at] ?? 'success']));
        const options = { results: named, ...(killedAfter === null ? {} : { killedAfter }) };
        const done = [text(() => ''), text(all)].map((lines, at) =>
          attempt(pipelineOf(`steps:\n${lines.join('')}`), runs[at] ?? null, options),
        );
        expect(done[0]?.ran).toEqual(done[1]?.ran);
        runs = done.map(({ run }) => run);
      }
    }),
    { numRuns: isSoak() ? 2000 : 60 },
  );
});

function edited(
  shapes: readonly Shape[],
  edits: readonly number[],
  rewired: readonly [number, number] | null,
): readonly Shape[] {
  const versions = shapes.map((shape, at) =>
    edits.includes(at) ? { ...shape, version: (shape.version + 1) % 3 } : shape,
  );
  if (rewired === null) return versions;
  const [from, to] = rewired;
  return versions.map((shape, at) => {
    if (at !== from || to >= at) return shape;
    const need = `s${to}`;
    return {
      ...shape,
      needs: shape.needs.includes(need) ? shape.needs.filter((id) => id !== need) : [...shape.needs, need],
    };
  });
}

function toPipeline(shapes: readonly Shape[]): Pipeline {
  const lines = shapes.map(
    ({ id, needs, version }) =>
      `  - { id: ${id}, run: make ${id} v${version}, needs: [${needs.join(', ')}] }`,
  );
  return pipelineOf(`steps:\n${lines.join('\n')}\n`);
}

/** Knows nothing of records: only ends, each with what it was built on. */
class Model {
  readonly #newest = new Map<string, End>();
  #serial = 0;

  attempt(
    shapes: readonly Shape[],
    results: Readonly<Record<string, Result>>,
    killedAfter: number | null,
  ): readonly string[] {
    const reused = new Map<string, End>();
    for (const shape of shapes) {
      const end = this.#newest.get(shape.id);
      if (end !== undefined && this.#counts(shape, end, reused)) reused.set(shape.id, end);
    }
    return this.#walk(shapes, { results, killedAfter, reused });
  }

  #walk(
    shapes: readonly Shape[],
    about: {
      results: Readonly<Record<string, Result>>;
      killedAfter: number | null;
      reused: ReadonlyMap<string, End>;
    },
  ): readonly string[] {
    const ran: string[] = [];
    const bad = new Set<string>();
    for (const shape of shapes) {
      if (about.reused.has(shape.id)) continue;
      if (shape.needs.some((need) => bad.has(need))) {
        bad.add(shape.id);
        continue;
      }
      if (ran.length === about.killedAfter) return ran;
      const result = about.results[shape.id] ?? 'success';
      if (result !== 'skip') ran.push(shape.id);
      if (result === 'cut-off') {
        this.#newest.delete(shape.id);
        return ran;
      }
      const well = result !== 'failure' && result !== 'timeout';
      const builtOn = Object.fromEntries(
        shape.needs.map((need) => [need, this.#newest.get(need)?.serial ?? -1]),
      );
      this.#newest.set(shape.id, { serial: ++this.#serial, version: shape.version, builtOn, well });
      if (!well) bad.add(shape.id);
    }
    return ran;
  }

  #counts(shape: Shape, end: End, reused: ReadonlyMap<string, End>): boolean {
    const needs = Object.keys(end.builtOn);
    return (
      end.well &&
      end.version === shape.version &&
      needs.length === shape.needs.length &&
      shape.needs.every((need) => reused.has(need) && reused.get(need)?.serial === end.builtOn[need])
    );
  }
}
