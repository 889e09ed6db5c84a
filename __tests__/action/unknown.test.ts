/** A re-run that does not find what its earlier attempts have saved: what they did is not known, and steps that ask do. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const DEPLOY = `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"; test ! -e "$OUT/fails"
  - id: c
    run: echo c >> "$LOG"; test -e "$OUT/go"
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

/** A file that takes a while to be captured, and no room. */
function makeLarge(workspace: string): void {
  writeFileSync(join(workspace, 'large'), '');
  truncateSync(join(workspace, 'large'), 16 * 2 ** 30);
}

/** Does something, and loses all that was saved meanwhile. */
async function losing(work: () => Promise<unknown>): Promise<void> {
  const before = new Set(service.entries().map(({ key }) => key));
  await work();
  service.evict(({ key }) => !before.has(key));
}

soaked(
  'in a scope of one’s own, where only an older run of the scope is left',
  async () => {
    const job = new Job({ service, pipeline: DEPLOY });
    const inputs = { scope: 'n' };
    job.put('go');
    await job.attempt({ run: 1, attempt: 1, inputs });
    job.take('go');
    await losing(() => job.attempt({ run: 2, attempt: 1, inputs }));
    const required = await job.attempt({ run: 2, attempt: 2, inputs: { ...inputs, resume: 'required' } });
    expect([required.code, job.ran.length]).toEqual([4, 6]);
    const again = await job.attempt({ run: 2, attempt: 2, inputs });
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(again.stdout).toMatch(/^::warning::This is a re-run, and no checkpoint of its earlier attempts/m);
    expect(job.ran.slice(6)).toEqual(['a']);
  },
  180_000,
);

soaked(
  'where a step was named, and the attempt that was told to begin there is lost',
  async () => {
    const job = new Job({ service, pipeline: DEPLOY });
    const { outputs } = await job.attempt({ run: 5, attempt: 1 });
    const inputs = { 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
    await losing(() => job.attempt({ run: 6, attempt: 1, inputs }));
    const ran = job.ran.length;
    const again = await job.attempt({ run: 6, attempt: 2, inputs });
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(job.ran).toHaveLength(ran);
  },
  180_000,
);

soaked(
  'where an attempt in between is lost, after another workflow run has gone on with the run by its id',
  async () => {
    const job = new Job({ service, pipeline: DEPLOY });
    job.put('fails');
    const { outputs } = await job.attempt({ run: 5, attempt: 1 });
    await job.attempt({ run: 6, attempt: 1, inputs: { 'run-id': outputs['run-id'] ?? '' } });
    await job.attempt({ run: 5, attempt: 2 });
    job.take('fails');
    await losing(() => job.attempt({ run: 5, attempt: 3 }));
    const ran = job.ran.length;
    const again = await job.attempt({ run: 5, attempt: 4 });
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(job.ran).toHaveLength(ran);
  },
  180_000,
);

describe('with a folder as store, where that is not on this machine', () => {
  /** Whose second attempt is on another machine. */
  async function elsewhere() {
    const job = new Job({ service: null, pipeline: DEPLOY });
    await job.attempt({ attempt: 1, inputs: { store: join(folder(), 'store') } });
    return { job, ran: job.ran.length, store: join(folder(), 'store') };
  }

  test('it is not known to the attempt after one that was refused either', async () => {
    const { job, ran, store } = await elsewhere();
    expect((await job.attempt({ attempt: 2, inputs: { store, inputs: 'none=1' } })).code).toBe(2);
    const again = await job.attempt({ attempt: 3, inputs: { store } });
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(job.ran.slice(ran)).toEqual(['a']);
  });

  soaked('nor to the one after a cancel before anything was started, which says so', async () => {
    const { job, ran, store } = await elsewhere();
    const going = job.start({ attempt: 2, inputs: { store }, before: makeLarge });
    const says = () => going.started.printed().stdout.includes('what was done is not known');
    await until('it says so', says);
    going.started.child.kill('SIGINT');
    const cut = await going.done;
    expect([cut.code, cut.outputs.status]).toEqual([130, 'interrupted']);
    expect(cut.stdout).toContain('before anything was started');
    const again = await job.attempt({ attempt: 3, inputs: { store } });
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(job.ran.slice(ran)).toEqual(['a']);
  });
});
