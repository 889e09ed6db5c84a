import { describe, expect, test } from '@jest/globals';
import { isPlan } from '../../src/plan/made.ts';
import { plan } from '../../src/plan/plan.ts';
import { WITHOUT_FILES } from '../support/files.ts';
import { attempt, decisionOf, type Result } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const THREE = `
steps:
  - { id: a, run: make a }
  - { id: b, run: make b }
  - { id: c, run: make c }
`;

const BLOCK = `
steps:
  - parallel:
      - { id: a, run: make a }
      - { id: b, run: make b }
  - { id: c, run: make c }
`;

function planAfter(before: string, now: string, results: Readonly<Record<string, Result>> = {}) {
  const { run } = attempt(pipelineOf(before), null, { results });
  return plannedOf(
    plan({ pipeline: pipelineOf(now), inputs: {}, record: run, choice: { kind: 'all' }, ...WITHOUT_FILES }),
  );
}

function plannedOf(made: ReturnType<typeof plan>) {
  if (!isPlan(made)) throw new Error('refused');
  return made;
}

function decisions(made: ReturnType<typeof planAfter>): string {
  return made.steps.map((step) => `${step.id}: ${decisionOf(made, step.id)}`).join('; ');
}

describe('what runs again', () => {
  const B = '  - { id: b, run: make b }\n';
  test.each<[string, string, Readonly<Record<string, Result>>, string]>([
    ['nothing, when nothing has changed', THREE, {}, 'reuse completed; reuse completed; reuse completed'],
    [
      'a step that failed, and steps behind it',
      THREE,
      { b: 'failure' },
      'reuse completed; run failed; run new',
    ],
    ['a step that was cut off', THREE, { b: 'cut-off' }, 'reuse completed; run interrupted; run new'],
    ['a step that timed out', THREE, { c: 'timeout' }, 'reuse completed; reuse completed; run failed'],
    ['not a skipped one', THREE, { b: 'skip' }, 'reuse completed; reuse skipped; reuse completed'],
    ['not a forgiven one', THREE, { b: 'forgiven' }, 'reuse completed; reuse completed; reuse completed'],
    [
      'a step with another command, and steps behind it',
      THREE.replace('make b', 'make bb'),
      {},
      'reuse completed; run definition; run needs',
    ],
    [
      'steps behind a new one',
      THREE.replace(B, `  - { id: n, run: make n }\n${B}`),
      {},
      'reuse completed; run new; run needs; run needs',
    ],
    ['steps behind one that was taken out', THREE.replace(B, ''), {}, 'reuse completed; run needs'],
    [
      'all in another environment',
      `env: { X: 1 }${THREE}`,
      {},
      'run definition; run definition; run definition',
    ],
    [
      'not a step with another name, other retries or times',
      THREE.replace('{ id: b', '{ id: b, name: Bee, retries: 3, timeout-minutes: 1'),
      {},
      'reuse completed; reuse completed; reuse completed',
    ],
  ])('%s', (_title, now, results, expected) => {
    const made = planAfter(THREE, now, results);
    expect(made.steps.map(({ id }) => decisionOf(made, id)).join('; ')).toBe(expected);
  });

  test('an always() step after a failure is decided afresh once the failure is mended', () => {
    const pipeline = pipelineOf(`
steps:
  - { id: a, run: a }
  - { id: report, if: always(), run: report }
`);
    const first = attempt(pipeline, null, { results: { a: 'failure' } });
    expect(decisionOf(attempt(pipeline, first.run).plan, 'report')).toMatch(/^run/);
  });

  test.each([
    [
      'lost a step',
      BLOCK,
      BLOCK.replace('      - { id: b, run: make b }\n', ''),
      { step: 'b', change: 'removed' },
    ],
    [
      'gained a step',
      BLOCK.replace('      - { id: b, run: make b }\n', ''),
      BLOCK,
      { step: 'b', change: 'added' },
    ],
  ])(
    'what comes after a block that %s runs again, and the reason names it',
    (_title, before, now, reason) => {
      const made = planAfter(before, now);
      expect(made.steps.find((step) => step.id === 'a')?.decision).toBe('reuse');
      expect(made.steps.find((step) => step.id === 'c')).toMatchObject({
        decision: 'run',
        reason: { kind: 'needs', ...reason },
      });
    },
  );

  test('the reason names the parts of a definition that have changed', () => {
    const made = planAfter(THREE, THREE.replace('run: make b', 'run: make bb, shell: sh'));
    expect(made.steps[1]?.reason).toEqual({ kind: 'definition', parts: ['run', 'shell'] });
  });

  test('the order in which `needs` names the steps is no part of it', () => {
    const text = (needs: string) =>
      `steps: [{ id: a, run: a }, { id: b, run: b, needs: [] }, { id: c, run: c, needs: [${needs}] }]`;
    const before = attempt(pipelineOf(text('a, b')), null);
    expect(attempt(pipelineOf(text('b, a')), before.run).ran).toEqual([]);
  });

  test('a step that was taken out and put back counts as it did before', () => {
    const whole = pipelineOf('steps:\n  - { id: a, run: a, needs: [] }\n  - { id: b, run: b, needs: [] }\n');
    const without = pipelineOf('steps:\n  - { id: b, run: b, needs: [] }\n');
    const first = attempt(whole, null);
    const second = attempt(without, first.run);
    expect(second.ran).toEqual([]);
    expect(attempt(whole, second.run).ran).toEqual([]);
  });
});

