import { expect, test } from '@jest/globals';
import { briefsOf, problemsOf } from '../support/pipeline.ts';

/** Code, a part of the message, and a file with exactly this problem, at the mark §. */
type Row = readonly [code: string, message: string, marked: string];

const step = (keys: string) => `steps:\n  - { run: a, ${keys} }\n`;
const run = (text: string) => `steps:\n  - run: echo ${text}\n`;

const FORM: readonly Row[] = [
  ['yaml', 'a tab is used as indentation', 'steps:\n§\t- run: a'],
  ['yaml', 'this is not valid YAML: missing closing "quote', 'steps:\n  - run: "a\n§'],
  ['yaml', 'several YAML documents', 'steps: [{ run: a }]\n§---\nname: b\n'],
  ['yaml-tag', 'YAML takes "!cancelled()" for a tag', 'steps:\n  - run: a\n    if: §!cancelled()\n'],
  ['duplicate-key', 'the first is on line 2', 'steps:\n  - run: a\n    §run: b\n'],
  ['merge-key', 'merge keys ("<<") are not supported', 'x: &x\n  run: a\nsteps:\n  - §<<: *x\n'],
  ['unknown-alias', '"*nope" has no anchor', 'steps:\n  - run: §*nope\n'],
  ['recursive-alias', 'stands inside of what it names', 'steps: &s [§*s]'],
  ['too-deep', 'more than 100 levels', `steps: ${'['.repeat(100)}§${'['.repeat(50)}${']'.repeat(150)}`],
  ['bad-key', 'a key must be a piece of text', 'steps:\n  - §[a, b]: x\n    run: a\n'],
  ['missing-key', 'the file has no "steps"', '§name: a'],
  ['bad-value', '"steps" must be a list with at least one step, but it is an empty list', 'steps: §[]'],
  ['bad-value', '"steps" must be a list with at least one step, but it is empty', '§steps:'],
  ['bad-value', 'item 1 of "steps" must be a step', 'steps:\n  - §npm ci\n'],
  ['bad-value', 'did you mean "wait-all:"?', 'steps:\n  - run: a\n  - §wait-all\n'],
  ['bad-value', 'but it is an empty mapping', 'steps:\n  - §{}\n'],
];

const WORDS: readonly Row[] = [
  ['unknown-key', 'unknown key "retires"; did you mean "retries"?', step('§retires: 2')],
  ['unknown-key', 'unknown key "zzzzzz"', step('§zzzzzz: 2')],
  ['not-yet', '"checkpoint" is not supported yet', step('keep: true, §checkpoint: 10m')],
  ['unknown-key', 'unknown key "retry"; did you mean "retries"?', step('§retry: 2')],
  ['unknown-key', 'unknown key "step"; did you mean "steps"?', '§step: 1\nsteps: [{ run: a }]'],
  ['unknown-key', 'unknown key "step"; did you mean "steps"?', '§step: [{ run: a }]'],
  ['unknown-key', 'did you mean "timeout-minutes"?', 'defaults: { §timeout-minute: 1 }\nsteps: [{ run: a }]'],
  ['unknown-key', 'unknown key "__proto__"', step('§__proto__: 2')],
  ['workflow-word', '"on" does not belong in a pipeline file', '§on: push\nsteps: [{ run: a }]'],
  ['workflow-word', '"timeout-minutes" does not belong', '§timeout-minutes: 5\nsteps: [{ run: a }]'],
  ['workflow-word', '"permissions" does not belong', '§permissions: {}\nsteps: [{ run: a }]'],
  [
    'workflow-word',
    '"uses" does not belong in a pipeline\'s step',
    'steps:\n  - §uses: actions/checkout@v5\n',
  ],
  ['workflow-word', '"environment" does not belong', step('§environment: x')],
  ['workflow-word', 'the context "vars" belongs to a workflow', run('${{ §vars.X }}')],
  ['workflow-word', 'the context "job" belongs to a workflow', run('${{ §job.status }}')],
  ['no-run', 'the step has no "run"', 'steps:\n  - §name: a\n'],
  ['run-and-approval', 'either "run" or "approval"', step('§approval: {}')],
  [
    'run-and-approval',
    '"retries" cannot stand beside "approval"',
    'steps:\n  - approval: {}\n    §retries: 2\n',
  ],
  [
    'run-and-approval',
    '"approval" cannot stand in "finally"',
    'steps: [{ run: a }]\nfinally:\n  - §approval: {}\n',
  ],
  [
    'mixed-entry',
    '"name" cannot stand beside "parallel"',
    'steps:\n  - §name: x\n    parallel: [{ run: a }]\n',
  ],
  [
    'nested-block',
    '"parallel" cannot stand inside',
    'steps:\n  - parallel: [{ §parallel: [{ run: b }] }, { run: a }]\n',
  ],
  [
    'nested-block',
    '"wait-all" cannot stand inside',
    'steps:\n  - parallel: [{ §wait-all: true }, { run: a }]\n',
  ],
];

