import { expect, test } from '@jest/globals';
import { arrivedStep } from '../../src/plan/arriving.ts';
import type { Completion, Reason } from '../../src/record/decisions.ts';
import type { RunEvent } from '../../src/record/events.ts';
import type { Named } from '../../src/record/files-events.ts';
import { foldAll } from '../../src/record/fold.ts';
import type { Run } from '../../src/record/run.ts';
import { completionOf } from '../../src/run/outcome.ts';
import { Chain, needsOf, outdated } from '../../src/steps/chain.ts';
import { type End, endOf } from '../../src/steps/end.ts';
import { definitionOf, idFor } from '../../src/steps/identity.ts';
import { SETTING } from '../support/engine.ts';

interface Coming {
  readonly id: string;
  /** The text of its script; its id where nothing is said. */
  readonly text?: string;
  readonly rerun?: 'always' | 'ask' | 'never';
  readonly installs?: readonly Named[];
  readonly doubt?: Reason;
  /** How it ends where it runs. */
  readonly end?: 'failed' | 'cut off' | 'withheld';
  /** It ends with the one that comes next. */
  readonly beside?: true;
}

const TOOL: Named = { what: 'tools', count: 1, names: ['t'] };
const NOTHING = { outputs: {}, env: {}, path: [], withheld: { outputs: [], env: [], path: false, masks: 0 } };
const AT = '2026-01-02T03:04:05Z';

/** Attempts at one run: what the chain decides comes on record, as the keeper has it. */
class Runs {
  #run: Run | null = null;
  readonly #events: RunEvent[] = [];

  get run(): Run {
    if (this.#run === null) throw new Error('no run yet');
    return this.#run;
  }

  /** @returns what became of each step: `reuse`, or `run`, with the kind of the reason */
  attempt(...steps: readonly Coming[]): readonly string[] {
    const chain = new Chain(this.#run, 'whole');
    this.#begin();
    const come = new Set<string>();
    const ended: string[] = [];
    const going: (() => void)[] = [];
    return steps.map((coming) => {
      const id = idFor(coming.id, come);
      const told = { words: { rerun: 'auto', reads: null, writes: null } as const, number: 1, needs: [] };
      const known = { key: 'k', where: SETTING.where, mask: (text: string) => text };
      const definition = definitionOf({ id, text: coming.text ?? id, shell: null, cwd: '/' }, known, told);
      come.add(id);
      const step = { ...arrivedStep(definition, told.words), needs: [...ended] };
      const verdict = chain.decide({
        ...{ definition, rerun: coming.rerun ?? 'auto', installs: coming.installs ?? [], isChosen: false },
        doubt: () => coming.doubt ?? null,
      });
      const { decision, reason, counting } = verdict;
      const dropped = outdated(this.run);
      this.#write({ type: 'step.arrived', step: id, definition, decision, reason, dropped });
      chain.came(id, verdict);
      const beganAfter = this.run.completions;
      if (decision === 'reuse') ended.push(id);
      if (decision === 'ask') this.#write({ type: 'step.waiting', step: id, reason });
      if (decision === 'run') {
        this.#write({ type: 'step.started', step: id, try: 1 });
        going.push(() => {
          ended.push(id);
          const found = {
            setting: SETTING,
            standsFor: counting?.basis ?? null,
            reads: null,
            outside: {},
            started: {},
          };
          const own = completionOf(step, this.run, { ...found, beganAfter });
          const completion = { ...own, needs: needsOf(step.needs, this.run) };
          if (coming.end === 'failed' || coming.end === 'cut off') chain.failed(id);
          this.#end(id, completion, coming.end);
        });
      }
      if (coming.beside !== true) for (const end of going.splice(0)) end();
      return `${id}: ${decision} ${reason.kind}`;
    });
  }

  #end(step: string, completion: Completion, end: Coming['end']): void {
    const failure = { kind: 'error', exit_code: 1 } as const;
    if (end === 'cut off') this.#write({ type: 'step.interrupted', step, why: 'w' });
    else if (end === 'failed')
      this.#write({ type: 'step.failed', step, failure, error_message: 'e', completion, ...NOTHING });
    else {
      const withheld = { ...NOTHING.withheld, outputs: end === 'withheld' ? ['token'] : [] };
      const change = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };
      this.#write({
        ...{ type: 'step.completed', step, outcome: 'success', exit_code: 0, error_message: null },
        ...{ completion, change, ...NOTHING, withheld },
      });
    }
  }

  #begin(): void {
    const former = this.#run?.definition ?? [];
    this.#write({
      ...{ type: 'plan', schema: 3, run_id: 'r', sequence: 1, attempt: (this.#run?.attempt ?? 0) + 1 },
      ...{ mark: 'm', pipeline: { name: 'n', path: 'p', digest: 'd' }, source: SETTING.source, inputs: {} },
      ...{ secrets: [], where: SETTING.where, retention_ms: 1, definition: former, key: 'k' },
      decisions: former.map(({ id }) => ({ step: id, decision: 'leave', reason: { kind: 'not-come' } })),
    });
  }

  #write(body: object): void {
    this.#events.push({ n: this.#events.length + 1, at: AT, ...body } as RunEvent);
    this.#run = foldAll(this.#events);
  }
}

