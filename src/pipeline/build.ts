/** The Pipeline of a file in which nothing is wrong. */
import type { Value } from '../expressions/value.ts';
import type { Place } from '../problem/problem.ts';
import type { Spot } from '../text/source.ts';
import { type MapNode, member, type Node, scalarOf, scalarText, textOf, textsOf } from '../text/tree.ts';
import type { Ancestors } from './ancestors.ts';
import { isBackground } from './background.ts';
import { parseDuration } from './durations.ts';
import type { Draft } from './entries.ts';
import { firstLine, type Ids } from './ids.ts';
import type { Background, InputSpec, Keep, Mentions, Pipeline, Rerun, Step, Strategy } from './model.ts';
import { needsWritten, type Order } from './order.ts';
import { retriesOf } from './retries.ts';

const WEEK = 7 * 86_400_000;
const RERUNS: readonly Rerun[] = ['auto', 'always', 'ask', 'never'];

/** What was found out about a file while it was checked. */
export interface Facts {
  readonly root: Node;
  readonly drafts: readonly Draft[];
  readonly ids: Ids;
  readonly order: Order;
  readonly ancestors: Ancestors;
  readonly inputs: readonly InputSpec[];
  readonly mentionsOf: (draft: Draft) => Mentions;
  readonly lineOf: (offset: number) => number;
  readonly placeOf: (spot: Spot) => Place;
}

/** All but what belongs to the file itself: its path, digest, and what cannot run yet. */
export function buildPipeline(facts: Facts, path: string): Omit<Pipeline, 'path' | 'digest' | 'warnings'> {
  const { root, drafts } = facts;
  const workspace = member(root, 'workspace');
  const needs = needsById(facts);
  const behind = behindBy(facts);
  const steps = drafts.map((draft) =>
    buildStep(draft, facts, {
      needs: needs(draft.index),
      behind: behind(draft),
      started: startedBy(draft, facts),
    }),
  );
  const paths = member(workspace, 'paths');
  const retention = scalar(root, 'retention');
  return {
    name: textOf(member(root, 'name')) ?? nameOf(path),
    description: textOf(member(root, 'description')),
    inputs: facts.inputs,
    env: textsByName(member(root, 'env')),
    maxParallel: numberOr(scalar(root, 'max-parallel'), null),
    failFast: scalar(root, 'fail-fast') === true,
    onPause: textOf(member(root, 'on-pause')),
    onEnd: textOf(member(root, 'on-end')),
    retentionMs:
      retention === null || typeof retention === 'boolean' ? WEEK : (parseDuration(retention) ?? WEEK),
    workspace: {
      paths: paths === null ? ['.'] : textsOf(paths),
      exclude: textsOf(member(workspace, 'exclude')),
      machine: textsOf(member(workspace, 'machine')),
    },
    steps: steps.filter((step) => step.section === 'steps'),
    finally: steps.filter((step) => step.section === 'finally'),
  };
}

type IdsOf = (index: number) => readonly string[];

function buildStep(draft: Draft, facts: Facts, order: Pick<Step, 'needs' | 'behind' | 'started'>): Step {
  const { node, section, index } = draft;
  const defaults = member(facts.root, 'defaults');
  const either = (key: string) => member(node, key) ?? member(defaults, key);
  const inRun = (key: string) => textOf(member(node, key) ?? member(member(defaults, 'run'), key));
  const run = textOf(member(node, 'run')) ?? '';
  const retries = retriesOf(facts.root, node);
  if (retries === null) throw new Error('a step whose retries have no max passes no check');
  const timeout = scalarOf(either('timeout-minutes'));
  const goesOn = scalarOf(either('continue-on-error'));
  return {
    id: facts.ids.name(index),
    number: index + 1,
    section,
    name: displayName(node, run) ?? facts.ids.name(index),
    run,
    shell: inRun('shell'),
    workingDirectory: inRun('working-directory'),
    env: textsByName(member(node, 'env')),
    ...order,
    needsWritten: needsWritten(draft),
    if: textOf(member(node, 'if')),
    timeoutMinutes: typeof timeout === 'boolean' ? null : timeout,
    retries,
    continueOnError: typeof goesOn === 'number' ? false : (goesOn ?? false),
    reads: listOr(member(node, 'reads')),
    writes: listOr(member(node, 'writes')),
    keep: keepOf(member(node, 'keep')),
    background: backgroundOf(draft, facts),
    strategy: strategyOf(node, facts),
    leg: null,
    rerun: rerunOf(draft, facts),
    mentions: facts.mentionsOf(draft),
    line: facts.lineOf(node.start),
    approval: null,
    ...gateOf(node),
  };
}

