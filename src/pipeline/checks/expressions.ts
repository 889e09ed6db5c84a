/** Checks all expressions of a file, and gathers what they speak of. */
import { member, type Node } from '../../text/tree.ts';
import type { Draft } from '../entries.ts';
import type { Mentions } from '../model.ts';
import { checkSite, type PlacedUse } from './at-site.ts';
import { checkMatrixUses } from './matrix.ts';
import { mentionsOf, namesOf } from './mentions.ts';
import { defaultSites, hookSites, pipelineSites, type Site, stepSites } from './sites.ts';
import { checkUse, type Known } from './uses.ts';

/** What a step's expressions speak of, with those of the pipeline's `env` and of the `defaults` that apply to it, as far as the step does not override them. */
export type MentionsOf = (draft: Draft) => Mentions;

/** Adds everything wrong with the expressions of a file to its findings. */
export function checkExpressions(root: Node, known: Known): MentionsOf {
  const check = (sites: readonly Site[], draft: Draft | null): readonly PlacedUse[] => {
    const uses = sites.flatMap((site) => checkSite(site, known.findings));
    for (const use of uses) checkUse(use, draft, known);
    return uses;
  };
  const everywhere = new Map([...pipelineSites(root)].map(([name, site]) => [name, check([site], null)]));
  const defaults = check(defaultSites(root), null);
  check(hookSites(root), null);
  const own = known.drafts.map((draft) => check(stepSites(draft), draft));
  for (const uses of own) checkMatrixUses(uses, everywhere, known.findings);
  return (draft) => {
    const ofStep = own[draft.index] ?? [];
    const applying = defaults.filter((placed) => !draft.node.entries.has(placed.site.key));
    const overridden = overriddenBy(draft, ofStep, [...everywhere.keys()]);
    const seen = [...everywhere].flatMap(([name, uses]) => (overridden.includes(name) ? [] : uses));
    return mentionsOf([...ofStep, ...applying, ...seen], { ...known, overridden });
  };
}

/** Those of the pipeline's variables that a step sets itself, and does not speak of where it does. */
function overriddenBy(
  { node }: Draft,
  uses: readonly PlacedUse[],
  names: readonly string[],
): readonly string[] {
  const env = member(node, 'env');
  const own = env?.kind === 'map' ? env.entries : new Map();
  const spokenOf = namesOf(
    'env',
    uses.filter(({ site }) => site.key === 'env'),
  );
  const isSpokenOf = (name: string) => spokenOf.some((each) => each === '*' || each === name);
  return names.filter((name) => own.has(name) && !isSpokenOf(name));
}
