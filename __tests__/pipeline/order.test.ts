import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allSteps } from '../../src/pipeline/model.ts';
import { needsOf, pipelineOf, readText } from '../support/pipeline.ts';
import { runs } from '../support/random.ts';

test.each([
  [
    'a step without needs waits for the one before it',
    'steps: [{ id: a, run: x }, { id: b, run: x }]',
    { a: [], b: ['a'] },
  ],
  [
    'a step with needs waits for exactly those, and the next one for both',
    'steps: [{ id: a, run: x }, { id: b, run: x, needs: [] }, { id: c, run: x }]',
    { a: [], b: [], c: ['a', 'b'] },
  ],
  [
    'needs may be one id, and an id may come later',
    'steps: [{ id: a, run: x, needs: c }, { id: c, run: x, needs: [] }]',
    { a: ['c'], c: [] },
  ],
  [
    'an id that is named twice counts once, whatever its case',
    'steps: [{ id: a, run: x }, { id: b, run: x, needs: [a, A, a] }]',
    { a: [], b: ['a'] },
  ],
  [
    'the members of a block wait for what is before it, and the next entry for all of them',
    'steps: [{ id: a, run: x }, { parallel: [{ id: b, run: x }, { id: c, run: x }] }, { id: d, run: x }]',
    { a: [], b: ['a'], c: ['a'], d: ['b', 'c'] },
  ],
  [
    'a block in which every member has needs does not wait for what is before it',
    'steps: [{ id: a, run: x }, { parallel: [{ id: b, run: x, needs: [] }] }, { id: c, run: x }]',
    { a: [], b: [], c: ['a', 'b'] },
  ],
  [
    'a member of a block with needs waits for those only',
    'steps: [{ id: a, run: x }, { parallel: [{ id: b, run: x }, { id: c, run: x, needs: [b] }] }, { id: d, run: x }]',
    { a: [], b: ['a'], c: ['b'], d: ['b', 'c'] },
  ],
  [
    'nothing waits for a background step by itself',
    'steps: [{ id: a, run: x }, { id: db, run: x, background: true }, { id: b, run: x }]',
    { a: [], db: ['a'], b: ['a'] },
  ],
  [
    'what comes after a wait waits for the background step',
    'steps: [{ id: db, run: x, background: true }, { id: a, run: x }, { wait: db }, { id: b, run: x }]',
    { db: [], a: [], b: ['a', 'db'] },
  ],
  [
    'what comes after a wait-all waits for all background steps before it',
    'steps: [{ id: p, run: x, background: true }, { id: q, run: x, background: true }, { wait-all: }, { id: b, run: x }]',
    { p: [], q: [], b: ['p', 'q'] },
  ],
  [
    'finally has an order of its own',
    'steps: [{ id: a, run: x }]\nfinally: [{ id: f, run: x }, { id: g, run: x }]',
    { a: [], f: [], g: ['f'] },
  ],
])('%s', (_, text, needs) => {
  expect(needsOf(text)).toEqual(needs);
});

interface Entry {
  readonly members: readonly {
    readonly id: number;
    readonly needs: readonly number[] | null;
    readonly background: boolean;
  }[];
}

const member = fc.record({
  needs: fc.option(fc.array(fc.nat(), { maxLength: 3 })),
  background: fc.nat(9).map((n) => n === 0),
  /** Whether its needs may come after it. */
  forward: fc.nat(99).map((n) => n === 0),
});

/** Up to 200 steps, some in blocks, with random needs. */
const entries = fc
  .array(fc.array(member, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 50 })
  .map((blocks): Entry[] => {
    const count = blocks.reduce((sum, block) => sum + block.length, 0);
    let next = 0;
    return blocks.map((block) => ({
      members: block.map(({ needs, background, forward }) => {
        const id = next++;
        const known = needs?.map((need) => need % (forward ? count : Math.max(1, id)));
        return { id, background, needs: known?.filter((need) => need !== id) ?? null };
      }),
    }));
  });

function textOf(blocks: readonly Entry[]): string {
  const lines = blocks.map(({ members }) => {
    const steps = members.map(({ id, needs, background }) => {
      const written = needs === null ? '' : `, needs: [${needs.map((need) => `s${need}`).join(', ')}]`;
      return `{ id: s${id}, run: x${written}${background ? ', background: true' : ''} }`;
    });
    return steps.length === 1 ? `  - ${steps[0]}\n` : `  - parallel: [${steps.join(', ')}]\n`;
  });
  return `steps:\n${lines.join('')}`;
}

/** Straight from the contract: without needs, every step of every entry before, but for background ones. */
function naive(blocks: readonly Entry[]): ReadonlyMap<number, ReadonlySet<number>> {
  const direct = new Map<number, readonly number[]>();
  const before: number[] = [];
  for (const { members } of blocks) {
    for (const { id, needs } of members) direct.set(id, needs ?? [...before]);
    for (const { id, background } of members) if (!background) before.push(id);
  }
  return closure(direct);
}

function closure(direct: ReadonlyMap<number, readonly number[]>): ReadonlyMap<number, ReadonlySet<number>> {
  const all = new Map<number, ReadonlySet<number>>();
  for (const start of direct.keys()) {
    const seen = new Set<number>();
    const open = [...(direct.get(start) ?? [])];
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      if (seen.has(step)) continue;
      seen.add(step);
      open.push(...(direct.get(step) ?? []));
    }
    all.set(start, seen);
  }
  return all;
}

test('in random graphs what comes before a step is what the contract says, or a cycle is told', () => {
  fc.assert(
    fc.property(entries, (blocks) => {
      const expected = naive(blocks);
      const cyclic = [...expected].some(([id, before]) => before.has(id));
      const checked = readText(textOf(blocks));
      expect(checked.ok ? [] : [...new Set(checked.problems.map(({ code }) => code))]).toEqual(
        cyclic ? ['cycle'] : [],
      );
      if (!checked.ok) return;
      const number = (id: string) => Number(id.slice(1));
      const direct = new Map(
        allSteps(checked.value).map((step) => [number(step.id), step.needs.map(number)]),
      );
      expect(closure(direct)).toEqual(expected);
    }),
    { numRuns: runs(60) },
  );
});

test('a step may speak of every step that has ended before it, however far up', () => {
  const steps = Array.from({ length: 70 }, (_, index) => `  - { id: s${index}, run: x }\n`).join('');
  const last =
    '  - { id: z, run: "${{ steps.s0.outputs.a }} ${{ steps.s69.outcome }} ${{ needs.s33.result }}" }\n';
  expect(pipelineOf(`steps:\n${steps}${last}`).steps).toHaveLength(71);
});

test('finally may speak of every step, and of those of finally that ended before', () => {
  const text = `steps: [{ id: a, run: x }, { id: b, run: x, needs: [] }]
finally:
  - { id: f, run: "\${{ steps.a.outcome }} \${{ steps.b.outputs.x }} \${{ needs.a.result }}" }
  - { id: g, run: "\${{ steps.f.outcome }}" }
`;
  expect(pipelineOf(text).finally).toHaveLength(2);
});