describe('inputs', () => {
  const text = `
inputs: { x: {}, y: {} }
steps:
  - { id: a, run: 'echo \${{ inputs.x }}', needs: [] }
  - { id: b, run: 'echo \${{ inputs.y }}', needs: [] }
  - { id: c, run: 'echo \${{ toJSON(inputs) }}', needs: [] }
  - { id: d, run: echo, needs: [] }
`;
  test('only the steps that mention a changed input run again', () => {
    const pipeline = pipelineOf(text);
    const { run } = attempt(pipeline, null, { inputs: { x: '1', y: '1' } });
    const next = attempt(pipeline, run, { inputs: { x: '2', y: '1' } });
    expect(next.ran).toEqual(['a', 'c']);
    expect(next.plan.steps[0]?.reason).toEqual({ kind: 'input', input: 'x' });
  });
});

describe('rerun: always', () => {
  const text = `
steps:
  - { id: login, run: login, rerun: always }
  - { id: a, run: a }
  - { id: b, run: b }
`;
  const pipeline = pipelineOf(text);

  test('runs when a step that depends on it runs, and what was built on it stays', () => {
    const first = attempt(pipeline, null, { results: { b: 'failure' } });
    const second = attempt(pipeline, first.run, { results: { b: 'failure' } });
    expect(second.ran).toEqual(['login', 'b']);
    const third = attempt(pipeline, second.run);
    expect(third.ran).toEqual(['login', 'b']);
    expect(attempt(pipeline, third.run).ran).toEqual([]);
  });

  test('keeps what was built on it also when it fails or is cut off itself', () => {
    const first = attempt(pipeline, null, { results: { b: 'failure' } });
    const second = attempt(pipeline, first.run, { results: { login: 'failure' } });
    expect(second.ran).toEqual(['login']);
    const third = attempt(pipeline, second.run, { results: { login: 'cut-off' } });
    expect(third.ran).toEqual(['login']);
    expect(attempt(pipeline, third.run).ran).toEqual(['login', 'b']);
  });

  test('makes all after it run again when its own definition changes', () => {
    const first = attempt(pipeline, null);
    expect(attempt(pipelineOf(text.replace('run: login', 'run: log in')), first.run).ran).toEqual([
      'login',
      'a',
      'b',
    ]);
  });

  test('does not run for a step that only waits behind a question', () => {
    const asking = pipelineOf(text.replace('{ id: a, run: a }', '{ id: a, run: a, rerun: ask }'));
    const first = attempt(asking, null, { results: { a: 'cut-off' } });
    expect(attempt(asking, first.run).ran).toEqual([]);
  });
});

describe('rerun: ask', () => {
  const text = `
steps:
  - { id: a, run: a }
  - { id: deploy, run: deploy, rerun: ask }
  - { id: c, run: c }
`;
  const pipeline = pipelineOf(text);

  test.each<[Result, string]>([
    ['cut-off', 'ask started-before'],
    ['timeout', 'ask started-before'],
    ['failure', 'ask started-before'],
    ['skip', 'reuse skipped'],
    ['success', 'reuse completed'],
  ])('after %s it is: %s', (result, expected) => {
    const { run } = attempt(pipeline, null, { results: { deploy: result } });
    const made = plannedOf(
      plan({ pipeline, inputs: {}, record: run, choice: { kind: 'all' }, ...WITHOUT_FILES }),
    );
    expect(decisionOf(made, 'deploy')).toBe(expected);
  });

  test('asks when what it was built on runs again', () => {
    const { run } = attempt(pipeline, null);
    const changed = pipelineOf(text.replace('run: a', 'run: aa'));
    expect(decisionOf(attempt(changed, run).plan, 'deploy')).toBe('ask started-before');
  });

  test('runs when it is named', () => {
    const { run } = attempt(pipeline, null, { results: { deploy: 'cut-off' } });
    expect(
      attempt(pipeline, run, { choice: { kind: 'from', step: 'deploy' }, ...WITHOUT_FILES }).ran,
    ).toEqual(['deploy', 'c']);
  });

  test('still asks when another step is named', () => {
    const { run } = attempt(pipeline, null);
    expect(attempt(pipeline, run, { choice: { kind: 'from', step: 'a' }, ...WITHOUT_FILES }).ran).toEqual([
      'a',
    ]);
  });
});

