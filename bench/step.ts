/**
 * The work of a step of `steps.ts`: a change of the tree, or what other tools take to save that change. Arguments: a
 * `Work` as JSON. It prints a line of JSON for each tool.
 */
import { join } from 'node:path';
import { run, type Sample } from './measure.ts';
import { type Saver, trackers } from './tools.ts';
import { CHANGES, type Change, type Edition } from './tree.ts';

export type Work = { readonly tree: string } & (
  | { readonly kind: 'change'; readonly change: Change; readonly edition: Edition }
  | { readonly kind: 'tools'; readonly places: string }
);

/** A line that it prints. */
export interface ToolSample {
  readonly name: string;
  readonly sample: Sample;
}

/** Reads no contents. */
const FIND: Pick<Saver, 'name' | 'save'> = {
  name: 'find',
  save: (tree) => run('find', ['.', '-printf', '%p %y %m %s %T@ %C@ %i\\n'], { cwd: tree }),
};

if (import.meta.main) {
  const work = JSON.parse(process.argv[2] ?? '') as Work;
  const { tree } = work;
  if (work.kind === 'change') CHANGES[work.change](tree, work.edition);
  else
    for (const { name, save } of [...trackers(), FIND]) {
      const { ms, bytes } = await save(tree, join(work.places, name));
      const sample: ToolSample = { name, sample: { ms, ...(bytes === undefined ? {} : { bytes }) } };
      console.log(JSON.stringify(sample));
    }
}
