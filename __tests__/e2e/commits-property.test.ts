/**
 * A run goes on with `CI` on one commit after another, in fresh checkouts and in kept folders. Its files are always those of a run that was
 * only on that commit. The next attempt, there or in another checkout of the commit, runs no step again.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import { checkout, git, put, read, repository, Scene } from '../support/scene.ts';
import { differences, pick, snapshot } from '../support/tree-scripts.ts';

const SCENARIOS = isSoak() ? 200 : 2;
const MOVES = isSoak() ? 5 : 3;

const STEPS = [
  ['generate', 'in1', '(echo gen; cat in1) > g1'],
  ['package', 'in2, g1, tool', 'mkdir -p d; cp in2 d/a; cp g1 d/b; chmod 755 tool'],
  ['format', '"src/*"', 'sed -i s/x/y/ src/*'],
  ['link', '', 'rm -rf conf; ln -s in1 conf; mkdir -p empty/e'],
  ['replace', '', 'rm -rf old; echo const > old; mkdir new; echo n > new/n'],
] as const;

/** @param isApart whether the last step but one says that it reads nothing */
function pipeline(isApart: boolean): string {
  const lines = STEPS.map(([id, reads, run]) => {
    const said = id === 'replace' && !isApart ? '' : `reads: [${reads}], `;
    return `  - { id: ${id}, ${said}run: 'echo ${id} >> "$LOG"; ${run}' }`;
  });
  return `steps:\n${lines.join('\n')}\n  - { id: last, reads: [], run: 'test -e "$OUT/go"' }\n`;
}

const SOURCE = { in1: 'i0\n', in2: 'j0\n', g1: 'g\n', 'src/0': 'x1\n', 'src/1': 'x1\n', tool: 't\n' };

type Put = Readonly<Record<string, string>>;

/** What a commit does: to sources, to what steps make, and as they make it. */
const CHANGES: readonly ((chance: Random, cwd: string) => Put)[] = [
  (chance) => ({ in1: `i${chance.below(3)}\n` }),
  (chance) => ({ in2: `j${chance.below(3)}\n` }),
  (_, cwd) => ({ g1: `gen\n${read(cwd, 'in1')}` }),
  (chance) => ({ g1: `other ${chance.below(2)}\n` }),
  (chance) => ({ [`src/${chance.below(3)}`]: pick(chance, ['x1\n', 'y1\n', 'x2\n']) }),
  (chance, cwd) => {
    chmodSync(join(cwd, 'tool'), pick(chance, [0o644, 0o755]));
    return {};
  },
  (chance, cwd) => {
    rmSync(join(cwd, 'conf'), { recursive: true, force: true });
    if (chance.below(3) > 0) return pick(chance, [{ conf: 'c\n' }, { 'conf/x': 'c\n' }]);
    symlinkSync('in1', join(cwd, 'conf'));
    return {};
  },
  (chance) => pick(chance, [{ old: 'const\n' }, { 'old/z': 'z\n' }]),
  (_, cwd) => ({ 'd/a': read(cwd, 'in2') ?? '', 'd/b': `gen\n${read(cwd, 'in1')}` }),
  (chance) => ({ 'd/a': `other ${chance.below(2)}\n` }),
  (chance, cwd) => {
    rmSync(join(cwd, pick(chance, ['g1', 'old', 'd'])), { recursive: true, force: true });
    return {};
  },
  (chance) => ({ notes: `${chance.below(1000)}` }),
];

/** Makes files, also where there is a folder, or something else where a folder must be. */
function force(cwd: string, files: Put): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(cwd, name);
    const above = dirname(path);
    if (lstatSync(above, { throwIfNoEntry: false })?.isDirectory() !== true) rmSync(above, { force: true });
    rmSync(path, { recursive: true, force: true });
    put(cwd, { [name]: text });
  }
}

function moved(chance: Random, origin: string): string {
  for (let nth = chance.below(3); nth >= 0; nth--) force(origin, pick(chance, CHANGES)(chance, origin));
  git(origin, 'add', '-A');
  git(origin, 'commit', '-q', '--allow-empty', '-m', 'more');
  return git(origin, 'rev-parse', 'HEAD').trim();
}

/** The files that a run leaves which has only been on one commit: those of its steps, one after the other. */
function uninterrupted(origin: string, tip: string) {
  const cwd = checkout(origin, tip);
  const env = { PATH: process.env.PATH ?? '', LOG: '/dev/null' };
  for (const [, , run] of STEPS) execFileSync('bash', ['--norc', '-ec', run], { cwd, env });
  return snapshot(cwd);
}

async function scenario(chance: Random): Promise<void> {
  const scene = new Scene();
  const isKept = chance.below(2) === 0;
  scene.env.CI = 'true';
  const origin = repository({ ...SOURCE, 'savepoint.yml': pipeline(chance.below(2) === 0) });
  const tips = [git(origin, 'rev-parse', 'HEAD').trim()];
  const places = [checkout(origin)];
  await scene.run(places[0] as string);
  /** For people. */
  const told: string[] = [];
  for (let move = 1; move <= MOVES; move++) {
    const tip = chance.below(4) === 0 ? pick(chance, tips) : moved(chance, origin);
    tips.push(tip);
    const isFresh = !isKept || chance.below(2) === 0;
    const cwd = isFresh ? checkout(origin, tip) : pick(chance, places);
    if (isFresh) places.push(cwd);
    else {
      git(cwd, 'clean', '-q', '-ffdx');
      git(cwd, 'fetch', '-q', 'origin');
      git(cwd, 'checkout', '-q', '-f', tip);
    }
    const resume = async (at: string) => {
      const { code, stderr } = await scene.call(at, 'resume', 'latest');
      const ran = scene.log();
      told.push(`commit ${tips.indexOf(tip)} in ${at}: exit code ${code}, ran ${ran}\n${stderr}`);
      return { ran, differs: differences(snapshot(at), wanted) };
    };
    const wanted = uninterrupted(origin, tip);
    scene.log();
    expect([told, (await resume(cwd)).differs]).toEqual([told, []]);
    for (const place of chance.below(2) === 0 ? [cwd] : [cwd, checkout(origin, tip)])
      expect([told, await resume(place)]).toEqual([told, { ran: [], differs: [] }]);
  }
}

test(
  `of ${SCENARIOS} runs that go on on one commit after another, the files are always those of the commit`,
  async () => {
    // One in fresh checkouts, one in kept folders.
    const first = seedFor(17);
    for (let nth = 0; nth < SCENARIOS; nth++) await seeded(first + nth, scenario);
  },
  SCENARIOS * 120_000,
);
