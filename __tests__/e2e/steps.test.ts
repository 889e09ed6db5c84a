/** A job whose steps stay in the workflow, on a real runner. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { ResultsService } from '../support/results-service/service.ts';
import { resumeTest, scenario } from '../support/scenario.ts';

const STEPS = `
      - name: Install
        id: install
        run: |
          echo install >> "$STEP_LOG"
          mkdir -p vendor/bin && printf '#!/bin/sh\\necho tool "$@"\\n' > vendor/bin/tool && chmod 755 vendor/bin/tool
          echo "$PWD/vendor/bin" >> "$GITHUB_PATH"
          echo "VENDOR=$PWD/vendor" >> "$GITHUB_ENV"
          echo "version=1.2" >> "$GITHUB_OUTPUT"
      - run: |
          echo lint >> "$STEP_LOG"
          test -e "$OUTSIDE/lint"
          tool lint > lint.txt
      - uses: ./.github/actions/stamp
      - id: build
        working-directory: src
        env: { MODE: release }
        run: |
          echo build >> "$STEP_LOG"
          test -e "$OUTSIDE/build"
          cat main.txt ../stamp.txt > ../out.txt; echo "$MODE \${{ steps.install.outputs.version }}" >> ../out.txt; rm main.txt
      - shell: savepoint python3 {0}
        run: |
          import os
          with open(os.environ["STEP_LOG"], "a") as log: log.write("python\\n")
          with open("py.txt", "w") as out: out.write(os.path.relpath(os.environ["VENDOR"]) + "\\n")
      - id: test
        run: |
          echo test >> "$STEP_LOG"
          test -e "$OUTSIDE/test"
          tool test | cat - out.txt py.txt lint.txt
      - if: always()
        id: report
        run: |
          echo report >> "$STEP_LOG"
          echo "tests: \${{ steps.test.outcome }}" >> "$GITHUB_STEP_SUMMARY"
`;

const WORKFLOW = `
name: CI
on: push
jobs:
  build:
    runs-on: ubuntu-latest
    defaults:
      run:
        shell: savepoint {0}
    steps:
      - uses: actions/checkout@v5
      - id: savepoint
        uses: OWNER/savepoint@v1
        with: { command: steps }
${STEPS}
`;

const FILES = {
  'src/main.txt': 'main\n',
  '.github/actions/stamp/action.yml': `
name: Stamp
description: Changes the workspace, as any action may
runs:
  using: composite
  steps:
    - shell: bash
      run: echo stamp >> "$STEP_LOG"; echo stamp > stamp.txt
`,
};

const ALL = ['install', 'lint', 'stamp', 'build', 'python', 'test', 'report'];
const RESULT = ['tool test', 'main', 'stamp', 'release 1.2', 'vendor', 'tool lint'];

/** Without the lines that are ours. */
function resultIn(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => RESULT.includes(line));
}

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

for (const failing of ['lint', 'build', 'test']) {
  resumeTest(
    `a job that failed at its step ${failing} goes on from there in a new workspace`,
    async (action) => {
      const isReported = failing === 'lint';
      const workflow = isReported
        ? WORKFLOW.replace('command: steps', 'command: steps, report: on-failure')
        : WORKFLOW;
      const job = scenario({ service, workflow, files: FILES }, action);
      const open = (name: string) => writeFileSync(join(job.outside, name), '');
      for (const name of ['lint', 'build', 'test']) if (name !== failing) open(name);
      const first = await job.attempt();
      expect(first.code).toBe(1);
      const before = [...ALL.slice(0, ALL.indexOf(failing) + 1), 'report'];
      expect(job.log()).toEqual(before);
      const reported = expect.stringMatching(/^savepoint-report-build@savepoint-.*\.1\.html$/);
      expect(service.artifacts().map(({ name }) => name)).toEqual(isReported ? [reported] : []);
      open(failing);
      const second = await job.attempt();
      expect(second.code).toBe(0);
      const again = ALL.slice(ALL.indexOf(failing));
      // Steps with uses run in every attempt.
      const after = again.includes('stamp') ? again : ['stamp', ...again];
      expect(job.log()).toEqual([...before, ...after]);
      expect(resultIn(second.step('test').lines)).toEqual(RESULT);
      expect(second.step('install').lines[0]).toMatch(/^reused from attempt 1/);
      expect(second.step('report').summary).toBe('tests: success\n');
      const end = second.job.steps.find(({ id, stage }) => id === 'savepoint' && stage === 'post');
      expect(end?.summary).toMatch(/build: completed[\s\S]*completed, reused \| <code>install<\/code>/);
    },
  );
}

