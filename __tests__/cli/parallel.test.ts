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
    ['--max-parallel 1 outdoes the file: one after the other', 'max-parallel: 4', ['--max-parallel', '1'], 1],
    ['max-parallel: 2 runs no more than two at once, and two', 'max-parallel: 2', [], 2],
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
