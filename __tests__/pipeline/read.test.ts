import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Keep } from '../../src/pipeline/model.ts';
import { readPipeline } from '../../src/pipeline/read.ts';
import { briefsOf, pipelineOf, problemsOf, readText, stepOf } from '../support/pipeline.ts';
import { runs } from '../support/random.ts';

const EXAMPLE = `name: Nightly
description: Build, test and publish
inputs:
  target: { type: choice, options: [staging, production], default: staging }
env: { NODE_ENV: test }
defaults:
  run: { shell: bash, working-directory: . }
  timeout-minutes: 60
max-parallel: 4
fail-fast: false
retention: 7d
workspace:
  paths: ["."]
  exclude: ["**/.cache/**"]
steps:
  - name: Install
    id: install
    run: npm ci
  - id: db
    run: ./start-test-database.sh
    background: true
  - parallel:
      - id: lint
        run: npm run lint
        reads: ["src/**", "*.json"]
        writes: []
      - id: test
        run: npm test -- --shard=\${{ matrix.shard }}/3
        strategy: { matrix: { shard: [1, 2, 3] }, fail-fast: false, max-parallel: 2 }
        timeout-minutes: 20
        retries: { max: 2, delay: 10s, backoff: exponential, max-delay: 2m, when: [error, timeout] }
  - id: gate
    approval: { prompt: "Publish \${{ inputs.target }}?" }
  - id: publish
    if: github.ref == 'refs/heads/main' && steps.lint.outcome == 'success'
    env: { TOKEN: "\${{ secrets.NPM_TOKEN }}" }
    rerun: ask
    run: ./publish.sh \${{ inputs.target }}
finally:
  - id: report
    run: ./report.sh
`;

