/**
 * Rules 1, 2 and 7 where `workspace` is another one at each attempt, in the same folder, in another one, and back: of what is covered, each
 * step finds what the steps before it left, and nothing half-written; and no person's edit becomes an older one.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import { checkout, place, put, read, repository, Scene } from '../support/scene.ts';
import { pick } from '../support/tree-scripts.ts';

const SCENARIOS = isSoak() ? 200 : 6;
const ATTEMPTS = 7;
const FOLDERS = ['a', 'b', 'c'] as const;
type Name = (typeof FOLDERS)[number];

interface Coverage {
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
}

const ALL: Coverage = { paths: ['.'], exclude: [] };

function randomCoverage(chance: Random): Coverage {
  if (chance.below(5) < 2) return ALL;
  const some = FOLDERS.filter(() => chance.below(10) < 7);
  const paths = chance.below(5) < 3 || some.length === 0 ? ['.'] : some;
  return { paths, exclude: FOLDERS.filter(() => chance.below(5) === 0) };
}

function covers({ paths, exclude }: Coverage, name: Name): boolean {
  return (paths.includes('.') || paths.includes(name)) && !exclude.includes(name);
}

/** Where each step writes, and whether it declares that it reads nothing. */
type Steps = readonly { readonly folder: Name; readonly isApart: boolean }[];

/** A step tells in the log what it misses of the steps before it, and what of itself it finds half-written. */
function pipelineOf(steps: Steps, { paths, exclude }: Coverage): string {
  const lines = steps.map(({ folder, isApart }, at) => {
    const script = [
      ...steps
        .slice(0, at)
        .map(
          (each, of) =>
            `test "$(cat ${each.folder}/s${of} 2>&1)" = ${of} || echo "${each.folder} missing ${of}" >> "$LOG"`,
        ),
      `test ! -e ${folder}/half${at} || echo "${folder} half ${at}" >> "$LOG"`,
      `mkdir -p ${folder}`,
      `test -e "$OUT/ok${at}" || { echo > ${folder}/half${at}; exit 1; }`,
      `echo ${at} > ${folder}/s${at}`,
    ];
    return `  - { id: s${at}, ${isApart ? 'reads: [], ' : ''}run: '${script.join('; ')}' }`;
  });
  return `workspace: { paths: [${paths}], exclude: [none, ${exclude}] }\nsteps:\n${lines.join('\n')}\n`;
}

/** A workspace, and the folders that each attempt in it has covered. */
interface Place {
  readonly cwd: string;
  covered: readonly Name[];
}

async function scenario(chance: Random): Promise<void> {
  const scene = new Scene();
  scene.env.CI = 'true';
  const steps: Steps = Array.from({ length: 4 }, () => ({
    folder: pick(chance, FOLDERS),
    isApart: chance.below(3) === 0,
  }));
  const source = Object.fromEntries(FOLDERS.map((name) => [`${name}/mine`, '0']));
  const repo = chance.below(3) === 0 ? null : repository(source);
  const fresh = (): Place => ({ cwd: repo === null ? place(source) : checkout(repo), covered: FOLDERS });
  const places = [fresh()];
  let here = places[0] as Place;
  let coverage = chance.below(2) === 0 ? ALL : randomCoverage(chance);
  let [edits, ends] = [0, chance.below(2)];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) {
      const where = chance.below(4);
      if (where === 3) places.push(fresh());
      if (where > 1) here = where === 2 ? pick(chance, places) : (places.at(-1) as Place);
      if (chance.below(3) > 0) coverage = randomCoverage(chance);
      if (chance.below(5) < 2) put(here.cwd, { [`${pick(chance, FOLDERS)}/mine`]: `${++edits}` });
      ends += chance.below(2);
    }
    for (let at = 0; at < ends; at++) scene.release(`ok${at}`);
    writeFileSync(join(here.cwd, 'savepoint.yml'), pipelineOf(steps, coverage));
    here.covered = here.covered.filter((name) => covers(coverage, name));
    const before = FOLDERS.map((name) => read(here.cwd, `${name}/mine`));
    const ended = await scene.run(here.cwd, ...(attempt === 1 ? [] : ['--run', 'latest']));
    expect([0, 1]).toContain(ended.code);
    const seen = scene.log().filter((line) => here.covered.some((name) => line.startsWith(`${name} `)));
    expect([`attempt ${attempt}`, seen, ended.stderr]).toEqual([`attempt ${attempt}`, [], ended.stderr]);
    for (const [at, name] of FOLDERS.entries())
      expect(Number(read(here.cwd, `${name}/mine`))).toBeGreaterThanOrEqual(Number(before[at]));
    if (ended.code === 0) break;
  }
}

test(
  `of ${SCENARIOS} runs whose \`workspace\` changes, what is covered is always whole`,
  async () => {
    const first = seedFor(40);
    for (let nth = 0; nth < SCENARIOS; nth++) await seeded(first + nth, scenario);
  },
  SCENARIOS * 60_000,
);