const VALUES: readonly Row[] = [
  ['bad-value', '"run" must be the commands to run, but it is empty', 'steps:\n  - §run:\n'],
  ['bad-value', '"run" must be the commands to run, but it is " "', 'steps:\n  - run: §" "\n'],
  ['bad-value', 'a number above 0, or an expression, but it is 0', step('timeout-minutes: §0')],
  ['bad-value', 'but it is "soon"', step('timeout-minutes: §soon')],
  ['bad-value', 'a whole number from 0 to 1000, or a mapping such as', step('retries: §-1')],
  ['bad-value', '"delay" must be a time such as 10s, 2m, 1h or 7d', step('retries: { max: 1, delay: §5x }')],
  ['bad-value', 'an exit code from 1 to 255, but it is 0', step('retries: { max: 1, when: [§0] }')],
  ['retries-without-max', 'it has no "max"', step('§retries: { delay: 1s }')],
  ['bad-value', 'ask or never, but it is "nver"; did you mean "never"?', step('rerun: §nver')],
  ['bad-value', '"background" must be true or false, but it is "yes"', step('background: §yes')],
  ['bad-value', '"id" must be an id', step('id: §1a')],
  ['bad-value', '"id" must be an id', step(`id: §${'x'.repeat(101)}`)],
  [
    'bad-value',
    'item 2 of "needs" must be the id of a step, but it is 7',
    'steps: [{ id: a, run: a }, { needs: [a, §7], run: b }]',
  ],
  ['bad-value', 'a whole number from 1 up, but it is 1.5', 'max-parallel: §1.5\nsteps: [{ run: a }]'],
  ['bad-value', '"retention" must be a time', 'retention: §soon\nsteps: [{ run: a }]'],
  ['bad-name', '"A=B" cannot be a name here', 'env: { §"A=B": 1 }\nsteps: [{ run: a }]'],
  ['bad-name', '"" cannot be a name here', 'env: { §"": 1 }\nsteps: [{ run: a }]'],
  ['bad-name', '"1x" cannot be a name here', 'inputs: { §1x: {} }\nsteps: [{ run: a }]'],
  [
    'bad-value',
    '"A" must be text, a number, true or false, but it is a list',
    'env: { A: §[1] }\nsteps: [{ run: a }]',
  ],
  ['bad-shell', 'unknown shell "bsh"; did you mean "bash"?', step('shell: §bsh')],
  ['bad-shell', 'on Windows only', step('shell: §powershell')],
  ['bad-shell', '"shell" cannot hold an expression', step('shell: §"${{ inputs.x }}"')],
  ['bad-pattern', 'is absolute', step('reads: [§/etc/passwd]')],
  ['bad-pattern', 'leads out of its folder', step('reads: [§src/../../x]')],
  ['bad-pattern', 'without its partner', step('writes: [§"a{b"]')],
  ['bad-pattern', 'is empty', step('writes: [§""]')],
  ['bad-pattern', 'of "keep" is absolute', step('keep: [§/tmp/x]')],
  ['bad-value', '"keep" must be true, false or a list of patterns', step('keep: §all')],
  ['bad-value', 'item 2 of "keep" must be a pattern', step('keep: [a, §true]')],
  ['workflow-word', '"keep" does not belong in a pipeline file', '§keep: true\nsteps: [{ run: a }]'],
  ['unknown-key', 'unknown key "keeps"; did you mean "keep"?', step('§keeps: true')],
  ['unknown-key', 'unknown key "workspace"', step('retries: { max: 1, §workspace: keep }')],
  ['bad-pattern', 'leads out of its folder', 'workspace: { exclude: [§../x] }\nsteps: [{ run: a }]'],
  ['bad-path', 'leads out of the workspace', 'workspace: { paths: [§../x] }\nsteps: [{ run: a }]'],
  [
    'bad-path',
    'the folder "../extra" leads out of the workspace',
    'workspace: { paths: [., §../extra] }\nsteps: [{ run: a }]',
  ],
  ['nested-paths', '"src" is inside of "."', 'workspace: { paths: [., §src] }\nsteps: [{ run: a }]'],
  [
    'excluded-reads',
    '"cfg/**" is in "exclude"',
    `workspace: { exclude: [cfg/**] }\n${step('reads: [src/**, §cfg/v]')}`,
  ],
  [
    'excluded-reads',
    '"src/**" may lie in none of the folders of "workspace.paths"',
    `workspace: { paths: [out] }\n${step('reads: [out/x, §src/**]')}`,
  ],
  [
    'excluded-reads',
    '"**/*.c" may lie in none of the folders',
    `workspace: { paths: [out, ~/x] }\n${step('reads: [§"**/*.c"]')}`,
  ],
  [
    'excluded-writes',
    '"outer/x" may lie in none of the folders',
    `workspace: { paths: [./out/] }\n${step('writes: [out, out/*, §outer/x]')}`,
  ],
  ['excluded-reads', '".git/HEAD" is no part of the workspace', step('reads: [package.json, §.git/HEAD]')],
  ['excluded-reads', '"in/.savepoint/f" is no part', step('reads: [§in/.savepoint/f]')],
  ['excluded-reads', '".npmrc" is known to hold credentials', step('reads: [package.json, §.npmrc]')],
  ['excluded-reads', '"home/.docker/config.json" is known', step('reads: [§home/.docker/config.json]')],
  [
    'excluded-writes',
    '"dist/**" is in "exclude"',
    `workspace: { exclude: [dist/**] }\n${step('writes: [§dist/app.js]')}`,
  ],
  [
    'excluded-keep',
    'keeps would not be saved: "target/**" is in "exclude"',
    `workspace: { exclude: [target/**] }\n${step('keep: [src, §target/o]')}`,
  ],
  [
    'excluded-keep',
    '"build/**" may lie in none of the folders of "workspace.paths"',
    `workspace: { paths: [out] }\n${step('keep: [out/x, §build/**]')}`,
  ],
  [
    'expression-not-here',
    '"name" cannot hold an expression',
    'name: §${{ github.sha }}\nsteps: [{ run: a }]',
  ],
  ['expression-not-here', '"reads" cannot hold an expression', step('reads: [§"${{ github.sha }}"]')],
];

