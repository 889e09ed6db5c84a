/** What each command prints, where, and in which form; as a stranger and as a program would read it. */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { linesIn, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

const PIPELINE = `
name: Nightly
env: { A: b }
steps:
  - id: one
    name: First one
    run: printf 'hello\\n'; echo "answer=42" >> "$GITHUB_OUTPUT"; echo "X=y" >> "$GITHUB_ENV"
  - parallel:
      - { id: lint, run: printf 'lint \\377\\000 no end' }
      - { id: test, retries: 1, run: 'echo "try"; test -e go' }
  - { id: publish, run: echo publish }
finally:
  - { id: report, run: echo report }
`;
const ID = /^\d{8}-\d{6}-nightly(-\d+)?$/;
const RUN_ID = expect.stringMatching(ID);
const SIZE = expect.stringMatching(/^\d+\.\d KiB$/);
const ESCAPE = '\u001b[';
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** Like runs and times, without what differs from one to the next. */
function steady(text: string): string {
  return text
    .replace(/\d{8}-\d{6}-nightly/g, 'RUN')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/\b\d+\.\ds/g, 'TOOK')
    .replace(/ +$/gm, '');
}

/** What columns a table has, a row a list. */
function cells(text: string): readonly (readonly string[])[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
}

function treeOf(path: string): readonly string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(path, name)).mtimeMs}`)
    .sort();
}

/** The bytes in all files below a folder. */
function bytesIn(path: string): number {
  const stats = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(join(path, name)),
  );
  return stats.filter((stat) => stat.isFile()).reduce((sum, stat) => sum + stat.size, 0);
}

/** A workspace with one run that failed at `test`. */
async function failedRun(pipeline = PIPELINE): Promise<{ readonly cwd: string; readonly id: string }> {
  const cwd = workspaceWith(pipeline);
  expect((await savepoint(['run', '-q'], { cwd })).code).toBe(1);
  return { cwd, id: readdirSync(join(cwd, '.savepoint/runs'))[0] ?? '' };
}

async function jsonOf(args: readonly string[], cwd: string): Promise<unknown> {
  const { stdout, stderr } = await savepoint([...args, '-o', 'json'], { cwd });
  try {
    return JSON.parse(stdout) as unknown;
  } catch {
    throw new Error(`not JSON: ${stdout}${stderr}`);
  }
}

/** What is printed as NDJSON. */
async function linesOf(args: readonly string[], cwd: string): Promise<readonly Record<string, unknown>[]> {
  const { stdout } = await savepoint([...args, '-o', 'ndjson'], { cwd });
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

let shared = { cwd: '', id: '' };
beforeAll(async () => {
  shared = await failedRun();
});

describe('plan', () => {
  test('is a table of what would be done, in what order, and why', async () => {
    const { code, stdout, stderr } = await savepoint(['plan'], shared);
    expect([code, steady(stderr)]).toEqual([0, 'Nightly: goes on with RUN (failed)\n']);
    expect(cells(stdout)).toEqual([
      ['#', 'STEP', 'DOES', 'AFTER', 'WHY'],
      ['1', 'one', 'reuse', expect.stringMatching(/^completed before/)],
      ['2', 'lint', 'reuse', 'one', expect.stringMatching(/^completed before/)],
      ['3', 'test', 'run', 'one', 'failed before: exit code 1'],
      ['4', 'publish', 'run', 'lint, test', 'runs for the first time'],
      ['5', 'report', 'run', expect.stringMatching(/^clean-up/)],
    ]);
  });

  test('is JSON for programs, with reasons as data', async () => {
    expect(await jsonOf(['plan'], shared.cwd)).toEqual({
      pipeline: { name: 'Nightly', path: 'savepoint.yml', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
      run_id: shared.id,
      attempt: 2,
      steps: [
        expect.objectContaining({
          id: 'one',
          decision: 'reuse',
          reason: { kind: 'completed', completion: 1, files: 'none' },
        }),
        expect.objectContaining({ id: 'lint', decision: 'reuse' }),
        {
          number: 3,
          id: 'test',
          name: 'echo "try"; test -e go',
          section: 'steps',
          needs: ['one'],
          started: [],
          background: null,
          decision: 'run',
          reason: { kind: 'failed', failure: { kind: 'error', exit_code: 1 } },
          explanation: 'failed before: exit code 1',
        },
        expect.objectContaining({ id: 'publish', needs: ['lint', 'test'], reason: { kind: 'new' } }),
        expect.objectContaining({ id: 'report', section: 'finally', reason: { kind: 'finally' } }),
      ],
    });
    const lines = await linesOf(['plan'], shared.cwd);
    expect(lines.map((line) => line.id)).toEqual(['one', 'lint', 'test', 'publish', 'report']);
  });

  test('draws the graph', async () => {
    const { stdout } = await savepoint(['plan', '-o', 'mermaid'], shared);
    expect(stdout).toMatch(/^flowchart TD\n {2}s1\["one: First one"\]:::reuse\n[\s\S]*\n {2}s1 --> s2\n/);
  });

  test.each([
    [[], ['test', 'test', 'report']],
    [
      ['--from-step', 'one'],
      ['one', 'lint', 'test', 'test', 'report'],
    ],
    [
      ['--from-step', '2'],
      ['lint', 'test', 'test', 'report'],
    ],
    [['--only-step', 'lint'], ['lint']],
    [['--fresh'], ['one', 'lint', 'test', 'test', 'report']],
  ])('with %j says what run with the same then does', async (args, ran) => {
    const { cwd } = await failedRun();
    const planned = (await jsonOf(['plan', ...args], cwd)) as {
      steps: { id: string; decision: string; reason: object }[];
    };
    const events = await linesOf(['run', ...args, '--max-parallel', '1'], cwd);
    expect(events[0]?.decisions).toEqual(
      planned.steps.map(({ id, decision, reason }) => ({ step: id, decision, reason })),
    );
    const started = events.filter((event) => event.type === 'step.started').map((event) => event.step);
    expect(started).toEqual(ran);
  });

  test('of a completed run that is named is that nothing is left to do, as resume says', async () => {
    const cwd = workspaceWith(
      'name: Done\nsteps: [{ id: a, run: "echo a > a" }]\nfinally: [{ id: b, run: "echo b > b" }]',
    );
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(0);
    const { stdout, stderr } = await savepoint(['plan', '--run', 'latest'], { cwd });
    expect(stderr).toMatch(/^Done: \S+ is completed: there is nothing to do\n$/);
    expect(cells(stdout).map((row) => row[2])).toEqual(['DOES', 'reuse', 'reuse']);
    expect((await savepoint(['resume', 'latest'], { cwd })).stderr).toContain('there is nothing to do');
  });

  test.each(['plan', 'run'])(
    'says that a run that is named is one of another pipeline: %s',
    async (command) => {
      const steps = 'steps: [{ id: a, run: exit 0 }]';
      const cwd = workspaceWith(`name: Own\n${steps}`, { 'other.yml': steps });
      await savepoint(['run'], { cwd });
      const { stderr } = await savepoint([command, 'other.yml', '--run', 'latest'], { cwd });
      expect(stderr).toMatch(
        /^savepoint: warning: \S+-own is a run of savepoint\.yml, and goes on with the steps of other\.yml\n/,
      );
    },
  );

  test('writes nothing, neither before the first run nor after one', async () => {
    const fresh = workspaceWith(PIPELINE);
    for (const cwd of [fresh, shared.cwd]) {
      const before = treeOf(cwd);
      for (const form of ['table', 'json', 'ndjson', 'mermaid'])
        expect((await savepoint(['plan', '-o', form], { cwd })).code).toBe(0);
      expect(treeOf(cwd)).toEqual(before);
    }
  });
});

describe('validate', () => {
  test.each([
    ['a pipeline', PIPELINE, 'savepoint.yml is valid: 5 steps.\n'],
    ['one step', 'steps: [{ run: x }]', 'savepoint.yml is valid: 1 step.\n'],
  ])('says that %s is valid', async (_, text, stdout) => {
    expect(await savepoint(['validate'], { cwd: workspaceWith(text) })).toMatchObject({ code: 0, stdout });
  });

  test('gives problems as JSON, each with its place', async () => {
    const cwd = workspaceWith('steps:\n  - { runn: x }\n');
    const { code, stdout, stderr } = await savepoint(['validate', '-o', 'json'], { cwd });
    expect([code, stderr]).toEqual([2, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      valid: false,
      problems: [
        {
          code: 'unknown-key',
          message: expect.stringContaining('"runn"'),
          place: { file: 'savepoint.yml', line: 2, column: 7, length: 4, text: '  - { runn: x }' },
        },
      ],
    });
    expect(await jsonOf(['validate'], shared.cwd)).toEqual({
      valid: true,
      problems: [],
      warnings: [expect.objectContaining({ code: 'side-by-side' })],
    });
  });
});

describe('runs', () => {
  test('is a table, newest first, with the steps that are done', async () => {
    const { cwd } = await failedRun();
    writeFileSync(join(cwd, 'go'), '');
    await savepoint(['run', '--fresh', '-q'], { cwd });
    const { stdout, stderr } = await savepoint(['runs'], { cwd });
    expect(stderr).toBe('');
    expect(cells(stdout)).toEqual([
      ['RUN-ID', 'NAME', 'STATUS', 'STARTED', 'STEPS', 'STORED'],
      [RUN_ID, 'Nightly', 'completed', expect.stringMatching(/^\d{4}-\S+Z \(just now\)$/), '4/4', SIZE],
      [RUN_ID, 'Nightly', 'failed', expect.anything(), '2/4', SIZE],
    ]);
    expect((await savepoint(['list', 'runs'], { cwd })).stdout).toBe(stdout);
  });

  test('as JSON has exactly the keys of the contract', async () => {
    const listed = await jsonOf(['runs'], shared.cwd);
    expect(listed).toEqual([
      {
        run_id: shared.id,
        pipeline_name: 'Nightly',
        status: 'failed',
        created_at: TIME,
        updated_at: TIME,
        attempt: 1,
        steps_completed: 2,
        steps_total: 4,
        stored_bytes: bytesIn(join(shared.cwd, '.savepoint/runs', shared.id)),
      },
    ]);
    expect(await linesOf(['runs'], shared.cwd)).toEqual(listed);
  });

  test('says how to start one where there is none, and keeps stdout for data', async () => {
    const cwd = workspaceWith(PIPELINE);
    const { code, stdout, stderr } = await savepoint(['runs'], { cwd });
    expect([code, cells(stdout), stderr]).toEqual([
      0,
      [['RUN-ID', 'NAME', 'STATUS', 'STARTED', 'STEPS', 'STORED']],
      'there is no run yet; start one with `savepoint run`\n',
    ]);
    expect(await jsonOf(['runs'], cwd)).toEqual([]);
  });

  test('marks the beginning of an id that is enough to name its run', async () => {
    const { stdout } = await savepoint(['runs'], { cwd: shared.cwd, env: { FORCE_COLOR: '1' } });
    const marked = /\u001b\[4m(\d+)\u001b\[24m/.exec(stdout)?.[1] ?? '';
    expect((await savepoint(['show', marked], shared)).stdout).toContain(shared.id);
  });
});

describe('show', () => {
  test('is a run and its steps', async () => {
    const { code, stdout, stderr } = await savepoint(['show'], shared);
    expect([code, stderr]).toEqual([0, '']);
    const [facts = '', steps = ''] = steady(stdout).split('\n\n');
    expect(cells(facts)).toEqual([
      ['run', 'RUN'],
      ['pipeline', 'Nightly (savepoint.yml)'],
      ['status', 'failed'],
      ['attempt', '1: failed: test'],
      ['started', 'TIME (just now)'],
      ['workspace', realpathSync(shared.cwd)],
    ]);
    expect(cells(steps)).toEqual([
      ['#', 'STEP', 'STATE', 'TIME', 'TRIES', 'END', 'FILES', 'SAVED', 'STORED', 'WHY'],
      ['1', 'one', 'completed', 'TOOK', '1', 'exit code 0', '0', 'runs for the first time'],
      ['2', 'lint', 'completed', 'TOOK', '1', 'exit code 0', '0', 'runs for the first time'],
      ['3', 'test', 'failed', 'TOOK', '2', 'exit code 1', 'runs for the first time'],
      ['4', 'publish', 'pending', 'waits for test'],
      ['5', 'report', 'completed', 'TOOK', '1', 'exit code 0', '0', expect.stringContaining('clean-up')],
    ]);
  });

  test.each(['one', '1'])('is one step of it, by id or number: %s', async (step) => {
    const { stdout } = await savepoint(['show', 'latest', step], shared);
    expect(cells(steady(stdout))).toEqual([
      ['step', 'one (First one)'],
      ['of', 'RUN'],
      ['state', 'completed'],
      ['why', 'runs for the first time'],
      ['end', 'exit code 0'],
      ['tries', '1'],
      ['started', 'TIME'],
      ['ended', 'TIME'],
      ['time', 'TOOK'],
      ['files', 'none changed'],
      ['completion', '1, built on nothing'],
      ['output answer', '42'],
      ['variable X', 'y'],
    ]);
  });

  test('as JSON is the record, with every key of the contract', async () => {
    const shown = (await jsonOf(['show'], shared.cwd)) as Record<string, unknown> & { steps: object[] };
    const file = join(shared.cwd, '.savepoint/runs', shared.id, 'run.json');
    const { checksum: _, ...record } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    expect(shown).toEqual(record);
    const keys = [
      'schema run_id pipeline definition source inputs status attempt attempts created_at updated_at completed_at',
      'current_steps waiting_for steps',
    ];
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(keys.join(' ').split(' ')));
    expect(shown).toMatchObject({
      schema: 3,
      run_id: shared.id,
      source: { repository: null, ref: null, commit: null },
      inputs: {},
      status: 'failed',
      attempts: [
        {
          started_at: TIME,
          ended_at: TIME,
          why: 'failed: test',
          where: { os: process.platform, workspace: realpathSync(shared.cwd), commit: null },
        },
      ],
      created_at: TIME,
      completed_at: null,
    });
    const stepKeys = [
      'id name state retry_count started_at completed_at duration_ms exit_code error_message outputs completion',
      'change reason',
    ];
    for (const step of shown.steps)
      expect(Object.keys(step)).toEqual(expect.arrayContaining(stepKeys.join(' ').split(' ')));
    expect(await jsonOf(['show', 'latest', 'test'], shared.cwd)).toEqual(shown.steps[2]);
    expect(shown.steps[2]).toMatchObject({
      id: 'test',
      state: 'failed',
      retry_count: 1,
      started_at: TIME,
      completed_at: TIME,
      duration_ms: expect.any(Number),
      exit_code: 1,
      error_message: 'exit code 1',
    });
  });

  test('misses a step by name', async () => {
    const { code, stderr } = await savepoint(['show', 'latest', 'tset'], shared);
    expect([code, steady(stderr)]).toEqual([
      2,
      'savepoint: RUN has no step tset\n  hint: did you mean test?\n',
    ]);
  });
});

describe('show --summary', () => {
  const SUMMARY = `
