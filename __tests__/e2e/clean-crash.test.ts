/** Rule 1: a process killed between any two system calls of `clean` leaves a run that is whole, or none; and never harms another one. */
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { linesIn, savepoint } from '../support/cli.ts';
import { crash, deaths, NO_FAULT } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { isSoak, random, seedFor } from '../support/random.ts';
import { put, read } from '../support/scene.ts';
import { differences, snapshot } from '../support/tree-scripts.ts';

/** In a run that is not a soak: so many deaths of each way to clean, beside the first and the last. */
const SAMPLE = 1;
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

/** In an empty folder: what the run saved is all that there is. */
async function resumed({ store, env }: Rig, run: string) {
  const cwd = folder();
  const { code, stderr } = await savepoint(['resume', run, '--store', store], { cwd, env });
  expect(stderr).not.toContain('this is a bug');
  return { code, stderr, both: read(cwd, 'both') };
}

describe.each([
  ['a run', []],
  ['the files of a run', ['--files']],
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
      const [first, ...others] = deaths(whole.trace);
      const [last] = others.splice(-1);
      const between = isSoak() ? others : random(seedFor(12)).sample(others, SAMPLE);
      const kept = snapshot(join(it.before, 'runs', it.other));
      const ends = new Set<number | null>();
      for (const fault of [first, ...between, last]) {
        if (fault === undefined) throw new Error('there are too few calls');
        reset(it);
        const crashed = await crash(clean, setting, { roots: [it.store], fault });
        expect([fault, crashed.signal]).toEqual([fault, 'SIGKILL']);
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
        const left = readdirSync(it.store, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.includes(it.doomed) && !name.includes(`${it.doomed}-2`))
          .filter((name) => options.length === 0 || /packs|workspaces/.test(name));
        expect([fault, left]).toEqual([fault, []]);
        expect(differences(snapshot(join(it.store, 'runs', it.other)), kept)).toEqual([]);
      }
      expect(ends).toEqual(new Set([0, 4]));
    },
    LIMIT_MS,
  );
});
