import { expect, test } from '@jest/globals';
import { inWorkflow } from '../../src/action/words.ts';
import { START_OVER } from '../../src/report/saved.ts';

test.each([
  [
    'a file: edited since a ran, which is reused; --from-step a would run it with that',
    'a file: edited since a ran, which is reused; `from-step: a` would run it with that',
  ],
  ['run it first, or begin there: --from-step test-2', 'run it first, or begin there: `from-step: test-2`'],
  ['a waits (to let it: --from-step a)', 'a waits (to let it: `from-step: a`)'],
  [
    'bring the file back, or start over with `savepoint run --fresh`',
    `bring the file back, or ${START_OVER}`,
  ],
  [
    'in a Savepoint (schema 4): use that one, or another store',
    'in a Savepoint (schema 4): pin the action by a commit or a full version, so that all attempts use the same one',
  ],
  [
    '  another folder: bringing back 2 files (8 B)\n  differs: another folder',
    '  fresh checkout: bringing back 2 files (8 B)\n  differs: another folder',
  ],
  ['give it with --input target=VALUE', 'give it under `inputs:` of the action, as target=VALUE'],
  [
    'its inputs are a, b: --input NAME=VALUE',
    'its inputs are a, b; `inputs:` of the action gives them, as NAME=VALUE',
  ],
  [
    'gate was rejected (to be asked again: savepoint resume r-1 --from-step gate)',
    'gate was rejected (to be asked again, give the action `run-id: r-1` and `from-step: gate`)',
  ],
  [
    "t (1) was rejected (to run it after all: savepoint resume r-1 --from-step 't (1)')",
    "t (1) was rejected (to run it after all, give the action `run-id: r-1` and `from-step: 't (1)'`)",
  ],
  ["r-1 asks about t (savepoint approve r-1 't (1)')", "r-1 asks about t (`approve: 't (1)'`)"],
  ['it declares none; leave --input out', 'it declares none; leave `inputs:` out'],
  [
    'because b runs again: half.txt; get it back with:  savepoint restore 20260102-030405-x --aside --to DIR',
    'because b runs again: half.txt',
  ],
  ['it is not there (check -C, --workspace)', 'it is not there (check `workspace:` of the action)'],
  ['no such run: x (`savepoint runs` lists them)', 'no such run: x'],
  [
    '! a: stopped by SIGINT\nb stopped by SIGINT too',
    '! a: cancelled, or out of time\nb stopped by SIGINT too',
  ],
  [
    'was given the secrets M, S (give it again: savepoint resume 20260102-030405-x --secret M --secret S)',
    'was given the secrets M, S (give it again by `secrets:` of the action)',
  ],
  [
    'no such step: x (`savepoint plan` lists the steps with their numbers)',
    'no such step: x (it is an `id`, or a number, of the pipeline file)',
  ],
  ['a: b completed', 'a: b completed'],
])('%s', (told, said) => {
  expect(inWorkflow(told)).toBe(said);
});