name: Nightly
steps:
  - { id: a, run: "printf '# A' >> $GITHUB_STEP_SUMMARY" }
  - { id: b, retries: 1, keep: true, run: "printf '~~~\\nno end' >> $GITHUB_STEP_SUMMARY; [ -e once ] || ! touch once" }
  - { id: c, run: 'true' }
  - { id: d, run: "echo $TRY >> $GITHUB_STEP_SUMMARY; [ $TRY = 2 ]" }
  - { id: e, run: 'true' }
`;
  const MARKDOWN = '# A\n\n~~~\nno end\n~~~\n\n2\n';

  test('is the Markdown of the newest try of each step, in their order', async () => {
    const cwd = workspaceWith(SUMMARY);
    expect((await savepoint(['run', '-q'], { cwd, env: { TRY: '1' } })).code).toBe(1);
    expect((await savepoint(['show', '--summary'], { cwd })).stdout).toBe(MARKDOWN.replace('2', '1'));
    expect((await savepoint(['run', '-q'], { cwd, env: { TRY: '2' } })).code).toBe(0);
    expect(await savepoint(['show', '--summary'], { cwd })).toMatchObject({
      code: 0,
      stdout: MARKDOWN,
      stderr: '',
    });
    expect((await savepoint(['show', 'latest', 'a', '--summary'], { cwd })).stdout).toBe('# A\n');
    const rows = [
      { step: 'a', markdown: '# A' },
      expect.objectContaining({ step: 'b' }),
      { step: 'd', markdown: '2\n' },
    ];
    expect(await jsonOf(['show', '--summary'], cwd)).toEqual(rows);
    expect(await linesOf(['show', '--summary'], cwd)).toEqual(rows);
  });

  test('says on stderr that there is none', async () => {
    for (const [args, who] of [
      [['show', '--summary'], shared.id],
      [['show', 'latest', 'one', '--summary'], `one of ${shared.id}`],
    ] as const)
      expect(await savepoint(args, shared)).toMatchObject({
        code: 0,
        stdout: '',
        stderr: `${who} has written nothing to $GITHUB_STEP_SUMMARY\n`,
      });
    expect((await savepoint(['show', '--summary', '--follow'], shared)).code).toBe(2);
  });
});

describe('events', () => {
  test('are told in order, for people', async () => {
    const { stdout } = await savepoint(['events', 'latest', 'test'], shared);
    expect(cells(steady(stdout)).map((row) => row.slice(2))).toEqual([
      ['step.started', 'test', 'try 1 of 2'],
      ['step.retrying', 'test', 'exit code 1; try 2 of 2 now'],
      ['step.started', 'test', 'try 2 of 2'],
      ['step.failed', 'test', 'exit code 1'],
    ]);
    const all = cells((await savepoint(['events'], shared)).stdout);
    expect(all.map((row) => row[0])).toEqual(all.map((_, at) => `${at + 1}`));
    expect(all.at(-1)?.slice(2)).toEqual(['attempt.ended', 'failed: test']);
  });

  test('are the journal line by line, and the first of each attempt is its plan', async () => {
    const { cwd, id } = await failedRun();
    await savepoint(['run', '-q'], { cwd });
    const events = await linesOf(['events'], cwd);
    const journal = linesIn(join(cwd, '.savepoint/runs', id, 'events.ndjson')).map((line) => {
      const { sum: _, ...event } = JSON.parse(line) as Record<string, unknown>;
      return event;
    });
    expect(events).toEqual(journal);
    expect(await jsonOf(['events'], cwd)).toEqual(events);
    const ends = events.flatMap((event, at) => (event.type === 'attempt.ended' ? [at] : []));
    expect(ends).toHaveLength(2);
    expect(events[0]).toMatchObject({ type: 'plan', attempt: 1 });
    expect(events[(ends[0] ?? 0) + 1]).toMatchObject({
      type: 'plan',
      attempt: 2,
      decisions: expect.any(Array),
    });
  });
});

describe('logs', () => {
  const LINT = Buffer.concat([Buffer.from('lint '), Buffer.from([0xff, 0x00]), Buffer.from(' no end')]);

  /** As bytes: what is printed need not be text. */
  async function bytesOf(args: readonly string[]): Promise<Buffer> {
    const started = startSavepoint(args, shared);
    const pieces: Buffer[] = [];
    started.child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
    await started.ended;
    return Buffer.concat(pieces);
  }

  test('of one step are its bytes and nothing else', async () => {
    expect(await bytesOf(['logs', 'latest', 'lint'])).toEqual(LINT);
    expect((await savepoint(['logs', 'latest', '2'], shared)).stderr).toBe('');
  });

  test('of all steps are their bytes in the order of the file, told apart on stderr', async () => {
    const expected = Buffer.concat([Buffer.from('hello\n'), LINT, Buffer.from('try\ntry\nreport\n')]);
    expect(await bytesOf(['logs'])).toEqual(expected);
    const { stderr } = await savepoint(['logs'], shared);
    expect(stderr.split('\n')).toEqual([
      '==> one <==',
      '==> lint <==',
      '==> test <==',
      '==> test, try 2 <==',
      '==> report <==',
      '',
    ]);
    expect((await savepoint(['logs', '-q'], shared)).stderr).toBe('');
  });

  test('are those of the attempt that ran the step last', async () => {
    const { cwd } = await failedRun('steps:\n  - { id: a, run: echo a }\n  - { id: b, run: "ls; false" }\n');
    writeFileSync(join(cwd, 'new'), '');
    await savepoint(['run', '-q'], { cwd });
    expect((await savepoint(['logs', '-q'], { cwd })).stdout).toBe('a\nnew\nsavepoint.yml\n');
  });

  test('as JSON say where they are', async () => {
    const listed = (await jsonOf(['logs', 'latest', 'test'], shared.cwd)) as { path: string }[];
    expect(listed).toEqual([
      { step: 'test', attempt: 1, try: 1, path: expect.any(String), bytes: 4 },
      { step: 'test', attempt: 1, try: 2, path: expect.any(String), bytes: 4 },
    ]);
    expect(readFileSync(listed[0]?.path ?? '', 'utf8')).toBe('try\n');
  });
});

describe('clean', () => {
  async function idsOf(cwd: string): Promise<readonly string[]> {
    return ((await jsonOf(['runs'], cwd)) as { run_id: string }[]).map((run) => run.run_id);
  }

  /** A workspace with a completed run (the older one) and a failed one. */
  async function twoRuns(top = ''): Promise<{ cwd: string; done: string; failed: string }> {
    const cwd = workspaceWith(`${top}\nname: Nightly\nsteps: [{ run: test -e go }]\n`, { go: '' });
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(0);
    writeFileSync(join(cwd, 'savepoint.yml'), `${top}\nname: Nightly\nsteps: [{ run: "false" }]\n`);
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(1);
    const [failed = '', done = ''] = await idsOf(cwd);
    return { cwd, done, failed };
  }

  test('alone keeps what is unfinished or within its retention', async () => {
    const { cwd } = await twoRuns();
    const { code, stdout, stderr } = await savepoint(['clean'], { cwd });
    const why =
      '  2 runs unfinished, held or within its retention; to remove one, name it: savepoint clean RUN\n';
    expect([code, stdout, stderr]).toEqual([0, '', `nothing to remove\n${why}`]);
    expect(await idsOf(cwd)).toHaveLength(2);
  });

  test('removes completed runs that are past what is given', async () => {
    const { cwd, done, failed } = await twoRuns();
    await savepoint(['clean', '--older-than', '1h'], { cwd });
    expect(await idsOf(cwd)).toEqual([failed, done]);
    const { stdout, stderr } = await savepoint(['clean', '--older-than', '0s'], { cwd });
    expect([stdout, stderr]).toEqual([
      expect.stringMatching(`^removed ${done} \\(completed, [\\d.]+ KiB\\)\n$`),
      '',
    ]);
    expect(await idsOf(cwd)).toEqual([failed]);
    expect(readdirSync(join(cwd, '.savepoint/runs'))).toEqual([failed]);
  });

  test('is done by each run at its end, for what is past its retention', async () => {
    const { cwd, failed } = await twoRuns('retention: 0s');
    await savepoint(['run', '-q', '--fresh'], { cwd });
    const left = await idsOf(cwd);
    expect([left.length, left.includes(failed)]).toEqual([2, true]);
  });

  test('is told by the run that has done it', async () => {
    const cwd = workspaceWith('retention: 0s\nname: Nightly\nsteps: [{ run: "true" }]\n');
    const run = (...args: readonly string[]) => savepoint(['run', '--fresh', ...args], { cwd });
    expect((await run()).stderr).not.toContain('removed');
    const [done] = await idsOf(cwd);
    expect((await run()).stderr).toMatch(
      new RegExp(`\n {2}removed 1 completed run past \`retention\`: ${done}\n$`),
    );
    expect(await run('-q')).toMatchObject({ code: 0, stderr: '' });
    expect(await idsOf(cwd)).toHaveLength(1);
  });

  test('removes a run that is named, and says when that was unfinished', async () => {
    const { cwd, done, failed } = await twoRuns();
    const { code, stdout, stderr } = await savepoint(['clean', failed], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining(`removed ${failed} (failed`)]);
    expect(stderr).toBe(`these runs are unfinished and cannot go on once removed:\n  ${failed} (failed)\n`);
    expect(await idsOf(cwd)).toEqual([done]);
  });

  test('--all removes all, --dry-run none', async () => {
    const { cwd } = await twoRuns();
    const dry = await savepoint(['clean', '--all', '--dry-run'], { cwd });
    expect(dry.stdout.split('\n').map((line) => line.slice(0, 13))).toEqual([
      'would remove ',
      'would remove ',
      '',
    ]);
    expect(await idsOf(cwd)).toHaveLength(2);
    const removed = await jsonOf(['clean', '--all'], cwd);
    expect(removed).toEqual([
      { run_id: RUN_ID, status: 'failed', stored_bytes: expect.any(Number), removed: true },
      { run_id: RUN_ID, status: 'completed', stored_bytes: expect.any(Number), removed: true },
    ]);
    expect(await idsOf(cwd)).toEqual([]);
    expect(await jsonOf(['clean', '--all'], cwd)).toEqual([]);
  });

  test('never removes a run that is held', async () => {
    const { cwd, failed, done } = await twoRuns();
    const step = '  - run: echo > up; while [ ! -e end ]; do sleep 0.02; done';
    writeFileSync(join(cwd, 'savepoint.yml'), `name: Nightly\nsteps:\n${step}\n`);
    const { ended } = startSavepoint(['run', '--fresh', '-q'], { cwd });
    await until('the step runs', () => existsSync(join(cwd, 'up')));
    const [held = ''] = await idsOf(cwd);
    for (const named of [[held], [held, done]])
      expect(await savepoint(['clean', ...named], { cwd })).toMatchObject({
        code: 4,
        stderr: `savepoint: another process holds the run ${held}\n  hint: wait until it has ended, or stop it\n`,
      });
    const files = await savepoint(['clean', '--files', held], { cwd });
    expect([files.code, await idsOf(cwd)]).toEqual([4, [held, failed, done]]);
    const dry = (await jsonOf(['clean', '--all', '--dry-run'], cwd)) as { run_id: string }[];
    expect(dry.map((run) => run.run_id)).toEqual([failed, done]);
    await savepoint(['clean', '--all'], { cwd });
    const again = await savepoint(['clean', '--files', '--all'], { cwd });
    expect(again.stderr).toBe('nothing to remove\n  another process holds 1 run\n');
    expect(await idsOf(cwd)).toEqual([held]);
    writeFileSync(join(cwd, 'end'), '');
    expect((await ended).code).toBe(0);
  });
});

