/** The post step saves what is left, runs what asks to run after a cancel, and no other step. `cache.test.ts` has what it saves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const DEPLOY = 'steps:\n  - { id: deploy, rerun: ask, run: \'echo deploy >> "$LOG"\' }\n';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test.each([
  ['that saved all', DEPLOY, 0, ['deploy']],
  ['that refused to start', 'steps:\n  - retires: 2\n', 2, []],
])('after a main step %s it runs no step and says nothing', async (_what, pipeline, code, ran) => {
  const job = new Job({ service, pipeline });
  const done = await job.attempt();
  expect(done.code).toBe(code);
  const post = await done.post();
  expect([post.code, post.stdout, post.stderr, job.ran]).toEqual([0, '', '', ran]);
});

test('after a main step that was ended before it could note anything it runs no step', async () => {
  const job = new Job({ service, pipeline: DEPLOY });
  const going = job.start();
  going.started.child.kill('SIGKILL');
  const done = await going.done;
  expect([(await done.post()).code, job.ran]).toEqual([0, []]);
});

const CANCELLED = `
steps:
  - { id: long, run: 'echo half > half; echo long >> "$LOG"; test -e "$OUT/go" || sleep 600' }
  - { id: next, run: 'echo next >> "$LOG"' }
  - { id: logs, if: always(), run: 'cat half; echo "logs \${{ steps.long.outcome }}" >> "$LOG"; echo "## from logs" >> "$GITHUB_STEP_SUMMARY"' }
finally:
  - { id: tidy, if: cancelled(), run: 'echo tidy >> "$LOG"; exit 3' }
`;

test.each(['cache', 'folder'])(
  'after a cancel it runs what asks for it, in the same attempt: %s',
  async (store) => {
    const job = new Job({ service, pipeline: CANCELLED });
    const options = store === 'cache' ? {} : { inputs: { store: folder() } };
    const going = job.start(options);
    await until('the step runs', () => job.ran.includes('long'));
    // The pipeline is the one that main has read.
    writeFileSync(join(going.workspace, 'savepoint.yml'), 'steps: [{ run: exit 9 }]');
    going.started.child.kill('SIGINT');
    const done = await going.done;
    expect([done.code, job.ran]).toEqual([130, ['long']]);
    expect(done.stdout).toContain(
      'At the end of the job, steps with `always()` or `cancelled()` and `finally` run.',
    );
    const post = await done.post();
    expect([post.code, job.ran]).toEqual([0, ['long', 'logs cancelled', 'tidy']]);
    expect(post.stdout).toMatch(/logs \| half[\s\S]*::error title=tidy,[^:]*::exit code 3/);
    const [, late = ''] = readFileSync(done.summaryFile, 'utf8').split('### After the cancel');
    expect(late.split('\n').find((line) => line.includes('<code>logs<'))).not.toContain('waits for');
    expect(readFileSync(done.summaryFile, 'utf8')).toMatch(
      /### After the cancel[\s\S]*completed \| <code>logs<[\s\S]*failed \| <code>tidy<[\s\S]*## from logs/,
    );
    job.put('go');
    const second = await job.attempt(options);
    expect([second.code, second.outputs.attempt]).toEqual([0, '2']);
    expect(job.ran.slice(3)).toEqual(['long', 'next', 'logs success']);
  },
);