test('the example of the contract is read as it stands, and what cannot run yet is listed', () => {
  const pipeline = pipelineOf(EXAMPLE);
  expect(pipeline).toMatchObject({
    name: 'Nightly',
    description: 'Build, test and publish',
    path: 'savepoint.yml',
    env: { NODE_ENV: 'test' },
    maxParallel: 4,
    failFast: false,
    retentionMs: 7 * 86_400_000,
    workspace: { paths: ['.'], exclude: ['**/.cache/**'], machine: [] },
  });
  expect(pipeline.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(pipeline.steps.map(({ id, number, line }) => [id, number, line])).toEqual([
    ['install', 1, 16],
    ['db', 2, 19],
    ['lint', 3, 23],
    ['test', 4, 27],
    ['gate', 5, 32],
    ['publish', 6, 34],
  ]);
  expect(pipeline.finally).toMatchObject([{ id: 'report', number: 7, section: 'finally', needs: [] }]);
  expect(pipeline.steps.map(({ approval }) => approval)).toEqual([
    ...[null, null, null, null, 'Publish ${{ inputs.target }}?', null],
  ]);
});

test('a step carries what it says itself, else what the defaults say', () => {
  const pipeline = pipelineOf(EXAMPLE);
  expect(stepOf(pipeline, 'test')).toMatchObject({
    shell: 'bash',
    workingDirectory: '.',
    timeoutMinutes: 20,
    needs: ['install'],
    needsWritten: false,
    retries: {
      max: 2,
      delayMs: 10_000,
      backoff: 'exponential',
      maxDelayMs: 120_000,
      when: ['error', 'timeout'],
    },
  });
  expect(stepOf(pipeline, 'lint')).toMatchObject({
    timeoutMinutes: 60,
    reads: ['src/**', '*.json'],
    writes: [],
    rerun: 'auto',
    retries: { max: 0, delayMs: 0, backoff: 'fixed', maxDelayMs: null, when: ['error', 'timeout', 'signal'] },
  });
  expect(stepOf(pipeline, 'publish')).toMatchObject({
    rerun: 'ask',
    needs: ['gate'],
    reads: null,
    writes: null,
  });
});

test('a pipeline that says little has the defaults of the contract', () => {
  const { digest, ...pipeline } = pipelineOf('steps: [{ run: npm ci }]', '.github/savepoint/nightly.yml');
  expect(digest).toHaveLength(64);
  expect(pipeline).toEqual({
    name: 'nightly',
    description: null,
    path: '.github/savepoint/nightly.yml',
    inputs: [],
    env: {},
    maxParallel: null,
    failFast: false,
    onPause: null,
    onEnd: null,
    retentionMs: 604_800_000,
    workspace: { paths: ['.'], exclude: [], machine: [] },
    finally: [],
    warnings: [],
    steps: [
      {
        id: 'npm-ci',
        number: 1,
        section: 'steps',
        name: 'npm ci',
        run: 'npm ci',
        approval: null,
        shell: null,
        workingDirectory: null,
        env: {},
        needs: [],
        started: [],
        behind: [],
        needsWritten: false,
        if: null,
        timeoutMinutes: null,
        retries: {
          max: 0,
          delayMs: 0,
          backoff: 'fixed',
          maxDelayMs: null,
          when: ['error', 'timeout', 'signal'],
        },
        continueOnError: false,
        reads: null,
        writes: null,
        keep: 'nothing',
        background: null,
        strategy: null,
        leg: null,
        rerun: 'auto',
        mentions: {
          inputs: [],
          secrets: [],
          github: [],
          env: [],
          steps: [],
          outputs: [],
          condition: { env: [], outputs: [] },
          overridden: [],
          strategy: [],
        },
        line: 1,
      },
    ],
  });
});

test('defaults for retries, rerun and continue-on-error apply key by key', () => {
  const pipeline = pipelineOf(`
defaults: { retries: { delay: 5s, max: 1 }, continue-on-error: true, rerun: always }
steps:
  - { id: a, run: a }
  - { id: b, run: b, retries: 3, continue-on-error: false, rerun: never }
  - { id: c, run: c, retries: { backoff: linear, when: [timeout, 42] } }
`);
  expect(stepOf(pipeline, 'a')).toMatchObject({
    retries: { max: 1, delayMs: 5000 },
    continueOnError: true,
    rerun: 'always',
  });
  expect(stepOf(pipeline, 'b')).toMatchObject({
    retries: { max: 3, delayMs: 5000 },
    continueOnError: false,
    rerun: 'never',
  });
  expect(stepOf(pipeline, 'c').retries).toMatchObject({ max: 1, backoff: 'linear', when: ['timeout', 42] });
});

test.each<[string, Keep]>([
  ['', 'nothing'],
  [', keep: false', 'nothing'],
  [', keep: []', 'nothing'],
  [', keep: true', 'everything'],
  [', keep: ["target/**", "!target/tmp/**"]', ['target/**', '!target/tmp/**']],
])('a step says how much of a failed try its next try finds: "%s" is %j', (keys, keep) => {
  expect(stepOf(pipelineOf(`steps: [{ run: a, id: a${keys} }]`), 'a').keep).toEqual(keep);
});

test('values of env become text as GitHub writes it', () => {
  const { env } = pipelineOf(
    'env: { A: 1.10, B: true, C: 007, D: yes, E: null, F: 0x10, G: "on", __proto__: p, constructor: c, H: -0, I: 1e3, J: 2024-01-31, K: 12345678901234567890, L: on, M: TRUE, N: ~, O: 0o14, P: 1_000 }\nsteps: [{ run: a }]',
  );
  expect(Object.entries(env)).toEqual([
    ['A', '1.1'],
    ['B', 'true'],
    ['C', '7'],
    ['D', 'yes'],
    ['E', ''],
    ['F', '16'],
    ['G', 'on'],
    ['__proto__', 'p'],
    ['constructor', 'c'],
    ['H', '0'],
    ['I', '1000'],
    ['J', '2024-01-31'],
    ['K', '1.23456789012346E+19'],
    ['L', 'on'],
    ['M', 'true'],
    ['N', ''],
    ['O', '12'],
    ['P', '1_000'],
  ]);
});

test('commands and names may be written as numbers or booleans, conditions as booleans', () => {
  const [step] = pipelineOf('steps: [{ run: true, name: 5, if: false, timeout-minutes: 0.5 }]').steps;
  expect(step).toMatchObject({ run: 'true', name: '5', if: 'false', timeoutMinutes: 0.5 });
});

test('a step behind an alias is read like one that is written out', () => {
  const pipeline = pipelineOf(`
steps:
  - &base { run: make, env: &env { A: 1 } }
  - { run: test, env: *env }
  - *base
`);
  expect(pipeline.steps.map(({ id, env, line }) => [id, env, line])).toEqual([
    ['make', { A: '1' }, 3],
    ['test', { A: '1' }, 4],
    ['make-2', { A: '1' }, 5],
  ]);
});

test('a YAML 1.1 directive changes nothing: yes is text', () => {
  expect(pipelineOf('%YAML 1.1\n---\nenv: { A: yes }\nsteps: [{ run: a }]').env).toEqual({ A: 'yes' });
});

test('a file with Windows line ends and a byte order mark is read', () => {
  expect(pipelineOf('\ufeffname: x\r\nsteps:\r\n  - run: |\r\n      a\r\n      b\r\n').steps[0]?.run).toBe(
    'a\nb\n',
  );
  expect(problemsOf('name: x\r\nsteps:\r\n  - rnu: a\r\n')[0]?.place).toMatchObject({
    line: 3,
    column: 5,
    text: '  - rnu: a',
  });
});

test.each([
  ['is empty', '', 'empty', 'the file is empty'],
  ['holds only comments', '# nothing\n\n# more\n', 'empty', 'the file is empty'],
  ['is longer than 1 MiB', `# ${'x'.repeat(1024 * 1024)}`, 'too-big', 'longer than 1 MiB'],
  ['holds NUL bytes', 'steps:\u0000', 'not-text', 'NUL bytes'],
  ['is a list', '- run: a', 'bad-value', 'the file must be a mapping'],
  ['is a text', 'hello', 'bad-value', 'the file must be a mapping'],
  ['is a bare null', '~', 'bad-value', 'the file must be a mapping'],
  ['holds several documents', 'steps: [{ run: a }]\n---\nsteps: []\n', 'yaml', 'several YAML documents'],
  [
    'is a whole workflow',
    'on: push\njobs:\n  a:\n    runs-on: x\n    steps: [{ uses: a }]',
    'workflow',
    'a whole workflow',
  ],
  ['is an action', 'name: a\nruns: { using: composite, steps: [] }', 'workflow', 'an action'],
])('a file that %s gives one problem', (_, text, code, message) => {
  const problems = problemsOf(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ code, message: expect.stringContaining(message) });
  expect(problems[0]?.hint ?? '').not.toBe('');
});

