/** What expressions speak of, gathered for the question whether a completed step still counts. */
import type { Use } from '../../expressions/expressions.ts';
import type { Ids } from '../ids.ts';
import type { Mentions } from '../model.ts';
import { keyName, type PlacedUse } from './at-site.ts';

interface Names {
  readonly ids: Ids;
  /** The names of the inputs as declared, by their lower case. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly overridden: readonly string[];
}

/**
 * The Mentions of some uses. Those in places that do not count (a name, a time limit) are left out, but for the
 * steps that they speak of: to evaluate them, these must be at hand; and, but in a name, their outputs.
 */
export function mentionsOf(uses: readonly PlacedUse[], names: Names): Mentions {
  const counted = uses.filter((placed) => placed.site.counts);
  const first = (context: string, nameOf?: (key: string) => string) => namesOf(context, counted, nameOf);
  const needed = uses.filter(({ site }) => site.key !== 'name');
  const inCondition = uses.filter(({ site }) => site.key === 'if');
  return {
    inputs: first('inputs', (key) => names.inputs.get(key.toLowerCase()) ?? key),
    secrets: first('secrets'),
    github: first('github', (key) => key.toLowerCase()),
    env: first('env'),
    strategy: first('strategy', (key) => key.toLowerCase()),
    steps: stepsOf(uses, names.ids),
    outputs: outputsOf(needed, names.ids),
    condition: {
      env: namesOf('env', inCondition),
      outputs: outputsOf(inCondition, names.ids),
    },
    overridden: names.overridden,
  };
}

/** The first keys of the uses of a context, each once; `*` where all of it is used. @param nameOf the name that a key means */
export function namesOf(
  context: string,
  uses: readonly PlacedUse[],
  nameOf?: (key: string) => string,
): readonly string[] {
  return unique(uses.flatMap(({ use }) => (use.context === context ? [named(keyName(use, 0), nameOf)] : [])));
}

function stepsOf(uses: readonly PlacedUse[], ids: Ids): readonly string[] {
  const spoken = uses
    .map((placed) => placed.use)
    .filter((use) => use.context === 'steps' || use.context === 'needs');
  return unique(spoken.map((use) => stepOf(use, ids)));
}

/** The id of the step that `steps.ID` or `needs.ID` means, as it is declared. */
function stepOf(use: Use, ids: Ids): string {
  const index = ids.find(keyName(use, 0) ?? '');
  return index === undefined ? named(keyName(use, 0)) : ids.name(index);
}

function outputsOf(uses: readonly PlacedUse[], ids: Ids): Mentions['outputs'] {
  const found = new Map<string, { step: string; output: string }>();
  for (const { use } of uses) {
    if (use.context !== 'steps' && use.context !== 'needs') continue;
    const property = keyName(use, 1);
    if (property !== null && property.toLowerCase() !== 'outputs') continue;
    const step = stepOf(use, ids);
    const output = property === null ? '*' : named(keyName(use, 2));
    found.set(JSON.stringify([step, output]), { step, output });
  }
  return [...found.values()];
}

function named(key: string | null, nameOf: (key: string) => string = (name) => name): string {
  return key === null ? '*' : nameOf(key);
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
