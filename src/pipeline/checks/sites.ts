/** The places of a file that may hold expressions, and what may be used in each. */
import { itemsOf, member, type Node, type ScalarNode } from '../../text/tree.ts';
import type { Draft } from '../entries.ts';

export interface Site {
  readonly node: ScalarNode;
  /** How the place is called in messages. */
  readonly label: string;
  /** `condition`: the whole text is an expression, `${{ }}` may be left out. */
  readonly form: 'text' | 'condition';
  readonly contexts: ReadonlySet<string>;
  readonly functions: ReadonlySet<'value' | 'status' | 'files'>;
  /** Whether what it speaks of counts as what the step depends on. */
  readonly counts: boolean;
  /** The key of a step that it stands under. */
  readonly key: string;
}

const STEP = ['github', 'env', 'inputs', 'secrets', 'steps', 'needs', 'matrix', 'strategy', 'runner', 'run'];

export const CONTEXT_NAMES: readonly string[] = STEP;

const IN_STEP = new Set(STEP);
const IN_PIPELINE_ENV = new Set(['github', 'inputs', 'secrets', 'runner', 'run']);
const IN_DEFAULTS = new Set(['github', 'env', 'inputs', 'secrets', 'runner', 'run']);
const IN_STRATEGY = new Set(['github', 'env', 'inputs']);
const IN_WRITES = new Set(['matrix', 'inputs']);
const VALUES = new Set(['value'] as const);
const FILES = new Set(['value', 'files'] as const);
const ALL = new Set(['value', 'files', 'status'] as const);

/** The values of the pipeline's own `env`, by the names of the variables. */
export function pipelineSites(root: Node): ReadonlyMap<string, Site> {
  const env = member(root, 'env');
  const sites = new Map<string, Site>();
  for (const [name, { value: node }] of env?.kind === 'map' ? env.entries : [])
    if (node.kind === 'scalar')
      sites.set(name, {
        node,
        label: 'the pipeline\'s "env"',
        form: 'text',
        contexts: IN_PIPELINE_ENV,
        functions: VALUES,
        counts: true,
        key: 'env',
      });
  return sites;
}

/** What is told when a run pauses or ends. */
export function hookSites(root: Node): readonly Site[] {
  return ['on-pause', 'on-end'].flatMap((key) =>
    textSite(root, { key, counts: false }).map((site) => ({
      ...site,
      contexts: IN_PIPELINE_ENV,
      functions: VALUES,
    })),
  );
}

/** What `defaults` says for every step that has no word of its own, and may hold expressions. */
export function defaultSites(root: Node): readonly Site[] {
  const defaults = member(root, 'defaults');
  const sites = [
    ...textSite(defaults, { key: 'continue-on-error', counts: true }),
    ...textSite(defaults, { key: 'timeout-minutes', counts: false }),
    ...textSite(member(defaults, 'run'), { key: 'working-directory', counts: true }),
  ];
  return sites.map((site) => ({ ...site, label: '"defaults"', contexts: IN_DEFAULTS, functions: VALUES }));
}

/** All places of a step, its condition included. */
export function stepSites({ node }: Draft): readonly Site[] {
  const keys = ['run', 'working-directory', 'continue-on-error'];
  return [
    ...textSite(node, { key: 'name', counts: false }),
    ...textSite(node, { key: 'timeout-minutes', counts: false }),
    ...keys.flatMap((key) => textSite(node, { key, counts: true })),
    ...scalarsOf(member(node, 'env')).map((value) => stepSite(value, { key: 'env', counts: true })),
    ...textSite(member(node, 'approval'), { key: 'prompt', counts: true }),
    ...scalarsOf(member(node, 'if')).map((value) => condition(value)),
    ...scalarsOf(member(node, 'writes')).map((value) => narrow(value, 'writes', IN_WRITES)),
    ...scalarsOf(member(node, 'keep')).map((value) => ({
      ...narrow(value, 'keep', IN_WRITES),
      counts: false,
    })),
    ...deepScalars(member(node, 'strategy')).map((value) => ({
      ...narrow(value, 'strategy', IN_STRATEGY),
      // The values that come of it are part of each leg's definition.
      counts: false,
    })),
  ];
}

function textSite(map: Node | null, at: { key: string; counts: boolean }): Site[] {
  const value = member(map, at.key);
  return value?.kind === 'scalar' ? [stepSite(value, at)] : [];
}

function stepSite(node: ScalarNode, { key, counts }: { key: string; counts: boolean }): Site {
  return { node, label: `"${key}"`, form: 'text', contexts: IN_STEP, functions: FILES, counts, key };
}

function condition(node: ScalarNode): Site {
  return {
    node,
    label: '"if"',
    form: 'condition',
    contexts: IN_STEP,
    functions: ALL,
    counts: true,
    key: 'if',
  };
}

function narrow(node: ScalarNode, key: string, contexts: ReadonlySet<string>): Site {
  return { node, label: `"${key}"`, form: 'text', contexts, functions: VALUES, counts: true, key };
}

/** A scalar, or the scalars that a list or a mapping holds. */
export function scalarsOf(node: Node | null): readonly ScalarNode[] {
  const nodes = node?.kind === 'map' ? [...node.entries.values()].map((entry) => entry.value) : itemsOf(node);
  return nodes.filter((each) => each.kind === 'scalar');
}

/** All scalars below a node. */
export function deepScalars(node: Node | null): readonly ScalarNode[] {
  if (node === null || node.kind === 'scalar') return node === null ? [] : [node];
  const nodes = node.kind === 'map' ? [...node.entries.values()].map((entry) => entry.value) : node.items;
  return nodes.flatMap(deepScalars);
}
