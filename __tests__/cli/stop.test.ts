/** Rule 10: the whole tree dies, whoever stops it and whatever it ignores; and what was stopped is gone on with. */
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Run } from '../../src/record/run.ts';
import { type Ended, linesIn, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { type Tree, tree } from '../support/living.ts';
import { storeOf } from '../support/store.ts';

/** From the signal to the exit, by the contract: a runner kills 7.5 s after it has asked. */
const MOST_MS = 7500;
/** What processes get to end by themselves, unless a second signal cuts it short. */
const GRACE_MS = 5000;

/**
 * Starts what is hard to find: a child, one that left its session, one whose parents are gone, one that did both.
 * With `ignoring`, none of them hears SIGINT and SIGTERM. Notes their pids, and stays.
 */
const GROW = `#!/bin/bash
[ "$1" = ignoring ] && trap '' INT TERM
note() { echo "$1" >> "$TOOLS/pids"; }
note $$
sleep 1000 & note $!
setsid sleep 1000 & note $!
( ( sleep 1000 & note $! ) & )
( ( setsid sleep 1000 & note $! ) & )
until [ "$(wc -l < "$TOOLS/pids")" -ge 5 ]; do sleep 0.01; done
echo grown >> "$TOOLS/log"
sleep 1000
wait
`;

/** Says of the noted processes which still live. One that has ended and waits for its parent does not. */
const CHECK = `#!/bin/bash
for pid in $(cat "$TOOLS/pids"); do
  if grep -qv ') Z' "/proc/$pid/stat" 2> "$TOOLS/said"; then echo "lives: $pid" >> "$TOOLS/log"; fi
done
echo checked >> "$TOOLS/log"
`;

interface Rig {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly tools: string;
  readonly tree: Tree;
  /** The lines that the steps wrote. */
  readonly log: () => readonly string[];
}

function rig(pipeline: string): Rig {
  const tools = folder();
  for (const [name, text] of Object.entries({ grow: GROW, check: CHECK })) {
    writeFileSync(join(tools, name), text);
    chmodSync(join(tools, name), 0o755);
  }
  const processes = tree();
  // What the tests write between attempts is not to be taken for a step's.
  const cwd = workspaceWith(`workspace: { exclude: [go] }\n${pipeline}`);
  return {
    cwd,
    tools,
    tree: processes,
    env: { TOOLS: tools, LOG: join(tools, 'log'), ...processes.env },
    log: () => linesIn(join(tools, 'log')),
  };
}

async function shown({ cwd, env }: Rig): Promise<Run> {
  return JSON.parse((await savepoint(['show', '-o', 'json'], { cwd, env })).stdout) as Run;
}

/** The state of the run, and of each step in the order of the file. */
async function states(it: Rig): Promise<readonly string[]> {
  const run = await shown(it);
  return [run.status, ...run.steps.map((step) => `${step.id} ${step.state}`)];
}

/** Lets the steps do what they do the second time, and goes on. */
async function goOn(it: Rig): Promise<Ended> {
  writeFileSync(join(it.cwd, 'go'), '');
  const ended = await savepoint(['run'], it);
  expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining('goes on')]);
  return ended;
}

/** Sends a signal and waits for the end, for which there is a limit. */
async function stop(started: ReturnType<typeof startSavepoint>, signal: NodeJS.Signals): Promise<Ended> {
  const from = performance.now();
  started.child.kill(signal);
  const ended = await started.ended;
  expect(performance.now() - from).toBeLessThan(MOST_MS);
  return ended;
}

/** @param how `ignoring`: SIGKILL alone ends the tree, after what it gets to end by itself */
const three = (how: string) => `
steps:
  - { id: first, run: 'echo first >> "$LOG"' }
  - { id: long, run: 'echo long >> "$LOG"; test -e go || "$TOOLS/grow" ${how}' }
  - { id: last, run: 'echo last >> "$LOG"' }
finally:
  - { id: report, run: 'echo report >> "$LOG"' }
`;