const [a, b, c, d]: readonly [Coming, Coming, Coming, Coming] = [
  { id: 'a' },
  { id: 'b' },
  { id: 'c' },
  { id: 'd' },
];
const fails = { end: 'failed' } as const;

test.each<readonly [string, readonly (readonly Coming[])[], readonly string[]]>([
  [
    'all that was completed is reused',
    [[a, b, { ...c, ...fails }]],
    ['a: reuse completed', 'b: reuse completed', 'c: run failed', 'd: run new'],
  ],
  [
    'of a cut off one, too',
    [[a, { ...b, end: 'cut off' }]],
    ['a: reuse completed', 'b: run interrupted', 'c: run new', 'd: run new'],
  ],
  [
    'one behind a failure runs again',
    [[a, { ...b, ...fails }, c]],
    ['a: reuse completed', 'b: run failed', 'c: run needs', 'd: run new'],
  ],
  [
    'a new one before others',
    [[a, c, d]],
    ['a: reuse completed', 'b: run new', 'c: run needs', 'd: run needs'],
  ],
  [
    'one taken out before others',
    [[a, { id: 'x' }, b, c, d]],
    ['a: reuse completed', 'b: run needs', 'c: run needs', 'd: run needs'],
  ],
  ['in another order', [[b, a, c]], ['a: run needs', 'b: run needs', 'c: run needs', 'd: run new']],
  [
    'after an attempt that did not come so far',
    [[a, b, c, d], [a]],
    ['a: reuse completed', 'b: reuse completed', 'c: reuse completed', 'd: reuse completed'],
  ],
  [
    'after an attempt that ran one anew',
    [
      [a, b, c, d],
      [a, { ...b, text: 'other' }],
    ],
    ['a: reuse completed', 'b: run definition', 'c: run needs', 'd: run needs'],
  ],
  [
    'one that ran early in the last attempt is not taken for one that ran late',
    [
      [a, b],
      [a, { id: 'd' }],
    ],
    ['a: reuse completed', 'b: reuse completed', 'c: run new', 'd: run needs'],
  ],
  [
    'steps that ran side by side',
    [[a, { ...b, beside: true }, c, { ...d, ...fails }]],
    ['a: reuse completed', 'b: reuse completed', 'c: reuse completed', 'd: run failed'],
  ],
])('%s', (_, before, expected) => {
  const runs = new Runs();
  for (const steps of before) runs.attempt(...steps);
  expect(runs.attempt(a, b, c, d)).toEqual(expected);
});

test('steps side by side may come in another order', () => {
  const runs = new Runs();
  runs.attempt(a, { ...b, beside: true }, c, d);
  expect(runs.attempt(a, c, b, d).map((each) => each.slice(3))).toEqual(Array(4).fill('reuse completed'));
});

test('an install that runs again leaves what was built on it, also once it has failed', () => {
  const runs = new Runs();
  const install = { ...a, installs: [TOOL] };
  runs.attempt(a, b, { ...c, ...fails });
  expect(runs.attempt(install, b, { ...c, ...fails })).toEqual([
    'a: run install',
    'b: reuse completed',
    'c: run failed',
  ]);
  expect(runs.attempt({ ...install, ...fails })).toEqual(['a: run install']);
  expect(runs.attempt(install, b, c)).toEqual(['a: run install', 'b: reuse completed', 'c: run failed']);
});

