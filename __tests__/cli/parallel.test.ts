/** What runs side by side, what waits, and what an end does to the others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { RunEvent } from '../../src/record/events.ts';
import type { Run } from '../../src/record/run.ts';
import { type Ended, linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { tree } from '../support/living.ts';

interface Rig {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The lines that the steps wrote. */
  readonly log: () => readonly string[];
}

function rig(pipeline: string): Rig {
  const tools = folder();
  const env = { TOOLS: tools, LOG: join(tools, 'log'), ...tree().env };
  return { cwd: workspaceWith(pipeline), env, log: () => linesIn(env.LOG) };
}

async function states({ cwd, env }: Rig): Promise<Readonly<Record<string, string>>> {
  const run = JSON.parse((await savepoint(['show', '-o', 'json'], { cwd, env })).stdout) as Run;
  return Object.fromEntries(run.steps.map((step) => [step.id, step.state]));
}

/** The most steps that ran at once, by the record. */
async function mostAtOnce({ cwd, env }: Rig): Promise<number> {
  const { stdout } = await savepoint(['events', '-o', 'json'], { cwd, env });
  let [now, most] = [0, 0];
  for (const { type } of JSON.parse(stdout) as RunEvent[]) {
    if (type === 'step.started') now += 1;
    if (type === 'step.completed' || type === 'step.failed') now -= 1;
    most = Math.max(most, now);
  }
  return most;
}

const linesOf = (ended: Ended) => ended.stdout.split('\n').filter((line) => line !== '');

/** Two steps, each of which ends only when the other one runs too. One at a time, the first hits its time limit. */
const meeting = (entries: string, minutes = 0.5) => `
max-parallel: 2
env: { MEET: 'touch "$TOOLS/$0"; until test -e "$TOOLS/$1"; do sleep 0.02; done; echo "$0 met $1" >> "$LOG"' }
defaults: { timeout-minutes: ${minutes} }
steps:
${entries}
`;