describe('a signal', () => {
  test.each<[NodeJS.Signals, string, number]>([
    ['SIGINT', 'ignoring', 130],
    ['SIGTERM', 'hearing', 143],
  ])(
    '%s ends children %s it that left their session or lost their parents; exit %d, and the step runs again',
    async (signal, how, code) => {
      const it = rig(three(how));
      const started = startSavepoint(['run'], it);
      await until('the tree has grown', () => it.log().includes('grown'));
      expect(it.tree.living().length).toBeGreaterThanOrEqual(7);
      const ended = await stop(started, signal);
      expect(it.tree.living()).toEqual([]);
      expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(`stopped by ${signal}`)]);
      expect(await states(it)).toEqual([
        'interrupted',
        'first completed',
        'long interrupted',
        'last pending',
        'report completed',
      ]);
      await goOn(it);
      expect(it.log()).toEqual(['first', 'long', 'grown', 'report', 'long', 'last', 'report']);
    },
  );

  test.each([
    ['a new run', ': 2 steps', () => {}],
    ['one that goes on', 'goes on, attempt 2', (it: Rig) => savepoint(['run'], it)],
    [
      'one with a step that is older than an edit',
      'goes on, attempt 2',
      async (it: Rig) => {
        await savepoint(['run'], it);
        writeFileSync(join(it.cwd, 'edited'), '');
      },
    ],
  ])('before anything has begun ends the attempt: %s', async (_, says, before) => {
    const it = rig('steps: [{ id: a, run: echo a > a }, { id: b, run: exit 1 }]');
    await before(it);
    const { code, stderr } = await savepoint(['run'], { ...it, stopAt: says });
    expect([code, stderr]).toEqual([143, expect.stringContaining('interrupted: ')]);
    expect(stderr).not.toContain('> ');
  });

  test('sent twice does not wait for processes that are taking their time', async () => {
    const it = rig(`
steps:
  - id: slow
    run: |
      trap 'echo told >> "$LOG"' INT
      echo up >> "$LOG"
      while :; do sleep 0.02 || true; done
`);
    const started = startSavepoint(['run'], it);
    await until('the step is up', () => it.log().includes('up'));
    const from = performance.now();
    started.child.kill('SIGINT');
    await until('the step was told', () => it.log().includes('told'));
    const { code } = await stop(started, 'SIGINT');
    expect(performance.now() - from).toBeLessThan(GRACE_MS);
    expect([code, it.tree.living(), await states(it)]).toEqual([
      130,
      [],
      ['interrupted', 'slow interrupted'],
    ]);
  });

  test('lets a step clean up that does so in time, and no longer', async () => {
    const it = rig(`
steps:
  - id: tidy
    run: |
      trap 'echo cleaned >> "$LOG"; exit 0' TERM
      echo up >> "$LOG"
      while :; do sleep 0.02; done
`);
    const started = startSavepoint(['run'], it);
    await until('the step is up', () => it.log().includes('up'));
    const { code } = await stop(started, 'SIGTERM');
    expect([code, it.log(), await states(it)]).toEqual([
      143,
      ['up', 'cleaned'],
      ['interrupted', 'tidy interrupted'],
    ]);
  });

  test('during the delay of a retry does not wait for it; the step has all its tries again', async () => {
    const it = rig(`
steps:
  - { id: flaky, run: 'echo try >> "$LOG"; test -e go', retries: { max: 1, delay: 1h } }
`);
    const started = startSavepoint(['run'], it);
    await until('the retry is waited for', () => started.printed().stderr.includes('try 2 of 2 in'));
    const { code } = await stop(started, 'SIGINT');
    expect([code, await states(it)]).toEqual([130, ['interrupted', 'flaky interrupted']]);
    await goOn(it);
    expect(it.log()).toEqual(['try', 'try']);
  });

  test('during finally stops it; going on runs finally alone', async () => {
    const it = rig(`
steps:
  - { id: first, run: 'echo first >> "$LOG"' }
finally:
  - { id: report, run: 'echo report >> "$LOG"; test -e go || "$TOOLS/grow"' }
`);
    const started = startSavepoint(['run'], it);
    await until('the tree has grown', () => it.log().includes('grown'));
    const { code } = await stop(started, 'SIGTERM');
    expect([code, it.tree.living()]).toEqual([143, []]);
    expect(await states(it)).toEqual(['interrupted', 'first completed', 'report interrupted']);
    await goOn(it);
    expect(it.log()).toEqual(['first', 'report', 'grown', 'report']);
  });
});

