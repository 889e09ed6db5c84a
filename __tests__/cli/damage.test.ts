/** Rules 2 and 4: a byte of the store that is another leads to the right tree, or to a refusal before anything is written. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { isSoak, type Random, random, seedFor } from '../support/random.ts';
import { differences, type Snapshot, snapshot } from '../support/tree-scripts.ts';

const TRIES = isSoak() ? 400 : 16;
const WORKERS = 2;
const LIMIT_MS = 1_800_000;

const PIPELINE = `
steps:
  - { id: make, run: 'mkdir -p out/a; echo made > out/a/made; echo more >> file; ln -s a out/link; rm gone' }
  - { id: big, run: 'head -c 300000 /dev/urandom > out/big; chmod 700 out/a' }
  - { id: half, run: 'echo half >> file; rm -r out/link; mkdir out/link; rm src/one; test -e "$TOOLS/go"' }
  - { id: last, run: 'cat file >> last' }
`;

interface Rig {
  readonly tools: string;
  readonly store: string;
  readonly source: string;
  /** The workspace in which it failed. */
  readonly workspace: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
  /** How the store is before each try. */
  readonly before: string;
  readonly wanted: Snapshot;
}

const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

async function rig(): Promise<Rig> {
  const [tools, store, source, workspace] = [folder(), folder(), folder(), folder()];
  const make = 'mkdir src; echo one > src/one; echo file > file; echo gone > gone; chmod 600 gone';
  execFileSync('sh', ['-c', make], { cwd: source });
  writeFileSync(join(source, 'savepoint.yml'), PIPELINE);
  copy(source, workspace);
  const env = { TOOLS: tools, CI: '1' };
  expect((await savepoint(['run', '--store', store], { cwd: workspace, env })).code).toBe(1);
  const before = folder();
  copy(store, before);
  writeFileSync(join(tools, 'go'), '');
  const [run = ''] = readdirSync(join(store, 'runs'));
  const whole = folder();
  copy(source, whole);
  const resumed = await savepoint(['resume', run, '--store', store], { cwd: whole, env });
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.stringContaining('reuse  big')]);
  return { tools, store, source, workspace, run, env, before, wanted: snapshot(whole) };
}

function refill(to: string, from: string): void {
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
  copy(from, to);
}

interface Damage {
  readonly file: string;
  readonly kind: 'flip' | 'cut';
  readonly at: number;
  readonly mask: number;
}

/** Some file of a run, each as often as the others, and a place in it. */
function randomDamage(chance: Random, store: string): Damage {
  const files = readdirSync(store, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      statSync(join(store, name)).isFile() && name.startsWith('runs/') && !/\/logs\/|lock\./.test(name),
  );
  const file = files.sort()[chance.below(files.length)] ?? '';
  const { size } = statSync(join(store, file));
  const kind = chance.below(3) === 0 ? 'cut' : 'flip';
  return { file, kind, at: chance.below(Math.max(size, 1)), mask: 1 << chance.below(8) };
}

/** Bytes rot without a new time. */
function inflict(store: string, { file, kind, at, mask }: Damage): void {
  const path = join(store, file);
  const { atimeMs, mtimeMs } = statSync(path);
  const bytes = readFileSync(path);
  if (kind === 'flip') bytes[at] = (bytes[at] ?? 0) ^ mask;
  writeFileSync(path, kind === 'flip' ? bytes : bytes.subarray(0, at));
  utimesSync(path, atimeMs / 1000, mtimeMs / 1000);
}

/** `out/big` is random: where its step runs again, it is another. */
function withoutBig(tree: Snapshot): Snapshot {
  return new Map([...tree].map(([path, is]) => [path, path === 'out/big' ? is.slice(0, 8) : is]));
}

/** A damaged store, and a copy of the source in which the run goes on. */
function damaged(it: Rig, damage: Damage): { readonly at: Rig; readonly workspace: string } {
  refill(it.store, it.before);
  inflict(it.store, damage);
  const workspace = folder();
  refill(workspace, it.source);
  return { at: it, workspace };
}

async function tryOne(rigged: Rig, damage: Damage): Promise<string> {
  const { at: it, workspace } = damaged(rigged, damage);
  const before = snapshot(workspace);
  const args = ['resume', it.run, '--store', it.store];
  const { code, stderr } = await savepoint(args, { cwd: workspace, env: it.env });
  expect(stderr).not.toContain('this is a bug');
  if (code !== 0) {
    expect([[4, 5].includes(code ?? 0), stderr]).toEqual([true, expect.any(String)]);
    expect(differences(snapshot(workspace), before)).toEqual([]);
    return 'refused';
  }
  const isAgain = /run {4}big/.test(stderr);
  const [found, wanted] = [snapshot(workspace), it.wanted];
  expect([
    isAgain ? differences(withoutBig(found), withoutBig(wanted)) : differences(found, wanted),
    stderr,
  ]).toEqual([[], expect.any(String)]);
  return isAgain ? 'ran again' : 'reused';
}

test(
  `rules 2, 4: after each of ${TRIES} damages of the store a resume comes to the right tree, or writes nothing`,
  async () => {
    const seed = seedFor(8);
    const chance = random(seed);
    const rigs = await Promise.all(Array.from({ length: WORKERS }, rig));
    const [first] = rigs;
    if (first === undefined) throw new Error('no worker');
    // A name in one store is another in the other one.
    const damages = rigs.map((it) =>
      Array.from({ length: TRIES / WORKERS }, () => randomDamage(chance, it.before)),
    );
    const failures: string[] = [];
    const ends: string[] = [];
    const work = async (it: Rig, queue: readonly Damage[]) => {
      for (const damage of queue) {
        try {
          ends.push(await tryOne(it, damage));
        } catch (error) {
          failures.push(`${JSON.stringify(damage)}: ${(error as Error).message}`);
        }
      }
    };
    await Promise.all(rigs.map((it, at) => work(it, damages[at] ?? [])));
    if (failures.length > 0)
      throw new Error(`with SAVEPOINT_SEED=${seed}: ${failures.slice(0, 5).join('\n\n')}`);
    // Damage that never did any would prove nothing.
    expect([...new Set(ends)].sort()).toEqual(expect.arrayContaining(['ran again', 'refused']));
  },
  LIMIT_MS,
);
