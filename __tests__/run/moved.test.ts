import { expect, test } from '@jest/globals';
import type { Where } from '../../src/record/events.ts';
import type { Run } from '../../src/record/run.ts';
import { moved } from '../../src/run/moved.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const OLD = { workspace: '/people/me/code', home: '/people/me', temp: '/tmp' };
const NEW = { workspace: '/builds/1', home: '/people/you', temp: '/builds/tmp' };

/** A run whose step ended in one place, and that goes on in another. */
function runWith(value: string, from: Partial<Where>, to: Partial<Where>): Run {
  const left = { outputs: { o: value }, env: { E: value }, path: [value] };
  const { run } = attempt(pipelineOf('steps: [{ id: a, run: x }]'), null, { left: { a: left } });
  const [first] = run.attempts;
  if (first === undefined) throw new Error('no attempt');
  const { home: _home, temp: _temp, ...bare } = first.where;
  const at = (number: number, where: Partial<Where>) => ({
    ...first,
    attempt: number,
    where: { ...bare, ...where } as Where,
  });
  return { ...run, attempt: 2, attempts: [at(1, from), at(2, to)] };
}

test.each([
  ['/people/me/code', '/builds/1'],
  ['/people/me/code/bin', '/builds/1/bin'],
  ['/people/me/.cargo/bin', '/people/you/.cargo/bin'],
  ['/people/me', '/people/you'],
  ['/tmp/x', '/builds/tmp/x'],
  ['/people/me/code/a:/usr/bin:/people/me/b', '/builds/1/a:/usr/bin:/people/you/b'],
  ['/people/me/codeing', '/people/you/codeing'],
  ['/people/meme', '/people/meme'],
  ['/usr/people/me/code', '/usr/people/me/code'],
  ['see /people/me/code/x', 'see /builds/1/x'],
  ['/people/me/code/a /people/me/code/b', '/builds/1/a /builds/1/b'],
  ['/people/me/code/a\n/people/me/b\n', '/builds/1/a\n/people/you/b\n'],
  ['--dir=/people/me/code, "/tmp/y"', '--dir=/builds/1, "/builds/tmp/y"'],
  ['file:///people/me/code/x', 'file:///builds/1/x'],
  ['/people/me/code/a,/people/me/code/b', '/builds/1/a,/builds/1/b'],
  ["'/people/me/code/a' (/people/me/code/b)", "'/builds/1/a' (/builds/1/b)"],
  ['*/people/me/code/a&/people/me/code/b+', '*/builds/1/a&/builds/1/b+'],
  ['-I/people/me/code/a -L/people/me/code/b', '-I/builds/1/a -L/builds/1/b'],
  ['-Wl,-rpath=/people/me/code/a @/people/me/b', '-Wl,-rpath=/builds/1/a @/people/you/b'],
  ['{"a":"1\\n/people/me/code/b"}', '{"a":"1\\n/builds/1/b"}'],
  ['a-I/people/me/code', 'a-I/people/me/code'],
  ['http://host/people/me/code', 'http://host/people/me/code'],
  ['/people/me/code.bak', '/people/you/code.bak'],
  ['/people/me/code-2:/people/me/codé', '/people/you/code-2:/people/you/codé'],
  ['', ''],
  [':', ':'],
])('%j becomes %j', (before, after) => {
  const [step] = moved(runWith(before, OLD, NEW)).steps;
  expect([step?.outputs, step?.env, step?.path]).toEqual([{ o: after }, { E: after }, [after]]);
});

test('a path through a link is moved like the folder that it leads to', () => {
  const run = runWith('/link/bin:/people/me/x', OLD, NEW);
  const linked = {
    ...run,
    steps: run.steps.map((step) => ({ ...step, machine: { spellings: { '/link': 'workspace' as const } } })),
  };
  expect(moved(linked).steps[0]?.outputs).toEqual({ o: '/builds/1/bin:/people/you/x' });
});

test('nothing is moved in the same place, and nothing of a step that ended here', () => {
  const same = runWith('/people/me/code/x', OLD, OLD);
  expect(moved(same)).toBe(same);
  const run = runWith('/people/me/code/x', OLD, NEW);
  const here = { ...run, steps: run.steps.map((step) => ({ ...step, attempt: 2 })) };
  expect(moved(here).steps[0]?.outputs).toEqual({ o: '/people/me/code/x' });
});

test('a record that knows no home and no temp has its workspace moved', () => {
  const run = runWith('/people/me/code/x:/people/me/y', { workspace: '/people/me/code' }, NEW);
  expect(moved(run).steps[0]?.outputs).toEqual({ o: '/builds/1/x:/people/me/y' });
});

test('what lies below the root folder is not moved: everything does', () => {
  const run = runWith('/etc/x', { ...OLD, home: '/' }, NEW);
  expect(moved(run).steps[0]?.outputs).toEqual({ o: '/etc/x' });
});
