/**
 * Rules 1, 2 and 4 where several things go wrong in one run with `CI`: tries that fail half-way, packs that cannot be written or are lost,
 * kills at any call, and checkouts with other umasks. Each try of a step finds exactly the files that the steps before it leave.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { RunEvent } from '../../src/record/events.ts';
import type { PackRef } from '../../src/record/files-events.ts';
import { type Ended, linesIn, startSavepoint } from '../support/cli.ts';
import { crash, type Fault } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { tree as processTree } from '../support/living.ts';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import { put, read, repository } from '../support/scene.ts';
import {
  differences,
  pick,
  putScript,
  randomOps,
  runScript,
  type Script,
  type Snapshot,
  snapshot,
} from '../support/tree-scripts.ts';

const SCENARIOS = isSoak() ? 200 : 4;
/** More attempts than these go undisturbed. */
const DISTURBED = 6;
const UMASKS = [0o022, 0o077, 0o002];
const SOURCE = { a: 'a\n', b: 'b\n', 'src/a': 'a\n', 'src/out/c': 'c\n', 'kept/one': 'one\n' };

/** Copies what a step finds; it is the first thing that the step does. */
const LOOK = `found=$(mktemp -d "$TOOLS/found/$1.XXXXXX")
find . -mindepth 1 -maxdepth 1 ! -name .git -exec cp -a -- '{}' "$found" ';'
`;

type Mishap = 'fault' | 'death' | 'lost-pack' | 'move' | 'none';

class Rig {
  readonly tools = folder();
  readonly store = join(this.tools, 'store');
  readonly processes = processTree();
  readonly scripts: readonly Script[];
  /** What is there before each step, and after the last. */
  readonly states: readonly Snapshot[];
  readonly places: readonly { readonly cwd: string; readonly umask: number }[];
  readonly story: string[] = [];
  isLossy = false;

  constructor(chance: Random) {
    mkdirSync(join(this.tools, 'found'));
    writeFileSync(join(this.tools, 'look.sh'), LOOK);
    this.scripts = Array.from({ length: 3 + chance.below(4) }, (_, at) => randomScript(chance, `s${at}`));
    for (const script of this.scripts) putScript(this.tools, script);
    const lines = this.scripts.map(
      ({ id }) =>
        `  - { id: ${id}, run: 'sh "$TOOLS/look.sh" ${id}; sh "$TOOLS/${id}.sh"', retries: { max: ${chance.below(2)}, delay: 5ms } }\n`,
    );
    put(this.tools, { 'pipeline.yml': `steps:\n${lines.join('')}` });
    const origin = repository(SOURCE);
    this.places = UMASKS.map((umask) => ({ umask, cwd: cloned(origin, umask) }));
    const reference = cloned(origin, 0o022);
    this.states = [undefined, ...this.scripts].map((script) => {
      if (script !== undefined) runScript(reference, this.tools, script.id);
      return snapshot(reference);
    });
  }

  get env(): Readonly<Record<string, string>> {
    return { TOOLS: this.tools, LOG: join(this.tools, 'log'), CI: '1', ...this.processes.env };
  }

  get runFolder(): string | null {
    const runs = join(this.store, 'runs');
    const names = existsSync(runs) ? readdirSync(runs) : [];
    return names.length === 0 ? null : join(runs, names[0] as string);
  }

  get events(): readonly RunEvent[] {
    const lines = this.runFolder === null ? [] : linesIn(join(this.runFolder, 'events.ndjson'));
    return lines.flatMap((line) => {
      try {
        return [JSON.parse(line) as RunEvent];
      } catch {
        return [];
      }
    });
  }
}

function randomScript(chance: Random, id: string): Script {
  // A list of all that is there would tell modes that come of the umask, and what a person has added.
  const ops = randomOps(chance, { zone: '', kinds: 'any' }, 1 + chance.below(6)).filter(
    ({ kind, path }) => kind !== 'list' && path !== '.git',
  );
  const fails = { times: pick(chance, [0, 0, 0, 1, 1, 2]), before: chance.below(ops.length + 1) };
  return { id, ops, fails };
}

function cloned(origin: string, umask: number): string {
  const cwd = join(folder(), 'checkout');
  execFileSync('sh', [
    '-c',
    `umask ${umask.toString(8)}; git clone -q --no-hardlinks "$1" "$2"`,
    '-',
    origin,
    cwd,
  ]);
  return cwd;
}

/** Of permissions only the owner's are the same under all umasks. */
function comparable(tree: Snapshot): Snapshot {
  return new Map(
    [...tree].flatMap(([path, text]) => {
      const owners = text.replace(/^(file|directory) (\d)\d\d/, '$1 $2');
      return [[path, owners] as const];
    }),
  );
}

const isAsWanted = (found: Snapshot, wanted: Snapshot) => differences(comparable(found), comparable(wanted));

/** Packs in which the source is are not taken away: a run that has lost those cannot go on. */
function losePack({ runFolder, events, story }: Rig, chance: Random): boolean {
  const needed = new Set(
    events.flatMap((event) => (event.type === 'source.captured' ? [nameOf(event.change.pack)] : [])),
  );
  const directory = join(runFolder ?? '', 'packs');
  // None where an attempt died before it had saved anything.
  const packs = existsSync(directory) ? readdirSync(directory) : [];
  const able = packs.filter((name) => /^\d+\.pack$/.test(name) && !needed.has(name));
  if (able.length === 0) return false;
  const path = join(directory, pick(chance, able));
  story.push(`lost or cut: ${path}`);
  if (chance.below(2) === 0) rmSync(path);
  else truncateSync(path, chance.below(200));
  return true;
}