describe('rerun: never', () => {
  const text = `
steps:
  - { id: a, run: a }
  - { id: once, run: once, rerun: never }
`;
  test('counts once completed, whatever changed', () => {
    const { run } = attempt(pipelineOf(text), null);
    const next = attempt(
      pipelineOf(text.replaceAll('run: a', 'run: aa').replace('run: once', 'run: twice')),
      run,
    );
    expect(next.ran).toEqual(['a']);
    expect(decisionOf(next.plan, 'once')).toBe('reuse kept');
  });

  test.each([
    ['without needs', '', 'a z y', 'a: run definition'],
    ['with needs that name all', ', needs: [a, once]', 'a z y', 'a: run definition'],
    ['with needs that name it alone', ', needs: [once]', 'a y', 'a: run definition'],
  ])('what comes after it and what it depends on, %s', (_title, needs, ran, planned) => {
    const all = `${text}  - { id: z, run: z${needs} }\n  - { id: y, run: y }\n`;
    const { run } = attempt(pipelineOf(all), null);
    const next = attempt(pipelineOf(all.replace('run: a', 'run: aa')), run);
    expect(next.ran).toEqual(ran.split(' '));
    expect(decisions(next.plan)).toContain(planned);
  });

  test('runs again when it failed', () => {
    const pipeline = pipelineOf(text);
    const { run } = attempt(pipeline, null, { results: { once: 'failure' } });
    expect(attempt(pipeline, run).ran).toEqual(['once']);
  });
});

describe('naming a step', () => {
  const text = `
steps:
  - { id: a, run: a, needs: [] }
  - { id: b, run: b, needs: a }
  - { id: c, run: c, needs: b }
  - { id: x, run: x, needs: [] }
`;
  const pipeline = pipelineOf(text);
  const { run } = attempt(pipeline, null);

  test('--from-step decides it and all that depends on it afresh, and nothing else', () => {
    const next = attempt(pipeline, run, { choice: { kind: 'from', step: 'b' }, ...WITHOUT_FILES });
    expect(next.ran).toEqual(['b', 'c']);
    expect(decisionOf(next.plan, 'b')).toBe('run chosen');
  });

  test('--only-step runs it alone, and what depends on it no longer counts', () => {
    const next = attempt(pipeline, run, { choice: { kind: 'only', step: 'b' }, ...WITHOUT_FILES });
    expect(next.ran).toEqual(['b']);
    expect(attempt(pipeline, next.run).ran).toEqual(['c']);
  });

  test.each(['from', 'only'] as const)(
    '--%s-step is refused while what it depends on is not completed',
    (kind) => {
      const failed = attempt(pipeline, null, { results: { a: 'failure' } });
      const made = plan({
        pipeline,
        inputs: {},
        record: failed.run,
        choice: { kind, step: 'c' },
        ...WITHOUT_FILES,
      });
      expect(made).toEqual({ kind: 'not-completed', chosen: 'c', steps: ['a', 'b'] });
    },
  );
});

describe('what held a secret', () => {
  const text = `
steps:
  - { id: login, run: login }
  - { id: use, run: 'use \${{ steps.login.outputs.token }}' }
  - { id: other, run: other, needs: login }
`;
  const withheld = { outputs: ['token'], env: [], path: false, masks: 0 };

  test('makes a step that needs the value ask, and no other', () => {
    const pipeline = pipelineOf(text);
    const { run } = attempt(pipeline, null, {
      left: { login: { withheld } },
      results: { use: 'failure', other: 'failure' },
    });
    const made = plannedOf(
      plan({ pipeline, inputs: {}, record: run, choice: { kind: 'all' }, ...WITHOUT_FILES }),
    );
    expect([decisionOf(made, 'use'), decisionOf(made, 'other')]).toEqual(['ask withheld', 'run failed']);
  });

  test('asks nobody when the step that sets it is `rerun: always`', () => {
    const pipeline = pipelineOf(text.replace('run: login', 'run: login, rerun: always'));
    const { run } = attempt(pipeline, null, { left: { login: { withheld } }, results: { use: 'failure' } });
    expect(attempt(pipeline, run).ran).toEqual(['login', 'use']);
  });
});
