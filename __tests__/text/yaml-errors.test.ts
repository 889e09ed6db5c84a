/** Slips in the YAML itself: each is told where it is, and what only follows from it is not. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { briefsOf, problemsOf } from '../support/pipeline.ts';
import { isSoak, runs } from '../support/random.ts';

const BARE = 'an expression in "{ }" or "[ ]" has no quotes around it';

test('expressions without quotes in flow mappings are told where they are, and how to mend them', () => {
  const text = `name: X
steps:
  - id: a
    run: make
  - { id: lint, run: echo \${{ github.sha }} }
  - id: test
    run: make test
    env: { A: "1", B: \${{ format('{0}}}', github.ref) }} }
  - id: pub
    run: ./pub.sh
`;
  const problems = problemsOf(text);
  expect(problems).toMatchObject([
    { code: 'yaml', message: BARE, place: { line: 5, column: 27, length: 17 } },
    { code: 'yaml', message: BARE, place: { line: 8, column: 23, length: 34 } },
  ]);
  for (const { hint } of problems) expect(hint).toContain('{ A: "${{ github.ref }}" }');
});

test.each<[string, string, readonly string[]]>([
  ['in a list', 'steps:\n  - run: b\n  - run: a\n    needs: [b, ${{ x }}]\n', [`yaml 4:16 ${BARE}`]],
  ['alone in a list', 'steps:\n  - run: a\n    needs: [${{ x }}]\n', [`yaml 3:13 ${BARE}`]],
  ['as a key', 'env: { ${{ x }}: 1 }\nsteps: [{ run: a }]\n', [`yaml 1:8 ${BARE}`]],
  [
    'two on one line',
    'env: { A: ${{ x }}, B: "b", C: c${{ y }}d }\nsteps: [{ run: a }]\n',
    [`yaml 1:11 ${BARE}`, `yaml 1:33 ${BARE}`],
  ],
  ['that is not closed', 'env: { A: ${{ x }\nsteps:\n  - run: b\n', [`yaml 1:11 ${BARE}`]],
  [
    'that goes on in the next line',
    'env: { A: ${{ x &&\n  y }} }\nsteps:\n  - run: b\n',
    [`yaml 1:11 ${BARE}`],
  ],
  [
    'in a mapping over several lines',
    'steps:\n  - {\n      id: a,\n      run: echo ${{ x }},\n      env: { A: 1 }\n    }\n  - { id: b, run: y }\n',
    [`yaml 4:17 ${BARE}`],
  ],
])('of an expression without quotes nothing more is told: %s', (_what, text, told) => {
  expect(briefsOf(text)).toEqual(told);
});

test.each<[string, string, readonly string[]]>([
  ['a bracket too many', 'env: { A: 1 } }\nsteps:\n  - run: b\n  - { id: c, run: d }\n', ['1:15']],
  ['text behind a quote', 'steps:\n  - run: \'a\'b c\n  - run: b\n  - run: "x" y\n', ['2:13', '4:14']],
  ['brackets behind a quote', 'steps:\n  - { id: "a" [b] {c} d, run: e }\n  - { id: b, run: c }\n', ['2:15']],
  ['a comma that is missing', 'steps:\n  - { id: "a" run: b }\n  - { id: c, run: d }\n', ['2:11']],
  ['tabs', 'steps:\n\t- run: a\n\t- run: b\n', ['2:1', '3:1']],
])('what only follows from a slip is not told: %s', (_what, text, told) => {
  const places = problemsOf(text).map(({ place }) => `${place?.line}:${place?.column}`);
  expect(places).toEqual(told);
});

test('an expression without quotes hides no other slip behind it', () => {
  const text = 'env: { A: ${{ x }} }\nsteps:\n  - run: "a" b\n  - run: c: d\n  - run: !x e\n';
  expect(problemsOf(text).map(({ code, place }) => `${code} ${place?.line}`)).toEqual([
    'yaml 1',
    'yaml 3',
    'yaml 4',
    'yaml-tag 5',
  ]);
});

test('an expression without quotes hides nothing of what is wrong in steps, and nothing is told of what stands in its place', () => {
  const text = `steps:
  - id: a
    run: echo hi
    env: { T: \${{ secrets.X }} }
  - { id: b, if: \${{ always() }}, needs: [\${{ x }}], timeout-minutes: \${{ 5 }}, rnu: x }
`;
  expect(briefsOf(text).map((brief) => brief.replace(BARE, 'BARE'))).toEqual([
    'yaml 4:15 BARE',
    'yaml 5:18 BARE',
    'yaml 5:43 BARE',
    'yaml 5:71 BARE',
    expect.stringContaining('5:81 unknown key "rnu"'),
  ]);
});

test('of what an expression without quotes stands in, other mistakes are told', () => {
  const text = `steps:
  - { id: a, env: { A: \${{ github.ref }} } }
  - { run: x, needs: [b\${{ x }}], paralel: { A: c\${{ y }}d } }
`;
  expect(briefsOf(text).map((brief) => brief.replace(BARE, 'BARE'))).toEqual([
    'no-run 2:5 the step has no "run"',
    'yaml 2:24 BARE',
    'yaml 3:24 BARE',
    expect.stringContaining('3:35 unknown key "paralel"'),
    'yaml 3:50 BARE',
  ]);
});

test.each<[string, string, string, string]>([
  ['a list', '- run: x\n    writes: ["a", "b"\n    reads: []\n', '3:21 a "[" is not closed', '"]"'],
  ['a mapping', '- id: a\n    env: { A: "x", B: y\n    run: x\n', '3:23 a "{" is not closed', '"}"'],
  ['one in another', '- { run: x, needs: [1} }\n', '2:23 a "[" is not closed', '"]"'],
  ['one at the end', '- run: x\n    writes: ["a"\n', '3:16 a "[" is not closed', '"]"'],
  ['a key too far left', '- run: x\n   needs: []\n', '3:1 the indentation does not fit', 'indentation'],
  ['a key too far right', '- id: c\n      run: d\n', '2:9 the indentation does not fit', 'indentation'],
])('a bracket that is not closed, and wrong indentation, are called so: %s', (_what, steps, told, hint) => {
  const [first, ...more] = problemsOf(`steps:\n  ${steps}`);
  expect([`${first?.place?.line}:${first?.place?.column} ${first?.message}`, more]).toEqual([told, []]);
  expect(first?.hint).toContain(hint);
});

test('a file of nothing but mistakes is refused like any other', () => {
  // As many as a call takes arguments are known only in the long form: the parser takes half a minute for them.
  const text = `steps: [{ run: x, if: \${{ a }}${' }'.repeat(isSoak() ? 200_000 : 5_000)} }]\n`;
  expect(briefsOf(text)[0]).toBe(`yaml 1:23 ${BARE}`);
}, 120_000);

/** A step in one of the forms in which it can be written, with or without quotes around its expression. */
const stepLines = fc
  .record({ form: fc.nat(3), bare: fc.boolean(), more: fc.constantFrom('', ', env: { A: "1", B: 2 }') })
  .map(({ form, bare, more }) => {
    const value = bare ? '${{ github.sha }}' : '"${{ github.sha }}"';
    const lines = [
      [`  - run: echo \${{ github.sha }}`],
      [`  - { run: ${value}${more} }`],
      ['  - {', `      run: ${value}${more}`, '    }'],
      ['  - run: a', `    env: { A: 1, B: ${value} }`],
    ][form];
    return (lines ?? []).map((line) => ({ line, isWrong: bare && form > 0 && line.includes('${{') }));
  });

test('whatever steps have no quotes around their expressions, exactly their lines are told', () => {
  fc.assert(
    fc.property(fc.array(stepLines, { minLength: 1, maxLength: 8 }), (steps) => {
      const lines = [{ line: 'steps:', isWrong: false }, ...steps.flat()];
      const wrong = lines.flatMap(({ isWrong }, index) => (isWrong ? [index + 1] : []));
      const text = lines.map(({ line }) => `${line}\n`).join('');
      expect(problemsOf(text).map(({ place }) => place?.line)).toEqual(wrong);
    }),
    { numRuns: runs(100), seed: 5 },
  );
});
