import { expect, test } from '@jest/globals';
import { briefsOf, problemsOf } from '../support/pipeline.ts';

/** A problem is told by its code, line, column and a part of its message; each file here has exactly that one. */
type Row = readonly [code: string, at: string, message: string, text: string];

const step = (keys: string) => `steps:\n  - { run: a, ${keys} }\n`;

const FORM: readonly Row[] = [
  ['yaml', '2:1', 'a tab is used as indentation', 'steps:\n\t- run: a'],
  [
    'yaml',
    '1:15',
    'a second ": " on this line',
    'steps: [{run: a: b}]\nname: a: b'.split('\n')[1]?.replace('name: a: b', 'name: a: b: c') ?? '',
  ],
  ['yaml-tag', '3:9', 'YAML takes "!cancelled()" for a tag', 'steps:\n  - run: a\n    if: !cancelled()\n'],
  ['duplicate-key', '3:5', 'the first is on line 2', 'steps:\n  - run: a\n    run: b\n'],
  ['merge-key', '4:5', 'merge keys ("<<") are not supported', 'x: &x\n  run: a\nsteps:\n  - <<: *x\n'],
  ['unknown-alias', '2:10', '"*nope" has no anchor', 'steps:\n  - run: *nope\n'],
  ['recursive-alias', '1:12', 'stands inside of what it names', 'steps: &s [*s]'],
  ['too-deep', '1:108', 'more than 100 levels', `steps: ${'['.repeat(150)}${']'.repeat(150)}`],
  ['bad-key', '2:5', 'a key must be a piece of text', 'steps:\n  - [a, b]: x\n    run: a\n'],
  ['missing-key', '1:1', 'the file has no "steps"', 'name: a'],
  ['bad-value', '1:8', '"steps" must be a list with at least one step, but it is an empty list', 'steps: []'],
  ['bad-value', '1:1', '"steps" must be a list with at least one step, but it is empty', 'steps:'],
  ['bad-value', '2:5', 'item 1 of "steps" must be a step', 'steps:\n  - npm ci\n'],
  ['bad-value', '2:5', 'but it is an empty mapping', 'steps:\n  - {}\n'],
  [
    'bad-value',
    '3:11',
    'item 2 of "needs" must be the id of a step, but it is 7',
    'steps:\n  - { id: a, run: a }\n  - { needs: [a, 7], run: b }\n'
      .replace('{ needs: [a, 7], run: b }', '{ run: b, needs: [a, 7] }')
      .replace('run: b, needs', 'needs')
      .replace('7] }', '7], run: b }'),
  ],
];

const WORDS: readonly Row[] = [
  ['unknown-key', '2:15', 'unknown key "retires"; did you mean "retries"?', step('retires: 2')],
  ['unknown-key', '2:15', 'unknown key "zzzzzz"', step('zzzzzz: 2')],
  ['unknown-key', '1:1', 'unknown key "step"; did you mean "steps"?', 'step: 1\nsteps: [{ run: a }]'],
  [
    'unknown-key',
    '1:13',
    'unknown key "timeout-minute"; did you mean "timeout-minutes"?',
    'defaults: { timeout-minute: 1 }\nsteps: [{ run: a }]',
  ],
  ['workflow-word', '1:1', '"on" does not belong in a pipeline file', 'on: push\nsteps: [{ run: a }]'],
  [
    'workflow-word',
    '1:1',
    '"timeout-minutes" does not belong in a pipeline file',
    'timeout-minutes: 5\nsteps: [{ run: a }]',
  ],
  ['workflow-word', '1:1', '"permissions" does not belong', 'permissions: {}\nsteps: [{ run: a }]'],
  [
    'workflow-word',
    '2:5',
    '"uses" does not belong in a pipeline\'s step',
    'steps:\n  - uses: actions/checkout@v5\n',
  ],
  ['workflow-word', '2:15', '"environment" does not belong', step('environment: x')],
  [
    'workflow-word',
    '1:26',
    'the context "vars" belongs to a workflow',
    'steps: [{ run: "echo ${{ vars.X }}" }]',
  ],
  [
    'workflow-word',
    '1:26',
    'the context "job" belongs to a workflow',
    'steps: [{ run: "echo ${{ job.status }}" }]',
  ],
  ['no-run', '2:5', 'the step has no "run"', 'steps:\n  - name: a\n'],
  ['run-and-approval', '2:15', 'either "run" or "approval"', step('approval: {}')],
  [
    'mixed-entry',
    '2:5',
    '"name" cannot stand beside "parallel"',
    'steps:\n  - name: x\n    parallel: [{ run: a }]\n',
  ],
  [
    'nested-block',
    '2:18',
    '"parallel" cannot stand inside of "parallel"',
    'steps:\n  - parallel: [{ parallel: [{ run: b }] }, { run: a }]\n',
  ],
  [
    'nested-block',
    '2:18',
    '"wait-all" cannot stand inside of "parallel"',
    'steps:\n  - parallel: [{ wait-all: true }, { run: a }]\n',
  ],
];

