/** A re-run of a job under a real runner: what of its surroundings a step was built on, and what its machine had. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { planIn } from '../support/pipeline-log.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { resumeTest, type Scenario, scenario } from '../support/scenario.ts';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

/** A second checkout keeps the job's token in its configuration; the variable stands for one of the repository. */
const WORKFLOW = `
name: CI
on: push
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - run: |
          git clone -q "$OUTSIDE/lib" lib
          git -C lib config http.https://github.com/.extraheader "AUTHORIZATION: basic U0VDUkVU"
          cp "$OUTSIDE/artifact" artifact
          echo "WHO=$(cat "$OUTSIDE/who")" >> "$GITHUB_ENV"
      - uses: OWNER/savepoint@v1
        id: savepoint
`;

const PIPELINE = JSON.stringify({
  steps: [
    step('read', 'cat artifact > read', { reads: ['artifact'] }),
    step('who', 'echo "${{ env.WHO }}" > who', { reads: [] }),
    step('build', 'cp lib/src app'),
    step(
      'venv',
      'python3 -m venv --without-pip "$RUNNER_TEMP/v"; echo "$RUNNER_TEMP/v/bin" >> "$GITHUB_PATH"',
    ),
    step('tool', 'mkdir -p ~/.local/bin; echo x > ~/.local/bin/sptool', { needs: ['venv'] }),
    step('tag', 'git tag v1'),
    step('test', 'test "$(command -v python3)" = "$RUNNER_TEMP/v/bin/python3"; test -e "$OUTSIDE/go"', {
      needs: ['read', 'who', 'build', 'venv', 'tool', 'tag'],
    }),
  ],
});

function step(id: string, run: string, keys: object = {}) {
  return { id, needs: [], ...keys, run: `echo ${id} >> "$STEP_LOG"\n${run}` };
}

function put({ outside }: Scenario, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(outside, name), text);
}

function commitLib({ outside }: Scenario, text: string): void {
  const lib = join(outside, 'lib');
  mkdirSync(lib, { recursive: true });
  put({ outside } as Scenario, { 'lib/src': text });
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: lib, stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=t', '-c', 'user.email=t@localhost', 'commit', '-q', '-m', text);
}

resumeTest(
  'a second checkout, an artifact, a variable and an installed place decide what runs again',
  async (action) => {
    const job = scenario({ service, workflow: WORKFLOW, pipeline: PIPELINE }, action);
    commitLib(job, 'v1');
    put(job, { artifact: 'v1', who: 'me' });
    expect((await job.attempt()).code).toBe(1);
    const all = ['read', 'who', 'build', 'venv', 'tool', 'tag', 'test'];
    expect(job.log().toSorted()).toEqual(all.toSorted());

    const same = await job.attempt();
    expect(same.code).toBe(1);
    expect(job.log().slice(all.length).toSorted()).toEqual(['test', 'tool', 'venv']);
    expect(planIn(same.step('savepoint'))).toMatchObject({
      read: 'reuse: completed before; the files that it reads are the same',
      build: 'reuse: completed before; the commit and the source files are the same',
      tool: 'run: it installed programs (sptool), which this machine does not have',
      venv: expect.stringMatching(
        /^run: it installed files and folders \(\S+\/v\/bin\), which this machine does not have$/,
      ),
    });

    const { annotations } = same.step('savepoint');
    expect(annotations.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('tag: is reused, and this machine does not have its git refs'),
    );

    commitLib(job, 'v2');
    put(job, { artifact: 'v2', who: 'you', go: '' });
    const changed = await job.attempt();
    expect(changed.code).toBe(0);
    expect(
      job
        .log()
        .slice(all.length + 3)
        .toSorted(),
    ).toEqual(all.toSorted());
    expect(planIn(changed.step('savepoint'))).toMatchObject({
      read: 'run: files that it reads have changed: artifact',
      who: 'run: the variable WHO has changed',
      build: expect.stringMatching(/^run: another commit in lib: [0-9a-f]{10} before, [0-9a-f]{10} now$/),
    });
  },
);