const A = 'steps:\n  - { id: a, run: a }\n';

const ORDER: readonly Row[] = [
  ['duplicate-id', 'the id "a" is taken by the step on line 2', `${A}  - { id: §a, run: b }\n`],
  ['duplicate-id', 'as "a": upper and lower case are the same here', `${A}  - { id: §A, run: b }\n`],
  ['duplicate-id', 'the id "a" is taken by the step on line 2', `${A}finally:\n  - { id: §a, run: b }\n`],
  [
    'unknown-needs',
    'there is no step "instal" to wait for; did you mean "install"?',
    'steps:\n  - { id: install, run: a }\n  - { run: b, needs: §instal }\n',
  ],
  ['needs-itself', 'the step "b" waits for itself', `${A}  - { id: b, run: b, needs: [a, §b] }\n`],
  ['needs-other-section', '"a" is not in "finally"', `${A}finally:\n  - { run: b, needs: §a }\n`],
  [
    'needs-other-section',
    '"b" is in "finally"',
    'steps:\n  - { run: a, needs: §b }\nfinally:\n  - { id: b, run: b }\n',
  ],
  [
    'cycle',
    'these steps wait for each other: a -> b -> a',
    'steps:\n  - { id: a, run: a, needs: §b }\n  - { id: b, run: b, needs: a }\n',
  ],
  [
    'cycle',
    'these steps wait for each other: a -> c -> b -> a',
    'steps:\n  - { id: a, run: a, needs: §c }\n  - { id: b, run: b }\n  - { id: c, run: c }\n',
  ],
  ['bad-wait', 'the step "a" is not a background step', `${A}  - wait: §a\n`],
  [
    'bad-wait',
    'the background step "a" is not before this "wait"',
    'steps:\n  - wait: [§a]\n  - { id: a, run: a, background: true }\n',
  ],
  [
    'bad-cancel',
    'there is no step "dbb"; did you mean "db"?',
    'steps:\n  - { id: db, run: a, background: true }\n  - cancel: §dbb\n',
  ],
];

