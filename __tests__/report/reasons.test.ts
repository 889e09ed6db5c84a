import { expect, test } from '@jest/globals';
import type { Reason } from '../../src/record/decisions.ts';
import { describeReason } from '../../src/report/reasons.ts';

test.each<[Reason, string]>([
  [{ kind: 'completed', completion: 3 }, 'completed before; nothing that counts for it has changed'],
  [{ kind: 'skipped', completion: 3 }, 'skipped before; nothing that counts for it has changed'],
  [
    { kind: 'completed', completion: 3, files: 'reads' },
    'completed before; the files that it reads are the same',
  ],
  [
    { kind: 'completed', completion: 3, files: 'source' },
    'completed before; the commit and the source files are the same',
  ],
  [
    { kind: 'skipped', completion: 3, files: 'none' },
    'skipped before; without `reads`, edits here do not run it again',
  ],
  [{ kind: 'env', name: 'WHO' }, 'the variable WHO has changed'],
  [{ kind: 'kept', completion: 3 }, 'completed before; `rerun: never` keeps it'],
  [{ kind: 'taken', completion: 3 }, 'completed before; only-step takes it as it is'],
  [{ kind: 'new' }, 'runs for the first time'],
  [
    { kind: 'new', was: 'lint' },
    'runs for the first time; if it is lint renamed, `id: lint` keeps its result',
  ],
  [
    { kind: 'approval', because: { kind: 'new', was: 'gate' } },
    'asks for approval; if it is gate renamed, `id: gate` keeps its result',
  ],
  [{ kind: 'new', lost: true }, 'no completion of it was saved'],
  [{ kind: 'failed', failure: { kind: 'error', exit_code: 2 } }, 'failed before: exit code 2'],
  [{ kind: 'failed', failure: { kind: 'signal', signal: 'SIGKILL' } }, 'failed before: ended by SIGKILL'],
  [{ kind: 'failed', failure: { kind: 'timeout', minutes: 20 } }, 'failed before: timed out after 20 min'],
  [
    { kind: 'failed', failure: { kind: 'refused', message: 'no such shell' } },
    'failed before: no such shell',
  ],
  [{ kind: 'interrupted' }, 'was cut off before it ended'],
  [{ kind: 'definition', parts: ['run', 'env'] }, 'its definition has changed (run, env)'],
  [{ kind: 'definition', parts: [] }, 'its definition has changed'],
  [{ kind: 'input', input: 'target' }, 'the input target has changed'],
  [{ kind: 'needs', step: 'a', change: 'runs-again' }, 'depends on a, which runs again'],
  [{ kind: 'needs', step: 'a', change: 'ran-again' }, 'depends on a, which has run again since'],
  [{ kind: 'needs', step: 'a', change: 'added' }, 'now comes after a'],
  [{ kind: 'needs', step: 'a', change: 'removed' }, 'no longer comes after a'],
  [{ kind: 'always' }, '`rerun: always`, and a step that depends on it runs'],
  [{ kind: 'always', by: 'env' }, '`SAVEPOINT_RERUN: always`'],
  [{ kind: 'chosen' }, 'named by from-step or only-step'],
  [{ kind: 'not-chosen' }, 'not named by only-step'],
  [{ kind: 'finally' }, 'clean-up, decided afresh in each attempt'],
  [
    { kind: 'started-before', because: { kind: 'input', input: 'x' } },
    'it was started before, so it asks first (the input x has changed)',
  ],
  [
    { kind: 'withheld', step: 'a', names: ['token', 'KEY'] },
    'needs token, KEY of a, which held a secret and was not saved; give a `rerun: always`, and it sets the value again',
  ],
  [{ kind: 'blocked', step: 'a' }, 'waits for a'],
  [{ kind: 'service', step: 'a' }, 'a service, started again for a'],
  [{ kind: 'service' }, 'a service that no step needs now'],
  [{ kind: 'unsaved' }, 'completed before, but its files could not be saved'],
  [{ kind: 'lost', path: 'made', why: 'gone' }, 'its saved files cannot be read: made: gone'],
  [{ kind: 'differs', path: 'd/x' }, 'd/x is not as it was when the step ran'],
  [
    { kind: 'differs', path: 'd/x', unsaved: true },
    'files that it changed were not saved, and are not here: d/x',
  ],
  [{ kind: 'reads', paths: [] }, 'files that it reads have changed'],
  [{ kind: 'reads', paths: ['x', 'y'] }, 'files that it reads have changed: x, y'],
  [{ kind: 'source', paths: ['a', 'b', 'c', 'd'] }, 'source files are not as they were: a, b, c …'],
  [{ kind: 'commit', from: '0123456789abcdef', to: null }, 'another commit: 0123456789 before, none now'],
  [{ kind: 'github', name: 'sha' }, 'github.sha has changed'],
  [{ kind: 'edited', paths: ['x'] }, 'files changed after it ran, and --edited runs it again: x'],
  [{ kind: 'present' }, 'taken as completed: all files of its `writes` are there'],
])('%j is said as %j', (reason, words) => {
  expect(describeReason(reason)).toBe(words);
});