function nameOf(pack: PackRef | null): string {
  return `${String(pack?.pack ?? 0).padStart(6, '0')}.pack`;
}

function randomFault(chance: Random, mishap: 'fault' | 'death'): Fault {
  if (mishap === 'death')
    return { at: 1 + chance.below(120), action: pick(chance, ['before', 'half', 'after'] as const) };
  const [at, code] = [1 + chance.below(6), pick(chance, ['ENOSPC', 'EIO'] as const)];
  return { at, match: '^open [^ ]*/packs/00', action: pick(chance, ['fail', 'fail-on'] as const), code };
}

async function attempt(
  rig: Rig,
  chance: Random,
  { cwd, umask, mishap }: { cwd: string; umask: number; mishap: Mishap },
) {
  const run = rig.runFolder !== null && rig.events.length > 0 ? rig.runFolder.split('/').at(-1) : undefined;
  const which = run === undefined ? ['run', join(rig.tools, 'pipeline.yml')] : ['resume', run];
  const args = [...which, '-C', cwd, '--store', rig.store];
  const [options, was] = [{ cwd: rig.tools, env: rig.env }, process.umask(umask)];
  const fault = mishap === 'fault' || mishap === 'death' ? randomFault(chance, mishap) : null;
  let ended: Promise<Ended>;
  try {
    ended =
      fault === null
        ? startSavepoint(args, options).ended
        : crash(args, options, { roots: [rig.store, cwd], fault });
  } finally {
    process.umask(was);
  }
  const { code, signal, stderr } = await ended;
  await rig.processes.gone();
  rig.story.push(
    `${which[0]} in ${cwd} (umask ${umask.toString(8)}), ${mishap} ${JSON.stringify(fault)}: ${code ?? signal}`,
  );
  rig.story.push(...stderr.split('\n').map((line) => `    ${line}`));
  return { code, stderr };
}

/** What each try of this attempt found. */
function mustHaveFound(rig: Rig): void {
  const found = join(rig.tools, 'found');
  for (const name of readdirSync(found)) {
    const at = rig.scripts.findIndex(({ id }) => id === name.split('.')[0]);
    const tree = snapshot(join(found, name));
    expect([name, isAsWanted(tree, rig.states[at] as Snapshot)]).toEqual([name, []]);
    rmSync(join(found, name), { recursive: true });
  }
}

/** Of steps that wait for one another, those run that come after the first that is not saved, and no others. */
function mustHaveRunInOrder(rig: Rig, before: readonly RunEvent[]): void {
  if (rig.isLossy) return;
  const saved = new Set<string>();
  for (const event of before) {
    if (event.type === 'step.started') saved.delete(event.step);
    if (event.type === 'step.saved' || (event.type === 'step.completed' && event.change !== null))
      saved.add(event.step);
  }
  const due = rig.scripts.findIndex(({ id }) => !saved.has(id));
  const fresh = rig.events.slice(before.length);
  const started = fresh.flatMap((event) => (event.type === 'step.started' ? [event.step] : []));
  const early = rig.scripts.slice(0, Math.max(due, 0)).filter(({ id }) => started.includes(id));
  expect(early).toEqual([]);
}

async function play(chance: Random): Promise<void> {
  const rig = new Rig(chance);
  let place = pick(chance, rig.places);
  try {
    for (let nth = 1; ; nth++) {
      const kinds = ['fault', 'fault', 'death', 'lost-pack', 'move', 'none'] as const;
      const mishap = nth > DISTURBED ? 'none' : pick(chance, kinds);
      if (nth > 1 && mishap === 'lost-pack' && losePack(rig, chance)) rig.isLossy = true;
      if (nth > 1 && chance.below(2) === 0) place = pick(chance, rig.places);
      const before = rig.events;
      const { code, stderr } = await attempt(rig, chance, { ...place, mishap });
      expect(stderr).not.toContain('this is a bug');
      expect(mishap === 'fault' ? [0, 1, 5] : mishap === 'death' ? [0, 1, null] : [0, 1]).toContain(code);
      mustHaveFound(rig);
      mustHaveRunInOrder(rig, before);
      const end = rig.events.at(-1);
      // It may have died when all was done.
      if (code === 0 || (end?.type === 'attempt.ended' && end.status === 'completed')) break;
      if (nth > DISTURBED + 20) throw new Error('it never ends');
    }
    expect(isAsWanted(snapshot(place.cwd), rig.states.at(-1) as Snapshot)).toEqual([]);
    // Where all is saved, another checkout has nothing to run.
    const other = pick(chance, rig.places);
    const before = rig.events;
    const { code } = await attempt(rig, chance, { ...other, mishap: 'none' });
    expect(code).toBe(0);
    mustHaveFound(rig);
    mustHaveRunInOrder(rig, before);
  } catch (cause) {
    const story = [read(rig.tools, 'pipeline.yml'), `tools ${rig.tools}`, ...rig.story].join('\n');
    throw new Error(`${(cause as Error).message}\n${story}`, { cause });
  } finally {
    await rig.processes.gone();
  }
}

test(
  `rules 1, 2, 4: in ${SCENARIOS} runs in which several things go wrong, each try finds the files of an undisturbed run, and no saved step runs again`,
  async () => {
    const first = seedFor(7);
    for (let nth = 0; nth < (process.env.SAVEPOINT_SEED ? 1 : SCENARIOS); nth++)
      await seeded(first + nth, play);
  },
  SCENARIOS * 60_000,
);