test('bytes that are not UTF-8 are no text', () => {
  const checked = readPipeline({ path: 'x.yml', bytes: new Uint8Array([0x61, 0xff, 0xfe]) });
  expect(checked).toMatchObject({ ok: false, problems: [{ code: 'not-text' }] });
});

test('every error of a file is told at once, in the order of the lines', () => {
  expect(
    briefsOf(`
runs-on: ubuntu-latest
steps:
  - id: a
    run: echo \${{ inputs.x }} \${{ 1 + }}
    retires: 2
  - id: a
    needs: b
    run: a
  - id: b
    needs: c
    run: b
    shell: zsh
  - id: c
    run: c
    needs: b
`),
  ).toEqual([
    'workflow-word 2:1 "runs-on" does not belong in a pipeline file',
    'unknown-input 5:26 there is no input "x"',
    'bad-expression 5:37 the expression cannot be read: "+" is not expected here',
    'unknown-key 6:5 unknown key "retires"; did you mean "retries"?',
    'duplicate-id 7:9 the id "a" is taken by the step on line 4',
    'cycle 11:12 these steps wait for each other: b -> c -> b',
    'bad-shell 13:12 unknown shell "zsh"; did you mean "sh"?',
  ]);
});

test('a key that is there twice hides no other error', () => {
  expect(
    briefsOf(`
steps:
  - id: a
    run: echo 1
    run: echo 2
    shell: zsh
  - { id: b, run: x, needs: nope }
`),
  ).toEqual([
    'duplicate-key 5:5 the key "run" is here a second time; the first is on line 4',
    'bad-shell 6:12 unknown shell "zsh"; did you mean "sh"?',
    'unknown-needs 7:29 there is no step "nope" to wait for',
  ]);
});

test('of a key that is there twice with more below it, only that is told', () => {
  const steps = 'steps:\n  - { id: a, run: x, needs: b }\nsteps:\n  - { id: b, run: x }\n';
  expect(briefsOf(steps)).toEqual([
    'duplicate-key 3:1 the key "steps" is here a second time; the first is on line 1',
  ]);
});