/** A gate starts no process and looks at no file: nothing of what is for these applies to it, `defaults` included. */
function gateOf(node: MapNode) {
  if (!node.entries.has('approval')) return {};
  const none = { shell: null, workingDirectory: null, timeoutMinutes: null, continueOnError: false } as const;
  return {
    ...none,
    approval: textOf(member(member(node, 'approval'), 'prompt')) ?? 'Go on?',
    retries: { max: 0, delayMs: 0, backoff: 'fixed', maxDelayMs: null, when: [] } as const,
    reads: [],
    writes: [],
    keep: 'nothing' as const,
    rerun: 'auto' as const,
  };
}

/** Steps that share a list of needs share the list of ids, too: a block may have thousands of both. */
function needsById({ order, ids }: Facts): IdsOf {
  return byList(order, (needed) => needed.map((index) => ids.name(index)));
}

/** `Step.behind`. */
function behindBy(facts: Facts): (draft: Draft) => readonly string[] {
  const { order, drafts, ids, ancestors } = facts;
  const kept = drafts.filter((draft) => rerunOf(draft, facts) === 'never');
  const behind = byList(order, (needed, step) => {
    if (!kept.some(({ index }) => ancestors.has(step, index))) return [];
    const before = drafts.filter(
      ({ index }) => ancestors.has(step, index) && !needed.includes(index) && !order.services.has(index),
    );
    return before.map(({ index }) => ids.name(index));
  });
  return (draft) => (needsWritten(draft) ? [] : behind(draft.index));
}

function startedBy({ index }: Draft, { order, ids }: Facts): readonly string[] {
  return [...(order.started.get(order.needs[index] ?? []) ?? [])].map((each) => ids.name(each));
}

function backgroundOf(draft: Draft, { order, ids }: Facts): Background | null {
  if (!isBackground(draft)) return null;
  const cancelled = order.services.get(draft.index);
  if (cancelled === undefined) return { kind: 'task' };
  if (cancelled === null) return { kind: 'service', cancel: null };
  const after = cancelled.after.map((index) => ids.name(index));
  return { kind: 'service', cancel: { after, before: cancelled.before + 1 } };
}

function byList(
  { needs }: Order,
  idsOf: (needed: readonly number[], index: number) => readonly string[],
): IdsOf {
  const lists = new Map<readonly number[], readonly string[]>();
  return (index) => {
    const needed = needs[index] ?? [];
    const list = lists.get(needed) ?? idsOf(needed, index);
    lists.set(needed, list);
    return list;
  };
}

/** A service is started again whenever a step needs it; a gate asks by itself. */
function rerunOf({ node, index }: Draft, { root, order }: Pick<Facts, 'root' | 'order'>): Rerun {
  if (order.services.has(index) || node.entries.has('approval')) return 'auto';
  const word = textOf(member(node, 'rerun') ?? member(member(root, 'defaults'), 'rerun'));
  return RERUNS.find((each) => each === word) ?? 'auto';
}

function strategyOf(node: MapNode, { placeOf }: Facts): Strategy | null {
  const entry = node.entries.get('strategy');
  const matrix = member(entry?.value ?? null, 'matrix');
  if (entry === undefined || matrix === null) return null;
  const failFast = scalarOf(member(entry.value, 'fail-fast'));
  const maxParallel = scalarOf(member(entry.value, 'max-parallel'));
  return {
    matrix: matrix.data as Value,
    failFast: typeof failFast === 'boolean' || typeof failFast === 'string' ? failFast : true,
    maxParallel: typeof maxParallel === 'boolean' ? null : maxParallel,
    place: placeOf(entry.key),
  };
}

function keepOf(node: Node | null): Keep {
  if (node?.kind === 'scalar') return node.value === true ? 'everything' : 'nothing';
  const patterns = textsOf(node);
  return patterns.length === 0 ? 'nothing' : patterns;
}

function displayName(node: MapNode, run: string): string | null {
  const name = textOf(member(node, 'name'))?.trim() ?? '';
  const prompt = textOf(member(member(node, 'approval'), 'prompt'))?.trim() ?? '';
  return [name, firstLine(run), prompt].find((text) => text !== '') ?? null;
}

function nameOf(path: string): string {
  const file = path.split(/[\\/]/).at(-1) ?? path;
  return file.replace(/\.ya?ml$/i, '') || file;
}

function textsByName(node: Node | null): Readonly<Record<string, string>> {
  if (node?.kind !== 'map') return {};
  const pairs = [...node.entries].map(([name, { value }]) => [
    name,
    value.kind === 'scalar' ? scalarText(value.value) : '',
  ]);
  return Object.fromEntries(pairs);
}

function listOr(node: Node | null): readonly string[] | null {
  return node === null ? null : textsOf(node);
}

function scalar(root: Node, key: string): string | number | boolean | null {
  return scalarOf(member(root, key));
}

function numberOr<T>(value: unknown, otherwise: T): number | T {
  return typeof value === 'number' ? value : otherwise;
}
