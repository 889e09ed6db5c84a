/** Rule 7: people's edits are kept. */
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { markPath } from '../../src/files/mark.ts';
import { parseEvents } from '../../src/record/lines.ts';
import { linesIn, savepoint, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';
import { place, put, read, Scene } from '../support/scene.ts';
import { eventsOf, newest, storeOf } from '../support/store.ts';

const PIPELINE = `
steps:
  - { id: first, run: 'echo made > made; echo started >> "$TOOLS/log"' }
  - { id: second, run: 'echo half > half; echo started >> "$TOOLS/log"; if test -e "$TOOLS/long"; then sleep 1000; fi; test -e "$TOOLS/go"' }
`;

function rig() {
  const tools = folder();
  const cwd = workspaceWith(PIPELINE, { edited: 'before', deleted: 'before', 'in/deleted': 'before' });
  const processes = tree();
  return { tools, cwd, processes, env: { TOOLS: tools, CI: '1', ...processes.env } };
}

function editsOf(cwd: string) {
  const events = parseEvents(eventsOf(cwd, newest(cwd) ?? ''));
  return events.flatMap((event) => (event.type === 'edits.kept' ? [event.paths] : []));
}

/** What a person does between two attempts. */
function edit(cwd: string): void {
  writeFileSync(join(cwd, 'edited'), 'after');
  writeFileSync(join(cwd, 'new'), 'new');
  rmSync(join(cwd, 'deleted'));
  rmSync(join(cwd, 'in/deleted'));
}

function mustHaveEdits(cwd: string): void {
  expect(readFileSync(join(cwd, 'edited'), 'utf8')).toBe('after');
  expect(readFileSync(join(cwd, 'new'), 'utf8')).toBe('new');
  expect(existsSync(join(cwd, 'deleted'))).toBe(false);
  expect(existsSync(join(cwd, 'in/deleted'))).toBe(false);
}

const EDITS = ['deleted', 'edited', 'in/deleted', 'new'];

test('show names the first edits alone, and says how many more there are', async () => {
  const { cwd, env } = rig();
  expect((await savepoint(['run'], { cwd, env })).code).toBe(1);
  for (let at = 1; at <= 7; at++) writeFileSync(join(cwd, `new-${at}`), 'new');
  expect((await savepoint(['run'], { cwd, env })).code).toBe(1);
  expect((await savepoint(['show'], { cwd, env })).stdout).toMatch(
    /^edited +attempt 2 .* new-1, new-2, new-3, new-4, new-5 and 2 more$/m,
  );
});

test('rule 7: what a person changed after a failure stays, is saved, and comes to another folder', async () => {
  const { cwd, env, tools } = rig();
  expect((await savepoint(['run'], { cwd, env })).code).toBe(1);
  edit(cwd);
  expect((await savepoint(['run'], { cwd, env })).code).toBe(1);
  mustHaveEdits(cwd);
  expect(editsOf(cwd)).toEqual([EDITS]);
  const other = workspaceWith(PIPELINE, { edited: 'before', deleted: 'before', 'in/deleted': 'before' });
  writeFileSync(join(tools, 'go'), '');
  const resumed = await savepoint(['resume', 'latest', '--store', storeOf(cwd)], { cwd: other, env });
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.stringContaining('reuse  first')]);
  mustHaveEdits(other);
});

test('rule 7: what a person changed long after Savepoint was killed stays, deletions too', async () => {
  const { cwd, env, tools, processes } = rig();
  writeFileSync(join(tools, 'long'), '');
  const started = startSavepoint(['run'], { cwd, env });
  await until('the second step runs', () => linesIn(join(tools, 'log')).length === 2);
  started.child.kill('SIGKILL');
  await processes.gone();
  const mark = markPath(storeOf(cwd), cwd, newest(cwd) ?? '');
  const longAgo = statSync(mark).mtimeMs / 1000 - 5;
  utimesSync(mark, longAgo, longAgo);
  await delay(50);
  edit(cwd);
  rmSync(join(tools, 'long'));
  writeFileSync(join(tools, 'go'), '');
  expect((await savepoint(['run'], { cwd, env })).code).toBe(0);
  mustHaveEdits(cwd);
  expect(editsOf(cwd)).toEqual([EDITS]);
});

test.each([
  ['needs the one before', ''],
  ['stands alone', ', needs: []'],
])(
  'rule 1: a step runs again on what a person makes of a file that it reads, which a later step has rewritten that %s',
  async (_title, needs) => {
    const scene = new Scene();
    const cwd = place({
      'savepoint.yml': `
max-parallel: 1
steps:
  - { id: lint, reads: [src], run: 'echo lint >> "$LOG"; cp src seen' }
  - { id: format${needs}, run: 'echo format >> "$LOG"; tr a-z A-Z < src > src.new; mv src.new src' }
  - { id: last, needs: [lint, format], run: 'test -e "$OUT/go"' }
`,
      src: 'first\n',
    });
    await scene.run(cwd);
    put(cwd, { src: 'second\n' });
    expect(await scene.reasons(cwd)).toMatchObject({ lint: 'run reads' });
    await scene.run(cwd);
    expect(read(cwd, 'seen')).toBe('second\n');
    expect(read(cwd, 'src')).toBe(needs === '' ? 'SECOND\n' : 'second\n');
    expect(await scene.reasons(cwd)).toEqual({
      lint: 'reuse completed',
      format: 'reuse completed',
      last: 'run failed',
    });
    expect(scene.log()).toEqual(['lint', 'format', 'lint', ...(needs === '' ? ['format'] : [])]);
  },
);