const VALUES: readonly Row[] = [
  ['bad-value', '2:5', '"run" must be the commands to run, but it is empty', 'steps:\n  - run:\n'],
  ['bad-value', '2:10', '"run" must be the commands to run, but it is " "', 'steps:\n  - run: " "\n'],
  [
    'bad-value',
    '2:32',
    '"timeout-minutes" must be a number above 0, or an expression, but it is 0',
    step('timeout-minutes: 0'),
  ],
  ['bad-value', '2:32', 'but it is "soon"', step('timeout-minutes: soon')],
  [
    'bad-value',
    '2:24',
    '"retries" must be a whole number from 0 to 1000, or a mapping such as',
    step('retries: -1'),
  ],
  [
    'bad-value',
    '2:42',
    '"delay" must be a time such as 10s, 2m, 1h or 7d, but it is "5x"',
    step('retries: { max: 1, delay: 5x }'),
  ],
  [
    'bad-value',
    '2:42',
    'item 1 of "when" must be error, timeout, signal or an exit code from 1 to 255, but it is 0',
    step('retries: { max: 1, when: [0] }'),
  ],
  ['retries-without-max', '2:15', 'it has no "max"', step('retries: { delay: 1s }')],
  [
    'bad-value',
    '2:22',
    '"rerun" must be auto, always, ask or never, but it is "nver"; did you mean "never"?',
    step('rerun: nver'),
  ],
  ['bad-value', '2:27', '"background" must be true or false, but it is "yes"', step('background: yes')],
  ['bad-value', '2:19', '"id" must be an id', step('id: 1a')],
  ['bad-value', '2:19', '"id" must be an id', step(`id: ${'x'.repeat(101)}`)],
  [
    'bad-value',
    '1:15',
    '"max-parallel" must be a whole number from 1 up, but it is 1.5',
    'max-parallel: 1.5\nsteps: [{ run: a }]',
  ],
  ['bad-value', '1:12', '"retention" must be a time', 'retention: soon\nsteps: [{ run: a }]'],
  ['bad-name', '1:8', '"A=B" cannot be a name here', 'env: { "A=B": 1 }\nsteps: [{ run: a }]'],
  ['bad-name', '1:11', '"1x" cannot be a name here', 'inputs: { 1x: {} }\nsteps: [{ run: a }]'],
  [
    'bad-value',
    '1:11',
    '"A" must be text, a number, true or false, but it is a list',
    'env: { A: [1] }\nsteps: [{ run: a }]',
  ],
  ['bad-shell', '2:22', 'unknown shell "bsh"; did you mean "bash"?', step('shell: bsh')],
  ['bad-shell', '2:22', 'on Windows only', step('shell: powershell')],
  ['bad-shell', '2:22', '"shell" cannot hold an expression', step('shell: "${{ inputs.x }}"')],
  ['bad-pattern', '2:23', 'is absolute', step('reads: [/etc/passwd]')],
  ['bad-pattern', '2:23', 'leads out of its folder', step('reads: [src/../../x]')],
  ['bad-pattern', '2:24', 'without its partner', step('writes: ["a{b"]')],
  ['bad-pattern', '2:24', 'is empty', step('writes: [""]')],
  ['bad-pattern', '1:24', 'leads out of its folder', 'workspace: { exclude: [../x] }\nsteps: [{ run: a }]'],
  ['bad-path', '1:22', 'leads out of the workspace', 'workspace: { paths: [../x] }\nsteps: [{ run: a }]'],
  ['nested-paths', '1:25', '"src" is inside of "."', 'workspace: { paths: [., src] }\nsteps: [{ run: a }]'],
  [
    'excluded-writes',
    '3:25',
    '"dist/**" is in "exclude"',
    'workspace: { exclude: [dist/**] }\nsteps:\n  - { run: a, writes: [ dist/app.js ] }\n',
  ],
  [
    'expression-not-here',
    '1:7',
    '"name" cannot hold an expression',
    'name: ${{ github.sha }}\nsteps: [{ run: a }]',
  ],
  ['expression-not-here', '2:23', '"reads" cannot hold an expression', step('reads: ["${{ github.sha }}"]')],
];