test('each root inside of another one is told', () => {
  expect(briefsOf('workspace: { paths: [src, src/a, src, src/b] }\nsteps: [{ run: a }]')).toEqual([
    'nested-paths 1:27 "src/a" is inside of "src", which is saved with all that is below it',
    'nested-paths 1:34 "src" is inside of "src", which is saved with all that is below it',
    'nested-paths 1:39 "src/b" is inside of "src", which is saved with all that is below it',
  ]);
});

/** Of this process's own work, so that a busy machine makes no difference. */
function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

test('an alias bomb is refused at once', () => {
  const levels = 'abcdefghijkl'.split('');
  const lines = levels.map((name, index) => {
    const items = Array(10).fill(index === 0 ? 'x' : `*${levels[index - 1]}`);
    return `${name}: &${name} [${items.join(', ')}]`;
  });
  const started = process.cpuUsage();
  expect(briefsOf(`${lines.join('\n')}\nsteps: *l\n`)).toEqual([
    expect.stringMatching(/^alias-bomb 5:\d+ the aliases of this file unfold to more than 100000 values/),
  ]);
  expect(millisecondsSince(started)).toBeLessThan(2000);
});

test('a pipeline of 2,000 steps is read in a moment', () => {
  const steps = Array.from({ length: 2000 }, (_, index) => {
    const before = index === 0 ? '' : ` \${{ steps.s${index - 1}.outputs.x }}`;
    return `  - id: s${index}\n    run: echo${before}\n`;
  });
  const text = `steps:\n${steps.join('')}`;
  pipelineOf('steps: [{ run: warm }]');
  const started = process.cpuUsage();
  expect(pipelineOf(text).steps).toHaveLength(2000);
  expect(millisecondsSince(started)).toBeLessThan(2000);
});

test('two blocks of 1,000 steps share their lists of needs', () => {
  const block = (name: string) =>
    `  - parallel:\n${Array.from({ length: 1000 }, (_, index) => `      - run: ${name} ${index}\n`).join('')}`;
  const { steps } = pipelineOf(`steps:\n${block('a')}${block('b')}`);
  expect(steps[1999]?.needs).toHaveLength(1000);
  expect(steps[1999]?.needs).toBe(steps[1000]?.needs);
});

test('more than 10,000 steps are refused with one problem', () => {
  const briefs = briefsOf(`steps:\n${'- run: a\n'.repeat(10_005)}`);
  expect(briefs).toEqual(['too-many-steps 10002:3 the pipeline has more than 10000 steps']);
});

test('no bytes whatever make reading throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(typeof readPipeline({ path: 'x.yml', bytes }).ok).toBe('boolean');
    }),
  );
});

const WORDS = [
  ...[
    'steps:',
    '- ',
    ': ',
    '\n',
    '  ',
    '\n  - ',
    'needs: ',
    ', ',
    '${{ ',
    ' }}',
    'if: ',
    'env: ',
    '|\n',
    '>-\n',
  ],
  ...['&a ', '*a', '---\n', '\t', ...'[]{}()\'"!?#~%@`'.split(''), '<<', '.*', '==', 'run', 'id', 'inputs.'],
  ...['steps.', 'a', 'b', 'true', '1', 'parallel:', 'success()', '__proto__', 'constructor'],
];

test('no text made of the words of the language makes reading throw, and every problem has a place in it', () => {
  const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, (words) => {
      const checked = readText(words);
      const lines = words.split('\n');
      for (const { place, message } of checked.ok ? [] : checked.problems) {
        expect(message).not.toBe('');
        expect(place?.text).toBe(lines[(place?.line ?? 0) - 1]);
        expect(place?.column).toBeLessThanOrEqual((place?.text.length ?? 0) + 1);
      }
    }),
    { numRuns: runs(200) },
  );
});

test('no step made of random values makes reading throw', () => {
  const keys =
    'id name run needs if env retries reads writes keep shell parallel wait strategy background timeout-minutes approval x'.split(
      ' ',
    );
  const step = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 });
  fc.assert(
    fc.property(fc.record({ steps: fc.array(step, { maxLength: 5 }) }), (file) => {
      expect(typeof readText(JSON.stringify(file)).ok).toBe('boolean');
    }),
    { numRuns: runs(100) },
  );
});
