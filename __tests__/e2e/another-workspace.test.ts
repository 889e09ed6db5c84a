/** What comes back in another workspace, and what runs again there when the pipeline has changed. */
import { writeFileSync } from 'node:fs';
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

/** The step `after` looks at what is there when the pipeline has ended. */
function workflow(after: string, inputs = '{}'): string {
  return `
name: CI
on: push
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - id: savepoint
        uses: OWNER/savepoint@v1
        with: ${inputs}
      - id: after
        run: ${after}
`;
}

resumeTest('a pipeline that was changed runs what was changed, and what depends on that', async (action) => {
  const job = scenario(
    {
      service,
      workflow: workflow('ls -1', '{ scope: "ci-${{ github.ref_name }}", max-parallel: 1 }'),
      pipeline: pipelineOf([
        step('base', []),
        step('edited', ['base']),
        step('after-edited', ['edited']),
        step('removed', ['base']),
        step('after-removed', ['base', 'removed']),
        step('untouched', ['base']),
        step('last', ['after-edited', 'after-removed', 'untouched'], 'test -e "$OUTSIDE/go"'),
      ]),
    },
    action,
  );
  expect((await job.attempt({ runId: 777 })).code).toBe(1);
  const first = ['base', 'edited', 'after-edited', 'removed', 'after-removed', 'untouched', 'last'];
  expect(job.log()).toEqual(first);
  go(job);
  job.push({
    '.github/savepoint.yml': pipelineOf([
      step('base', []),
      step('edited', ['base'], 'echo 2 > edited-anew'),
      step('added', ['base']),
      step('after-edited', ['edited']),
      step('after-removed', ['base']),
      step('untouched', ['base']),
      step('last', ['after-edited', 'after-removed', 'untouched', 'added'], 'test -e "$OUTSIDE/go"'),
    ]),
  });
  const second = await job.attempt({ runId: 778 });
  expect(second.code).toBe(0);
  expect(job.log().slice(first.length)).toEqual(['edited', 'added', 'after-edited', 'after-removed', 'last']);
  expect(planIn(second.step('savepoint'))).toEqual({
    base: 'reuse: completed before; the files that it reads are the same',
    edited: 'run: its definition has changed (run)',
    added: 'run: runs for the first time',
    'after-edited': 'run: depends on edited, which runs again',
    'after-removed': 'run: its definition has changed (needs)',
    untouched: 'reuse: completed before; the files that it reads are the same',
    last: 'run: failed before: exit code 1',
  });
  expect(second.step('after').lines).toEqual([
    'added',
    'after-edited',
    'after-removed',
    'base',
    'edited-anew',
    'untouched',
  ]);
});

resumeTest('what a step deleted is deleted from a fresh checkout too', async (action) => {
  const job = scenario(
    {
      service,
      files: { 'doomed/a': '', 'doomed/deep/b': '', 'emptied/c': '', 'kept/d': '', 'old.txt': '' },
      workflow: workflow('find . -name ".git*" -prune -o -print | LC_ALL=C sort'),
      pipeline: `
steps:
  - id: clean
    run: |
      echo clean >> "$STEP_LOG"
      rm -r doomed old.txt emptied/c
      mkdir -p made/deep
      touch made/1 made/deep/2
  - id: tidy
    run: |
      echo tidy >> "$STEP_LOG"
      rm -r made/deep
      mkdir empty
  - id: check
    run: |
      echo check >> "$STEP_LOG"
      test -e "$OUTSIDE/go"
      test ! -e doomed && test ! -e old.txt && test ! -e made/deep
`,
    },
    action,
  );
  expect((await job.attempt()).code).toBe(1);
  go(job);
  const second = await job.attempt();
  expect(second.step('after').lines).toEqual([
    '.',
    './emptied',
    './empty',
    './kept',
    './kept/d',
    './made',
    './made/1',
  ]);
  expect(job.log()).toEqual(['clean', 'tidy', 'check', 'check']);
});

resumeTest(
  'variables with paths fit the new folders; permission bits and links come back',
  async (action) => {
    const job = scenario(
      {
        service,
        files: { 'script.sh': 'echo "a script"\n' },
        workflow: workflow('cat seen'),
        pipeline: `
steps:
  - id: install
    run: |
      echo install >> "$STEP_LOG"
      mkdir -p tools/bin private
      printf '#!/bin/sh\\necho "a tool"\\n' > tools/bin/tool
      echo key > private/key
      chmod 750 tools/bin/tool; chmod 755 script.sh; chmod 700 private; chmod 400 private/key
      ln -s tool tools/bin/also; ln -s tools linked; ln -s nowhere dangling
      echo "TOOLS=$PWD/tools" >> "$GITHUB_ENV"
      echo "SCRATCH=$RUNNER_TEMP/scratch" >> "$GITHUB_ENV"
      echo "LIST=$PWD/a:$HOME/b:$RUNNER_TEMP:/usr/bin" >> "$GITHUB_ENV"
      echo "$PWD/tools/bin" >> "$GITHUB_PATH"
      echo "$RUNNER_TEMP/bin" >> "$GITHUB_PATH"
      echo "place=$PWD/tools" >> "$GITHUB_OUTPUT"
      echo "$PWD $RUNNER_TEMP $HOME" > "$OUTSIDE/first"
  - id: use
    run: |
      echo use >> "$STEP_LOG"
      test -e "$OUTSIDE/go"
      for old in $(cat "$OUTSIDE/first"); do
        test "$old" != "$PWD" && test "$old" != "$RUNNER_TEMP" && test "$old" != "$HOME"
      done
      # As here, whatever the folders are called.
      short() { echo "$1" | sed "s,$PWD,WORKSPACE,g; s,$RUNNER_TEMP,TEMP,g; s,$HOME,HOME,g"; }
      {
        also
        ./script.sh
        short "$TOOLS $SCRATCH $LIST"
        short "$(command -v also) \${{ steps.install.outputs.place }}"
        short "$(echo "$PATH" | cut -d : -f 1-2)"
        stat -c '%A %n' tools/bin/tool script.sh private private/key
        readlink tools/bin/also linked dangling
      } > seen
`,
      },
      action,
    );
    expect((await job.attempt()).code).toBe(1);
    go(job);
    const second = await job.attempt();
    expect(job.log()).toEqual(['install', 'use', 'use']);
    expect(second.step('after').lines).toEqual([
      'a tool',
      'a script',
      'WORKSPACE/tools TEMP/scratch WORKSPACE/a:HOME/b:TEMP:/usr/bin',
      'WORKSPACE/tools/bin/also WORKSPACE/tools',
      'TEMP/bin:WORKSPACE/tools/bin',
      '-rwxr-x--- tools/bin/tool',
      '-rwxr-xr-x script.sh',
      'drwx------ private',
      '-r-------- private/key',
      'tool',
      'tools',
      'nowhere',
    ]);
  },
);

interface Step {
  readonly id: string;
  readonly needs: readonly string[];
  readonly reads: readonly string[];
  readonly run: string;
}

/** Tells that it runs, and leaves a file of its name. That another commit is checked out does not matter to it. */
function step(id: string, needs: readonly string[], does = `echo 1 > ${id}`): Step {
  return { id, needs, reads: [], run: `echo ${id} >> "$STEP_LOG"\n${does}` };
}

function pipelineOf(steps: readonly Step[]): string {
  return JSON.stringify({ steps });
}

function go({ outside }: Scenario): void {
  writeFileSync(join(outside, 'go'), '');
}