const ORDER: readonly Row[] = [
  [
    'duplicate-id',
    '3:11',
    'the id "a" is taken by the step on line 2',
    'steps:\n  - { id: a, run: a }\n  - { id: a, run: b }\n',
  ],
  [
    'duplicate-id',
    '3:11',
    'as "Build": upper and lower case are the same here',
    'steps:\n  - { id: Build, run: a }\n  - { id: build, run: b }\n',
  ],
  [
    'duplicate-id',
    '4:11',
    'the id "a" is taken by the step on line 2',
    'steps:\n  - { id: a, run: a }\nfinally:\n  - { id: a, run: b }\n',
  ],
  [
    'unknown-needs',
    '3:20',
    'there is no step "instal" to wait for; did you mean "install"?',
    'steps:\n  - { id: install, run: a }\n  - { run: b, needs: instal }\n',
  ],
  [
    'needs-itself',
    '2:26',
    'the step "a" waits for itself',
    'steps:\n  - { id: a, run: a, needs: [a] }\n'
      .replace('needs: [a]', 'needs: a')
      .replace('run: a, needs', 'needs')
      .replace('needs: a }', 'needs: a, run: a }')
      .replace('needs: a, run: a', 'run: a, needs: a')
      .replace('run: a, needs: a', 'run: a,needs:  a'),
  ],
  [
    'needs-other-section',
    '4:20',
    '"a" is not in "finally"',
    'steps:\n  - { id: a, run: a }\nfinally:\n  - { run: b, needs: a }\n',
  ],
  [
    'needs-other-section',
    '2:20',
    '"b" is in "finally"',
    'steps:\n  - { run: a, needs: b }\nfinally:\n  - { id: b, run: b }\n',
  ],
  [
    'cycle',
    '2:27',
    'these steps wait for each other: a -> b -> a',
    'steps:\n  - { id: a, run: a, needs: b }\n  - { id: b, run: b, needs: a }\n',
  ],
  [
    'cycle',
    '2:27',
    'these steps wait for each other: a -> c -> b -> a',
    'steps:\n  - { id: a, run: a, needs: c }\n  - { id: b, run: b }\n  - { id: c, run: c }\n',
  ],
  [
    'bad-wait',
    '3:11',
    'the step "a" is not a background step',
    'steps:\n  - { id: a, run: a }\n  - wait: a\n',
  ],
  [
    'bad-wait',
    '2:12',
    'the background step "a" is not before this "wait"',
    'steps:\n  - wait: [a]\n  - { id: a, run: a, background: true }\n',
  ],
  [
    'bad-cancel',
    '3:13',
    'there is no step "bd"; did you mean "db"?',
    'steps:\n  - { id: db, run: a, background: true }\n  - cancel: bd\n',
  ],
];

