/** What is said for people at a terminal, in the words of a workflow. Pure. */

import { START_OVER } from '../report/saved.ts';

/** The commands and options of the command line, and what stands for them in a workflow. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^( *)another folder(?=: |$)/gm, '$1fresh checkout'],
  [/; get (?:it|them) back with: {2}savepoint restore .*$/gm, ''],
  [
    /use that one, or another store/g,
    'pin the action by a commit or a full version, so that all attempts use the same one',
  ],
  [/start over with `savepoint run --fresh`(?:, or delete the run with `savepoint clean`)?/g, START_OVER],
  [/`savepoint run --fresh`/g, '`resume: never`'],
  [/start one with `savepoint run`/g, 'leave `resume: required` out to start one'],
  [
    /name one: `savepoint run PATH`, or write a first one: `savepoint init`/g,
    'name one by `pipeline:`, or write savepoint.yml',
  ],
  [/\(`savepoint runs` lists them\)/g, ''],
  [/give it with `--secret [^`]*`/g, 'give it by `secrets:` of the action'],
  [/give it again: savepoint resume [^)\n]*/g, 'give it again by `secrets:` of the action'],
  [
    /`savepoint plan` lists the steps with their numbers/g,
    'it is an `id`, or a number, of the pipeline file',
  ],
  [/\bcheck -C, --workspace/g, 'check `workspace:` of the action'],
  [/it declares none; leave --input out/g, 'it declares none; leave `inputs:` out'],
  [/give it with --input ([^=\s]+)=VALUE/g, 'give it under `inputs:` of the action, as $1=VALUE'],
  [/: --input NAME=VALUE/g, '; `inputs:` of the action gives them, as NAME=VALUE'],
  // A cancel by a person, the time limit of the step and that of the job look the same from inside.
  [/\bstopped by SIG(?:INT|TERM)$/gm, 'cancelled, or out of time'],
  [
    /to (be asked again|run it after all): savepoint resume (\S+) --from-step ('[^']*'|[^\s)]+)/g,
    'to $1, give the action `run-id: $2` and `from-step: $3`',
  ],
  [/\bsavepoint (approve|reject|mark) \S+ ('[^']*'|[^\s)]+)/g, '`$1: $2`'],
  [/--(from|only)-step ([^\s)]+)/g, '`$1-step: $2`'],
];

/** @param text what the command line would say */
export function inWorkflow(text: string): string {
  return WORDS.reduce((said, [pattern, word]) => said.replace(pattern, word), text).trimEnd();
}