describe('steps side by side', () => {
  test('the members of a parallel block run at the same time: each waits for the other', async () => {
    const it = rig(
      meeting(`
  - parallel:
      - { id: left, run: 'bash -c "$MEET" left right' }
      - { id: right, run: 'bash -c "$MEET" right left' }
  - { id: join, run: 'echo join >> "$LOG"' }
`),
    );
    expect((await savepoint(['run'], it)).code).toBe(0);
    expect([...it.log().slice(0, 2)].sort()).toEqual(['left met right', 'right met left']);
    expect(it.log().slice(2)).toEqual(['join']);
  });

  test('the control: the same two in a row, or one at a time, never meet', async () => {
    const left = `{ id: left, run: 'bash -c "$MEET" left right' }`;
    const right = `{ id: right, run: 'bash -c "$MEET" right left' }`;
    const row = rig(meeting(`  - ${left}\n  - ${right}`, 0.01));
    const single = rig(meeting(`  - parallel:\n      - ${left}\n      - ${right}`, 0.01));
    const ends = await Promise.all([
      savepoint(['run'], row),
      savepoint(['run', '--max-parallel', '1'], single),
    ]);
    expect(ends.map((end) => end.code)).toEqual([1, 1]);
    // The second of the block, which does not depend on the first, finds only what that left behind.
    expect([row.log(), single.log()]).toEqual([[], ['right met left']]);
  });

  test('a step with needs: [] starts at once, beside the first', async () => {
    const it = rig(
      meeting(`
  - { id: first, run: 'bash -c "$MEET" first free' }
  - { id: second, run: 'echo second >> "$LOG"' }
  - { id: free, needs: [], run: 'bash -c "$MEET" free first' }
`),
    );
    expect((await savepoint(['run'], it)).code).toBe(0);
    expect([...it.log()].sort()).toEqual(['first met free', 'free met first', 'second']);
  });

  test('a step with needs waits for those and for no other', async () => {
    const it = rig(
      meeting(`
  - { id: base, run: 'echo base >> "$LOG"' }
  - { id: slow, needs: [base], run: 'bash -c "$MEET" slow quick' }
  - { id: quick, needs: [base], run: 'bash -c "$MEET" quick slow' }
`),
    );
    expect((await savepoint(['run'], it)).code).toBe(0);
    expect(it.log()[0]).toBe('base');
    expect([...it.log().slice(1)].sort()).toEqual(['quick met slow', 'slow met quick']);
  });

  /** Each step ends when so many have started as are to run at once. */
  const FOUR = (limit: string, most: number) => `
${limit}
env: { GO: 'touch "$TOOLS/up-$0"; until test "$(ls "$TOOLS" | grep -c up-)" -ge ${most}; do sleep 0.02; done; echo "$0" >> "$LOG"' }
defaults: { timeout-minutes: 0.5 }
steps:
  - parallel:
      - { id: a, run: 'bash -c "$GO" a' }
      - { id: b, run: 'bash -c "$GO" b' }
      - { id: c, run: 'bash -c "$GO" c' }
      - { id: d, run: 'bash -c "$GO" d' }
`;

  test.each<[string, string, readonly string[], number]>([
    ['max-parallel: 1 runs them one after the other, in the order of the file', 'max-parallel: 1', [], 1],
    ['--max-parallel 1 outdoes the file', 'max-parallel: 4', ['--max-parallel', '1'], 1],
    ['max-parallel: 2 runs no more than two at once, and two', 'max-parallel: 2', [], 2],
    ['max-parallel: 4 runs all four at once', 'max-parallel: 4', [], 4],
  ])('%s', async (_title, limit, args, most) => {
    const it = rig(FOUR(limit, most));
    expect((await savepoint(['run', ...args], it)).code).toBe(0);
    expect(await mostAtOnce(it)).toBe(most);
    if (most === 1) expect(it.log()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('have their lines told apart, and never mixed, though they write at the same time', async () => {
    const it = rig(`
max-parallel: 2
steps:
  - parallel:
      - id: left
        run: |
          printf 'one half, '
          touch "$TOOLS/half"
          until test -e "$TOOLS/whole"; do sleep 0.02; done
          echo 'and the other'
          printf 'without an end'
      - id: right
        run: |
          until test -e "$TOOLS/half"; do sleep 0.02; done
          echo 'a whole line'
          echo 'and one on stderr' >&2
          touch "$TOOLS/whole"
`);
    const ended = await savepoint(['run'], it);
    expect(ended.code).toBe(0);
    const lines = linesOf(ended);
    expect(lines.filter((line) => line.startsWith('left'))).toEqual([
      'left | one half, and the other',
      'left | without an end',
    ]);
    expect([...lines.filter((line) => line.startsWith('right'))].sort()).toEqual([
      'right | a whole line',
      'right | and one on stderr',
    ]);
    expect(lines).toHaveLength(4);
  });

  test('in a row print their output byte for byte as it came', async () => {
    const it = rig(`
steps:
  - { run: 'printf "no end"' }
  - { run: 'echo; echo two' }
`);
    expect((await savepoint(['run'], it)).stdout).toBe('no end\ntwo\n');
  });
});

describe('what a failure does to the others', () => {
  test('what does not depend on it runs on; what does stays pending, and runs after a resume', async () => {
    const it = rig(`
max-parallel: 2
steps:
  - parallel:
      - { id: bad, run: 'echo bad >> "$LOG"; touch "$TOOLS/failed"; test -e go' }
      - { id: beside, run: 'until test -e "$TOOLS/failed"; do sleep 0.02; done; echo beside >> "$LOG"' }
  - { id: after, run: 'echo after >> "$LOG"' }
  - { id: apart, needs: [beside], run: 'echo apart >> "$LOG"' }
`);
    const failed = await savepoint(['run'], it);
    expect(failed.code).toBe(1);
    expect(it.log()).toEqual(['bad', 'beside', 'apart']);
    expect(await states(it)).toEqual({
      bad: 'failed',
      beside: 'completed',
      after: 'pending',
      apart: 'completed',
    });
    writeFileSync(join(it.cwd, 'go'), '');
    expect((await savepoint(['run'], it)).code).toBe(0);
    expect(it.log().slice(3)).toEqual(['bad', 'after']);
  });

  test('if decides by what the step depends on: failure(), always(), success(), !failure()', async () => {
    const it = rig(`
max-parallel: 1
steps:
  - { id: good, run: 'true' }
  - { id: bad, needs: [good], run: exit 3 }
  - { id: plain, needs: [bad], run: 'echo plain >> "$LOG"' }
  - { id: told, needs: [bad], if: failure(), run: 'echo "told \${{ steps.bad.outcome }}" >> "$LOG"' }
  - { id: anyway, needs: [plain], if: always(), run: 'echo "anyway \${{ needs.plain.result }}" >> "$LOG"' }
  - { id: unhurt, needs: [good], if: '!failure()', run: 'echo unhurt >> "$LOG"' }
  - { id: calm, needs: [good], if: failure(), run: 'echo calm >> "$LOG"' }
  - { id: both, needs: [bad, good], if: 'always() && steps.good.outcome == ''success''', run: 'echo both >> "$LOG"' }
`);
    expect((await savepoint(['run'], it)).code).toBe(1);
    expect([...it.log()].sort()).toEqual(['anyway skipped', 'both', 'told failure', 'unhurt']);
    expect(await states(it)).toEqual({
      good: 'completed',
      bad: 'failed',
      plain: 'pending',
      told: 'completed',
      anyway: 'completed',
      unhurt: 'completed',
      calm: 'skipped',
      both: 'completed',
    });
  });

  test('with continue-on-error it is told as an outcome, and all goes on', async () => {
    const it = rig(`
steps:
  - { id: lenient, run: 'echo "made=it" >> "$GITHUB_OUTPUT"; exit 9', continue-on-error: true }
  - id: after
    run: |
      echo "\${{ steps.lenient.outcome }} \${{ steps.lenient.conclusion }} \${{ steps.lenient.outputs.made }}" >> "$LOG"
finally:
  - { id: report, if: failure(), run: 'echo report >> "$LOG"' }
`);
    const ended = await savepoint(['run'], it);
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining('continue-on-error')]);
    expect(it.log()).toEqual(['failure success it']);
    expect(await states(it)).toEqual({ lenient: 'completed', after: 'completed', report: 'skipped' });
    expect((await savepoint(['resume'], it)).stderr).toContain('nothing to do');
  });

  test('a skipped step counts as success for what comes after it', async () => {
    const it = rig(`
inputs: { deep: { type: boolean, default: false } }
steps:
  - { id: deep, if: inputs.deep, run: 'echo deep >> "$LOG"' }
  - { id: after, run: 'echo "after \${{ steps.deep.outcome }}" >> "$LOG"' }
  - { id: needy, needs: [deep], run: 'echo "needy \${{ needs.deep.result }}" >> "$LOG"; test -e go' }
`);
    expect((await savepoint(['run'], it)).code).toBe(1);
    expect([...it.log()].sort()).toEqual(['after skipped', 'needy skipped']);
    // One that now runs decides afresh what was built on its being skipped.
    writeFileSync(join(it.cwd, 'go'), '');
    const resumed = await savepoint(['resume', '--input', 'deep=true'], it);
    expect(resumed.code).toBe(0);
    expect([...it.log().slice(2)].sort()).toEqual(['after success', 'deep', 'needy success']);
  });

  test('finally runs after a failure too, and sees it', async () => {
    const it = rig(`
steps:
  - { id: bad, run: exit 4 }
finally:
  - { id: told, if: failure(), run: 'echo "told \${{ steps.bad.outcome }}" >> "$LOG"' }
  - { id: proud, if: success(), run: 'echo proud >> "$LOG"' }
  - { id: report, run: 'echo report >> "$LOG"' }
`);
    expect((await savepoint(['run'], it)).code).toBe(1);
    expect([...it.log()].sort()).toEqual(['report', 'told failure']);
  });
});

test('outputs and variables of the members of a block reach what comes after it, and not each other', async () => {
  const it = rig(`
max-parallel: 2
steps:
  - parallel:
      - id: left
        run: |
          echo "side=left" >> "$GITHUB_OUTPUT"; echo "LEFT=1" >> "$GITHUB_ENV"
      - id: right
        run: |
          echo "side=right" >> "$GITHUB_OUTPUT"; echo "RIGHT=$LEFT" >> "$GITHUB_ENV"
  - id: join
    run: |
      echo "\${{ steps.left.outputs.side }} \${{ steps.right.outputs.side }} [$LEFT] [$RIGHT]" >> "$LOG"
`);
  expect((await savepoint(['run', '--max-parallel', '1'], it)).code).toBe(0);
  expect(it.log()).toEqual(['left right [1] []']);
});
