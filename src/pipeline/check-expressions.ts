/** Checks all expressions of a file, and gathers what they speak of. */
import { checkSite, type PlacedUse } from './check-sites.ts';
import { checkUse, type Known } from './check-uses.ts';
import type { Draft } from './entries.ts';
import { mentionsOf } from './mentions.ts';
import type { Mentions } from './model.ts';
import { defaultSites, pipelineSites, type Site, stepSites } from './sites.ts';
import type { Node } from './tree.ts';

/** What a step's expressions speak of, with those of the pipeline's `env` and of the `defaults` that apply to it. */
export type MentionsOf = (draft: Draft) => Mentions;

/** Adds everything wrong with the expressions of a file to its findings. */
export function checkExpressions(root: Node, known: Known): MentionsOf {
  const check = (sites: readonly Site[], draft: Draft | null): readonly PlacedUse[] => {
    const uses = sites.flatMap((site) => checkSite(site, known.findings));
    for (const use of uses) checkUse(use, draft, known);
    return uses;
  };
  const everywhere = check(pipelineSites(root), null);
  const defaults = check(defaultSites(root), null);
  const own = known.drafts.map((draft) => check(stepSites(draft), draft));
  return (draft) => {
    const applying = defaults.filter((placed) => !draft.node.entries.has(placed.site.key));
    return mentionsOf([...(own[draft.index] ?? []), ...applying, ...everywhere], known);
  };
}
