/** What a pause says to do: a workflow run that is started by hand, with the run and the step. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

const CUT = `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"; test -e "$OUT/go" || kill -9 $$
`;
/** Preloaded into the processes of the action. */
const preloaded = (name: string) => ({
  NODE_OPTIONS: `--require ${JSON.stringify(resolve('__tests__/support', name))}`,
});

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

describe.each(['cache', 'folder'] as const)('what a pause says to do, with a %s as store', (kind) => {
  // The same code tells both stores whose consent it is: a soak tries all of it with both.
  const either = soakTest({ isShort: kind === 'folder' });
  const start = (pipeline = CUT) => {
    const store = kind === 'cache' ? {} : { store: join(folder(), 'store') };
    return { job: new Job({ service: kind === 'cache' ? service : null, pipeline }), store };
  };

  either(
    'lets the step run, once: a re-run of the workflow run that gave it goes on after the step',
    async () => {
      const { job, store } = start(`${CUT}  - id: c\n    run: echo c >> "$LOG"; test -e "$OUT/all"\n`);
      await job.attempt({ run: 5, inputs: store });
      const paused = await job.attempt({ run: 5, inputs: store });
      expect([paused.code, paused.outputs['steps-run']]).toEqual([3, '0']);
      const [, id = '', step = ''] =
        /savepoint-run: (\S+) and savepoint-from-step: (\S+)$/m.exec(paused.stdout) ?? [];
      job.put('go');
      const inputs = { ...store, 'run-id': id, 'from-step': step };
      const byHand = await job.attempt({ run: 6, attempt: 1, inputs });
      expect([byHand.code, byHand.outputs['run-id'], byHand.outputs['failed-steps']]).toEqual([1, id, 'c']);
      job.put('all');
      const again = await job.attempt({ run: 6, attempt: 2, inputs });
      expect([again.code, again.outputs['resumed-from']]).toEqual([0, 'c']);
      expect(again.stdout).toContain('deploy has been started by this workflow run: to start it again');
      const back = await job.attempt({ run: 6, attempt: 3, inputs });
      expect([back.code, back.outputs['steps-run']]).toEqual([0, '0']);
      expect(job.ran).toEqual(['a', 'deploy', 'deploy', 'c', 'c']);
      // Another one that names it means it again.
      const other = await job.attempt({ run: 7, attempt: 1, inputs });
      expect([other.code, job.ran.slice(5)]).toEqual([0, ['deploy', 'c']]);
    },
    180_000,
  );

  soaked(
    'is for one start also where a run with other inputs is newer',
    async () => {
      const text = `inputs: { to: { default: a } }\n${CUT}  - id: c\n    run: echo c >> "$LOG"; test -e "$OUT/all"\n`;
      const { job, store } = start(text);
      const to = (where: string) => ({ ...store, scope: 'n', inputs: `to=${where}` });
      await job.attempt({ run: 1, attempt: 1, inputs: to('a') });
      job.put('go');
      await job.attempt({ run: 2, attempt: 1, inputs: to('b') });
      const ran = job.ran.length;
      const inputs = { ...to('a'), 'from-step': 'deploy' };
      await job.attempt({ run: 11, attempt: 1, inputs });
      const again = await job.attempt({ run: 11, attempt: 2, inputs });
      expect([again.code, again.outputs['failed-steps']]).toEqual([1, 'c']);
      expect(job.ran.slice(ran)).toEqual(['deploy', 'c', 'c']);
    },
    180_000,
  );

  soaked(
    'is asked for again where a re-run has the inputs back of a run that it left: what it completed comes back, what it did not goes on',
    async () => {
      const { job, store } = start(`inputs: { to: { default: a } }${CUT}`);
      const attempt = (nth: number, to: string) =>
        job.attempt({ run: 5, attempt: nth, inputs: { ...store, scope: 'n', inputs: `to=${to}` } });
      job.put('go');
      await attempt(1, 'a');
      job.take('go');
      expect((await attempt(2, 'b')).outputs['failed-steps']).toBe('deploy');
      job.put('go');
      const ran = job.ran.length;
      const back = await attempt(3, 'a');
      expect([back.code, back.outputs['steps-run']]).toEqual([0, '0']);
      expect((await attempt(4, 'b')).outputs['waiting-for']).toBe('deploy');
      expect(job.ran).toHaveLength(ran);
    },
    180_000,
  );

  soaked(
    'is used by a re-run where a step before did not end well at first, whoever started the step before that',
    async () => {
      const again = '- { id: build, rerun: always, run: \'test ! -e "$OUT/fails"\' }';
      const { job, store } = start(CUT.replace('steps:', `steps:\n  ${again}`));
      job.put('go');
      const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs: store });
      const inputs = { ...store, 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
      for (const run of [6, 7]) {
        job.put('fails');
        const fails = await job.attempt({ run, attempt: 1, inputs });
        expect([fails.code, fails.outputs['failed-steps']]).toEqual([1, 'build']);
        job.take('fails');
        const before = job.ran.length;
        expect((await job.attempt({ run, attempt: 2, inputs })).code).toBe(0);
        expect(job.ran.slice(before)).toEqual(['deploy']);
      }
      const done = await job.attempt({ run: 6, attempt: 3, inputs });
      expect([done.code, done.outputs['steps-run']]).toEqual([0, '0']);
    },
    180_000,
  );

  either(
    'is none where the attempt that had it is not known: the step asks, and goes on asking',
    async () => {
      const { job, store } = start();
      job.put('go');
      const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs: store });
      const inputs = { ...store, 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
      for (const attempt of [2, 3]) {
        const asks = await job.attempt({ run: 6, attempt, inputs });
        expect([asks.code, asks.outputs['waiting-for']]).toEqual([3, 'deploy']);
      }
      expect(job.ran).toEqual(['a', 'deploy']);
    },
    180_000,
  );

  either(
    'lets no other job start what it did before, of which nothing is left: that asks',
    async () => {
      const { job, store } = start();
      const leg = (n: number) => ({ ...store, matrix: `{"n":${n}}` });
      job.put('go');
      await job.attempt({ run: 5, attempt: 1, inputs: leg(2) });
      if (kind === 'cache') service.evict(() => true);
      else rmSync(store.store ?? '', { recursive: true });
      job.take('go');
      const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs: leg(1) });
      job.put('go');
      const named = { 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
      const beside = await job.attempt({ run: 6, attempt: 1, inputs: { ...leg(2), ...named } });
      expect([beside.code, beside.outputs['waiting-for']]).toEqual([3, 'deploy']);
      expect(beside.stdout).toMatch(
        /::warning::.* what this job did beside|::warning::.* what it did beside/,
      );
      expect(job.ran).toEqual(['a', 'deploy', 'a', 'deploy', 'a']);
      const strict = { ...leg(3), ...named, resume: 'required' };
      expect((await job.attempt({ run: 6, attempt: 1, inputs: strict })).code).toBe(4);
    },
    180_000,
  );

  const legs = kind === 'cache' ? [{ scope: 'n' }] : [{}, { scope: 'n' }];
  for (const scope of legs)
    soakTest({ isShort: kind === 'folder' && !('scope' in scope) })(
      `leaves the other legs of a matrix, begun in the same second, as they are: they go on with their own, without the step: ${JSON.stringify(scope)}`,
      async () => {
        const { job, store } = start();
        const env = preloaded('one-second.cjs');
        const leg = (n: number) => ({ ...store, ...scope, matrix: `{"n":${n}}` });
        job.put('go');
        const other = await job.attempt({ run: 5, attempt: 1, inputs: leg(2), env });
        job.take('go');
        await job.attempt({ run: 5, attempt: 1, inputs: leg(1), env });
        const paused = await job.attempt({ run: 5, attempt: 2, inputs: leg(1), env });
        const named = { 'run-id': paused.outputs['run-id'] ?? '', 'from-step': 'deploy' };
        const ran = job.ran.length;
        const beside = await job.attempt({ run: 6, attempt: 1, inputs: { ...leg(2), ...named } });
        expect([beside.code, beside.outputs['run-id'], beside.outputs['steps-run']]).toEqual([
          0,
          other.outputs['run-id'],
          '0',
        ]);
        expect(beside.stdout).toContain(`${named['run-id']} is of another job or scope of this workflow`);
        expect(job.ran).toHaveLength(ran);
        job.put('go');
        const byHand = await job.attempt({ run: 6, attempt: 1, inputs: { ...leg(1), ...named } });
        expect([byHand.code, byHand.outputs['run-id']]).toEqual([0, named['run-id']]);
        expect(job.ran.slice(ran)).toEqual(['deploy']);
      },
      180_000,
    );

  soaked(
    'is for the job whose scope of its own it is: another caller of the same reusable workflow asks for itself',
    async () => {
      const { job, store } = start(
        `${CUT}  - { id: c, run: 'cat "$GITHUB_WORKSPACE/made" >> "$LOG"' }\n`.replace(
          'echo a >>',
          'echo "$TO" > made; echo a >>',
        ),
      );
      const caller = (
        run: number,
        attempt: number,
        to: string,
        more: Readonly<Record<string, string>> = {},
      ) =>
        job.attempt({ run, attempt, inputs: { ...store, scope: `deploy-${to}`, ...more }, env: { TO: to } });
      for (const attempt of [1, 2]) for (const to of ['x', 'y']) await caller(5, attempt, to);
      const { outputs } = await caller(5, 3, 'x');
      job.put('go');
      const ran = job.ran.length;
      const named = { 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
      const other = await caller(6, 1, 'y', named);
      expect([other.code, other.outputs['waiting-for'], other.outputs['run-id'] === named['run-id']]).toEqual(
        [3, 'deploy', false],
      );
      const meant = await caller(6, 1, 'x', named);
      expect([meant.code, meant.outputs['run-id']]).toEqual([0, named['run-id']]);
      expect(job.ran.slice(ran)).toEqual(['deploy', 'x']);
    },
    180_000,
  );

  test('is not found on another branch, nor where it never was', async () => {
    const { job, store } = start();
    const { outputs } = await job.attempt({ run: 5, inputs: store });
    for (const [ref, id = ''] of [
      ['refs/heads/next', outputs['run-id']],
      ['', '20260102-030405-none'],
    ] as const) {
      const lost = await job.attempt({
        run: 6,
        attempt: 1,
        inputs: { ...store, 'run-id': id },
        env: { GITHUB_REF: ref },
      });
      expect([lost.code, lost.stdout]).toEqual([4, expect.stringContaining(`no such run: ${id}`)]);
    }
    expect(job.ran).toEqual(['a', 'deploy']);
  }, 180_000);
});

