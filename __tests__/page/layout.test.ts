import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { layoutOf } from '../../src/page/layout.ts';

test('a step stands behind all that it needs, beside those that wait for the same', () => {
  const { boxes, arrows, columns, rows } = layoutOf([
    { id: 'install', needs: [] },
    { id: 'lint', needs: ['install'] },
    { id: 'test', needs: ['install'] },
    { id: 'publish', needs: ['install', 'test'] },
  ]);
  expect([...boxes.values()].map(({ id, column, row }) => [id, column, row])).toEqual([
    ['install', 0, 0],
    ['lint', 1, 0],
    ['test', 1, 1],
    ['publish', 2, 0],
  ]);
  expect([arrows.length, columns, rows]).toEqual([4, 3, 2]);
});

test('no two boxes have one place, and every arrow points to the right, whatever the graph', () => {
  const graph = fc.array(fc.array(fc.nat(100), { maxLength: 4 }), { maxLength: 60 }).map((all) =>
    all.map((needs, at) => ({
      id: `s${at}`,
      needs: at === 0 ? [] : [...new Set(needs.map((need) => `s${need % at}`))],
    })),
  );
  fc.assert(
    fc.property(graph, (steps) => {
      const { boxes, arrows } = layoutOf(steps);
      expect(new Set([...boxes.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(
        steps.length,
      );
      expect(arrows.filter(({ from, to }) => from.column >= to.column)).toEqual([]);
    }),
  );
});
