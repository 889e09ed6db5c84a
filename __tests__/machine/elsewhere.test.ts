import { expect, test } from '@jest/globals';
import { lackLine, type Missing, missingHere } from '../../src/machine/elsewhere.ts';
import type { Where } from '../../src/record/events.ts';
import type { MachineChange } from '../../src/record/files-events.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const PIPELINE = pipelineOf('steps: [{ id: a, run: a }]');
const TOOL = { what: 'programs', count: 1, names: ['tool'], at: ['/bin'] };
const LOGIN = { what: 'login and configuration files', count: 1, names: ['~/.netrc'] };
const SERVER = { what: 'processes', count: 1, names: ['db'] };
const REFS = { what: 'git refs', count: 1, names: ['HEAD'] };
const ALL: MachineChange = { installs: [TOOL], others: [LOGIN, SERVER, REFS], places: ['/t/v/bin'] };

interface Now {
  readonly from?: Partial<Where>;
  readonly machine?: string;
  readonly home?: string;
  readonly workspace_id?: string;
  /** Paths that are there. */
  readonly there?: readonly string[];
}

function missing({ from = {}, there = [], ...now }: Now): Missing {
  const { run } = attempt(PIPELINE, null);
  const [first] = run.attempts;
  if (first === undefined) throw new Error('no attempt');
  const where = { ...first.where, machine: 'm', home: '/h', workspace_id: 'w', ...from };
  const known = {
    ...run,
    attempts: [{ ...first, where }],
    steps: run.steps.map((step) => ({ ...step, machine: ALL })),
  };
  const found = missingHere(known, {
    ...{ machine: 'm', home: '/h', workspace_id: 'w', moved: (path) => path, ...now },
    exists: (path) => there.includes(path),
  });
  return found.get('a') ?? { installs: [], others: [] };
}

const PLACE = { what: 'files and folders', count: 1, names: ['/t/v/bin'] };
const KEPT = ['/t/v/bin', '/bin'];

test.each<[string, Now, Missing]>([
  ['on the same machine, in the same folder', { there: KEPT }, { installs: [], others: [SERVER] }],
  ['where a folder that it made is gone', { there: ['/bin'] }, { installs: [PLACE], others: [SERVER] }],
  [
    'where the folder is gone that it installed into',
    { there: ['/t/v/bin'] },
    { installs: [TOOL], others: [SERVER] },
  ],
  ['in another folder', { there: KEPT, workspace_id: 'x' }, { installs: [], others: [SERVER, REFS] }],
  ['on another machine', { there: KEPT, machine: 'n' }, { installs: [TOOL], others: [LOGIN, SERVER, REFS] }],
  [
    'with another home folder',
    { there: KEPT, home: '/i' },
    { installs: [TOOL], others: [LOGIN, SERVER, REFS] },
  ],
  [
    'on another hosted runner',
    { from: { machine: 'hosted' }, machine: 'hosted', there: KEPT },
    { installs: [TOOL], others: [LOGIN, SERVER, REFS] },
  ],
  [
    'on another machine that has the login',
    { machine: 'n', there: [...KEPT, '/h/.netrc'] },
    { installs: [TOOL], others: [SERVER, REFS] },
  ],
])('what a step left is missing %s', (_title, now, expected) => {
  expect(missing(now)).toEqual(expected);
});

test('a line names what is missing, and the remedy', () => {
  const many = { what: 'Python packages', count: 5, names: ['a-1', 'b-1', 'c-1', 'd-1'] };
  expect(lackLine({ installs: [many], others: [LOGIN] })).toBe(
    'is reused, and this machine does not have its Python packages (a-1, b-1, c-1, and 2 more), login and configuration files (~/.netrc); `rerun: always` brings that back',
  );
  expect(lackLine({ installs: [], others: [] })).toBeNull();
});