const COMMANDS = [
  ...['run', 'resume', 'plan', 'init', 'validate', 'runs', 'list', 'show', 'events', 'logs'],
  ...['diff', 'restore', 'verify', 'clean', 'completion'],
];

describe('help', () => {
  test.each(COMMANDS)(
    'of %s is on stdout: what it does, every option explained, examples',
    async (command) => {
      const { code, stdout, stderr } = await savepoint([command, '--help'], shared);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(new RegExp(`^Usage: savepoint ${command} `));
      expect(stdout).toMatch(/\n\nExamples:\n( {2}savepoint \S.*\n)+$/);
      const options = stdout.slice(stdout.indexOf('Options:'), stdout.indexOf('Examples:'));
      const common = [
        '-C, --workspace',
        '--store',
        '-o, --output',
        '-q, --quiet',
        '--no-color',
        '-h, --help',
      ];
      for (const option of common) expect(options).toContain(`  ${option}`);
      expect(options).not.toContain('[]');
      for (const line of options.split('\n').filter((each) => /^ {2}-/.test(each)))
        expect(line).toMatch(/^ {2}-\S.* {2}\S/);
      expect((await savepoint(['help', command], shared)).stdout).toBe(stdout);
      // Examples are of commands that exist, with options that exist.
      for (const [, example = ''] of stdout.matchAll(/^ {2}savepoint (\S.*?) {2,}\S/gm))
        expect((await savepoint([...example.split(' '), '--help'], shared)).stderr).toBe('');
    },
  );

  test('lists every command with what it does, and the exit codes', async () => {
    const { code, stdout, stderr } = await savepoint(['--help'], shared);
    expect([code, stderr]).toEqual([0, '']);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} .*  \\S`, 'm'));
    for (const exit of [0, 1, 2, 3, 4, 5, 70, 130, 143]) expect(stdout).toMatch(new RegExp(`\\b${exit} `));
  });

  test('--version is the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const told = { code: 0, stdout: `${version}\n`, stderr: '' };
    expect(await savepoint(['--version'], shared)).toMatchObject(told);
  });
});

describe('everywhere', () => {
  test('-o json prints JSON and nothing else on stdout', async () => {
    const rows = [
      'list runs',
      'show latest one',
      'events latest one',
      'logs',
      'clean',
      'clean --all --dry-run',
    ];
    for (const row of rows) await jsonOf(row.split(' '), shared.cwd);
  });

  test('run -o json prints the record at the end, also when there is nothing to do', async () => {
    const cwd = workspaceWith('name: Nightly\nsteps: [{ run: echo hello }]\n');
    const ran = await savepoint(['run', '-o', 'json'], { cwd });
    expect(JSON.parse(ran.stdout)).toMatchObject({ run_id: RUN_ID, status: 'completed' });
    expect(ran.stderr).toContain('completed:');
    const done = await savepoint(['resume', '-o', 'json'], { cwd });
    expect([done.code, JSON.parse(done.stdout)]).toEqual([0, JSON.parse(ran.stdout)]);
    expect(done.stderr).toMatch(/is completed: there is nothing to do/);
  });

  test('run -o ndjson prints the events, and colours its talk where that is wished', async () => {
    const cwd = workspaceWith('steps: [{ id: a, run: echo hello }]\n');
    const env = { FORCE_COLOR: '1' };
    const { stdout, stderr } = await savepoint(['run', '-o', 'ndjson'], { cwd, env });
    expect([stdout.includes(ESCAPE), stderr.includes(ESCAPE)]).toEqual([false, true]);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).type),
    ).toEqual(['plan', 'source.captured', 'step.started', 'step.completed', 'attempt.ended']);
  });

  test('data goes to stdout and talk to stderr', async () => {
    const cwd = workspaceWith('name: Nightly\nsteps: [{ id: a, run: echo hello }]\n');
    const { stdout, stderr } = await savepoint(['run'], { cwd });
    expect(stdout).toBe('hello\n');
    expect(steady(stderr)).toBe('RUN: 1 step\n> a\n+ a (TOOK)\ncompleted: RUN, 1 of 1 step done, in TOOK\n');
  });

  test('a run that fails says where its output is, and how to go on', async () => {
    const cwd = workspaceWith('name: Nightly\nsteps: [{ id: a, run: exit 3 }]\n');
    const { stderr } = await savepoint(['run'], { cwd });
    expect(steady(stderr)).toBe(
      [
        'RUN: 1 step',
        '> a',
        'x a: exit code 3 (TOOK)',
        'failed: RUN, 0 of 1 step done, in TOOK; failed: a',
        '  its output:  savepoint logs RUN a',
        '  to go on:    savepoint resume RUN',
        '',
      ].join('\n'),
    );
  });

  test('-q leaves errors alone: nothing of what went well, all of what did not', async () => {
    const cwd = workspaceWith('name: Nightly\nsteps: [{ id: a, run: echo hello }, { id: b, run: exit 3 }]\n');
    const { stdout, stderr } = await savepoint(['run', '-q'], { cwd });
    expect([stdout, steady(stderr)]).toEqual([
      '',
      expect.stringMatching(/^x b: exit code 3 \(TOOK\)\nfailed: RUN/),
    ]);
    expect((await savepoint(['plan', '-q'], { cwd })).stderr).toBe('');
    expect((await savepoint(['validate', '-q'], { cwd })).stdout).toBe('');
  });

  test.each([
    ['no terminal', [], {}, false],
    ['FORCE_COLOR', [], { FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR and NO_COLOR', [], { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    ['FORCE_COLOR and an empty NO_COLOR', [], { FORCE_COLOR: '1', NO_COLOR: '' }, true],
    ['FORCE_COLOR and --no-color', ['--no-color'], { FORCE_COLOR: '1' }, false],
  ])('with %s there are colours or not', async (_, args, env, coloured) => {
    const { stdout } = await savepoint(['runs', ...args], { ...shared, env });
    expect(stdout.includes(ESCAPE)).toBe(coloured);
  });

  test('-C names the workspace; SAVEPOINT_STORE and --store say where runs are kept, and the option counts', async () => {
    const cwd = workspaceWith('steps: [{ run: pwd }]\n');
    const [one, two] = [join(folder(), 'one'), join(folder(), 'two')];
    const env = { SAVEPOINT_STORE: one };
    for (const args of [[], ['--store', two], []])
      expect(await savepoint(['run', '-C', cwd, ...args], { cwd: '/', env })).toMatchObject({
        code: 0,
        stdout: `${realpathSync(cwd)}\n`,
      });
    expect(readdirSync(cwd)).toEqual(['savepoint.yml']);
    expect([one, two].map((store) => readdirSync(join(store, 'runs')).length)).toEqual([2, 1]);
    expect(readFileSync(join(one, '.gitignore'), 'utf8')).toBe('*\n');
    // Options of every command may stand before it, too.
    const { stdout } = await savepoint(['-o', 'json', '-C', cwd, 'runs'], { cwd: '/', env });
    expect(JSON.parse(stdout)).toHaveLength(2);
  });

  test('an input is the same however it is written: a run with it is gone on with', async () => {
    const cwd = workspaceWith(
      'inputs: { Count: { type: number, default: 5 }, dry: { type: boolean } }\nsteps: [{ run: "false" }]\n',
    );
    await savepoint(['run', '-q', '-i', 'Count=1', '-i', 'dry=true'], { cwd });
    await savepoint(['run', '-q', '-i', 'count=1.0', '-i', 'dry=TRUE'], { cwd });
    expect(await jsonOf(['runs'], cwd)).toMatchObject([{ attempt: 2 }]);
    await savepoint(['run', '-q', '-i', 'count=2'], { cwd });
    expect(await jsonOf(['runs'], cwd)).toHaveLength(2);
  });
});

const TEXT =
  'steps:\n  - parallel:\n      - { id: a, run: "true" }\n      - { id: b, run: "true" }\n  - { id: c, run: test -e go }\n';
const LINE = /savepoint\.yml:3.* "a" and "b" can run side by side/;

test('validate and the start of a run warn of steps whose changes are not told apart, and go on', async () => {
  const cwd = workspaceWith(TEXT);
  const validated = await savepoint(['validate'], { cwd });
  expect([validated.code, validated.stdout, validated.stderr]).toEqual([
    0,
    expect.stringContaining('is valid'),
    expect.stringMatching(LINE),
  ]);
  const first = await savepoint(['run', '--max-parallel', '2'], { cwd });
  expect([first.code, first.stderr]).toEqual([1, expect.stringMatching(LINE)]);
  expect((await savepoint(['run'], { cwd })).stderr).not.toMatch(LINE);
});

test('hashFiles gives the hash of the files, and prints nothing where data is expected', async () => {
  const cwd = workspaceWith(
    `
steps:
  - { id: a, if: "hashFiles('*.lock') != ''", run: "echo \${{ hashFiles('*.lock') }} >> seen" }
  - { id: b, if: "hashFiles('none') != ''", run: echo b >> seen }
`,
    { 'one.lock': 'locked\n' },
  );
  const { code, stdout } = await savepoint(['run', '-o', 'json'], { cwd });
  expect(code).toBe(0);
  const run = JSON.parse(stdout) as { steps: readonly { state: string }[] };
  expect(run.steps.map((step) => step.state)).toEqual(['completed', 'skipped']);
  // GitHub hashes the hashes of the files: sha256(sha256("locked\n")), computed with sha256sum.
  expect(linesIn(join(cwd, 'seen'))).toEqual([
    '8cdb4659ad6693d3fe52278aa24ef072afbc863557a80b6edbfa6f710de8a5a0',
  ]);
});