test('what rerun says', () => {
  const runs = new Runs();
  runs.attempt({ ...a, rerun: 'always' }, { ...b, rerun: 'never' }, { ...c, rerun: 'ask', ...fails });
  const again = (b: Coming) => runs.attempt({ ...a, rerun: 'always' }, b, { ...c, rerun: 'ask' });
  const never = { ...b, rerun: 'never', text: 'other' } as const;
  expect(again(never)).toEqual(['a: run always', 'b: reuse kept', 'c: ask started-before']);
  const lost = { ...never, doubt: { kind: 'lost', path: 'p', why: 'w' } as const };
  expect(again(lost)).toEqual(['a: run always', 'b: ask started-before', 'c: ask started-before']);
});

test('a step whose value was withheld runs again, and what comes after it stays', () => {
  const runs = new Runs();
  runs.attempt({ ...a, end: 'withheld' }, b);
  expect(runs.attempt(a, b)).toEqual(['a: run secret', 'b: reuse completed']);
});

test('what can never count again is dropped from the record', () => {
  const runs = new Runs();
  runs.attempt(a, b, c, d);
  runs.attempt(a, { ...b, text: 'other' }, { id: 'x' });
  expect(runs.run.steps.map(({ id }) => id)).toEqual(['a', 'b', 'x']);
  expect(runs.run.removed_steps.map(({ id, completion }) => [id, completion])).toEqual([
    ['c', null],
    ['d', null],
  ]);
});

test.each<readonly [readonly (readonly Coming[])[], string, string]>([
  [[[a, b]], 'completed', 'all steps completed'],
  [[[a, { ...b, ...fails }, c]], 'failed', 'failed: b'],
  [[[a, { ...b, end: 'cut off' }]], 'interrupted', 'cut off: b, w'],
  [[[a, b, c], [a]], 'interrupted', 'the job ended before b, c'],
  [[[{ ...a, rerun: 'ask', ...fails }], [{ ...a, rerun: 'ask' }]], 'paused', 'waiting for a person: a'],
])('how an attempt ends: %j', (attempts, status, why) => {
  const runs = new Runs();
  for (const steps of attempts) runs.attempt(...steps);
  expect(endOf(runs.run, { by: null, job: null })).toMatchObject({ status, why });
});

test.each<readonly [readonly (readonly Coming[])[], End['job'], string, string]>([
  [[[a, b]], 'success', 'completed', 'all steps completed'],
  [[[a, b, c], [a]], 'success', 'completed', 'all steps completed'],
  [[[a, { ...b, ...fails }, c]], 'success', 'completed', 'the job ended well without b'],
  [[[a, { ...b, end: 'cut off' }]], 'success', 'completed', 'the job ended well without b'],
  [[[a, b]], 'failure', 'failed', 'a step that is not saved has failed'],
  [[[a, b, c], [a]], 'failure', 'failed', 'a step that is not saved has failed'],
  [[[a, { ...b, ...fails }, c]], 'failure', 'failed', 'failed: b'],
  [[[a, b]], 'cancelled', 'interrupted', 'the job was cancelled'],
  [[[a, { ...b, end: 'cut off' }]], 'cancelled', 'interrupted', 'cut off: b, w'],
])('how an attempt ends where the runner says how its job did: %j %s', (attempts, job, status, why) => {
  const runs = new Runs();
  for (const steps of attempts) runs.attempt(...steps);
  expect(endOf(runs.run, { by: null, job })).toMatchObject({ status, why });
});

test('a step is known by its script, shell and folder, wherever the workspace is, and whatever tokens stand in it', () => {
  const told = { words: { rerun: 'auto', reads: null, writes: null } as const, number: 1, needs: [] };
  const digest = (text: string, where = SETTING.where, key = 'k') => {
    const mask = (each: string) => each.replaceAll(/token-\d/g, '***');
    const script = { id: 'a', text, shell: null, cwd: where.workspace };
    return definitionOf(script, { key, where, mask }, told).digest;
  };
  const at = (workspace: string) => ({ ...SETTING.where, workspace });
  expect(digest('cd /w1/a; use token-1', at('/w1'))).toBe(digest('cd /w2/a; use token-2', at('/w2')));
  expect(digest('x')).not.toBe(digest('y'));
  expect(digest('x')).not.toBe(digest('x', SETTING.where, 'other'));
});
