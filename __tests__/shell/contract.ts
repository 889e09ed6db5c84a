/** What the engine relies on in a shell. The real one and the one of the engine's tests are both held to it. */
import { describe, expect, test } from '@jest/globals';
import type { RunningScript, ScriptRequest, Shell } from '../../src/shell/port.ts';
import type { Behaviour } from '../support/fake-shell.ts';

export interface ContractRig extends Disposable {
  readonly shell: Shell;
  /** The attempt of what it starts, where nothing else is said. */
  readonly attempt: string;
  readonly masks: { add(secret: string): void };
  start(behaviour: Behaviour, changes?: Partial<ScriptRequest>): RunningScript & { output(): string };
}

const NOTHING = { outputs: {}, env: {}, path: [], masked: 0, summary: '', errors: [], warnings: [] };

/** Registers the tests. @param makeRig a shell, and a way to start scripts that behave in it as is said */
export function shellContract(name: string, makeRig: () => ContractRig): void {
  describe(`${name} keeps the contract of a shell:`, () => {
    test.each([
      [0, { kind: 'exited', code: 0 }],
      [1, { kind: 'exited', code: 1 }],
      [255, { kind: 'exited', code: 255 }],
      ['SIGKILL' as const, { kind: 'signal', signal: 'SIGKILL' }],
    ])('what ends by %j is told so', async (ends, exit) => {
      using rig = makeRig();
      expect(await rig.start({ ends }).result).toEqual({ exit, said: NOTHING, leftRunning: [] });
    });

    test('all output is there when the result is', async () => {
      using rig = makeRig();
      const script = rig.start({ prints: 'hello', ends: 3 });
      await script.result;
      expect(script.output()).toBe('hello\n');
    });

    test.each([0, 1])('what was set for later steps is told, whatever the exit code (%j)', async (ends) => {
      using rig = makeRig();
      const set = { outputs: { a: '1', b: 'two words' }, env: { X: 'y' } };
      const { said } = await rig.start({ ...set, path: ['/one', '/two'], ends }).result;
      expect(said).toEqual({ ...NOTHING, ...set, path: ['/two', '/one'] });
    });

    test('what cannot be read of a command file is an error, under an exit code of 0', async () => {
      using rig = makeRig();
      const { exit, said } = await rig.start({ garbles: true, ends: 0 }).result;
      expect([exit, said.errors]).toEqual([
        { kind: 'exited', code: 0 },
        [expect.stringContaining("'output'")],
      ]);
    });

    test('a secret is masked in the output, also one that the script names', async () => {
      using rig = makeRig();
      rig.masks.add('correct horse');
      const script = rig.start({ masks: 'hunter22', prints: 'correct horse hunter22 ok', ends: 0 });
      expect((await script.result).said.masked).toBe(1);
      expect(script.output()).toBe('::add-mask::***\n*** *** ok\n');
    });

    test.each(['SIGINT', 'SIGTERM'] as const)('what is stopped by %s ends as stopped', async (signal) => {
      using rig = makeRig();
      const script = rig.start({ ends: 'never' });
      script.stop(signal);
      expect(await script.result).toMatchObject({ exit: { kind: 'stopped' }, leftRunning: [] });
    });

    test('what is killed ends as stopped', async () => {
      using rig = makeRig();
      const script = rig.start({ ends: 'never' });
      script.kill();
      expect((await script.result).exit).toEqual({ kind: 'stopped' });
    });

    test('what takes longer than its limit ends as timed out, and stopping it then changes nothing', async () => {
      using rig = makeRig();
      const script = rig.start({ ends: 'never' }, { timeoutMs: 50 });
      expect((await script.result).exit).toEqual({ kind: 'timeout' });
      script.stop('SIGTERM');
      script.kill();
      expect((await script.result).exit).toEqual({ kind: 'timeout' });
    });

    test('what ends within its limit is not timed out', async () => {
      using rig = makeRig();
      const script = rig.start({ ends: 0 }, { timeoutMs: 60_000 });
      expect((await script.result).exit).toEqual({ kind: 'exited', code: 0 });
    });

    test('what cannot be started says why, and can be stopped all the same', async () => {
      using rig = makeRig();
      const script = rig.start({ ends: 0 }, { cwd: '/no/such/folder' });
      script.stop('SIGINT');
      script.kill();
      expect(await script.result).toEqual({
        exit: { kind: 'unstartable', message: expect.stringContaining('/no/such/folder') },
        said: NOTHING,
        leftRunning: [],
      });
    });

    test('a sink that is not ready holds the end back', async () => {
      using rig = makeRig();
      const ready = Promise.withResolvers<void>();
      const written = Promise.withResolvers<void>();
      const order: string[] = [];
      const write = () => {
        written.resolve();
        return ready.promise;
      };
      const script = rig.start({ prints: 'x', ends: 0 }, { output: { write, note() {} } });
      const ended = script.result.then(() => order.push('ended'));
      await written.promise;
      await new Promise((turn) => setImmediate(turn));
      order.push('ready');
      ready.resolve();
      await ended;
      expect(order).toEqual(['ready', 'ended']);
    });

    test('several run at once, and one is stopped without the others', async () => {
      using rig = makeRig();
      const one = rig.start({ ends: 'never' }, { mark: { attempt: rig.attempt, step: '1' } });
      const two = rig.start({ ends: 'never' }, { mark: { attempt: rig.attempt, step: '2' } });
      one.stop('SIGTERM');
      expect((await one.result).exit).toEqual({ kind: 'stopped' });
      expect(await Promise.race([two.result, Promise.resolve('still running')])).toBe('still running');
      two.stop('SIGTERM');
      expect((await two.result).exit).toEqual({ kind: 'stopped' });
    });

    test('what a script leaves running is told, and ended with its attempt', async () => {
      using rig = makeRig();
      const { exit, leftRunning } = await rig.start({ leaves: true, ends: 0 }).result;
      expect(exit).toEqual({ kind: 'exited', code: 0 });
      expect(leftRunning).toEqual([{ pid: expect.any(Number), command: 'sleep' }]);
      expect(await rig.shell.endAttempt(`${rig.attempt}-other`)).toEqual({ count: 0, survivors: [] });
      expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 1, survivors: [] });
      expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 0, survivors: [] });
    });

    test('what a script leaves running can be ended before its attempt', async () => {
      using rig = makeRig();
      const script = rig.start({ leaves: true, ends: 0 });
      expect((await script.result).leftRunning).toHaveLength(1);
      await script.endRest();
      expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 0, survivors: [] });
    });

    test('what a failed script leaves running is ended before the result is there', async () => {
      using rig = makeRig();
      const { leftRunning } = await rig.start({ leaves: true, ends: 1 }).result;
      expect(leftRunning).toEqual([]);
      expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 0, survivors: [] });
    });
  });
}