describe('what a pause says to do, wherever runs are kept,', () => {
  const start = (pipeline = CUT) => ({
    job: new Job({ service: null, pipeline }),
    store: { store: join(folder(), 'store') },
  });

  soaked(
    'is for one start also where another workflow run has gone on with the run in between',
    async () => {
      const { job, store } = start(`${CUT}  - id: c\n    run: echo c >> "$LOG"; test -e "$OUT/all"\n`);
      const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs: store });
      job.put('go');
      const inputs = { ...store, 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
      await job.attempt({ run: 6, attempt: 1, inputs });
      await job.attempt({ run: 5, attempt: 2, inputs: store });
      const again = await job.attempt({ run: 6, attempt: 2, inputs });
      expect([again.code, again.outputs['failed-steps']]).toEqual([1, 'c']);
      expect(job.ran).toEqual(['a', 'deploy', 'deploy', 'c', 'c', 'c']);
    },
    180_000,
  );

  test('is for one run: a re-run does not take it to the next one of the scope', async () => {
    const { job, store } = start(`${CUT}  - { id: c, run: 'echo c >> "$LOG"; test -e "$OUT/all"' }\n`);
    const inputs = { ...store, scope: 'n' };
    await job.attempt({ run: 5, attempt: 1, inputs });
    job.put('go');
    const named = { ...inputs, 'from-step': 'deploy' };
    expect((await job.attempt({ run: 6, attempt: 1, inputs: named })).outputs['failed-steps']).toBe('c');
    job.put('all');
    for (const run of [7, 8]) expect((await job.attempt({ run, attempt: 1, inputs })).code).toBe(0);
    const ran = job.ran.length;
    const again = await job.attempt({ run: 6, attempt: 2, inputs: named });
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(job.ran).toHaveLength(ran);
  }, 180_000);

  test('is not that of a re-run whose run another workflow run has completed: what starts anew asks', async () => {
    const { job, store } = start();
    const inputs = { ...store, scope: 'n' };
    const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs });
    job.put('go');
    const named = { ...inputs, 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
    expect((await job.attempt({ run: 6, attempt: 1, inputs: named })).code).toBe(0);
    const again = await job.attempt({ run: 5, attempt: 2, inputs });
    expect(again.stdout).toContain(
      `${outputs['run-id']} was completed by another workflow run: a new run starts.`,
    );
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(job.ran).toEqual(['a', 'deploy', 'deploy', 'a']);
    // Tomorrow's has started nothing before.
    expect((await job.attempt({ run: 7, attempt: 1, inputs: { ...inputs, resume: 'never' } })).code).toBe(0);
  }, 180_000);

  soaked(
    'is used in a run that a re-run begins for other inputs, too: completed, that comes back',
    async () => {
      const { job, store } = start(`inputs: { to: { default: a } }\n${CUT}`);
      job.put('go');
      const named = (to: string, attempt: number) =>
        job.attempt({
          run: 6,
          attempt,
          inputs: { ...store, scope: 'n', inputs: `to=${to}`, 'from-step': 'deploy' },
        });
      await job.attempt({ run: 5, attempt: 1, inputs: { ...store, scope: 'n' } });
      const first = await named('a', 1);
      const other = await named('b', 2);
      expect(other.stdout).toContain(`${first.outputs['run-id']} has other inputs: a new run starts.`);
      const { code, outputs } = await named('b', 3);
      expect([code, outputs['run-id']]).toEqual([0, other.outputs['run-id']]);
      expect(job.ran).toEqual(['a', 'deploy', 'deploy', 'a', 'deploy']);
    },
    180_000,
  );

  soaked(
    'leads a re-run to no dead end where a step before that did not end well since',
    async () => {
      const again = '- { id: build, rerun: always, run: \'echo build >> "$LOG"; test ! -e "$OUT/fails"\' }';
      const { job, store } = start(CUT.replace('steps:', `steps:\n  ${again}`));
      const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs: store });
      job.put('fails');
      const inputs = { ...store, 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
      expect((await job.attempt({ run: 6, attempt: 1, inputs })).outputs['failed-steps']).toBe('build');
      job.take('fails');
      const goesOn = await job.attempt({ run: 6, attempt: 2, inputs });
      expect([goesOn.code, goesOn.outputs['failed-steps']]).toEqual([1, 'deploy']);
      expect(job.ran).toEqual(['build', 'a', 'deploy', 'build', 'build', 'deploy']);
    },
    180_000,
  );

  test('is for one start where the step alone was named, too: a re-run brings it back', async () => {
    const { job, store } = start();
    const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs: store });
    job.put('go');
    const inputs = { ...store, 'run-id': outputs['run-id'] ?? '', 'only-step': 'deploy' };
    for (const attempt of [1, 2]) {
      const alone = await job.attempt({ run: 6, attempt, inputs });
      expect([alone.code, job.ran]).toEqual([0, ['a', 'deploy', 'deploy']]);
    }
  }, 180_000);

  soaked(
    'is none for one step alone where the attempt that had it is not known; a step that does not ask runs again',
    async () => {
      const { job, store } = start(`${CUT}  - { id: c, run: echo c >> "$LOG" }\n`);
      job.put('go');
      const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs: store });
      const named = { ...store, 'run-id': outputs['run-id'] ?? '' };
      const c = await job.attempt({ run: 6, attempt: 2, inputs: { ...named, 'from-step': 'c' } });
      expect(c.stdout).toContain('Whether c has been started since it was named is not known');
      expect(job.ran).toEqual(['a', 'deploy', 'c', 'c']);
      const alone = await job.attempt({ run: 7, attempt: 2, inputs: { ...named, 'only-step': 'deploy' } });
      expect([alone.outputs['waiting-for'], job.ran.length]).toEqual(['deploy', 4]);
    },
    180_000,
  );
});