const EXPRESSIONS: readonly Row[] = [
  ['bad-expression', 'has no "}}" after it', run('§${{ env.X')],
  ['bad-expression', 'the expression is empty', run('${{ §}}')],
  ['bad-expression', 'it has a double quote', run('${{ github.ref == §"x" }}')],
  [
    'bad-expression',
    'a text in the expression has no closing quote',
    "steps:\n  - run: a\n    if: github.ref == §'x\n",
  ],
  ['bad-expression', 'the expression ends too early', run('${{ §(true }}')],
  ['bad-expression', '"+" is not expected here', run('${{ github.ref §+ 1 }}')],
  [
    'bad-expression',
    '")" is not expected here',
    "steps:\n  - run: |\n      echo ${{ 'two\n      lines' == github.ref §) }}\n",
  ],
  ['bad-expression', 'contains() takes 2 arguments', run("${{ §contains('a') }}")],
  ['bad-expression', 'longer than 21,000 characters', `steps:\n  - run: a\n    if: §${'x'.repeat(21_001)}\n`],
  ['bad-expression', 'more than 50 levels deep', run(`\${{ §${'('.repeat(60)}1${')'.repeat(60)} }}`)],
  ['unknown-context', 'unknown context "githbu"; did you mean "github"?', run('${{ §githbu.sha }}')],
  [
    'unknown-function',
    'unknown function "startWith"; did you mean "startsWith"?',
    run("${{ §startWith('a', 'b') }}"),
  ],
  ['unknown-function', 'unknown function "constructor"', run('${{ §constructor(1) }}')],
  ['function-not-here', 'always() can be used only in "if"', run('${{ §always() }}')],
  [
    'function-not-here',
    'hashFiles() can be used only in a step',
    `env: { A: "\${{ §hashFiles('a') }}" }\n${A}`,
  ],
  [
    'context-not-here',
    '"steps" cannot be used in the pipeline\'s "env"',
    `env: { A: "\${{ §steps.a.outputs.b }}" }\n${A}`,
  ],
  [
    'context-not-here',
    '"needs" cannot be used in "defaults"',
    `defaults: { timeout-minutes: "\${{ §needs.a.result }}" }\n${A}`,
  ],
  ['context-not-here', '"steps" cannot be used in "writes"', step('writes: ["${{ §steps.a }}"]')],
  ['context-not-here', '"github" cannot be used in "keep"', step('keep: ["${{ §github.sha }}"]')],
  [
    'context-not-here',
    '"steps" cannot be used in "strategy"',
    `${A}  - { run: b, strategy: { matrix: { x: "\${{ §steps.a.outputs.x }}" } } }\n`,
  ],
  [
    'mixed-condition',
    'would make this condition always true',
    'steps:\n  - run: a\n    if: §${{ true }} && false\n',
  ],
  [
    'unknown-input',
    'there is no input "tagret"; did you mean "target"?',
    `inputs: { target: {} }\n${run('${{ inputs.§tagret }}')}`,
  ],
  ['unknown-input', 'there is no input "x"', run("${{ inputs[§'x'] }}")],
  [
    'unknown-step',
    'there is no step "aa"; did you mean "a"?',
    `${A}  - run: echo \${{ steps.§aa.outputs.x }}\n`,
  ],
  [
    'step-not-before',
    'speaks of its own results',
    'steps:\n  - { id: a, run: "${{ steps.§a.outputs.x }}" }\n',
  ],
  [
    'step-not-before',
    '"a" does not wait for "b", which may not have run yet',
    'steps:\n  - { id: a, run: "${{ steps.§b.outputs.x }}" }\n  - { id: b, run: b }\n',
  ],
  [
    'step-not-before',
    '"b" does not wait for "c"',
    'steps:\n  - parallel:\n      - { id: b, run: b, env: { X: "${{ steps.§c.outcome }}" } }\n      - { id: c, run: c }\n',
  ],
  [
    'step-not-before',
    '"c" does not wait for "a"',
    `${A}  - { id: b, run: b, needs: [] }\n  - { run: "\${{ steps.§a.outputs.x }}", id: c, needs: b }\n`,
  ],
  [
    'step-not-before',
    'is not in the "needs" of "c"',
    `${A}  - { id: b, run: b }\n  - { run: "\${{ needs.§a.result }}", id: c, needs: b }\n`,
  ],
  [
    'step-not-before',
    '"f" is in "finally"',
    'steps:\n  - run: echo ${{ steps.§f.outcome }}\nfinally:\n  - { id: f, run: f }\n',
  ],
  ['unknown-property', '"steps.a" has no "result"', `${A}  - run: echo \${{ steps.a.§result }}\n`],
  ['unknown-property', '"run" has no "attemp"; did you mean "attempt"?', run('${{ run.§attemp }}')],
  ['no-matrix', 'the "matrix" of the workflow\'s job is not seen here', run('${{ §matrix.x }}')],
];

