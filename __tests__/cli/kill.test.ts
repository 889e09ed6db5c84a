/** Rule 1: a saved step is never run again because of a crash. */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { parseEvents } from '../../src/record/lines.ts';
import { linesIn, savepoint, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { type Tree, tree } from '../support/living.ts';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import { eventsOf, newest } from '../support/store.ts';

const KILLS = isSoak() ? 60 : 6;
const LIMIT_MS = KILLS * 15_000;

/** Every step but `report` belongs to the run; `flaky` fails every other time. */
const STEPS = ['fetch', 'lint', 'unit', 'flaky', 'pack', 'aside', 'ship'];
const PIPELINE = `
max-parallel: 3
steps:
  - { id: fetch, run: '"$TOOLS/work" fetch' }
  - parallel:
      - { id: lint, run: '"$TOOLS/work" lint' }
      - { id: unit, run: '"$TOOLS/work" unit' }
      - id: flaky
        run: '"$TOOLS/work" flaky && { mkdir "$TOOLS/once" 2> "$TOOLS/said" || rmdir "$TOOLS/once"; } && test ! -e "$TOOLS/once"'
        retries: { max: 3, delay: 20ms }
  - { id: pack, run: '"$TOOLS/work" pack' }
  - { id: aside, needs: [], run: '"$TOOLS/work" aside' }
  - { id: ship, run: '"$TOOLS/work" ship' }
finally:
  - { id: report, run: '"$TOOLS/work" report' }
`;

/**
 * Says that it starts, works for a moment with children that would live on for long, and says that it ends. Where
 * Savepoint is gone, its own output ends it before it can end its children.
 */
const WORK = `#!/bin/bash
echo "start $1" >> "$TOOLS/log"
sleep 1000 & in_group=$!
setsid sleep 1000 & elsewhere=$!
sleep 0.05
echo "$1 is done"
kill $in_group $elsewhere
wait
echo "end $1" >> "$TOOLS/log"
`;

interface Rig {
  readonly cwd: string;
  readonly log: string;
  readonly tree: Tree;
  readonly env: Readonly<Record<string, string>>;
}

function rig(): Rig {
  const tools = folder();
  writeFileSync(join(tools, 'work'), WORK);
  chmodSync(join(tools, 'work'), 0o755);
  const processes = tree();
  return {
    cwd: workspaceWith(PIPELINE),
    log: join(tools, 'log'),
    tree: processes,
    env: { TOOLS: tools, ...processes.env },
  };
}

/** What the record said just after a kill, and how long the log was. */
interface Killed {
  readonly run: string | null;
  readonly completed: ReadonlySet<string>;
  readonly lines: number;
}

/** What the rule forbids. @param lines of the log, up to where the run was completed */
function violations({ completed, lines: from }: Killed, lines: readonly string[]): readonly string[] {
  const later = lines.slice(from);
  return STEPS.flatMap((step) => {
    const again = later.includes(`start ${step}`);
    if (completed.has(step)) return again ? [`${step} was completed and ran again`] : [];
    return again ? [] : [`${step} was not completed and did not run again`];
  });
}

/** Kills Savepoint at a moment that chance picks: so many lines of the log later, and some milliseconds. Null when it ended before. */
async function killOne({ cwd, env, log }: Rig, { below }: Random): Promise<'killed' | number> {
  const goal = linesIn(log).length + below(9);
  const wait = below(60);
  const started = startSavepoint(['run'], { cwd, env });
  let over = false;
  started.ended.then(() => {
    over = true;
  });
  await until('the moment to kill', () => over || linesIn(log).length >= goal);
  await delay(wait);
  started.child.kill('SIGKILL');
  const { signal, code, stderr } = await started.ended;
  if (signal === 'SIGKILL') return 'killed';
  if (code !== 0) throw new Error(`exit code ${code}: ${stderr}`);
  return 0;
}

/** Looks at what a kill left behind: no process, and a record that says `interrupted` unless the run had ended. */
async function inspect({ cwd, env, log, tree: processes }: Rig): Promise<Killed & { completedRun: boolean }> {
  await processes.gone();
  const lines = linesIn(log).length;
  const run = newest(cwd);
  const listed = await savepoint(['runs', '-o', 'json'], { cwd, env });
  const rows = JSON.parse(listed.stdout) as { run_id: string; status: string }[];
  const events = run === null ? [] : parseEvents(eventsOf(cwd, run));
  if (events.length === 0) return { run: null, completed: new Set(), lines, completedRun: false };
  const completedRun = events.at(-1)?.type === 'attempt.ended';
  expect(rows.find((row) => row.run_id === run)?.status).toBe(completedRun ? 'completed' : 'interrupted');
  const completed = events.flatMap((event) => (event.type === 'step.completed' ? [event.step] : []));
  return { run, completed: new Set(completed), lines, completedRun };
}

test(
  `rule 1: a pipeline killed at ${KILLS} random moments runs no completed step twice, every incomplete one again, and leaves no process`,
  async () => {
    await seeded(seedFor(99), async (chance) => {
      const it = rig();
      let open: Killed[] = [];
      const close = () => {
        const lines = linesIn(it.log);
        expect(open.flatMap((killed) => violations(killed, lines))).toEqual([]);
        open = [];
      };
      const seen = new Set<number>();
      for (let kills = 0; kills < KILLS; ) {
        const end = await killOne(it, chance);
        if (end === 'killed') {
          kills += 1;
          const killed = await inspect(it);
          seen.add(killed.completed.size);
          if (!killed.completedRun) {
            open.push(killed);
            continue;
          }
        }
        close();
      }
      if (open.length > 0) expect((await savepoint(['run'], it)).code).toBe(0);
      close();
      // Kills that all came before the first completion would prove nothing.
      expect(Math.max(...seen)).toBeGreaterThan(0);
    });
  },
  LIMIT_MS,
);

test('the control: what ran again although it was completed, and what did not although it was not, is told', () => {
  const killed = { run: 'r', completed: new Set(STEPS.slice(1)), lines: 1 };
  expect(violations(killed, ['start unit', 'start lint'])).toEqual([
    'fetch was not completed and did not run again',
    'lint was completed and ran again',
  ]);
});
