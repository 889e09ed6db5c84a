/** By what a step of a workflow is known from attempt to attempt. Pure. */
import { createHmac } from 'node:crypto';
import { digestOf } from '../digest/digest.ts';
import type { Words } from '../plan/arriving.ts';
import type { StepDefinition } from '../record/decisions.ts';
import type { Where } from '../record/events.ts';
import { movedPath } from '../run/moved.ts';

/** What the runner starts. */
export interface Script {
  readonly id: string;
  /** With its expressions evaluated: secrets may stand in it. */
  readonly text: string;
  /** Null: the runner's own. */
  readonly shell: string | null;
  /** The folder in which it starts, absolute. */
  readonly cwd: string;
}

export interface Known {
  /** The key of the run. */
  readonly key: string;
  /** This attempt's place: the same paths are in other folders in the next. */
  readonly where: Where;
  /** Without texts that are masked, since tokens are others in each attempt. */
  readonly mask: (text: string) => string;
}

/** Names that stand for folders that may be elsewhere in the next attempt. */
const FOLDERS = { workspace: '$workspace', home: '$home', temp: '$temp' };

/** Only a keyed digest of the script is told. */
export function definitionOf(
  { id, text, shell, cwd }: Script,
  { key, where, mask }: Known,
  {
    words,
    number,
    needs,
  }: { readonly words: Words; readonly number: number; readonly needs: readonly string[] },
): StepDefinition {
  const inPlace = (text: string) => movedPath(mask(text), where, FOLDERS);
  const parts = {
    run: createHmac('sha256', key).update(inPlace(text)).digest('hex'),
    'working-directory': inPlace(cwd),
    ...(shell === null ? {} : { shell: inPlace(shell) }),
    ...(words.reads === null ? {} : { reads: words.reads }),
    ...(words.writes === null ? {} : { writes: words.writes }),
  };
  return { id, name: id, number, section: 'steps', needs, parts, digest: digestOf(parts) };
}

/** A step that comes a second time in an attempt, as in two uses of a composite action, has another id. */
export function idFor(action: string, taken: Pick<ReadonlySet<string>, 'has'>): string {
  const name = action === '' ? 'step' : action;
  for (let nth = 1; ; nth++) {
    const id = nth === 1 ? name : `${name}-${nth}`;
    if (!taken.has(id)) return id;
  }
}