const INPUTS: readonly Row[] = [
  ['no-options', 'is a choice without "options"', `inputs: { a: { type: §choice } }\n${A}`],
  ['options-without-choice', 'has "options", but is no choice', `inputs: { a: { §options: [x] } }\n${A}`],
  [
    'duplicate-option',
    '"x" is twice among the options',
    `inputs: { a: { type: choice, options: §[x, x] } }\n${A}`,
  ],
  [
    'bad-default',
    'one of its options (on, off), but it is "offf"; did you mean "off"?',
    `inputs: { a: { type: choice, options: [on, off], default: §offf } }\n${A}`,
  ],
  ['bad-default', 'must be a number, but it is "x"', `inputs: { a: { type: number, default: §x } }\n${A}`],
  ['bad-default', 'must be true or false', `inputs: { a: { type: boolean, default: §maybe } }\n${A}`],
  ['duplicate-input', 'the inputs "a" and "A" are the same', `inputs: { a: {}, §A: {} }\n${A}`],
  ['bad-value', 'choice or environment, but it is "int"', `inputs: { a: { type: §int } }\n${A}`],
];

test.each([...FORM, ...WORDS, ...VALUES, ...ORDER, ...EXPRESSIONS, ...INPUTS])(
  '%s says at its place: %s',
  (code, message, marked) => {
    const before = marked.slice(0, marked.indexOf('§')).split('\n');
    const text = marked.replace('§', '');
    const problems = problemsOf(text);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
    const line = text.split('\n')[before.length - 1];
    expect(problems[0]).toMatchObject({
      code,
      place: {
        file: 'savepoint.yml',
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        text: line,
      },
    });
    const { column = 0, length = 0 } = problems[0]?.place ?? {};
    expect(length).toBeGreaterThanOrEqual(1);
    expect(column + length - 1).toBeLessThanOrEqual(Math.max(1, line?.length ?? 0));
  },
);

test.each([
  ['a', 'use a step that ends before it; if "a" is a job of the workflow, its value comes in as an input'],
  ['ab', 'if "ab" is a job of the workflow, its value comes in as an input'],
])('`needs.%s` of a pasted step may be a job, whatever the steps are called', (job, hint) => {
  const text = `steps: [{ id: a, run: "\${{ needs.${job}.outputs.v }}" }]`;
  expect(problemsOf(text).map((problem) => problem.hint)).toEqual([expect.stringContaining(hint)]);
});

test('a word of a workflow says where it belongs instead', () => {
  const hints = (text: string) => problemsOf(text).map((problem) => problem.hint);
  expect(hints('timeout-minutes: 5\nsteps: [{ run: a }]')).toEqual([expect.stringContaining('"defaults"')]);
  expect(hints('steps: [{ uses: x }]')).toEqual([
    expect.stringContaining('stay in the workflow, before the step'),
  ]);
  expect(hints(step('retries: { max: 1, workspace: keep }'))).toEqual([
    expect.stringContaining('"keep: true"'),
  ]);
  expect(hints('steps: [{ run: "${{ vars.X }}" }]')).toEqual([expect.stringContaining('--input')]);
});

test.each([
  ['steps.§setup.outputs.version', 'version', 'if "setup" is a step of the workflow'],
  ['steps.§setup.outcome', 'outcome', 'if "setup" is a step of the workflow'],
  ["steps[§'setup'].outputs['no name']", 'outputs', 'if "setup" is a step of the workflow'],
  ['needs.§build.outputs.tag', 'tag', 'if "build" is a job of the workflow'],
  ['needs.§build.result', 'result', 'if "build" is a job of the workflow'],
  ['§matrix.node', 'node', 'its value comes in as an input: '],
  ['§strategy.job-index', 'job-index', 'its value comes in as an input: '],
  ['§matrix[github.job]', 'NAME', 'its value comes in as an input: '],
])('a value of the workflow comes in as an input: %s', (marked, name, when) => {
  const expression = marked.replace('§', '');
  const [problem] = problemsOf(`steps:\n  - { id: a, run: "\${{ ${expression} }}" }\n`);
  expect(problem?.hint).toContain(`${when}`);
  expect(problem?.hint).toContain(
    `declare "inputs: { ${name}: {} }" at the top of the file, give the action`,
  );
  expect(problem?.hint).toMatch(new RegExp(`"inputs: ${name}=.*", and use inputs.${name} here$`));
});

test('a step that is nearly named is the one that may be meant', () => {
  const [problem] = problemsOf(`${A}  - run: echo \${{ steps.aa.outputs.x }}\n`);
  expect(problem?.hint).toMatch(/^the ids of the steps are a, /);
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
    'cycle 2:29 these steps wait for each other: a -> b -> a',
    'cycle 4:29 these steps wait for each other: c -> d -> c',
  ]);
});
