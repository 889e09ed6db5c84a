/** Rule 1: a process killed between any two system calls of `clean` leaves a run that is whole, or none; and never harms another one. */
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { linesIn, savepoint } from '../support/cli.ts';
import { type Call, crash, type Fault, NO_FAULT } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { isSoak, random, seedFor } from '../support/random.ts';
import { put, read } from '../support/scene.ts';

/** In a run that is not a soak: so many faults of each way to clean. */
const SAMPLE = 4;
const LIMIT_MS = 1_800_000;
const GONE = /no such run|were removed/;

const PIPELINE = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; mkdir out; echo made > out/a; echo more > out/b' }
  - { id: b, run: 'echo b >> "$LOG"; cat out/a out/b > both; test -e "$LOG.go"' }
`;

interface Rig {
  readonly store: string;
  readonly before: string;
  readonly workspace: string;
  readonly env: { readonly LOG: string; readonly CI: string };
  /** The run that is to go, which failed. */
  readonly doomed: string;
  /** The one that stays. */
  readonly other: string;
}

async function rig(): Promise<Rig> {
  const [workspace, outside, store] = [folder(), folder(), join(folder(), 'store')];
  const env = { LOG: join(outside, 'log'), CI: '1' };
  put(workspace, { 'savepoint.yml': PIPELINE, src: 'source\n' });
  const run = async () => {
    expect((await savepoint(['run', '--fresh', '--store', store], { cwd: workspace, env })).code).toBe(1);
    return readdirSync(join(store, 'runs')).sort().at(-1) ?? '';
  };
  const doomed = await run();
  rmSync(join(workspace, 'out'), { recursive: true });
  const other = await run();
  expect(other).not.toBe(doomed);
  const before = join(outside, 'store');
  cpSync(store, before, { recursive: true });
  writeFileSync(`${env.LOG}.go`, '');
  return { store, before, workspace, env, doomed, other };
}

function reset({ store, before, env }: Rig): void {
  rmSync(store, { recursive: true });
  cpSync(before, store, { recursive: true });
  rmSync(env.LOG, { force: true });
}

const faultsIn = (trace: readonly Call[]): readonly Fault[] =>
  trace.flatMap(({ call }, index): Fault[] => {
    const half: Fault[] = call === 'write' ? [{ at: index + 1, action: 'half' }] : [];
    return [{ at: index + 1, action: 'before' }, ...half, { at: index + 1, action: 'after' }];
  });

/** In an empty folder: what the run saved is all that there is. */
async function resumed({ store, env }: Rig, run: string) {
  const cwd = folder();
  const { code, stderr } = await savepoint(['resume', run, '--store', store], { cwd, env });
  expect(stderr).not.toContain('this is a bug');
  return { code, stderr, both: read(cwd, 'both') };
}

describe.each([
  ['a run', []],
  ['the files of a run', ['--workspaces']],
])('%s is removed', (_what, options) => {
  test(
    'and whenever that is cut off, the run can go on or is told to be gone, and cleaning again ends it',
    async () => {
      const it = await rig();
      const clean = ['clean', it.doomed, ...options, '--store', it.store];
      const setting = { cwd: it.workspace, env: it.env };
      reset(it);
      const whole = await crash(clean, setting, { roots: [it.store], fault: NO_FAULT });
      expect([whole.code, whole.trace.length > 3]).toEqual([0, true]);
      const all = faultsIn(whole.trace);
      const faults = isSoak() ? all : random(seedFor(12)).sample(all, SAMPLE);
      const ends = new Set<number | null>();
      for (const fault of faults) {
        reset(it);
        const crashed = await crash(clean, setting, { roots: [it.store], fault });
        expect([fault, crashed.signal]).toEqual([fault, 'SIGKILL']);
        expect(await savepoint(['verify', it.other, '--store', it.store], setting)).toMatchObject({
          code: 0,
        });
        const after = await resumed(it, it.doomed);
        ends.add(after.code);
        const isGone = after.code === 4 && GONE.test(after.stderr);
        expect([fault, after.stderr, isGone]).toEqual([
          fault,
          after.code === 0 ? after.stderr : expect.stringMatching(GONE),
          after.code !== 0,
        ]);
        if (after.code === 0) expect([after.both, linesIn(it.env.LOG)]).toEqual(['made\nmore\n', ['b']]);
        expect(await savepoint(clean, setting)).toMatchObject({
          code: isGone && options.length === 0 ? 4 : 0,
        });
        expect((await savepoint(['clean', '--store', it.store], setting)).code).toBe(0);
        const left = readdirSync(it.store, { recursive: true, encoding: 'utf8' });
        const isOfIt = (name: string) => name.includes(it.doomed) && !name.includes(`${it.doomed}-2`);
        const kept =
          options.length === 0 ? [] : left.filter((name) => isOfIt(name) && !/packs|workspaces/.test(name));
        expect([fault, left.filter(isOfIt)]).toEqual([fault, kept]);
        expect(existsSync(join(it.store, 'runs', it.other, 'packs'))).toBe(true);
      }
      expect(ends).toEqual(new Set([0, 4]));
    },
    LIMIT_MS,
  );
});
