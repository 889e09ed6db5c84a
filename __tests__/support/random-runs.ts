/** Random pipelines whose steps, however they are cut off, come to one tree, and a person's random edits between attempts. */
import type { Random } from './random.ts';
import { type Op, pick, randomOps, type Script, type Snapshot, unique } from './tree-scripts.ts';

/** The step of `finally`, and the folder below which it works. */
export const LAST = 'last';
const ALWAYS = 'always';
/** Where the steps work that run alone, when a person is there. */
const WORK = 'w';

export interface PlannedStep {
  readonly script: Script;
  readonly writes: string | null;
  readonly retries: number;
  readonly keep: boolean;
  readonly rerun: 'auto' | 'always';
}

/** A run before anything runs. */
export interface Scenario {
  readonly git: 'none' | 'clean' | 'dirty';
  /** Whether a person edits files between attempts; else `CI` is set. */
  readonly person: boolean;
  readonly source: readonly Op[];
  /** Operations after the commit. */
  readonly dirt: readonly Op[];
  /** Steps that run side by side; most blocks have one step. */
  readonly blocks: readonly (readonly PlannedStep[])[];
  readonly last: PlannedStep | null;
}

export const stepsOf = ({ blocks, last }: Scenario): readonly PlannedStep[] => [
  ...blocks.flat(),
  ...(last === null ? [] : [last]),
];

export const alwaysOf = (scenario: Scenario): ReadonlySet<string> =>
  new Set(stepsOf(scenario).flatMap(({ rerun, script }) => (rerun === 'always' ? [script.id] : [])));

export function randomScenario(chance: Random): Scenario {
  const person = chance.below(2) === 0;
  const git = pick(chance, ['none', 'clean', 'clean', 'dirty'] as const);
  const zone = person ? WORK : '';
  const source = [
    ...randomOps(chance, { zone, kinds: 'any' }, 5 + chance.below(20)),
    ...['p1', 'p2', ALWAYS].flatMap((each) =>
      randomOps(chance, { zone: each, kinds: 'any' }, chance.below(4)),
    ),
    ...['one', 'two', 'three'].map((name): Op => ({ kind: 'write', path: `kept/${name}`, text: unique() })),
  ];
  const dirt: readonly Op[] = [
    { kind: 'append', path: 'kept/three', text: unique() },
    { kind: 'write', path: `${WORK}/untracked`, text: unique() },
    { kind: 'delete', path: `${zone}/a` },
  ];
  // Without `writes`, changes of tracked files are the person's: a failed try leaves them.
  const isOwned = !person || git === 'none' || chance.below(3) > 0;
  const blocks: PlannedStep[][] = [];
  const count = 3 + chance.below(5);
  for (let made = 0; made < count; ) {
    const place = { made, person, isOwned };
    const block =
      made < count - 1 && chance.below(3) === 0
        ? sideBySide(chance, place)
        : [chance.below(6) === 0 ? always(chance, place) : alone(chance, place)];
    blocks.push(block);
    made += block.length;
  }
  const last = chance.below(2) === 0 ? apart(chance, LAST, LAST) : null;
  return { git, person, source, dirt: git === 'dirty' ? dirt : [], blocks, last };
}

interface Place {
  readonly made: number;
  readonly person: boolean;
  readonly isOwned: boolean;
}

function alone(chance: Random, { made, person, isOwned }: Place): PlannedStep {
  const keep = !person && chance.below(4) === 0;
  const kinds = keep || !isOwned ? 'idempotent' : 'any';
  const ops = randomOps(chance, { zone: person ? WORK : '', kinds }, chance.below(9));
  return { ...step(chance, `s${made}`, ops), writes: person && isOwned ? `${WORK}/**` : null, keep };
}

/** A step in a folder of its own. */
function apart(chance: Random, id: string, zone: string): PlannedStep {
  const ops = randomOps(chance, { zone, kinds: 'any' }, 1 + chance.below(6));
  const script = { id, ops, fails: { times: 0, before: 0 } };
  return { script, retries: 0, writes: `${zone}/**`, keep: false, rerun: 'auto' };
}

function always(chance: Random, { made }: Place): PlannedStep {
  return { ...apart(chance, `s${made}`, `${ALWAYS}/s${made}`), rerun: 'always' };
}