soaked(
  'is none for a re-run that finds the checkpoint damaged which told of its start',
  async () => {
    const pipeline = `
steps:
  - { id: build, rerun: always, run: sleep 1 }
  - { id: deploy, rerun: ask, run: 'echo deploy >> "$LOG"; test -e "$OUT/go" || sleep 60' }
`;
    const job = new Job({ service, pipeline });
    const cut = async (run: number, inputs: Readonly<Record<string, string>>) => {
      const before = job.ran.length;
      const going = job.start({ run, attempt: 1, inputs });
      await until('it deploys', () => job.ran.length > before);
      going.started.child.kill(before === 0 ? 'SIGTERM' : 'SIGKILL');
      return going.done;
    };
    const first = await cut(5, {});
    await first.post();
    const inputs = { 'run-id': first.outputs['run-id'] ?? '', 'from-step': 'deploy' };
    await cut(6, inputs);
    const told = service
      .entries()
      .filter(({ key }) => /-\d{6}-\d{6}(-[rn])?\.$/.test(key))
      .at(-1);
    service.damage(told?.key ?? '', 'flip');
    job.put('go');
    const again = await job.attempt({ run: 6, attempt: 2, inputs });
    expect(again.stdout).toContain('it is damaged');
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(job.ran).toEqual(['deploy', 'deploy']);
  },
  180_000,
);
