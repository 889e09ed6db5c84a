/** Checks keys that have no meaning for a service. */
import type { Draft } from '../entries.ts';
import type { Ids } from '../ids.ts';
import type { Findings } from '../text/findings.ts';

const WHY: Readonly<Record<string, string>> = {
  rerun: 'which is started again in each attempt in which a step needs it',
  keep: 'of which no files are saved',
};

/** Adds a finding for each such key. @param services their indexes */
export function checkServices(
  drafts: readonly Draft[],
  services: { readonly has: (index: number) => boolean },
  { ids, findings }: { readonly ids: Ids; readonly findings: Findings },
): void {
  for (const { index, node } of drafts.filter((draft) => services.has(draft.index)))
    for (const [key, why] of Object.entries(WHY)) {
      const entry = node.entries.get(key);
      if (entry === undefined) continue;
      const message = `"${key}" has no meaning for the service "${ids.name(index)}", ${why}`;
      const hint = `take it out; or put "wait: ${ids.name(index)}" below the step, if it ends by itself`;
      findings.add({ code: 'bad-service', message, hint, at: entry.key });
    }
}
