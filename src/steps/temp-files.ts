/** Temporary files that a reused step had made, and that a later step names. Pure but for the question whether a path is there. */
import { basename } from 'node:path';
import { describeNamed, TEMP } from '../record/left-on-machine.ts';
import type { Run } from '../record/run.ts';
import { movedPath } from '../run/moved.ts';
import { isNamedIn } from '../words/named-in.ts';

interface Coming {
  /** The script of the step that is about to run. */
  readonly script: string;
  /** The steps before it. */
  readonly before: readonly string[];
  readonly exists: (path: string) => boolean;
}

/** A warning for each step that had made some which are not here. */
export function tempLacking(
  { attempt, attempts, steps }: Run,
  { script, before, exists }: Coming,
): readonly { readonly step: string; readonly message: string }[] {
  const wheres = new Map(attempts.map(({ attempt: nth, where }) => [nth, where]));
  const here = wheres.get(attempt);
  return steps.flatMap(({ id, machine, attempt: nth }) => {
    const from = wheres.get(nth ?? 0);
    const isReused = before.includes(id) && nth !== attempt;
    if (!isReused || from === undefined || here === undefined) return [];
    const names = (machine?.temp ?? []).filter(
      (path) => isNamedIn(script, basename(path)) && !exists(movedPath(path, from, here)),
    );
    if (names.length === 0) return [];
    const files = describeNamed({ what: TEMP, count: names.length, names });
    const message = `is reused, and this machine does not have its ${files}; \`SAVEPOINT_RERUN: always\` brings that back`;
    return [{ step: id, message }];
  });
}
