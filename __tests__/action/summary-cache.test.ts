/** The summary of a job whose store is the Actions cache. */
import { expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const FAILING = `
steps:
  - id: build
    run: echo built > built.txt; printf '%s\\n' '## Report of the build' '~~~' 'a block of code without an end' >> "$GITHUB_STEP_SUMMARY"
  - id: test
    run: test -e "$OUT/go"
  - id: deploy
    run: echo deployed; printf '%70000s' '## Far too long' >> "$GITHUB_STEP_SUMMARY"
`;

test('the summary of a re-run says what was reused and kept, and a completed run is brought back', async () => {
  const service = await ResultsService.start();
  try {
    const job = new Job({ service, pipeline: FAILING });
    await job.attempt();
    job.put('go');
    const { summary } = await job.attempt();
    expect(summary).toMatch(/^## ✅ .*: completed\n/);
    expect(summary).toMatch(/\| ✅ completed, reused \| <code>build<\/code>/);
    expect(summary).toMatch(/\| ✅ completed \| <code>test<\/code> .* \| failed before&#58; exit code 1 \|/);
    expect(summary).not.toContain('How to go on');
    expect(summary).not.toContain('not uploaded');
    expect(summary).toMatch(/\n## Report of the build\n~~~\na block .* end\n~~~\n\n\n +## Far too long$/);
    const back = await job.attempt();
    expect(back.summary).toMatch(
      /^## ✅ .*: nothing to do, brought back\n[\s\S]*\n## Report of the build\n~~~\na block .* end\n~~~\n$/,
    );
  } finally {
    await service.stop();
  }
}, 60_000);

test('steps whose files could not be uploaded yet are told from those that were', async () => {
  const service = await ResultsService.start();
  try {
    const job = new Job({
      service,
      pipeline: `
steps:
  - { id: a, run: echo a > a.txt }
  - id: b
    run: echo b > b.txt; until test -e "$OUT/saved"; do sleep 0.05; done
  - { id: c, run: echo c > c.txt; echo c >> "$LOG"; sleep 600 }
`,
    });
    const going = job.start();
    await until('a is saved', () => /Saved checkpoint 1\.[2-9]/.test(going.started.printed().stdout));
    service.fault({ on: { method: 'CreateCacheEntry', nth: 'always' }, does: { kind: 'stall' } });
    job.put('saved');
    await until('c runs', () => job.ran.includes('c'));
    going.started.child.kill('SIGINT');
    const { summary, stdout } = await going.done;
    expect(stdout).toMatch(
      /^ {2}1 step has finished and is not uploaded yet\. The end of the job tries again/m,
    );
    expect(summary).toMatch(/^## 🛑 .*: interrupted\n/);
    expect(summary).toMatch(/<code>a<\/code> .* \| 1 file, 2 B \|/);
    expect(summary).toMatch(/<code>b<\/code> .* \| finished, not uploaded yet \|/);
    expect(summary).toContain('- 1 step has finished and is not uploaded yet&#46;');
  } finally {
    await service.stop();
  }
}, 60_000);