/** A job in a workflow that another one calls, and steps of a composite action that name our shell. */
const CALLED = `
name: Called
on: { workflow_call: { outputs: { word: { value: "\${{ jobs.build.outputs.word }}" } } } }
jobs:
  build:
    runs-on: ubuntu-latest
    outputs: { word: "\${{ steps.first.outputs.word }}" }
    defaults: { run: { shell: "savepoint {0}" } }
    steps:
      - uses: actions/checkout@v5
      - { uses: OWNER/savepoint@v1, with: { command: steps } }
      - id: first
        run: echo first >> "$STEP_LOG"; echo word=hello >> "$GITHUB_OUTPUT"
      - { uses: ./.github/actions/twice, with: { name: x } }
      - { uses: ./.github/actions/twice, with: { name: y } }
      - id: last
        run: echo last >> "$STEP_LOG"; cat x y; test -e "$OUTSIDE/last"
`;

const TWICE = `
name: Twice
description: Is used twice
inputs: { name: { description: what it makes } }
runs:
  using: composite
  steps:
    - shell: savepoint {0}
      run: echo \${{ inputs.name }} >> "$STEP_LOG"; echo \${{ inputs.name }} > \${{ inputs.name }}
`;

resumeTest(
  'in a called workflow, and in a composite action with our shell, steps are reused',
  async (action) => {
    const workflow = `
name: CI
on: push
jobs:
  outer: { uses: ./.github/workflows/called.yml }
  after:
    needs: outer
    runs-on: ubuntu-latest
    steps:
      - run: echo "got \${{ needs.outer.outputs.word }}"
`;
    const files = { '.github/workflows/called.yml': CALLED, '.github/actions/twice/action.yml': TWICE };
    const job = scenario({ service, workflow, files }, action);
    expect((await job.attempt()).code).toBe(1);
    writeFileSync(join(job.outside, 'last'), '');
    const second = await job.attempt();
    expect([second.code, job.log()]).toEqual([0, ['first', 'x', 'y', 'last', 'last']]);
    const lines = (id: string, step: string) =>
      second.jobs.find((each) => each.id === id)?.steps.find((each) => each.id === step)?.lines;
    expect(lines('build', 'last')).toEqual(expect.arrayContaining(['x', 'y']));
    expect(lines('after', '0')).toEqual(['got hello']);
  },
);

resumeTest('a job whose machine is lost in the middle of a step goes on from there', async (action) => {
  const job = scenario(
    {
      service,
      workflow: WORKFLOW.replace('test -e "$OUTSIDE/test"', 'test -e "$OUTSIDE/test" || sleep 600'),
      files: FILES,
    },
    action,
  );
  for (const name of ['lint', 'build']) writeFileSync(join(job.outside, name), '');
  const running = job.start();
  await running.until('the step runs', () => job.log().includes('test'));
  await running.until('the steps before are saved', () =>
    service.entries().some(({ key, status }) => status === 'ready' && /-000004-[rn]\.$/.test(key)),
  );
  await running.lose();
  await running.gone();
  writeFileSync(join(job.outside, 'test'), '');
  const second = await job.attempt();
  expect(second.code).toBe(0);
  expect(resultIn(second.step('test').lines)).toEqual(RESULT);
  expect(job.log().filter((step) => step === 'build')).toEqual(['build']);
});