describe('a Savepoint that is killed', () => {
  test('leaves nothing alive: its watcher ends what left its session or lost its parents', async () => {
    const it = rig(three('hearing'));
    const started = startSavepoint(['run'], it);
    await until('the tree has grown', () => it.log().includes('grown'));
    started.child.kill('SIGKILL');
    await started.ended;
    await it.tree.gone();
    expect(await states(it)).toEqual([
      'interrupted',
      'first completed',
      'long interrupted',
      'last pending',
      'report pending',
    ]);
    await goOn(it);
    expect(it.log()).toEqual(['first', 'long', 'grown', 'long', 'last', 'report']);
  });

  test('together with its watcher leaves processes, which a resume ends before anything starts', async () => {
    const it = rig(
      three('hearing').replace('test -e go ||', 'if test -e go; then "$TOOLS/check"; exit; fi;'),
    );
    const started = startSavepoint(['run'], it);
    await until('the tree has grown', () => it.log().includes('grown'));
    const watchers = it.tree.living().filter((each) => each.isWatcher);
    expect(watchers).toHaveLength(1);
    for (const { pid } of watchers) process.kill(pid, 'SIGKILL');
    await until('the watcher is gone', () => !it.tree.living().some((each) => each.isWatcher));
    started.child.kill('SIGKILL');
    await started.ended;
    expect(it.tree.living().length).toBeGreaterThanOrEqual(5);
    expect((await states(it))[0]).toBe('interrupted');
    await goOn(it);
    expect(it.log()).toEqual(['first', 'long', 'grown', 'long', 'checked', 'last', 'report']);
    expect(it.tree.living()).toEqual([]);
  });
});

describe('the end of a step', () => {
  test('by its time limit ends its whole tree, and counts for retries', async () => {
    const it = rig(`
steps:
  - id: slow
    run: |
      echo try >> "$LOG"
      if mkdir "$TOOLS/tried" 2> "$TOOLS/said"; then "$TOOLS/grow"; fi
      "$TOOLS/check"
    timeout-minutes: 0.01
    retries: { max: 1, delay: 10ms, when: [timeout] }
`);
    const ended = await savepoint(['run'], it);
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining('timed out after 0.01 min')]);
    expect(it.log().filter((line) => line !== 'grown')).toEqual(['try', 'try', 'checked']);
    expect(it.tree.living()).toEqual([]);
  });

  test('by success lets what it started live to the end of the run, with a warning, and no longer', async () => {
    const it = rig(`
steps:
  - id: serve
    run: |
      setsid sleep 1000 > "$TOOLS/said" 2>&1 &
      echo $! > "$TOOLS/pids"
  - { id: use, run: '"$TOOLS/check"' }
  - { id: again, rerun: always, run: 'sleep 1000 > "$TOOLS/other" 2>&1 &' }
finally:
  - { id: report, run: '"$TOOLS/check"' }
`);
    const ended = await savepoint(['run'], it);
    expect(ended.code).toBe(0);
    const [pid] = linesIn(join(it.tools, 'pids'));
    expect(it.log()).toEqual([`lives: ${pid}`, 'checked', `lives: ${pid}`, 'checked']);
    expect(ended.stderr).toMatch(
      new RegExp(
        `warning: serve: left sleep \\(pid ${pid}\\) running; .* unless the step has \`background: true\` or \`rerun: always\``,
      ),
    );
    expect(ended.stderr).toMatch(/warning: again: left sleep \(pid \d+\) running; it ends with the run$/m);
    expect(it.tree.living()).toEqual([]);
  });
});

describe('a second Savepoint', () => {
  const HOLDING = `
steps:
  - { id: long, run: 'echo long >> "$LOG"; until test -e "$TOOLS/may-end"; do sleep 0.02; done' }
`;

  test('in the same workspace, or on the same run, starts nothing and names the process that holds it; others may read', async () => {
    const it = rig(HOLDING);
    const elsewhere = workspaceWith(HOLDING);
    const started = startSavepoint(['run'], it);
    await until('the step runs', () => it.log().length === 1);
    const others = await Promise.all([
      savepoint(['run'], it),
      savepoint(['resume'], it),
      savepoint(['run', '--fresh'], it),
      savepoint(['run', '--store', join(it.tools, 'another-store')], it),
      savepoint(['run', '--store', storeOf(it.cwd), '--run', 'latest'], { cwd: elsewhere, env: it.env }),
    ]);
    for (const other of others) {
      expect([other.code, other.stderr]).toEqual([
        4,
        expect.stringContaining(`pid ${started.child.pid} on `),
      ]);
    }
    // What only reads is not refused, and disturbs nothing.
    for (const command of ['runs', 'show', 'events', 'logs', 'plan', 'validate', 'verify'])
      expect([command, (await savepoint([command], it)).code]).toEqual([command, 0]);
    expect((await states(it))[0]).toBe('running');
    writeFileSync(join(it.tools, 'may-end'), '');
    expect((await started.ended).code).toBe(0);
    expect(it.log()).toEqual(['long']);
    // The control: when it has ended, the workspace is free.
    rmSync(join(it.tools, 'log'));
    expect((await savepoint(['run'], it)).code).toBe(0);
    expect(it.log()).toEqual(['long']);
  });
});