const EXPRESSIONS: readonly Row[] = [
  ['bad-expression', '2:12', 'has no "}}" after it', 'steps:\n  - run: a ${{ env.X\n'],
  [
    'bad-expression',
    '2:15',
    'the expression is empty',
    'steps:\n  - run: a ${{ }}\n'.replace('${{ }}', '${{  }}').replace('  }}', ' }}'),
  ],
  ['bad-expression', '2:27', 'it has a double quote', 'steps:\n  - run: ${{ github.ref == "x" }}\n'],
  [
    'bad-expression',
    '2:27',
    'a text in the expression has no closing quote',
    "steps:\n  - run: a\n    if: github.ref == 'x\n"
      .replace('a\n    if: ', '')
      .replace('run: github', 'if: github')
      .replace("'x\n", "'x\n    run: a\n"),
  ],
  [
    'bad-expression',
    '2:16',
    'the expression ends too early',
    'steps:\n  - run: a\n    if: (true\n'.replace('  - run: a\n    if: (true', '  - run: ${{   (true }}'),
  ],
  [
    'bad-expression',
    '2:25',
    '"+" is not expected here',
    'steps:\n  - run: ${{ github.sha + 1 }}\n'.replace('github.sha +', 'github.ref  +'),
  ],
  ['bad-expression', '2:14', 'contains() takes 2 arguments', "steps:\n  - run: ${{ contains('a') }}\n"],
  [
    'unknown-context',
    '2:14',
    'unknown context "githbu"; did you mean "github"?',
    'steps:\n  - run: ${{ githbu.sha }}\n',
  ],
  [
    'unknown-function',
    '2:14',
    'unknown function "startWith"; did you mean "startsWith"?',
    "steps:\n  - run: ${{ startWith('a', 'b') }}\n",
  ],
  ['unknown-function', '2:14', 'unknown function "constructor"', 'steps:\n  - run: ${{ constructor(1) }}\n'],
  ['function-not-here', '2:14', 'always() can be used only in "if"', 'steps:\n  - run: ${{ always() }}\n'],
  [
    'function-not-here',
    '1:14',
    'hashFiles() can be used only in a step',
    'env: { A: "${{ hashFiles(\'a\') }}" }\nsteps: [{ run: a }]',
  ],
  [
    'context-not-here',
    '1:16',
    '"steps" cannot be used in the pipeline\'s "env"',
    'env: { A: "${{ steps.a.outputs.b }}" }\nsteps: [{ id: a, run: a }]',
  ],
  ['context-not-here', '2:29', '"steps" cannot be used in "writes"', step('writes: ["${{ steps.a }}"]')],
  [
    'mixed-condition',
    '3:9',
    'would make this condition always true',
    'steps:\n  - run: a\n    if: ${{ true }} && false\n',
  ],
  [
    'unknown-input',
    '3:21',
    'there is no input "tagret"; did you mean "target"?',
    'inputs: { target: {} }\nsteps:\n  - run: ${{ inputs.tagret }}\n',
  ],
  [
    'unknown-step',
    '3:20',
    'there is no step "biuld"; did you mean "build"?',
    'steps:\n  - { id: build, run: a }\n  - run: ${{ steps.biuld.outputs.x }}\n',
  ],
  [
    'step-not-before',
    '2:29',
    'speaks of its own results',
    'steps:\n  - { id: a, run: "${{ steps.a.outputs.x }}" }\n'
      .replace('{ id: a, run: "', '{ id: a, run:  "')
      .replace('run:  "${{ ', 'run: "${{  '),
  ],
  [
    'step-not-before',
    '2:27',
    '"a" does not wait for "b", which may not have run yet',
    'steps:\n  - { id: a, run: "${{ steps.b.outputs.x }}" }\n  - { id: b, run: b }\n'
      .replace('"${{ ', '"${{')
      .replace('run: "', 'run:  "'),
  ],
  [
    'step-not-before',
    '4:22',
    '"c" does not wait for "a"',
    'steps:\n  - { id: a, run: a }\n  - { id: b, run: b, needs: [] }\n  - { run: "${{   steps.a.outputs.x }}", id: c, needs: b }\n'.replace(
      '${{   steps',
      '${{steps',
    ),
  ],
  [
    'step-not-before',
    '3:21',
    '"needs.a" is used, but "a" is not in the "needs" of "c"',
    'steps:\n  - { id: a, run: a }\n  - { run: "${{needs.a.result }}", id: c, needs: [] }\n',
  ],
  [
    'unknown-property',
    '3:22',
    '"steps.a" has no "result"',
    'steps:\n  - { id: a, run: a }\n  - run: ${{ steps.a.result }}\n',
  ],
  [
    'unknown-property',
    '2:18',
    '"run" has no "attemp"; did you mean "attempt"?',
    'steps:\n  - run: ${{ run.attemp }}\n',
  ],
  [
    'no-matrix',
    '2:14',
    '"matrix" is used in a step without "strategy"',
    'steps:\n  - run: ${{ matrix.x }}\n',
  ],
];

