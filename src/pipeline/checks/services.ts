/** Checks keys that have no meaning for a service, and looks for services that are none. */
import type { Problem } from '../../problem/problem.ts';
import { Findings } from '../../text/findings.ts';
import type { Source } from '../../text/source.ts';
import { unnamedIn } from '../background.ts';
import type { Draft, Layout } from '../entries.ts';
import type { Ids } from '../ids.ts';

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

/** Warns of background steps for which a `wait-all` alone waits: a server among them would never let the run go on. */
export function neverEnding(layout: Layout, ids: Ids, source: Source): readonly Problem[] {
  const findings = new Findings(source);
  const unnamed = new Set([layout.steps, layout.finally].flatMap((entries) => [...unnamedIn(entries, ids)]));
  for (const { index, node } of layout.drafts.filter((draft) => unnamed.has(draft.index))) {
    const name = ids.name(index);
    const message = `the "wait-all" below waits until "${name}" ends by itself: no "wait" or "cancel" names it`;
    const hint = `a server does not end: put "cancel: ${name}" where it is to end; else "wait: ${name}" says that it ends`;
    findings.add({ code: 'never-ending', message, hint, at: node });
  }
  return findings.problems();
}
