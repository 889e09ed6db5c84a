import { expect, test } from '@jest/globals';
import { type Here, hadElsewhere } from '../../src/launch/had-elsewhere.ts';
import type { Run } from '../../src/record/run.ts';

const WHERE = { os: 'linux', machine: 'hosted', workspace: '/ci/w', home: '/ci/home', temp: '/ci/temp' };
const HERE: Here = {
  ...{ os: 'linux', machine: 'mine', workspace: '/me/w', home: '/me', temp: '/tmp' },
  exists: (path) => path === '/usr/bin',
  again: new Set(),
};
const STEP = { id: 'setup', state: 'completed', attempt: 1, path: [], env: {} };

const said = (step: object, { here = {}, where = {} } = {}) => {
  const attempts = [{ attempt: 1, where: { ...WHERE, ...where } }];
  return hadElsewhere({ attempts, steps: [{ ...STEP, ...step }] } as unknown as Run, { ...HERE, ...here });
};

test.each<[string, object, readonly string[]]>([
  [
    'a place on PATH',
    { path: ['/opt/tool/bin'] },
    ['setup put /opt/tool/bin on PATH, which is not on this machine'],
  ],
  [
    'a variable',
    { env: { JAVA_HOME: '/opt/java' } },
    ['setup set JAVA_HOME to /opt/java, which is not on this machine'],
  ],
  ['a place that is here', { path: ['/usr/bin'] }, []],
  ['what is no path', { env: { A: 'x/y', B: '/a and /b', C: '/a:/b' } }, []],
  [
    'places that come back, or that the machine is looked at for',
    { env: { A: '/ci/w/out', B: '/ci/home/x', C: '/ci/temp/y' } },
    [],
  ],
  ['of a step that has not ended well', { state: 'failed', path: ['/opt/tool/bin'] }, []],
])('of a run from another machine is told %s', (_what, step, lines) => {
  expect(said(step)).toEqual(lines);
});

test('nothing is told of the machine that it was on, nor of a step that runs again', () => {
  const step = { path: ['/opt/tool/bin'] };
  expect(said(step, { here: { machine: 'hosted', os: 'darwin' } })).toEqual([]);
  expect(said(step, { here: { again: new Set(['setup']) } })).toEqual([]);
});

test('another system is told first', () => {
  expect(said({}, { here: { os: 'darwin' } })).toEqual([
    'the run was on Linux, and this is macOS: programs that its steps built may not start here (--from-step builds them again)',
  ]);
});
