import { expect, test } from '@jest/globals';
import type { Where } from '../../src/record/events.ts';
import type { Run } from '../../src/record/run.ts';
import { moved } from '../../src/run/moved.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const OLD = { workspace: '/home/me/work', home: '/home/me', temp: '/tmp' };
const NEW = { workspace: '/builds/1', home: '/root', temp: '/builds/tmp' };

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
  ['/home/me/work', '/builds/1'],
  ['/home/me/work/bin', '/builds/1/bin'],
  ['/home/me/.cargo/bin', '/root/.cargo/bin'],
  ['/home/me', '/root'],
  ['/tmp/x', '/builds/tmp/x'],
  ['/home/me/work/a:/usr/bin:/home/me/b', '/builds/1/a:/usr/bin:/root/b'],
  ['/home/me/working', '/root/working'],
  ['/home/meme', '/home/meme'],
  ['/usr/home/me/work', '/usr/home/me/work'],
  ['see /home/me/work/x', 'see /home/me/work/x'],
  ['', ''],
  [':', ':'],
])('%j becomes %j', (before, after) => {
  const [step] = moved(runWith(before, OLD, NEW)).steps;
  expect([step?.outputs, step?.env, step?.path]).toEqual([{ o: after }, { E: after }, [after]]);
});

test('nothing is moved in the same place, and nothing of a step that ended here', () => {
  const same = runWith('/home/me/work/x', OLD, OLD);
  expect(moved(same)).toBe(same);
  const run = runWith('/home/me/work/x', OLD, NEW);
  const here = { ...run, steps: run.steps.map((step) => ({ ...step, attempt: 2 })) };
  expect(moved(here).steps[0]?.outputs).toEqual({ o: '/home/me/work/x' });
});

test('a record that knows no home and no temp has its workspace moved', () => {
  const run = runWith('/home/me/work/x:/home/me/y', { workspace: '/home/me/work' }, NEW);
  expect(moved(run).steps[0]?.outputs).toEqual({ o: '/builds/1/x:/home/me/y' });
});

test('what lies below the root folder is not moved: everything does', () => {
  const run = runWith('/etc/x', { ...OLD, home: '/' }, NEW);
  expect(moved(run).steps[0]?.outputs).toEqual({ o: '/etc/x' });
});