function sideBySide(chance: Random, { made, person, isOwned }: Place): PlannedStep[] {
  const isDeclared = isOwned && (person || chance.below(2) === 0);
  return Array.from({ length: 2 + chance.below(2) }, (_, at) => {
    const zone = `p${at + 1}`;
    const keep = !person && chance.below(3) === 0;
    const kinds = isDeclared && !keep ? 'any' : 'idempotent';
    const ops = randomOps(chance, { zone, kinds }, 1 + chance.below(7));
    return { ...step(chance, `s${made + at}`, ops), writes: isDeclared ? `${zone}/**` : null, keep };
  });
}

function step(chance: Random, id: string, ops: readonly Op[]): Omit<PlannedStep, 'writes' | 'keep'> {
  const times = pick(chance, [0, 0, 0, 1, 1, 2]);
  const fails = { times, before: chance.below(ops.length + 1) };
  return { script: { id, ops, fails }, retries: pick(chance, [0, 0, 1]), rerun: 'auto' };
}

export function pipelineOf({ blocks, last }: Scenario): string {
  const line = ({ script: { id }, writes, retries, keep, rerun }: PlannedStep) => {
    const keys = [
      `id: ${id}, run: 'sh "$TOOLS/${id}.sh"', rerun: ${rerun}`,
      ...(writes === null ? [] : [`writes: ["${writes}"]`]),
      ...(retries === 0 ? [] : [`retries: { max: ${retries}, delay: 5ms }`]),
      ...(keep ? ['keep: true'] : []),
    ];
    return `{ ${keys.join(', ')} }\n`;
  };
  const entries = blocks.map((block) =>
    block.length === 1
      ? `  - ${block.map(line).join('')}`
      : `  - parallel:\n${block.map((each) => `      - ${line(each)}`).join('')}`,
  );
  const end = last === null ? '' : `finally:\n  - ${line(last)}`;
  return `max-parallel: 3\nsteps:\n${entries.join('')}${end}`;
}

export interface Trees {
  readonly found: Snapshot;
  readonly wanted: Snapshot;
  readonly source: Snapshot;
  readonly wasKilled: boolean;
}

const above = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** Edits of files that are as the run is to have them: all others are still to be undone. */
export function randomEdits(
  chance: Random,
  { blocks, git }: Scenario,
  { found, wanted, source, wasKilled }: Trees,
): readonly Op[] {
  // Where a step notes the state of the person's files, an edit of one runs the step again.
  const isNoted = git !== 'none' && blocks.flat().some(({ writes }) => writes === null);
  const isEditable = (path: string) =>
    isNoted ? path.startsWith('kept') : !path.startsWith(ALWAYS) && !path.startsWith(LAST);
  const isAsWanted = (path: string) =>
    path.split('/').every((_part, at, parts) => {
      const each = parts.slice(0, at + 1).join('/');
      return found.get(each) === wanted.get(each);
    });
  const right = [...wanted].filter(([path]) => isEditable(path) && isAsWanted(path));
  // After a kill the time of its folder alone tells when a file was deleted.
  const lacking = new Set([...wanted.keys()].filter((path) => !found.has(path)).map(above));
  const directories = right.flatMap(([path, is]) =>
    is.startsWith('directory') && !lacking.has(path) ? [path] : [],
  );
  const files = right.flatMap(([path, is]) => (is.startsWith('file') ? [path] : []));
  const made = files.filter((path) => source.get(path) !== wanted.get(path));
  const fresh = (text: string) => `${pick(chance, directories)}/edit ${text}`;
  const edits = Array.from({ length: 1 + chance.below(4) }, (_, at): Op => {
    const text = unique();
    // A person's edit of an output is the first to get lost.
    if (at === 0 && made.length > 0) return { kind: 'write', path: pick(chance, made), text };
    const kinds: readonly (() => Op)[] = [
      ...(directories.length === 0
        ? []
        : [
            (): Op => ({ kind: 'write', path: fresh(text), text }),
            (): Op => ({ kind: 'link', path: fresh(text), target: text }),
            (): Op => ({ kind: 'write', path: `${fresh(text)}/below`, text }),
          ]),
      ...(files.length === 0
        ? []
        : [
            (): Op => ({ kind: 'write', path: pick(chance, files), text }),
            (): Op => ({ kind: 'link', path: pick(chance, files), target: text }),
          ]),
      ...(files.length === 0 || wasKilled
        ? []
        : [(): Op => ({ kind: 'chmod', path: pick(chance, files), file: '711', directory: '711' })]),
      () => ({ kind: 'delete', path: pick(chance, ['kept/one', 'kept/two']) }),
    ];
    return pick(chance, kinds)();
  });
  return [...new Map(edits.map((edit) => [edit.path, edit])).values()];
}