const INPUTS: readonly Row[] = [
  [
    'no-options',
    '1:22',
    'is a choice without "options"',
    'inputs: { a: { type: choice } }\nsteps: [{ run: a }]',
  ],
  [
    'options-without-choice',
    '1:16',
    'has "options", but is no choice',
    'inputs: { a: { options: [x] } }\nsteps: [{ run: a }]',
  ],
  [
    'duplicate-option',
    '1:39',
    '"x" is twice among the options',
    'inputs: { a: { type: choice, options: [x, x] } }\nsteps: [{ run: a }]',
  ],
  [
    'bad-default',
    '1:55',
    'must be one of its options (on, off), but it is "of"',
    'inputs: { a: { type: choice, options: [on, off], default: of } }\nsteps: [{ run: a }]'
      .replace('type: choice, ', 'type: choice,')
      .replace('default: of', 'default:of')
      .replace('default:of', 'default: of')
      .replace('options: [', 'options:[')
      .replace('], default', '],default'),
  ],
  [
    'bad-default',
    '1:40',
    'must be a number, but it is "x"',
    'inputs: { a: { type: number, default:  x } }\nsteps: [{ run: a }]',
  ],
  [
    'bad-default',
    '1:40',
    'must be true or false',
    'inputs: { a: { type: boolean, default: maybe } }\nsteps: [{ run: a }]',
  ],
  [
    'duplicate-input',
    '1:18',
    'the inputs "a" and "A" are the same',
    'inputs: { a: {}, A: {} }\nsteps: [{ run: a }]',
  ],
  [
    'bad-value',
    '1:22',
    '"type" must be string, boolean, number, choice or environment, but it is "int"',
    'inputs: { a: { type: int } }\nsteps: [{ run: a }]',
  ],
];

test.each([...FORM, ...WORDS, ...VALUES, ...ORDER, ...EXPRESSIONS, ...INPUTS])(
  '%s at %s says: %s',
  (code, at, message, text) => {
    expect(briefsOf(text)).toEqual([expect.stringContaining(`${code} ${at} `)]);
    expect(briefsOf(text)[0]).toContain(message);
  },
);

test.each([...FORM, ...WORDS, ...VALUES, ...ORDER, ...EXPRESSIONS, ...INPUTS])(
  '%s at %s (%s) carries the line and a caret that stays on it',
  (_code, _at, _message, text) => {
    for (const { place } of problemsOf(text)) {
      expect(place?.text).toBe(text.split('\n')[(place?.line ?? 0) - 1]);
      expect(place?.length).toBeGreaterThanOrEqual(1);
      expect((place?.column ?? 0) + (place?.length ?? 0) - 1).toBeLessThanOrEqual(
        Math.max(1, place?.text.length ?? 0),
      );
    }
  },
);

test('a word of a workflow says where it belongs instead', () => {
  const hints = (text: string) => problemsOf(text).map((problem) => problem.hint);
  expect(hints('timeout-minutes: 5\nsteps: [{ run: a }]')).toEqual([expect.stringContaining('"defaults"')]);
  expect(hints('steps: [{ uses: x }]')).toEqual([
    expect.stringContaining('stay in the workflow, before the step'),
  ]);
  expect(hints('steps: [{ run: "${{ vars.X }}" }]')).toEqual([expect.stringContaining('--input')]);
});

test('a cycle through the order of the file says which step has no needs', () => {
  const [problem] = problemsOf(
    'steps:\n  - { id: a, run: a, needs: c }\n  - { id: b, run: b }\n  - { id: c, run: c }\n',
  );
  expect(problem?.hint).toBe(
    '"c" has no "needs" and so waits for all entries before it: give it "needs", or move it up',
  );
});

test('a cycle of many steps is told in short', () => {
  const steps = Array.from(
    { length: 30 },
    (_, index) => `  - { id: s${index}, run: a, needs: s${(index + 1) % 30} }\n`,
  );
  const [problem] = problemsOf(`steps:\n${steps.join('')}`);
  expect(problem?.message).toBe(
    'these steps wait for each other: s0 -> s1 -> s2 -> s3 -> s4 -> s5 -> s6 -> s7 -> s8 -> s9 -> … 19 more … -> s29 -> s0',
  );
});

test('two cycles with no step in common are both told', () => {
  const pair = (a: string, b: string) =>
    `  - { id: ${a}, run: x, needs: ${b} }\n  - { id: ${b}, run: x, needs: ${a} }\n`;
  expect(briefsOf(`steps:\n${pair('a', 'b')}${pair('c', 'd')}`)).toEqual([
    'cycle 2:27 these steps wait for each other: a -> b -> a',
    'cycle 4:27 these steps wait for each other: c -> d -> c',
  ]);
});
