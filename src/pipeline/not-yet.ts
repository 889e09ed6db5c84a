/** Words of the language that are read and checked, but cannot be run by this version. */

import type { Problem } from '../problem/problem.ts';
import type { Layout } from './entries.ts';
import { Findings } from './findings.ts';
import type { Source } from './source.ts';
import type { Node } from './tree.ts';

const HINTS: Readonly<Record<string, string>> = {
  approval: 'split the pipeline in two, with the approval of an environment in the workflow between them',
};

/** A Problem for each use of such a word. */
export function notYetIn(source: Source, layout: Layout): readonly Problem[] {
  const findings = new Findings(source);
  for (const { node } of layout.drafts) {
    for (const word of ['approval']) {
      const entry = node.entries.get(word);
      if (entry !== undefined && !isFalse(entry.value)) note(word, entry.key, findings);
    }
  }
  return findings.problems();
}

function note(word: string, at: { start: number; end: number }, findings: Findings): void {
  findings.add({ code: 'not-yet', message: `"${word}" is not supported yet`, hint: HINTS[word] ?? '', at });
}

function isFalse(node: Node): boolean {
  return node.kind === 'scalar' && node.value === false;
}
